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
