/// One edge of a rectangle.
///
/// `leading` and `trailing` follow the layout direction: leading is left where text runs from left to right.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
    /// The top edge.
    case top

    /// The leading edge.
    case leading

    /// The bottom edge.
    case bottom

    /// The trailing edge.
    case trailing
}

extension Edge {
    /// A set of edges, which may be empty.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set, from bit 0: top, leading, bottom, trailing.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        /// Creates the set of one edge.
        @inlinable
        public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }

        /// The set of the top edge only.
        @inlinable
        public static var top: Set { Set(rawValue: 1 << 0) }

        /// The set of the leading edge only.
        @inlinable
        public static var leading: Set { Set(rawValue: 1 << 1) }

        /// The set of the bottom edge only.
        @inlinable
        public static var bottom: Set { Set(rawValue: 1 << 2) }

        /// The set of the trailing edge only.
        @inlinable
        public static var trailing: Set { Set(rawValue: 1 << 3) }

        /// The set of all four edges.
        @inlinable
        public static var all: Set { Set(rawValue: 0b1111) }

        /// The set of the leading and trailing edges.
        @inlinable
        public static var horizontal: Set { Set(rawValue: 0b1010) }

        /// The set of the top and bottom edges.
        @inlinable
        public static var vertical: Set { Set(rawValue: 0b0101) }
    }
}
