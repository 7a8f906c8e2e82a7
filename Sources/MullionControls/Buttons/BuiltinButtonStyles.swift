import MullionDrawing
import MullionGeometry
import MullionViews

/// The label in the tint.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlTheme) private var theme

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.tinted(configuration.role, theme)
    }
}

/// The label in the tint, without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label.foregroundStyle(.tint) }
}

/// The label as it is.
public struct PlainButtonStyle: PrimitiveButtonStyle {
    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { configuration.label }
}

/// The label in the tint on a faint background.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlTheme) private var theme

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.tinted(configuration.role, theme).modifier(
            ButtonFrame(background: AnyShapeStyle(theme.fill)))
    }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlTheme) private var theme
    @Environment(\.controlTint) private var tint

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.foregroundColor(.white).modifier(
            ButtonFrame(background: configuration.role == .destructive ? AnyShapeStyle(theme.destructive) : tint))
    }
}

/// The label on translucent glass; drawn as a faint capsule.
public struct GlassButtonStyle: PrimitiveButtonStyle {
    @Environment(\.controlTheme) private var theme

    /// Creates the style.
    public init() {}

    public func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding(.horizontal, 14).padding(.vertical, 8).background(theme.fill, in: Capsule())
    }
}

/// The room and the background of a bordered button, by the size of controls.
nonisolated private struct ButtonFrame: ViewModifier {
    let background: AnyShapeStyle
    @Environment(\.controlSize) private var size
    @Environment(\.controlTheme) private var theme
    @Environment(\.buttonBorderShape) private var shape

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, size.horizontalPadding).padding(.vertical, size.verticalPadding)
            .background(background, in: shape.shape(cornerRadius: size.cornerRadius(theme)))
    }
}

nonisolated extension View {
    /// Colors a label by the role of its button, or by the tint.
    fileprivate func tinted(_ role: ButtonRole?, _ theme: ControlTheme) -> some View {
        foregroundStyle(role == .destructive ? AnyShapeStyle(theme.destructive) : AnyShapeStyle(.tint))
    }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The label in the tint.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label in the tint, without a border.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The label as it is.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label in the tint on a faint background.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// The label in white on the tint.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}
extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on translucent glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
}

/// The shape of bordered buttons.
public struct ButtonBorderShape: Hashable, Sendable {
    private enum Kind: Hashable, Sendable {
        case automatic, capsule, circle
        case rounded(CGFloat?)
    }
    private let kind: Kind

    /// The shape that suits the size.
    public static let automatic = ButtonBorderShape(kind: .automatic)
    /// A capsule.
    public static let capsule = ButtonBorderShape(kind: .capsule)
    /// A circle.
    public static let circle = ButtonBorderShape(kind: .circle)
    /// A rounded rectangle.
    public static let roundedRectangle = ButtonBorderShape(kind: .rounded(nil))
    /// Returns a rounded rectangle with a radius in points.
    public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
        ButtonBorderShape(kind: .rounded(radius))
    }

    func shape(cornerRadius: CGFloat) -> AnyShape {
        switch kind {
        case .automatic, .rounded(nil): AnyShape(RoundedRectangle(cornerRadius: cornerRadius))
        case .rounded(let radius?): AnyShape(RoundedRectangle(cornerRadius: radius))
        case .capsule: AnyShape(Capsule())
        case .circle: AnyShape(Circle())
        }
    }
}

/// The size of controls.
public enum ControlSize: Hashable, CaseIterable, Sendable {
    case mini, small, regular, large, extraLarge

    fileprivate var horizontalPadding: CGFloat {
        switch self {
        case .mini, .small: 10
        case .regular: 12
        case .large, .extraLarge: 20
        }
    }

    fileprivate var verticalPadding: CGFloat {
        switch self {
        case .mini, .small: 4
        case .regular: 7
        case .large, .extraLarge: 15
        }
    }

    fileprivate func cornerRadius(_ theme: ControlTheme) -> CGFloat {
        switch self {
        case .mini, .small: 14
        case .regular: theme.controlCornerRadius
        case .large, .extraLarge: 12
        }
    }
}

extension EnvironmentValues {
    private struct ControlSizeKey: EnvironmentKey {
        static var defaultValue: ControlSize { .regular }
    }
    private struct ButtonBorderShapeKey: EnvironmentKey {
        static var defaultValue: ButtonBorderShape { .automatic }
    }

    /// The size of controls.
    public var controlSize: ControlSize {
        get { self[ControlSizeKey.self] }
        set { self[ControlSizeKey.self] = newValue }
    }
    /// The shape of bordered buttons.
    public var buttonBorderShape: ButtonBorderShape {
        get { self[ButtonBorderShapeKey.self] }
        set { self[ButtonBorderShapeKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the size of controls.
    public func controlSize(_ size: ControlSize) -> some View { environment(\.controlSize, size) }
    /// Sets the shape of bordered buttons.
    public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View { environment(\.buttonBorderShape, shape) }
}
