/// The animatable data of a type with nothing to animate: a vector without components.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
    /// Creates the only value.
    @inlinable
    public init() {}

    /// The only value.
    @inlinable
    public static var zero: EmptyAnimatableData { EmptyAnimatableData() }

    /// Does nothing.
    @inlinable
    public static func += (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Does nothing.
    @inlinable
    public static func -= (lhs: inout EmptyAnimatableData, rhs: EmptyAnimatableData) {}

    /// Returns the only value.
    @inlinable
    public static func + (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Returns the only value.
    @inlinable
    public static func - (lhs: EmptyAnimatableData, rhs: EmptyAnimatableData) -> EmptyAnimatableData { lhs }

    /// Does nothing.
    @inlinable
    public mutating func scale(by rhs: Double) {}

    /// Zero.
    @inlinable
    public var magnitudeSquared: Double { 0 }

    /// Returns true: all values are equal.
    @inlinable
    public static func == (a: EmptyAnimatableData, b: EmptyAnimatableData) -> Bool { true }
}
