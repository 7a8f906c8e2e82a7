import Foundation
import MullionConformance

/// One change to a tree, written down so that it can be repeated on any representation of the same tree.
///
/// Nodes are named by their index in pre-order before the edit.
public enum TestTreeEdit {
    /// A new subtree becomes the child of a node, at an index of its children.
    case insert(TestTree, parent: Int, at: Int)
    /// A node disappears with its subtree. Never the root.
    case remove(Int)
    /// A node leaves its parent and becomes the child of another node outside its subtree, or of the same. The index
    /// counts the children that are left after it was taken out.
    case move(Int, parent: Int, at: Int)
    /// A node gets other parameters and keeps its children.
    case setKind(Int, TestTree.Kind)

    /// Makes the change in a test tree. An inserted subtree is copied.
    public func apply(to root: TestTree) {
        let nodes = root.preorder
        switch self {
        case .insert(let subtree, let parent, let index):
            nodes[parent].children.insert(subtree.copy(), at: index)
        case .remove(let node):
            Self.detach(nodes[node], in: nodes)
        case .move(let node, let parent, let index):
            Self.detach(nodes[node], in: nodes)
            nodes[parent].children.insert(nodes[node], at: index)
        case .setKind(let node, let kind):
            nodes[node].kind = kind
        }
    }

    private static func detach(_ node: TestTree, in nodes: [TestTree]) {
        for parent in nodes {
            if let index = parent.children.firstIndex(where: { $0 === node }) {
                parent.children.remove(at: index)
                return
            }
        }
    }
}

extension TestTreeEdit: CustomStringConvertible {
    /// A sentence for failure messages.
    public var description: String {
        switch self {
        case .insert(let subtree, let parent, let index):
            "insert \(subtree.preorder.count) nodes into \(parent) at \(index):\n\(subtree)"
        case .remove(let node): "remove \(node)"
        case .move(let node, let parent, let index): "move \(node) into \(parent) at \(index)"
        case .setKind(let node, let kind): "make \(node) \(kind)"
        }
    }
}

extension RandomTestTree {
    /// A random edit that is possible in a tree, applied to it and returned.
    ///
    /// Arities are respected: no node gets more children than its kind takes, any may lose them.
    public mutating func mutate(_ root: TestTree) -> TestTreeEdit {
        let edit = edit(root.preorder)
        edit.apply(to: root)
        return edit
    }

    private mutating func edit(_ nodes: [TestTree]) -> TestTreeEdit {
        switch Int.random(in: 0..<10, using: &random) {
        case 0, 1:
            let parents = nodes.indices.filter { hasRoom(nodes[$0], without: 0) }
            guard !parents.isEmpty, nodes.count < options.maxNodes * 2 else { break }
            let parent = random.pick(parents)
            let index = Int.random(in: 0...nodes[parent].children.count, using: &random)
            return .insert(tree(depth: random.pick([1, 1, 2, 3]), budget: 6), parent: parent, at: index)
        case 2:
            guard nodes.count > 1 else { break }
            return .remove(Int.random(in: 1..<nodes.count, using: &random))
        case 3, 4:
            if let move = move(nodes) { return move }
        default:
            break
        }
        return change(nodes)
    }

    private mutating func change(_ nodes: [TestTree]) -> TestTreeEdit {
        let node = Int.random(in: nodes.indices, using: &random)
        let current = nodes[node].kind.name
        guard options.editsChangeKinds, random.once(in: 3) else { return .setKind(node, kind(current)) }
        let count = nodes[node].children.count
        let names = TestTree.Kind.Name.allCases.filter { options.kinds.contains($0) && $0.arity.contains(count) }
        return .setKind(node, kind(names.isEmpty ? current : random.pick(names)))
    }

    private mutating func move(_ nodes: [TestTree]) -> TestTreeEdit? {
        guard nodes.count > 2 else { return nil }
        let node = Int.random(in: 1..<nodes.count, using: &random)
        let subtree = node..<(node + nodes[node].preorder.count)
        let parents = nodes.indices.filter { candidate in
            let own = nodes[candidate].children.contains { $0 === nodes[node] }
            return !subtree.contains(candidate) && hasRoom(nodes[candidate], without: own ? 1 : 0)
        }
        guard !parents.isEmpty else { return nil }
        let parent = random.pick(parents)
        let isOwn = nodes[parent].children.contains { $0 === nodes[node] }
        let left = nodes[parent].children.count - (isOwn ? 1 : 0)
        return .move(node, parent: parent, at: Int.random(in: 0...left, using: &random))
    }

    private func hasRoom(_ node: TestTree, without leaving: Int) -> Bool {
        node.children.count - leaving < node.kind.arity.upperBound
    }
}
