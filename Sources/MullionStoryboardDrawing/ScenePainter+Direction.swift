import MullionGeometry
import MullionStoryboards

/// What stands the other way round where people read from right to left.
///
/// Everything is placed as it stands where they read from left to right, and then mirrored within its view or bar.
extension ScenePainter {
    /// Whether one reads from right to left.
    var isMirrored: Bool { direction == .rightToLeft }

    /// A rectangle as it stands in a box, mirrored where one reads from right to left.
    func directed(_ frame: CGRect, in box: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: box.minX + box.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// The place of a point along a box, mirrored where one reads from right to left.
    func directed(_ x: CGFloat, in box: CGRect) -> CGFloat { isMirrored ? box.minX + box.maxX - x : x }

    /// The symbol that points to where reading goes.
    var forwardChevron: String { isMirrored ? "chevron.left" : "chevron.right" }

    /// The symbol that points to where reading comes from.
    var backwardChevron: String { isMirrored ? "chevron.right" : "chevron.left" }

    /// The alignment at the edge where lines end.
    var trailingAlignment: StoryboardText.Alignment { isMirrored ? .left : .right }
}

extension StoryboardView {
    /// The direction that its author forced on what it shows; nil: that of the setting.
    var contentDirection: LayoutDirection? {
        switch attributes["semanticContentAttribute"] {
        case "forceRightToLeft": .rightToLeft
        case "forceLeftToRight", "playback", "spatial": .leftToRight
        default: nil
        }
    }
}
