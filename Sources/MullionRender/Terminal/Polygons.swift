import MullionDrawing
import MullionGeometry

/// A path as polygons: curves as short lines, transformed.
///
/// Curves are cut into twelve pieces, which look like curves at the size of terminal cells.
struct Polygons {
    /// The corners of each subpath, and whether it is closed.
    private(set) var outlines: [(points: [CGPoint], isClosed: Bool)] = []
    /// The smallest rectangle around all corners; null without any.
    private(set) var bounds = CGRect.null

    private static let pieces = 12

    init(_ path: Path, _ transform: CGAffineTransform) {
        var points: [CGPoint] = []
        func end(closed: Bool, _ outlines: inout [(points: [CGPoint], isClosed: Bool)]) {
            if !points.isEmpty { outlines.append((points, closed)) }
        }
        for element in path.elements {
            switch element {
            case .move(let point):
                end(closed: false, &outlines)
                points = [point.applying(transform)]
            case .line(let point): points.append(point.applying(transform))
            case .quadCurve(let point, let control):
                let (p0, p1, p2) = (points.last ?? .zero, control.applying(transform), point.applying(transform))
                for piece in 1...Self.pieces {
                    let t = CGFloat(piece) / CGFloat(Self.pieces), u = 1 - t
                    points.append(
                        CGPoint(
                            x: u * u * p0.x + 2 * u * t * p1.x + t * t * p2.x,
                            y: u * u * p0.y + 2 * u * t * p1.y + t * t * p2.y))
                }
            case .curve(let point, let control1, let control2):
                let p0 = points.last ?? .zero, p3 = point.applying(transform)
                let (p1, p2) = (control1.applying(transform), control2.applying(transform))
                for piece in 1...Self.pieces {
                    let t = CGFloat(piece) / CGFloat(Self.pieces), u = 1 - t
                    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
                    points.append(
                        CGPoint(
                            x: a * p0.x + b * p1.x + c * p2.x + d * p3.x, y: a * p0.y + b * p1.y + c * p2.y + d * p3.y))
                }
            case .closeSubpath:
                end(closed: true, &outlines)
                // Without a move, the next subpath begins where this one did.
                points = points.first.map { [$0] } ?? []
            }
        }
        if points.count > 1 || outlines.isEmpty { end(closed: false, &outlines) }
        let all = outlines.lazy.flatMap(\.points)
        if let left = all.map(\.x).min(), let right = all.map(\.x).max(), let top = all.map(\.y).min(),
            let bottom = all.map(\.y).max()
        {
            bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }

    /// The form of a path along the sides of its bounds.
    enum BoxShape {
        case square, round
    }

    /// Returns the form of a path whose only outline runs along the sides of its bounds, rounded corners aside; nil for
    /// others. An ellipse is a rectangle with the largest corners.
    func boxShape(of path: Path) -> BoxShape? {
        guard outlines.count == 1, outlines[0].isClosed else { return nil }
        let isRound = path.elements.contains { element in
            switch element {
            case .quadCurve, .curve: true
            case .move, .line, .closeSubpath: false
            }
        }
        let points = outlines[0].points
        let slack = max(bounds.width, bounds.height) * 1e-6
        let sidePoints = points.count { p in
            min(abs(p.x - bounds.minX), abs(p.x - bounds.maxX), abs(p.y - bounds.minY), abs(p.y - bounds.maxY)) <= slack
        }
        // A rounded rectangle has a move, four lines, four curves and an end, an ellipse no lines.
        if isRound { return path.elements.count <= 10 && sidePoints >= 4 ? .round : nil }
        return sidePoints == points.count && isAxisAligned ? .square : nil
    }

    /// Whether every line runs along an axis.
    private var isAxisAligned: Bool {
        outlines.allSatisfy { outline in
            let points = outline.points
            let slack = max(bounds.width, bounds.height) * 1e-6
            return points.indices.allSatisfy { index in
                let (a, b) = (points[index], points[(index + 1) % points.count])
                return abs(a.x - b.x) <= slack || abs(a.y - b.y) <= slack
            }
        }
    }

    /// Returns whether the path is a rectangle along the axes.
    func isRectangle(_ path: Path) -> Bool { boxShape(of: path) == .square && outlines[0].points.count <= 5 }

    /// Calls `visit` with each row of pixels and its pixels whose centers are inside, for pixels of size 1.
    ///
    /// - Complexity: O(corners + rows crossed by each edge, sorted).
    func scan(_ rule: FillRule, columns: Int, rows: Int, _ visit: (_ row: Int, _ columns: Range<Int>) -> Void) {
        guard columns > 0, rows > 0, bounds.maxY > 0, bounds.minY < CGFloat(rows) else { return }
        let first = Int(max(bounds.minY - 0.5, 0)), last = Int(min(bounds.maxY + 0.5, CGFloat(rows - 1)))
        guard first <= last else { return }
        var crossings = [[(x: CGFloat, direction: Int)]](repeating: [], count: last - first + 1)
        for outline in outlines {
            let points = outline.points
            for index in points.indices {
                var (a, b) = (points[index], points[(index + 1) % points.count])
                let direction = a.y < b.y ? 1 : -1
                if direction < 0 { swap(&a, &b) }
                guard a.y < b.y else { continue }
                // Rows whose center line is from a.y to just before b.y.
                let top = Int(min(max((a.y - 0.5).rounded(.up), CGFloat(first)), CGFloat(last + 1)))
                let bottom = Int(min(max((b.y - 0.5).rounded(.up), CGFloat(first)), CGFloat(last + 1)))
                for row in top..<max(top, bottom) {
                    let share = (CGFloat(row) + 0.5 - a.y) / (b.y - a.y)
                    crossings[row - first].append((a.x + (b.x - a.x) * share, direction))
                }
            }
        }
        func column(_ x: CGFloat) -> Int { Int(min(max((x - 0.5).rounded(.up), 0), CGFloat(columns))) }
        for (offset, row) in crossings.enumerated() {
            var winding = 0
            let sorted = row.sorted { $0.x < $1.x }
            for (index, crossing) in sorted.enumerated().dropLast() {
                winding += crossing.direction
                let isInside = rule == .nonZero ? winding != 0 : index & 1 == 0
                guard isInside else { continue }
                let range = column(crossing.x)..<max(column(crossing.x), column(sorted[index + 1].x))
                if !range.isEmpty { visit(first + offset, range) }
            }
        }
    }
}
