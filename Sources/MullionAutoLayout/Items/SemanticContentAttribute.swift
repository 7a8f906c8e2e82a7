import MullionGeometry

/// What the content of a view means, which decides whether it is mirrored in languages that are written right to left.
///
/// As in UIKit, it applies to what a view arranges itself: constraints between its subviews, its margins, and the order
/// in a stack view. Subviews have their own.
public enum SemanticContentAttribute: String, CaseIterable, Hashable, Sendable {
    /// The content follows the direction of the interface.
    case unspecified
    /// Controls of playback, such as buttons to play and to rewind, which keep their order.
    case playback
    /// Controls for directions in space, such as those of text alignment, which keep their order.
    case spatial
    /// The content is always arranged left to right.
    case forceLeftToRight
    /// The content is always arranged right to left.
    case forceRightToLeft

    /// The direction of the content; nil for that of the interface.
    var direction: LayoutDirection? {
        switch self {
        case .unspecified: nil
        case .playback, .spatial, .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        }
    }
}
