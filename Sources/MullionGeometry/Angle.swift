/// A geometric angle, stored in radians.
///
/// Angles are not reduced: 0 and 360 degrees are different values. Since y grows downwards, positive angles are
/// clockwise.
@frozen
public struct Angle: Hashable, Sendable {
    /// The angle in radians.
    public var radians: Double

    /// The angle in degrees.
    @inlinable
    public var degrees: Double {
        get { radians * (180 / .pi) }
        set { radians = newValue * (.pi / 180) }
    }

    /// Creates the angle zero.
    @inlinable
    public init() { self.init(radians: 0) }

    /// Creates an angle from radians.
    @inlinable
    public init(radians: Double) { self.radians = radians }

    /// Creates an angle from degrees.
    @inlinable
    public init(degrees: Double) { self.init(radians: degrees * (.pi / 180)) }

    /// Returns an angle of the given number of radians.
    @inlinable
    public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

    /// Returns an angle of the given number of degrees.
    @inlinable
    public static func degrees(_ degrees: Double) -> Angle { Angle(degrees: degrees) }

    /// The angle zero.
    @inlinable
    public static var zero: Angle { Angle() }
}

extension Angle: Comparable {
    /// Returns whether the first angle has fewer radians than the second; whole turns count.
    @inlinable
    public static func < (lhs: Angle, rhs: Angle) -> Bool { lhs.radians < rhs.radians }
}

extension Angle {
    /// Returns the opposite angle.
    @inlinable
    public static prefix func - (angle: Angle) -> Angle {
        Angle(radians: -angle.radians)
    }

    /// Returns the sum of two angles.
    @inlinable
    public static func + (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians + rhs.radians) }

    /// Adds the second angle to the first.
    @inlinable
    public static func += (lhs: inout Angle, rhs: Angle) { lhs.radians += rhs.radians }

    /// Returns the difference of two angles.
    @inlinable
    public static func - (lhs: Angle, rhs: Angle) -> Angle { Angle(radians: lhs.radians - rhs.radians) }

    /// Subtracts the second angle from the first.
    @inlinable
    public static func -= (lhs: inout Angle, rhs: Angle) { lhs.radians -= rhs.radians }

    /// Returns the angle multiplied by a factor.
    @inlinable
    public static func * (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians * rhs) }

    /// Multiplies the angle by a factor.
    @inlinable
    public static func *= (lhs: inout Angle, rhs: Double) { lhs.radians *= rhs }

    /// Returns the angle divided by a divisor.
    @inlinable
    public static func / (lhs: Angle, rhs: Double) -> Angle { Angle(radians: lhs.radians / rhs) }

    /// Divides the angle by a divisor.
    @inlinable
    public static func /= (lhs: inout Angle, rhs: Double) { lhs.radians /= rhs }
}

extension Angle: Animatable {
    /// The angle in radians, multiplied by 128 to bring it to the order of magnitude of points.
    @inlinable
    public var animatableData: Double {
        get { radians * 128 }
        set { radians = newValue / 128 }
    }
}
