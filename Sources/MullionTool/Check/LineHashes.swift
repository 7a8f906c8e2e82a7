/// The hashes by which code hosts recognize a line of a file after other lines have moved: GitHub's
/// `primaryLocationLineHash`.
///
/// The hash of a line covers the 100 characters from its beginning, without spaces and tabs, with the line ends as line
/// feeds: a polynomial in 37 modulo 2⁶⁴ over UTF-16 units. A number after it distinguishes lines with equal hashes. For
/// an empty file, the only hash is that of the end mark, `c129715d7a2bc9a3:1`.
struct LineHashes {
    /// The hashes in the order of lines.
    let hashes: [String]

    private static let blockSize = 100
    private static let factor: UInt64 = 37

    /// - Complexity: O(length of the text).
    init(_ text: String) {
        var window = [UInt64](repeating: 0, count: Self.blockSize)
        var lines = [Int](repeating: -1, count: Self.blockSize)
        let first = (0..<Self.blockSize).reduce(UInt64(1)) { product, _ in product &* Self.factor }
        var hash: UInt64 = 0
        var index = 0
        var line = -1
        var isLineStart = true
        var followsReturn = false
        var counts: [UInt64: Int] = [:]
        var hashes: [String] = []

        func note() {
            guard lines[index] >= 0 else { return }
            counts[hash, default: 0] += 1
            hashes.append("\(String(hash, radix: 16)):\(counts[hash] ?? 1)")
            lines[index] = -1
        }
        func push(_ unit: UInt64) {
            hash = Self.factor &* hash &+ unit &- first &* window[index]
            window[index] = unit
            index = (index + 1) % Self.blockSize
        }
        func process(_ unit: UInt16) {
            if unit == 0x20 || unit == 0x09 || followsReturn && unit == 0x0A {
                followsReturn = false
                return
            }
            followsReturn = unit == 0x0D
            let unit: UInt16 = followsReturn ? 0x0A : unit
            note()
            if isLineStart {
                isLineStart = false
                line += 1
                lines[index] = line
            }
            if unit == 0x0A { isLineStart = true }
            push(UInt64(unit))
        }
        for unit in text.utf16 { process(unit) }
        process(0xFFFF)
        for _ in 0..<Self.blockSize {
            note()
            push(0)
        }
        self.hashes = hashes
    }

    /// Returns the hash of a line, counted from 1; nil beyond the end.
    subscript(line: Int) -> String? { hashes.indices.contains(line - 1) ? hashes[line - 1] : nil }
}
