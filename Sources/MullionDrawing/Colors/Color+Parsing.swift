extension Color {
    /// Creates a color from CSS-like text.
    ///
    /// Accepts "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", the names of ``namedColors``, and `rgb()` and `hsl()` with
    /// commas or spaces, as in "rgb(51 102 153 / 50%)" and "hsl(210, 50%, 40%)", in capital or small letters, with
    /// spaces around them. Components beyond their limits are moved to the limit (css-color-4 §5 to §7).
    ///
    /// - Throws: `DrawingError.invalidHexColor` for a text that begins with "#" but has none of these forms;
    ///   `DrawingError.unknownColorName` for any other.
    /// - Complexity: O(length).
    public init(css text: String) throws(DrawingError) {
        var trimmed = text.drop(while: \.isWhitespace)
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        if trimmed.first == "#" {
            guard let color = Color(hexDigits: trimmed.dropFirst()) else { throw .invalidHexColor(text) }
            self = color
        } else {
            let lowercased = trimmed.lowercased()
            guard let color = Color.namedColors[lowercased] ?? Color(function: lowercased) else {
                throw .unknownColorName(text)
            }
            self = color
        }
    }

    /// Reads `rgb()` or `hsl()` in small letters; `rgba` and `hsla` are the same.
    private init?(function text: String) {
        guard text.utf8.count <= 200, text.last == ")", let open = text.firstIndex(of: "(") else { return nil }
        var parts = text[text.index(after: open)...].dropLast().split(
            separator: ",", omittingEmptySubsequences: false)
        if parts.count == 1 {
            let sides = parts[0].split(separator: "/", omittingEmptySubsequences: false)
            parts = sides[0].split(whereSeparator: \.isWhitespace)
            guard parts.count == 3, sides.count <= 2 else { return nil }
            parts += sides.dropFirst()
        }
        let components = parts.map { Component($0) }
        guard components.count == 3 || components.count == 4, let first = components[0], let second = components[1],
            let third = components[2]
        else { return nil }
        var alpha = 1.0
        if components.count == 4 {
            guard let opacity = components[3], !opacity.isAngle else { return nil }
            alpha = opacity.value
        }
        switch text[..<open] {
        case "rgb", "rgba":
            guard !first.isAngle, first.isPercentage == second.isPercentage, second.isPercentage == third.isPercentage
            else { return nil }
            let whole = first.isPercentage ? 1.0 : 255
            self.init(red: first.value / whole, green: second.value / whole, blue: third.value / whole, opacity: alpha)
        case "hsl", "hsla":
            guard !first.isPercentage, second.isPercentage, third.isPercentage else { return nil }
            self.init(hue: first.value, saturation: second.value, lightness: third.value, alpha: alpha)
        default: return nil
        }
    }

    /// A number, a percentage as a fraction, or an angle in degrees.
    private struct Component {
        var value: Double
        var isPercentage = false
        var isAngle = false

        init?(_ text: Substring) {
            let text = text.filter { !$0.isWhitespace }
            guard text.first.map({ $0.isNumber || "+-.".contains($0) }) == true else { return nil }
            isPercentage = text.hasSuffix("%")
            isAngle = text.hasSuffix("deg")
            let digits = text.dropLast(isPercentage ? 1 : isAngle ? 3 : 0)
            guard let number = Double(digits), number.isFinite else { return nil }
            value = isPercentage ? number / 100 : number
        }
    }

    /// - Parameters:
    ///   - hue: In degrees.
    ///   - saturation: From 0 to 1, as are the following.
    private init(hue: Double, saturation: Double, lightness: Double, alpha: Double) {
        let turn = (hue / 360).truncatingRemainder(dividingBy: 1)
        let light = min(max(lightness, 0), 1)
        let value = light + min(max(saturation, 0), 1) * min(light, 1 - light)
        self.init(
            hue: turn < 0 ? turn + 1 : turn, saturation: value == 0 ? 0 : 2 * (1 - light / value), brightness: value,
            opacity: alpha)
    }

    private init?(hexDigits text: Substring) {
        var digits: [UInt8] = []
        for byte in text.utf8 {
            guard digits.count < 8 else { return nil }
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"): digits.append(byte - UInt8(ascii: "0"))
            case UInt8(ascii: "A")...UInt8(ascii: "F"): digits.append(byte - UInt8(ascii: "A") + 10)
            case UInt8(ascii: "a")...UInt8(ascii: "f"): digits.append(byte - UInt8(ascii: "a") + 10)
            default: return nil
            }
        }
        switch digits.count {
        case 3, 4: self.init(bytes: digits.map { $0 * 17 })
        case 6, 8: self.init(bytes: stride(from: 0, to: digits.count, by: 2).map { digits[$0] * 16 + digits[$0 + 1] })
        default: return nil
        }
    }

    private init(bytes: [UInt8]) {
        self.init(red8: bytes[0], green8: bytes[1], blue8: bytes[2], alpha8: bytes.count > 3 ? bytes[3] : 255)
    }
}
