import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// A document that is laid out for one proposal after the other, as in a preview whose edge is dragged.
///
/// The tree of nodes is made once. A layout for a different width measures only what depends on the width.
///
/// ```swift
/// let live = LiveDocument(try Document(json: card))
/// let narrow = live.layout(in: ProposedViewSize(width: 240, height: nil))
/// let wide = live.layout(in: ProposedViewSize(width: 480, height: nil))
/// ```
public final class LiveDocument {
    private let document: Document
    private let scale: CGFloat
    private var lowering: ElementLowering
    /// The frame around the elements, which has the sides of the proposal.
    private let frame: NodeID

    /// Makes the nodes of a document.
    ///
    /// - Parameters:
    ///   - measurer: Measures text.
    ///   - scale: Pixels per point; boxes are drawn on whole pixels.
    ///   - isTracing: Whether all proposals and results of each pass are recorded, for explanations.
    /// - Complexity: O(nodes).
    public init(
        _ document: Document, measurer: any TextMeasurer = MetricsTextMeasurer(), scale: CGFloat = 2,
        isTracing: Bool = false
    ) {
        self.document = document
        self.scale = scale
        lowering = document.lowered(measurer: measurer, scale: scale)
        frame = document.framed(&lowering, width: document.width, height: document.height)
        lowering.lowering.setRoot([frame])
        lowering.lowering.tree.isTracing = isTracing
    }

    /// The proposal that the document names: its width and height, nil for that of the content.
    public var proposal: ProposedViewSize { ProposedViewSize(width: document.width, height: document.height) }

    /// Scrolls an element: a collection or a scroll view with an offset, from the next layout on. Elements that cannot
    /// be scrolled stay as they are.
    ///
    /// - Parameters:
    ///   - element: The index of the element.
    ///   - offset: The distance from the beginning of the content to that of the viewport, in points; negative to pull
    ///     the content beyond its beginning.
    package func scroll(_ element: Int, to offset: CGFloat) { lowering.scroll(element, to: offset) }

    /// Measures, places, and draws the document for a proposal.
    ///
    /// A finite width or height is that of the drawing. One that is nil or infinite is proposed to the content, which
    /// decides; a negative one or NaN counts as 0 or nil.
    ///
    /// - Complexity: O(nodes) for the drawing; the layout takes as long as what the proposal changes.
    public func layout(in proposal: ProposedViewSize) -> LaidOutDocument {
        func side(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isFinite ? max($0, 0) : nil } }
        lowering.lowering.tree.setKind(
            .frame(width: side(proposal.width), height: side(proposal.height), alignment: document.frameAlignment),
            of: frame)
        return document.laidOut(lowering, in: proposal, scale: scale)
    }
}
