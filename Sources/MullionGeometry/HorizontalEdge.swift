/// An edge on the horizontal axis: leading or trailing.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The leading edge.
    case leading

    /// The trailing edge.
    case trailing
}

extension HorizontalEdge {
    /// A set of horizontal edges, which may be empty.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set: bit 0 is leading, bit 1 is trailing.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set of one horizontal edge.
        @inlinable
        public init(_ edge: HorizontalEdge) { self.init(rawValue: 1 << edge.rawValue) }

        /// The set of the leading edge only.
        @inlinable
        public static var leading: Set { Set(rawValue: 1 << 0) }

        /// The set of the trailing edge only.
        @inlinable
        public static var trailing: Set { Set(rawValue: 1 << 1) }

        /// The set of both edges.
        @inlinable
        public static var all: Set { Set(rawValue: 0b11) }
    }
}
