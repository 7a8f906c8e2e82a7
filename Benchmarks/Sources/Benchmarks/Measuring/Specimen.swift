import CMeasuring
import MullionGeometry
import MullionLayout

/// A workload made ready: a tree of its own, its identities, its sequence of changes.
final class Specimen {
    let workload: Workload
    private(set) var layout = LayoutTree()
    let identities: UnsafeMutableBufferPointer<NodeID>
    private var passes = 0
    private var numbers = NumberSequence(seed: 777)
    private var candidates: [Workload.Change: [Int32]] = [:]

    init(_ workload: Workload) {
        self.workload = workload
        identities = .allocate(capacity: workload.tree.nodes.count)
        for change in workload.changes {
            candidates[change] = workload.tree.nodes.indices
                .filter { workload.tree.nodes[$0].shape == change.shape }
                .map { Int32($0) }
        }
    }

    deinit { identities.deallocate() }

    /// Another tree, empty.
    func discard() { layout = LayoutTree() }

    func reserve() { layout.reserveCapacity(workload.tree.nodes.count) }

    func build() { workload.tree.build(in: layout, flavour: workload.flavour, identities: identities) }

    /// Takes everything out of the tree, which keeps its memory.
    func clear() { layout.destroyAll() }

    func layOut() { layout.layoutIfNeeded(in: workload.proposal) }

    /// Lays out for a width that no earlier pass had.
    func layOutForAnotherWidth() {
        passes += 1
        layout.layoutIfNeeded(in: workload.proposal(passes))
    }

    /// Says of every node that it changed.
    func invalidateEverything() {
        for identity in identities { layout.setNeedsLayout(identity) }
    }

    /// Edits a random node, and lays out.
    func change(_ change: Workload.Change) {
        let rows = candidates[change]!
        let row = Int(rows[numbers.next(0, rows.count - 1)])
        var node = workload.tree.nodes[row]
        switch change {
        case .width: node.a = numbers.length(4, 12)
        case .height: node.b = numbers.length(4, 24)
        case .text: node.a = numbers.length(60, 400)
        }
        layout.setKind(PlannedTree.kind(of: node, workload.flavour), of: identities[row])
        layOut()
    }
}
