extension Color {
    /// Creates a color from CSS-like text.
    ///
    /// Accepts "#rgb", "#rgba", "#rrggbb", "#rrggbbaa", and the names of ``namedColors``, in capital or small letters,
    /// with spaces around them.
    ///
    /// - Throws: `DrawingError.invalidHexColor` for a text that begins with "#" but has none of these forms;
    ///   `DrawingError.unknownColorName` for any other.
    /// - Complexity: O(length).
    public init(_ text: String) throws(DrawingError) {
        var trimmed = text.drop(while: \.isWhitespace)
        while trimmed.last?.isWhitespace == true { trimmed.removeLast() }
        if trimmed.first == "#" {
            guard let color = Color(hexDigits: trimmed.dropFirst()) else { throw .invalidHexColor(text) }
            self = color
        } else {
            guard let color = Color.namedColors[trimmed.lowercased()] else { throw .unknownColorName(text) }
            self = color
        }
    }

    private init?(hexDigits text: Substring) {
        var digits: [UInt8] = []
        for character in text {
            guard digits.count < 8, character.isASCII, let digit = character.hexDigitValue else { return nil }
            digits.append(UInt8(digit))
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
