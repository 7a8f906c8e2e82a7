// Inlinable, against our habit: hashing is specialised in the caller's module.
extension FlatBinaryTree where Value: Hashable {
    /// Creates the tree with the given in-order and pre-order.
    ///
    /// ```swift
    /// try FlatBinaryTree(inOrder: [2, 1, 3], preOrder: [1, 2, 3])     // 1 above 2 and 3
    /// ```
    /// - Throws: ``TreeError/unequalLengths(inOrder:other:)``; ``TreeError/duplicate(value:)``, since only distinct
    ///   values identify nodes; ``TreeError/inconsistent(value:)`` if no tree has these orders.
    /// - Complexity: O(n) for n values; no recursion.
    @inlinable
    public init(inOrder: [Value], preOrder: [Value]) throws(TreeError) {
        let ranks = try Self.ranks(of: inOrder, in: preOrder)
        let tree = CartesianTree(ranks: ranks)
        // The tree has the right in-order by construction, the right pre-order only if there is a tree with both.
        for (index, place) in tree.inOrderPlaces.enumerated() where ranks[place] != index {
            throw .inconsistent(value: "\(preOrder[index])")
        }
        self.init(values: tree.inOrderPlaces.map { inOrder[$0] }, shape: tree.shape)
    }

    /// Creates the tree with the given in-order and post-order.
    ///
    /// - Throws: As ``init(inOrder:preOrder:)``.
    /// - Complexity: O(n) for n values; no recursion.
    @inlinable
    public init(inOrder: [Value], postOrder: [Value]) throws(TreeError) {
        // Backwards, a post-order is the pre-order of the mirror image.
        let ranks = try Self.ranks(of: inOrder, in: postOrder.reversed())
        let tree = CartesianTree(ranks: ranks)
        let mirror = CartesianTree(ranks: ranks.reversed())
        for (index, place) in mirror.inOrderPlaces.enumerated() where ranks[inOrder.count - 1 - place] != index {
            throw .inconsistent(value: "\(postOrder[postOrder.count - 1 - index])")
        }
        self.init(values: tree.inOrderPlaces.map { inOrder[$0] }, shape: tree.shape)
    }

    /// For each value of the in-order, its place in the other order.
    @inlinable
    static func ranks(of inOrder: [Value], in other: [Value]) throws(TreeError) -> [Int] {
        guard inOrder.count == other.count else { throw .unequalLengths(inOrder: inOrder.count, other: other.count) }
        var places: [Value: Int] = [:]
        places.reserveCapacity(other.count)
        for (place, value) in other.enumerated() where places.updateValue(place, forKey: value) != nil {
            throw .duplicate(value: "\(value)")
        }
        var ranks: [Int] = []
        ranks.reserveCapacity(inOrder.count)
        var isTaken = [Bool](repeating: false, count: other.count)
        for value in inOrder {
            guard let place = places[value] else {
                // A duplicate value is the clearer error, wherever it is.
                var met: Set<Value> = []
                for value in inOrder where !met.insert(value).inserted { throw .duplicate(value: "\(value)") }
                throw .inconsistent(value: "\(value)")
            }
            if isTaken[place] { throw .duplicate(value: "\(value)") }
            isTaken[place] = true
            ranks.append(place)
        }
        return ranks
    }
}
