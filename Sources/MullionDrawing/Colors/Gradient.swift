import MullionGeometry

/// Colors that blend into each other along a line, independent of the line's position.
///
/// ```swift
/// let dusk = Gradient(colors: [.orange, .purple])
/// let flag = Gradient(stops: [.init(color: .red, location: 0.5), .init(color: .white, location: 0.5)])
/// ```
public struct Gradient: Hashable, Sendable {
    /// A color at a position on the line.
    public struct Stop: Hashable, Sendable {
        /// The color.
        public var color: Color
        /// The position, from 0 at the beginning of the line to 1 at its end. Values outside are clamped; NaN becomes
        /// 0.
        public var location: CGFloat { didSet { location = Stop.repaired(location) } }

        /// Creates a color at a position from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = Stop.repaired(location)
        }

        private static func repaired(_ location: CGFloat) -> CGFloat { location > 0 ? min(location, 1) : 0 }
    }

    /// The stops in order. A stop before its predecessor is moved to the predecessor's position.
    ///
    /// The first color also fills the room before it, the last one the room after it. Without stops nothing is drawn.
    public var stops: [Stop]

    /// Creates a gradient from stops.
    public init(stops: [Stop]) { self.stops = stops }

    /// Creates a gradient of colors at equal distances; a single color fills everything.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The stops with each location at least as large as the previous one.
    ///
    /// - Complexity: O(stops).
    public var orderedStops: [Stop] {
        var furthest: CGFloat = 0
        return stops.map { stop in
            furthest = max(furthest, stop.location)
            return Stop(color: stop.color, location: furthest)
        }
    }
}
