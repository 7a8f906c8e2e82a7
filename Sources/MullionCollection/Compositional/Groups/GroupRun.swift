import MullionGeometry

/// The groups of a section, one behind the other.
///
/// If no size is estimated, all groups but the last are equal and nothing is kept of them. Otherwise the measured sizes
/// are kept in *leaves* of whole groups, about 128 items each, with the sum of their lengths in a `PrefixTree`; a leaf
/// of which nothing is measured keeps no sizes. A query sums the lengths of groups in the leaf where it begins, and
/// places those that it reaches.
///
/// The axis is that along which the groups follow each other: the layout's, or the other one in a section that scrolls
/// across it.
struct GroupRun: Sendable {
    /// Whole groups; only the last leaf may end inside of one.
    struct Leaf: Sendable {
        var count: Int
        /// Empty if nothing is measured; ``GroupRun/unknown``, or NaN in one dimension, where a length is not.
        var sizes: [CGSize] = []
        /// The length of each group, with the spaces at its edges; empty if nothing is measured.
        var rooms: [CGFloat] = []
        /// The thickest group.
        var thickness: CGFloat = 0
    }

    /// A group where it is.
    struct Group {
        var firstItem: Int
        var count: Int
        /// How far it begins, with the space before it, after the first group.
        var start: ExactLength
    }

    /// The size of an item that is not measured.
    static let unknown = CGSize(width: CGFloat.nan, height: CGFloat.nan)

    var count: Int
    var plan: GroupPlan
    let axes: FlowAxes
    let spacing: CGFloat
    /// The rooms of the plan's nodes without measured sizes.
    private(set) var template: [CGRect] = []
    private(set) var templateSize = CGSize.zero
    /// The size of the last group, if nothing is kept.
    private(set) var lastSize = CGSize.zero
    var leaves: [Leaf] = []
    var spans = PrefixTree<LineSpan>()
    /// How far, at most, something reaches beyond its group, along the axis and across it. Only grows until all is
    /// placed again.
    var overhang = SectionSize(cross: 0, main: 0)

    init(count: Int, plan: GroupPlan, axes: FlowAxes, spacing: CGFloat) {
        self.count = count
        self.plan = plan
        self.axes = axes
        self.spacing = spacing
        prepareTemplate()
        if plan.dependsOnItems { rebuild([]) }
    }

    /// The number of items in a group, at least 1.
    var itemsPerGroup: Int { max(1, plan.leaves.count) }
    /// Whether the group holds nothing, so that no item is shown.
    var isHollow: Bool { plan.leaves.isEmpty }
    var groupCount: Int { isHollow ? 0 : (count + itemsPerGroup - 1) / itemsPerGroup }
    /// The spaces at the edges of a group along the axis.
    var edges: GroupPlan.Spaces { plan.nodes.isEmpty ? GroupPlan.Spaces() : plan.nodes[0].edges.along(axis) }
    /// Those across it.
    var crossEdges: GroupPlan.Spaces { plan.nodes.isEmpty ? GroupPlan.Spaces() : plan.nodes[0].edges.across(axis) }
    private var axis: Axis { axes.isVertical ? .vertical : .horizontal }

    /// The length that a group of a size takes, with the gap behind it.
    func pitch(of size: CGSize) -> ExactLength { ExactLength(room(of: size)) + ExactLength(spacing) }

    /// The length of a group with the spaces at its edges.
    func room(of size: CGSize) -> CGFloat {
        min(edges.before.spacing + axes.main(size) + edges.after.spacing, ExactLength.limit)
    }

    /// The length of all groups and the gaps between them.
    var length: ExactLength {
        guard groupCount > 0 else { return .zero }
        if plan.dependsOnItems { return spans.total.length - ExactLength(spacing) }
        return pitch(of: templateSize) * (groupCount - 1) + ExactLength(room(of: lastSize))
    }

