/// Expands data that older filters packed: runs of bytes, and LZW.
///
/// Damaged data gives what was decoded until there.
enum PDFRuns {
    /// Expands runs: a count below 128 precedes one byte more than it; one above, a byte that is repeated 257 less it
    /// times.
    static func expandRunLengths(_ data: [UInt8], limit: Int) -> [UInt8] {
        var result: [UInt8] = []
        var position = 0
        while position < data.count, data[position] != 128, result.count < limit {
            let count = Int(data[position])
            position += 1
            if count < 128 {
                let end = min(position + count + 1, data.count)
                result += data[position..<end]
                position = end
            } else if position < data.count {
                result += [UInt8](repeating: data[position], count: 257 - count)
                position += 1
            }
        }
        return Array(result.prefix(limit))
    }

    /// Expands codes of 9 to 12 bits, the first bit as the highest: bytes, 256 to begin again, 257 for the end, and
    /// above, what the code before gave and the first byte of what follows it.
    ///
    /// - Parameter changesEarly: Whether codes get longer one code earlier than they have to.
    static func expandLZW(_ data: [UInt8], changesEarly: Bool, limit: Int) -> [UInt8] {
        var result: [UInt8] = []
        // Where the text of each code above 257 is in the result.
        var texts: [Range<Int>] = []
        var previous: Range<Int>?
        var (bits, bitCount, position) = (0, 0, 0)
        while result.count < limit {
            let known = 258 + texts.count + (changesEarly ? 1 : 0)
            let width = known < 512 ? 9 : known < 1024 ? 10 : known < 2048 ? 11 : 12
            while bitCount < width, position < data.count {
                bits = (bits << 8 | Int(data[position])) & 0xFF_FFFF
                bitCount += 8
                position += 1
            }
            guard bitCount >= width else { break }
            bitCount -= width
            let code = bits >> bitCount & (1 << width - 1)
            guard code != 257 else { break }
            if code == 256 {
                texts = []
                previous = nil
                continue
            }
            let start = result.count
            if code < 256 {
                result.append(UInt8(code))
            } else if code - 258 < texts.count {
                result += result[texts[code - 258]]
            } else if let previous, code - 258 == texts.count {
                result += result[previous]
                result.append(result[previous.lowerBound])
            } else {
                break
            }
            // The text of a new code is that of the code before, and the byte after it.
            if let previous, texts.count < 4096 - 258 { texts.append(previous.lowerBound..<previous.upperBound + 1) }
            previous = start..<result.count
        }
        return Array(result.prefix(limit))
    }
}
