extension TreeShape {
    /// Numbers the nodes of a tree in pre-order, whatever its nodes are. Inlinable for the reason `BinaryShape.walk`
    /// is.
    ///
    /// - Parameters:
    ///   - identity: The identity of an object, for finding cycles; nil for values.
    ///   - visit: Called with each node in the order of its number.
    /// - Throws: ``TreeError/cycle(node:path:)`` and ``TreeError/tooManyNodes(limit:)``.
    /// - Complexity: O(n) time, O(height) memory plus the result; no recursion.
    @inlinable
    static func walk<Node, Children: Sequence<Node>>(
        _ root: Node?, children: (Node) -> Children, identity: (Node) -> ObjectIdentifier?, maximumCount: Int,
        visit: (Node) -> Void
    ) throws(TreeError) -> TreeShape {
        var parents: [Int32] = []
        var nextSiblings: [Int32] = []
        var depths: [Int32] = []
        var open: [(rest: Children.Iterator, number: Int32, lastChild: Int32, marker: CycleMarker)] = []
        let limit = min(maximumCount, largestCount)
        var next = root
        var above = CycleMarker()
        while let node = next {
            let number = Int32(truncatingIfNeeded: parents.count)
            let parent = open.last?.number ?? -1
            guard let marker = above.descended(to: identity(node)) else {
                let numbers = numbersToLast(below: parent, parents, nextSiblings)
                throw firstCycle(root, numbers, children: children, identity: identity)
            }
            guard parents.count < limit else { throw .tooManyNodes(limit: limit) }
            visit(node)
            if parent >= 0 {
                let sibling = open[open.count - 1].lastChild
                if sibling >= 0 { nextSiblings[Int(sibling)] = number }
                open[open.count - 1].lastChild = number
            }
            parents.append(parent)
            depths.append(Int32(truncatingIfNeeded: open.count))
            nextSiblings.append(-1)
            open.append((children(node).makeIterator(), number, -1, marker))
            next = nil
            while next == nil, !open.isEmpty {
                next = open[open.count - 1].rest.next()
                if next == nil { open.removeLast() }
            }
            above = open.last?.marker ?? CycleMarker()
        }
        return TreeShape(parents: parents, nextSiblings: nextSiblings, depths: depths)
    }

    /// The child numbers from the root to the node that was to become the last one.
    @usableFromInline
    static func numbersToLast(below parent: Int32, _ parents: [Int32], _ nextSiblings: [Int32]) -> [Int] {
        let shape = TreeShape(
            parents: parents, nextSiblings: nextSiblings, depths: [Int32](repeating: 0, count: parents.count))
        var numbers = [Array(shape.children(of: Int(parent))).count]
        var child = Int(parent)
        while let above = shape.parent(of: child) {
            numbers.append(shape.number(of: child, below: above))
            child = above
        }
        return numbers.reversed()
    }

    /// The error for the first node met again on a way down; the marker notices only a later one.
    @inlinable
    static func firstCycle<Node, Children: Sequence<Node>>(
        _ root: Node?, _ numbers: [Int], children: (Node) -> Children, identity: (Node) -> ObjectIdentifier?
    ) -> TreeError {
        var met: Set<ObjectIdentifier> = []
        var path: [String] = []
        var next = root
        for number in numbers {
            guard let node = next, let object = identity(node), met.insert(object).inserted else { break }
            path.append("\(number)")
            next = children(node).dropFirst(number).first { _ in true }
        }
        return .cycle(node: next.map { nodeName($0) } ?? "?", path: path.joined(separator: "."))
    }
}
