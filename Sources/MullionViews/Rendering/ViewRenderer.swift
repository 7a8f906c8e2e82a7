import MullionGeometry
import MullionLayout
import MullionText

/// Draws a view; the main entry point of the module.
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
    /// The view.
    public var content: Content

    /// Measures text.
    public var measurer: any TextMeasurer = MetricsTextMeasurer()

    /// Pixels per point of the drawing, positive and finite: boxes are drawn on whole pixels. Frames are not rounded.
    public var scale: CGFloat = 2

    /// Creates a renderer for a view.
    public init(_ content: Content) { self.content = content }

    /// Creates a renderer for a column of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    /// Measures, places, and draws the view for a proposal. The drawing has the size of the view.
    ///
    /// - Complexity: O(n), n the nodes and the characters of the text; see `LayoutTree.layoutIfNeeded(in:)`.
    public func layout(in proposal: ProposedViewSize = .unspecified) -> LaidOutView {
        layout(in: proposal, numbering: nil)
    }

    func layout(in proposal: ProposedViewSize, numbering: PageNumbering?) -> LaidOutView {
        var lowering = Lowering(measurer: measurer)
        lowering.pageNumbering = numbering
        lowering.environment.displayScale = scale
        lowering.setRoot(lowering.nodes(of: content))
        lowering.layOut(in: proposal)
        // Only a host keeps the state that observers of preferences change.
        if lowering.observesPreferences {
            return ViewHost(content, measurer: measurer, scale: scale, drawsFirstState: true).layout(in: proposal)
        }
        return LaidOutView(placed: lowering, scale: scale)
    }
}
