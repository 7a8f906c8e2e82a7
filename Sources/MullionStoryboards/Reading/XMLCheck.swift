/// Refuses XML that is not safe to parse.
///
/// A document type declaration can define entities that expand to gigabytes or read files. It is refused, as is every
/// encoding that could hide one. Foundation's parser ends the process at a processing instruction without data, such as
/// `<?a?>`.
///
/// The check passes over comments, CDATA sections, and quoted attribute values, in which such text is harmless. It may
/// take malformed XML for something else than the parser does, so the parser must stop at its first error.
struct XMLCheck {
    private let bytes: [UInt8]
    private var offset: Int
    private var isInProlog = true

    /// - Throws: `encoding`, `documentType`, `emptyInstruction`.
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    static func check(_ bytes: [UInt8]) throws(StoryboardError) {
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw StoryboardError(.encoding, at: SourcePosition.start)
        }
        var check = XMLCheck(bytes)
        while let start = check.bytes[check.offset...].firstIndex(of: UInt8(ascii: "<")) {
            check.offset = start
            try check.passMarkup()
        }
    }

    private init(_ bytes: [UInt8]) {
        self.bytes = bytes
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    }

    /// Moves behind the markup that begins at the offset.
    private mutating func passMarkup() throws(StoryboardError) {
        if starts(with: "<!--") {
            pass("-->", after: 4)
        } else if starts(with: "<?") {
            try passInstruction()
        } else if starts(with: "<![CDATA["), !isInProlog {
            pass("]]>", after: 9)
        } else if starts(with: "<!") {
            throw StoryboardError(.documentType, at: position(of: offset))
        } else {
            isInProlog = false
            passTag()
        }
    }

    private mutating func passInstruction() throws(StoryboardError) {
        let start = offset
        pass("?>", after: 2)
        let instruction = String(decoding: bytes[start..<offset], as: UTF8.self).lowercased()
        let data = instruction.utf8.firstIndex { $0 <= 0x20 }
        guard let data, instruction[..<data] == "<?xml" else {
            if data == nil { throw StoryboardError(.emptyInstruction, at: position(of: start)) }
            return
        }
        guard let range = instruction.firstRange(of: "encoding") else { return }
        let rest = instruction[range.upperBound...].drop { "= \t\"'\r\n".contains($0) }
        guard rest.hasPrefix("utf-8") || rest.hasPrefix("us-ascii") else {
            throw StoryboardError(.encoding, at: position(of: start))
        }
    }

    /// Moves behind the next ">" that is not in quotes.
    private mutating func passTag() {
        var quote: UInt8?
        while offset < bytes.count {
            let byte = bytes[offset]
            offset += 1
            if let open = quote {
                if byte == open { quote = nil }
            } else if byte == UInt8(ascii: ">") {
                return
            } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
                quote = byte
            }
        }
    }

    /// Moves behind the next occurrence of a text, or to the end.
    private mutating func pass(_ text: StaticString, after length: Int) {
        offset = min(offset + length, bytes.count)
        while offset < bytes.count, !starts(with: text) { offset += 1 }
        offset = min(offset + text.utf8CodeUnitCount, bytes.count)
    }

    private func starts(with text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard offset + count <= bytes.count else { return false }
        return (0..<count).allSatisfy { bytes[offset + $0] == text.utf8Start[$0] }
    }

    private func position(of offset: Int) -> SourcePosition { SourceText(bytes).position(of: offset) }
}
