import MullionDrawing
import MullionGeometry

/// A gradient along a line or between circles around one center, in its own coordinates.
struct PDFShading {
    let paint: Paint
    /// Where the gradient is painted, unless it extends beyond its ends.
    let area: Path?

    /// The number of colors that are read of the function between the ends.
    private static let stopCount = 33

    /// Creates a shading; nil if it is not supported.
    ///
    /// - Parameter alpha: The opacity of its colors.
    init?(_ value: PDFValue?, _ resources: [String: PDFValue], alpha: Double, in file: inout PDFFile) {
        guard let entries = file.dictionary(value),
            let space = PDFColorSpace(entries["ColorSpace"], resources, in: &file),
            let numbers = file.numbers(entries["Coords"]),
            let function = PDFFunction(entries["Function"], in: &file)
        else { return nil }
        let domain = file.numbers(entries["Domain"]).flatMap { $0.count == 2 ? $0 : nil } ?? [0, 1]
        let extend = (file.array(entries["Extend"]) ?? []).compactMap(\.bool)
        let extends = (start: extend.first ?? false, end: extend.dropFirst().first ?? false)
        let stops = (0..<Self.stopCount).map { index in
            let share = Double(index) / Double(Self.stopCount - 1)
            let color = space.color(function(domain[0] + share * (domain[1] - domain[0])))
            return Gradient.Stop(color: color.withAlpha(alpha), location: CGFloat(share))
        }
        let points = numbers.map { CGFloat($0) }
        switch file.resolve(entries["ShadingType"]).integer {
        case 2:
            guard points.count == 4 else { return nil }
            let (start, end) = (CGPoint(x: points[0], y: points[1]), CGPoint(x: points[2], y: points[3]))
            paint = .linearGradient(Gradient(stops: stops), from: start, to: end)
            area = extends == (true, true) ? nil : Self.strip(start, end, extends)
        case 3:
            guard points.count == 6 else { return nil }
            let radii = (max(points[2], 0), max(points[5], 0))
            // Circles around different centers are drawn around that of the larger one.
            let isInward = radii.0 > radii.1
            let center = isInward ? CGPoint(x: points[0], y: points[1]) : CGPoint(x: points[3], y: points[4])
            paint = .radialGradient(
                Gradient(stops: stops), center: center, startRadius: radii.0, endRadius: radii.1)
            let isExtended = isInward ? extends.start : extends.end
            let side = 2 * max(radii.0, radii.1)
            area =
                isExtended
                ? nil
                : Path(ellipseIn: CGRect(x: center.x - side / 2, y: center.y - side / 2, width: side, height: side))
        default: return nil
        }
    }

    /// Returns the strip across a line in which a gradient that ends there is painted.
    private static func strip(_ start: CGPoint, _ end: CGPoint, _ extends: (start: Bool, end: Bool)) -> Path {
        let (dx, dy) = (end.x - start.x, end.y - start.y)
        let length = (dx * dx + dy * dy).squareRoot()
        guard length > 0 else { return Path() }
        let far: CGFloat = 1e5
        let (ux, uy) = (dx / length, dy / length)
        func point(_ base: CGPoint, _ along: CGFloat, _ across: CGFloat) -> CGPoint {
            CGPoint(x: base.x + ux * along - uy * across, y: base.y + uy * along + ux * across)
        }
        let (before, after) = (extends.start ? -far : 0, extends.end ? far : 0)
        var path = Path()
        path.addLines([
            point(start, before, -far), point(start, before, far), point(end, after, far), point(end, after, -far),
        ])
        path.closeSubpath()
        return path
    }
}
