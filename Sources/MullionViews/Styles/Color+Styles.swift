import MullionDrawing

extension Color {
    /// Mint, #00c7be.
    public static let mint = Color(red8: 0x00, green8: 0xC7, blue8: 0xBE)
    /// The colour of text that says nothing of itself: black. The style of the same name follows the surroundings.
    public static let primary = Color.black
    /// Black at half its opacity. The style of the same name follows the surroundings.
    public static let secondary = Color(white: 0, alpha: 0.5)
    /// The colour of what can be touched: blue.
    public static let accentColor = Color.blue
}

/// The colours by name, where a style is expected: `.foregroundStyle(.red)`.
extension ShapeStyle where Self == Color {
    /// The colour of the same name.
    public static var clear: Color { Color.clear }
    /// The colour of the same name.
    public static var black: Color { Color.black }
    /// The colour of the same name.
    public static var white: Color { Color.white }
    /// The colour of the same name.
    public static var gray: Color { Color.gray }
    /// The colour of the same name.
    public static var red: Color { Color.red }
    /// The colour of the same name.
    public static var green: Color { Color.green }
    /// The colour of the same name.
    public static var blue: Color { Color.blue }
    /// The colour of the same name.
    public static var orange: Color { Color.orange }
    /// The colour of the same name.
    public static var yellow: Color { Color.yellow }
    /// The colour of the same name.
    public static var purple: Color { Color.purple }
    /// The colour of the same name.
    public static var pink: Color { Color.pink }
    /// The colour of the same name.
    public static var brown: Color { Color.brown }
    /// The colour of the same name.
    public static var teal: Color { Color.teal }
    /// The colour of the same name.
    public static var cyan: Color { Color.cyan }
    /// The colour of the same name.
    public static var indigo: Color { Color.indigo }
    /// The colour of the same name.
    public static var mint: Color { Color.mint }
    /// The colour of the same name.
    public static var tint: Color { Color.accentColor }
}
