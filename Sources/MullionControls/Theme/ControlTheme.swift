import MullionDrawing
import MullionGeometry
import MullionViews

/// The colors and measures with which controls, lists, and bars are drawn.
///
/// The default is that of iOS on a telephone. Replace it for a part of a view: `.environment(\.controlTheme, theme)`.
public struct ControlTheme: Sendable {
    /// The color of separators.
    public var separator = Color(
        light: Color(rgb: 0x3C3C43).withAlpha(0.29), dark: Color(rgb: 0x545458).withAlpha(0.6))
    /// The background of grouped lists.
    public var groupedBackground = Color(light: Color(rgb: 0xF2F2F7), dark: .black)
    /// The background of the rows of grouped lists.
    public var rowBackground = Color(light: .white, dark: Color(rgb: 0x1C1C1E))
    /// The background of boxes.
    public var boxBackground = Color(light: Color(rgb: 0xF2F2F7), dark: Color(rgb: 0x1C1C1E))
    /// The background of plain lists and of screens.
    public var background = Color(light: .white, dark: .black)
    /// The background of bars.
    public var barBackground = Color(light: Color(rgb: 0xF9F9F9), dark: Color(rgb: 0x1D1D1D))
    /// The color of tracks, and of the background of segmented controls.
    public var fill = Color(light: Color(rgb: 0x787880).withAlpha(0.16), dark: Color(rgb: 0x787880).withAlpha(0.32))
    /// The color of placeholders in fields.
    public var placeholder = Color(
        light: Color(rgb: 0x3C3C43).withAlpha(0.3), dark: Color(rgb: 0xEBEBF5).withAlpha(0.3))
    /// The color of the selected segment of a segmented control.
    public var segment = Color(light: .white, dark: Color(rgb: 0x636366))
    /// The thumbs of toggles and sliders.
    public var thumb = Color.white
    /// The color of toggles that are on.
    public var toggle = Color.green
    /// The color of actions that destroy something.
    public var destructive = Color.red
    /// What dims the drawing below sheets and alerts.
    public var dimming = Color(light: Color.black.withAlpha(0.2), dark: Color.black.withAlpha(0.48))
    /// The background of sheets.
    public var sheetBackground = Color(light: .white, dark: Color(rgb: 0x1C1C1E))
    /// The background of alerts and dialogs.
    public var alertBackground = Color(light: Color(rgb: 0xF2F2F2), dark: Color(rgb: 0x252525))
    /// The opacity of disabled controls.
    public var disabledOpacity = 0.3
    /// The opacity of a control while it is pressed.
    public var pressedOpacity = 0.4

    /// The minimum height of a row in points.
    public var rowHeight: CGFloat = 44
    /// The room above and below the content of a row in points.
    public var rowPadding: CGFloat = 11
    /// The room beside the content of a row, and beside grouped sections, in points.
    public var margin: CGFloat = 16
    /// The corner radius of grouped sections in points.
    public var sectionCornerRadius: CGFloat = 10
    /// The gap between grouped sections in points.
    public var sectionSpacing: CGFloat = 35
    /// The thickness of separators in points.
    public var separatorThickness: CGFloat = 0.5
    /// The height of a navigation bar in points.
    public var navigationBarHeight: CGFloat = 44
    /// The height that a large title adds to a navigation bar, in points.
    public var largeTitleHeight: CGFloat = 52
    /// The height of a tab bar in points.
    public var tabBarHeight: CGFloat = 49
    /// The size of a toggle in points.
    public var toggleSize = CGSize(width: 51, height: 31)
    /// The thickness of the tracks of sliders and of linear progress, in points.
    public var trackThickness: CGFloat = 4
    /// The diameter of the thumb of a slider in points.
    public var sliderThumb: CGFloat = 28
    /// The height of a segmented control in points.
    public var segmentedHeight: CGFloat = 32
    /// The size of a stepper in points.
    public var stepperSize = CGSize(width: 94, height: 32)
    /// The diameter of circular progress in points.
    public var spinner: CGFloat = 20
    /// The room above a large sheet in points.
    public var sheetTopInset: CGFloat = 54
    /// The corner radius of sheets in points.
    public var sheetCornerRadius: CGFloat = 10
    /// The corner radius of bordered buttons and fields in points.
    public var controlCornerRadius: CGFloat = 8

    /// Creates the theme of iOS.
    public init() {}
}

extension EnvironmentValues {
    private struct ControlThemeKey: EnvironmentKey {
        static var defaultValue: ControlTheme { ControlTheme() }
    }

    /// The colors and measures of controls.
    public var controlTheme: ControlTheme {
        get { self[ControlThemeKey.self] }
        set { self[ControlThemeKey.self] = newValue }
    }
}

/// The color that separates rows.
public struct SeparatorShapeStyle: ShapeStyle {
    /// Creates the style.
    public init() {}

    public func resolve(in environment: EnvironmentValues) -> Color { environment.controlTheme.separator }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
    /// The color that separates rows.
    public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

nonisolated extension View {
    /// Sets the color of controls; nil for the accent color.
    public func tint(_ tint: Color?) -> some View { environment(\.tintStyle, tint.map { AnyShapeStyle($0) }) }

    /// Sets the style of controls.
    @_disfavoredOverload
    public func tint<S: ShapeStyle>(_ tint: S) -> some View { environment(\.tintStyle, AnyShapeStyle(tint)) }

    /// Sets the color of controls; nil for the default.
    public func accentColor(_ color: Color?) -> some View { tint(color) }
}
