import Foundation
import MullionDrawing
import MullionGeometry

/// A sector of the largest circle in the middle of a rectangle, or of a ring in it.
nonisolated public struct PieSector: Shape {
    /// Where the sector begins, as a part of the circle, from the top and clockwise.
    public var start: Double
    /// Where the sector ends.
    public var end: Double
    /// The shape of all sectors of a chart.
    public var pieStyle: PieStyle

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    /// Creates a sector from one part of the circle to another: 0 and 1 are at the top, 0.25 is at the right.
    public init(from start: Double, to end: Double, pieStyle: PieStyle = PieStyle()) {
        self.start = start
        self.end = end
        self.pieStyle = pieStyle
    }

    public func path(in rect: CGRect) -> Path {
        let outer = max(min(rect.width, rect.height) / 2, 0)
        let inner = outer * min(max(pieStyle.innerRadius, 0), 1)
        let center = CGPoint(x: rect.midX, y: rect.midY)
        let span = min(end - start, 1)
        guard outer > inner, span > 0, start.isFinite, span.isFinite else { return Path() }
        guard span < 1 else { return Self.ring(center, outer, inner) }
        return sector(center, outer, inner, from: (start - 0.25) * 2 * .pi, by: span * 2 * .pi)
    }

    private static func ring(_ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat) -> Path {
        var path = Path()
        for (radius, delta) in [(outer, 360.0), (inner, -360.0)] where radius > 0 {
            path.move(to: CGPoint(x: center.x + radius, y: center.y))
            path.addRelativeArc(center: center, radius: radius, startAngle: .zero, delta: .degrees(delta))
            path.closeSubpath()
        }
        return path
    }

    /// Returns a sector between sides that are parallel to the radii, half a gap inside of them.
    private func sector(
        _ center: CGPoint, _ outer: CGFloat, _ inner: CGFloat, from start: Double, by span: Double
    ) -> Path {
        let gap = max(pieStyle.gap, 0) / 2
        let half = span / 2
        // The corner is at most as round as the thickness and the angle allow.
        let sine = half < .pi / 2 ? CGFloat(sin(half)) : 1
        var radius = min(pieStyle.cornerRadius, (outer - inner) / 2, (outer * sine - gap) / (1 + sine))
        if inner * sine > gap, sine < 1 { radius = min(radius, (inner * sine - gap) / (1 - sine)) }
        let corner = max(radius, 0)
        /// The angle between a side and the center of a corner whose circle touches it.
        func offset(_ distance: CGFloat) -> Double? {
            let part = Double((gap + corner) / distance)
            guard distance > 0, part < 1 else { return nil }
            let angle = asin(part)
            // Rounding must not open a corner that just fits.
            return angle <= half + 1e-9 ? min(angle, half) : nil
        }
        func point(_ angle: Double, _ distance: CGFloat) -> CGPoint {
            CGPoint(x: center.x + distance * CGFloat(cos(angle)), y: center.y + distance * CGFloat(sin(angle)))
        }
        guard let outside = offset(outer - corner) else { return Path() }
        var path = Path()
        /// A corner, from one angle by another, about a point at an angle and a distance from the center.
        func addCorner(_ at: CGPoint, from angle: Double, by delta: Double) {
            guard corner > 0 else { return path.isEmpty ? path.move(to: at) : path.addLine(to: at) }
            path.addRelativeArc(center: at, radius: corner, startAngle: .radians(angle), delta: .radians(delta))
        }
        let (first, last) = (start + outside, start + span - outside)
        addCorner(point(first, outer - corner), from: start - .pi / 2, by: .pi / 2 + outside)
        path.addRelativeArc(center: center, radius: outer, startAngle: .radians(first), delta: .radians(last - first))
        addCorner(point(last, outer - corner), from: last, by: .pi / 2 + outside)
        guard inner > 0, let inside = offset(inner + corner) else {
            // The sides meet where both are half a gap away from their radii.
            path.addLine(to: gap > 0 && half < .pi / 2 ? point(start + half, gap / sine) : center)
            path.closeSubpath()
            return path
        }
        let (back, front) = (start + span - inside, start + inside)
        addCorner(point(back, inner + corner), from: start + span + .pi / 2, by: .pi / 2 - inside)
        path.addRelativeArc(center: center, radius: inner, startAngle: .radians(back), delta: .radians(front - back))
        addCorner(point(front, inner + corner), from: front + .pi, by: .pi / 2 - inside)
        path.closeSubpath()
        return path
    }
}

/// The shape of the sectors of a pie.
public struct PieStyle: Hashable, Sendable {
    /// The radius of the hole in the middle, as a part of the radius of the pie: 0 for none.
    public var innerRadius: CGFloat
    /// The gap between sectors, in points.
    public var gap: CGFloat
    /// The radius of the corners in points, at most half the thickness of a ring.
    public var cornerRadius: CGFloat

    /// Creates a style: by default, a pie without a hole and gaps.
    public init(innerRadius: CGFloat = 0, gap: CGFloat = 0, cornerRadius: CGFloat = 0) {
        self.innerRadius = innerRadius
        self.gap = gap
        self.cornerRadius = cornerRadius
    }
}

/// A circle or ring whose sectors show the shares of values.
///
/// ```swift
/// PieChart([38, 22, 16], total: 100, pieStyle: PieStyle(innerRadius: 0.8, gap: 4, cornerRadius: 20))
/// ```
nonisolated public struct PieChart: View {
    private let sectors: [PieSector]
    private let styles: [AnyShapeStyle]

    /// Creates a pie.
    ///
    /// - Parameters:
    ///   - values: The values, clockwise from the top; those that are missing or not above 0 have no sector.
    ///   - styles: The fills of the sectors, in turns; colors of the system by default.
    ///   - total: The value of the whole circle; nil for the sum of the values. A sum above it fills the circle.
    ///   - pieStyle: The shape of the sectors.
    public init(
        _ values: [Double?], styles: [AnyShapeStyle] = [], total: Double? = nil, pieStyle: PieStyle = PieStyle()
    ) {
        self.styles = styles.isEmpty ? ChartPalette.styles : styles
        let values = values.map { value in value.flatMap { $0.isFinite && $0 > 0 ? min($0, 1e15) : nil } ?? 0 }
        let whole = max(values.reduce(0, +), total.flatMap { $0.isFinite ? $0 : nil } ?? 0)
        var sum = 0.0
        sectors = values.map { value in
            let start = sum
            sum += value
            return PieSector(from: whole > 0 ? start / whole : 0, to: whole > 0 ? sum / whole : 0, pieStyle: pieStyle)
        }
    }

    public var body: some View {
        ZStack {
            ForEach(0..<sectors.count) { index in sectors[index].fill(styles[index % styles.count]) }
        }
    }
}
