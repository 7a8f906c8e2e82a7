import MullionGeometry
import MullionLayout

/// A horizontal stack that never takes more than a width.
struct CappedHStack: Layout {
    var maxWidth: CGFloat
    var alignment: VerticalAlignment = .center
    var spacing: CGFloat?

    static var layoutProperties: LayoutProperties { HStackLayout.layoutProperties }

    private var stack: HStackLayout { HStackLayout(alignment: alignment, spacing: spacing) }

    private func capped(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: min(proposal.width ?? .infinity, maxWidth), height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        stack.sizeThatFits(proposal: capped(proposal), subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        stack.placeSubviews(in: bounds, proposal: capped(proposal), subviews: subviews, cache: &cache)
    }
}
