import MullionDrawing
import MullionGeometry
import MullionViews

/// Colors at the points of a grid, mixed between them; drawn as small areas of one color each.
nonisolated public struct MeshGradient: View {
    private let width: Int
    private let height: Int
    private let points: [SIMD2<Float>]
    private let colors: [Color]
    private let background: Color

    /// Creates a gradient from the points and colors of the rows of a grid; points are fractions of the size.
    ///
    /// Points or colors that are missing leave their part of the grid without a drawing.
    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true
    ) {
        self.width = width
        self.height = height
        self.points = points
        self.colors = colors
        self.background = background
    }

    public var body: some View {
        Canvas { context, size in
            context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(background))
            guard width > 1, height > 1 else { return }
            // What is beyond the known points has no drawing, however large the grid.
            let known = min(points.count, colors.count)
            let step = 20
            for row in 0..<min(height - 1, known / width) {
                for column in 0..<min(width - 1, known) {
                    let first = row * width + column
                    let corners = [first, first + 1, first + width, first + width + 1]
                    guard corners.allSatisfy({ $0 < known }) else { continue }
                    func point(_ u: CGFloat, _ v: CGFloat) -> CGPoint {
                        func mixed(_ part: (SIMD2<Float>) -> Float) -> CGFloat {
                            let values = corners.map { CGFloat(part(points[$0])) }
                            return (values[0] * (1 - u) + values[1] * u) * (1 - v)
                                + (values[2] * (1 - u) + values[3] * u) * v
                        }
                        return CGPoint(x: mixed { $0.x } * size.width, y: mixed { $0.y } * size.height)
                    }
                    for area in 0..<(step * step) {
                        let (u, v) = (CGFloat(area % step) / CGFloat(step), CGFloat(area / step) / CGFloat(step))
                        let next = 1 / CGFloat(step)
                        var path = Path()
                        // Each area reaches below the next ones, so that there are no gaps between them.
                        let (right, low) = (min(u + next * 1.2, 1), min(v + next * 1.2, 1))
                        path.move(to: point(u, v))
                        path.addLine(to: point(right, v))
                        path.addLine(to: point(right, low))
                        path.addLine(to: point(u, low))
                        path.closeSubpath()
                        let top = colors[corners[0]].mix(with: colors[corners[1]], by: Double(u + next / 2))
                        let bottom = colors[corners[2]].mix(with: colors[corners[3]], by: Double(u + next / 2))
                        let shading = GraphicsContext.Shading.color(top.mix(with: bottom, by: Double(v + next / 2)))
                        context.fill(path, with: shading)
                    }
                }
            }
        }
    }
}
