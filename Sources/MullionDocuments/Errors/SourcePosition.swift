/// A position in the text of a document.
public struct SourcePosition: Hashable, Sendable {
    /// The line, the first being 1. Lines end with a line feed.
    public let line: Int
    /// The column, the first being 1, counted in Unicode scalars; in bytes on lines longer than 64 KiB.
    public let column: Int
    /// The distance from the beginning in bytes.
    public let offset: Int
}

extension SourcePosition: CustomStringConvertible {
    /// The position as "line:column".
    public var description: String { "\(line):\(column)" }
}

/// The bytes of a document, and the beginnings of its lines.
struct SourceText: Sendable {
    let bytes: [UInt8]
    private let lineStarts: [Int]

    /// - Complexity: O(bytes).
    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        var starts = [0]
        for (offset, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { starts.append(offset + 1) }
        lineStarts = starts
    }

    /// - Complexity: O(log(lines) + length of the line).
    func position(of offset: Int) -> SourcePosition {
        let offset = min(max(offset, 0), bytes.count)
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
}
