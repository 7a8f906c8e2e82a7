#if Cairo
/// Packs bytes as a zlib stream, which is fast and suits the filtered rows of drawings: flat areas and vertical edges
/// become runs of zeros.
///
/// Each call of ``append(_:)`` writes a block:
///
/// 1. Find runs of at least four equal bytes after the first. A run of at most 258 is one token. Where it pays, look up
///    where the next bytes have been before in the block: letters are repeated, and so are the steps of gradients. A
///    stretch of 8 KiB in which few bytes were found, as in photographs, ends the search for the next seven. Every
///    other byte is a token.
/// 2. Count the tokens, and give each a code by Huffman's method, so that frequent ones are short.
/// 3. Write the lengths of the codes, then the codes of all tokens.
///
/// Worked example: the bytes 7 0 0 0 0 0 0 are the tokens 7, 0, and a run of 5 at distance 1.
struct RunLengthDeflater {
    /// The maximum number of bytes of a block.
    static let blockSize = 1 << 16

    /// The finished part of the stream.
    private(set) var output: [UInt8] = [0x78, 0x01]
    private var checksum = Adler32()
    /// Literals and runs; a match is two of them, its length and its distance.
    private var tokens = [UInt16](repeating: 0, count: RunLengthDeflater.blockSize)
    /// Where four bytes of a hash have been last, plus one.
    private var places = [UInt16](repeating: 0, count: 1 << DeflateRuns.hashBits)
    private var search = MatchSearch()
    private var bits = BitWriter()

