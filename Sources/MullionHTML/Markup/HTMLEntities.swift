/// Character references: `&amp;`, `&#8212;`, `&#x2014;`.
enum HTMLEntities {
    /// Returns a text with its character references replaced. Those that are unknown, or do not end, stay as they are.
    ///
    /// - Complexity: O(length).
    static func decoded(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
        var result = ""
        var rest = text[...]
        while let start = rest.firstIndex(of: "&") {
            result += rest[..<start]
            rest = rest[start...]
            let name = rest.dropFirst().prefix(32)
            if let end = name.firstIndex(of: ";"), let value = value(of: name[..<end]) {
                result += value
                rest = rest[rest.index(after: end)...]
            } else {
                result.append("&")
                rest = rest.dropFirst()
            }
        }
        return result + rest
    }

    private static func value(of name: Substring) -> String? {
        guard name.first == "#" else { return named[String(name)] }
        let digits = name.dropFirst()
        let isHexadecimal = digits.first == "x" || digits.first == "X"
        guard let code = isHexadecimal ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10) else {
            return nil
        }
        // Code 0, surrogates, and codes beyond Unicode are replaced (§13.2.5.80).
        return String(code == 0 ? "\u{FFFD}" : Unicode.Scalar(code) ?? "\u{FFFD}")
    }

    /// The names in everyday use.
    private static let named: [String: String] = {
        var table = [
            "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}", "shy": "\u{AD}",
            "ensp": "\u{2002}", "emsp": "\u{2003}", "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}",
            "ndash": "–", "mdash": "—", "lsquo": "‘", "rsquo": "’", "sbquo": "‚", "ldquo": "“", "rdquo": "”",
            "bdquo": "„", "lsaquo": "‹", "rsaquo": "›", "hellip": "…", "bull": "•", "dagger": "†", "Dagger": "‡",
            "permil": "‰", "prime": "′", "Prime": "″", "euro": "€", "trade": "™", "larr": "←", "uarr": "↑",
            "rarr": "→", "darr": "↓", "harr": "↔", "rArr": "⇒", "minus": "−", "le": "≤", "ge": "≥", "ne": "≠",
            "asymp": "≈", "infin": "∞", "sum": "∑", "radic": "√", "check": "✓", "cross": "✗", "star": "☆",
            "starf": "★", "hearts": "♥", "spades": "♠", "clubs": "♣", "diams": "♦", "OElig": "Œ", "oelig": "œ",
            "Scaron": "Š", "scaron": "š", "fnof": "ƒ", "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ",
            "pi": "π", "lambda": "λ", "mu": "μ", "sigma": "σ", "omega": "ω", "Omega": "Ω", "Delta": "Δ",
        ]
        // Latin-1 from U+00A1 on, without the soft hyphen above.
        let latin = """
            iexcl cent pound curren yen brvbar sect uml copy ordf laquo not - reg macr deg plusmn sup2 sup3 acute \
            micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring \
            AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml \
            times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig \
            ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide \
            oslash ugrave uacute ucirc uuml yacute thorn yuml
            """
        for (index, name) in latin.split(separator: " ").enumerated() where name != "-" {
            table[String(name)] = String(Unicode.Scalar(UInt8(0xA1 + index)))
        }
        return table
    }()
}
