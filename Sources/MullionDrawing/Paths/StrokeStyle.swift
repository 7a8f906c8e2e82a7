import MullionGeometry

/// The pen that draws along a path.
public struct StrokeStyle: Hashable, Sendable {
    /// The form of the ends of open subpaths and of dashes.
    public enum LineCap: Hashable, CaseIterable, Sendable {
        /// Ends at the end point.
        case butt
        /// A half circle around the end point.
        case round
        /// Half a square beyond the end point.
        case square
    }

    /// The form of corners.
    public enum LineJoin: Hashable, CaseIterable, Sendable {
        /// Pointed, as far as the miter limit permits, beveled beyond.
        case miter
        /// Round.
        case round
        /// Cut off.
        case bevel
    }

    /// The width of the line in points, half of it on either side of the path.
    public var lineWidth: CGFloat
    /// The form of ends.
    public var lineCap: LineCap
    /// The form of corners.
    public var lineJoin: LineJoin
    /// The maximum length of a corner's point, in line widths, before the corner is beveled; values below 1 count as 1.
    public var miterLimit: CGFloat
    /// The lengths of dashes and gaps alternately, in points, repeated along the line.
    ///
    /// Empty for a solid line. An odd number of lengths is repeated once with dashes and gaps exchanged. If a length is
    /// negative, or none is above 0, the line is solid.
    public var dash: [CGFloat]
    /// The distance into the dashes at which the line begins, in points.
    public var dashPhase: CGFloat

    /// Creates a pen with the given properties.
    public init(
        lineWidth: CGFloat = 1, lineCap: LineCap = .butt, lineJoin: LineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [], dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }

    /// Whether the line is dashed.
    public var isDashed: Bool { dash.contains { $0 > 0 } && !dash.contains { $0 < 0 } }

    /// Whether all numbers are finite.
    public var isFinite: Bool {
        lineWidth.isFinite && miterLimit.isFinite && dashPhase.isFinite && dash.allSatisfy(\.isFinite)
    }
}
