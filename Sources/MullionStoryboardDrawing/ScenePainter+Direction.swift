import MullionGeometry
import MullionStoryboards

/// Mirroring for right-to-left languages.
///
/// Content is positioned left to right and then mirrored within its view or bar.
extension ScenePainter {
    /// Whether the current direction is right to left.
    var isMirrored: Bool { direction == .rightToLeft }

    /// Returns a rectangle in a box, mirrored if the direction is right to left.
    func directed(_ frame: CGRect, in box: CGRect) -> CGRect {
        guard isMirrored else { return frame }
        return CGRect(x: box.minX + box.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }

    /// Returns an x coordinate in a box, mirrored if the direction is right to left.
    func directed(_ x: CGFloat, in box: CGRect) -> CGFloat { isMirrored ? box.minX + box.maxX - x : x }

    /// The symbol that points in reading direction.
    var forwardChevron: String { isMirrored ? "chevron.left" : "chevron.right" }

    /// The symbol that points against reading direction.
    var backwardChevron: String { isMirrored ? "chevron.right" : "chevron.left" }

    /// The trailing alignment.
    var trailingAlignment: StoryboardText.Alignment { isMirrored ? .left : .right }
}

extension StoryboardView {
    /// The forced direction of the view; nil for that of the setting.
    var contentDirection: LayoutDirection? {
        switch attributes["semanticContentAttribute"] {
        case "forceRightToLeft": .rightToLeft
        case "forceLeftToRight", "playback", "spatial": .leftToRight
        default: nil
        }
    }
}
