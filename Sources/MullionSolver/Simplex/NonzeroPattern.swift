/// Where the entries of a large tableau may be different from 0: one bit for each entry, by rows and again by columns.
///
/// The tableau is stored row by row, so the entries of a column are far apart in memory, and in most systems nearly all
/// of them are 0. The bits name the few that are not. They are kept through pivots, which is one *or* for every 64
/// entries: a bit may be set for an entry that became 0, and is cleared when that entry is looked at next. Systems with
/// fewer rows or columns than a word has bits are faster without.
///
/// A last line of the columns has the bits of the rows that are *stale*: their entries are those of before some pivots,
/// but their bits follow all of them.
struct NonzeroPattern {
    /// The rows and columns that a tableau has at least for its bits to be kept.
    static let leastCount = 64

    /// The bits of all rows, or of all columns, one line of words for each.
    private struct Lines {
        private(set) var wordsPerLine = 0
        private var words: [UInt64] = []

        init() {}

        init(count: Int, bitCount: Int) {
            wordsPerLine = (bitCount + 63) / 64
            words = [UInt64](repeating: 0, count: count * wordsPerLine)
        }

        @inline(__always)
        mutating func set(_ bit: Int, of line: Int) {
            words[line * wordsPerLine + bit / 64] |= 1 << UInt64(bit % 64)
        }

        @inline(__always)
        mutating func clear(_ bit: Int, of line: Int) {
            words[line * wordsPerLine + bit / 64] &= ~(1 << UInt64(bit % 64))
        }

        /// Sets the bits of some lines that another one has.
        ///
        /// - Precondition: The lines are there.
        mutating func unite(_ lines: [Int32], with other: Int) {
            let wordsPerLine = wordsPerLine
            words.withUnsafeMutableBufferPointer { words in
                let source = other &* wordsPerLine
                for line in lines.lazy.map(Int.init) where line != other {
                    let target = line &* wordsPerLine
                    for index in 0..<wordsPerLine { words[target &+ index] |= words[source &+ index] }
                }
            }
        }

        @inline(__always)
        func word(_ index: Int, of line: Int) -> UInt64 { words[line * wordsPerLine + index] }

        /// The words of the last line, one of which has the bit of a number.
        @inline(__always)
        func lastWord(_ index: Int) -> UInt64 { words[words.count - wordsPerLine + index] }

        @inline(__always)
        mutating func setLast(_ bit: Int, to isSet: Bool) {
            let index = words.count - wordsPerLine + bit / 64
            let mask: UInt64 = 1 << UInt64(bit % 64)
            words[index] = isSet ? words[index] | mask : words[index] & ~mask
        }

        mutating func clearLast() {
            for index in words.count - wordsPerLine..<words.count { words[index] = 0 }
        }

        /// - Precondition: There are lines.
        @inline(__always)
        mutating func withUnsafeBits(_ body: (Bits) -> Void) {
            let wordsPerLine = wordsPerLine
            words.withUnsafeMutableBufferPointer {
                body(Bits(words: $0.baseAddress!, wordsPerLine: wordsPerLine))
            }
        }
    }

    /// The memory of lines, for changing bits one by one.
    fileprivate struct Bits {
        let words: UnsafeMutablePointer<UInt64>
        let wordsPerLine: Int

        @inline(__always)
        func set(_ bit: Int, of line: Int, to isSet: Bool) {
            let word = words + (line &* wordsPerLine &+ bit &>> 6)
            let mask: UInt64 = 1 &<< UInt64(truncatingIfNeeded: bit)
            word.pointee = (word.pointee & ~mask) | (isSet ? mask : 0)
        }
    }

    /// Notes which entries are different from 0.
    struct Editor {
        fileprivate let rows: Bits
        fileprivate let columns: Bits

        /// - Precondition: The tableau has this row and this column.
        @inline(__always)
        func note(row: Int, column: Int, isNonzero: Bool) {
            rows.set(column, of: row, to: isNonzero)
            columns.set(row, of: column, to: isNonzero)
        }
    }

    /// Whether the bits are those of the tableau.
    private(set) var isKept = false
    /// Whether rows were left stale since all were derived.
    private(set) var hasStaleRows = false
    /// Whether pivots may leave rows stale, which tests compare with pivots that may not.
    private(set) var allowsStaleRows = true
    /// The column of which stale rows have the entries, -1 after a pivot.
    private var currentColumn: Int32 = -1
    private var rows = Lines()
    private var columns = Lines()

    /// Reads the bits from a tableau, if it is large.
    ///
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func read(_ tableau: [Double], rowCount: Int, columnCount: Int) {
        hasStaleRows = false
        guard rowCount >= Self.leastCount, columnCount >= Self.leastCount else { return }
        rows = Lines(count: rowCount, bitCount: columnCount)
        columns = Lines(count: columnCount + 1, bitCount: rowCount)
        for row in 0..<rowCount {
            for column in 0..<columnCount where tableau[row * columnCount + column] != 0 {
                rows.set(column, of: row)
                columns.set(row, of: column)
            }
        }
        isKept = true
    }

    /// Forgets the bits, because the tableau is a different one.
    mutating func forget() { isKept = false }

