import MullionGeometry

/// Children where a function puts them. Cells, margins, spacing, alignment and cropping play no part.
///
/// ```swift
/// // Every child in the middle, in its ideal size.
/// CellBlock { container, child in
///     let size = child.desiredSize(in: container)
///     let corner = CGPoint(x: (container.width - size.width) / 2, y: (container.height - size.height) / 2)
///     return CGRect(origin: corner, size: size)
/// }
/// ```
///
/// Measured, the container is as large as the largest answer of the second function, per axis; 0 × 0 without it.
///
/// - Complexity: O(n) for n children, and what the functions cost. A child is measured only by them.
public struct CellBlock: CellLayout {
    /// One child, valid during the call that received it.
    public struct Child {
        let children: CellChildren
        /// The child's index among the children that are not skipped, from 0.
        public let index: Int
        /// The properties of the child.
        public var item: CellItem { children.item(index) }

        /// Returns the child's desired size in some room: whole points; an infinite side is unspecified.
        public func desiredSize(in room: CGSize) -> CGSize { children.desiredSize(of: index, in: room) }
    }

    public var fills: Axis.Set
    private let frame: @Sendable (CGSize, Child) -> CGRect
    private let size: (@Sendable (CGSize, Child) -> CGSize)?

    /// Creates the layout.
    ///
    /// - Parameters:
    ///   - fills: The axes along which the container answers what it is proposed.
    ///   - size: What a child adds to the measured size, for a guide whose sides may be 0 = open; nil: nothing.
    ///   - frame: The frame of a child in a container of the given size; called once per child, in order.
    public init(
        fills: Axis.Set = [], size: (@Sendable (CGSize, Child) -> CGSize)? = nil,
        frame: @escaping @Sendable (CGSize, Child) -> CGRect
    ) {
        self.fills = fills
        self.size = size
        self.frame = frame
    }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
        guard let size else { return .zero }
        return children.indices.reduce(CGSize.zero) { largest, index in
            largest.union(size(guide, Child(children: children, index: index)))
        }
    }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
        children.indices.map { frame(size, Child(children: children, index: $0)) }
    }
}
