extension BinaryShape {
    /// Numbers the nodes of a tree in pre-order, whatever its nodes are.
    ///
    /// Inlinable, against our habit: the four closures are called for every node, and specialised in the caller's
    /// module they cost a fifth.
    ///
    /// - Parameters:
    ///   - identity: The identity of an object, for finding cycles; nil for values.
    ///   - visit: Called with each node in the order of its number.
    /// - Throws: ``TreeError/cycle(node:path:)`` and ``TreeError/tooManyNodes(limit:)``.
    /// - Complexity: O(n) time, O(height) memory plus the result; no recursion.
    @inlinable
    static func walk<Node>(
        _ root: Node?, left: (Node) -> Node?, right: (Node) -> Node?, identity: (Node) -> ObjectIdentifier?,
        maximumCount: Int, visit: (Node) -> Void
    ) throws(TreeError) -> BinaryShape {
        var parents: [Int32] = []
        var lefts: [Int32] = []
        var rights: [Int32] = []
        var depths: [Int32] = []
        var pending: [(node: Node, parent: Int32, marker: CycleMarker)] = []
        let limit = min(maximumCount, largestCount)
        var next = root
        var parent: Int32 = -1
        var above = CycleMarker()
        while let node = next {
            let number = Int32(truncatingIfNeeded: parents.count)
            guard let marker = above.descended(to: identity(node)) else {
                let turns = turnsToLast(below: parent, parents, lefts)
                throw firstCycle(root, turns, left: left, right: right, identity: identity)
            }
            guard parents.count < limit else { throw .tooManyNodes(limit: limit) }
            visit(node)
            parents.append(parent)
            depths.append(parent < 0 ? 0 : depths[Int(parent)] &+ 1)
            lefts.append(-1)
            rights.append(-1)
            if let child = right(node) { pending.append((child, number, marker)) }
            next = left(node)
            if next != nil {
                lefts[Int(number)] = number &+ 1
                parent = number
                above = marker
            } else if let entry = pending.popLast() {
                next = entry.node
                parent = entry.parent
                above = entry.marker
                rights[Int(parent)] = number &+ 1
            }
        }
        return BinaryShape(parents: parents, lefts: lefts, rights: rights, depths: depths)
    }

    /// The turns from the root to the node that was to become the last one; true = left.
    @usableFromInline
    static func turnsToLast(below parent: Int32, _ parents: [Int32], _ lefts: [Int32]) -> [Bool] {
        // Lefts are noted before the child is visited, so any child not noted as a left one is a right one.
        var turns: [Bool] = []
        var child = Int32(parents.count)
        var above = parent
        while above >= 0 {
            turns.append(lefts[Int(above)] == child)
            child = above
            above = parents[Int(child)]
        }
        return turns.reversed()
    }

    /// The error for the first node met again on a way down; the marker notices only a later one.
    @inlinable
    static func firstCycle<Node>(
        _ root: Node?, _ turns: [Bool], left: (Node) -> Node?, right: (Node) -> Node?,
        identity: (Node) -> ObjectIdentifier?
    ) -> TreeError {
        var met: Set<ObjectIdentifier> = []
        var path = ""
        var next = root
        for turn in turns {
            guard let node = next, let object = identity(node), met.insert(object).inserted else { break }
            path += turn ? "L" : "R"
            next = turn ? left(node) : right(node)
        }
        return .cycle(node: next.map { nodeName($0) } ?? "?", path: path)
    }
}

/// A node's name in messages: its element if it has one. Its own description might walk over the tree.
@usableFromInline
func nodeName(_ node: Any) -> String {
    if let node = node as? any BinaryTree { return "\(node.element)" }
    return "\(node)"
}
