import MullionGeometry
import MullionLayout

/// The way a stack runs, as a type: the protocol asks the type, not the value.
protocol StackDirection: Sendable { static var axis: Axis { get } }
enum Horizontal: StackDirection { static let axis = Axis.horizontal }
enum Vertical: StackDirection { static let axis = Axis.vertical }

/// What a stack promises about its answers.
protocol StackPromise: Sendable { static var widthIgnoresHeight: Bool { get } }
enum NoPromise: StackPromise { static let widthIgnoresHeight = false }
enum WidthIgnoresHeight: StackPromise { static let widthIgnoresHeight = true }

/// A stack as a user would write it against the public protocol: it asks every child for its smallest and largest
/// length, offers equal shares to the least flexible first, and lines the children up at the leading edge.
struct ProbingStack<Direction: StackDirection, Promise: StackPromise>: Layout {
    var spacing: CGFloat

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.stackOrientation = Direction.axis
        properties.widthIgnoresHeight = Promise.widthIgnoresHeight
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        var main = spacing * CGFloat(max(subviews.count - 1, 0))
        var cross: CGFloat = 0
        for share in shares(of: proposal, subviews) {
            main += length(share.size)
            cross = max(cross, crossLength(share.size))
        }
        return Direction.axis == .horizontal
            ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var position = bounds.origin
        for (subview, share) in zip(subviews, shares(of: proposal, subviews)) {
            subview.place(at: position, proposal: share.proposal)
            if Direction.axis == .horizontal {
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
    private func shares(of proposal: ProposedViewSize, _ subviews: Subviews) -> [Share] {
        let cross = Direction.axis == .horizontal ? proposal.height : proposal.width
        func ask(_ subview: LayoutSubview, _ main: CGFloat?) -> Share {
            let proposal =
                Direction.axis == .horizontal
                ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
            return Share(proposal: proposal, size: subview.sizeThatFits(proposal))
        }
        guard let total = Direction.axis == .horizontal ? proposal.width : proposal.height, subviews.count > 1 else {
            let main = Direction.axis == .horizontal ? proposal.width : proposal.height
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

    private func length(_ size: CGSize) -> CGFloat { Direction.axis == .horizontal ? size.width : size.height }
    private func crossLength(_ size: CGSize) -> CGFloat { Direction.axis == .horizontal ? size.height : size.width }
}
