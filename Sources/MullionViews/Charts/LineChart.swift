import MullionDrawing
import MullionGeometry

/// How a line connects the values of a chart.
public enum ChartCurve: Hashable, CaseIterable, Sendable {
    /// By straight lines.
    case linear
    /// By curves that are nowhere above or below both neighbors.
    case smooth
    /// By horizontal lines with steps in the middle.
    case steps
}

/// Where the values of a chart are from side to side.
public enum ChartPlacement: Hashable, CaseIterable, Sendable {
    /// The first and the last at the edges.
    case edges
    /// Each in the middle of its share of the width, as bars are.
    case bands
}

/// A line through values, from the leading to the trailing edge. Where a value is missing, the line has a gap.
nonisolated public struct LineChart: Shape {
    /// The values; nil where one is missing.
    public var values: [Double?]
    /// The values at the bottom and top edge.
    public var scale: ChartScale
    /// How the line connects the values.
    public var curve: ChartCurve
    /// Where the values are from side to side.
    public var placement: ChartPlacement

    /// Creates a line.
    ///
    /// - Parameter scale: The values at the bottom and top edge; nil for round numbers around 0 and the values.
    public init(
        _ values: [Double?], scale: ChartScale? = nil, curve: ChartCurve = .linear, placement: ChartPlacement = .edges
    ) {
        self.values = values.map { $0.flatMap { $0.isFinite ? $0 : nil } }
        self.scale = scale ?? ChartScale(of: values.compactMap { $0 })
        self.curve = curve
        self.placement = placement
    }

    public func path(in rect: CGRect) -> Path {
        var path = Path()
        for run in runs(in: rect) { curve.add(run, to: &path) }
        return path
    }

    /// Returns the points of the values, as runs without a missing value.
    func runs(in rect: CGRect) -> [[CGPoint]] {
        var runs: [[CGPoint]] = []
        var isInside = false
        for (index, value) in values.enumerated() {
            guard let value else {
                isInside = false
                continue
            }
            if !isInside { runs.append([]) }
            isInside = true
            let point = CGPoint(
                x: rect.minX + rect.width * placement.position(of: index, in: values.count),
                y: rect.maxY - rect.height * scale.position(of: value))
            runs[runs.count - 1].append(point)
        }
        return runs
    }
}

/// The area between values and 0, or the edge that is nearest to 0. Where a value is missing, the area has a gap.
nonisolated public struct AreaChart: Shape {
    private let line: LineChart

    /// Creates an area.
    ///
    /// - Parameter scale: The values at the bottom and top edge; nil for round numbers around 0 and the values.
    public init(
        _ values: [Double?], scale: ChartScale? = nil, curve: ChartCurve = .linear, placement: ChartPlacement = .edges
    ) { line = LineChart(values, scale: scale, curve: curve, placement: placement) }

    public func path(in rect: CGRect) -> Path {
        let base = rect.maxY - rect.height * min(max(line.scale.position(of: 0), 0), 1)
        var path = Path()
        for run in line.runs(in: rect) {
            guard let first = run.first, let last = run.last, run.count > 1 else { continue }
            line.curve.add(run, to: &path)
            path.addLine(to: CGPoint(x: last.x, y: base))
            path.addLine(to: CGPoint(x: first.x, y: base))
            path.closeSubpath()
        }
        return path
    }
}

extension ChartPlacement {
    /// Returns the position of a value as a part of the width.
    func position(of index: Int, in count: Int) -> CGFloat {
        switch self {
        case .edges: count > 1 ? CGFloat(index) / CGFloat(count - 1) : 0.5
        case .bands: (CGFloat(index) + 0.5) / CGFloat(max(count, 1))
        }
    }
}

extension ChartCurve {
    /// Adds a line through points with rising x. A single point becomes a line without length, a dot under a round cap.
    fileprivate func add(_ points: [CGPoint], to path: inout Path) {
        guard let first = points.first else { return }
        path.move(to: first)
        if points.count == 1 { path.addLine(to: first) }
        let slopes = self == .smooth ? Self.slopes(points) : []
        for (index, point) in points.enumerated().dropFirst() {
            let before = points[index - 1]
            switch self {
            case .linear: path.addLine(to: point)
            case .steps:
                let middle = (before.x + point.x) / 2
                path.addLine(to: CGPoint(x: middle, y: before.y))
                path.addLine(to: CGPoint(x: middle, y: point.y))
                path.addLine(to: point)
            case .smooth:
                let third = (point.x - before.x) / 3
                path.addCurve(
                    to: point, control1: CGPoint(x: before.x + third, y: before.y + third * slopes[index - 1]),
                    control2: CGPoint(x: point.x - third, y: point.y - third * slopes[index]))
            }
        }
    }

    /// Returns the slopes at points of a curve that is nowhere above or below both neighbors: 0 at a peak, otherwise
    /// the harmonic mean of the slopes of both sides, at most three times the smaller (Fritsch and Butland, 1984).
    private static func slopes(_ points: [CGPoint]) -> [CGFloat] {
        let sides = zip(points, points.dropFirst()).map { first, second in
            second.x > first.x ? (second.y - first.y) / (second.x - first.x) : 0
        }
        return points.indices.map { index in
            guard index > 0, index < sides.count else { return index == 0 ? sides.first ?? 0 : sides[index - 1] }
            let (left, right) = (sides[index - 1], sides[index])
            guard left * right > 0 else { return 0 }
            return 2 * left * right / (left + right)
        }
    }
}
