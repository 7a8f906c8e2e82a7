import MullionGeometry

/// How a flex container shared a line's length with one of its items, for explanations of a layout. Lengths are those
/// of border boxes along the main axis, in points.
package struct FlexShare {
    /// Whether the main axis is horizontal.
    package let isRow: Bool
    /// The content length of the container; nil if it follows from the items.
    package let room: CGFloat?
    /// The position of the item's line, and the number of lines.
    package let line: Int
    package let lineCount: Int
    /// The number of items in the line.
    package let itemCount: Int
    /// The flex base size of the item, the sum of those of the line, and what margins and gaps take beside them.
    package let base: CGFloat
    package let bases: CGFloat
    package let spacing: CGFloat
    /// The limits of the item.
    package let minimum: CGFloat
    package let maximum: CGFloat
    /// The length that it got.
    package let given: CGFloat
    /// The item's part in growing, and the sum of the line's.
    package let grow: CGFloat
    package let growSum: CGFloat
    /// The item's part in shrinking, times its inner base size, and the sum of the line's.
    package let shrink: CGFloat
    package let shrinkSum: CGFloat
    /// Whether a margin along the main axis is automatic.
    package let hasAutoMargin: Bool
    /// The length of the line across.
    package let cross: CGFloat
    /// Whether the item fills the line across.
    package let stretches: Bool

    /// What the line has left before items grow, or lacks before they shrink.
    package var free: CGFloat? { room.map { $0 - bases - spacing } }
}

extension LayoutTree {
    /// Returns how the flex container around a node shared its length; nil for a node that is not an item of one.
    ///
    /// - Complexity: That of laying out the container without placing its items.
    package func flexShare(of node: NodeID) -> FlexShare? {
        guard isPlaced(node) else { return nil }
        return query(node) { engine, slot in engine.flexShare(of: slot) }
    }
}

extension Engine {
    fileprivate func flexShare(of node: NodeIndex) -> FlexShare? {
        guard let parent = cssContainer(of: node), cssStyle(parent).pointee.display == .flex else { return nil }
        let ask = cssState(parent)!.pointee.placed
        guard ask.width.isFinite else { return nil }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let (container, lines) = sizedLines(parent, cssStyle(parent), ask)
        guard let i = (0..<container.count).first(where: { container.items[$0].item.node == node }),
            let line = lines.firstIndex(where: { $0.range.contains(i) })
        else { return nil }
        let range = lines[line].range
        let item = container.items[i]
        var (bases, spacing) = (CGFloat(0), container.mainGap * CGFloat(range.count - 1))
        var (growSum, shrinkSum) = (CGFloat(0), CGFloat(0))
        for other in range {
            bases += container.items[other].base
            spacing += container.mainMargins(other)
            growSum += container.items[other].item.style.pointee.grow
            shrinkSum += container.items[other].item.style.pointee.shrink * flexInnerBase(container, other)
        }
        let minimum = item.minMain.isNaN ? automaticFlexMinimum(container, container.items + i) : item.minMain
        return FlexShare(
            isRow: container.isRow, room: container.mainSize.isNaN ? nil : container.mainSize, line: line,
            lineCount: lines.count, itemCount: range.count, base: item.base, bases: bases, spacing: spacing,
            minimum: minimum, maximum: item.maxMain, given: item.main, grow: item.item.style.pointee.grow,
            growSum: growSum, shrink: item.item.style.pointee.shrink * flexInnerBase(container, i),
            shrinkSum: shrinkSum, hasAutoMargin: container.mainStart(i).isAuto || container.mainEnd(i).isAuto,
            cross: lines[line].cross, stretches: item.stretches)
    }

    /// A flex container with the used sizes of its items, in lines. The caller releases the scratch memory.
    private func sizedLines(
        _ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk
    ) -> (FlexContainer, UnsafeMutableBufferPointer<FlexLine>) {
        var container = flexContainer(node, style, ask)
        collectFlexItems(&container)
        let lines = flexedLines(container)
        let height = flexCrossSizes(container, lines, wantsContent: false)
        container.height = ask.height.isNaN ? height : container.height
        alignFlexLines(container, lines)
        return (container, lines)
    }
}
