import MullionDrawing
import MullionGeometry
import MullionViews

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Equatable, Sendable {
    /// The top leading.
    public var topLeading: CGFloat
    /// The bottom leading.
    public var bottomLeading: CGFloat
    /// The bottom trailing.
    public var bottomTrailing: CGFloat
    /// The top trailing.
    public var topTrailing: CGFloat
    /// Creates radii.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }
}

/// A rectangle whose corners have different radii.
nonisolated public struct UnevenRoundedRectangle: InsettableShape {
    /// The radii.
    public var cornerRadii: RectangleCornerRadii
    private var inset: CGFloat = 0

    /// Creates a rectangle.
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
    }
    /// Creates a rectangle from its radii in points.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        cornerRadii = RectangleCornerRadii(
            topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius, bottomTrailing: bottomTrailingRadius,
            topTrailing: topTrailingRadius)
    }

    public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
        var result = self
        result.inset += amount
        return result
    }

    public func path(in rect: CGRect) -> Path {
        let rect = rect.insetBy(dx: min(inset, rect.width / 2), dy: min(inset, rect.height / 2))
        let limit = min(rect.width, rect.height) / 2
        func radius(_ radius: CGFloat) -> CGFloat { min(max(radius - inset, 0), limit) }
        let (tl, bl) = (radius(cornerRadii.topLeading), radius(cornerRadii.bottomLeading))
        let (br, tr) = (radius(cornerRadii.bottomTrailing), radius(cornerRadii.topTrailing))
        var path = Path()
        path.move(to: CGPoint(x: rect.minX + tl, y: rect.minY))
        path.addLine(to: CGPoint(x: rect.maxX - tr, y: rect.minY))
        path.addArc(
            center: CGPoint(x: rect.maxX - tr, y: rect.minY + tr), radius: tr, startAngle: .degrees(-90),
            endAngle: .degrees(0), clockwise: false)
        path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - br))
        path.addArc(
            center: CGPoint(x: rect.maxX - br, y: rect.maxY - br), radius: br, startAngle: .degrees(0),
            endAngle: .degrees(90), clockwise: false)
        path.addLine(to: CGPoint(x: rect.minX + bl, y: rect.maxY))
        path.addArc(
            center: CGPoint(x: rect.minX + bl, y: rect.maxY - bl), radius: bl, startAngle: .degrees(90),
            endAngle: .degrees(180), clockwise: false)
        path.addLine(to: CGPoint(x: rect.minX, y: rect.minY + tl))
        path.addArc(
            center: CGPoint(x: rect.minX + tl, y: rect.minY + tl), radius: tl, startAngle: .degrees(180),
            endAngle: .degrees(270), clockwise: false)
        path.closeSubpath()
        return path
    }
}

/// The shape of the container, a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape {
    /// Creates the shape.
    public init() {}
    public func path(in rect: CGRect) -> Path { Path(rect) }
    public func inset(by amount: CGFloat) -> Rectangle { Rectangle().inset(by: amount) }
}

extension Shape where Self == UnevenRoundedRectangle {
    /// Returns a rectangle whose corners have different radii.
    public static func rect(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous)
        -> UnevenRoundedRectangle
    {
        UnevenRoundedRectangle(cornerRadii: cornerRadii, style: style)
    }
    /// Returns a rectangle whose corners have different radii in points.
    public static func rect(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) -> UnevenRoundedRectangle {
        UnevenRoundedRectangle(
            topLeadingRadius: topLeadingRadius, bottomLeadingRadius: bottomLeadingRadius,
            bottomTrailingRadius: bottomTrailingRadius, topTrailingRadius: topTrailingRadius, style: style)
    }
}
