/// A binary tree in which smaller elements are to the left of a node, and equal and greater ones to the right.
///
/// ``SearchTree`` is one to insert into.
public protocol BinarySearchTree<Value>: BinaryTree where Value: Comparable {
    /// Returns the topmost node with an element; nil if there is none.
    func search(_ element: Value) -> Self?
}

extension BinarySearchTree {
    /// Returns the topmost node with an element; nil if there is none.
    ///
    /// - Complexity: O(height).
    public func search(_ element: Value) -> Self? {
        var next: Self? = self
        var marker = CycleMarker()
        while let node = next {
            guard let below = marker.descended(to: node.nodeIdentity) else { cycleFound(node.element) }
            marker = below
            if element == node.element { return node }
            next = element < node.element ? node.left : node.right
        }
        return nil
    }
}
