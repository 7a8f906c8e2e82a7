import MullionDrawing
import MullionGeometry
import MullionTrees
import MullionViews

/// Routes the edges between the boxes of a tree.
///
/// Everything is computed for a tree that runs downwards, and turned at the end.
///
/// 1. An edge leaves from the middle of the parent's side that faces the children, and enters at the middle of the
///    child's opposite side. Straight edges between circles, and those that run outwards, lie on the line between the
///    centers.
/// 2. The elbows of a node share a line halfway between its box and the nearest child. Where levels are rows, edges
///    turn between the rows, so that none runs behind a taller box next to its parent.
/// 3. Children in a column (`CompactLayout`) are entered from the side, by a line down the free edge of the column.
struct TreeEdgeRouter {
    let style: TreeEdgeStyle
    let flow: TreeFlow
    /// Whether the boxes are the smallest around circles.
    var hasCircles = false
    /// Whether the drawing was mirrored from left to right after it was laid out.
    var isMirrored = false

    /// Returns all edges as one path.
    ///
    /// - Parameters:
    ///   - boxes: The boxes of the nodes in pre-order.
    ///   - parents: The number of each node's parent; ignored for the first node.
    /// - Complexity: O(n) for n nodes.
    func path(_ boxes: [CGRect], parents: [Int]) -> Path {
        var path = Path()
        guard boxes.count > 1 else { return path }
        // An elbow has six elements.
        path.reserveCapacity(6 * boxes.count)
        guard case .towards(let direction) = flow else {
            for child in 1..<boxes.count { addOutwards(boxes[parents[child]], boxes[child], root: boxes[0], to: &path) }
            return path
        }
        let turn = Turn(direction, isMirrored: isMirrored)
        let upright = boxes.map { turn.upright($0) }
        let families = Families(upright, parents)
        let gaps = Self.gaps(upright, parents)
        for child in 1..<boxes.count {
            let parent = parents[child]
            if families.isColumn[parent] {
                addColumnEdge(
                    upright[parent], upright[child], top: families.top[parent], right: families.columnRight[parent],
                    to: &path)
            } else if style.shape == .straight, hasCircles {
                addTrimmed(upright[parent], upright[child], to: &path)
            } else {
                var gap = upright[parent].maxY...max(upright[parent].maxY, families.top[parent])
                if let row = gaps?[parent], style.shape != .elbow || !row.contains(gap.middle) { gap = row }
                add(upright[parent], upright[child], gap, to: &path)
            }
        }
        return turn.turned(path)
    }

    /// Returns the room below the row of each node; nil if levels are not rows.
    private static func gaps(_ boxes: [CGRect], _ parents: [Int]) -> [ClosedRange<CGFloat>]? {
        var depths = [0]
        for child in 1..<boxes.count { depths.append(depths[parents[child]] + 1) }
        let count = (depths.max() ?? 0) + 2
        var tops = [CGFloat](repeating: .infinity, count: count)
        var bottoms = [CGFloat](repeating: -.infinity, count: count)
        for (node, depth) in depths.enumerated() {
            tops[depth] = min(tops[depth], boxes[node].minY)
            bottoms[depth] = max(bottoms[depth], boxes[node].maxY)
        }
        guard zip(bottoms, tops.dropFirst()).allSatisfy({ $0 <= $1 }) else { return nil }
        return depths.map { bottoms[$0]...tops[$0 + 1] }
    }

    /// The measures shared by all children of a node.
    private struct Families {
        /// The top of the highest child of each node.
        var top: [CGFloat]
        /// Whether the children form a column.
        var isColumn: [Bool]
        /// The right edge of the widest child.
        var columnRight: [CGFloat]

        init(_ boxes: [CGRect], _ parents: [Int]) {
            top = [CGFloat](repeating: .infinity, count: boxes.count)
            isColumn = [Bool](repeating: false, count: boxes.count)
            columnRight = [CGFloat](repeating: -.infinity, count: boxes.count)
            for child in 1..<boxes.count {
                let parent = parents[child]
                top[parent] = min(top[parent], boxes[child].minY)
                columnRight[parent] = max(columnRight[parent], boxes[child].maxX)
                // In pre-order a first child follows its parent.
                if child != parent + 1, boxes[child].minY >= boxes[parent + 1].maxY,
                    boxes[child].minX == boxes[parent + 1].minX
                {
                    isColumn[parent] = true
                }
            }
        }
    }