    /// Appends the columns in which a row is not 0, ascending, and clears the bits of those in which it is.
    mutating func listColumns(of row: Int, _ tableau: [Double], columnCount: Int, to list: inout [Int32]) {
        let first = row * columnCount
        precondition(first >= 0 && first + columnCount <= tableau.count, "no such row")
        tableau.withUnsafeBufferPointer { tableau in
            // Bits are those of columns.
            Self.listBits(of: row, in: &rows, across: &columns, to: &list) { tableau[first &+ $0] != 0 }
        }
    }

    /// Appends the rows in which a column is not 0, ascending, and clears the bits of those in which it is.
    mutating func listRows(of column: Int, _ tableau: [Double], columnCount: Int, to list: inout [Int32]) {
        Self.listBits(of: column, in: &columns, across: &rows, to: &list) { tableau[$0 * columnCount + column] != 0 }
    }

    @inline(__always)
    private static func listBits(
        of line: Int, in lines: inout Lines, across: inout Lines, to list: inout [Int32], isNonzero: (Int) -> Bool
    ) {
        var count = 0
        for index in 0..<lines.wordsPerLine { count &+= lines.word(index, of: line).nonzeroBitCount }
        list.append(contentsOf: repeatElement(0, count: count))
        let start = list.count - count
        var end = start
        list.withUnsafeMutableBufferPointer { list in
            // There is room for one number for each bit.
            for index in 0..<lines.wordsPerLine {
                let all = lines.word(index, of: line)
                var (rest, zeros) = (all, UInt64(0))
                while rest != 0 {
                    let bit = index &* 64 &+ rest.trailingZeroBitCount
                    let next = rest & (rest &- 1)
                    list[end] = Int32(truncatingIfNeeded: bit)
                    let isNonzero = isNonzero(bit)
                    end &+= isNonzero ? 1 : 0
                    zeros |= isNonzero ? 0 : rest ^ next
                    rest = next
                }
                while zeros != 0 {
                    let bit = index * 64 + zeros.trailingZeroBitCount
                    zeros &= zeros - 1
                    lines.clear(bit, of: line)
                    across.clear(line, of: bit)
                }
            }
        }
        list.removeLast(start + count - end)
    }

    /// Whether a pivot that changes some rows is followed entry by entry in `edit`: where there are fewer rows than
    /// words for each column. This leaves no bits behind for entries that became 0.
    @inline(__always)
    func follows(entriesOf changed: [Int32]) -> Bool { isKept && changed.count < columns.wordsPerLine }

    /// Follows single entries.
    @inline(__always)
    mutating func edit(_ body: (Editor) -> Void) {
        rows.withUnsafeBits { rows in
            columns.withUnsafeBits { columns in body(Editor(rows: rows, columns: columns)) }
        }
    }

    /// Follows a pivot, which adds multiples of its row to others.
    ///
    /// - Parameters:
    ///   - changed: the rows in which the column of the pivot was not 0.
    ///   - support: the columns in which the row of the pivot is not 0.
    mutating func pivot(row: Int, column: Int, changed: [Int32], support: [Int32]) {
        guard isKept else { return }
        rows.unite(changed, with: row)
        columns.unite(support, with: column)
        currentColumn = -1
    }
}

// MARK: - Stale rows

extension NonzeroPattern {
    @inline(__always)
    func isStale(_ row: Int) -> Bool { hasStaleRows && columns.lastWord(row / 64) >> UInt64(row % 64) & 1 == 1 }

    /// Whether all rows have the entries of a column.
    @inline(__always)
    func isCurrent(column: Int) -> Bool { !hasStaleRows || currentColumn == Int32(column) }

    /// Whether a row has the entry of a column.
    func isCurrent(row: Int, column: Int) -> Bool { isCurrent(column: column) || !isStale(row) }

    /// Makes pivots change all rows from now on.
    mutating func forbidStaleRows() { allowsStaleRows = false }

    /// Notes that a pivot leaves a row stale.
    mutating func noteStale(_ row: Int) {
        columns.setLast(row, to: true)
        hasStaleRows = true
    }

    /// Notes that a row has its entries.
    mutating func noteDerived(_ row: Int) { columns.setLast(row, to: false) }

    /// Notes that all rows have their entries.
    mutating func noteAllDerived() {
        columns.clearLast()
        hasStaleRows = false
    }

    /// Notes that stale rows have the entries of a column.
    mutating func noteCurrent(column: Int) { currentColumn = Int32(column) }

    /// Appends the stale rows in which a column may be different from 0, ascending.
    func listStaleRows(of column: Int, to list: inout [Int32]) {
        for index in 0..<columns.wordsPerLine {
            var word = columns.word(index, of: column) & columns.lastWord(index)
            while word != 0 {
                list.append(Int32(truncatingIfNeeded: index * 64 + word.trailingZeroBitCount))
                word &= word - 1
            }
        }
    }

    /// Calls a function with the columns in which a row is 0.
    func forEachZero(of row: Int, columnCount: Int, _ body: (_ column: Int) -> Void) {
        for index in 0..<rows.wordsPerLine {
            var word = ~rows.word(index, of: row)
            while word != 0 {
                let column = index * 64 + word.trailingZeroBitCount
                word &= word - 1
                if column < columnCount { body(column) }
            }
        }
    }
}
