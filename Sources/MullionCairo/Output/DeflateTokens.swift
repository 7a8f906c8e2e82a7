#if Cairo
/// Finds runs and repetitions in bytes, and keeps them as the tokens of a block.
///
/// A token is one number: a literal is itself, a run of equal bytes ``runBase`` and its length, a match with earlier
/// bytes ``matchBase`` and its length. The distances of matches are beside the tokens.
struct DeflateTokens {
    static let maximumLength = 258
    /// What is added to the length of a run: 256 is the end of a block.
    static let runBase = 256
    /// What is added to the length of a match.
    static let matchBase = runBase + maximumLength + 1
    /// The number of different tokens.
    static let valueCount = matchBase + maximumLength + 1
    /// The number of tokens after which a block ends.
    static let blockCount = 1 << 14

    /// The tokens, of which ``count`` are used.
    private(set) var values = [UInt16](repeating: 0, count: blockCount + RunLengthDeflater.chunkSize + 8)
    private(set) var count = 0
    /// The distances of the matches less one, of which ``matchCount`` are used.
    private(set) var distances = [UInt16](
        repeating: 0, count: (blockCount + RunLengthDeflater.chunkSize) / 2)
    private(set) var matchCount = 0
    /// Where four bytes of a hash have been last, plus one.
    private var places = [UInt16](repeating: 0, count: 1 << hashBits)
    /// The lookups where no run begins in the next bytes, and where one does.
    private var denseSearch = MatchSearch(leastGain: 1)
    private var sparseSearch = MatchSearch(leastGain: 8)

    /// The number of bytes before the next run where the next four are looked up. With fewer, as in the steps of
    /// gradients, one byte among zeros has been everywhere: more bytes make it distinct.
    private static let leastLiterals = 4
    /// The number of bytes that are looked up then.
    private static let sparseLength = 48
    /// The shortest match that takes fewer bits than its bytes where a run begins. Elsewhere it is the eight bytes that
    /// are compared at once.
    private static let leastSparseMatch = 32
    /// The number of bits of the hash of four bytes.
    private static let hashBits = 12

    mutating func removeAll() { (count, matchCount) = (0, 0) }

    /// Returns how often each token occurs, and each symbol of a distance.
    func counts() -> (tokens: [UInt32], distances: [UInt32]) {
        // Two lists, as a number that is written again at once has to wait.
        var even = [UInt32](repeating: 0, count: Self.valueCount)
        var odd = even
        values.withUnsafeBufferPointer { values in
            even.withUnsafeMutableBufferPointer { even in
                odd.withUnsafeMutableBufferPointer { odd in
                    for index in stride(from: 0, to: count & ~1, by: 2) {
                        even[Int(values[index])] &+= 1
                        odd[Int(values[index &+ 1])] &+= 1
                    }
                    if count & 1 == 1 { even[Int(values[count - 1])] &+= 1 }
                    for token in 0..<Self.valueCount { even[token] &+= odd[token] }
                }
            }
        }
        var symbols = [UInt32](repeating: 0, count: 30)
        for distance in distances[..<matchCount] { symbols[DeflateCodes.distanceSymbol(Int(distance))] += 1 }
        for length in 3...Self.maximumLength { symbols[0] += even[Self.runBase + length] }
        return (even, symbols)
    }

    /// Adds the tokens of a chunk, which do not refer to the ones before.
    mutating func append(_ bytes: UnsafeBufferPointer<UInt8>) {
        guard let start = bytes.baseAddress else { return }
        values.withUnsafeMutableBufferPointer { values in
            distances.withUnsafeMutableBufferPointer { distances in
                places.withUnsafeMutableBufferPointer { places in
                    places.update(repeating: 0)
                    let added = Self.tokenize(
                        UnsafeRawPointer(start), bytes.count, values.baseAddress! + count,
                        distances.baseAddress! + matchCount, places: places.baseAddress!, &denseSearch,
                        &sparseSearch)
                    count += added.tokens
                    matchCount += added.matches
                }
            }
        }
    }

    @inline(__always)
    private static func hash(_ bytes: UInt32) -> Int { Int((bytes &* 0x9E37_79B1) &>> UInt32(32 - hashBits)) }

    /// Returns the hash of ``sparseLength`` bytes.
    @inline(__always)
    private static func sparseHash(_ bytes: UnsafeRawPointer) -> Int {
        var hash: UInt64 = 0
        for offset in stride(from: 0, to: sparseLength, by: 8) {
            let eight = bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            hash = (hash ^ eight) &* 0x9E37_79B9_7F4A_7C15
            hash ^= hash &>> 29
        }
        return Int(truncatingIfNeeded: hash &>> UInt64(64 - hashBits))
    }

