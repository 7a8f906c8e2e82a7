/// A search tree to insert into: smaller values go left, equal and greater ones right.
///
/// ```swift
/// var tree = SearchTree(minimalHeight: [4, 2, 1, 3])
/// tree.insert(5)
/// let flat = tree.flat                    // to walk and to draw
/// ```
public struct SearchTree<Value: Comparable> {
    private var values: [Value]
    private var lefts: [Int32]
    private var rights: [Int32]

    /// Creates a tree without values.
    public init() { self.init(FlatBinaryTree(inserting: EmptyCollection())) }

    /// Creates the tree that inserting values one by one gives.
    ///
    /// - Complexity: O(n log n) for n values.
    public init(inserting values: some Sequence<Value>) { self.init(FlatBinaryTree(inserting: values)) }

    /// Creates a tree of minimal height; equal values go right all the same.
    ///
    /// - Complexity: O(n log n) for n values.
    public init(minimalHeight values: some Sequence<Value>) { self.init(FlatBinaryTree(minimalHeight: values)) }

    private init(_ flat: FlatBinaryTree<Value>) {
        values = flat.values
        lefts = flat.shape.lefts
        rights = flat.shape.rights
    }

    /// The number of values.
    public var count: Int { values.count }

    /// Inserts a value. The tree is not balanced afterwards.
    ///
    /// - Complexity: O(height); to insert many at once, create a tree of them.
    public mutating func insert(_ value: Value) {
        let new = Int32(values.count)
        var node = 0
        while node < values.count {
            let goesLeft = value < values[node]
            let next = goesLeft ? lefts[node] : rights[node]
            if next >= 0 {
                node = Int(next)
            } else {
                if goesLeft { lefts[node] = new } else { rights[node] = new }
                break
            }
        }
        values.append(value)
        lefts.append(-1)
        rights.append(-1)
    }

    /// Returns whether a value is in the tree.
    ///
    /// - Complexity: O(height).
    public func contains(_ value: Value) -> Bool {
        var node: Int32 = values.isEmpty ? -1 : 0
        while node >= 0 {
            let other = values[Int(node)]
            if value == other { return true }
            node = value < other ? lefts[Int(node)] : rights[Int(node)]
        }
        return false
    }

    /// The tree as flat arrays.
    ///
    /// - Complexity: O(n) for n values; no recursion.
    public var flat: FlatBinaryTree<Value> {
        do throws(TreeError) {
            return try FlatBinaryTree<Int32>(
                root: values.isEmpty ? nil : 0, left: { lefts[Int($0)] < 0 ? nil : lefts[Int($0)] },
                right: { rights[Int($0)] < 0 ? nil : rights[Int($0)] }, maximumCount: BinaryShape.largestCount
            ).map { values[Int($0)] }
        } catch {
            preconditionFailure("\(error)")
        }
    }
}

extension SearchTree: Sendable where Value: Sendable {}
