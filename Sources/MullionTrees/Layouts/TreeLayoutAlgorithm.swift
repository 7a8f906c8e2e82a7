import MullionGeometry

/// A layout of binary trees, which may treat left and right children differently.
public protocol BinaryTreeLayoutAlgorithm: Sendable {
    /// Returns the position of each node, in the order of the shape.
    func layout(_ shape: BinaryShape) -> TreeLayout
}

/// A way to lay out trees with any number of children; it lays out binary trees too.
public protocol TreeLayoutAlgorithm: BinaryTreeLayoutAlgorithm {
    /// Returns the position of each node, in the order of the shape.
    func layout(_ shape: TreeShape) -> TreeLayout
}

extension TreeLayoutAlgorithm {
    /// Lays out a binary tree; an only child counts as such, whether left or right.
    public func layout(_ shape: BinaryShape) -> TreeLayout { layout(shape.treeShape) }
}

/// A way to lay out trees whose nodes are boxes.
public protocol SizedTreeLayoutAlgorithm: Sendable {
    /// Returns the position of each node's box, in the order of the shape.
    ///
    /// - Parameter sizes: The size of each node, in the order of the shape.
    /// - Precondition: There is a size for each node.
    func layout(_ shape: TreeShape, sizes: [CGSize]) -> TreeLayout
}

extension SizedTreeLayoutAlgorithm {
    /// Lays out a binary tree; an only child counts as such, whether left or right.
    ///
    /// - Precondition: There is a size for each node.
    public func layout(_ shape: BinaryShape, sizes: [CGSize]) -> TreeLayout { layout(shape.treeShape, sizes: sizes) }
}

/// Lengths from outside made safe, in one place.
enum TreeLength {
    /// The largest length. Sums over any tree stay finite.
    static let largest: CGFloat = 1e9

    /// The length if it can be used: negative, infinite and NaN count as 0, and what is too large as the largest.
    @inline(__always)
    static func usable(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? min(length, largest) : 0 }

    /// The size with both sides made usable.
    static func usable(_ size: CGSize) -> CGSize { CGSize(width: usable(size.width), height: usable(size.height)) }
}