    private static func tokenize(
        _ raw: UnsafeRawPointer, _ count: Int, _ tokens: UnsafeMutablePointer<UInt16>,
        _ distances: UnsafeMutablePointer<UInt16>, places: UnsafeMutablePointer<UInt16>, _ dense: inout MatchSearch,
        _ sparse: inout MatchSearch
    ) -> (tokens: Int, matches: Int) {
        @inline(__always) func byte(_ place: Int) -> UInt8 { raw.load(fromByteOffset: place, as: UInt8.self) }
        @inline(__always) func eight(_ place: Int) -> UInt64 {
            raw.loadUnaligned(fromByteOffset: place, as: UInt64.self).littleEndian
        }
        tokens[0] = UInt16(byte(0))
        var (place, written, matches) = (1, 1, 0)
        var stretchEnd = MatchSearch.stretch
        while place &+ 8 <= count {
            if place >= stretchEnd {
                dense.endStretch()
                sparse.endStretch()
                stretchEnd = place &+ MatchSearch.stretch
            }
            let here = eight(place)
            // A run of four begins where four bytes in turn equal those before them: bit 7 of its byte is set.
            let difference = here ^ eight(place &- 1)
            let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
            let equal = ~(((difference & low) &+ low) | difference | low)
            let pairs = equal & (equal &>> 8)
            let runs = pairs & (pairs &>> 16)
            // The first five bytes can be told.
            let literals = (runs | 0x80 &<< 40).trailingZeroBitCount &>> 3
            let isSparse = literals < leastLiterals
            let isSearching =
                isSparse ? sparse.isActive && literals > 0 && place &+ sparseLength <= count : dense.isActive
            if isSearching {
                let hash = isSparse ? sparseHash(raw + place) : hash(UInt32(truncatingIfNeeded: here))
                let last = Int(places[hash]) &- 1
                places[hash] = UInt16(truncatingIfNeeded: place &+ 1)
                let distance = place &- last
                var length = 0
                if last >= 0, distance > 1, distance <= 32_768, eight(last) == here {
                    length = matchLength(raw, last, place, limit: min(maximumLength, count &- place))
                    if literals < 5, length < leastSparseMatch { length = 0 }
                }
                if isSparse { sparse.note(length) } else { dense.note(length) }
                if length > 0 {
                    tokens[written] = UInt16(truncatingIfNeeded: matchBase &+ length)
                    distances[matches] = UInt16(truncatingIfNeeded: distance &- 1)
                    written &+= 1
                    matches &+= 1
                    place &+= length
                    continue
                }
                if !isSparse {
                    tokens[written] = UInt16(truncatingIfNeeded: here & 0xFF)
                    written &+= 1
                    place &+= 1
                    continue
                }
            }
            let bytes = raw.loadUnaligned(fromByteOffset: place, as: SIMD8<UInt8>.self)
            UnsafeMutableRawPointer(tokens + written).storeBytes(
                of: SIMD8<UInt16>(truncatingIfNeeded: bytes), as: SIMD8<UInt16>.self)
            written &+= literals
            place &+= literals
            if literals == 5 { continue }
            let length = runLength(raw, place, limit: min(maximumLength, count &- place))
            tokens[written] = UInt16(truncatingIfNeeded: runBase &+ length)
            written &+= 1
            place &+= length
        }
        while place < count {
            tokens[written] = UInt16(byte(place))
            written += 1
            place += 1
        }
        dense.endStretch()
        sparse.endStretch()
        return (written, matches)
    }

    /// Returns how many bytes equal the one before a place, where four do.
    @inline(__always)
    private static func runLength(_ raw: UnsafeRawPointer, _ place: Int, limit: Int) -> Int {
        let byte = raw.load(fromByteOffset: place, as: UInt8.self)
        let pattern = UInt64(byte) &* 0x0101_0101_0101_0101
        var length = 4
        while length &+ 8 <= limit {
            let difference =
                raw.loadUnaligned(fromByteOffset: place &+ length, as: UInt64.self).littleEndian ^ pattern
            guard difference == 0 else { return length &+ (difference.trailingZeroBitCount &>> 3) }
            length &+= 8
        }
        while length < limit, raw.load(fromByteOffset: place &+ length, as: UInt8.self) == byte { length &+= 1 }
        return length
    }

    /// Returns how many bytes from a place equal those from an earlier one, where eight do.
    @inline(__always)
    private static func matchLength(_ raw: UnsafeRawPointer, _ last: Int, _ place: Int, limit: Int) -> Int {
        var length = 8
        while length &+ 8 <= limit {
            let difference =
                raw.loadUnaligned(fromByteOffset: last &+ length, as: UInt64.self).littleEndian
                ^ raw.loadUnaligned(fromByteOffset: place &+ length, as: UInt64.self).littleEndian
            guard difference == 0 else { return length &+ (difference.trailingZeroBitCount &>> 3) }
            length &+= 8
        }
        while length < limit,
            raw.load(fromByteOffset: last &+ length, as: UInt8.self)
                == raw.load(fromByteOffset: place &+ length, as: UInt8.self)
        { length &+= 1 }
        return length
    }
}
#endif
