import MullionLayout
import MullionSolver

/// Two panes and a divider between them, with a position that constraints decide.
///
/// | constraint | priority |
/// |---|---|
/// | the panes and the divider fill the width; no pane is narrower than nothing | required |
/// | each pane has at least its minimum | strong |
/// | the divider is where it was dragged to | medium |
/// | the first pane has a share of the width | weak |
///
/// So a divider that is dragged too far stops at the minimum of a pane, and returns to its position when the window
/// grows.
public struct SplitLayout: Layout {
    /// The width of the first pane that the user chose; nil for none yet.
    public var position: CGFloat?
    /// The share of the width that the first pane has otherwise.
    public var share: CGFloat

    public init(position: CGFloat? = nil, share: CGFloat = 0.35) { (self.position, self.share) = (position, share) }

    /// The constraints are made once, and their constants changed.
    public func makeCache(subviews: Subviews) -> SplitConstraints { SplitConstraints(share: share) }

    public func updateCache(_ cache: inout SplitConstraints, subviews: Subviews) {}

    public func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout SplitConstraints) -> CGSize {
        let widths = widths(proposal.width, subviews, cache)
        let heights = zip(subviews, widths).map { subview, width in
            subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: widths.reduce(0, +), height: heights.max() ?? 0)
    }

    public func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout SplitConstraints
    ) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(bounds.width, subviews, cache)) {
            subview.place(in: CGRect(x: x, y: bounds.minY, width: width, height: bounds.height))
            x += width
        }
    }

    private func widths(_ width: CGFloat?, _ subviews: Subviews, _ constraints: SplitConstraints) -> [CGFloat] {
        precondition(subviews.count == 3, "a split has two panes and a divider between them")
        func length(_ index: Int, _ proposed: CGFloat?) -> CGFloat {
            subviews[index].sizeThatFits(ProposedViewSize(width: proposed, height: nil)).width
        }
        let minima = [length(0, 0), length(1, nil), length(2, 0)]
        let width = width ?? length(0, nil) + minima[1] + length(2, nil)
        let first = constraints.firstWidth(
            // Never narrower than its parts, as GTK is told.
            in: max(width, minima.reduce(0, +)), divider: minima[1], minima: (minima[0], minima[2]),
            position: position)
        return [first, minima[1], max(width, minima.reduce(0, +)) - minima[1] - first]
    }
}

/// The constraints of a split.
public final class SplitConstraints {
    private let solver = Solver()
    private let (first, second, total): (Solver.Variable, Solver.Variable, Solver.Variable)
    private let (size, divider, firstMinimum, secondMinimum): (ConstraintID, ConstraintID, ConstraintID, ConstraintID)
    private var dragged: ConstraintID?

    init(share: CGFloat) {
        (first, second, total) = (
            solver.makeVariable("first"), solver.makeVariable("second"), solver.makeVariable("total")
        )
        do {
            try solver.add([first .>= 0.0, second .>= 0.0])
            size = try solver.add(total .== 0.0)
            divider = try solver.add(total - first - second .== 0.0)
            firstMinimum = try solver.add((first .>= 0.0).priority(.strong))
            secondMinimum = try solver.add((second .>= 0.0).priority(.strong))
            try solver.add((first .== Double(share) * total).priority(.weak))
        } catch { preconditionFailure("\(error)") }
    }

    /// Returns the width of the first pane, in whole points.
    func firstWidth(
        in width: CGFloat, divider length: CGFloat, minima: (CGFloat, CGFloat), position: CGFloat?
    ) -> CGFloat {
        do {
            // As one edit: the total without the divider's length would be impossible in between.
            try solver.batch { solver throws(SolverError) in
                try solver.setConstant(Double(width), of: size)
                try solver.setConstant(Double(min(length, width)), of: divider)
                try solver.setConstant(Double(minima.0), of: firstMinimum)
                try solver.setConstant(Double(minima.1), of: secondMinimum)
                switch (position, dragged) {
                case (let position?, let dragged?): try solver.setConstant(Double(position), of: dragged)
                case (let position?, nil):
                    dragged = try solver.add((first .== Double(position)).priority(.medium))
                case (nil, let id?):
                    try solver.remove(id)
                    dragged = nil
                case (nil, nil): break
                }
            }
        } catch { preconditionFailure("\(error)") }
        return CGFloat(solver[first]).rounded()
    }
}
