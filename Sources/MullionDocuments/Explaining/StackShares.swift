import MullionGeometry
import MullionLayout
import MullionViews

/// How a stack shared its length among its children, derived from their proposals and sizes.
///
/// 1. The order of measuring is that of the trace; without one, spacers last and the least flexible first.
/// 2. Subtract the gaps from the length.
/// 3. Each child is proposed an equal part of the rest for its group. The end of a group follows from the proposals:
///    the length reserved for later groups is the sum of their minimum lengths.
struct StackShares {
    /// A child's turn.
    struct Turn {
        var row: Int
        /// The rest, without the reserved length.
        var left: CGFloat
        /// The number of children that share it.
        var count: Int
        /// The length reserved for later children with lower priority.
        var reserved: CGFloat
        var offered: CGFloat
        var taken: CGFloat
        var flexibility: CGFloat
        /// Whether those it shares with are as flexible.
        var sharesWithEquals: Bool
    }

    var total: CGFloat
    var gaps: CGFloat
    var gapCount: Int
    /// The length of each gap; nil if they differ.
    var gap: CGFloat?
    var turns: [Turn]

    /// Nil for a stack without a definite length, and for one with fewer than two children.
    init?(_ explainer: LayoutExplainer, stack: Int) {
        let horizontal = explainer.kinds[stack] == .hStack
        let rows = explainer.children[stack]
        guard rows.count > 1, let total = explainer.proposal(stack).length(horizontal: horizontal) else { return nil }
        self.total = total
        gapCount = rows.count - 1
        (gap, gaps) = explainer.gaps(of: stack, horizontal: horizontal)

        var extremes: [Int: (least: CGFloat, flexibility: CGFloat)] = [:]
        for row in rows { extremes[row] = explainer.extremes(row, horizontal: horizontal) }
        func flexibility(_ row: Int) -> CGFloat { extremes[row]?.flexibility ?? 0 }
        let order =
            explainer.traceOrder(rows, horizontal: horizontal)
            ?? rows.sorted {
                let isSpacer = (explainer.kinds[$0] == .spacer, explainer.kinds[$1] == .spacer)
                return isSpacer.0 == isSpacer.1 ? flexibility($0) < flexibility($1) : !isSpacer.0
            }
        turns = []
        var left = total - gaps
        var end = 0
        for (index, row) in order.enumerated() {
            let offered = explainer.proposal(row).length(horizontal: horizontal) ?? 0
            func reserved(from end: Int) -> CGFloat { order[end...].reduce(0) { $0 + (extremes[$1]?.least ?? 0) } }
            if index == end {
                // A group of all children is by far the most frequent; a spacer never shares with others.
                let ends = stride(from: order.count, to: index, by: -1)
                end =
                    ends.first { end in
                        let share = (left - reserved(from: end)) / CGFloat(end - index)
                        let isMixed = Set(order[index..<end].map { explainer.kinds[$0] == .spacer }).count > 1
                        return !isMixed && (max(share, 0) - offered).magnitude < 1e-6 * max(offered, 1)
                    } ?? order.count
            }
            let taken = explainer.size(row).length(horizontal: horizontal)
            let group = order[index..<end]
            turns.append(
                Turn(
                    row: row, left: left - reserved(from: end), count: group.count, reserved: reserved(from: end),
                    offered: offered, taken: taken, flexibility: flexibility(row),
                    sharesWithEquals: group.allSatisfy { flexibility($0) == flexibility(row) }))
            left -= taken
        }
    }
}

extension LayoutExplainer {
    /// Returns the gap between neighbors if all are equal, and the sum of the gaps.
    func gaps(of stack: Int, horizontal: Bool) -> (each: CGFloat?, sum: CGFloat) {
        let frames = children[stack].map { boxes[$0].frame }
        let spans = frames.map { horizontal ? ($0.minX, $0.maxX) : ($0.minY, $0.maxY) }.sorted { $0.0 < $1.0 }
        var gaps: [CGFloat] = []
        for (before, after) in zip(spans, spans.dropFirst()) { gaps.append(after.0 - before.1) }
        let isSame = gaps.allSatisfy { ($0 - (gaps.first ?? 0)).magnitude < 1e-6 }
        return (isSame ? gaps.first : nil, gaps.reduce(0, +))
    }

    /// Returns the minimum length of a child of a stack, and its flexibility.
    func extremes(_ row: Int, horizontal: Bool) -> (least: CGFloat, flexibility: CGFloat) {
        let least = length(row, proposed: 0, horizontal: horizontal)
        let most = length(row, proposed: .infinity, horizontal: horizontal)
        return (least, least == .infinity ? 0 : most - least)
    }
}
