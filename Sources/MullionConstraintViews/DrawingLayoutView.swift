import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionViews

/// A constraint view with custom drawing, in front of its background and behind its subviews.
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
    ///   - rect: The presented frame, in the coordinates of the drawing.
    ///   - list: The display list to append to.
    ///   - displayScale: Pixels per point.
    func draw(in rect: CGRect, into list: inout DisplayList, displayScale: CGFloat)
}
