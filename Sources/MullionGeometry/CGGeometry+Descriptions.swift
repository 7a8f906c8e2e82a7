import Foundation

#if !canImport(CoreGraphics)
extension CGPoint: @retroactive CustomDebugStringConvertible {
    /// The coordinates, as on Apple's platforms: "(1.0, 2.0)".
    public var debugDescription: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomDebugStringConvertible {
    /// The width and the height, as on Apple's platforms: "(1.0, 2.0)".
    public var debugDescription: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomDebugStringConvertible {
    /// The origin and the size, as on Apple's platforms: "(0.0, 0.0, 1.0, 2.0)".
    public var debugDescription: String { "(\(origin.x), \(origin.y), \(width), \(height))" }
}
#endif
