import MullionGeometry
import MullionLayout

/// Columns of equal width; each subview goes to the column that is shortest so far.
struct MasonryLayout: Layout {
    var columns = 2
    var spacing = CGFloat(8)

    struct Cache {
        var width: CGFloat?
        var frames: [CGRect] = []
        var size = CGSize.zero
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.width = nil
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        arrange(
            width: proposal.replacingUnspecifiedDimensions(by: CGSize(width: 320, height: 0)).width, subviews, &cache)
        return cache.size
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        arrange(width: bounds.width, subviews, &cache)
        for (index, subview) in subviews.enumerated() {
            let frame = cache.frames[index].offsetBy(dx: bounds.minX, dy: bounds.minY)
            subview.place(at: frame.origin, anchor: .topLeading, proposal: ProposedViewSize(frame.size))
        }
    }

    private func arrange(width: CGFloat, _ subviews: Subviews, _ cache: inout Cache) {
        if cache.width == width { return }
        let columnWidth = (width - CGFloat(columns - 1) * spacing) / CGFloat(columns)
        var heights = [CGFloat](repeating: 0, count: columns)
        cache.frames = subviews.map { subview in
            let column = heights.indices.min { heights[$0] < heights[$1] } ?? 0
            let size = subview.sizeThatFits(ProposedViewSize(width: columnWidth, height: nil))
            let y = heights[column] == 0 ? 0 : heights[column] + spacing
            heights[column] = y + size.height
            return CGRect(
                origin: CGPoint(x: CGFloat(column) * (columnWidth + spacing), y: y),
                size: CGSize(width: columnWidth, height: size.height))
        }
        cache.width = width
        cache.size = CGSize(width: width, height: heights.max() ?? 0)
    }
}
