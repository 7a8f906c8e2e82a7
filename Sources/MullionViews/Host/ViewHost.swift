import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// A view that is shown again and again with small changes.
///
/// ```swift
/// let host = ViewHost(Report(rows: rows))
/// let first = host.layout(in: ProposedViewSize(width: 600, height: nil))
/// rows[17].title = "Changed"
/// host.update(Report(rows: rows))
/// let second = host.layout(in: ProposedViewSize(width: 600, height: nil))
/// ```
///
/// The host keeps the nodes of the view. An update compares the new value with them: each view finds its node by its
/// identity, which is its path from the root (the position among siblings, the branch of a condition, the identity of
/// an element of ``ForEach``, and what ``View/id(_:)`` says). Nodes are made, changed, moved and destroyed where the
/// view differs, and the next layout measures what depends on that. Text that stays the same is not measured again.
///
/// The frames are those that a new host would give, bit by bit.
///
/// A layout inside of an animation block is animated: nodes that are in the view before and after move from frame to
/// frame, and ``layout(in:)`` draws them where they are at the latest tick. What is new appears at once, and what is
/// gone disappears.
///
/// ```swift
/// host.update(Report(rows: sorted))
/// timeline.animate(withDuration: 0.3) { host.layoutIfNeeded(in: proposal) }
/// ```
///
/// A host belongs to one thread at a time.
public final class ViewHost<Content: View> {
    /// The view that is shown.
    public private(set) var content: Content
    /// Pixels per point of the pictures, positive and finite: boxes are drawn on whole pixels. The frames stay exact.
    public let scale: CGFloat

    private var lowering: Lowering

    /// A host for a view.
    ///
    /// - Parameters:
    ///   - measurer: What text is measured with.
    ///   - scale: Pixels per point of the pictures.
    public init(_ content: Content, measurer: any TextMeasurer = MetricsTextMeasurer(), scale: CGFloat = 2) {
        self.content = content
        self.scale = scale
        lowering = Lowering(measurer: measurer, retainsNodes: true)
        lowering.environment.displayScale = scale
        lowering.update(content)
    }

    /// The tree of the view's nodes. It belongs to the host: read it, but leave editing to ``update(_:)``.
    public var tree: LayoutTree { lowering.tree }

    /// Shows another value of the view from the next layout on.
    ///
    /// - Complexity: O(n), n the views in the value: each is compared with the node it had. Nothing is measured but the
    ///   text that is new.
    public func update(_ content: Content) {
        self.content = content
        lowering.update(content)
    }

    /// Measures and places what changed, without drawing.
    ///
    /// - Complexity: That of `LayoutTree.layoutIfNeeded(in:)`.
    public func layoutIfNeeded(in proposal: ProposedViewSize = .unspecified) { lowering.layOut(in: proposal) }

    /// The view measured, placed and drawn for a proposal.
    ///
    /// - Complexity: That of ``layoutIfNeeded(in:)``, and O(n) to draw, n the nodes and the characters of the text.
    public func layout(in proposal: ProposedViewSize = .unspecified) -> LaidOutView {
        lowering.layOut(in: proposal)
        return LaidOutView(placed: lowering, scale: scale)
    }

    /// Moves the content of a scroll view with an offset; whether it is one.
    func move(_ scrollView: NodeID, to offset: ScrollOffset) -> Bool { lowering.scroll(scrollView, to: offset) }

    // MARK: - Questions

    /// The size the view answers to a proposal, without placing anything.
    ///
    /// - Complexity: That of `LayoutTree.sizeThatFits(_:of:)`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size }

    /// The size the view answers to a proposal, and its alignment guides, without placing anything.
    ///
    /// - Complexity: That of `LayoutTree.dimensions(of:in:)`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        guard let root = tree.root else { return ViewDimensions(width: 0, height: 0) }
        return dimensions(of: root, in: proposal)
    }

    /// The same for a node in the view.
    package func dimensions(of node: NodeID, in proposal: ProposedViewSize) -> ViewDimensions {
        lowering.noteChangedLeaves()
        return tree.dimensions(of: node, in: proposal)
    }

    // MARK: - Being hosted

    /// Called when hosted leaves change outside an update.
    package var observer: ((_ changesSize: Bool) -> Void)? {
        get { lowering.leafObserver.changed }
        set { lowering.leafObserver.changed = newValue }
    }

    /// Draws the view as it was laid out last, at a point.
    package func draw(at origin: CGPoint, into list: inout DisplayList, scale: CGFloat) {
        var painter = Painter(lowering, scale: scale, origin: origin)
        swap(&painter.list, &list)
        painter.draw(tree.snapshot())
        swap(&painter.list, &list)
    }

    /// The line height of the first text in the view; nil without one.
    package var firstLineHeight: CGFloat? {
        var open = tree.root.map { [$0] } ?? []
        while let node = open.popLast() {
            if case .text(let picture)? = lowering.appearance(of: node).paint, case .plain(let text) = picture.typeset {
                return text.lineHeight
            }
            open += tree.children(of: node).reversed()
        }
        return nil
    }
}

extension ViewDimensions {
    fileprivate var size: CGSize { CGSize(width: width, height: height) }
}
