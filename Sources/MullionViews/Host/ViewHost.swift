import MullionAnimation
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// A host that keeps a view laid out through small changes.
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
/// identity path (the position among siblings, the branch of a condition, the identity of an element of ``ForEach``,
/// and explicit identities, see ``View/id(_:)``). It makes, changes, moves, and destroys nodes where the view differs,
/// and the next layout measures what depends on them. Unchanged text is not measured again. The frames equal those of a
/// new host bit by bit.
///
/// The body of an element of ``ForEach`` is not evaluated if the stored properties of its view are the same as before:
/// if they have the same bits, or if the view is `Equatable` and equal. A class instance counts as the same as long as
/// it is the same object; changes inside it are seen if it is `Observable`, as in SwiftUI.
///
/// A layout inside an animation block is animated: nodes in the view before and after move from frame to frame, and
/// ``layout(in:)`` draws them at the latest tick. New views appear, and removed ones disappear, at once.
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
    /// Pixels per point of the drawings, positive and finite: boxes are drawn on whole pixels. Frames are not rounded.
    public let scale: CGFloat

    private var lowering: Lowering
    /// The timeline on which changes made by `withAnimation` move; nil to show them at once.
    ///
    /// Its owner advances the clock and lays out again while animations run.
    public var timeline: AnimationTimeline?
    /// The field that typed text goes to.
    var focusedNode: NodeID?
    /// The maximum number of layouts in a row that functions of the views call for.
    static var updateLimit: Int { 8 }

    /// Creates a host for a view.
    ///
    /// - Parameters:
    ///   - measurer: Measures text.
    ///   - scale: Pixels per point of the drawings.
    public convenience init(_ content: Content, measurer: any TextMeasurer = MetricsTextMeasurer(), scale: CGFloat = 2)
    {
        self.init(content, measurer: measurer, scale: scale, drawsFirstState: false)
    }

    /// - Parameter drawsFirstState: Whether functions of views are not called, apart from those for preferences.
    init(_ content: Content, measurer: any TextMeasurer, scale: CGFloat, drawsFirstState: Bool) {
        self.content = content
        self.scale = scale
        lowering = Lowering(measurer: measurer, retainsNodes: true, drawsFirstState: drawsFirstState)
        lowering.environment.displayScale = scale
        lowering.update(content)
    }

    /// The tree of the view's nodes. Read it, but edit it only with ``update(_:)``.
    public var tree: LayoutTree { lowering.tree }

    /// Replaces the view from the next layout on.
    ///
    /// - Complexity: O(n), n the views in the value: each is compared with its node. Only new text is measured.
    public func update(_ content: Content) {
        self.content = content
        lowering.update(content)
    }

    /// Measures and places what has changed, without drawing.
    ///
    /// - Complexity: That of `LayoutTree.layoutIfNeeded(in:)`.
    public func layoutIfNeeded(in proposal: ProposedViewSize = .unspecified) {
        let store = lowering.store!
        for _ in 0..<Self.updateLimit {
            layOutOnce(in: proposal)
            if !store.performActions(), !store.needsUpdate { break }
            if !store.needsUpdate { break }
        }
    }

    /// Whether state has changed since the last layout.
    public var needsUpdate: Bool { lowering.store!.needsUpdate }

    /// Called when state changes for the first time after a layout, on the thread that changes it.
    public var onNeedsUpdate: (() -> Void)? {
        get { lowering.store!.changed }
        set { lowering.store!.changed = newValue }
    }

    private func layOutOnce(in proposal: ProposedViewSize) {
        guard lowering.store!.needsUpdate else { return lowering.layOut(in: proposal) }
        let animation = lowering.store!.takeChanges()
        lowering.update(content)
        if let animation, let timeline {
            animation.animate(on: timeline) { lowering.layOut(in: proposal) }
        } else {
            lowering.layOut(in: proposal)
        }
    }

    func interaction(of node: NodeID) -> NodeInteraction? { lowering.appearance(of: node).interaction }

    /// Whether a node or one around it is hidden.
    func isHidden(_ node: NodeID) -> Bool {
        sequence(first: node, next: { self.tree.parent(of: $0) }).contains { lowering.appearance(of: $0).isHidden }
    }

    /// Measures, places, and draws the view for a proposal.
    ///
    /// - Complexity: That of ``layoutIfNeeded(in:)``, and O(n) to draw, n the nodes and the characters of the text.
    public func layout(in proposal: ProposedViewSize = .unspecified) -> LaidOutView {
        layoutIfNeeded(in: proposal)
        return LaidOutView(placed: lowering, scale: scale)
    }

    /// Moves the content of a scroll view; returns false for a node that is not a scroll view.
    func move(_ scrollView: NodeID, to offset: ScrollOffset) -> Bool { lowering.scroll(scrollView, to: offset) }

    // MARK: - Questions

    /// Returns the size of the view for a proposal, without placing anything.
    ///
    /// - Complexity: That of `LayoutTree.sizeThatFits(_:of:)`.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { dimensions(in: proposal).size }

    /// Returns the size and alignment guides of the view for a proposal, without placing anything.
    /// - Complexity: That of `LayoutTree.dimensions(of:in:)`.
    public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
        guard let root = tree.root else { return ViewDimensions(width: 0, height: 0) }
        return dimensions(of: root, in: proposal)
    }

    /// Returns the size and alignment guides of a node for a proposal.
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

    /// Draws the latest layout of the view at a point.
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
