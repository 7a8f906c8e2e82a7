#if Cairo
/// The codes of the tokens of a block, by Huffman's method.
struct DeflateCodes {
    /// The code of each token, ``DeflateTokens``, with its extra bits, and in the lowest 8 bits their number. That of a
    /// run contains its distance.
    private(set) var table: [UInt64]

    private let lengths: [UInt8]
    private let codes: [UInt32]
    private let distanceLengths: [UInt8]
    private let distanceCodes: [UInt32]

    /// The longest code of a token and of a distance. Deflate allows 15; a run of at most 12 + 5 + 11 bits is one of
    /// two that are written together.
    private static let (limit, distanceLimit) = (12, 11)

    /// Creates the codes of tokens and of symbols of distances that occur a number of times each.
    init(tokens: [UInt32], distances: [UInt32]) {
        var counts = [UInt32](repeating: 0, count: 257 + Self.symbols.count)
        for literal in 0..<256 { counts[literal] = tokens[literal] }
        counts[256] = 1
        for length in 3...DeflateTokens.maximumLength {
            counts[257 + Self.symbolOfLength[length]] +=
                tokens[DeflateTokens.runBase + length] + tokens[DeflateTokens.matchBase + length]
        }
        // There is always a distance, so that its codes are not empty.
        var distances = distances
        if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
        distanceLengths = Self.lengths(distances, limit: Self.distanceLimit)
        distanceCodes = Self.codes(distanceLengths)
        lengths = Self.lengths(counts, limit: Self.limit)
        codes = Self.codes(lengths)
        table = [UInt64](repeating: 0, count: DeflateTokens.valueCount)
        for literal in 0..<256 { table[literal] = UInt64(codes[literal]) << 8 | UInt64(lengths[literal]) }
        for length in 3...DeflateTokens.maximumLength {
            let index = Self.symbolOfLength[length]
            guard counts[257 + index] > 0 else { continue }
            let (first, extraBits) = Self.symbols[index]
            let codeLength = UInt64(lengths[257 + index])
            let code = UInt64(codes[257 + index]) | UInt64(length - first) << codeLength
            let count = codeLength + UInt64(extraBits)
            table[DeflateTokens.matchBase + length] = code << 8 | count
            table[DeflateTokens.runBase + length] =
                (code | UInt64(distanceCodes[0]) << count) << 8 | (count + UInt64(distanceLengths[0]))
        }
    }

    /// Returns the code of a distance less one, as in ``table``.
    @inline(__always)
    func distance(_ value: Int) -> UInt64 {
        let symbol = Self.distanceSymbol(value)
        let length = UInt64(distanceLengths[symbol])
        let code = UInt64(distanceCodes[symbol])
        guard symbol >= 4 else { return code << 8 | length }
        let extraBits = UInt64(symbol / 2 - 1)
        return (code | (UInt64(value) & ((1 << extraBits) - 1)) << length) << 8 | (length + extraBits)
    }

    /// Returns the symbol of a distance less one, 0…32,767: two for each power of two.
    @inline(__always)
    static func distanceSymbol(_ value: Int) -> Int {
        guard value >= 4 else { return value }
        let bits = Int.bitWidth - 1 - value.leadingZeroBitCount
        return 2 * bits + ((value >> (bits - 1)) & 1)
    }

    /// Writes the code of the end of the block.
    func writeEnd(to bits: inout BitWriter) { bits.write(codes[256], count: Int(lengths[256])) }

    /// The first length of each symbol from 257, and the number of extra bits.
    private static let symbols: [(first: Int, extraBits: Int)] = {
        var symbols: [(first: Int, extraBits: Int)] = []
        var length = 3
        for extraBits in [0, 0, 1, 2, 3, 4, 5] {
            for _ in 0..<4 {
                symbols.append((length, extraBits))
                length += 1 << extraBits
            }
        }
        // The longest has a symbol of its own.
        return symbols + [(DeflateTokens.maximumLength, 0)]
    }()

    /// The symbol of each length, counted from 257.
    private static let symbolOfLength: [Int] = {
        var result = [Int](repeating: 0, count: DeflateTokens.maximumLength + 1)
        for (index, symbol) in symbols.enumerated() {
            for length in symbol.first..<min(symbol.first + 1 << symbol.extraBits, DeflateTokens.maximumLength + 1) {
                result[length] = index
            }
        }
        return result
    }()

    /// The order in which deflate writes the lengths of the codes of lengths.
    private static let order = [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15]

