// Inlinable, against our habit: sorting compares values in the caller's module, where it is eight times as fast.
extension FlatBinaryTree where Value: Comparable {
    /// Creates the search tree that results from inserting values one by one: smaller values go left, equal and greater
    /// ones right.
    ///
    /// A search tree is the Cartesian tree of its sorted values by the time of insertion, equal values in the order of
    /// insertion. Building it therefore takes a sort but no search, even if all values are equal.
    /// - Complexity: O(n log n) for n values, whatever the height; no recursion.
    @inlinable
    public init(inserting values: some Sequence<Value>) {
        let values = Array(values)
        let times = values.indices.sorted { first, second in
            values[first] == values[second] ? first < second : values[first] < values[second]
        }
        let tree = CartesianTree(ranks: times)
        self.init(values: tree.inOrderPlaces.map { values[times[$0]] }, shape: tree.shape)
    }

    /// Creates the search tree of minimal height, inserting the values in the order of ``insertionOrder(_:)``.
    ///
    /// Equal values go right, so with many of them the height is not minimal; if all are equal the tree is a chain.
    /// - Complexity: O(n log n) for n values; no recursion.
    @inlinable
    public init(minimalHeight values: some Sequence<Value>) { self.init(inserting: Self.insertionOrder(values)) }

    /// Returns the values in an order whose insertion results in a search tree of minimal height: the middle one, or
    /// the upper one of two; then the right half; then the left half.
    ///
    /// Worked example: 1 … 6 give 4, 6, 5, 2, 3, 1.
    /// - Complexity: O(n log n) for n values; no recursion.
    @inlinable
    public static func insertionOrder(_ values: some Sequence<Value>) -> [Value] {
        let sorted = values.sorted()
        var order: [Value] = []
        order.reserveCapacity(sorted.count)
        var pending = [0..<sorted.count]
        while let range = pending.popLast() {
            guard !range.isEmpty else { continue }
            let middle = range.lowerBound + range.count / 2
            order.append(sorted[middle])
            pending.append(range.lowerBound..<middle)
            pending.append(middle + 1..<range.upperBound)
        }
        return order
    }
}
