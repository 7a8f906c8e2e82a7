import MullionDrawing
import MullionGeometry
import MullionLayout

/// The radii of the corners of a CSS box: `border-radius` (css-backgrounds-3 §5).
///
/// A fraction refers to the width of the box for the horizontal radius, and to its height for the vertical one. Radii
/// that do not fit a side together are all made smaller by one factor.
public struct CSSCorners: Hashable, Sendable {
    /// The radius of the top left corner.
    public var topLeft: CSSLength
    /// The radius of the top right corner.
    public var topRight: CSSLength
    /// The radius of the bottom right corner.
    public var bottomRight: CSSLength
    /// The radius of the bottom left corner.
    public var bottomLeft: CSSLength

    /// Creates corners of one radius.
    public init(_ radius: CSSLength) {
        self.init(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius)
    }

    /// Creates corners of several radii.
    public init(topLeft: CSSLength, topRight: CSSLength, bottomRight: CSSLength, bottomLeft: CSSLength) {
        self.topLeft = topLeft
        self.topRight = topRight
        self.bottomRight = bottomRight
        self.bottomLeft = bottomLeft
    }
}

extension CSSCorners: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates corners of one radius in points.
    public init(integerLiteral radius: Int) { self.init(CSSLength(CGFloat(radius))) }

    /// Creates corners of one radius in points.
    public init(floatLiteral radius: Double) { self.init(CSSLength(CGFloat(radius))) }
}

extension CSSCorners {
    /// Returns the radii of the corners of a box, clockwise from the top left one.
    package func radii(in size: CGSize) -> [CGSize] {
        let radii = [topLeft, topRight, bottomRight, bottomLeft].map { radius in
            let (x, y) = (radius.points + radius.fraction * size.width, radius.points + radius.fraction * size.height)
            return x > 0 && y > 0 ? CGSize(width: x, height: y) : .zero
        }
        let sums = [
            (radii[0].width + radii[1].width, size.width), (radii[3].width + radii[2].width, size.width),
            (radii[0].height + radii[3].height, size.height), (radii[1].height + radii[2].height, size.height),
        ]
        let factor = sums.reduce(1) { $1.0 > $1.1 ? min($0, $1.1 / $1.0) : $0 }
        return radii.map { CGSize(width: $0.width * factor, height: $0.height * factor) }
    }
}

extension Path {
    /// Creates a rectangle with rounded corners, whose radii fit it.
    init(_ rect: CGRect, corners: [CGSize]) {
        self.init()
        let isSquare = corners.allSatisfy { $0 == .zero }
        if isSquare { addRect(rect) } else { addRoundedRect(in: rect, corners: corners) }
    }
}
