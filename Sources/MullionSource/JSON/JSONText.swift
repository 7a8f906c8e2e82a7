import MullionGeometry

/// Writes JSON with its keys in the given order: the same values give the same bytes on every machine.
package enum JSONText {
    /// Returns an object of written values, without those that are nil.
    package static func object(_ members: KeyValuePairs<String, String?>) -> String {
        "{" + members.compactMap { key, value in value.map { "\"\(key)\": \($0)" } }.joined(separator: ", ") + "}"
    }

    /// Returns an array of written values, each on a separate line.
    package static func lines(_ values: [String], indentation: String = "") -> String {
        guard !values.isEmpty else { return "[]" }
        return "[\n\(indentation)  " + values.joined(separator: ",\n\(indentation)  ") + "\n\(indentation)]"
    }

    package static func rectangle(_ rect: CGRect) -> String {
        object([
            "x": number(rect.minX), "y": number(rect.minY), "width": number(rect.width), "height": number(rect.height),
        ])
    }

    package static func size(_ size: CGSize) -> String {
        object(["width": number(size.width), "height": number(size.height)])
    }

    /// Returns the shortest digits that read back as the same number; null for one that is not finite.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), value.magnitude < 1e15 { return String(Int(value)) }
        return "\(Double(value))"
    }

    package static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{0}"..."\u{1F}":
                result += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }
}
