import MullionGeometry
import MullionLayout
import MullionText

/// Makes pictures of a view: the front door of the module.
///
/// ```swift
/// let card = VStack(alignment: .leading) {
///     Text("Hello").font(.title)
///     Text("A paragraph that wraps where the card ends.")
/// }
/// .padding()
/// let picture = ViewRenderer(card).layout(in: ProposedViewSize(width: 240, height: nil))
/// let svg = SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
/// ```
public struct ViewRenderer<Content: View> {
    /// What is drawn.
    public var content: Content

    /// What text is measured with.
    public var measurer: any TextMeasurer = MetricsTextMeasurer()

    /// Pixels per point of the picture, positive and finite: boxes are drawn on whole pixels. The frames stay exact.
    public var scale: CGFloat = 2

    /// A renderer for a view.
    public init(_ content: Content) { self.content = content }

    /// A renderer for the views of a closure, one below the other.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// The view measured, placed and drawn for a proposal. The picture has the size the view answers.
    ///
    /// - Complexity: O(n), n the nodes and the characters of the text; see `LayoutTree.layoutIfNeeded(in:)`.
    public func layout(in proposal: ProposedViewSize = .unspecified) -> LaidOutView {
        var lowering = Lowering(measurer: measurer)
        lowering.environment.displayScale = scale
        let nodes = lowering.nodes(of: content)
        lowering.setRoot(nodes)
        return LaidOutView(lowering, in: proposal, scale: scale)
    }
}
