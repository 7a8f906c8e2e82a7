import MullionGeometry

/// The children a cell layout arranges, in declaration order and without the skipped ones, named by their index from 0.
///
/// Valid during the call that received it, like ``LayoutSubviews``.
public struct CellChildren: CellSource {
    let subviews: LayoutSubviews
    let cache: CellCache
    /// The positions among the subviews.
    let members: [Int]

    /// The number of children.
    public var count: Int { members.count }
    /// The indices of the children.
    public var indices: Range<Int> { 0..<members.count }

    /// Returns the cell properties of a child.
    public func item(_ index: Int) -> CellItem { cache.items[members[index]] }

    /// Returns the child's own size, in points, without any limit or rounding.
    ///
    /// - Parameter room: The available size; an infinite side is open and requests the ideal length.
    /// - Complexity: O(1) for an offer made before in this pass; else the cost of the child's own layout.
    public func answer(of index: Int, in room: CGSize) -> CGSize {
        subviews[subviews.startIndex + members[index]].sizeThatFits(
            ProposedViewSize(
                width: room.width == .infinity ? nil : room.width, height: room.height == .infinity ? nil : room.height)
        )
    }

    /// Returns the child's desired size in some room: whole points, at least 0.
    ///
    /// 1. Both sides ignored: 0 × 0, and the child is not measured.
    /// 2. Room of exactly 0 × 0 counts as endless.
    /// 3. The child is offered the room, at most its maximum, rounded up. The minimum does not raise the offer.
    /// 4. The adjustment is added to the answer.
    /// 5. The result is at most the maximum and at least the minimum, rounded up. An ignored side becomes 0.
    ///
    /// - Parameter room: In points; an infinite side is open.
    public func desiredSize(of index: Int, in room: CGSize) -> CGSize {
        item(index).desiredSize(in: room) { answer(of: index, in: $0) }
    }

    /// The children of one group, in order.
    func group(_ group: Int, of count: Int) -> CellChildren {
        CellChildren(
            subviews: subviews, cache: cache,
            members: members.filter { min(max(cache.items[$0].group, 0), count - 1) == group })
    }
}

/// The cache of a cell layout: the children's items, which are read once until something changes.
public struct CellCache {
    let items: [CellItem]
    /// The positions of the children that get a cell.
    let arranged: [Int]

    init(_ subviews: LayoutSubviews) {
        items = subviews.map { $0[CellItemKey.self] }
        arranged = items.indices.filter { [items] in !items[$0].isSkipped }
    }
}

extension CGSize {
    /// Room without an end on either side.
    static var unlimited: CGSize { CGSize(width: CGFloat.infinity, height: .infinity) }
}