    /// Adds a block, without the rest of its last byte.
    ///
    /// - Precondition: At most ``blockSize`` bytes.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress, !bytes.isEmpty else { return }
        precondition(bytes.count <= Self.blockSize, "a block has \(bytes.count) bytes")
        checksum.add(bytes)
        // Taken out of self while the bits are written.
        var tokens: [UInt16] = []
        swap(&tokens, &self.tokens)
        defer { swap(&tokens, &self.tokens) }
        // Literals, the end of the block, and runs of a length each, in the order of the tokens.
        var counts = [UInt32](repeating: 0, count: DeflateRuns.tokenCount)
        var distances = [UInt32](repeating: 0, count: 30)
        var search = search
        let count = tokens.withUnsafeMutableBufferPointer { tokens in
            counts.withUnsafeMutableBufferPointer { counts in
                places.withUnsafeMutableBufferPointer { places in
                    places.update(repeating: 0)
                    return Self.tokenize(
                        start, bytes.count, into: tokens.baseAddress!, counts.baseAddress!, &distances,
                        places: places.baseAddress!, &search)
                }
            }
        }
        self.search = search
        let codes = DeflateCodes(counts: counts, distances: distances)
        codes.writeHeader(to: &bits)
        tokens.withUnsafeBufferPointer { tokens in
            codes.table.withUnsafeBufferPointer { table in
                bits.reserve(tokenCount: count)
                bits.write(UnsafeBufferPointer(rebasing: tokens[..<count]), codes: table.baseAddress!, codes)
            }
        }
        bits.write(codes.endOfBlock)
        bits.moveBytes(to: &output)
    }

    /// Ends the stream and returns it.
    mutating func finish() -> [UInt8] {
        // A last block of fixed codes that contains its end alone.
        bits.write(0b011, count: 3)
        bits.write(0, count: 7)
        bits.flush()
        bits.moveBytes(to: &output)
        for shift in [24, 16, 8, 0] as [UInt32] { output.append(UInt8(truncatingIfNeeded: checksum.value >> shift)) }
        return output
    }

    /// Writes the tokens of bytes: a literal is itself, a run its length plus 256, a match its length plus
    /// ``DeflateRuns/matchBase`` and then its distance. Returns their number.
    private static func tokenize(
        _ bytes: UnsafePointer<UInt8>, _ count: Int, into tokens: UnsafeMutablePointer<UInt16>,
        _ counts: UnsafeMutablePointer<UInt32>, _ distances: inout [UInt32], places: UnsafeMutablePointer<UInt16>,
        _ search: inout MatchSearch
    ) -> Int {
        let raw = UnsafeRawPointer(bytes)
        var (place, written) = (0, 0)
        func literal(_ byte: UInt8) {
            tokens[written] = UInt16(byte)
            written += 1
            counts[Int(byte)] &+= 1
        }
        literal(bytes[0])
        place = 1
        var stretchEnd = MatchSearch.stretch
        var (literalCount, matchedCount) = (0, 0)
        var isSearching = search.isActive
        while place + 4 <= count {
            if place >= stretchEnd {
                search.endStretch(literals: literalCount, matched: matchedCount)
                (literalCount, matchedCount, isSearching) = (0, 0, search.isActive)
                stretchEnd = place + MatchSearch.stretch
            }
            // Each run of four that begins in the next four bytes contains the fourth: most bytes of photographs are
            // taken together.
            if !isSearching, bytes[place &+ 3] != bytes[place &+ 2] {
                let four = raw.loadUnaligned(fromByteOffset: place, as: SIMD4<UInt8>.self)
                UnsafeMutableRawPointer(tokens + written).storeBytes(
                    of: SIMD4<UInt16>(truncatingIfNeeded: four), as: SIMD4<UInt16>.self)
                counts[Int(four[0])] &+= 1
                counts[Int(four[1])] &+= 1
                counts[Int(four[2])] &+= 1
                counts[Int(four[3])] &+= 1
                written &+= 4
                place &+= 4
                continue
            }
            // Four bytes that equal those one before are equal to each other.
            let here = raw.loadUnaligned(fromByteOffset: place, as: UInt32.self)
            let before = raw.loadUnaligned(fromByteOffset: place - 1, as: UInt32.self)
            guard here == before else {
                if isSearching {
                    // One byte among zeros, as in the steps of gradients, has been everywhere: more of them tell it
                    // apart.
                    let isSparse = here.littleEndian &>> 8 == 0 && place &+ DeflateRuns.sparseLength <= count
                    let hash =
                        isSparse
                        ? DeflateRuns.hash(raw + place)
                        : Int((here &* 0x9E37_79B1) >> UInt32(32 - DeflateRuns.hashBits))
                    let last = Int(places[hash]) - 1
                    places[hash] = UInt16(truncatingIfNeeded: place + 1)
                    let distance = place - last
                    // The shortest match has eight bytes.
                    if last >= 0, distance > 1, distance <= 32_768, place &+ 8 <= count,
                        raw.loadUnaligned(fromByteOffset: last, as: UInt64.self)
                            == raw.loadUnaligned(fromByteOffset: place, as: UInt64.self)
                    {
                        var length = 8
                        let limit = min(DeflateRuns.maximumLength, count - place)
                        while length + 8 <= limit,
                            raw.loadUnaligned(fromByteOffset: last + length, as: UInt64.self)
                                == raw.loadUnaligned(fromByteOffset: place + length, as: UInt64.self)
                        { length += 8 }
                        while length < limit, bytes[last + length] == bytes[place + length] { length += 1 }
                        if length >= DeflateRuns.leastMatch {
                            tokens[written] = UInt16(DeflateRuns.matchBase + length)
                            tokens[written + 1] = UInt16(distance - 1)
                            written += 2
                            counts[256 + length] &+= 1
                            distances[DeflateRuns.distanceSymbol(distance)] &+= 1
                            place += length
                            matchedCount &+= length
                            continue
                        }
                    }
                    literal(bytes[place])
                    literalCount &+= 1
                    place += 1
                    continue
                }
                // The first byte that differs is behind any equal ones.
                let equal = ((here ^ before).trailingZeroBitCount >> 3) + 1
                for offset in 0..<equal { literal(bytes[place + offset]) }
                place += equal
                continue
            }
            let byte = bytes[place]
            let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
            var length = 4
            let limit = min(DeflateRuns.maximumLength, count - place)
            while length + 8 <= limit {
                let difference = raw.loadUnaligned(fromByteOffset: place + length, as: UInt64.self) ^ pattern
                guard difference == 0 else {
                    length += difference.littleEndian.trailingZeroBitCount >> 3
                    break
                }
                length += 8
            }
            while length < limit, bytes[place + length] == byte { length += 1 }
            tokens[written] = UInt16(256 + length)
            written += 1
            counts[256 + length] &+= 1
            distances[0] &+= 1
            place += length
        }
        while place < count {
            literal(bytes[place])
            place += 1
        }
        search.endStretch(literals: literalCount, matched: matchedCount)
        return written
    }
}