    /// Writes the beginning of a block that is not the last: its codes, as the lengths of the codes of all symbols.
    func writeHeader(to bits: inout BitWriter) {
        let symbolCount = max(257, (lengths.lastIndex { $0 > 0 } ?? 0) + 1)
        let distanceCount = (distanceLengths.lastIndex { $0 > 0 } ?? 0) + 1
        let runs = Self.runs(Array(lengths[..<symbolCount]) + distanceLengths[..<distanceCount])
        var counts = [UInt32](repeating: 0, count: 19)
        for run in runs { counts[run.symbol] += 1 }
        let runLengths = Self.lengths(counts, limit: 7)
        let codes = Self.codes(runLengths)
        let last = Self.order.lastIndex { runLengths[$0] > 0 } ?? 0
        bits.write(0b100, count: 3)
        bits.write(UInt32(symbolCount - 257), count: 5)
        bits.write(UInt32(distanceCount - 1), count: 5)
        bits.write(UInt32(max(last, 3) - 3), count: 4)
        for symbol in Self.order[...max(last, 3)] { bits.write(UInt32(runLengths[symbol]), count: 3) }
        for run in runs {
            bits.write(codes[run.symbol], count: Int(runLengths[run.symbol]))
            bits.write(run.extra, count: run.extraBits)
        }
    }

    /// Returns lengths with their repetitions replaced: 16 repeats the one before, 17 and 18 are zeros.
    private static func runs(_ lengths: [UInt8]) -> [(symbol: Int, extra: UInt32, extraBits: Int)] {
        var runs: [(symbol: Int, extra: UInt32, extraBits: Int)] = []
        var index = 0
        while index < lengths.count {
            let length = lengths[index]
            var end = index + 1
            while end < lengths.count, lengths[end] == length { end += 1 }
            var rest = end - index
            if length > 0 {
                runs.append((Int(length), 0, 0))
                rest -= 1
            }
            while rest >= 3 {
                let part = min(rest, length > 0 ? 6 : 138)
                if length > 0 {
                    runs.append((16, UInt32(part - 3), 2))
                } else {
                    runs.append(part <= 10 ? (17, UInt32(part - 3), 3) : (18, UInt32(part - 11), 7))
                }
                rest -= part
            }
            for _ in 0..<rest { runs.append((Int(length), 0, 0)) }
            index = end
        }
        return runs
    }

    /// Returns the lengths of codes for symbols that occur a number of times each; 0 for those that do not occur.
    ///
    /// - Complexity: O(n log n) for n symbols, times the halvings of the counts that the limit needs.
    static func lengths(_ counts: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: counts.count)
        let used = counts.indices.filter { counts[$0] > 0 }
        guard used.count > 1 else {
            for symbol in used { lengths[symbol] = 1 }
            return lengths
        }
        var weights = used.map { counts[$0] }
        while true {
            let depths = Self.depths(weights)
            if depths.allSatisfy({ $0 <= limit }) {
                for (symbol, depth) in zip(used, depths) { lengths[symbol] = UInt8(depth) }
                return lengths
            }
            // Rare symbols become more frequent in comparison, and the tree flatter.
            for index in weights.indices { weights[index] = weights[index] / 2 + 1 }
        }
    }

    /// Returns the depths of leaves in the tree that joins the two lightest nodes again and again.
    private static func depths(_ weights: [UInt32]) -> [Int] {
        // Weight and index in one number, which is sorted faster than an index by its weight.
        let count = weights.count
        var keys = weights.indices.map { UInt64(weights[$0]) << 16 | UInt64($0) }
        keys.sort()
        let sorted = keys.map { Int($0 & 0xFFFF) }
        // Leaves in rising order, then the joined nodes, which are made in rising order.
        var nodes = sorted.map { UInt64(weights[$0]) }
        var parents = [Int](repeating: 0, count: 2 * count - 1)
        nodes.reserveCapacity(2 * count - 1)
        var (leaf, joined) = (0, count)
        for _ in 1..<count {
            var weight: UInt64 = 0
            for _ in 0..<2 {
                let takesLeaf = leaf < count && (joined >= nodes.count || nodes[leaf] <= nodes[joined])
                let node = takesLeaf ? leaf : joined
                if takesLeaf { leaf += 1 } else { joined += 1 }
                weight += nodes[node]
                parents[node] = nodes.count
            }
            nodes.append(weight)
        }
        var depths = [Int](repeating: 0, count: nodes.count)
        for node in (0..<nodes.count - 1).reversed() { depths[node] = depths[parents[node]] + 1 }
        var result = [Int](repeating: 0, count: count)
        for (position, index) in sorted.enumerated() { result[index] = depths[position] }
        return result
    }

    /// Returns the codes of lengths, by rising length and symbol, their bits in the order of writing.
    private static func codes(_ lengths: [UInt8]) -> [UInt32] {
        var counts = [UInt32](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [UInt32](repeating: 0, count: 17)
        for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            var (code, reversed) = (next[Int(length)], UInt32(0))
            for _ in 0..<length {
                reversed = reversed << 1 | code & 1
                code >>= 1
            }
            return reversed
        }
    }
}

#endif
