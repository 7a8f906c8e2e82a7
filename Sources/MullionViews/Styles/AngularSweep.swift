import MullionDrawing
import MullionGeometry

/// A gradient around a point, drawn in steps: display lists have no such paint.
package struct AngularSweep: Equatable, Sendable {
    var gradient: Gradient
    let center: UnitPoint
    let start: Angle
    let end: Angle

    /// The number of steps, each of a single color.
    private static let stepCount = 90

    /// Creates a gradient between two angles, clockwise from the right; equal ones are a full turn.
    package init(_ gradient: Gradient, _ center: UnitPoint, from start: Angle, to end: Angle) {
        self.gradient = gradient
        self.center = center
        self.start = start
        self.end = start == end ? start + .degrees(360) : end
    }

    func with(_ gradient: Gradient) -> AngularSweep {
        var result = self
        result.gradient = gradient
        return result
    }

    func resolved(in environment: EnvironmentValues) -> AngularSweep { with(environment.resolve(gradient)) }

    /// Returns the color at a fraction of the sweep.
    func color(at fraction: Double) -> Color {
        let stops = gradient.orderedStops
        guard let first = stops.first, let last = stops.last else { return .clear }
        if fraction <= Double(first.location) { return first.color }
        for (a, b) in zip(stops, stops.dropFirst()) where fraction <= Double(b.location) {
            let length = Double(b.location - a.location)
            return a.color.mix(
                with: b.color, by: length > 0 ? (fraction - Double(a.location)) / length : 1, in: .device)
        }
        return last.color
    }

    /// Fills an outline with wedges.
    func fill(_ path: Path, in box: CGRect, rule: FillRule, into list: inout DisplayList) {
        let middle = box.point(center)
        let radius = max(box.width, box.height) * 2
        let turn = end.radians - start.radians
        guard turn.isFinite, radius > 0, radius.isFinite else { return }
        list.append(.pushClip(path))
        // The room before the start has the last color, from the middle of the gap on.
        list.fill(Path(box), with: color(at: 1))
        for step in 0..<Self.stepCount {
            let (low, high) = (Double(step) / Double(Self.stepCount), Double(step + 1) / Double(Self.stepCount))
            // Neighbors overlap, so that no gap shows between them.
            let (from, to) = (start.radians + turn * low, start.radians + turn * high + turn.signum * 0.004)
            var wedge = Path()
            wedge.move(to: middle)
            wedge.addLine(to: CGPoint(x: middle.x + radius * cos(from), y: middle.y + radius * sin(from)))
            wedge.addLine(to: CGPoint(x: middle.x + radius * cos(to), y: middle.y + radius * sin(to)))
            wedge.closeSubpath()
            list.fill(wedge, with: color(at: (low + high) / 2))
        }
        list.append(.pop)
    }

    /// Draws a line along an outline in pieces, each in the color of its middle.
    func stroke(_ path: Path, in box: CGRect, pen: StrokeStyle, into list: inout DisplayList) {
        let middle = box.point(center)
        let turn = end.radians - start.radians
        guard turn.isFinite, turn != 0 else { return }
        for step in 0..<Self.stepCount {
            let (low, high) = (CGFloat(step) / CGFloat(Self.stepCount), CGFloat(step + 1) / CGFloat(Self.stepCount))
            let piece = path.trimmedPath(from: low, to: min(high + 0.002, 1))
            let point = path.trimmedPath(from: low, to: (low + high) / 2).lastPoint
            guard let point, !piece.isEmpty else { continue }
            var share = (atan2(point.y - middle.y, point.x - middle.x) - start.radians) / turn
            share -= share.rounded(.down)
            var pen = pen
            if step > 0, step < Self.stepCount - 1, pen.lineCap == .round { pen.lineCap = .butt }
            list.stroke(piece, with: .color(color(at: share)), style: pen)
        }
    }
}

extension Double {
    fileprivate var signum: Double { self < 0 ? -1 : 1 }
}

extension Path {
    /// The point at which the path ends.
    fileprivate var lastPoint: CGPoint? {
        for element in elements.reversed() {
            switch element {
            case .move(let point), .line(let point): return point
            case .quadCurve(let point, _): return point
            case .curve(let point, _, _): return point
            case .closeSubpath: continue
            }
        }
        return nil
    }
}
