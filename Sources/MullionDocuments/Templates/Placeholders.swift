/// Placeholders in a string of JSON: names in double braces. Four opening braces are an escape for two.
enum Placeholders {
    enum Part: Equatable {
        case text(String)
        /// A name, and the offset of its braces in the document.
        case name(String, offset: Int)
    }

    /// A fault in a placeholder, and its offset in the document.
    struct Failure: Error {
        var reason: String
        var offset: Int
    }

    private static let open = UInt8(ascii: "{")
    private static let close = UInt8(ascii: "}")

    /// Returns whether a string contains two opening braces.
    static func areIn(_ bytes: ArraySlice<UInt8>) -> Bool { find(open, in: bytes, from: bytes.startIndex) != nil }

    /// Returns the parts of a string, with JSON escapes. Never empty; neighboring texts are joined.
    ///
    /// - Complexity: O(bytes).
    static func parts(of bytes: ArraySlice<UInt8>) throws(Failure) -> [Part] {
        var parts: [Part] = []
        var text = ""
        var index = bytes.startIndex
        while let start = find(open, in: bytes, from: index) {
            text += JSONString.decoded(bytes[index..<start])
            if bytes[start...].starts(with: [open, open, open, open]) {
                text += "{{"
                index = start + 4
                continue
            }
            guard let end = find(close, in: bytes, from: start + 2) else {
                throw Failure(
                    reason: "\"{{\" has no \"}}\"; write \"{{{{\" for braces that mean themselves", offset: start)
            }
            let name = trimmed(JSONString.decoded(bytes[start + 2..<end]))
            guard !name.isEmpty, !name.contains("{") else {
                throw Failure(
                    reason: "there is no name between \"{{\" and \"}}\"; write it like {{title}} or {{item.price}}",
                    offset: start)
            }
            if !text.isEmpty { parts.append(.text(text)) }
            text = ""
            parts.append(.name(name, offset: start))
            index = end + 2
        }
        text += JSONString.decoded(bytes[index...])
        if !text.isEmpty || parts.isEmpty { parts.append(.text(text)) }
        return parts
    }

    /// Returns the index of two equal bytes.
    private static func find(_ byte: UInt8, in bytes: ArraySlice<UInt8>, from start: Int) -> Int? {
        var index = start
        while index + 1 < bytes.endIndex {
            if bytes[index] == byte, bytes[index + 1] == byte { return index }
            index += 1
        }
        return nil
    }

    private static func trimmed(_ name: String) -> String {
        String(name.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
    }
}
