#if Cairo
/// Packs bytes as a zlib stream, which is fast and suits the filtered rows of drawings: flat areas and vertical edges
/// become runs of zeros.
///
/// 1. Find runs of at least four equal bytes after the first byte of a chunk. A run of at most 258 is one token. Where
///    it pays, look up where the next bytes have been before in the chunk: letters are repeated, and so are the steps
///    of gradients. A stretch of 8 KiB in which few bytes were found, as in photographs, ends the search for the next
///    seven. Every other byte is a token.
/// 2. When there are enough tokens for a block, count them, and give each a code by Huffman's method, so that frequent
///    ones are short.
/// 3. Write the lengths of the codes, then the codes of all tokens.
///
/// Worked example: the bytes 7 0 0 0 0 0 0 are the tokens 7, 0, and a run of 5 at distance 1.
struct RunLengthDeflater {
    /// The maximum number of bytes of a chunk.
    static let chunkSize = 1 << 16

    /// The finished part of the stream.
    private(set) var output: [UInt8] = [0x78, 0x01]
    private var checksum = Adler32()
    private var tokens = DeflateTokens()
    private var bits = BitWriter()

    /// Adds a chunk.
    ///
    /// - Precondition: At most ``chunkSize`` bytes.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard !bytes.isEmpty else { return }
        precondition(bytes.count <= Self.chunkSize, "a chunk has \(bytes.count) bytes")
        checksum.add(bytes)
        tokens.append(bytes)
        if tokens.count >= DeflateTokens.blockCount { endBlock() }
    }

    private mutating func endBlock() {
        guard tokens.count > 0 else { return }
        let counts = tokens.counts()
        let codes = DeflateCodes(tokens: counts.tokens, distances: counts.distances)
        codes.writeHeader(to: &bits)
        tokens.values.withUnsafeBufferPointer { values in
            tokens.distances.withUnsafeBufferPointer { distances in
                bits.write(
                    UnsafeBufferPointer(rebasing: values[..<tokens.count]), distances: distances.baseAddress!,
                    codes: codes)
            }
        }
        codes.writeEnd(to: &bits)
        bits.moveBytes(to: &output)
        tokens.removeAll()
    }

    /// Ends the stream and returns it.
    mutating func finish() -> [UInt8] {
        endBlock()
        // A last block of fixed codes that contains its end alone.
        bits.write(0b011, count: 3)
        bits.write(0, count: 7)
        bits.flush()
        bits.moveBytes(to: &output)
        for shift in [24, 16, 8, 0] as [UInt32] { output.append(UInt8(truncatingIfNeeded: checksum.value >> shift)) }
        return output
    }
}
#endif
