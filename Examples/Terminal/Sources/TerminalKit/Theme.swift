import MullionDrawing

/// The colors of widgets.
public enum Theme {
    public static let ground = Color(red8: 0x16, green8: 0x1B, blue8: 0x26)
    public static let bar = Color(red8: 0x24, green8: 0x3B, blue8: 0x6B)
    public static let field = Color(red8: 0x24, green8: 0x2C, blue8: 0x3C)
    public static let selection = Color(red8: 0x2E, green8: 0x4A, blue8: 0x86)
    public static let dimSelection = Color(red8: 0x2B, green8: 0x34, blue8: 0x48)
    public static let line = Color(red8: 0x46, green8: 0x52, blue8: 0x6B)
    public static let text = Color(red8: 0xE3, green8: 0xE8, blue8: 0xF0)
    public static let faint = Color(red8: 0x93, green8: 0xA0, blue8: 0xB8)
    public static let accent = Color(red8: 0xF2, green8: 0xB1, blue8: 0x4A)
}
