import Foundation
import MullionGeometry
import MullionLayout

extension VectorCase {
    /// Arranges the container in its bounds, and measures it for every guide.
    func check(_ question: CellQuestion, _ differences: inout Differences) {
        let tree = LayoutTree()
        let nodes = question.testTree.makeNodes(in: tree, fills: true)
        tree.root = nodes.top
        tree.layoutIfNeeded(in: ProposedViewSize(question.bounds))
        differences.compare("bounds", question.bounds, tree.frame(of: nodes.top).size)
        compare("", question.frames, nodes, tree, &differences)
        for nested in question.nestedFrames {
            let name = nested.path.map { "\($0.group).\($0.child)" }.joined(separator: "/")
            if let inner = nodes.nested(at: nested.path) {
                compare("\(name): ", nested.frames, inner, tree, &differences)
            } else {
                differences.add("\(name): no such container")
            }
        }
        let measured = LayoutTree()
        let top = question.testTree.makeNodes(in: measured, fills: false).top
        for (guide, size) in question.measures {
            differences.compare(
                "size for the guide \(guide.width) × \(guide.height)", size,
                measured.sizeThatFits(ProposedViewSize(guide), of: top))
        }
    }

    private func compare(
        _ prefix: String, _ frames: [[CGRect?]], _ nodes: CellTestTree.Nodes, _ tree: LayoutTree,
        _ differences: inout Differences
    ) {
        differences.compare("\(prefix)children", frames.map(\.count), nodes.groups.map(\.count))
        for (group, expected) in frames.enumerated() where group < nodes.groups.count {
            for (child, frame) in expected.enumerated() where child < nodes.groups[group].count {
                guard let frame else { continue }
                let name = frames.count == 1 ? "\(child)" : "\(group).\(child)"
                differences.compare(prefix + name, frame, tree.frame(of: nodes.groups[group][child]))
            }
        }
    }
}

extension CellTestTree.Nodes {
    fileprivate func nested(at path: [(group: Int, child: Int)]) -> CellTestTree.Nodes? {
        path.reduce(Optional(self)) { nodes, step in
            guard let nodes, nodes.nested.indices.contains(step.group) else { return nil }
            return nodes.nested[step.group].indices.contains(step.child) ? nodes.nested[step.group][step.child] : nil
        }
    }
}
