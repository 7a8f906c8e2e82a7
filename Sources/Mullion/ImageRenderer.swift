import MullionDrawing
import MullionGeometry
import MullionRender
import MullionText
import MullionViews

/// Draws a view in one line of code, for servers.
///
/// ```swift
/// let svg = ImageRenderer(content: Badge(title: "New")).svg()
/// ```
///
/// SwiftUI's class of the same name renders pixels; this one writes documents. Use it from one thread at a time.
public final class ImageRenderer<Content: View> {
    /// The view.
    public var content: Content

    /// The size proposed to the content. The drawing has the resulting size.
    public var proposedSize: ProposedViewSize = .unspecified

    /// Pixels per point, positive and finite. Boxes are drawn on whole pixels; frames are not rounded. The default is
    /// 1, as in SwiftUI.
    public var scale: CGFloat = 1

    /// Measures text.
    public var measurer: any TextMeasurer = MetricsTextMeasurer()

    /// Creates a renderer for a view.
    public init(content: Content) { self.content = content }

    /// Measures, places, and draws the view, and returns its size, frames, display list, and diagnostics.
    ///
    /// - Complexity: That of `ViewRenderer.layout(in:)`.
    public func layout() -> LaidOutView {
        var renderer = ViewRenderer(content)
        renderer.measurer = measurer
        renderer.scale = scale
        return renderer.layout(in: proposedSize)
    }

    /// Returns the drawing as an SVG document. Its diagnostics are those of ``layout()``.
    public func svg() -> String {
        let picture = layout()
        return SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
    }

    /// Returns the drawing as an SVG document, with its diagnostics.
    public func render() -> (svg: String, diagnostics: [ViewDiagnostic]) {
        let picture = layout()
        let svg = SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
        return (svg, picture.diagnostics)
    }

    /// Returns the drawing as an HTML page with the tree of its boxes. Its diagnostics are those of ``layout()``.
    public func html() -> String {
        let picture = layout()
        return HTMLRenderer().render(picture.displayList, boxes: picture.boxTree, size: picture.canvasSize).output
    }

    /// Returns the frames of all placed nodes, parents before children, siblings in declaration order.
    public func frames() -> [NodeFrame] { layout().frames }
}
