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
    /// The nodes that an edit may choose: fixed boxes, and texts.
    private let boxes: [Int32]
    private let texts: [Int32]
    /// The style that an edit of a CSS box changes, as an application keeps one.
    private var boxStyle = PlannedTree.boxStyle()

    init(_ workload: Workload) {
        self.workload = workload
        identities = .allocate(capacity: workload.tree.nodes.count)
        boxes = workload.tree.rows(of: .fixed)
        texts = workload.tree.rows(of: .text)
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
        let count = change == .text ? texts.count : boxes.count
        let choice = numbers.next(0, count - 1)
        let row = Int(change == .text ? texts[choice] : boxes[choice])
        var node = workload.tree.nodes[row]
        switch change {
        case .width: node.a = numbers.length(4, 12)
        case .height: node.b = numbers.length(4, 24)
        case .text: node.a = numbers.length(60, 400)
        }
        layout.setKind(kind(of: node), of: identities[row])
        layOut()
    }

    private func kind(of node: PlannedTree.Node) -> NodeKind {
        guard workload.flavour == .css, node.shape == .fixed else {
            return PlannedTree.kind(of: node, workload.flavour)
        }
        boxStyle.width = .points(node.a)
        boxStyle.height = .points(node.b)
        return .css(boxStyle)
    }
}
