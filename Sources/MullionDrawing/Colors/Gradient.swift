import MullionGeometry

/// Colours that pass into each other along a line, without saying where the line runs.
///
/// ```swift
/// let dusk = Gradient(colors: [.orange, .purple])
/// let flag = Gradient(stops: [.init(color: .red, location: 0.5), .init(color: .white, location: 0.5)])
/// ```
public struct Gradient: Hashable, Sendable {
    /// A colour at a place on the line.
    public struct Stop: Hashable, Sendable {
        /// The colour.
        public var color: Color
        /// The place, from 0 at the beginning of the line to 1 at its end. Values outside are moved to the nearer end;
        /// NaN becomes 0.
        public var location: CGFloat {
            didSet { location = Stop.repaired(location) }
        }

        /// A colour at a place from 0 to 1.
        public init(color: Color, location: CGFloat) {
            self.color = color
            self.location = Stop.repaired(location)
        }

        private static func repaired(_ location: CGFloat) -> CGFloat {
            location > 0 ? min(location, 1) : 0
        }
    }

    /// The stops in the order in which they are met. One that lies before its predecessor counts as lying at the same
    /// place.
    ///
    /// The first colour also fills what comes before it, the last one what comes after. No stops draw nothing.
    public var stops: [Stop]

    /// A gradient with the given stops.
    public init(stops: [Stop]) {
        self.stops = stops
    }

    /// A gradient of colours at equal distances; a single colour fills everything.
    public init(colors: [Color]) {
        let last = CGFloat(max(colors.count - 1, 1))
        stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
    }

    /// The stops with every location at least as large as the one before.
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
