import MullionGeometry

extension Path {
    /// The smallest rectangle that contains the outline, curves measured exactly rather than by their control points.
    ///
    /// `CGRect.null` for an empty path. Elements with numbers that are not finite are left out.
    ///
    /// - Complexity: O(n), n the number of elements.
    public var boundingRect: CGRect {
        var bounds = Bounds()
        var current = CGPoint.zero
        var subpathStart = CGPoint.zero
        for element in elements where element.isFinite {
            switch element {
            case .move(let point):
                bounds.add(point)
                (current, subpathStart) = (point, point)
            case .line(let point):
                bounds.add(point)
                current = point
            case .quadCurve(let point, let control):
                // The same curve as a cubic one.
                let control1 = current.moved(towards: control, by: 2.0 / 3)
                let control2 = point.moved(towards: control, by: 2.0 / 3)
                bounds.addCurve(from: current, to: point, control1, control2)
                current = point
            case .curve(let point, let control1, let control2):
                bounds.addCurve(from: current, to: point, control1, control2)
                current = point
            case .closeSubpath: current = subpathStart
            }
        }
        return bounds.rect
    }

    /// Whether all numbers of the path are finite.
    ///
    /// - Complexity: O(n), n the number of elements.
    public var isFinite: Bool { elements.allSatisfy(\.isFinite) }
}

extension Path.Element {
    /// Whether all numbers of the element are finite.
    public var isFinite: Bool {
        switch self {
        case .move(let point), .line(let point): point.isFinite
        case .quadCurve(let point, let control): point.isFinite && control.isFinite
        case .curve(let point, let control1, let control2): point.isFinite && control1.isFinite && control2.isFinite
        case .closeSubpath: true
        }
    }
}

extension CGPoint {
    var isFinite: Bool { x.isFinite && y.isFinite }

    fileprivate func moved(towards point: CGPoint, by fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (point.x - x) * fraction, y: y + (point.y - y) * fraction)
    }
}

/// The extremes of the points and curves added so far.
private struct Bounds {
    private var minX = CGFloat.infinity
    private var maxX = -CGFloat.infinity
    private var minY = CGFloat.infinity
    private var maxY = -CGFloat.infinity

    var rect: CGRect {
        guard minX <= maxX, minY <= maxY else { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    mutating func add(_ point: CGPoint) {
        addX(point.x)
        addY(point.y)
    }

    /// Adds a cubic curve: its end and, per axis, the points where its derivative is zero.
    mutating func addCurve(from start: CGPoint, to end: CGPoint, _ control1: CGPoint, _ control2: CGPoint) {
        add(end)
        for t in Bounds.extremes(start.x, control1.x, control2.x, end.x) {
            addX(Bounds.value(at: t, start.x, control1.x, control2.x, end.x))
        }
        for t in Bounds.extremes(start.y, control1.y, control2.y, end.y) {
            addY(Bounds.value(at: t, start.y, control1.y, control2.y, end.y))
        }
    }

    private mutating func addX(_ x: CGFloat) {
        minX = min(minX, x)
        maxX = max(maxX, x)
    }

    private mutating func addY(_ y: CGFloat) {
        minY = min(minY, y)
        maxY = max(maxY, y)
    }

    private static func value(at t: CGFloat, _ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> CGFloat {
        let u = 1 - t
        return u * u * u * p0 + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * p3
    }

    /// The parameters strictly between 0 and 1 at which one coordinate of a cubic curve turns.
    ///
    /// The derivative is 3 (a t² + b t + c) with the differences d0, d1, d2 of neighboring control values:
    /// a = d0 − 2 d1 + d2, b = 2 (d1 − d0), c = d0. The form 2c / (−b ∓ √…) avoids cancellation when a is small.
    private static func extremes(_ p0: CGFloat, _ p1: CGFloat, _ p2: CGFloat, _ p3: CGFloat) -> [CGFloat] {
        if min(p0, p3) <= min(p1, p2), max(p1, p2) <= max(p0, p3) { return [] }
        let (d0, d1, d2) = (p1 - p0, p2 - p1, p3 - p2)
        let (a, b, c) = (d0 - 2 * d1 + d2, 2 * (d1 - d0), d0)
        let discriminant = b * b - 4 * a * c
        guard discriminant >= 0 else { return [] }
        let q = -(b + (b < 0 ? -1 : 1) * discriminant.squareRoot()) / 2
        return [q / a, c / q].filter { $0 > 0 && $0 < 1 }
    }
}
