import MullionGeometry
import MullionLayout

/// A horizontal stack as a user would write it against the public protocol.
struct CustomHStack: Layout {
    var spacing: CGFloat

    static var layoutProperties: LayoutProperties { .stack(.horizontal) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        ProbingStack(axis: .horizontal, spacing: spacing).size(proposal, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        ProbingStack(axis: .horizontal, spacing: spacing).place(in: bounds, proposal, subviews)
    }
}

/// The same one below the other.
struct CustomVStack: Layout {
    var spacing: CGFloat

    static var layoutProperties: LayoutProperties { .stack(.vertical) }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        ProbingStack(axis: .vertical, spacing: spacing).size(proposal, subviews)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        ProbingStack(axis: .vertical, spacing: spacing).place(in: bounds, proposal, subviews)
    }
}

extension LayoutProperties {
    static func stack(_ axis: Axis) -> LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = axis
        return properties
    }
}

/// What both do: ask every child for its smallest and largest length, offer equal shares to the least flexible
/// first, line the children up at the leading edge. Not generic, as a user's layout would not be.
private struct ProbingStack {
    let axis: Axis
    let spacing: CGFloat

    func size(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGSize {
        var main = spacing * CGFloat(max(subviews.count - 1, 0))
        var cross: CGFloat = 0
        for share in shares(of: proposal, subviews) {
            main += length(share.size)
            cross = max(cross, crossLength(share.size))
        }
        return axis == .horizontal
            ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    func place(in bounds: CGRect, _ proposal: ProposedViewSize, _ subviews: LayoutSubviews) {
        var position = bounds.origin
        for (subview, share) in zip(subviews, shares(of: proposal, subviews)) {
            subview.place(at: position, proposal: share.proposal)
            if axis == .horizontal {
                position.x += share.size.width + spacing
            } else {
                position.y += share.size.height + spacing
            }
        }
    }

    private struct Share {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    /// What each child is offered and takes, in declaration order.
    private func shares(of proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [Share] {
        let cross = axis == .horizontal ? proposal.height : proposal.width
        func ask(_ subview: LayoutSubview, _ main: CGFloat?) -> Share {
            let proposal =
                axis == .horizontal
                ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
            return Share(proposal: proposal, size: subview.sizeThatFits(proposal))
        }
        guard let total = axis == .horizontal ? proposal.width : proposal.height, subviews.count > 1 else {
            let main = axis == .horizontal ? proposal.width : proposal.height
            return subviews.map { ask($0, main) }
        }
        let order = subviews.indices
            .map { index in
                let least = length(ask(subviews[index], 0).size)
                return (index: index, flexibility: length(ask(subviews[index], .infinity).size) - least)
            }
            .sorted { ($0.flexibility, $0.index) < ($1.flexibility, $1.index) }
        var left = total - spacing * CGFloat(subviews.count - 1)
        var result = [Share?](repeating: nil, count: subviews.count)
        for (taken, child) in order.enumerated() {
            let share = ask(subviews[child.index], max(left / CGFloat(order.count - taken), 0))
            if left != .infinity { left -= length(share.size) }
            result[child.index] = share
        }
        return result.map { $0! }
    }

    private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
    private func crossLength(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }
}
