/// Expands data that deflate compressed (RFC 1951), in the frame of zlib (RFC 1950).
///
/// 1. Read the header of a block: stored, fixed codes, or codes that the block describes.
/// 2. Decode its symbols: bytes, or lengths and distances of text that is repeated.
/// 3. Repeat until the last block.
///
/// Data that is cut short or damaged gives what was decoded until there, as other readers of PDF do: a picture with a
/// part is worth more than none. The checksum is not compared.
struct Inflate {
    private let bytes: ArraySlice<UInt8>
    private var position: Int
    private var bits: UInt32 = 0
    private var bitCount = 0
    private var output: [UInt8] = []
    private let limit: Int

    /// Returns the expanded bytes, at most `limit` of them.
    static func expand(_ bytes: ArraySlice<UInt8>, limit: Int) -> [UInt8] {
        var inflate = Inflate(bytes, limit: limit)
        while inflate.readBlock() {}
        return inflate.output
    }

    private init(_ bytes: ArraySlice<UInt8>, limit: Int) {
        self.bytes = bytes
        self.limit = limit
        position = bytes.startIndex
        // The header of zlib: the method is 8, and the number of both bytes a multiple of 31.
        if bytes.count >= 2, bytes[position] & 15 == 8,
            (Int(bytes[position]) << 8 + Int(bytes[position + 1])) % 31 == 0
        {
            position += 2
        }
    }

    // MARK: - Bits

    /// Returns the next bits, the first as the lowest; nil at the end.
    private mutating func take(_ count: Int) -> Int? {
        while bitCount < count {
            guard position < bytes.endIndex else { return nil }
            bits |= UInt32(bytes[position]) << bitCount
            position += 1
            bitCount += 8
        }
        let value = bits & (UInt32(1) << count - 1)
        bits >>= UInt32(count)
        bitCount -= count
        return Int(value)
    }

    // MARK: - Codes

    /// A prefix code, given by the number of codes of each length and the symbols in the order of their codes.
    private struct Code {
        var counts = [Int](repeating: 0, count: 16)
        var symbols: [Int] = []

        init(_ lengths: [Int]) {
            for length in lengths { counts[length] += 1 }
            counts[0] = 0
            var starts = [Int](repeating: 0, count: 17)
            for length in 1..<16 { starts[length + 1] = starts[length] + counts[length] }
            symbols = [Int](repeating: 0, count: starts[16])
            for (symbol, length) in lengths.enumerated() where length > 0 {
                symbols[starts[length]] = symbol
                starts[length] += 1
            }
        }

        static let fixedLengths = Code(
            (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
        static let fixedDistances = Code([Int](repeating: 5, count: 30))
    }

    /// Returns the next symbol; nil at the end of the data or for a code without one.
    private mutating func decode(_ code: Code) -> Int? {
        var (value, first, index) = (0, 0, 0)
        for length in 1..<16 {
            guard let bit = take(1) else { return nil }
            value |= bit
            let count = code.counts[length]
            // Damaged codes can have more symbols of a length than there are codes.
            guard value >= first else { return nil }
            if value - first < count { return code.symbols[index + value - first] }
            index += count
            first = (first + count) << 1
            value <<= 1
        }
        return nil
    }

    // MARK: - Blocks

    /// Decodes a block.
    ///
    /// - Returns: Whether another one follows.
    private mutating func readBlock() -> Bool {
        guard let isLast = take(1), let kind = take(2), output.count < limit else { return false }
        let isComplete: Bool
        switch kind {
        case 0: isComplete = readStored()
        case 1: isComplete = readSymbols(.fixedLengths, .fixedDistances)
        case 2:
            guard let (lengths, distances) = readCodes() else { return false }
            isComplete = readSymbols(lengths, distances)
        default: return false
        }
        return isComplete && isLast == 0
    }

    private mutating func readStored() -> Bool {
        (bits, bitCount) = (0, 0)
        guard bytes.endIndex - position >= 4 else { return false }
        let count = Int(bytes[position]) | Int(bytes[position + 1]) << 8
        position += 4
        let end = min(position + min(count, limit - output.count), bytes.endIndex)
        output += bytes[position..<end]
        position = end
        return output.count < limit
    }

    /// The order in which a block gives the lengths of the codes for lengths.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    private mutating func readCodes() -> (lengths: Code, distances: Code)? {
        guard let more = take(5), let moreDistances = take(5), let moreCodes = take(4) else { return nil }
        var lengths = [Int](repeating: 0, count: 19)
        for index in 0..<(moreCodes + 4) {
            guard let length = take(3) else { return nil }
            lengths[Self.order[index]] = length
        }
        let code = Code(lengths)
        let (symbolCount, distanceCount) = (more + 257, moreDistances + 1)
        var all: [Int] = []
        while all.count < symbolCount + distanceCount {
            guard let symbol = decode(code) else { return nil }
            switch symbol {
            case 16:
                guard let last = all.last, let count = take(2) else { return nil }
                all += [Int](repeating: last, count: count + 3)
            case 17:
                guard let count = take(3) else { return nil }
                all += [Int](repeating: 0, count: count + 3)
            case 18:
                guard let count = take(7) else { return nil }
                all += [Int](repeating: 0, count: count + 11)
            default: all.append(symbol)
            }
        }
        guard all.count == symbolCount + distanceCount else { return nil }
        return (Code(Array(all[..<symbolCount])), Code(Array(all[symbolCount...])))
    }

    /// The shortest lengths of the symbols from 257, and the numbers of bits that are added.
    private static let lengthBases = [
        3, 4, 5, 6, 7, 8, 9, 10, 11, 13, 15, 17, 19, 23, 27, 31, 35, 43, 51, 59, 67, 83, 99, 115, 131, 163, 195, 227,
        258,
    ]
    private static let lengthBits = [
        0, 0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5, 5, 5, 0,
    ]

    private mutating func readSymbols(_ lengths: Code, _ distances: Code) -> Bool {
        while output.count < limit {
            guard let symbol = decode(lengths) else { return false }
            if symbol < 256 {
                output.append(UInt8(symbol))
                continue
            }
            if symbol == 256 { return true }
            guard symbol - 257 < Self.lengthBases.count, let extra = take(Self.lengthBits[symbol - 257]),
                let code = decode(distances), code < 30
            else { return false }
            let distanceBits = max(0, code / 2 - 1)
            guard let far = take(distanceBits) else { return false }
            let distance = code < 4 ? code + 1 : (2 + code & 1) << distanceBits + 1 + far
            let start = output.count - distance
            guard start >= 0 else { return false }
            let length = min(Self.lengthBases[symbol - 257] + extra, limit - output.count)
            // The repeated text may reach into itself.
            for index in 0..<length { output.append(output[start + index]) }
        }
        return false
    }
}
