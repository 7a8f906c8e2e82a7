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
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count + text.utf8.count / 8 + 2)
        bytes.append(UInt8(ascii: "\""))
        func escape(_ byte: UInt8) {
            bytes.append(UInt8(ascii: "\\"))
            bytes.append(byte)
        }
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"): escape(byte)
            case 0x0A: escape(UInt8(ascii: "n"))
            case 0x0D: escape(UInt8(ascii: "r"))
            case 0x09: escape(UInt8(ascii: "t"))
            case 0..<0x20: bytes += Array("\\u00\(byte < 16 ? "0" : "")\(String(byte, radix: 16))".utf8)
            default: bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return String(decoding: bytes, as: UTF8.self)
    }
}
