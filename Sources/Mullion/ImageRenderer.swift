import MullionDrawing
import MullionGeometry
import MullionRender
import MullionText
import MullionViews

/// Makes pictures of a view in one line, for servers.
///
/// ```swift
/// let svg = ImageRenderer(content: Badge(title: "New")).svg()
/// ```
///
/// SwiftUI's class of the same name gives pixels; this one gives documents. It is used from one thread at a time.
public final class ImageRenderer<Content: View> {
    /// What is drawn.
    public var content: Content

    /// The size that is proposed to the content. The picture has the size the content answers.
    public var proposedSize: ProposedViewSize = .unspecified

    /// Pixels per point, positive and finite. Boxes are drawn on whole pixels; frames stay exact. The default is 1, as
    /// in SwiftUI.
    public var scale: CGFloat = 1

    /// What text is measured with.
    public var measurer: any TextMeasurer = MetricsTextMeasurer()

    /// A renderer for a view.
    public init(content: Content) { self.content = content }

    /// The view measured, placed and drawn: its size, its frames, its display list and what may surprise about it.
    ///
    /// - Complexity: As `ViewRenderer.layout(in:)`.
    public func layout() -> LaidOutView {
        var renderer = ViewRenderer(content)
        renderer.measurer = measurer
        renderer.scale = scale
        return renderer.layout(in: proposedSize)
    }

    /// The picture as an SVG document.
    ///
    /// What may surprise about the picture is told by the diagnostics of ``layout()``.
    public func svg() -> String {
        let picture = layout()
        return SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
    }

    /// The picture as a page for browsers that shows it beside the tree of its boxes.
    ///
    /// What may surprise about the picture is told by the diagnostics of ``layout()``.
    public func html() -> String {
        let picture = layout()
        return HTMLRenderer().render(picture.displayList, boxes: picture.boxTree, size: picture.canvasSize).output
    }

    /// Where every placed node stands, parents before children, siblings in declaration order.
    public func frames() -> [NodeFrame] { layout().frames }
}
