import MullionGeometry

/// One repetition of a section's group: which items it holds, and the rules by which they are placed.
///
/// How many items a group holds follows from the estimates and is decided once, in `GroupPlanner`. How long they are is
/// decided in ``place(measured:limit:into:)``, for the plan as a whole and for each group that has measured items.
///
/// Nodes are in pre-order: a group is followed by what it holds.
///
/// ```
/// group 200 × 100            nodes    group  item  group  item  item
///   item 100 × 100           parent       -     0      0     2     2
///   group 100 × 100          end          5     2      5     4     5
///     2 items 100 × 50       leaf         0     0      1     1     2
/// ```
struct GroupPlan: Sendable {
    struct Node: Sendable {
        var size: LayoutSize
        var insets = EdgeInsets()
        /// Spaces before and after, horizontally and vertically.
        var edges = EdgePair()
        /// The axis of a group; nil for an item and a custom group.
        var axis: Axis?
        var spacing = LayoutSpacing.fixed(0)
        /// Whether the children of a group have equal lengths that fill it.
        var divides = false
        /// The frame in a custom group.
        var frame: CGRect?
        var zIndex = 0
        var supplementaryItems: [LayoutSupplementaryItem] = []
        var parent: Int32
        var end: Int32 = 0
        /// The number of the first item in it.
        var leaf: Int32
        var isGroup = false
    }

    /// The spaces at the edges of a node.
    struct EdgePair: Sendable {
        var horizontal = Spaces()
        var vertical = Spaces()

        func along(_ axis: Axis) -> Spaces { axis == .horizontal ? horizontal : vertical }
        func across(_ axis: Axis) -> Spaces { axis == .horizontal ? vertical : horizontal }
    }

    /// The spaces before and after a node along one axis.
    struct Spaces: Sendable {
        var before = LayoutSpacing.fixed(0)
        var after = LayoutSpacing.fixed(0)

        /// Where something begins in a room: flexible spaces share what it leaves.
        func offset(of length: CGFloat, in room: CGFloat) -> CGFloat {
            let left = room - before.spacing - length - after.spacing
            guard left > 0, before.isFlexible else { return before.spacing }
            return before.spacing + (after.isFlexible ? left / 2 : left)
        }
    }

    var nodes: [Node] = []
    /// The node of each item.
    var leaves: [Int32] = []
    /// The nodes with supplementary items.
    var hosts: [Int32] = []
    /// The room of the section's groups.
    var container = CGSize.zero
    /// Whether a measured size of an item can change anything.
    var dependsOnItems = false

    /// Places the items, and returns the size of the group.
    ///
    /// - Parameters:
    ///   - measured: The measured sizes of the items; NaN where a length is not known. None are known behind its end.
    ///   - limit: The number of items there are. Those behind count nowhere where a group is as long as its items.
    ///   - frames: Gets the room of each node, in points from the origin of the group.
    func place(measured: ArraySlice<CGSize>, limit: Int, into frames: inout [CGRect]) -> CGSize {
        guard !nodes.isEmpty else { return .zero }
        if frames.count != nodes.count { frames = Array(repeating: .zero, count: nodes.count) }
        // In a whole group everything is there, also a group without items behind the last item.
        let placement = Placement(plan: self, measured: measured, limit: limit < leaves.count ? limit : .max)
        let size = placement.place(0, in: container, divided: nil, into: &frames) ?? .zero
        for index in nodes.indices.dropFirst() {
            let origin = frames[Int(nodes[index].parent)].origin
            frames[index].origin.x = (frames[index].origin.x + origin.x).bounded
            frames[index].origin.y = (frames[index].origin.y + origin.y).bounded
        }
        return size
    }

    /// The frame of a node in its room: within the insets, except along an estimated dimension.
    func frame(_ room: CGRect, of node: Int) -> CGRect {
        let (insets, size) = (nodes[node].insets, nodes[node].size)
        var frame = room
        if !size.widthDimension.isEstimated {
            frame.origin.x += insets.leading
            frame.size.width = max(0, frame.size.width - insets.leading - insets.trailing)
        }
        if !size.heightDimension.isEstimated {
            frame.origin.y += insets.top
            frame.size.height = max(0, frame.size.height - insets.top - insets.bottom)
        }
        return frame
    }
}

/// Placing the items of one group.
///
/// 1. Along its axis a group puts its children one behind the other, with the least spaces.
/// 2. What is left of a given length is shared equally among its flexible spaces.
/// 3. Across it, what is left beside a child is shared by the flexible spaces at the child's edges.
/// 4. A dimension that is estimated is as long as the children that are there.
///
/// Worked example, a row of 300 with two items of 100 and flexible spacing of 20: 220 are used, 80 are left, the one
/// space is 100: the second item begins at 200.
struct Placement {
    let plan: GroupPlan
    let measured: ArraySlice<CGSize>
    let limit: Int

