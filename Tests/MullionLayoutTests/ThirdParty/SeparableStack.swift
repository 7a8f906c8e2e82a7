import MullionGeometry
import MullionLayout

/// A horizontal stack written for one axis at a time, by the public contract alone: children at the top.
struct SeparableHStack: SeparableLayout {
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .horizontal
        return properties
    }

    private var stack: SeparableStack { SeparableStack(axis: .horizontal, spacing: spacing) }

    func range(of children: borrowing LayoutChildren, along axis: Axis) -> LengthRange {
        stack.range(of: children, along: axis)
    }
    func solve(_ children: borrowing LayoutChildren, along axis: Axis, proposal: CGFloat?) -> CGFloat {
        stack.solve(children, along: axis, proposal: proposal)
    }
    func place(_ children: borrowing LayoutChildren, in size: CGSize, proposal: ProposedViewSize) {
        if proposal.height == nil, children.count > 1 {
            _ = stack.solve(children, along: .vertical, proposal: size.height)
        }
        stack.place(children)
    }
    func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing? {
        stack.preferredSpacing(of: children)
    }
}

/// The same one below the other: children at the leading edge.
struct SeparableVStack: SeparableLayout {
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = .vertical
        return properties
    }

    private var stack: SeparableStack { SeparableStack(axis: .vertical, spacing: spacing) }

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
        stack.place(children)
    }
    func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing? {
        stack.preferredSpacing(of: children)
    }
}

/// The rules of a stack along either axis, in the plainest form: arrays, and a sort of the standard library.
private struct SeparableStack {
    let axis: Axis
    let spacing: CGFloat?

    func gap(_ children: borrowing LayoutChildren, after index: Int) -> CGFloat {
        spacing ?? children.spacing(after: index, along: axis)
    }

    func range(of children: borrowing LayoutChildren, along: Axis) -> LengthRange {
        var result = LengthRange(0, 0, 0)
        for index in children.indices {
            let own = children.range(of: index, along: along)
            guard along == axis else {
                result.formMaximum(own)
                continue
            }
            let gap = index + 1 < children.count ? gap(children, after: index) : 0
            result = LengthRange(result.min + own.min + gap, result.ideal + own.ideal + gap, result.max + own.max + gap)
        }
        return result
    }

    func solve(_ children: borrowing LayoutChildren, along: Axis, proposal: CGFloat?) -> CGFloat {
        if along == axis, let proposal, children.count > 1 {
            return share(proposal, among: children) ? proposal : sum(children)
        }
        for index in children.indices { children.propose(proposal, to: index, along: along) }
        if along == axis { return sum(children) }
        return children.indices.reduce(0) { max($0, children.length(of: $1, along: along)) }
    }

    private func sum(_ children: borrowing LayoutChildren) -> CGFloat {
        var sum: CGFloat = 0
        for index in children.indices {
            sum += children.length(of: index, along: axis)
            if index + 1 < children.count { sum += gap(children, after: index) }
        }
        return sum
    }

    /// Offers equal parts of what is left in fitting order; whether nothing was left in the end.
    private func share(_ total: CGFloat, among children: borrowing LayoutChildren) -> Bool {
        var left = total
        for index in 0..<children.count - 1 { left -= gap(children, after: index) }
        let ranges = children.indices.map { children.range(of: $0, along: axis) }
        let priorities = children.indices.map { children.priority(of: $0) }
        func flexibility(_ index: Int) -> CGFloat {
            let difference = ranges[index].max - ranges[index].min
            return difference.isNaN ? 0 : difference
        }
        let order = children.indices.sorted { a, b in
            if priorities[a] != priorities[b] { return priorities[a] > priorities[b] }
            if flexibility(a) != flexibility(b) { return flexibility(a) < flexibility(b) }
            if flexibility(a) == .infinity, ranges[a].min != ranges[b].min { return ranges[a].min > ranges[b].min }
            return a < b
        }
        func subtract(_ length: CGFloat) { if !(left - length).isNaN { left -= length } }
        for index in order where priorities[index] != priorities[order[0]] { subtract(ranges[index].min) }
        var start = 0
        while start < order.count {
            let group = order[start...].prefix { priorities[$0] == priorities[order[start]] }
            if start > 0 { subtract(-group.reduce(0) { $0 + ranges[$1].min }) }
            for (taken, index) in group.enumerated() {
                subtract(children.propose(max(left / CGFloat(group.count - taken), 0), to: index, along: axis))
            }
            start += group.count
        }
        return left == 0
    }

    func place(_ children: borrowing LayoutChildren) {
        var position: CGFloat = 0
        for index in children.indices {
            children.place(index, at: axis == .horizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position))
            position += children.length(of: index, along: axis)
            if index + 1 < children.count { position += gap(children, after: index) }
        }
    }

    func preferredSpacing(of children: borrowing LayoutChildren) -> ViewSpacing? {
        var result = ViewSpacing()
        for index in children.indices {
            let own = children.spacing(of: index)
            result.formUnion(own, edges: axis == .horizontal ? .vertical : .horizontal)
            if index == 0 { result.formUnion(own, edges: axis == .horizontal ? .leading : .top) }
            if index == children.count - 1 { result.formUnion(own, edges: axis == .horizontal ? .trailing : .bottom) }
        }
        return result
    }
}
