import MullionGeometry
import MullionLayout

/// How much of the width a subview of a `WeightedHStack` takes, beside the others.
struct LayoutWeight: LayoutValueKey {
    static let defaultValue = 1.0
}

/// A row that shares its width by weight.
struct WeightedHStack: Layout {
    var spacing: CGFloat = 0

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        let heights = zip(subviews, widths(in: size.width, subviews)).map { subview, width in
            subview.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height
        }
        return CGSize(width: size.width, height: heights.max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var x = bounds.minX
        for (subview, width) in zip(subviews, widths(in: bounds.width, subviews)) {
            subview.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width + spacing
        }
    }

    private func widths(in width: CGFloat, _ subviews: Subviews) -> [CGFloat] {
        let weights = subviews.map { CGFloat($0[LayoutWeight.self]) }
        let total = weights.reduce(0, +)
        let left = width - spacing * CGFloat(max(subviews.count - 1, 0))
        return weights.map { left * $0 / total }
    }
}
