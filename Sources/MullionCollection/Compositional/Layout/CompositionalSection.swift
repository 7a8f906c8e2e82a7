import MullionGeometry

/// A section as it is kept: its definition, resolved in its environment, and its groups.
struct CompositionalSection: Sendable {
    let definition: LayoutSection
    var run: GroupRun
    let isOrthogonal: Bool
    /// The insets along the scrolling axis of the layout and across it.
    let mainInset: (before: CGFloat, after: CGFloat)
    let crossInset: (before: CGFloat, after: CGFloat)
    /// The length across the scrolling axis, between the insets.
    let available: CGFloat
    var boundary: BoundaryItems
    /// How far an orthogonal section is scrolled, as it was set; nil = not at all.
    var scrolled: CGFloat?
    let diagnostics: [CompositionalDiagnostic]

    init(
        _ definition: LayoutSection, index: Int, count: Int, environment: LayoutEnvironment, axes: FlowAxes,
        keeping old: CompositionalSection?
    ) {
        self.definition = definition
        isOrthogonal = definition.orthogonalScrollingBehavior != .none
        var diagnostics: [CompositionalDiagnostic] = []
        let given = definition.contentInsets
        let insets = given.lengths
        if insets != given {
            let numbers = [given.top, given.leading, given.bottom, given.trailing]
            let number = numbers.first { $0.asLength != $0 } ?? .nan
            diagnostics.append(.metric("content inset", number, section: index))
        }
        mainInset = axes.mainInsets(insets)
        crossInset = axes.crossInsets(insets)
        let room = environment.container.effectiveContentSize
        let container = CGSize(
            width: max(0, room.width - insets.leading - insets.trailing),
            height: max(0, room.height - insets.top - insets.bottom))
        if axes.cross(container) <= 0 { diagnostics.append(.noRoom(section: index)) }
        available = axes.cross(container)

        let planner = GroupPlanner(definition.group, in: container, section: index, environment: environment)
        let spacing = definition.interGroupSpacing.asLength
        if spacing != definition.interGroupSpacing {
            diagnostics.append(.metric("inter-group spacing", definition.interGroupSpacing, section: index))
        }
        run = GroupRun(
            count: count, plan: planner.plan,
            axes: isOrthogonal ? FlowAxes(scrolls: axes.isVertical ? .horizontal : .vertical) : axes, spacing: spacing)
        if let sizes = old?.run.measuredSizes { run.setMeasuredSizes(sizes) }

        boundary = Self.boundary(
            of: definition, available: available, in: environment, axes, measured: old?.boundary.measured ?? [:])
        scrolled = old?.scrolled
        diagnostics += planner.diagnostics
        diagnostics += boundary.diagnostics(of: definition.boundarySupplementaryItems, section: index)
        self.diagnostics = diagnostics
    }

    /// The length of the groups along the scrolling axis of the layout.
    var contentLength: ExactLength { isOrthogonal ? ExactLength(run.thickness) : run.length }

    /// How far, at most, something reaches beyond the section.
    var overhang: CGFloat { max(isOrthogonal ? run.overhang.cross : run.overhang.main, boundary.overhang) }

    /// What the sums over sections get.
    func span(spacing: CGFloat) -> SectionSpan {
        var length = ExactLength(boundary.before) + ExactLength(mainInset.before) + contentLength
        length += ExactLength(mainInset.after) + ExactLength(boundary.after) + ExactLength(spacing)
        return SectionSpan(
            length: length,
            elements: (run.isHollow ? 0 : run.count) + boundary.sizes.count + definition.decorationItems.count,
            items: run.count)
    }

    /// A z index as it is shown: before a background there is at least 1.
    func promoted(_ zIndex: Int) -> Int { definition.decorationItems.isEmpty ? zIndex : max(1, zIndex) }
}

/// The elements at the boundary of a section or of the layout: their sizes, and what they add to its length.
struct BoundaryItems: Sendable {
    /// A size for each.
    private(set) var sizes: [CGSize] = []
    /// The measured sizes of some, by their number.
    private(set) var measured: [Int: CGSize] = [:]
    /// By how much those at the beginning and at the end make their host longer.
    private(set) var before: CGFloat = 0
    private(set) var after: CGFloat = 0
    /// The part of the beginning that pinned ones occupy.
    private(set) var pinnedBefore: CGFloat = 0
    /// How far offsets move elements, at most.
    private(set) var overhang: CGFloat = 0

    init() {}

    init(
        _ items: [LayoutBoundarySupplementaryItem], in container: CGSize, axes: FlowAxes, measured: [Int: CGSize]
    ) {
        self.measured = measured
        for (number, item) in items.enumerated() {
            var size = item.layoutSize.resolved(in: container)
            if let known = measured[number] {
                if item.layoutSize.widthDimension.isEstimated { size.width = known.width.asLength }
                if item.layoutSize.heightDimension.isEstimated { size.height = known.height.asLength }
            }
            sizes.append(size)
            let (length, edge) = (axes.main(size), axes.main(item.alignment.edges.unitPoint))
            if edge == 0, item.extendsBoundary {
                before = max(before, length)
                if item.pinToVisibleBounds { pinnedBefore = max(pinnedBefore, length) }
            } else if edge == 1, item.extendsBoundary {
                after = max(after, length)
            }
            // Those over the groups may be longer than these.
            overhang = max(
                overhang, axes.main(item.offset).bounded.magnitude + (edge == 0.5 || !item.extendsBoundary ? length : 0)
            )
        }
    }

    func diagnostics(of items: [LayoutBoundarySupplementaryItem], section: Int) -> [CompositionalDiagnostic] {
        var result: [CompositionalDiagnostic] = []
        for item in items {
            let (width, height) = (item.layoutSize.widthDimension.number, item.layoutSize.heightDimension.number)
            if width.asLength != width {
                result.append(.metric("width of \(item.elementKind)", width, section: section))
            }
            if height.asLength != height {
                result.append(.metric("height of \(item.elementKind)", height, section: section))
            }
            for number in [item.offset.x, item.offset.y] where number.bounded != number {
                result.append(.metric("offset of \(item.elementKind)", number, section: section))
            }
        }
        return result
    }

    mutating func measure(_ number: Int, as size: CGSize) { measured[number] = size }
}

extension CompositionalSection {
    /// Computes the sizes at the boundary again, after one was measured.
    mutating func arrangeBoundary(in environment: LayoutEnvironment, _ axes: FlowAxes) {
        boundary = Self.boundary(
            of: definition, available: available, in: environment, axes, measured: boundary.measured)
    }

    private static func boundary(
        of definition: LayoutSection, available: CGFloat, in environment: LayoutEnvironment, _ axes: FlowAxes,
        measured: [Int: CGSize]
    ) -> BoundaryItems {
        let room = environment.container.effectiveContentSize
        let cross = definition.supplementariesFollowContentInsets ? available : axes.cross(room)
        return BoundaryItems(
            definition.boundarySupplementaryItems,
            in: axes.size(SectionSize(cross: cross, main: axes.main(room))), axes: axes, measured: measured)
    }
}
