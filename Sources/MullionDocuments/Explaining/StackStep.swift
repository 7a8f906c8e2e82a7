import MullionGeometry
import MullionLayout

/// A child's turn in a stack: what it was offered, what it took, and what was left for the others.
public struct StackStep: Sendable, Equatable {
    /// The row of the child in ``LayoutExplainer/boxes``.
    public let row: Int
    /// The length that the stack offered along its axis, in points.
    public let offered: CGFloat
    /// The length that the child took, in points.
    public let taken: CGFloat
    /// The length that was left for the children after it, without the gaps, in points.
    public let left: CGFloat
}

extension LayoutExplainer {
    /// Returns the turns of a stack's children in the order in which the stack asked them: the least flexible first.
    /// Empty for other boxes, for a stack without a definite length, and for one with fewer than two children.
    ///
    /// - Parameter row: The row of the stack in ``boxes``.
    /// - Precondition: The layout has the box.
    /// - Complexity: O(children with their descendants), O(length of the trace).
    public func stackSteps(of row: Int) -> [StackStep] {
        guard kinds[row] == .hStack || kinds[row] == .vStack, let shares = StackShares(self, stack: row) else {
            return []
        }
        var left = shares.total - shares.gaps
        return shares.turns.map { turn in
            left -= turn.taken
            return StackStep(row: turn.row, offered: turn.offered, taken: turn.taken, left: left)
        }
    }
}

extension LayoutExplainer {
    /// Returns the gaps between the children of a stack in points, from the left or the top: one number if all are
    /// equal, at most eight otherwise. Nil for other boxes and for fewer than two children.
    package func stackGaps(_ row: Int) -> String? {
        let isRow = kinds[row] == .hStack
        guard isRow || kinds[row] == .vStack, children[row].count > 1 else { return nil }
        let spans = children[row].map { child in
            let frame = boxes[child].frame
            return isRow ? (start: frame.minX, end: frame.maxX) : (start: frame.minY, end: frame.maxY)
        }.sorted { $0.start < $1.start }
        let gaps = zip(spans, spans.dropFirst()).map { Wording.number($1.start - $0.end) }
        guard gaps.contains(where: { $0 != gaps[0] }) else { return gaps[0] }
        return gaps.prefix(8).joined(separator: ", ") + (gaps.count > 8 ? ", …" : "")
    }
}