    /// Places a node and returns its size; its own origin is left to its parent. Returns nil if none of its items is
    /// there.
    func place(
        _ index: Int, in container: CGSize, divided: (axis: Axis, length: CGFloat)?, into frames: inout [CGRect]
    ) -> CGSize? {
        // By reference: a copy of a node retains its arrays.
        let isGroup = plan.nodes[index].isGroup
        let layoutSize = plan.nodes[index].size
        let isThere = Int(plan.nodes[index].leaf) < limit
        var size = layoutSize.resolved(in: container)
        var isEstimated = (
            width: layoutSize.widthDimension.isEstimated, height: layoutSize.heightDimension.isEstimated
        )
        if let divided {
            if divided.axis == .horizontal {
                (size.width, isEstimated.width) = (divided.length, false)
            } else {
                (size.height, isEstimated.height) = (divided.length, false)
            }
        }
        if !isGroup {
            let item = measured.startIndex + Int(plan.nodes[index].leaf)
            if (isEstimated.width || isEstimated.height) && item < measured.endIndex {
                let known = measured[item]
                if isEstimated.width && !known.width.isNaN { size.width = known.width }
                if isEstimated.height && !known.height.isNaN { size.height = known.height }
            }
        } else if let axis = plan.nodes[index].axis {
            let used = placeChildren(of: index, along: axis, in: size, isEstimated: isEstimated, into: &frames)
            if isEstimated.width { size.width = used.width }
            if isEstimated.height { size.height = used.height }
        } else {
            for child in index + 1..<Int(plan.nodes[index].end) { frames[child] = plan.nodes[child].frame ?? .zero }
        }
        frames[index] = CGRect(origin: .zero, size: size)
        return isThere ? size : nil
    }

    private func placeChildren(
        of index: Int, along axis: Axis, in size: CGSize, isEstimated: (width: Bool, height: Bool),
        into frames: inout [CGRect]
    ) -> CGSize {
        let axes = FlowAxes(scrolls: axis)
        let inner = plan.interior(of: index, size: size, isEstimated: isEstimated)
        let (length, across) = (axes.main(inner.size), axes.cross(inner.size))
        let isOpen = axis == .horizontal ? isEstimated.width : isEstimated.height
        let isOpenAcross = axis == .horizontal ? isEstimated.height : isEstimated.width
        let spacing = plan.nodes[index].spacing
        let share = plan.nodes[index].divides ? plan.share(of: index, along: axis, length: length) : nil
        let end = Int(plan.nodes[index].end)

        var (position, flexibleSpaces, thickness) = (CGFloat(0), 0, CGFloat(0))
        var isFirst = true
        var child = index + 1
        while child < end {
            let placed = place(
                child, in: inner.size, divided: share.map { (axis, $0) }, into: &frames)
            let edges = plan.nodes[child].edges
            let (along, beside) = (edges.along(axis), edges.across(axis))
            if placed != nil || !isOpen {
                if !isFirst {
                    position += spacing.spacing
                    if spacing.isFlexible { flexibleSpaces += 1 }
                }
                position += along.before.spacing
                isFirst = false
            }
            axes.setMain(&frames[child].origin, position)
            if placed != nil || !isOpen {
                position = min(position + axes.main(frames[child].size) + along.after.spacing, ExactLength.limit)
                flexibleSpaces += (along.before.isFlexible ? 1 : 0) + (along.after.isFlexible ? 1 : 0)
            }
            if placed != nil {
                let room = axes.cross(frames[child].size) + beside.before.spacing + beside.after.spacing
                thickness = max(thickness, min(room, ExactLength.limit))
            }
            child = Int(plan.nodes[child].end)
        }

        let left = isOpen || flexibleSpaces == 0 ? 0 : max(0, length - position) / CGFloat(flexibleSpaces)
        var moved: CGFloat = 0
        isFirst = true
        child = index + 1
        while child < end {
            let edges = plan.nodes[child].edges
            let (along, beside) = (edges.along(axis), edges.across(axis))
            if left > 0 {
                if !isFirst && spacing.isFlexible { moved += left }
                if along.before.isFlexible { moved += left }
            }
            isFirst = false
            let room = isOpenAcross ? thickness : across
            let cross = beside.offset(of: axes.cross(frames[child].size), in: room)
            axes.setMain(&frames[child].origin, axes.main(frames[child].origin) + moved)
            axes.setCross(&frames[child].origin, cross)
            frames[child].origin.x += inner.origin.x
            frames[child].origin.y += inner.origin.y
            if left > 0 && along.after.isFlexible { moved += left }
            child = Int(plan.nodes[child].end)
        }
        return axes.size(SectionSize(cross: thickness, main: position))
    }
}

extension GroupPlan {
    /// The room for the children of a group of a size, from the group's origin.
    func interior(of index: Int, size: CGSize, isEstimated: (width: Bool, height: Bool)) -> CGRect {
        let insets = nodes[index].insets
        var rect = CGRect(origin: .zero, size: size)
        if !isEstimated.width {
            rect.origin.x = insets.leading
            rect.size.width = max(0, size.width - insets.leading - insets.trailing)
        }
        if !isEstimated.height {
            rect.origin.y = insets.top
            rect.size.height = max(0, size.height - insets.top - insets.bottom)
        }
        return rect
    }

    /// The length of each child of a group that divides its length.
    func share(of index: Int, along axis: Axis, length: CGFloat) -> CGFloat {
        var (count, used) = (0, CGFloat(0))
        var child = index + 1
        while child < Int(nodes[index].end) {
            if count > 0 { used += nodes[index].spacing.spacing }
            let edges = nodes[child].edges.along(axis)
            used += edges.before.spacing + edges.after.spacing
            count += 1
            child = Int(nodes[child].end)
        }
        return max(0, length - used) / CGFloat(max(1, count))
    }
}
