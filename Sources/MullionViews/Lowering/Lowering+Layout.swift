import MullionAnimation
import MullionGeometry
import MullionLayout

/// Content that is made from the size of its surroundings.
///
/// A pass must not edit the tree it lays out, so the content is made between passes:
///
/// 1. A reader is lowered without content, or with the content for the size it had last.
/// 2. The tree is laid out.
/// 3. The content of every reader that has another size than its content was made for is made anew.
/// 4. Back to 2, until there is no such reader.
///
/// What an overflow stack shows for its hidden items is made the same way, from their number. Which items are hidden
/// does not depend on it either: the stack measures its indicators in trees of their own.
///
/// The cells of a collection are made this way too, from what is seen of it.
///
/// A reader's frame depends on what is around it and not on its content, of which it hands nothing on. So readers that
/// are not inside each other take one round, and every reader inside another one takes one round more. After ``limit``
/// rounds those that are left, such as a reader that makes itself again and again, stay as they are and are reported.
extension Lowering {
    /// How many rounds are made for one layout.
    static let limit = 256
    /// How often a pass is repeated because the layout of a leaf changed its size.
    static let leafRoundLimit = 4

    /// Lays the tree out, with the views in its leaves.
    ///
    /// The layout of a view may change its size, as when text is told its width in `layoutSubviews`: then everything is
    /// done again, ``leafRoundLimit`` times at most. What is stale after that is measured by the next layout.
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

    /// Has the tree ask the leaves anew that changed by themselves; whether there is one.
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

    /// Gives the views of all leaves their frames.
    func placeLeaves() {
        for (node, leaf) in hostedLeaves.values.sorted(by: { $0.node.index < $1.node.index })
        where tree.isPlaced(node) && appearance(of: node).shows(leaf) {
            leaf.place(in: tree.absoluteFrame(of: node))
        }
    }

    /// Lays the tree out, and makes the content of readers until it fits their sizes.
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

    /// A pass, and another one where scroll views show their end and it has moved.
    private mutating func pass(in proposal: ProposedViewSize) {
        onePass(in: proposal)
        if moveToEnds() { onePass(in: proposal) }
    }

    /// One pass. What it says about a node counts until the node is told something else, or another pass says more:
    /// passes do not repeat what they said about nodes they need not look at again.
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
