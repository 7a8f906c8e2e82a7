import MullionGeometry

extension Path {
    /// The distance of a cubic Bézier's control points from the ends of a quarter circle of radius 1.
    ///
    /// 4/3 · (√2 − 1): the curve touches the circle at both ends and in the middle, and is off by at most 0.03 %.
    private static let circleControl: CGFloat = 0.552_284_749_830_793_4

    /// Creates a rectangle.
    public init(_ rect: CGRect) {
        reserveCapacity(5)
        addRect(rect)
    }

    /// Creates a rectangle with rounded corners.
    ///
    /// The radius is limited to half the shorter side; 0, negative and NaN mean square corners.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        reserveCapacity(10)
        addRoundedRect(in: rect, cornerRadius: cornerRadius)
    }

    /// Creates the ellipse that touches all sides of a rectangle.
    public init(ellipseIn rect: CGRect) {
        reserveCapacity(6)
        addEllipse(in: rect)
    }

    /// Adds a rectangle, clockwise from its top-left corner.
    public mutating func addRect(_ rect: CGRect) {
        let rect = rect.standardized
        move(to: CGPoint(x: rect.minX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
        addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
        closeSubpath()
    }

    /// Adds a rectangle whose corners are quarters of an ellipse, clockwise from the left end of its top side.
    ///
    /// Each corner radius is limited to half the side along it; 0, negative and NaN mean square corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize) {
        addRoundedRect(in: rect, cornerSize: cornerSize, isCircular: false)
    }

    /// Adds a rectangle with rounded corners.
    ///
    /// The radius is limited to half the shorter side; 0, negative and NaN mean square corners.
    public mutating func addRoundedRect(in rect: CGRect, cornerRadius: CGFloat) {
        addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), isCircular: true)
    }

    private mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, isCircular: Bool) {
        let rect = rect.standardized
        let shorter = min(rect.width, rect.height)
        let rx = min(cornerSize.width, (isCircular ? shorter : rect.width) / 2)
        let ry = min(cornerSize.height, (isCircular ? shorter : rect.height) / 2)
        guard rx > 0, ry > 0 else { return addRect(rect) }
        addRoundedRect(in: rect, corners: Array(repeating: CGSize(width: rx, height: ry), count: 4))
    }

    /// Adds a rectangle whose corners are quarters of ellipses with radii of their own, clockwise from the left end of
    /// its top side.
    ///
    /// - Parameter corners: The radii of the top left, top right, bottom right, and bottom left corner, which fit the
    ///   rectangle.
    package mutating func addRoundedRect(in rect: CGRect, corners: [CGSize]) {
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        // The fraction of each radius between a control point and the corner.
        let rest = 1 - Self.circleControl
        let (topLeft, topRight, bottomRight, bottomLeft) = (corners[0], corners[1], corners[2], corners[3])
        move(to: CGPoint(x: left + topLeft.width, y: top))
        addLine(to: CGPoint(x: right - topRight.width, y: top))
        addCurve(
            to: CGPoint(x: right, y: top + topRight.height),
            control1: CGPoint(x: right - topRight.width * rest, y: top),
            control2: CGPoint(x: right, y: top + topRight.height * rest))
        addLine(to: CGPoint(x: right, y: bottom - bottomRight.height))
        addCurve(
            to: CGPoint(x: right - bottomRight.width, y: bottom),
            control1: CGPoint(x: right, y: bottom - bottomRight.height * rest),
            control2: CGPoint(x: right - bottomRight.width * rest, y: bottom))
        addLine(to: CGPoint(x: left + bottomLeft.width, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: bottom - bottomLeft.height),
            control1: CGPoint(x: left + bottomLeft.width * rest, y: bottom),
            control2: CGPoint(x: left, y: bottom - bottomLeft.height * rest))
        addLine(to: CGPoint(x: left, y: top + topLeft.height))
        addCurve(
            to: CGPoint(x: left + topLeft.width, y: top),
            control1: CGPoint(x: left, y: top + topLeft.height * rest),
            control2: CGPoint(x: left + topLeft.width * rest, y: top))
        closeSubpath()
    }

    /// Adds the ellipse that touches all sides of a rectangle, clockwise from its rightmost point.
    public mutating func addEllipse(in rect: CGRect) {
        let rect = rect.standardized
        let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
        let (x, y) = (rect.midX, rect.midY)
        let (kx, ky) = (rect.width / 2 * Self.circleControl, rect.height / 2 * Self.circleControl)
        move(to: CGPoint(x: right, y: y))
        addCurve(
            to: CGPoint(x: x, y: bottom), control1: CGPoint(x: right, y: y + ky),
            control2: CGPoint(x: x + kx, y: bottom))
        addCurve(
            to: CGPoint(x: left, y: y), control1: CGPoint(x: x - kx, y: bottom), control2: CGPoint(x: left, y: y + ky))
        addCurve(to: CGPoint(x: x, y: top), control1: CGPoint(x: left, y: y - ky), control2: CGPoint(x: x - kx, y: top))
        addCurve(
            to: CGPoint(x: right, y: y), control1: CGPoint(x: x + kx, y: top), control2: CGPoint(x: right, y: y - ky))
        closeSubpath()
    }
}
