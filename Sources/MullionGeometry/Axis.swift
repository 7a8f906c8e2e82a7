/// The horizontal or vertical dimension of a two-dimensional coordinate system.
@frozen
public enum Axis: Int8, CaseIterable, Sendable {
    /// The horizontal dimension, along the width.
    case horizontal

    /// The vertical dimension, along the height.
    case vertical
}

extension Axis {
    /// A set of axes, which may be empty.
    @frozen
    public struct Set: OptionSet, Sendable {
        /// The bits of the set: bit 0 is horizontal, bit 1 is vertical.
        public let rawValue: Int8

        /// Creates a set from its bits.
        @inlinable
        public init(rawValue: Int8) { self.rawValue = rawValue }

        @inlinable
        package init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

        /// The set of the horizontal axis only.
        @inlinable
        public static var horizontal: Set { Set(rawValue: 1 << 0) }

        /// The set of the vertical axis only.
        @inlinable
        public static var vertical: Set { Set(rawValue: 1 << 1) }
    }
}