/// Whether bytes are looked up where they have been before, decided by what was found in the stretch before.
struct MatchSearch {
    /// The number of bytes after which it is decided again.
    static let stretch = 8_192
    /// The number of stretches without a search after one in which little was found.
    private static let pause = 7

    private var remainingPause = 0

    var isActive: Bool { remainingPause == 0 }

    /// - Parameters:
    ///   - literals: The number of bytes that were looked up in vain.
    ///   - matched: The number of those that were found.
    mutating func endStretch(literals: Int, matched: Int) {
        guard isActive else {
            remainingPause -= 1
            return
        }
        if matched < literals { remainingPause = Self.pause }
    }
}

/// The lengths of runs in deflate.
enum DeflateRuns {
    static let maximumLength = 258
    /// Tokens: 256 literals, the end of the block, two unused, and runs of 3…258.
    static let tokenCount = 256 + maximumLength + 1
    /// What is added to the length of a match that is not a run.
    static let matchBase = 1_024
    /// The shortest match that takes fewer bits than its bytes in most pictures.
    static let leastMatch = 8
    /// The number of bits of the hash of four bytes.
    static let hashBits = 12

    /// The number of bytes by which a byte before three zeros is looked up.
    static let sparseLength = 48

    /// Returns the hash of as many bytes as those of a byte before zeros.
    @inline(__always)
    static func hash(_ bytes: UnsafeRawPointer) -> Int {
        var hash: UInt64 = 0
        for offset in stride(from: 0, to: sparseLength, by: 8) {
            let eight = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = (hash ^ eight) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 29
        }
        return Int(truncatingIfNeeded: hash &>> UInt64(64 - hashBits))
    }

    /// Returns the symbol of a distance, 1…32,768: two for each power of two.
    @inline(__always)
    static func distanceSymbol(_ distance: Int) -> Int {
        let value = distance - 1
        guard value >= 4 else { return value }
        let bits = Int.bitWidth - 1 - value.leadingZeroBitCount
        return 2 * bits + ((value >> (bits - 1)) & 1)
    }

    /// The first length of each symbol from 257, and the number of extra bits.
    static let symbols: [(first: Int, extraBits: Int)] = {
        var symbols: [(first: Int, extraBits: Int)] = []
        var length = 3
        for extraBits in [0, 0, 1, 2, 3, 4, 5] {
            for _ in 0..<4 {
                symbols.append((length, extraBits))
                length += 1 << extraBits
            }
        }
        // The longest has a symbol of its own.
        return symbols + [(maximumLength, 0)]
    }()

    /// The symbol of each length, counted from 257.
    static let symbolOfLength: [Int] = {
        var result = [Int](repeating: 0, count: maximumLength + 1)
        for (index, symbol) in symbols.enumerated() {
            for length in symbol.first..<min(symbol.first + 1 << symbol.extraBits, maximumLength + 1) {
                result[length] = index
            }
        }
        return result
    }()
}

/// The checksum of zlib.
struct Adler32 {
    private var sum: UInt32 = 1
    private var sumOfSums: UInt32 = 0

    var value: UInt32 { sumOfSums << 16 | sum }

    mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
        let raw = UnsafeRawBufferPointer(bytes)
        let weights = SIMD16<UInt32>(16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1)
        var place = 0
        while place < raw.count {
            // The sum of a column fits in 16 bits, and all sums in 32.
            let end = min(place + 16 * 256, raw.count)
            // The sums of the columns, and the sums of those before each 16 bytes.
            var columns = SIMD16<UInt16>()
            var earlier = SIMD16<UInt32>()
            let start = place
            while place + 16 <= end {
                earlier &+= SIMD16<UInt32>(truncatingIfNeeded: columns)
                columns &+= SIMD16<UInt16>(
                    truncatingIfNeeded: raw.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self))
                place += 16
            }
            let wide = SIMD16<UInt32>(truncatingIfNeeded: columns)
            sumOfSums &+= sum &* UInt32(place - start) &+ 16 &* earlier.wrappedSum() &+ (wide &* weights).wrappedSum()
            sum &+= wide.wrappedSum()
            while place < end {
                sum &+= UInt32(raw[place])
                sumOfSums &+= sum
                place += 1
            }
            sum %= 65_521
            sumOfSums %= 65_521
        }
    }
}
#endif
