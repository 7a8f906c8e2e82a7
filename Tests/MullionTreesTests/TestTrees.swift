import MullionTestSupport
import MullionTrees

/// A class that frees its chain without recursion, as trees of any depth have to.
final class Link: TraversableBinaryTree {
    let element: Int
    var left: Link?
    var right: Link?
    var traversalStrategy: (any TraversalStrategy.Type)?

    init(_ element: Int, _ left: Link? = nil, _ right: Link? = nil) {
        self.element = element
        self.left = left
        self.right = right
    }

    deinit {
        var pending = [left, right].compactMap { $0 }
        left = nil
        right = nil
        while var link = pending.popLast() {
            guard isKnownUniquelyReferenced(&link) else { continue }
            if let left = link.left { pending.append(left) }
            if let right = link.right { pending.append(right) }
            link.left = nil
            link.right = nil
        }
    }

    /// A chain of so many nodes, to the left, to the right, or in turns.
    static func chain(_ count: Int, turn: (Int) -> Bool) -> Link {
        let root = Link(0)
        var last = root
        for element in 1..<count {
            let next = Link(element)
            if turn(element) { last.left = next } else { last.right = next }
            last = next
        }
        return root
    }
}

/// An enum of the kind users write.
indirect enum Expression: BinaryTree {
    case number(String)
    case operation(String, Expression, Expression)

    var element: String {
        switch self {
        case .number(let name), .operation(let name, _, _): name
        }
    }
    var left: Expression? { if case .operation(_, let left, _) = self { left } else { nil } }
    var right: Expression? { if case .operation(_, _, let right) = self { right } else { nil } }
}

/// A class with any number of children.
final class Folder: Tree, CustomStringConvertible {
    let name: String
    var children: [Folder]
    var description: String { name }

    init(_ name: String, _ children: [Folder] = []) {
        self.name = name
        self.children = children
    }
}

enum RandomTree {
    /// The shape of a random binary tree: at every node the left side gets a random share of the rest, in some trees
    /// most often none or all of it.
    static func binary(_ count: Int, _ random: inout SplitMix64) -> FlatBinaryTree<Range<Int>> {
        let isLean = Bool.random(using: &random)
        var splits: [Range<Int>: Int] = [:]
        func split(_ range: Range<Int>) -> Int {
            if let known = splits[range] { return known }
            let rest = range.count - 1
            let left =
                isLean && Int.random(in: 0..<3, using: &random) > 0
                ? (Bool.random(using: &random) ? 0 : rest) : Int.random(in: 0...rest, using: &random)
            splits[range] = range.lowerBound + left
            return range.lowerBound + left
        }
        let tree = try? FlatBinaryTree<Range<Int>>(
            root: count == 0 ? nil : 0..<count,
            left: {
                let middle = split($0); return middle == $0.lowerBound ? nil : $0.lowerBound..<middle
            },
            right: {
                let middle = split($0) + 1; return middle == $0.upperBound ? nil : middle..<$0.upperBound
            })
        return tree!
    }

    /// A random tree with any number of children: each node hangs below the one before or one above that.
    static func any(_ count: Int, _ random: inout SplitMix64) -> TreeShape {
        var parents: [Int] = []
        let climb = Int.random(in: 1...4, using: &random)
        for node in 0..<count {
            var parent = node - 1
            while parent > 0, Int.random(in: 0...climb, using: &random) > 0 { parent = parents[parent] }
            parents.append(parent)
        }
        return try! TreeShape(preOrderParents: parents)
    }
}