    /// The length of the thickest group across the axis, with the spaces at its edges.
    var thickness: CGFloat {
        guard groupCount > 0 else { return 0 }
        var thickest: CGFloat = 0
        if plan.dependsOnItems {
            for leaf in leaves { thickest = max(thickest, leaf.thickness) }
        } else {
            thickest = max(axes.cross(lastSize), groupCount > 1 ? axes.cross(templateSize) : 0)
        }
        return min(crossEdges.before.spacing + thickest + crossEdges.after.spacing, ExactLength.limit)
    }

    private mutating func prepareTemplate() {
        templateSize = plan.place(measured: [], limit: .max, into: &template)
        overhang = overhang(of: template, size: templateSize)
        prepareLast()
    }

    /// Places the last group, if it is not kept.
    mutating func prepareLast() {
        guard !plan.dependsOnItems, groupCount > 0 else { return }
        let rest = count % itemsPerGroup
        if rest == 0 {
            lastSize = templateSize
        } else {
            var frames: [CGRect] = []
            lastSize = plan.place(measured: [], limit: rest, into: &frames)
            overhang.grow(to: overhang(of: frames, size: lastSize))
        }
    }

    /// How far items and what is attached to them reach beyond a group of a size.
    private func overhang(of frames: [CGRect], size: CGSize) -> SectionSize {
        var reach = SectionSize(cross: 0, main: 0)
        func include(_ rect: CGRect) {
            let (main, cross) = (axes.main(rect.origin), axes.cross(rect.origin))
            reach.grow(to: SectionSize(cross: -cross, main: -main))
            reach.grow(
                to: SectionSize(
                    cross: cross + axes.cross(rect.size) - axes.cross(size),
                    main: main + axes.main(rect.size) - axes.main(size)))
        }
        for leaf in plan.leaves { include(plan.frame(frames[Int(leaf)], of: Int(leaf))) }
        for host in plan.hosts {
            let frame = hostFrame(frames, Int(host))
            for item in plan.nodes[Int(host)].supplementaryItems { include(item.frame(in: frame)) }
        }
        return reach
    }

    /// What supplementary items are attached to: an item's frame, or all of a group's room.
    func hostFrame(_ frames: [CGRect], _ node: Int) -> CGRect {
        plan.nodes[node].isGroup ? frames[node] : plan.frame(frames[node], of: node)
    }

    /// Places a group and returns its size.
    func place(_ group: Group, into frames: inout [CGRect]) -> CGSize {
        guard plan.dependsOnItems else { return placeUnmeasured(group.count, into: &frames) }
        let (leaf, first) = place(ofItem: group.firstItem)
        return place(group.count, of: leaf, at: first, into: &frames)
    }

    /// Places the items of a group, of which none is measured.
    private func placeUnmeasured(_ count: Int, into frames: inout [CGRect]) -> CGSize {
        guard count < itemsPerGroup else {
            frames = template
            return templateSize
        }
        return plan.place(measured: [], limit: count, into: &frames)
    }

    /// Places the items of a group that begin at a number in a leaf.
    private func place(_ count: Int, of leaf: Int, at first: Int, into frames: inout [CGRect]) -> CGSize {
        guard !leaves[leaf].sizes.isEmpty else { return placeUnmeasured(count, into: &frames) }
        return plan.place(measured: leaves[leaf].sizes[first..<first + count], limit: count, into: &frames)
    }

    /// The length of a group of a leaf, by its number there, with the gap behind it.
    func pitch(ofGroup number: Int, in leaf: Int) -> ExactLength {
        if !leaves[leaf].rooms.isEmpty { return ExactLength(leaves[leaf].rooms[number]) + ExactLength(spacing) }
        let rest = leaves[leaf].count - number * itemsPerGroup
        if rest >= itemsPerGroup { return pitch(of: templateSize) }
        var frames: [CGRect] = []
        return pitch(of: plan.place(measured: [], limit: rest, into: &frames))
    }

    /// The leaf of an item, and its number there. O(log n).
    func place(ofItem item: Int) -> (leaf: Int, index: Int) {
        let found = spans.longestPrefix { Int($0.items) <= item }
        return (found.count, item - Int(found.sum.items))
    }

