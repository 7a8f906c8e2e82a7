import MullionDrawing

/// Whether the system, its colors, and its images are light or dark.
public enum AssetAppearance: String, CaseIterable, Hashable, Sendable {
    case light, dark
}

/// The colors of iOS by their names in storyboards and asset catalogs.
package enum SystemColors {
    /// Returns a color of the system by its name in documents; nil for an unknown one.
    package static func color(_ name: String, _ appearance: AssetAppearance) -> Color? {
        (appearance == .dark ? darkSystemColors[name] : nil) ?? light[name]
    }

    /// The colors that differ in dark mode, from the same guidelines.
    private static let darkSystemColors: [String: Color] = {
        let shades: [(String, UInt32)] = [
            ("systemBlue", 0x0A84FF), ("systemGreen", 0x30D158), ("systemIndigo", 0x5E5CE6),
            ("systemOrange", 0xFF9F0A), ("systemPink", 0xFF375F), ("systemPurple", 0xBF5AF2),
            ("systemRed", 0xFF453A), ("systemTeal", 0x40C8E0), ("systemYellow", 0xFFD60A), ("systemMint", 0x63E6E2),
            ("systemCyan", 0x64D2FF), ("systemBrown", 0xAC8E68), ("systemGray2", 0x636366),
            ("systemGray3", 0x48484A), ("systemGray4", 0x3A3A3C), ("systemGray5", 0x2C2C2E),
            ("systemGray6", 0x1C1C1E), ("systemBackground", 0x000000), ("secondarySystemBackground", 0x1C1C1E),
            ("tertiarySystemBackground", 0x2C2C2E), ("systemGroupedBackground", 0x000000),
            ("secondarySystemGroupedBackground", 0x1C1C1E), ("tertiarySystemGroupedBackground", 0x2C2C2E),
            ("groupTableViewBackground", 0x000000), ("tableCellGroupedBackground", 0x1C1C1E),
            ("tableCellPlainBackground", 0x000000), ("tint", 0x0A84FF), ("link", 0x0984FF),
            ("opaqueSeparator", 0x38383A), ("label", 0xFFFFFF),
        ]
        let translucent: [(String, UInt32, Double)] = [
            ("secondaryLabel", 0xEBEBF5, 0.6), ("tertiaryLabel", 0xEBEBF5, 0.3), ("quaternaryLabel", 0xEBEBF5, 0.18),
            ("placeholderText", 0xEBEBF5, 0.3), ("separator", 0x545458, 0.6), ("systemFill", 0x787880, 0.36),
            ("secondarySystemFill", 0x787880, 0.32), ("tertiarySystemFill", 0x767680, 0.24),
            ("quaternarySystemFill", 0x767680, 0.18),
        ]
        var colors: [String: Color] = [:]
        for (name, value) in shades { colors[name + "Color"] = shade(value) }
        for (name, value, alpha) in translucent { colors[name + "Color"] = shade(value).withAlpha(alpha) }
        return colors
    }()

    /// The colors of the system in light mode by their names in documents, as its human interface guidelines list them.
    package static let light: [String: Color] = {
        let shades: [(String, UInt32)] = [
            ("systemBlue", 0x007AFF), ("systemGreen", 0x34C759), ("systemIndigo", 0x5856D6),
            ("systemOrange", 0xFF9500), ("systemPink", 0xFF2D55), ("systemPurple", 0xAF52DE),
            ("systemRed", 0xFF3B30), ("systemTeal", 0x30B0C7), ("systemYellow", 0xFFCC00), ("systemMint", 0x00C7BE),
            ("systemCyan", 0x32ADE6), ("systemBrown", 0xA2845E), ("systemGray", 0x8E8E93), ("systemGray2", 0xAEAEB2),
            ("systemGray3", 0xC7C7CC), ("systemGray4", 0xD1D1D6), ("systemGray5", 0xE5E5EA),
            ("systemGray6", 0xF2F2F7), ("systemBackground", 0xFFFFFF), ("secondarySystemBackground", 0xF2F2F7),
            ("tertiarySystemBackground", 0xFFFFFF), ("systemGroupedBackground", 0xF2F2F7),
            ("secondarySystemGroupedBackground", 0xFFFFFF), ("tertiarySystemGroupedBackground", 0xF2F2F7),
            ("groupTableViewBackground", 0xF2F2F7), ("tableCellGroupedBackground", 0xFFFFFF),
            ("tableCellPlainBackground", 0xFFFFFF), ("scrollViewTexturedBackground", 0x6F7179),
            ("viewFlipsideBackground", 0x1F2124), ("tint", 0x007AFF), ("link", 0x007AFF),
            ("opaqueSeparator", 0xC6C6C8), ("label", 0x000000), ("darkText", 0x000000), ("lightText", 0xFFFFFF),
        ]
        let translucent: [(String, UInt32, Double)] = [
            ("secondaryLabel", 0x3C3C43, 0.6), ("tertiaryLabel", 0x3C3C43, 0.3), ("quaternaryLabel", 0x3C3C43, 0.18),
            ("placeholderText", 0x3C3C43, 0.3), ("separator", 0x3C3C43, 0.29), ("systemFill", 0x787880, 0.2),
            ("secondarySystemFill", 0x787880, 0.16), ("tertiarySystemFill", 0x767680, 0.12),
            ("quaternarySystemFill", 0x747480, 0.08),
        ]
        var colors: [String: Color] = [:]
        for (name, value) in shades { colors[name + "Color"] = shade(value) }
        for (name, value, alpha) in translucent { colors[name + "Color"] = shade(value).withAlpha(alpha) }
        colors["lightTextColor"] = Color(white: 1, alpha: 0.6)
        colors["clearColor"] = .clear
        for (name, white) in [
            ("black", 0.0), ("darkGray", 1.0 / 3), ("gray", 0.5), ("lightGray", 2.0 / 3), ("white", 1),
        ] {
            colors[name + "Color"] = Color(white: white)
        }
        return colors
    }()

    private static func shade(_ value: UInt32) -> Color {
        Color(red8: UInt8(value >> 16 & 255), green8: UInt8(value >> 8 & 255), blue8: UInt8(value & 255))
    }
}

extension Color {
    /// Returns a system color by its short name, such as "label".
    package static func system(_ name: String) -> Color { SystemColors.light[name + "Color"] ?? .black }
}
