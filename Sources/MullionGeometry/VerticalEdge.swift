/// An edge on the vertical axis: top or bottom.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The top edge.
    case top

    /// The bottom edge.
    case bottom
}

extension VerticalEdge {
    /// A set of vertical edges, which may be empty.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set: bit 0 is top, bit 1 is bottom.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set of one vertical edge.
        @inlinable
        public init(_ edge: VerticalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The set of the top edge only.
        @inlinable
        public static var top: Set { Set(rawValue: 1 << 0) }

        /// The set of the bottom edge only.
        @inlinable
        public static var bottom: Set { Set(rawValue: 1 << 1) }

        /// The set of both edges.
        @inlinable
        public static var all: Set { Set(rawValue: 0b11) }
    }
}
