/// Checks the text before the root element before a parser expands it.
///
/// A document type declaration can define entities that expand to gigabytes or read files. It is refused, as is every
/// encoding that could hide one.
enum XMLProlog {
    /// - Throws: `encoding`, `documentType`.
    static func check(_ bytes: [UInt8]) throws(StoryboardError) {
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw StoryboardError(.encoding, at: StoryboardPosition(line: 1, column: 1))
        }
        var place = 0
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { place = 3 }
        while place < bytes.count {
            if bytes[place...].starts(with: "<?".utf8) {
                let end = find("?>", from: place, in: bytes)
                let declaration = String(decoding: bytes[place..<end], as: UTF8.self).lowercased()
                if declaration.hasPrefix("<?xml "), let range = declaration.firstRange(of: "encoding") {
                    let rest = declaration[range.upperBound...].drop { "= \t\"'\r\n".contains($0) }
                    guard rest.hasPrefix("utf-8") || rest.hasPrefix("us-ascii") else {
                        throw StoryboardError(.encoding, at: position(of: place, in: bytes))
                    }
                }
                place = end
            } else if bytes[place...].starts(with: "<!--".utf8) {
                place = find("-->", from: place + 4, in: bytes)
            } else if bytes[place...].starts(with: "<!".utf8) {
                throw StoryboardError(.documentType, at: position(of: place, in: bytes))
            } else if bytes[place] == UInt8(ascii: "<") {
                return
            } else {
                place += 1
            }
        }
    }

    /// Returns the end of the next occurrence of a text, or the end of the input.
    private static func find(_ text: StaticString, from start: Int, in bytes: [UInt8]) -> Int {
        let wanted = Array("\(text)".utf8)
        var place = start
        while place + wanted.count <= bytes.count {
            if bytes[place..<place + wanted.count].elementsEqual(wanted) { return place + wanted.count }
            place += 1
        }
        return bytes.count
    }

    private static func position(of offset: Int, in bytes: [UInt8]) -> StoryboardPosition {
        let before = bytes[..<offset]
        let line = before.count { $0 == UInt8(ascii: "\n") } + 1
        let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
        return StoryboardPosition(line: line, column: offset - start + 1)
    }
}