    // MARK: - From level to level

    /// - Parameter gap: The range in which the edge can turn.
    private func add(_ parent: CGRect, _ child: CGRect, _ gap: ClosedRange<CGFloat>, to path: inout Path) {
        let (start, leaving) = (CGPoint(x: parent.midX, y: parent.maxY), CGPoint(x: parent.midX, y: gap.lowerBound))
        let (end, entering) = (CGPoint(x: child.midX, y: child.minY), CGPoint(x: child.midX, y: gap.upperBound))
        let middle = gap.middle
        guard style.shape != .elbow else {
            let turns = [CGPoint(x: start.x, y: middle), CGPoint(x: end.x, y: middle)]
            return addElbow([start] + turns + [end], to: &path)
        }
        path.move(to: start)
        if leaving.y > start.y { path.addLine(to: leaving) }
        if style.shape == .curved {
            path.addCurve(
                to: entering, control1: CGPoint(x: leaving.x, y: middle), control2: CGPoint(x: entering.x, y: middle))
        } else {
            path.addLine(to: entering)
        }
        if end.y > entering.y { path.addLine(to: end) }
    }

    /// Adds an edge from the middle of the parent's lower side to the room beside the column, down, and to the child's
    /// left side.
    private func addColumnEdge(_ parent: CGRect, _ child: CGRect, top: CGFloat, right: CGFloat, to path: inout Path) {
        // The column is centered below its parent, so its left edge is as far from the middle as its right one. The
        // line runs halfway between that and the boxes.
        let trunk = min((2 * parent.midX - right + child.minX) / 2, child.minX)
        let middle = (parent.maxY + top) / 2
        addElbow(
            [
                CGPoint(x: parent.midX, y: parent.maxY), CGPoint(x: parent.midX, y: middle),
                CGPoint(x: trunk, y: middle), CGPoint(x: trunk, y: child.midY), CGPoint(x: child.minX, y: child.midY),
            ], to: &path)
    }

    /// Adds lines between points, with rounded corners.
    private func addElbow(_ points: [CGPoint], to path: inout Path) {
        path.move(to: points[0])
        for index in 1..<points.count - 1 {
            let (before, corner, after) = (points[index - 1], points[index], points[index + 1])
            let room = min(distance(before, corner), distance(corner, after)) / 2
            let radius = min(style.cornerRadius > 0 ? style.cornerRadius : 0, room)
            if radius > 0, before.x != after.x, before.y != after.y {
                path.addLine(to: point(from: corner, towards: before, by: radius))
                path.addQuadCurve(to: point(from: corner, towards: after, by: radius), control: corner)
            } else {
                path.addLine(to: corner)
            }
        }
        path.addLine(to: points[points.count - 1])
    }

    // MARK: - Outwards

