import MullionDrawing
import MullionGeometry
import MullionViews

/// A gradient around a point.
///
/// As a view, as the fill of a shape, and as the style of a line it is drawn in steps. Text has its first color.
nonisolated public struct AngularGradient: ShapeStyle, View {
    private let sweep: AngularSweep

    /// Creates a gradient between two angles.
    public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
        sweep = AngularSweep(gradient, center, from: startAngle, to: endAngle)
    }
    /// Creates a gradient of colors between two angles.
    public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient of stops between two angles.
    public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
        self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Creates a gradient once around.
    public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
        sweep = AngularSweep(gradient, center, from: angle, to: angle + .degrees(360))
    }
    /// Creates a gradient of colors once around.
    public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
    }
    /// Creates a gradient of stops once around.
    public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
        self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
    }

    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(angular: sweep) }

    public var body: some View { Rectangle().fill(self) }
}

extension ShapeStyle where Self == AngularGradient {
    /// Returns a gradient of colors between two angles.
    public static func angularGradient(
        colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
    ) -> AngularGradient {
        AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
    }
    /// Returns a gradient of colors once around.
    public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero) -> AngularGradient {
        AngularGradient(colors: colors, center: center, angle: angle)
    }
}

/// A gradient outwards from a point of its shape, as wide and as high as the shape; drawn as a circle.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
    private let gradient: Gradient
    private let center: UnitPoint

    /// Creates a gradient.
    public init(
        gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.gradient = gradient
        self.center = center
    }
    /// Creates a gradient of colors.
    public init(
        colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(colors: colors), center: center)
    }
    /// Creates a gradient of stops.
    public init(
        stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
        endRadiusFraction: CGFloat = 0.5
    ) {
        self.init(gradient: Gradient(stops: stops), center: center)
    }

    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle {
        AnyShapeStyle(circle: gradient, center: center)
    }

    public var body: some View { Rectangle().fill(self) }
}
