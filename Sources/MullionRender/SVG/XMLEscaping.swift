/// Text escaped for XML 1.0.
enum XMLEscaping {
    /// Appends text for use as element content or between double quotes; returns the number of characters replaced.
    ///
    /// Characters XML forbids even when escaped (most controls, U+FFFE, U+FFFF) become U+FFFD. Line breaks and tabs are
    /// written as references, because a parser would turn them into spaces or other breaks.
    static func append(_ text: some StringProtocol, to bytes: inout [UInt8]) -> Int {
        // Most texts have nothing to escape. 0xEF begins U+FFFE and U+FFFF.
        let isPlain = text.utf8.allSatisfy { byte in
            byte >= 0x20 && byte != 0xEF && byte != UInt8(ascii: "&") && byte != UInt8(ascii: "\"")
                && byte != UInt8(ascii: "<") && byte != UInt8(ascii: ">")
        }
        if isPlain {
            bytes.append(contentsOf: text.utf8)
            return 0
        }
        var replaced = 0
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": bytes.append(contentsOf: "&amp;".utf8)
            case "<": bytes.append(contentsOf: "&lt;".utf8)
            case ">": bytes.append(contentsOf: "&gt;".utf8)
            case "\"": bytes.append(contentsOf: "&quot;".utf8)
            case "\t": bytes.append(contentsOf: "&#9;".utf8)
            case "\n": bytes.append(contentsOf: "&#10;".utf8)
            case "\r": bytes.append(contentsOf: "&#13;".utf8)
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}":
                bytes.append(contentsOf: "\u{FFFD}".utf8)
                replaced += 1
            default: bytes.append(contentsOf: scalar.utf8)
            }
        }
        return replaced
    }
}
