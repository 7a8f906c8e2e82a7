/// A position in a text.
public struct SourcePosition: Hashable, Sendable {
    /// The line, the first being 1. Lines end with a line feed.
    public private(set) var line: Int
    /// The column, the first being 1, counted in Unicode scalars; in bytes on lines longer than 64 KiB.
    public private(set) var column: Int
    /// The distance from the beginning in bytes.
    public private(set) var offset: Int

    /// The beginning of a text.
    public static let start = SourcePosition(line: 1, column: 1, offset: 0)

    /// Creates a position of a 1-based line and column, with its offset in bytes.
    public init(line: Int, column: Int, offset: Int) {
        self.line = line
        self.column = column
        self.offset = offset
    }

    /// Moves behind a byte of UTF-8.
    package mutating func pass(_ byte: UInt8) {
        offset += 1
        if byte == UInt8(ascii: "\n") {
            line += 1
            column = 1
        } else if byte & 0xC0 != 0x80 {
            column += 1
        }
    }
}

extension SourcePosition: Comparable, CustomStringConvertible {
    /// The position as "line:column".
    public var description: String { "\(line):\(column)" }

    /// Returns whether a position is before another one.
    public static func < (a: SourcePosition, b: SourcePosition) -> Bool { (a.line, a.column) < (b.line, b.column) }
}

/// The bytes of a document, and the beginnings of its lines.
package struct SourceText: Sendable {
    package let bytes: [UInt8]
    private let lineStarts: [Int]
    /// The text that this one was translated from, and where its parts come from; nil for a text as it was written.
    private var origin: Origin?

    private final class Origin: Sendable {
        let text: SourceText
        /// Offsets in the translation, rising, each with the offset in the original of what begins there.
        let parts: [(written: Int, source: Int)]

        init(_ text: SourceText, _ parts: [(written: Int, source: Int)]) {
            self.text = text
            self.parts = parts
        }
    }

    /// - Complexity: O(bytes).
    package init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// Creates a text that was translated from another one, in which its positions are.
    ///
    /// - Parameter parts: Offsets in the translation, rising, each with the offset in the original of what begins
    ///   there.
    package init(_ bytes: [UInt8], from original: SourceText, _ parts: [(written: Int, source: Int)]) {
        self.init(bytes)
        origin = Origin(original, parts)
    }

    /// Returns the offset of a byte of a line, both counted from 1; the end of the text beyond it.
    package func offset(ofLine line: Int, byte: Int) -> Int {
        line <= lineStarts.count ? min(lineStarts[max(line, 1) - 1] + max(byte, 1) - 1, bytes.count) : bytes.count
    }

    /// Returns the position of an offset, at most that of the end.
    ///
    /// - Complexity: O(log(lines) + length of the line).
    package func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
        if let origin { return origin.text.position(of: source(of: offset, in: origin)) }
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        let line = bytes[lineStarts[low]..<offset]
        // A continuation byte of UTF-8 does not begin a scalar.
        let column = line.count > 65_536 ? line.count : line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        return SourcePosition(line: low + 1, column: column + 1, offset: offset)
    }

    /// Returns the line of a position, without its line feed and at most `limit` bytes from the beginning; nil beyond
    /// the end. In a translated text, this is a line of the original.
    package func line(at position: SourcePosition, limit: Int = 1_000) -> String? {
        if let origin { return origin.text.line(at: position, limit: limit) }
        guard 1...lineStarts.count ~= position.line else { return nil }
        let start = lineStarts[position.line - 1]
        let next = position.line < lineStarts.count ? lineStarts[position.line] - 1 : bytes.count
        let line = bytes[start..<min(next, start + limit)]
        return String(decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
    }

    /// Returns the positions of rising offsets.
    ///
    /// - Complexity: O(bytes + offsets); in a translated text as by ``position(of:)`` for each.
    package func positions(of offsets: [Int]) -> [SourcePosition] {
        if origin != nil { return offsets.map { position(of: $0) } }
        var positions: [SourcePosition] = []
        positions.reserveCapacity(offsets.count)
        var place = SourcePosition.start
        for offset in offsets {
            while place.offset < min(offset, bytes.count) { place.pass(bytes[place.offset]) }
            let isLong = offset - lineStarts[place.line - 1] > 65_536
            positions.append(isLong ? position(of: offset) : place)
        }
        return positions
    }

    /// Returns the offset in the original of the part that contains an offset.
    private func source(of offset: Int, in origin: Origin) -> Int {
        var (low, high) = (0, origin.parts.count)
        while low < high {
            let middle = (low + high) / 2
            if origin.parts[middle].written <= offset { low = middle + 1 } else { high = middle }
        }
        return low > 0 ? origin.parts[low - 1].source : 0
    }
}
