extension Color {
    /// The named colors, by their CSS names in small letters: the sixteen of HTML 4 and a few more.
    public static let namedColors: [String: Color] = [
        "transparent": Color(red8: 0, green8: 0, blue8: 0, alpha8: 0),
        "black": Color(red8: 0x00, green8: 0x00, blue8: 0x00),
        "silver": Color(red8: 0xC0, green8: 0xC0, blue8: 0xC0),
        "gray": Color(red8: 0x80, green8: 0x80, blue8: 0x80),
        "grey": Color(red8: 0x80, green8: 0x80, blue8: 0x80),
        "white": Color(red8: 0xFF, green8: 0xFF, blue8: 0xFF),
        "maroon": Color(red8: 0x80, green8: 0x00, blue8: 0x00),
        "red": Color(red8: 0xFF, green8: 0x00, blue8: 0x00),
        "purple": Color(red8: 0x80, green8: 0x00, blue8: 0x80),
        "fuchsia": Color(red8: 0xFF, green8: 0x00, blue8: 0xFF),
        "magenta": Color(red8: 0xFF, green8: 0x00, blue8: 0xFF),
        "green": Color(red8: 0x00, green8: 0x80, blue8: 0x00),
        "lime": Color(red8: 0x00, green8: 0xFF, blue8: 0x00),
        "olive": Color(red8: 0x80, green8: 0x80, blue8: 0x00),
        "yellow": Color(red8: 0xFF, green8: 0xFF, blue8: 0x00),
        "navy": Color(red8: 0x00, green8: 0x00, blue8: 0x80),
        "blue": Color(red8: 0x00, green8: 0x00, blue8: 0xFF),
        "teal": Color(red8: 0x00, green8: 0x80, blue8: 0x80),
        "aqua": Color(red8: 0x00, green8: 0xFF, blue8: 0xFF),
        "cyan": Color(red8: 0x00, green8: 0xFF, blue8: 0xFF),
        "orange": Color(red8: 0xFF, green8: 0xA5, blue8: 0x00),
        "pink": Color(red8: 0xFF, green8: 0xC0, blue8: 0xCB),
        "brown": Color(red8: 0xA5, green8: 0x2A, blue8: 0x2A),
        "indigo": Color(red8: 0x4B, green8: 0x00, blue8: 0x82),
        "gold": Color(red8: 0xFF, green8: 0xD7, blue8: 0x00),
        "tomato": Color(red8: 0xFF, green8: 0x63, blue8: 0x47),
        "steelblue": Color(red8: 0x46, green8: 0x82, blue8: 0xB4),
        "slategray": Color(red8: 0x70, green8: 0x80, blue8: 0x90),
        "lightgray": Color(red8: 0xD3, green8: 0xD3, blue8: 0xD3),
        "darkgray": Color(red8: 0xA9, green8: 0xA9, blue8: 0xA9),
        "whitesmoke": Color(red8: 0xF5, green8: 0xF5, blue8: 0xF5),
    ]

    /// Transparent: black with opacity 0.
    public static let clear = Color(white: 0, alpha: 0)
    /// Black, #000000.
    public static let black = Color(white: 0)
    /// White, #ffffff.
    public static let white = Color(white: 1)
    /// CSS gray, #808080.
    public static let gray = Color(red8: 0x80, green8: 0x80, blue8: 0x80)
    /// CSS red, #ff0000.
    public static let red = Color(red8: 0xFF, green8: 0x00, blue8: 0x00)
    /// CSS green, #008000.
    public static let green = Color(red8: 0x00, green8: 0x80, blue8: 0x00)
    /// CSS blue, #0000ff.
    public static let blue = Color(red8: 0x00, green8: 0x00, blue8: 0xFF)
    /// CSS orange, #ffa500.
    public static let orange = Color(red8: 0xFF, green8: 0xA5, blue8: 0x00)
    /// CSS yellow, #ffff00.
    public static let yellow = Color(red8: 0xFF, green8: 0xFF, blue8: 0x00)
    /// CSS purple, #800080.
    public static let purple = Color(red8: 0x80, green8: 0x00, blue8: 0x80)
    /// CSS pink, #ffc0cb.
    public static let pink = Color(red8: 0xFF, green8: 0xC0, blue8: 0xCB)
    /// CSS brown, #a52a2a.
    public static let brown = Color(red8: 0xA5, green8: 0x2A, blue8: 0x2A)
    /// CSS teal, #008080.
    public static let teal = Color(red8: 0x00, green8: 0x80, blue8: 0x80)
    /// CSS cyan, #00ffff.
    public static let cyan = Color(red8: 0x00, green8: 0xFF, blue8: 0xFF)
    /// CSS indigo, #4b0082.
    public static let indigo = Color(red8: 0x4B, green8: 0x00, blue8: 0x82)
}
