/// The colors that SwiftUI names, as iOS draws them in light and dark surroundings. Colors of the same names in CSS
/// differ; see ``namedColors``.
extension Color {
    /// The system's gray, #8e8e93.
    public static let gray = Color(rgb: 0x8E8E93)
    /// The system's red, #ff3b30, #ff453a in dark surroundings.
    public static let red = Color(light: Color(rgb: 0xFF3B30), dark: Color(rgb: 0xFF453A))
    /// The system's green, #34c759, #30d158 in dark surroundings.
    public static let green = Color(light: Color(rgb: 0x34C759), dark: Color(rgb: 0x30D158))
    /// The system's blue, #007aff, #0a84ff in dark surroundings.
    public static let blue = Color(light: Color(rgb: 0x007AFF), dark: Color(rgb: 0x0A84FF))
    /// The system's orange, #ff9500, #ff9f0a in dark surroundings.
    public static let orange = Color(light: Color(rgb: 0xFF9500), dark: Color(rgb: 0xFF9F0A))
    /// The system's yellow, #ffcc00, #ffd60a in dark surroundings.
    public static let yellow = Color(light: Color(rgb: 0xFFCC00), dark: Color(rgb: 0xFFD60A))
    /// The system's purple, #af52de, #bf5af2 in dark surroundings.
    public static let purple = Color(light: Color(rgb: 0xAF52DE), dark: Color(rgb: 0xBF5AF2))
    /// The system's pink, #ff2d55, #ff375f in dark surroundings.
    public static let pink = Color(light: Color(rgb: 0xFF2D55), dark: Color(rgb: 0xFF375F))
    /// The system's brown, #a2845e, #ac8e68 in dark surroundings.
    public static let brown = Color(light: Color(rgb: 0xA2845E), dark: Color(rgb: 0xAC8E68))
    /// The system's teal, #30b0c7, #40c8e0 in dark surroundings.
    public static let teal = Color(light: Color(rgb: 0x30B0C7), dark: Color(rgb: 0x40C8E0))
    /// The system's cyan, #32ade6, #64d2ff in dark surroundings.
    public static let cyan = Color(light: Color(rgb: 0x32ADE6), dark: Color(rgb: 0x64D2FF))
    /// The system's indigo, #5856d6, #5e5ce6 in dark surroundings.
    public static let indigo = Color(light: Color(rgb: 0x5856D6), dark: Color(rgb: 0x5E5CE6))
    /// The system's mint, #00c7be, #63e6e2 in dark surroundings.
    public static let mint = Color(light: Color(rgb: 0x00C7BE), dark: Color(rgb: 0x63E6E2))
    /// The color of text: black, white in dark surroundings.
    public static let primary = Color(light: .black, dark: .white)
    /// The color of secondary text: #3c3c43 with 60 % opacity, #ebebf5 in dark surroundings.
    public static let secondary = Color(
        light: Color(rgb: 0x3C3C43).withAlpha(0.6), dark: Color(rgb: 0xEBEBF5).withAlpha(0.6))

    /// Creates a color from 24 bits: red, green, blue.
    package init(rgb: UInt32) {
        self.init(
            red8: UInt8(truncatingIfNeeded: rgb >> 16), green8: UInt8(truncatingIfNeeded: rgb >> 8),
            blue8: UInt8(truncatingIfNeeded: rgb))
    }
}
