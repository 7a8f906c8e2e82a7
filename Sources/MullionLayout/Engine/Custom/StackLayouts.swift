import MullionGeometry

/// A horizontal stack as a ``Layout``, for switching layouts and for layouts that build on it.
///
/// As the layout of a node it becomes a node of a built-in kind; called from a different layout, it asks the subviews.
public struct HStackLayout: Layout {
    /// The guide by which the children are aligned.
    public var alignment: VerticalAlignment
    /// The gap between neighbors; nil for each pair's preferred spacing.
    public var spacing: CGFloat?

    /// Creates a horizontal stack.
    public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .horizontal) }

    private var solver: SubviewStack { SubviewStack(axis: .horizontal, guide: alignment.key, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver.size(proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        solver.place(in: bounds, proposal, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { solver.spacing(subviews) }
}

/// A vertical stack as a ``Layout``, for switching layouts and for layouts that build on it.
///
/// As the layout of a node it becomes a node of a built-in kind; called from a different layout, it asks the subviews.
public struct VStackLayout: Layout {
    /// The guide by which the children are aligned.
    public var alignment: HorizontalAlignment
    /// The gap between neighbors; nil for each pair's preferred spacing.
    public var spacing: CGFloat?

    /// Creates a vertical stack.
    public init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil) {
        self.alignment = alignment
        self.spacing = spacing
    }

    public static var layoutProperties: LayoutProperties { LayoutProperties(stackOrientation: .vertical) }

    private var solver: SubviewStack { SubviewStack(axis: .vertical, guide: alignment.key, spacing: spacing) }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        solver.size(proposal, subviews)
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        solver.place(in: bounds, proposal, subviews)
    }

    public func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { solver.spacing(subviews) }
}

/// A depth stack as a ``Layout``.
public struct ZStackLayout: Layout {
    /// The alignment of the children.
    public var alignment: Alignment

    /// Creates a depth stack.
    public init(alignment: Alignment = .center) { self.alignment = alignment }

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let highest = subviews.map(\.priority).max()
        var size = CGSize.zero
        for subview in subviews where subview.priority == highest {
            let own = subview.sizeThatFits(proposal)
            size.width = max(size.width, own.width)
            size.height = max(size.height, own.height)
        }
        return size
    }

    public func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let own = ViewDimensions(width: bounds.width, height: bounds.height)
        let proposal = ProposedViewSize(bounds.size)
        for subview in subviews {
            let child = subview.dimensions(in: proposal)
            let x = own[alignment.horizontal] - child[alignment.horizontal]
            let y = own[alignment.vertical] - child[alignment.vertical]
            subview.place(
                at: CGPoint(x: bounds.minX + (x.isFinite ? x : 0), y: bounds.minY + (y.isFinite ? y : 0)),
                proposal: proposal)
        }
    }
}

/// The stack rules (3.1 to 3.10) told in questions to subviews: the probing form of `Stacks.swift`, for layouts that
/// embed a stack. Both follow the same steps; a test compares them on random trees.
private struct SubviewStack {
    let axis: Axis
    let guide: AlignmentKey
    let spacing: CGFloat?