    private func addOutwards(_ parent: CGRect, _ child: CGRect, root: CGRect, to path: inout Path) {
        let center = CGPoint(x: root.midX, y: root.midY)
        let start = CGPoint(x: parent.midX, y: parent.midY)
        let end = CGPoint(x: child.midX, y: child.midY)
        let (inner, outer) = (distance(center, start), distance(center, end))
        // The root has no angle, so all edges that leave it are straight.
        guard style.shape != .straight, inner > 0, outer > inner else { return addTrimmed(parent, child, to: &path) }
        let ring = (inner + outer) / 2
        let startAngle = atan2(Double(start.y - center.y), Double(start.x - center.x))
        let endAngle = atan2(Double(end.y - center.y), Double(end.x - center.x))
        func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
            CGPoint(x: center.x + radius * CGFloat(cos(angle)), y: center.y + radius * CGFloat(sin(angle)))
        }
        let bends = (point(startAngle, ring), point(endAngle, ring))
        let leaving = trimmed(start, towards: bends.0, parent)
        let entering = trimmed(end, towards: bends.1, child)
        path.move(to: leaving)
        if style.shape == .curved {
            path.addCurve(to: entering, control1: bends.0, control2: bends.1)
            return
        }
        path.addLine(to: bends.0)
        addArc(from: startAngle, to: endAngle, to: &path) { point($0, $1 * ring) }
        path.addLine(to: entering)
    }

    /// Adds an arc of a circle of radius 1, the shorter way round, in pieces of at most an eighth.
    private func addArc(
        from start: Double, to end: Double, to path: inout Path,
        _ point: (_ angle: Double, _ radius: CGFloat) -> CGPoint
    ) {
        var sweep = (end - start).truncatingRemainder(dividingBy: 2 * .pi)
        if sweep > .pi { sweep -= 2 * .pi }
        if sweep < -.pi { sweep += 2 * .pi }
        let count = max(1, Int((abs(sweep) / (.pi / 4)).rounded(.up)))
        let step = sweep / Double(count)
        // The tangents of both ends meet half way, so much farther out.
        let reach = CGFloat(1 / cos(step / 2))
        for number in 0..<count {
            let angle = start + step * Double(number)
            path.addQuadCurve(to: point(angle + step, 1), control: point(angle + step / 2, reach))
        }
    }

    /// Adds the line between the centers of two boxes, without the parts inside them.
    private func addTrimmed(_ parent: CGRect, _ child: CGRect, to path: inout Path) {
        let start = CGPoint(x: parent.midX, y: parent.midY)
        let end = CGPoint(x: child.midX, y: child.midY)
        path.move(to: trimmed(start, towards: end, parent))
        path.addLine(to: trimmed(end, towards: start, child))
    }

    /// Returns where the line from the center of a box to a point leaves the box, or the circle in it; at most halfway.
    private func trimmed(_ center: CGPoint, towards target: CGPoint, _ box: CGRect) -> CGPoint {
        let (dx, dy) = (target.x - center.x, target.y - center.y)
        var share: CGFloat
        if hasCircles {
            let length = distance(center, target)
            share = length > 0 ? box.width / 2 / length : 0
        } else {
            share = min(dx == 0 ? .infinity : box.width / 2 / abs(dx), dy == 0 ? .infinity : box.height / 2 / abs(dy))
        }
        share = min(share, 0.5)
        return CGPoint(x: center.x + dx * share, y: center.y + dy * share)
    }

    private func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
        ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
    }

    private func point(from start: CGPoint, towards end: CGPoint, by length: CGFloat) -> CGPoint {
        let share = length / distance(start, end)
        return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
}

extension ClosedRange<CGFloat> {
    fileprivate var middle: CGFloat { (lowerBound + upperBound) / 2 }
}

/// Turns a drawing in a direction into one that runs downwards, and back.
private struct Turn {
    let direction: TreeDirection
    let isMirrored: Bool

    init(_ direction: TreeDirection, isMirrored: Bool) {
        self.direction = direction
        self.isMirrored = isMirrored
    }

    func upright(_ box: CGRect) -> CGRect {
        var box = box
        if isMirrored { box.origin.x = -box.maxX }
        return switch direction {
        case .down: box
        case .up: CGRect(x: box.minX, y: -box.maxY, width: box.width, height: box.height)
        case .right: CGRect(x: box.minY, y: box.minX, width: box.height, height: box.width)
        case .left: CGRect(x: box.minY, y: -box.maxX, width: box.height, height: box.width)
        }
    }

    func turned(_ path: Path) -> Path {
        guard direction != .down || isMirrored else { return path }
        var turned = Path()
        for element in path.elements {
            switch element {
            case .move(let end): turned.move(to: point(end))
            case .line(let end): turned.addLine(to: point(end))
            case .quadCurve(let end, let control): turned.addQuadCurve(to: point(end), control: point(control))
            case .curve(let end, let control1, let control2):
                turned.addCurve(to: point(end), control1: point(control1), control2: point(control2))
            case .closeSubpath: turned.closeSubpath()
            }
        }
        return turned
    }

    private func point(_ upright: CGPoint) -> CGPoint {
        let point =
            switch direction {
            case .down: upright
            case .up: CGPoint(x: upright.x, y: -upright.y)
            case .right: CGPoint(x: upright.y, y: upright.x)
            case .left: CGPoint(x: -upright.y, y: upright.x)
            }
        return isMirrored ? CGPoint(x: -point.x, y: point.y) : point
    }
}
