import MullionDrawing
import MullionGeometry

/// The color of a paint at a point.
struct PaintSampler {
    private let paint: Paint
    private let stops: [Gradient.Stop]
    /// The transform from the coordinates of the points to those of the paint.
    private let toPaint: CGAffineTransform

    init(_ paint: Paint, toPaint: CGAffineTransform) {
        self.paint = paint
        self.toPaint = toPaint
        switch paint {
        case .color: stops = []
        case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _): stops = gradient.orderedStops
        }
    }

    func color(at point: CGPoint) -> Color {
        switch paint {
        case .color(let color): return color
        case .linearGradient(_, let start, let end):
            let point = point.applying(toPaint)
            let (dx, dy) = (end.x - start.x, end.y - start.y)
            let length = dx * dx + dy * dy
            guard length > 0 else { return stops.last?.color ?? .clear }
            return color(at: ((point.x - start.x) * dx + (point.y - start.y) * dy) / length)
        case .radialGradient(_, let center, let startRadius, let endRadius):
            let point = point.applying(toPaint)
            let distance = ((point.x - center.x) * (point.x - center.x) + (point.y - center.y) * (point.y - center.y))
                .squareRoot()
            let (inner, outer) = (max(startRadius, 0), max(endRadius, 0))
            // Coinciding radii are the edge between the first and the last color.
            guard inner != outer else { return (distance < inner ? stops.first : stops.last)?.color ?? .clear }
            return color(at: (distance - inner) / (outer - inner))
        }
    }

    private func color(at location: CGFloat) -> Color {
        guard let next = stops.firstIndex(where: { $0.location > location }) else { return stops.last?.color ?? .clear }
        guard next > 0 else { return stops[0].color }
        let (a, b) = (stops[next - 1], stops[next])
        return a.color.mix(with: b.color, by: Double((location - a.location) / (b.location - a.location)), in: .device)
    }
}