    private struct Member {
        var proposal: ProposedViewSize
        var dimensions: ViewDimensions
    }

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        let members = solve(main(proposal), cross(proposal), subviews)
        var total: CGFloat = 0
        var extent = GuidedExtent()
        for (index, member) in members.enumerated() {
            if index > 0 { total += gap(index, subviews) }
            total += length(member.dimensions)
            extent.add(length: crossLength(member.dimensions), guide: member.dimensions[guide])
        }
        return axis == .horizontal
            ? CGSize(width: total, height: extent.length) : CGSize(width: extent.length, height: total)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        // An unspecified cross side becomes the stack's own (Layout rule 3.10); around one child a stack is transparent
        // (3.1).
        let own = axis == .horizontal ? bounds.height : bounds.width
        let crossSide = cross(proposal) ?? (subviews.count > 1 ? own : nil)
        let members = solve(main(proposal), crossSide, subviews)
        var extent = GuidedExtent()
        for member in members {
            extent.add(length: crossLength(member.dimensions), guide: member.dimensions[guide])
        }
        var position: CGFloat = 0
        for (index, member) in members.enumerated() {
            if index > 0 { position += gap(index, subviews) }
            let offset = extent.offset(guide: member.dimensions[guide])
            let origin =
                axis == .horizontal
                ? CGPoint(x: bounds.minX + position, y: bounds.minY + offset)
                : CGPoint(x: bounds.minX + offset, y: bounds.minY + position)
            subviews[subviews.startIndex + index].place(at: origin, proposal: member.proposal)
            position += length(member.dimensions)
        }
    }

    func spacing(_ subviews: LayoutSubviews) -> ViewSpacing {
        guard let first = subviews.first, let last = subviews.last else { return .zero }
        var result = ViewSpacing()
        for subview in subviews {
            result.formUnion(subview.spacing, edges: axis == .horizontal ? .vertical : .horizontal)
        }
        result.formUnion(first.spacing, edges: axis == .horizontal ? .leading : .top)
        result.formUnion(last.spacing, edges: axis == .horizontal ? .trailing : .bottom)
        return result
    }

    /// Each child's proposal and answer, in declaration order.
    private func solve(_ total: CGFloat?, _ crossSide: CGFloat?, _ subviews: LayoutSubviews) -> [Member] {
        func ask(_ subview: LayoutSubview, _ length: CGFloat?) -> Member {
            let proposal =
                axis == .horizontal
                ? ProposedViewSize(width: length, height: crossSide)
                : ProposedViewSize(width: crossSide, height: length)
            return Member(proposal: proposal, dimensions: subview.dimensions(in: proposal))
        }
        guard let total, subviews.count > 1 else { return subviews.map { ask($0, total) } }
        struct Child {
            var ordinal: Int
            var priority: Double
            var minimum: CGFloat
            var flexibility: CGFloat
        }
        let children = subviews.enumerated().map { ordinal, subview in
            let least = length(ask(subview, 0).dimensions)
            let difference = length(ask(subview, .infinity).dimensions) - least
            return Child(
                ordinal: ordinal, priority: subview.priority, minimum: least,
                flexibility: difference.isNaN ? 0 : difference)
        }.sorted { a, b in
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.ordinal < b.ordinal
        }
        var left = total
        for index in 1..<subviews.count { left -= gap(index, subviews) }
        for child in children where child.priority != children[0].priority {
            left = Engine.subtract(left, child.minimum)
        }
        var members = [Member?](repeating: nil, count: subviews.count)
        var start = 0
        while start < children.count {
            let end = children[start...].firstIndex { $0.priority != children[start].priority } ?? children.count
            if start > 0 {
                for child in children[start..<end] where !(left + child.minimum).isNaN { left += child.minimum }
            }
            for i in start..<end {
                let share = max(left / CGFloat(end - i), 0)
                let member = ask(subviews[subviews.startIndex + children[i].ordinal], share)
                left = Engine.subtract(left, length(member.dimensions))
                members[children[i].ordinal] = member
            }
            start = end
        }
        return members.map { $0! }
    }

    private func gap(_ index: Int, _ subviews: LayoutSubviews) -> CGFloat {
        if let spacing { return spacing }
        let position = subviews.startIndex + index
        return subviews[position - 1].spacing.distance(to: subviews[position].spacing, along: axis)
    }

    private func main(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.width : proposal.height
    }

    private func cross(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .horizontal ? proposal.height : proposal.width
    }

    private func length(_ dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal ? dimensions.width : dimensions.height
    }

    private func crossLength(_ dimensions: ViewDimensions) -> CGFloat {
        axis == .horizontal ? dimensions.height : dimensions.width
    }
}
