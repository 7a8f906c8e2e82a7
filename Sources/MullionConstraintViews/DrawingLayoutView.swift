import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// A view in a tree of constraints that draws something itself, in front of its background and behind its subviews.
///
/// ```swift
/// final class Rule: LayoutView, DrawingLayoutView {
///     func draw(in rect: CGRect, into list: inout DisplayList, displayScale: CGFloat) {
///         list.fill(Path(rect), with: .gray)
///     }
/// }
/// ```
public protocol DrawingLayoutView: LayoutView {
    /// Draws the view.
    ///
    /// - Parameters:
    ///   - rect: What is shown of the frame at the moment, in the coordinates of the picture.
    ///   - list: What is drawn into.
    ///   - displayScale: Pixels per point.
    func draw(in rect: CGRect, into list: inout DisplayList, displayScale: CGFloat)
}
