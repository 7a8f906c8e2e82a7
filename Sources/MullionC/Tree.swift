import CMullion
import MullionGeometry
import MullionLayout

/// Runs the body of a function of C with its tree.
func withTree(_ handle: mullion_tree, _ body: (LayoutTree) throws -> Void) -> mullion_status {
    call { try Handles.shared.lend(handle, .tree, as: LayoutTree.self, body) }
}

@_cdecl("mullion_tree_create")
public func treeCreate(_ tree: UnsafeMutablePointer<mullion_tree>?) -> mullion_status {
    call { try required(tree, "tree").pointee = Handles.shared.insert(LayoutTree(), .tree) }
}

@_cdecl("mullion_tree_destroy")
public func treeDestroy(_ tree: mullion_tree) -> mullion_status {
    call { _ = try Handles.shared.remove(tree, .tree) }
}

@_cdecl("mullion_tree_set_root")
public func treeSetRoot(_ tree: mullion_tree, _ root: mullion_node) -> mullion_status {
    withTree(tree) { tree in
        guard root != 0 else { return tree.root = nil }
        let node = try tree.node(root)
        guard tree.parent(of: node) == nil else {
            throw Failure(.invalidArgument, "\(tree.path(of: node)): a root has no parent")
        }
        tree.root = node
    }
}

@_cdecl("mullion_tree_layout")
public func treeLayout(_ tree: mullion_tree, _ width: Double, _ height: Double) -> mullion_status {
    withTree(tree) { $0.layoutIfNeeded(in: ProposedViewSize(width, height)) }
}

@_cdecl("mullion_tree_needs_layout")
public func treeNeedsLayout(_ tree: mullion_tree, _ result: UnsafeMutablePointer<Bool>?) -> mullion_status {
    withTree(tree) { try required(result, "result").pointee = $0.needsLayout }
}

@_cdecl("mullion_tree_node_count")
public func treeNodeCount(_ tree: mullion_tree, _ count: UnsafeMutablePointer<Int>?) -> mullion_status {
    withTree(tree) { try required(count, "count").pointee = $0.nodeCount }
}

@_cdecl("mullion_tree_changes")
public func treeChanges(
    _ tree: mullion_tree, _ nodes: UnsafeMutablePointer<mullion_node>?, _ capacity: Int,
    _ count: UnsafeMutablePointer<Int>?
) -> mullion_status {
    withTree(tree) { tree in
        let changes = tree.changes
        let count = try required(count, "count")
        if capacity != 0 {
            let nodes = try required(nodes, "nodes")
            for (index, change) in changes.prefix(max(capacity, 0)).enumerated() {
                nodes[index] = mullion_node(change.node)
            }
        }
        count.pointee = changes.count
    }
}

@_cdecl("mullion_tree_diagnostics")
public func treeDiagnostics(_ tree: mullion_tree, _ text: UnsafeMutablePointer<mullion_bytes>?) -> mullion_status {
    withTree(tree) { tree in
        var lines = tree.diagnostics.map(\.description)
        if tree.suppressedDiagnosticCount > 0 { lines.append("and \(tree.suppressedDiagnosticCount) more") }
        write(Array(lines.joined(separator: "\n").utf8), to: try required(text, "text"))
    }
}

@_cdecl("mullion_tree_outline")
public func treeOutline(_ tree: mullion_tree, _ text: UnsafeMutablePointer<mullion_bytes>?) -> mullion_status {
    withTree(tree) { write(Array($0.snapshot().description.utf8), to: try required(text, "text")) }
}

extension ProposedViewSize {
    /// Creates a proposal from two lengths, in which NaN is unspecified.
    init(_ width: Double, _ height: Double) {
        self.init(width: width.isNaN ? nil : CGFloat(width), height: height.isNaN ? nil : CGFloat(height))
    }
}
