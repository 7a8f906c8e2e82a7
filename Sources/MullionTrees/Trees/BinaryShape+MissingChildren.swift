extension BinaryShape {
    /// The tree with a leaf next to each only child, in place of the missing child.
    ///
    /// - Returns: The shape, and whether each of its nodes is such a leaf; the others are in the order of this shape.
    /// - Complexity: O(n) for n nodes.
    package var withMissingChildren: (shape: TreeShape, isMissing: [Bool]) {
        var parents: [Int] = []
        var isMissing: [Bool] = []
        var open: [(node: Int?, parent: Int)] = count > 0 ? [(0, -1)] : []
        while let (node, parent) = open.popLast() {
            let number = parents.count
            parents.append(parent)
            isMissing.append(node == nil)
            guard let node, left(of: node) != nil || right(of: node) != nil else { continue }
            open.append((right(of: node), number))
            open.append((left(of: node), number))
        }
        do throws(TreeError) {
            return (try TreeShape(preOrderParents: parents), isMissing)
        } catch {
            preconditionFailure("\(error)")
        }
    }
}
