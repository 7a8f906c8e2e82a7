/// A type that can serve as the animatable data of an animatable type: a vector that can be added and scaled.
public protocol VectorArithmetic: AdditiveArithmetic {
    /// Multiplies each component of the value by a factor.
    mutating func scale(by rhs: Double)

    /// The dot product of the value with itself.
    var magnitudeSquared: Double { get }
}

extension Float: VectorArithmetic {
    /// Multiplies the value by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= Float(rhs) }

    /// The square of the value.
    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}

extension Double: VectorArithmetic {
    /// Multiplies the value by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= rhs }

    /// The square of the value.
    @inlinable
    public var magnitudeSquared: Double { self * self }
}

extension CGFloat: VectorArithmetic {
    /// Multiplies the value by a factor.
    @inlinable
    public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }

    /// The square of the value.
    @inlinable
    public var magnitudeSquared: Double { Double(self * self) }
}
