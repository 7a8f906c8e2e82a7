import MullionGeometry

/// A picture to be drawn in a rectangle, named but not loaded.
///
/// Renderers that have no pictures draw a placeholder of the same size.
public struct ImageReference: Equatable, Sendable {
    /// What the picture is called where it comes from: a resource name or a path.
    public var name: String
    /// The rectangle it fills, in points.
    public var frame: CGRect

    /// A picture of the given name in a rectangle.
    public init(name: String, frame: CGRect) {
        self.name = name
        self.frame = frame
    }
}
