import MullionGeometry

/// Children in cells, as the algorithms see them: proxies, or the nodes themselves.
protocol CellSource {
    /// The number of children that get a cell.
    var count: Int { get }
    /// The properties of a child.
    func item(_ index: Int) -> CellItem
    /// Whether the properties of a child are the defaults.
    func hasDefaultItem(_ index: Int) -> Bool
    /// The child's own size; an infinite side of the room is open.
    func answer(of index: Int, in room: CGSize) -> CGSize
}

extension CellSource {
    func hasDefaultItem(_ index: Int) -> Bool { false }

    var indices: Range<Int> { 0..<count }

    /// The child's desired size in some room, as ``CellChildren/desiredSize(of:in:)`` explains it.
    @inline(__always)
    func desired(_ index: Int, in room: CGSize) -> CGSize {
        if hasDefaultItem(index) {
            // The same for the default item, of which nothing has to be read.
            let room = room == .zero ? .unlimited : room
            let own = answer(
                of: index, in: CGSize(width: WholePoints.offer(room.width), height: WholePoints.offer(room.height)))
            return CGSize(width: WholePoints.length(own.width), height: WholePoints.length(own.height))
        }
        return item(index).desiredSize(in: room) { answer(of: index, in: $0) }
    }
}

extension CellItem {
    /// The desired size of a child that answers `answer` to an offer.
    @inline(__always)
    func desiredSize(in room: CGSize, _ answer: (CGSize) -> CGSize) -> CGSize {
        if ignoredSides.contains([.horizontal, .vertical]) { return .zero }
        let room = room == .zero ? .unlimited : room
        let most = CGSize(
            width: maxSize.width.isNaN ? 0 : maxSize.width, height: maxSize.height.isNaN ? 0 : maxSize.height)
        let own = answer(
            CGSize(
                width: WholePoints.offer(min(most.width, room.width)),
                height: WholePoints.offer(min(most.height, room.height))))
        return CGSize(
            width: ignoredSides.contains(.horizontal)
                ? 0 : Self.desired(own.width, sizeAdjustment.width, minSize.width, maxSize.width),
            height: ignoredSides.contains(.vertical)
                ? 0 : Self.desired(own.height, sizeAdjustment.height, minSize.height, maxSize.height))
    }

    private static func desired(
        _ answer: CGFloat, _ adjustment: CGFloat, _ least: CGFloat, _ most: CGFloat
    ) -> CGFloat {
        let length = WholePoints.usable(answer + WholePoints.usable(adjustment))
        return WholePoints.length(max(WholePoints.usable(least), min(WholePoints.usable(most), length)))
    }
}
