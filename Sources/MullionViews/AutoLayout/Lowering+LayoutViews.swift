import MullionAnimation
import MullionAutoLayout
import MullionGeometry
import MullionLayout

/// Trees of constraints as leaves.
extension Lowering {
    /// How often a pass is repeated because the layout of a leaf changed its size.
    static let leafRoundLimit = 4

    /// A leaf that shows the view of a value: the one there was, or a new one.
    mutating func layoutView<Value: LayoutViewRepresentable>(_ value: Value) -> NodeID {
        let identity = identity(.node)
        let context = LayoutViewRepresentableContext(environment: environment)
        var known: LayoutViewLeaf?
        if case .layoutView(let leaf)? = knownNode(identity)?.look.paint, leaf.type == Value.self { known = leaf }
        let leaf =
            known ?? LayoutViewLeaf(value.makeLayoutView(context: context), type: Value.self, observer: leafObserver)
        guard let view = leaf.view as? Value.LayoutViewType else { preconditionFailure("another view was made") }
        view.layoutDirection = environment.layoutDirection
        value.updateLayoutView(view, context: context)
        leaf.update(value, view, context)
        let look = NodeLook(kind: "layoutView", paint: .layoutView(leaf))
        let node = makeNode(.layoutView(leaf), look, identity: identity)
        layoutViews[node.index] = (node, leaf)
        return node
    }

    /// Lays the tree out, with the views in its leaves.
    ///
    /// The layout of a view may change its size, as when text is told its width in `layoutSubviews`: then everything is
    /// done again, ``leafRoundLimit`` times at most. What is stale after that is measured by the next layout.
    package mutating func layOut(in proposal: ProposedViewSize) {
        let before = AnimationContext.isAnimating ? tree.snapshot() : nil
        noteChangedLayoutViews()
        settle(in: proposal)
        if !layoutViews.isEmpty {
            placeLayoutViews()
            for _ in 0..<Self.leafRoundLimit {
                guard noteChangedLayoutViews() else { break }
                settle(in: proposal)
                placeLayoutViews()
            }
        }
        motions.follow(tree, from: before)
    }

    /// Has the tree ask the leaves anew that changed by themselves; whether there is one.
    @discardableResult
    mutating func noteChangedLayoutViews() -> Bool {
        var isChanged = false
        for (node, leaf) in layoutViews.values where leaf.needsMeasure && look(of: node).shows(leaf) {
            leaf.willMeasure()
            tree.setNeedsLayout(node)
            isChanged = true
        }
        return isChanged
    }

    /// Gives the views of all leaves their frames.
    func placeLayoutViews() {
        for (node, leaf) in layoutViews.values.sorted(by: { $0.node.index < $1.node.index })
        where tree.isPlaced(node) && look(of: node).shows(leaf) {
            leaf.place(in: tree.absoluteFrame(of: node))
        }
    }
}

extension LayoutViewLeaf {
    /// Takes over what a value says about fitting.
    fileprivate func update<Value: LayoutViewRepresentable>(
        _ value: Value, _ view: Value.LayoutViewType, _ context: LayoutViewRepresentableContext
    ) {
        sizeThatFits = { value.sizeThatFits($0, layoutView: view, context: context) }
        horizontalPriority = value.horizontalFittingPriority
        verticalPriority = value.verticalFittingPriority
    }
}

extension NodeLook {
    /// Whether a leaf is still that of the node, which may have become something else.
    fileprivate func shows(_ leaf: LayoutViewLeaf) -> Bool {
        if case .layoutView(let shown) = paint { shown === leaf } else { false }
    }
}
