#if !canImport(CoreGraphics)

/// A two-dimensional vector.
///
/// Replaces the type of the same name on platforms without CoreGraphics.
@frozen
public struct CGVector: Equatable, Sendable {
    /// The component along x.
    public var dx: CGFloat

    /// The component along y.
    public var dy: CGFloat

    /// Creates the vector zero.
    @inlinable
    public init() { self.init(dx: 0, dy: 0) }

    /// Creates a vector from its components.
    @inlinable
    public init(dx: CGFloat, dy: CGFloat) {
        self.dx = dx
        self.dy = dy
    }

    /// The vector zero.
    @inlinable
    public static var zero: CGVector { CGVector() }
}

extension CGVector: Codable {
    /// Creates a vector from an unkeyed list of its two components.
    public init(from decoder: any Decoder) throws {
        var container = try decoder.unkeyedContainer()
        let dx = try container.decode(CGFloat.self)
        let dy = try container.decode(CGFloat.self)
        self.init(dx: dx, dy: dy)
    }

    /// Writes the two components as an unkeyed list.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.unkeyedContainer()
        try container.encode(dx)
        try container.encode(dy)
    }
}

#endif
