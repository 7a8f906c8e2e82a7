import MullionGeometry
import MullionLayout

/// Cells in rows, every second row moved by half a cell. Takes everything it is offered, also without an offer.
struct HoneycombLayout: Layout {
    var cellsPerRow = 3

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let side = bounds.width / (CGFloat(cellsPerRow) + 0.5)
        for (index, subview) in subviews.enumerated() {
            let (row, column) = index.quotientAndRemainder(dividingBy: cellsPerRow)
            let center = CGPoint(
                x: bounds.minX + side * (CGFloat(column) + (row.isMultiple(of: 2) ? 0.5 : 1)),
                y: bounds.minY + side * (0.5 + CGFloat(row) * 0.75))
            subview.place(at: center, anchor: .center, proposal: ProposedViewSize(width: side, height: side))
        }
    }
}
