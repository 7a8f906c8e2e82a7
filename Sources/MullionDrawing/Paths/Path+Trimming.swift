import MullionGeometry

/// Trims a path to a part of its length.
///
/// 1. Convert each element to cubic curves and straight lines, and measure each: a curve by the chords of 32 equal
///    steps.
/// 2. Walk along them. Of those at the borders keep the part inside, cut by de Casteljau's construction.
///
/// - Complexity: O(elements).
extension Path {
    /// Returns the part of the path between two fractions of its length, 0…1; empty if the second is not larger.
    public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
        let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
        guard from < to else { return Path() }
        if from == 0, to == 1 { return self }
        let segments = segments()
        let total = segments.reduce(0) { $0 + $1.length }
        guard total > 0, total.isFinite else { return Path() }
        let (start, end) = (from * total, to * total)
        var result = Path()
        var walked: CGFloat = 0
        var last: CGPoint?
        for segment in segments {
            let next = walked + segment.length
            defer { walked = next }
            guard segment.length > 0, next > start, walked < end else { continue }
            let a = max((start - walked) / segment.length, 0)
            let b = min((end - walked) / segment.length, 1)
            let part = segment.part(from: a, to: b)
            if last != part.points[0] { result.move(to: part.points[0]) }
            if part.isLine {
                result.addLine(to: part.points[3])
            } else {
                result.addCurve(to: part.points[3], control1: part.points[1], control2: part.points[2])
            }
            last = part.points[3]
        }
        return result
    }

    private func segments() -> [PathSegment] {
        var result: [PathSegment] = []
        var (start, current) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let to):
                start = to
                current = to
            case .line(let to):
                result.append(PathSegment(line: current, to))
                current = to
            case .quadCurve(let to, let control):
                result.append(PathSegment([current, current.towards(control, 2 / 3), to.towards(control, 2 / 3), to]))
                current = to
            case .curve(let to, let control1, let control2):
                result.append(PathSegment([current, control1, control2, to]))
                current = to
            case .closeSubpath:
                if current != start { result.append(PathSegment(line: current, start)) }
                current = start
            }
        }
        return result
    }
}

/// A straight line or a cubic curve, by its end and control points.
private struct PathSegment {
    var points: [CGPoint]
    var isLine: Bool
    var length: CGFloat

    init(line a: CGPoint, _ b: CGPoint) {
        points = [a, a, b, b]
        isLine = true
        length = a.distance(to: b)
    }

    init(_ points: [CGPoint]) {
        self.points = points
        isLine = false
        length = 0
        var previous = points[0]
        for step in 1...32 {
            let next = point(at: CGFloat(step) / 32)
            length += previous.distance(to: next)
            previous = next
        }
    }

    func point(at t: CGFloat) -> CGPoint { split(at: t).0.last! }

    /// Returns the parts before and after a parameter.
    private func split(at t: CGFloat) -> ([CGPoint], [CGPoint]) {
        let (a, b, c) = (
            points[0].towards(points[1], t), points[1].towards(points[2], t), points[2].towards(points[3], t)
        )
        let (d, e) = (a.towards(b, t), b.towards(c, t))
        let middle = d.towards(e, t)
        return ([points[0], a, d, middle], [middle, e, c, points[3]])
    }

    /// Returns the parameter of the curve at a fraction of its length.
    private func parameter(_ fraction: CGFloat) -> CGFloat {
        if isLine || fraction <= 0 || fraction >= 1 { return fraction }
        var walked: CGFloat = 0
        var previous = points[0]
        for step in 1...32 {
            let next = point(at: CGFloat(step) / 32)
            let distance = previous.distance(to: next)
            if walked + distance >= fraction * length, distance > 0 {
                return (CGFloat(step - 1) + (fraction * length - walked) / distance) / 32
            }
            walked += distance
            previous = next
        }
        return 1
    }

    func part(from a: CGFloat, to b: CGFloat) -> PathSegment {
        if isLine { return PathSegment(line: points[0].towards(points[3], a), points[0].towards(points[3], b)) }
        let (start, end) = (parameter(a), parameter(b))
        var result = self
        if end < 1 { result.points = result.split(at: end).0 }
        if start > 0, end > 0 { result.points = result.split(at: start / end).1 }
        return result
    }
}

extension CGPoint {
    fileprivate func towards(_ other: CGPoint, _ fraction: CGFloat) -> CGPoint {
        CGPoint(x: x + (other.x - x) * fraction, y: y + (other.y - y) * fraction)
    }

    fileprivate func distance(to other: CGPoint) -> CGFloat {
        let (dx, dy) = (other.x - x, other.y - y)
        return (dx * dx + dy * dy).squareRoot()
    }
}
