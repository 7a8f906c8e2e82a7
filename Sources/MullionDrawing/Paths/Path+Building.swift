import MullionGeometry

/// SwiftUI's further path functions.
extension Path {
    /// Creates a path that a function draws: `Path { path in path.move(to: .zero) }`.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Adds straight lines between points, beginning at the first.
    public mutating func addLines(_ points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    /// Adds a part of a circle, with a straight line to its beginning if a subpath is open.
    ///
    /// Angle 0 points to the right, and angles grow downwards. As in SwiftUI, `clockwise` assumes that y grows upwards:
    /// with `false` the angles of the arc grow, which is clockwise on the screen.
    ///
    /// - Complexity: O(1): an arc is at most five curves, each off by at most 0.03 % of the radius.
    public mutating func addArc(center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool) {
        let full = 2 * Double.pi
        var delta = endAngle.radians - startAngle.radians
        guard delta.isFinite, radius.isFinite else { return }
        if clockwise {
            if delta <= -full { delta = -full } else { delta = delta.truncatingRemainder(dividingBy: full) }
            if delta > 0 { delta -= full }
        } else {
            if delta >= full { delta = full } else { delta = delta.truncatingRemainder(dividingBy: full) }
            if delta < 0 { delta += full }
        }
        addArc(center: center, radius: radius, from: startAngle.radians, by: delta)
    }

    /// Adds a part of a circle by its first angle and its extent, clockwise on the screen.
    public mutating func addRelativeArc(center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle) {
        guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite else { return }
        addArc(center: center, radius: radius, from: startAngle.radians, by: min(max(delta.radians, -2 * .pi), 2 * .pi))
    }

    private mutating func addArc(center: CGPoint, radius: CGFloat, from start: Double, by delta: Double) {
        func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: center.x + CGFloat(cos(angle)) * radius, y: center.y + CGFloat(sin(angle)) * radius)
        }
        let first = point(start, radius)
        if isEmpty || elements.last == .closeSubpath { move(to: first) } else { addLine(to: first) }
        let count = max(Int((abs(delta) / (.pi / 2)).rounded(.up)), 1)
        let step = delta / Double(count)
        // The distance of the control points along the tangents: 4/3 · tan(step / 4).
        let reach = CGFloat(4.0 / 3 * tan(step / 4)) * radius
        for index in 0..<count {
            let (a, b) = (start + Double(index) * step, start + Double(index + 1) * step)
            let (from, to) = (point(a, radius), point(b, radius))
            addCurve(
                to: to, control1: CGPoint(x: from.x - CGFloat(sin(a)) * reach, y: from.y + CGFloat(cos(a)) * reach),
                control2: CGPoint(x: to.x + CGFloat(sin(b)) * reach, y: to.y - CGFloat(cos(b)) * reach))
        }
    }

    /// Returns the path with each point transformed.
    public func applying(_ transform: CGAffineTransform) -> Path {
        func moved(_ p: CGPoint) -> CGPoint {
            CGPoint(
                x: p.x * transform.a + p.y * transform.c + transform.tx,
                y: p.x * transform.b + p.y * transform.d + transform.ty)
        }
        var result = Path()
        result.reserveCapacity(elements.count)
        for element in elements {
            switch element {
            case .move(let to): result.move(to: moved(to))
            case .line(let to): result.addLine(to: moved(to))
            case .quadCurve(let to, let control): result.addQuadCurve(to: moved(to), control: moved(control))
            case .curve(let to, let control1, let control2):
                result.addCurve(to: moved(to), control1: moved(control1), control2: moved(control2))
            case .closeSubpath: result.closeSubpath()
            }
        }
        return result
    }

    /// Returns the path moved by distances in points.
    public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
        if dx == 0, dy == 0 { return self }
        return applying(CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: dx, ty: dy))
    }
}
