import MullionDrawing
import MullionGeometry

/// A coloured rectangle that moves, as a list of what it is at each frame.
public struct AnimatedRectangle: Hashable, Sendable {
    /// A rectangle at one frame.
    public struct Frame: Hashable, Sendable {
        /// Where it is, in points.
        public var rect: CGRect
        /// How much of it is to be seen, 0...1.
        public var opacity: Double

        /// Creates a frame.
        public init(_ rect: CGRect, opacity: Double = 1) {
            self.rect = rect
            self.opacity = opacity
        }
    }

    /// Its name, which the document carries as `data-name`; several may have the same.
    public var name: String
    /// What it is filled with.
    public var color: Color
    /// The radius of its corners in points.
    public var cornerRadius: CGFloat
    /// What it is at each frame, from the first on. Where the list ends, the last one stays.
    public var frames: [Frame]

    /// Creates a rectangle.
    public init(name: String, color: Color, cornerRadius: CGFloat = 0, frames: [Frame]) {
        self.name = name
        self.color = color
        self.cornerRadius = cornerRadius
        self.frames = frames
    }
}
