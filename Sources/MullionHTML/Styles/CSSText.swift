import MullionGeometry
import MullionSource

/// Values of properties as text: parts, units, variables.
package enum CSSText {
    /// Splits a text at a character, or at white space for nil, outside of brackets and strings.
    package static func split(_ text: String, at separator: Character?) -> [String] {
        var parts = [""]
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if character == "(" || character == "[" {
                depth += 1
            } else if character == ")" || character == "]" {
                depth -= 1
            } else if depth <= 0, separator.map({ $0 == character }) ?? character.isHTMLSpace {
                parts.append("")
                continue
            }
            parts[parts.count - 1].append(character)
        }
        let trimmed = parts.map { $0[...].trimmingHTMLSpaces }
        return separator == nil ? trimmed.filter { !$0.isEmpty } : trimmed
    }

    /// Returns the name and the arguments of a function such as `rgb(1, 2, 3)`; nil for anything else.
    package static func function(_ text: String) -> (name: String, arguments: String)? {
        guard text.last == ")", let open = text.firstIndex(of: "("), open > text.startIndex else { return nil }
        let name = text[..<open].lowercased()
        guard name.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
        return (name, String(text[text.index(after: open)...].dropLast()))
    }

    /// Replaces `var(--name, fallback)` by values; nil if one has neither.
    package static func replacingVariables(_ text: String, _ values: [String: String], depth: Int = 0) -> String? {
        guard let start = text.range(of: "var(") else { return text }
        guard depth < 64 else { return nil }
        var level = 1
        var end = start.upperBound
        while end < text.endIndex {
            if text[end] == "(" { level += 1 }
            if text[end] == ")" { level -= 1 }
            if level == 0 { break }
            end = text.index(after: end)
        }
        guard level == 0 else { return nil }
        let parts = text[start.upperBound..<end].split(separator: ",", maxSplits: 1)
        guard let name = parts.first?.trimmingHTMLSpaces else { return nil }
        let fallback = parts.count > 1 ? parts[1].trimmingHTMLSpaces : nil
        guard let value = values[name] ?? fallback, value.utf8.count <= 10_000 else { return nil }
        let replaced = text[..<start.lowerBound] + value + text[text.index(after: end)...]
        return replacingVariables(String(replaced), values, depth: depth + 1)
    }

    /// Replaces lengths relative to the font, the root, or the viewport by points.
    package static func resolvingUnits(_ text: String, _ units: CSSUnits) -> String {
        let characters = Array(text)
        var result = ""
        var index = 0
        func isName(_ character: Character) -> Bool {
            character.isLetter || character == "-" || character == "_" || character == "#"
        }
        while index < characters.count {
            let character = characters[index]
            if isName(character), !(character == "-" && startsNumber(characters, index + 1)) {
                while index < characters.count, isName(characters[index]) || characters[index].isNumber {
                    result.append(characters[index])
                    index += 1
                }
                continue
            }
            guard startsNumber(characters, index) else {
                result.append(character)
                index += 1
                continue
            }
            let start = index
            while index < characters.count, characters[index].isASCII,
                characters[index].isNumber || characters[index] == "."
            { index += 1 }
            let digits = String(characters[start..<index])
            let unitStart = index
            while index < characters.count, characters[index].isLetter || characters[index] == "%" { index += 1 }
            let unit = String(characters[unitStart..<index]).lowercased()
            if let factor = units[unit], let number = Double(digits) {
                result += "\(JSONText.number(CGFloat(number) * factor))px"
            } else {
                result += digits + unit
            }
        }
        return result
    }

    private static func startsNumber(_ characters: [Character], _ index: Int) -> Bool {
        guard index < characters.count else { return false }
        if characters[index].isASCII, characters[index].isNumber { return true }
        return characters[index] == "." && index + 1 < characters.count && characters[index + 1].isASCII
            && characters[index + 1].isNumber
    }

    /// Returns a length in points; nil for anything else. Relative units must have been resolved.
    package static func points(_ text: String) -> CGFloat? {
        let word = text.lowercased()
        if word == "0" || word == "+0" || word == "-0" { return 0 }
        for (unit, factor) in [
            ("px", 1), ("pt", 96.0 / 72), ("in", 96), ("cm", 96 / 2.54), ("mm", 96 / 25.4), ("pc", 16),
        ]
        where word.hasSuffix(unit) {
            guard let number = Double(word.dropLast(unit.count)), number.magnitude <= 1e9 else { return nil }
            return CGFloat(number * factor)
        }
        return nil
    }

    /// Returns a percentage as a fraction; nil for anything else.
    package static func fraction(_ text: String) -> CGFloat? {
        guard text.last == "%", let number = Double(text.dropLast()), number.magnitude <= 1e7 else { return nil }
        return CGFloat(number / 100)
    }
}

/// The points per unit of relative lengths.
package struct CSSUnits {
    package var fontSize: CGFloat = 16
    package var rootFontSize: CGFloat = 16
    package var viewport: CGSize?

    package init() {}

    package subscript(unit: String) -> CGFloat? {
        switch unit {
        case "em": fontSize
        case "rem": rootFontSize
        case "ex", "ch": fontSize / 2
        case "vw": viewport.map { $0.width / 100 }
        case "vh": viewport.map { $0.height / 100 }
        case "vmin": viewport.map { min($0.width, $0.height) / 100 }
        case "vmax": viewport.map { max($0.width, $0.height) / 100 }
        default: nil
        }
    }
}
