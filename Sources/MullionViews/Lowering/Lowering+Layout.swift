import MullionAnimation
import MullionGeometry
import MullionLayout

/// Layout in rounds, for content that is made from the size of its surroundings.
///
/// A pass must not edit the tree that it lays out, so the content is made between passes:
///
/// 1. Lower each reader without content, or with the content for its last size.
/// 2. Lay out the tree.
/// 3. Make the content of each reader whose size has changed.
/// 4. Repeat from 2 until there is none.
///
/// The indicator of an overflow stack is made the same way, from the number of hidden items. That number does not
/// depend on it: the stack measures its indicators in separate trees.
///
/// The cells of a collection are also made this way, from its visible rectangle.
///
/// A reader's frame does not depend on its content. So readers that are not nested take one round together, and each
/// level of nesting takes one more. After ``limit`` rounds the remaining readers, such as one that makes itself again
/// and again, stay as they are and are reported.
extension Lowering {
    /// The maximum number of rounds of one layout.
    static let limit = 256
    /// The maximum number of passes repeated because the layout of a leaf changed its size.
    static let leafRoundLimit = 4

    /// Lays out the tree and the views in its leaves.
    ///
    /// The layout of a view may change its size, as when `layoutSubviews` sets the width of a text: then the pass is
    /// repeated, at most ``leafRoundLimit`` times. The next layout measures what is stale after that.
    package mutating func layOut(in proposal: ProposedViewSize) {
        let before = AnimationContext.isAnimating ? tree.snapshot() : nil
        noteChangedLeaves()
        layOutReaders(in: proposal)
        if !hostedLeaves.isEmpty {
            placeLeaves()
            for _ in 0..<Self.leafRoundLimit {
                guard noteChangedLeaves() else { break }
                layOutReaders(in: proposal)
                placeLeaves()
            }
        }
        motions.follow(tree, from: before)
    }

    /// Invalidates the leaves that have changed without their tree; returns whether there is one.
    @discardableResult
    package mutating func noteChangedLeaves() -> Bool {
        var isChanged = false
        for (node, leaf) in hostedLeaves.values where leaf.needsMeasure && appearance(of: node).shows(leaf) {
            leaf.willMeasure()
            tree.setNeedsLayout(node)
            isChanged = true
        }
        return isChanged
    }

    /// Sets the frames of the views of all leaves.
    func placeLeaves() {
        for (node, leaf) in hostedLeaves.values.sorted(by: { $0.node.index < $1.node.index })
        where tree.isPlaced(node) && appearance(of: node).shows(leaf) {
            leaf.place(in: tree.absoluteFrame(of: node))
        }
    }

    /// Lays out the tree, and makes the content of readers until it fits their sizes.
    mutating func layOutReaders(in proposal: ProposedViewSize) {
        pass(in: proposal)
        guard !readers.isEmpty else { return }
        for round in 0... {
            let stale = staleReaders()
            if stale.isEmpty { break }
            if round == Self.limit {
                for node in stale { report(.nestedReaders(limit: Self.limit), about: node) }
                break
            }
            rebuild(stale) { lowering, node in
                guard lowering.readers[node.index]?.node == node, lowering.tree.contains(node) else { return }
                lowering.note(node)
                lowering.make(node)
            }
            pass(in: proposal)
        }
    }

    /// Runs a pass, and further ones while it changes the container of a relative frame or moves the end of a scroll
    /// view.
    private mutating func pass(in proposal: ProposedViewSize) {
        onePass(in: proposal)
        for round in 0... {
            let changed = resolveContainerRelativeFrames()
            if changed.isEmpty { break }
            onePass(in: proposal)
            if round == Self.containerRoundLimit {
                for node in changed { report(.nestedReaders(limit: round), about: node) }
                break
            }
        }
        if moveToEnds() { onePass(in: proposal) }
    }

    /// Runs one pass. Its diagnostics of a node are valid until the node changes or a later pass has new ones: passes
    /// do not repeat those of nodes that they skip.
    private mutating func onePass(in proposal: ProposedViewSize) {
        tree.layoutIfNeeded(in: proposal)
        let diagnostics = tree.diagnostics
        if layoutDiagnostics.isEmpty, diagnostics.isEmpty { return }
        let renewed = Set(diagnostics.map(\.node)).union(changed)
        let kept = layoutDiagnostics.filter { !renewed.contains($0.node) && tree.contains($0.node) }
        layoutDiagnostics = kept + diagnostics
        changed = []
    }
}
