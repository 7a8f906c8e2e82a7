#if Cairo
/// Writes bits into bytes, the lowest first.
struct BitWriter {
    private var pending: UInt64 = 0
    private var pendingCount: UInt64 = 0
    private var bytes: [UInt8] = []
    private var count = 0

    /// Makes room for a number of bytes, and for what else belongs to a block.
    private mutating func reserve(bytes additional: Int) {
        let needed = count + additional + 1_024
        if bytes.count < needed { bytes += [UInt8](repeating: 0, count: needed - bytes.count) }
    }

    mutating func write(_ value: UInt32, count bitCount: Int) {
        pending |= UInt64(value) << pendingCount
        pendingCount += UInt64(bitCount)
        while pendingCount >= 8 {
            if count == bytes.count { reserve(bytes: 0) }
            bytes[count] = UInt8(truncatingIfNeeded: pending)
            count += 1
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Writes the codes of tokens, and after that of each match its distance.
    ///
    /// Two tokens that are no matches have at most 56 bits, which fit beside the seven that may be pending.
    mutating func write(_ tokens: UnsafeBufferPointer<UInt16>, distances: UnsafePointer<UInt16>, codes: DeflateCodes) {
        // A match is the longest: 17 bits of a length, 24 of a distance.
        reserve(bytes: 6 * tokens.count)
        // Local copies, which stay in registers.
        var (pending, pendingCount, count) = (pending, pendingCount, count)
        bytes.withUnsafeMutableBytes { bytes in
            codes.table.withUnsafeBufferPointer { table in
                @inline(__always) func put(_ code: UInt64) {
                    pending |= (code &>> 8) &<< pendingCount
                    pendingCount &+= code & 0xFF
                }
                @inline(__always) func flush() {
                    bytes.storeBytes(of: pending.littleEndian, toByteOffset: count, as: UInt64.self)
                    count &+= Int(truncatingIfNeeded: pendingCount &>> 3)
                    pending &>>= pendingCount & 0x38
                    pendingCount &= 7
                }
                var (index, match) = (0, 0)
                while index < tokens.count {
                    let token = Int(tokens[index])
                    if token < DeflateTokens.matchBase {
                        put(table[token])
                        // The end of a block is behind the last token.
                        let next = index &+ 1 < tokens.count ? Int(tokens[index &+ 1]) : DeflateTokens.matchBase
                        index &+= 1
                        if next < DeflateTokens.matchBase {
                            put(table[next])
                            index &+= 1
                        }
                        flush()
                    } else {
                        put(table[token])
                        flush()
                        put(codes.distance(Int(distances[match])))
                        flush()
                        match &+= 1
                        index &+= 1
                    }
                }
            }
        }
        (self.pending, self.pendingCount, self.count) = (pending, pendingCount, count)
    }

    /// Fills the last byte with zeros.
    mutating func flush() { if pendingCount > 0 { write(0, count: 8 - Int(pendingCount)) } }

    /// Moves the whole bytes to the end of an array.
    mutating func moveBytes(to output: inout [UInt8]) {
        output += bytes[..<count]
        count = 0
    }
}
#endif
