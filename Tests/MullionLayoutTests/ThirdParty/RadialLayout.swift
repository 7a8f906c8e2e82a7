import MullionGeometry
import MullionLayout

/// Subviews around a circle, clockwise from the top.
struct RadialLayout: Layout {
    struct CacheData {
        var maxSize: CGSize
    }

    var start = Angle.zero

    func makeCache(subviews: Subviews) -> CacheData {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return CacheData(
            maxSize: sizes.reduce(.zero) { CGSize(width: max($0.width, $1.width), height: max($0.height, $1.height)) })
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 200, height: 200))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CacheData) {
        let radius = (min(bounds.width, bounds.height) - max(cache.maxSize.width, cache.maxSize.height)) / 2
        let step = Angle.degrees(360 / Double(subviews.count)).radians
        for (index, subview) in subviews.enumerated() {
            var point = CGPoint(x: 0, y: -radius)
                .applying(CGAffineTransform(rotationAngle: CGFloat(step * Double(index) + start.radians)))
            point.x += bounds.midX
            point.y += bounds.midY
            subview.place(at: point, anchor: .center, proposal: .unspecified)
        }
    }
}
