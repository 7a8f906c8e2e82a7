import MullionDrawing

extension EnvironmentValues {
    private struct TintKey: EnvironmentKey {
        static var defaultValue: AnyShapeStyle? { nil }
    }

    /// The style of controls and links that views set; nil for the accent color.
    package var tintStyle: AnyShapeStyle? {
        get { self[TintKey.self] }
        set { self[TintKey.self] = newValue }
    }

    /// The style of controls and links.
    package var controlTint: AnyShapeStyle { tintStyle ?? AnyShapeStyle(Color.accentColor) }
}

/// The style of controls and links: the tint of the views around, or the accent color.
public struct TintShapeStyle: ShapeStyle, Hashable {
    /// Creates the style.
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> AnyShapeStyle { environment.controlTint }
}

extension ShapeStyle where Self == TintShapeStyle {
    /// The style of controls and links: the tint of the views around, or the accent color.
    public static var tint: TintShapeStyle { TintShapeStyle() }
}
