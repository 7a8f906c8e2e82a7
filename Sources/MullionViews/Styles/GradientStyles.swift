import MullionDrawing
import MullionGeometry

/// A gradient along a line between two points of its shape; as a view it fills its proposal.
nonisolated public struct LinearGradient: ShapeStyle, View {
    private let gradient: Gradient
    private let startPoint: UnitPoint
    private let endPoint: UnitPoint

    /// Creates a gradient between two points.
    public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
        self.gradient = gradient
        self.startPoint = startPoint
        self.endPoint = endPoint
    }

    /// Creates a gradient of colors at equal distances.
    public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
    }

    /// Creates a gradient of colors at fractions from 0 to 1.
    public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
        self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
    }
}

/// A gradient outwards from a point of its shape; as a view it fills its proposal.
nonisolated public struct RadialGradient: ShapeStyle, View {
    private let gradient: Gradient
    private let center: UnitPoint
    private let startRadius: CGFloat
    private let endRadius: CGFloat

    /// Creates a gradient between two radii in points.
    public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.gradient = gradient
        self.center = center
        self.startRadius = startRadius
        self.endRadius = endRadius
    }

    /// Creates a gradient of colors at equal distances, between two radii in points.
    public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
    }

    /// Creates a gradient of colors at fractions from 0 to 1, between two radii in points.
    public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
        self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

nonisolated extension LinearGradient: PrimitiveShapeStyle, PrimitiveView {
    package func paint(in environment: EnvironmentValues) -> StylePaint {
        .linear(environment.resolve(gradient), startPoint, endPoint)
    }
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.style(self)) }
}

nonisolated extension RadialGradient: PrimitiveShapeStyle, PrimitiveView {
    package func paint(in environment: EnvironmentValues) -> StylePaint {
        .radial(environment.resolve(gradient), center, startRadius: startRadius, endRadius: endRadius)
    }
    package func lower(into lowering: inout Lowering) { lowering.add(lowering.style(self)) }
}

extension ShapeStyle where Self == LinearGradient {
    /// Returns a gradient of colors at equal distances.
    public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
        LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
    }

    /// Returns a gradient between two points.
    public static func linearGradient(
        _ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint
    ) -> LinearGradient {
        LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
    }
}

extension ShapeStyle where Self == RadialGradient {
    /// Returns a gradient of colors at equal distances, between two radii in points.
    public static func radialGradient(
        colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
    ) -> RadialGradient {
        RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
    }
}

extension EnvironmentValues {
    /// Returns a color as it is in these surroundings.
    func resolve(_ color: Color) -> Color {
        guard color.variants != 0 else { return color }
        if let name = color.assetName { return resolveAsset(name).map { $0.opacity(color.alpha) } ?? color }
        return color.resolved(isDark: colorScheme == .dark)
    }

    /// Returns a gradient with the colors of these surroundings.
    func resolve(_ gradient: Gradient) -> Gradient {
        guard gradient.stops.contains(where: { $0.color.variants != 0 }) else { return gradient }
        return Gradient(stops: gradient.stops.map { .init(color: resolve($0.color), location: $0.location) })
    }

    private func resolveAsset(_ name: String) -> Color? {
        assetColor(name).map { $0.resolved(isDark: colorScheme == .dark) }
    }

    private struct NamedColorKey: EnvironmentKey {
        static var defaultValue: ((String, ColorScheme) -> Color?)? { nil }
    }

    /// Returns the color of a name: what `Color("name")` draws. Nil, or a nil result, draws that of
    /// ``assetCatalogs``; without one, gray, which a diagnostic reports.
    public var namedColor: ((String, ColorScheme) -> Color?)? {
        get { self[NamedColorKey.self] }
        set { self[NamedColorKey.self] = newValue }
    }
}
