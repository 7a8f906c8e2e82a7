import MullionGeometry
import MullionLayout

/// A horizontal stack as a user would write it for one axis at a time.
struct SeparableHStack: SeparableLayout {
    var spacing: CGFloat

    static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    private var stack: AxisStack { AxisStack(axis: .horizontal, spacing: spacing) }

    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        stack.range(of: children, along: axis)
    }

    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        stack.solve(children, along: axis, proposal: proposal)
    }

    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        // Where no height was offered, the row's own is: the children may fill it.
        if proposal.height == nil, children.count > 1 {
            _ = stack.solve(children, along: .vertical, proposal: size.height)
        }
        var x: CGFloat = 0
        for index in children.indices {
            children.place(index, at: CGPoint(x: x, y: 0))
            x += children.length(of: index, along: .horizontal) + spacing
        }
    }
}

/// The same one below the other.
struct SeparableVStack: SeparableLayout {
    var spacing: CGFloat

    static var layoutProperties: LayoutProperties { .stack(.vertical) }

    private var stack: AxisStack { AxisStack(axis: .vertical, spacing: spacing) }

    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        stack.range(of: children, along: axis)
    }

    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        stack.solve(children, along: axis, proposal: proposal)
    }

    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        if proposal.width == nil, children.count > 1 {
            _ = stack.solve(children, along: .horizontal, proposal: size.width)
            _ = stack.solve(children, along: .vertical, proposal: proposal.height)
        }
        var y: CGFloat = 0
        for index in children.indices {
            children.place(index, at: CGPoint(x: 0, y: y))
            y += children.length(of: index, along: .vertical) + spacing
        }
    }
}

/// What both do along either axis.
private struct AxisStack {
    let axis: Axis
    let spacing: CGFloat

    func range(of children: borrowing LayoutChildren, along: Axis) -> LengthRange {
        if along != axis {
            var widest = LengthRange(0, 0, 0)
            for index in children.indices { widest.formMaximum(children.range(of: index, along: along)) }
            return widest
        }
        var sum = LengthRange.rigid(spacing * CGFloat(max(children.count - 1, 0)))
        for index in children.indices {
            let own = children.range(of: index, along: along)
            sum.min += own.min
            sum.ideal += own.ideal
            sum.max += own.max
        }
        return sum
    }

    func solve(_ children: borrowing LayoutChildren, along: Axis, proposal: CGFloat?) -> CGFloat {
        if along != axis {
            var extent: CGFloat = 0
            for index in children.indices { extent = max(extent, children.propose(proposal, to: index, along: along)) }
            return extent
        }
        guard let total = proposal, children.count > 1 else {
            var sum = spacing * CGFloat(max(children.count - 1, 0))
            for index in children.indices { sum += children.propose(proposal, to: index, along: along) }
            return sum
        }
        return withUnsafeTemporaryAllocation(of: Member.self, capacity: children.count) { members in
            share(total, among: children, members)
        }
    }

    /// One child while room is shared out.
    private struct Member {
        var index: Int
        var priority: Double
        var flexibility: CGFloat
        var minimum: CGFloat

        func comesBefore(_ other: Member) -> Bool {
            if priority != other.priority { return priority > other.priority }
            if flexibility != other.flexibility { return flexibility < other.flexibility }
            return flexibility == .infinity && minimum > other.minimum
        }
    }

    /// Offers equal parts of what is left, the least flexible child of the highest priority first; the others keep
    /// their minimums until it is their turn.
    private func share(
        _ total: CGFloat, among children: borrowing LayoutChildren, _ members: UnsafeMutableBufferPointer<Member>
    ) -> CGFloat {
        let gaps = spacing * CGFloat(children.count - 1)
        var left = total - gaps
        var isSorted = true
        for index in children.indices {
            let range = children.range(of: index, along: axis)
            let priority = children.priority(of: index)
            left -= range.min
            members[index].index = index
            members[index].priority = priority
            members[index].flexibility = range.max - range.min
            members[index].minimum = range.min
            if index > 0, isSorted { isSorted = !members[index].comesBefore(members[index - 1]) }
        }
        if !isSorted { sort(members, children.count) }
        var sum = gaps
        var start = 0
        while start < children.count {
            var end = start
            while end < children.count, members[end].priority == members[start].priority {
                left += members[end].minimum
                end += 1
            }
            for row in start..<end {
                let offered = max(left / CGFloat(end - row), 0)
                let length = children.propose(offered, to: members[row].index, along: axis)
                left -= length
                sum += length
            }
            start = end
        }
        // All of it went: the answer is the proposal, not a sum that rounding may have moved by a bit.
        return left == 0 ? total : sum
    }

    /// By insertion: few children are out of order.
    private func sort(_ members: UnsafeMutableBufferPointer<Member>, _ count: Int) {
        for index in 1..<count {
            let member = members[index]
            var row = index
            while row > 0, member.comesBefore(members[row - 1]) {
                members[row] = members[row - 1]
                row -= 1
            }
            members[row] = member
        }
    }
}
