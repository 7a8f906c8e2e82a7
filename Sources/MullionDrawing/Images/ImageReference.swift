import MullionGeometry

/// A picture to be drawn in a rectangle, which it fills: it is stretched where its proportions are others.
public struct ImageReference: Equatable, Sendable {
    /// Where the picture comes from.
    public enum Content: Equatable, Sendable {
        /// A resource name or a path of a picture that is not loaded. A placeholder is drawn for it.
        case named(String)
        /// A picture that is part of the display list.
        case encoded(EncodedImage)
    }

    /// The picture.
    public var content: Content
    /// The rectangle it fills, in points.
    public var frame: CGRect

    /// A picture of the given name in a rectangle.
    public init(name: String, frame: CGRect) {
        content = .named(name)
        self.frame = frame
    }

    /// A picture in a rectangle.
    public init(_ image: EncodedImage, frame: CGRect) {
        content = .encoded(image)
        self.frame = frame
    }
}
