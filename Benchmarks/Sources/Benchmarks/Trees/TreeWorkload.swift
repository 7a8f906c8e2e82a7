import MullionGeometry
import MullionTrees

/// A tree to be laid out, the same on every machine.
struct TreeWorkload {
    let name: String
    let shape: TreeShape
    /// nil for trees with more than two children a node.
    let binary: BinaryShape?
    /// Sizes for layouts of boxes: 20…200 × 10…60 points.
    let sizes: [CGSize]

    private init(_ name: String, _ shape: TreeShape, _ binary: BinaryShape?) {
        self.name = name
        self.shape = shape
        self.binary = binary
        var random = NumberSequence()
        sizes = (0..<shape.count).map { _ in
            CGSize(width: CGFloat(random.next(20, 200)), height: CGFloat(random.next(10, 60)))
        }
    }

    /// A workload such as "binary-1000"; nil if there is none of that name.
    static func named(_ name: String) -> TreeWorkload? {
        let parts = name.split(separator: "-")
        guard parts.count == 2, let count = Int(parts[1]), count > 0 else { return nil }
        switch parts[0] {
        case "binary": return binary(count)
        case "balanced": return balanced(count)
        case "any": return any(count)
        case "chain": return chain(count)
        default: return nil
        }
    }

    /// A random binary tree: n nodes divided among the two sides at random, again and again.
    static func binary(_ count: Int) -> TreeWorkload {
        var random = NumberSequence()
        var lefts = [Int?](repeating: nil, count: count), rights = lefts
        var pending = [(first: 0, count: count)]
        while let (node, count) = pending.popLast() {
            let left = random.next(0, count - 1)
            let right = count - 1 - left
            if left > 0 { lefts[node] = node + 1 }
            if right > 0 { rights[node] = node + 1 + left }
            if right > 0 { pending.append((node + 1 + left, right)) }
            if left > 0 { pending.append((node + 1, left)) }
        }
        return TreeWorkload("binary-\(count)", lefts, rights)
    }

    /// The search tree of minimal height.
    static func balanced(_ count: Int) -> TreeWorkload {
        let binary = FlatBinaryTree(minimalHeight: 0..<count).shape
        return TreeWorkload("balanced-\(count)", binary.treeShape, binary)
    }

    /// Every node goes below a random one of the last hundred on the way to the node before it.
    static func any(_ count: Int) -> TreeWorkload {
        var random = NumberSequence()
        var parents = [-1]
        var way = [0]
        for node in 1..<max(count, 2) where node < count {
            way.removeLast(min(random.next(0, 3), way.count - 1))
            parents.append(way[way.count - 1])
            way.append(node)
        }
        return TreeWorkload("any-\(count)", shape(parents), nil)
    }

    /// Every node but the last has one child.
    static func chain(_ count: Int) -> TreeWorkload {
        let shape = shape(Array(-1..<count - 1))
        return TreeWorkload("chain-\(count)", shape, BinaryShape(shape))
    }

    private init(_ name: String, _ lefts: [Int?], _ rights: [Int?]) {
        do {
            let binary = try FlatBinaryTree(root: 0, left: { lefts[$0] }, right: { rights[$0] }).shape
            self.init(name, binary.treeShape, binary)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    private static func shape(_ parents: [Int]) -> TreeShape {
        do {
            return try TreeShape(preOrderParents: parents)
        } catch {
            preconditionFailure("\(error)")
        }
    }

    /// The tree with its numbers as names, as an s-expression.
    var expression: String {
        var text = ""
        var depth = 0
        for node in 0..<shape.count {
            while depth > shape.depth(of: node) {
                text += ")"
                depth -= 1
            }
            text += shape.firstChild(of: node) == nil ? " \(node)" : " (\(node)"
            if shape.firstChild(of: node) != nil { depth += 1 }
        }
        return text + String(repeating: ")", count: depth)
    }
}
