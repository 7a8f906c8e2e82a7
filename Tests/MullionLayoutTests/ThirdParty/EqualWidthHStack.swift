import MullionGeometry
import MullionLayout

/// A row of columns all as wide as the widest, with the gaps the subviews prefer.
struct EqualWidthHStack: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard !subviews.isEmpty else { return .zero }
        let cell = cellSize(subviews: subviews)
        let total = gaps(subviews: subviews).reduce(0) { $0 + $1 }
        return CGSize(width: cell.width * CGFloat(subviews.count) + total, height: cell.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        guard !subviews.isEmpty else { return }
        let cell = cellSize(subviews: subviews)
        let gaps = gaps(subviews: subviews)
        let placement = ProposedViewSize(width: cell.width, height: cell.height)
        var x = bounds.minX + cell.width / 2
        for index in subviews.indices {
            subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: placement)
            x += cell.width + gaps[index]
        }
    }

    private func cellSize(subviews: Subviews) -> CGSize {
        subviews.map { $0.sizeThatFits(.unspecified) }.reduce(.zero) { largest, size in
            CGSize(width: max(largest.width, size.width), height: max(largest.height, size.height))
        }
    }

    private func gaps(subviews: Subviews) -> [CGFloat] {
        subviews.indices.map { index in
            guard index < subviews.count - 1 else { return 0 }
            return subviews[index].spacing.distance(to: subviews[index + 1].spacing, along: .horizontal)
        }
    }
}
