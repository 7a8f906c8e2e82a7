import MullionDrawing
import MullionGeometry
import MullionViews

/// How a view is blended with those behind it. Views are drawn normally.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference,
        exclusion, hue, saturation, color, luminosity, sourceAtop, destinationOver, destinationOut, plusDarker,
        plusLighter
}

/// How colors are computed.
public enum ColorRenderingMode: Hashable, Sendable {
    case nonLinear, linear, extendedLinear
}

/// Effects on pixels. Drawings consist of outlines and text, so these are accepted and not drawn.
nonisolated extension View {
    /// Returns the view unchanged: drawings are sharp.
    public func blur(radius: CGFloat, opaque: Bool = false) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func saturation(_ amount: Double) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func brightness(_ amount: Double) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func contrast(_ amount: Double) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func grayscale(_ amount: Double) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func hueRotation(_ angle: Angle) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func colorMultiply(_ color: Color) -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func colorInvert() -> Self { self }
    /// Returns the view unchanged: colors stay as they are.
    public func luminanceToAlpha() -> Self { self }
    /// Returns the view unchanged: views are drawn normally.
    public func blendMode(_ blendMode: BlendMode) -> Self { self }
    /// Returns the view unchanged: opacity already applies to all of a view.
    public func compositingGroup() -> Self { self }
    /// Returns the view unchanged: drawings consist of outlines.
    public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode) -> Self { self }
    /// Returns the view unchanged: geometry is not animated as a group.
    public func geometryGroup() -> Self { self }
    /// Draws the view as seen after a turn about an axis, without perspective.
    public func rotation3DEffect(
        _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center, anchorZ: CGFloat = 0,
        perspective: CGFloat = 1
    ) -> some View {
        let matrix = Self.rotation(angle, axis)
        return drawn { box in
            matrix.around(CGPoint(x: box.minX + anchor.x * box.width, y: box.minY + anchor.y * box.height))
        }
    }

    /// Returns what a rotation in space does to a plane seen from the front (Rodrigues' formula).
    private static func rotation(_ angle: Angle, _ axis: (x: CGFloat, y: CGFloat, z: CGFloat)) -> CGAffineTransform {
        let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
        guard length > 0, length.isFinite, angle.radians.isFinite else { return .identity }
        let (x, y, z) = (axis.x / length, axis.y / length, axis.z / length)
        let (c, s) = (CGFloat(cos(angle.radians)), CGFloat(sin(angle.radians)))
        return CGAffineTransform(
            a: c + x * x * (1 - c), b: y * x * (1 - c) + z * s, c: x * y * (1 - c) - z * s, d: c + y * y * (1 - c),
            tx: 0, ty: 0)
    }

    /// Draws the view through an affine transform.
    public func transformEffect(_ transform: CGAffineTransform) -> some View { drawn { transform.around($0.origin) } }
    /// Draws the view through a projection, of which the affine part is drawn.
    public func projectionEffect(_ transform: ProjectionTransform) -> some View {
        drawn { transform.affine.around($0.origin) }
    }
    /// Draws content as gray boxes, or not: placeholders are not drawn yet.
    public func redacted(reason: RedactionReasons) -> some View { environment(\.redactionReasons, reason) }
    /// Shows content that a view around redacts.
    public func unredacted() -> some View { environment(\.redactionReasons, []) }
    /// Returns the view unchanged: nothing is redacted for privacy.
    public func privacySensitive(_ sensitive: Bool = true) -> Self { self }
    /// Returns the view unchanged: glass is not drawn.
    public func glassEffect(_ glass: Glass = .regular) -> Self { self }
    /// Fills a shape behind the view like a thin material; the light at its edges is not drawn.
    public func glassEffect<S: Shape>(_ glass: Glass = .regular, in shape: S) -> some View {
        background(glass.tint.map(AnyShapeStyle.init) ?? AnyShapeStyle(.ultraThinMaterial), in: shape)
    }
}

/// A look of glass.
public struct Glass: Hashable, Sendable {
    fileprivate var tint: Color?
    /// Glass that darkens what is behind it.
    public static let regular = Glass()
    /// Glass that shows what is behind it.
    public static let clear = Glass()
    /// No glass.
    public static let identity = Glass()
    /// Returns glass in a color.
    public func tint(_ color: Color?) -> Glass { Glass(tint: color) }
    /// Returns the glass unchanged: drawings do not react to touches.
    public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// A translucent background, drawn as a flat color.
public struct Material: ShapeStyle {
    private let opacity: Double
    /// The ultra thin material.
    public static let ultraThinMaterial = Material(opacity: 0.5)
    /// The thin material.
    public static let thinMaterial = Material(opacity: 0.6)
    /// The regular material.
    public static let regularMaterial = Material(opacity: 0.72)
    /// The thick material.
    public static let thickMaterial = Material(opacity: 0.84)
    /// The ultra thick material.
    public static let ultraThickMaterial = Material(opacity: 0.92)
    /// The ultra thin material.
    public static let ultraThin = ultraThinMaterial
    /// The thin material.
    public static let thin = thinMaterial
    /// The regular material.
    public static let regular = regularMaterial
    /// The thick material.
    public static let thick = thickMaterial
    /// The ultra thick material.
    public static let ultraThick = ultraThickMaterial
    /// The bar material.
    public static let bar = Material(opacity: 0.9)

