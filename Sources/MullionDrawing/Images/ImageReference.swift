import MullionGeometry

/// An image drawn in a rectangle, to which it is stretched.
public struct ImageReference: Equatable, Sendable {
    /// The source of the image.
    public enum Content: Equatable, Sendable {
        /// A resource name or path of an image that is not loaded. A placeholder is drawn for it.
        case named(String)
        /// An image that is part of the display list.
        case encoded(EncodedImage)
    }

    /// The source of the image.
    public var content: Content
    /// The rectangle it fills, in points.
    public var frame: CGRect

    /// Creates an image of a name in a rectangle.
    public init(name: String, frame: CGRect) {
        content = .named(name)
        self.frame = frame
    }

    /// Creates an image in a rectangle.
    public init(_ image: EncodedImage, frame: CGRect) {
        content = .encoded(image)
        self.frame = frame
    }
}
