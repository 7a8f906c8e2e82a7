/// One node of a view tree written down for a test: a kind with its payload, an optional name and the children.
///
/// A test tree is neutral: the engine and the reference solver are both fed from it, one test tree node being one node
/// of the engine's tree. How many children a kind takes is `Kind.arity`; a wrapper without its child stands for a
/// wrapper around a view of size zero.
///
/// A tree of any depth can be freed, copied and listed without recursion. No node may appear twice in a tree.
public final class TestTree {
    /// What the node is, and its parameters.
    public var kind: Kind
    /// The name by which expectations refer to the node.
    public var id: String?
    /// The children in declaration order; for overlays and backgrounds the base comes first, then the content; for
    /// safe area insets the content first, then the inset view.
    public var children: [TestTree]

    /// Creates a node.
    public init(_ kind: Kind, id: String? = nil, children: [TestTree] = []) {
        self.kind = kind
        self.id = id
        self.children = children
    }

    deinit {
        // Children are released by a loop, because the release of nested arrays would recurse once per level.
        var doomed = children
        children = []
        while var node = doomed.popLast() {
            if isKnownUniquelyReferenced(&node) {
                doomed.append(contentsOf: node.children)
                node.children = []
            }
        }
    }

    /// All nodes of the tree in pre-order: a node, then its children's subtrees in declaration order.
    ///
    /// - Complexity: O(n) for n nodes.
    public var preorder: [TestTree] {
        var result: [TestTree] = []
        var pending = [self]
        while let node = pending.popLast() {
            result.append(node)
            pending.append(contentsOf: node.children.reversed())
        }
        return result
    }

    /// A copy of the tree that shares no node with this one.
    ///
    /// - Complexity: O(n) for n nodes.
    public func copy() -> TestTree {
        let root = TestTree(kind, id: id)
        var pending = [(source: self, copy: root)]
        while let (source, copy) = pending.popLast() {
            for child in source.children {
                let twin = TestTree(child.kind, id: child.id)
                copy.children.append(twin)
                pending.append((child, twin))
            }
        }
        return root
    }
}

extension TestTree: CustomStringConvertible {
    /// The tree as one line a node, indented by depth.
    public var description: String {
        var lines: [String] = []
        var pending = [(node: self, depth: 0)]
        while let (node, depth) = pending.popLast() {
            let name = node.id.map { " #\($0)" } ?? ""
            lines.append(String(repeating: "  ", count: depth) + "\(node.kind)" + name)
            for child in node.children.reversed() { pending.append((child, depth + 1)) }
        }
        return lines.joined(separator: "\n")
    }
}