    public func resolve(in environment: EnvironmentValues) -> Color {
        Color(light: Color(rgb: 0xF6F6F6), dark: Color(rgb: 0x252525)).opacity(opacity)
    }
}

extension ShapeStyle where Self == Material {
    /// A mostly translucent background.
    public static var ultraThinMaterial: Material { .ultraThinMaterial }
    /// A more translucent than opaque background.
    public static var thinMaterial: Material { .thinMaterial }
    /// A somewhat translucent background.
    public static var regularMaterial: Material { .regularMaterial }
    /// A more opaque than translucent background.
    public static var thickMaterial: Material { .thickMaterial }
    /// A mostly opaque background.
    public static var ultraThickMaterial: Material { .ultraThickMaterial }
    /// The background of bars.
    public static var bar: Material { .bar }
}

extension Color {
    /// The color, as a gradient that is slightly lighter at the top.
    public var gradient: AnyGradient { AnyGradient(self) }

    /// The color spaces of components.
    public enum RGBColorSpace: Hashable, Sendable {
        case sRGB, sRGBLinear, displayP3
    }
    /// Creates a color from components, 0…1 each, which count as sRGB.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        self.init(red: red, green: green, blue: blue, opacity: opacity)
    }
    /// Creates a shade of gray, which counts as sRGB.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(white: white, opacity: opacity)
    }
    /// Creates a color that is named in an asset catalog.
    ///
    /// `EnvironmentValues.namedColor` looks the name up. Where it has no color, gray is drawn, and a diagnostic of the
    /// drawing names it. For the names of CSS write `Color(css:)`.
    public init(_ name: String, bundle: Bundle? = nil) { self.init(assetName: name) }
    /// The color in an environment.
    public func resolve(in environment: EnvironmentValues) -> Color {
        resolved(isDark: environment.colorScheme == .dark)
    }
}

/// A gradient derived from a color.
public struct AnyGradient: ShapeStyle {
    private let color: Color
    init(_ color: Color) { self.color = color }
    /// Creates the gradient of colors from its first one.
    public init(_ gradient: Gradient) { color = gradient.stops.first?.color ?? .clear }

    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
        let base = color.resolved(isDark: environment.colorScheme == .dark)
        return LinearGradient(
            colors: [base.mix(with: .white, by: 0.2), base], startPoint: .top, endPoint: .bottom)
    }
}

extension ShapeStyle {
    /// Returns the style with its opacity multiplied by a factor.
    public func opacity(_ opacity: Double) -> some ShapeStyle { FadedStyle(style: self, opacity: opacity) }
}

private struct FadedStyle<S: ShapeStyle>: ShapeStyle {
    let style: S
    let opacity: Double
    func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { AnyShapeStyle(style, opacity: opacity) }
}

/// A style with a shadow, which is not drawn for styles.
public struct ShadowStyle: Equatable, Sendable {
    /// Returns a shadow behind.
    public static func drop(
        color: Color = Color(white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
    /// Returns a shadow inside.
    public static func inner(
        color: Color = Color(white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> ShadowStyle { ShadowStyle() }
}

extension ShapeStyle {
    /// Returns the style unchanged: styles have no shadows.
    public func shadow(_ style: ShadowStyle) -> Self { self }
}

/// A gradient as a style runs from the top to the bottom.
extension Gradient: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> LinearGradient {
        LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)
    }
}

extension RoundedRectangle {
    /// Creates a rectangle with corners of a size, of which the smaller side is the radius.
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(cornerRadius: min(cornerSize.width, cornerSize.height), style: style)
    }
}

extension Path {
    /// Adds a rectangle with rounded corners in a style.
    public mutating func addRoundedRect(in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        addRoundedRect(in: rect, cornerSize: cornerSize)
    }
    /// Creates a rectangle with rounded corners in a style.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle) {
        self.init(roundedRect: rect, cornerRadius: cornerRadius)
    }
    /// Creates a rectangle with rounded corners of a size.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.init(roundedRect: rect, cornerRadius: min(cornerSize.width, cornerSize.height))
    }
}

/// A modifier that changes nothing.
nonisolated public struct EmptyModifier: ViewModifier {
    /// The modifier.
    public static var identity: EmptyModifier { EmptyModifier() }
    /// Creates the modifier.
    public init() {}
    public func body(content: Content) -> some View { content }
}

extension CoordinateSpace {
    /// The coordinates of the scroll view around, which count as those of the whole drawing.
    public static var scrollView: CoordinateSpace { .global }
}
