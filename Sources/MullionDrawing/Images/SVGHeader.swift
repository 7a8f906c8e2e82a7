import MullionGeometry

/// The root element of an SVG file, for its size. It needs no XML parser: nothing beyond the root's tag is read.
struct SVGHeader {
    let bytes: [UInt8]

    /// The maximum offset of the root element in a file.
    private static let longestPrologue = 65_536

    /// Returns the offset of the root's "<svg", after byte order mark, spaces, declarations, and comments; nil if
    /// anything else comes first.
    static func rootOffset(in bytes: [UInt8]) -> Int? {
        var offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
        let end = min(bytes.count, longestPrologue)
        while offset < end {
            let rest = bytes[offset..<end]
            if isSpace(bytes[offset]) {
                offset += 1
            } else if rest.starts(with: "<!--".utf8) {
                guard let close = position(of: "-->", in: rest.dropFirst(4)) else { return nil }
                offset = close + 3
            } else if rest.starts(with: "<?".utf8) {
                guard let close = position(of: "?>", in: rest) else { return nil }
                offset = close + 2
            } else if rest.starts(with: "<!DOCTYPE".utf8) {
                guard let close = rest.firstIndex(of: UInt8(ascii: ">")), !rest[..<close].contains(UInt8(ascii: "["))
                else { return nil }
                offset = close + 1
            } else {
                guard rest.starts(with: "<svg".utf8), let next = rest.dropFirst(4).first,
                    isSpace(next) || next == UInt8(ascii: ">") || next == UInt8(ascii: "/")
                else { return nil }
                return offset
            }
        }
        return nil
    }

    /// Returns the size in pixels, rounded up.
    func size() throws(DrawingError) -> (width: Int, height: Int) {
        let attributes = try attributes()
        let box = attributes["viewBox"].map(Self.numbers) ?? []
        let isBoxUsable = box.count == 4 && box[2] > 0 && box[3] > 0
        let width = attributes["width"].flatMap(Self.pixels) ?? (isBoxUsable ? box[2] : nil)
        let height = attributes["height"].flatMap(Self.pixels) ?? (isBoxUsable ? box[3] : nil)
        guard let width, let height, width > 0, height > 0 else { throw .emptyImage(.svg) }
        // Far above every limit, and still an integer.
        return (Int(min(width, 1e9).rounded(.up)), Int(min(height, 1e9).rounded(.up)))
    }

    /// Returns the attributes of the root's tag; entities in them are kept.
    private func attributes() throws(DrawingError) -> [String: String] {
        guard let root = Self.rootOffset(in: bytes) else { throw .unknownImageFormat }
        var offset = root + 4
        var result: [String: String] = [:]
        while true {
            while let byte = try peek(offset), Self.isSpace(byte) { offset += 1 }
            guard let byte = try peek(offset), byte != UInt8(ascii: ">"), byte != UInt8(ascii: "/") else {
                return result
            }
            let nameStart = offset
            while let byte = try peek(offset), byte != UInt8(ascii: "="), byte != UInt8(ascii: ">") { offset += 1 }
            let name = String(decoding: bytes[nameStart..<offset], as: UTF8.self)
            guard try peek(offset) == UInt8(ascii: "=") else {
                throw .malformedImage(.svg, offset: offset, expected: "the value of an attribute")
            }
            offset += 1
            while let byte = try peek(offset), Self.isSpace(byte) { offset += 1 }
            guard let quote = try peek(offset), quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
                throw .malformedImage(.svg, offset: offset, expected: "a quotation mark")
            }
            let valueStart = offset + 1
            offset = valueStart
            while let byte = try peek(offset), byte != quote { offset += 1 }
            let trimmed = name.prefix { !$0.isWhitespace }
            result[String(trimmed)] = String(decoding: bytes[valueStart..<offset], as: UTF8.self)
            offset += 1
        }
    }

    /// - Throws: An error if the file ends here. The result is optional only for the conditions of loops.
    private func peek(_ offset: Int) throws(DrawingError) -> UInt8? {
        guard offset < bytes.count else { throw .truncatedImage(.svg, needed: offset + 1, available: bytes.count) }
        return bytes[offset]
    }

    /// Returns a length in CSS pixels; nil for relative and malformed ones.
    private static func pixels(_ text: String) -> Double? {
        let trimmed = text.filter { !$0.isWhitespace }
        let units: [(String, Double)] = [
            ("px", 1), ("pt", 4.0 / 3), ("pc", 16), ("in", 96), ("cm", 96 / 2.54), ("mm", 9.6 / 2.54),
        ]
        for (unit, factor) in units where trimmed.hasSuffix(unit) {
            return finite(trimmed.dropLast(2)).map { $0 * factor }
        }
        return finite(trimmed)
    }

    private static func numbers(_ text: String) -> [Double] {
        text.split { $0.isWhitespace || $0 == "," }.compactMap { finite($0) }
    }

    private static func finite(_ text: some StringProtocol) -> Double? {
        Double(text).flatMap { $0.isFinite ? $0 : nil }
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

    private static func position(of text: String, in bytes: ArraySlice<UInt8>) -> Int? {
        let pattern = Array(text.utf8)
        var offset = bytes.startIndex
        while offset + pattern.count <= bytes.endIndex {
            if bytes[offset..<offset + pattern.count].elementsEqual(pattern) { return offset }
            offset += 1
        }
        return nil
    }
}