    /// Brings the lengths of a leaf up to date, and the overhang. Places all groups in it, if one has measured items.
    mutating func span(of leaf: inout Leaf) -> LineSpan {
        var span = LineSpan(items: Int32(leaf.count))
        guard !isHollow else { return span }
        var frames: [CGRect] = []
        leaf.thickness = 0
        leaf.rooms.removeAll(keepingCapacity: true)
        var first = 0
        if leaf.sizes.isEmpty {
            let whole = leaf.count / itemsPerGroup
            span.lines = Int32(whole)
            span.length = pitch(of: templateSize) * whole
            if whole > 0 { leaf.thickness = axes.cross(templateSize) }
            first = whole * itemsPerGroup
        } else {
            leaf.rooms.reserveCapacity((leaf.count + itemsPerGroup - 1) / itemsPerGroup)
        }
        while first < leaf.count {
            let end = min(first + itemsPerGroup, leaf.count)
            let size = plan.place(
                measured: leaf.sizes.isEmpty ? [] : leaf.sizes[first..<end], limit: end - first, into: &frames)
            span.lines += 1
            span.length += pitch(of: size)
            if !leaf.sizes.isEmpty { leaf.rooms.append(room(of: size)) }
            leaf.thickness = max(leaf.thickness, axes.cross(size))
            overhang.grow(to: overhang(of: frames, size: size))
            first = end
        }
        return span
    }
}

/// Finding groups.
extension GroupRun {
    /// The group of an item. O(log n + items of a leaf).
    func group(ofItem item: Int) -> Group {
        let number = item / itemsPerGroup
        let first = number * itemsPerGroup
        var group = Group(firstItem: first, count: min(itemsPerGroup, count - first), start: .zero)
        guard plan.dependsOnItems else {
            group.start = pitch(of: templateSize) * number
            return group
        }
        let (leaf, index) = place(ofItem: item)
        group.start = spans.prefix(leaf).length
        for number in 0..<index / itemsPerGroup { group.start += pitch(ofGroup: number, in: leaf) }
        return group
    }

    /// Calls with groups in order, placed, at least all of which something meets a range along the axis, until the body
    /// returns false. `origin` is where the groups begin. O(log n + items of a leaf + groups).
    func forEachGroup(
        near range: ClosedRange<CGFloat>, origin: ExactLength, _ body: (Group, [CGRect], CGSize) -> Bool
    ) {
        guard groupCount > 0 else { return }
        let low = range.lowerBound - overhang.main - range.lowerBound.searchReach
        let high = range.upperBound + overhang.main + range.upperBound.searchReach
        var frames: [CGRect] = []
        guard plan.dependsOnItems else {
            let pitch = pitch(of: templateSize)
            let passed = pitch.value > 0 ? ((low - origin.value) / pitch.value).rounded(.down) - 1 : 0
            var group = self.group(
                ofItem: min(Int(max(0, min(CGFloat(groupCount), passed))) * itemsPerGroup, count - 1))
            while group.count > 0, (origin + group.start).value <= high {
                let size = placeUnmeasured(group.count, into: &frames)
                if (origin + group.start + pitch).value >= low, !body(group, frames, size) { return }
                group.start += pitch
                group.firstItem += itemsPerGroup
                group.count = min(itemsPerGroup, count - group.firstItem)
            }
            return
        }
        let (first, before) = spans.longestPrefix { (origin + $0.length).value < low }
        var group = Group(firstItem: Int(before.items), count: 0, start: before.length)
        for leaf in first..<leaves.count {
            for index in stride(from: 0, to: leaves[leaf].count, by: itemsPerGroup) {
                guard (origin + group.start).value <= high else { return }
                group.count = min(itemsPerGroup, leaves[leaf].count - index)
                let end = group.start + pitch(ofGroup: index / itemsPerGroup, in: leaf)
                if (origin + end).value >= low {
                    let size = place(group.count, of: leaf, at: index, into: &frames)
                    if !body(group, frames, size) { return }
                }
                group.start = end
                group.firstItem += group.count
            }
        }
    }
}

extension SectionSize {
    fileprivate mutating func grow(to other: SectionSize) {
        cross = max(cross, other.cross)
        main = max(main, other.main)
    }
}
