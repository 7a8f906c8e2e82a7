import MullionGeometry

/// What both overflow stacks do along their axis.
///
/// 1. Ask every child for its size, proposed nothing along the stack and the stack's own proposal across.
/// 2. Choose the items that are shown (`OverflowChoice`).
/// 3. Line them up, the indicator after them if items are hidden, across by a guide; leave the other children out.
struct OverflowStack {
    private let axis: Axis
    private let guide: AlignmentKey
    private let spacing: CGFloat?
    private let subviews: LayoutSubviews
    private let proposal: ProposedViewSize
    /// The children that are shown, in visual order, with their dimensions.
    private var shown: [(index: Int, dimensions: ViewDimensions)] = []
    private var extent = GuidedExtent()

    init(
        axis: Axis, guide: AlignmentKey, spacing: CGFloat?, order: OverflowOrder,
        indicatorLength: (@Sendable (OverflowItems) -> CGFloat)?, subviews: LayoutSubviews, room: CGFloat?,
        cross: CGFloat?
    ) {
        self.axis = axis
        self.guide = guide
        self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
        self.subviews = subviews
        proposal =
            axis == .horizontal
            ? ProposedViewSize(width: nil, height: cross) : ProposedViewSize(width: cross, height: nil)
        let indicator = subviews.indices.first { subviews[$0][OverflowValues.IsIndicator.self] }
        let items = subviews.indices.filter { !subviews[$0][OverflowValues.IsIndicator.self] }
        let sizes = items.map { subviews[$0].dimensions(in: proposal) }
        let visible = choice(items, sizes, order, indicator, indicatorLength).shown(in: room)
        shown = (visible ?? []).map { (items[$0], sizes[$0]) }
        if let visible, visible.count < items.count, let indicator {
            shown.append((indicator, subviews[indicator].dimensions(in: proposal)))
        }
        for child in shown { extent.add(length: across(child.dimensions), guide: child.dimensions[guide]) }
    }

    // MARK: - 2. Choosing

    private func choice(
        _ items: [Int], _ sizes: [ViewDimensions], _ order: OverflowOrder, _ indicator: Int?,
        _ indicatorLength: (@Sendable (OverflowItems) -> CGFloat)?
    ) -> OverflowChoice {
        let lengths = sizes.map(along)
        let length: ((OverflowItems) -> CGFloat)? = indicator.map { indicator in
            { hidden in
                indicatorLength.map { CGFloat.maximum($0(hidden), 0) }
                    ?? along(subviews[indicator].dimensions(in: proposal))
            }
        }
        return OverflowChoice(
            count: items.count, order: order, length: { lengths[$0] }, priority: { subviews[items[$0]].priority },
            gap: { gap(items[$0], items[$1]) }, indicator: length,
            indicatorGap: { last in indicator.map { gap(items[last], $0) } ?? 0 })
    }

    private func gap(_ first: Int, _ second: Int) -> CGFloat {
        spacing ?? subviews[first].spacing.distance(to: subviews[second].spacing, along: axis)
    }

    // MARK: - 3. Lining up

    var size: CGSize {
        var length: CGFloat = 0
        forEachShown { position, child in length = position + along(child.dimensions) }
        return axis == .horizontal
            ? CGSize(width: max(length, 0), height: extent.length)
            : CGSize(width: extent.length, height: max(length, 0))
    }

    func place(in bounds: CGRect) {
        var isShown = Set<Int>()
        forEachShown { position, child in
            isShown.insert(child.index)
            let across = extent.offset(guide: child.dimensions[guide])
            let along = position.isFinite ? position : 0
            let origin =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + along, y: bounds.minY + across)
                : CGPoint(x: bounds.minX + across, y: bounds.minY + along)
            subviews[child.index].place(at: origin, proposal: proposal)
        }
        for index in subviews.indices where !isShown.contains(index) { subviews[index].leaveOut() }
    }

    /// The children that are shown, and where each begins along the stack.
    private func forEachShown(_ body: (CGFloat, (index: Int, dimensions: ViewDimensions)) -> Void) {
        var position: CGFloat = 0
        for (place, child) in shown.enumerated() {
            if place > 0 { position += gap(shown[place - 1].index, child.index) }
            body(position, child)
            position += along(child.dimensions)
        }
    }

    private func along(_ dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal ? dimensions.width : dimensions.height
    }

    private func across(_ dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal ? dimensions.height : dimensions.width
    }
}
