/// Writes pixels as a PNG file, so that images of a PDF file are images as drawings have them.
///
/// 1. Replace each row by its differences from the row above.
/// 2. Pack the rows: look up where the next three bytes have been last, and write a match or a byte, in the fixed codes
///    of deflate (RFC 1951).
/// 3. Frame them as zlib (RFC 1950) and PNG require, with checksums.
struct PNGFile {
    private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    /// - Parameter pixels: Red, green, blue, and alpha of each pixel, row by row; `width * height * 4` bytes.
    init(width: Int, height: Int, pixels: [UInt8]) {
        var (isOpaque, isGray) = (true, true)
        for start in stride(from: 0, to: pixels.count, by: 4) {
            let red = pixels[start]
            if pixels[start + 1] != red || pixels[start + 2] != red { isGray = false }
            if pixels[start + 3] != 255 { isOpaque = false }
        }
        var channels: [Int] = isGray ? [0] : [0, 1, 2]
        if !isOpaque { channels.append(3) }
        var kind: UInt8 = isGray ? 0 : 2
        if !isOpaque { kind += 4 }
        var header: [UInt8] = Self.number(width)
        header += Self.number(height)
        header += [8, kind, 0, 0, 0]
        append("IHDR", header)
        var rows: [UInt8] = []
        rows.reserveCapacity(height * (width * channels.count + 1))
        for y in 0..<height {
            rows.append(y == 0 ? 0 : 2)
            let (start, above) = (y * width * 4, (y - 1) * width * 4)
            for x in stride(from: 0, to: width * 4, by: 4) {
                for channel in channels {
                    let byte = pixels[start + x + channel]
                    rows.append(y == 0 ? byte : byte &- pixels[above + x + channel])
                }
            }
        }
        append("IDAT", Deflater.pack(rows))
        append("IEND", [])
    }

    private mutating func append(_ name: String, _ data: [UInt8]) {
        let named = Array(name.utf8) + data
        bytes += Self.number(data.count)
        bytes += named
        bytes += Self.number(Int(Self.checksum(named)))
    }

    private static func number(_ value: Int) -> [UInt8] {
        let shifts = [24, 16, 8, 0]
        return shifts.map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static let remainders: [UInt32] = (0..<256).map { byte in
        (0..<8).reduce(UInt32(byte)) { value, _ in value & 1 != 0 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ bytes: [UInt8]) -> UInt32 {
        let table = remainders
        return ~bytes.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}

/// Packs bytes as a zlib stream of one block with fixed codes.
private struct Deflater {
    private var output: [UInt8] = [0x78, 0x01]
    private var bits: UInt32 = 0
    private var bitCount: UInt32 = 0

    static func pack(_ bytes: [UInt8]) -> [UInt8] {
        var deflater = Deflater()
        deflater.write(0b011, 3)
        deflater.writeTokens(bytes)
        deflater.writeSymbol(256)
        deflater.write(0, 7)
        var (first, second): (UInt32, UInt32) = (1, 0)
        for byte in bytes {
            first = (first + UInt32(byte)) % 65_521
            second = (second + first) % 65_521
        }
        let checksum: [UInt32] = [second >> 8, second, first >> 8, first]
        return deflater.output + checksum.map { UInt8(truncatingIfNeeded: $0) }
    }

    private mutating func writeTokens(_ bytes: [UInt8]) {
        // Where three bytes of a hash have been last.
        var places = [Int](repeating: -1, count: 1 << 15)
        var position = 0
        while position < bytes.count {
            var length = 0
            var distance = 0
            if position + 2 < bytes.count {
                let word = Int(bytes[position]) << 16 | Int(bytes[position + 1]) << 8 | Int(bytes[position + 2])
                let hash = word &* 0x9E37_79B1 >> 8 & 0x7FFF
                let place = places[hash]
                places[hash] = position
                if place >= 0, position - place <= 32_768 {
                    distance = position - place
                    let limit = min(258, bytes.count - position)
                    while length < limit, bytes[place + length] == bytes[position + length] { length += 1 }
                }
            }
            if length >= 3 {
                writeMatch(length, distance)
                position += length
            } else {
                writeSymbol(Int(bytes[position]))
                position += 1
            }
        }
    }

    private mutating func write(_ value: UInt32, _ count: UInt32) {
        bits |= value << bitCount
        bitCount += count
        while bitCount >= 8 {
            output.append(UInt8(truncatingIfNeeded: bits))
            bits >>= 8
            bitCount -= 8
        }
    }

    /// Writes a code, the highest bit first.
    private mutating func writeCode(_ code: Int, _ count: Int) {
        var reversed: UInt32 = 0
        for bit in 0..<count where code >> bit & 1 != 0 { reversed |= 1 << UInt32(count - 1 - bit) }
        write(reversed, UInt32(count))
    }

    private mutating func writeSymbol(_ symbol: Int) {
        switch symbol {
        case ..<144: writeCode(0x30 + symbol, 8)
        case ..<256: writeCode(0x190 + symbol - 144, 9)
        case ..<280: writeCode(symbol - 256, 7)
        default: writeCode(0xC0 + symbol - 280, 8)
        }
    }

    private mutating func writeMatch(_ length: Int, _ distance: Int) {
        if length == 258 {
            writeSymbol(285)
        } else {
            // Four symbols for each number of extra bits, from lengths of 3 on.
            let rest = length - 3
            let extra = rest < 8 ? 0 : (Int.bitWidth - 1 - rest.leadingZeroBitCount) - 2
            writeSymbol(257 + extra * 4 + rest >> extra)
            write(UInt32(rest & (1 << extra - 1)), UInt32(extra))
        }
        // Two symbols for each number of extra bits, from distances of 1 on.
        let rest = distance - 1
        let extra = rest < 4 ? 0 : (Int.bitWidth - 1 - rest.leadingZeroBitCount) - 1
        writeCode(extra * 2 + rest >> extra, 5)
        write(UInt32(rest & (1 << extra - 1)), UInt32(extra))
    }
}
