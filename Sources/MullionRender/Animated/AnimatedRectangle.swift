import MullionDrawing
import MullionGeometry

/// A colored rectangle that moves, as a list of its values by frame.
public struct AnimatedRectangle: Hashable, Sendable {
    /// A rectangle at one frame.
    public struct Frame: Hashable, Sendable {
        /// The rectangle, in points.
        public var rect: CGRect
        /// The opacity, 0...1.
        public var opacity: Double

        /// Creates a frame.
        public init(_ rect: CGRect, opacity: Double = 1) {
            self.rect = rect
            self.opacity = opacity
        }
    }

    /// The name, which is the attribute `data-name` of the document; need not be unique.
    public var name: String
    /// The fill.
    public var color: Color
    /// The radius of the corners in points.
    public var cornerRadius: CGFloat
    /// The values from the first frame on. After the last, the rectangle does not change.
    public var frames: [Frame]

    /// Creates a rectangle.
    public init(name: String, color: Color, cornerRadius: CGFloat = 0, frames: [Frame]) {
        self.name = name
        self.color = color
        self.cornerRadius = cornerRadius
        self.frames = frames
    }
}
