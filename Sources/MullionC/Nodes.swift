import CMullion
import MullionGeometry
import MullionLayout

extension mullion_node {
    /// Creates the number of a node: its position from 1, and above it how often the position was used before.
    init(_ node: NodeID) { self = UInt64(node.generation) << 32 | UInt64(node.index + 1) }
}

extension LayoutTree {
    /// Returns the node of a number.
    ///
    /// - Throws: `Failure` if the tree has no such node.
    func node(_ number: mullion_node) throws -> NodeID {
        guard let position = Int32(exactly: number & 0xFFFF_FFFF), position > 0 else { throw Self.unknown(number) }
        let node = NodeID(index: position - 1, generation: UInt32(number >> 32))
        guard contains(node) else { throw Self.unknown(number) }
        return node
    }

    private static func unknown(_ number: mullion_node) -> Failure {
        Failure(.invalidHandle, "the tree has no node \(number)")
    }
}

/// Runs the body of a function of C with a node.
private func withNode(
    _ tree: mullion_tree, _ node: mullion_node, _ body: (LayoutTree, NodeID) throws -> Void
) -> mullion_status {
    withTree(tree) { try body($0, try $0.node(node)) }
}

// MARK: - Structure

@_cdecl("mullion_node_append")
public func nodeAppend(_ tree: mullion_tree, _ parent: mullion_node, _ child: mullion_node) -> mullion_status {
    withNode(tree, parent) { tree, parent in
        let child = try tree.node(child)
        try tree.checkAppending(child, to: parent)
        tree.append(child, to: parent)
    }
}

@_cdecl("mullion_node_insert")
public func nodeInsert(
    _ tree: mullion_tree, _ parent: mullion_node, _ child: mullion_node, _ index: Int
) -> mullion_status {
    withNode(tree, parent) { tree, parent in
        let child = try tree.node(child)
        let count = tree.childCount(of: parent)
        guard 0...count ~= index else {
            throw Failure(.invalidArgument, "\(tree.path(of: parent)): no position \(index) among \(count) children")
        }
        try tree.checkAppending(child, to: parent)
        tree.insert(child, into: parent, at: index)
    }
}

extension LayoutTree {
    fileprivate func checkAppending(_ child: NodeID, to parent: NodeID) throws {
        if let reason = refusal(toAppend: child, to: parent) { throw Failure(.invalidArgument, reason) }
    }
}

@_cdecl("mullion_node_remove")
public func nodeRemove(_ tree: mullion_tree, _ node: mullion_node) -> mullion_status {
    withNode(tree, node) { $0.removeFromParent($1) }
}

@_cdecl("mullion_node_destroy")
public func nodeDestroy(_ tree: mullion_tree, _ node: mullion_node) -> mullion_status {
    withNode(tree, node) { $0.destroy($1) }
}

@_cdecl("mullion_node_child_count")
public func nodeChildCount(
    _ tree: mullion_tree, _ node: mullion_node, _ count: UnsafeMutablePointer<Int>?
) -> mullion_status {
    withNode(tree, node) { try required(count, "count").pointee = $0.childCount(of: $1) }
}

@_cdecl("mullion_node_child")
public func nodeChild(
    _ tree: mullion_tree, _ node: mullion_node, _ index: Int, _ child: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    withNode(tree, node) { tree, node in
        let count = tree.childCount(of: node)
        guard 0..<count ~= index else {
            throw Failure(.invalidArgument, "\(tree.path(of: node)): no child \(index) among \(count)")
        }
        try required(child, "child").pointee = mullion_node(tree.child(of: node, at: index))
    }
}

@_cdecl("mullion_node_parent")
public func nodeParent(
    _ tree: mullion_tree, _ node: mullion_node, _ parent: UnsafeMutablePointer<mullion_node>?
) -> mullion_status {
    withNode(tree, node) { try required(parent, "parent").pointee = $0.parent(of: $1).map(mullion_node.init) ?? 0 }
}

// MARK: - Content

@_cdecl("mullion_node_set_css")
public func nodeSetCSS(_ tree: mullion_tree, _ node: mullion_node, _ css: UnsafePointer<CChar>?) -> mullion_status {
    withNode(tree, node) { tree, node in
        let style = try CSSStyle(declarations: text(css))
        if tree.kindName(of: node) == .css {
            tree.setKind(.css(style), of: node)
        } else {
            tree.setItemStyle(style, of: node)
        }
    }
}

@_cdecl("mullion_node_set_leaf")
public func nodeSetLeaf(
    _ tree: mullion_tree, _ node: mullion_node, _ leaf: UnsafePointer<mullion_leaf>?
) -> mullion_status {
    withNode(tree, node) { tree, node in
        guard tree.kindName(of: node) == .leaf else {
            throw Failure(.invalidArgument, "\(tree.path(of: node)): is not a leaf with a measure function")
        }
        tree.setMeasure(try LeafMeasure(leaf), of: node)
    }
}

@_cdecl("mullion_node_set_name")
public func nodeSetName(_ tree: mullion_tree, _ node: mullion_node, _ name: UnsafePointer<CChar>?) -> mullion_status {
    withNode(tree, node) { $0.setName(text(name), of: $1) }
}

@_cdecl("mullion_node_invalidate")
public func nodeInvalidate(_ tree: mullion_tree, _ node: mullion_node) -> mullion_status {
    withNode(tree, node) { $0.setNeedsLayout($1) }
}

// MARK: - Frames

@_cdecl("mullion_node_frame")
public func nodeFrame(
    _ tree: mullion_tree, _ node: mullion_node, _ frame: UnsafeMutablePointer<mullion_rect>?
) -> mullion_status {
    withNode(tree, node) { try required(frame, "frame").pointee = mullion_rect($0.frame(of: $1)) }
}

@_cdecl("mullion_node_absolute_frame")
public func nodeAbsoluteFrame(
    _ tree: mullion_tree, _ node: mullion_node, _ frame: UnsafeMutablePointer<mullion_rect>?
) -> mullion_status {
    withNode(tree, node) { try required(frame, "frame").pointee = mullion_rect($0.absoluteFrame(of: $1)) }
}

@_cdecl("mullion_node_pixel_frame")
public func nodePixelFrame(
    _ tree: mullion_tree, _ node: mullion_node, _ scale: Double, _ frame: UnsafeMutablePointer<mullion_rect>?
) -> mullion_status {
    withNode(tree, node) { tree, node in
        guard scale > 0, scale.isFinite else {
            throw Failure(.invalidArgument, "the scale is \(scale), and not a finite number above 0")
        }
        try required(frame, "frame").pointee = mullion_rect(tree.pixelFrame(of: node, scale: scale))
    }
}

@_cdecl("mullion_node_size_that_fits")
public func nodeSizeThatFits(
    _ tree: mullion_tree, _ node: mullion_node, _ width: Double, _ height: Double,
    _ size: UnsafeMutablePointer<mullion_size>?
) -> mullion_status {
    withNode(tree, node) { tree, node in
        let result = tree.sizeThatFits(ProposedViewSize(width, height), of: node)
        try required(size, "size").pointee = mullion_size(width: result.width, height: result.height)
    }
}

extension mullion_rect {
    fileprivate init(_ rect: CGRect) {
        self.init(x: rect.origin.x, y: rect.origin.y, width: rect.size.width, height: rect.size.height)
    }
}
