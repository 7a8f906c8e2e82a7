import MullionGeometry

/// A window on one child that may be larger: what the scroll container of WeView 2 gives its contents.
///
/// The child is measured for its desired size with the scrolled sides open and the others as long as the container.
/// Along a scrolled axis it gets that length where it is longer than the container, or else the container's length if
/// it stretches, and is put into spare room by its alignment otherwise, halves rounded away from zero. Along the other
/// axis it is as long as the container.
///
/// Measured, the container is as large as its contents, but along a scrolled axis at most as the guide. Further
/// children are arranged in the same way, each for itself.
///
/// Worked example: a child of 300 × 40 in a window of 100 × 60 that scrolls horizontally is at (0, 0), 300 × 60; one of
/// 30 × 40 at (35, 0), 30 × 60.
///
/// - Complexity: O(n) for n children, each measured once.
public struct CellScroll: CellLayout {
    /// The axes along which contents may be longer than the container.
    public var axes: Axis.Set
    /// The alignment of contents that are smaller than the container.
    public var alignment: CellAlignment
    public var fills: Axis.Set

    /// Creates the layout.
    public init(_ axes: Axis.Set = .vertical, alignment: CellAlignment = .center, fills: Axis.Set = []) {
        self.axes = axes
        self.alignment = alignment
        self.fills = fills
    }

    /// Returns whether contents of the given size are longer than a container along a scrolled axis.
    public func isScrollable(contents: CGSize, in container: CGSize) -> Bool {
        Axis.allCases.contains { axes.contains($0.set) && contents[$0] > container[$0] }
    }

    public func measure(_ children: CellChildren, guide: CGSize) -> CGSize {
        let room = guide.opened
        var size = children.indices.reduce(CGSize.zero) { $0.union(children.desiredSize(of: $1, in: opened(room))) }
        for axis in Axis.allCases where axes.contains(axis.set) { size[axis] = min(size[axis], room[axis]) }
        return size
    }

    public func arrange(_ children: CellChildren, in size: CGSize) -> [CGRect] {
        children.indices.map { index in
            let item = children.item(index)
            let desired = children.desiredSize(of: index, in: opened(size))
            var frame = CGRect(origin: .zero, size: size)
            for axis in Axis.allCases where axes.contains(axis.set) {
                let spare = size[axis] - desired[axis]
                let isStretched = item.stretch(axis) > 0 && spare > 0
                frame.size[axis] = isStretched ? size[axis] : desired[axis]
                let shift = (item.alignment(axis) ?? alignment[axis]).wholeShift(isStretched ? 0 : max(0, spare))
                if axis == .horizontal { frame.origin.x = shift } else { frame.origin.y = shift }
            }
            return frame
        }
    }

    private func opened(_ size: CGSize) -> CGSize {
        CGSize(
            width: axes.contains(.horizontal) ? .infinity : size.width,
            height: axes.contains(.vertical) ? .infinity : size.height)
    }
}
