#if Cairo
/// The codes of the tokens of a block, by Huffman's method.
struct DeflateCodes {
    /// The code of each token with its extra bits, from the lowest bit, and above 24 bits their number.
    private(set) var table: [UInt32]
    /// The code of the end of the block.
    var endOfBlock: UInt32 { table[256] }

    /// The code of each symbol of a distance, and above 24 bits its number of bits.
    private(set) var distanceTable: [UInt32]

    private let lengths: [UInt8]
    private let distanceLengths: [UInt8]

    /// Creates the codes of tokens that occur a number of times each: 256 literals, the end, and runs by their lengths;
    /// and of the symbols of distances.
    init(counts: [UInt32], distances: [UInt32]) {
        var symbolCounts = [UInt32](repeating: 0, count: 257 + DeflateRuns.symbols.count)
        for literal in 0..<256 { symbolCounts[literal] = counts[literal] }
        symbolCounts[256] = 1
        for length in 3...DeflateRuns.maximumLength {
            symbolCounts[257 + DeflateRuns.symbolOfLength[length]] += counts[256 + length]
        }
        // There is always a distance, so that its codes are not empty.
        var distances = distances
        if distances.allSatisfy({ $0 == 0 }) { distances[0] = 1 }
        let distanceLengths = Self.lengths(distances, limit: 15)
        self.distanceLengths = distanceLengths
        distanceTable = zip(Self.codes(distanceLengths), distanceLengths).map { $0 | UInt32($1) << 24 }
        lengths = Self.lengths(symbolCounts, limit: 15)
        let codes = Self.codes(lengths)
        table = [UInt32](repeating: 0, count: DeflateRuns.tokenCount)
        for literal in 0...256 { table[literal] = codes[literal] | UInt32(lengths[literal]) << 24 }
        for length in 3...DeflateRuns.maximumLength where counts[256 + length] > 0 {
            let index = DeflateRuns.symbolOfLength[length]
            let (first, extraBits) = DeflateRuns.symbols[index]
            let codeLength = Int(lengths[257 + index])
            let code = codes[257 + index] | UInt32(length - first) << UInt32(codeLength)
            table[256 + length] = code | UInt32(codeLength + extraBits) << 24
        }
    }

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

/// Writes bits into bytes, the lowest first.
struct BitWriter {
    private var pending: UInt64 = 0
    private var pendingCount = 0
    private var bytes: [UInt8] = []
    private var count = 0

    /// Makes room for tokens of at most 35 bits each, and for what else belongs to a block.
    mutating func reserve(tokenCount: Int) { reserve(bytes: 5 * tokenCount) }

    private mutating func reserve(bytes additional: Int) {
        let needed = count + additional + 1_024
        if bytes.count < needed { bytes += [UInt8](repeating: 0, count: needed - bytes.count) }
    }

    /// Writes a code of a table: its bits, and above 24 bits their number.
    mutating func write(_ code: UInt32) { write(code & 0xFF_FFFF, count: Int(code >> 24)) }

    mutating func write(_ value: UInt32, count bitCount: Int) {
        pending |= UInt64(value) << UInt64(pendingCount)
        pendingCount += bitCount
        while pendingCount >= 8 {
            if count == bytes.count { reserve(bytes: 0) }
            bytes[count] = UInt8(truncatingIfNeeded: pending)
            count += 1
            pending >>= 8
            pendingCount -= 8
        }
    }

    /// Writes the codes of tokens, for which there is room.
    mutating func write(
        _ tokens: UnsafeBufferPointer<UInt16>, codes: UnsafePointer<UInt32>, _ block: DeflateCodes
    ) {
        // Local copies, which stay in registers.
        var (pending, pendingCount, count) = (pending, UInt64(pendingCount), count)
        let nearest = block.distanceTable[0]
        bytes.withUnsafeMutableBytes { bytes in
            @inline(__always) func put(_ value: UInt32, _ bitCount: UInt32) {
                pending |= UInt64(value) &<< pendingCount
                pendingCount &+= UInt64(bitCount)
                if pendingCount >= 32 {
                    bytes.storeBytes(
                        of: UInt32(truncatingIfNeeded: pending).littleEndian, toByteOffset: count, as: UInt32.self)
                    count &+= 4
                    pending >>= 32
                    pendingCount &-= 32
                }
            }
            var index = 0
            while index < tokens.count {
                let token = Int(tokens[index])
                index &+= 1
                if token < DeflateRuns.matchBase {
                    let code = codes[token]
                    put(code & 0xFF_FFFF, code >> 24)
                    if token > 256 { put(nearest & 0xFF_FFFF, nearest >> 24) }
                } else {
                    let code = codes[token - DeflateRuns.matchBase + 256]
                    put(code & 0xFF_FFFF, code >> 24)
                    let value = Int(tokens[index])
                    index &+= 1
                    let symbol = DeflateRuns.distanceSymbol(value + 1)
                    let distance = block.distanceTable[symbol]
                    put(distance & 0xFF_FFFF, distance >> 24)
                    if symbol >= 4 {
                        let extraBits = symbol / 2 - 1
                        put(UInt32(value & ((1 << extraBits) - 1)), UInt32(extraBits))
                    }
                }
            }
        }
        (self.pending, self.pendingCount, self.count) = (pending, Int(pendingCount), count)
    }

    /// Fills the last byte with zeros.
    mutating func flush() { if pendingCount > 0 { write(0, count: 8 - pendingCount) } }

    /// Moves the whole bytes to the end of an array.
    mutating func moveBytes(to output: inout [UInt8]) {
        output += bytes[..<count]
        count = 0
    }
}
#endif
