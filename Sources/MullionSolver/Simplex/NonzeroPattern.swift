/// Where the entries of a large tableau may be different from 0: one bit for each entry, by rows and again by columns.
///
/// The tableau is stored row by row, so the entries of a column are far apart in memory, and in most systems nearly all
/// of them are 0. The bits name the few that are not. They are kept through pivots, which is one *or* for every 64
/// entries: a bit may be set for an entry that became 0, and is cleared when that entry is looked at next. Systems with
/// fewer rows or columns than a word has bits are faster without.
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

        /// Sets the bits of a line that another one has.
        @inline(__always)
        mutating func unite(_ line: Int, with other: Int) {
            for index in 0..<wordsPerLine { words[line * wordsPerLine + index] |= words[other * wordsPerLine + index] }
        }

        @inline(__always)
        func word(_ index: Int, of line: Int) -> UInt64 { words[line * wordsPerLine + index] }

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
    private var rows = Lines()
    private var columns = Lines()

    /// Reads the bits from a tableau, if it is large.
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func read(_ tableau: [Double], rowCount: Int, columnCount: Int) {
        guard rowCount >= Self.leastCount, columnCount >= Self.leastCount else { return }
        rows = Lines(count: rowCount, bitCount: columnCount)
        columns = Lines(count: columnCount, bitCount: rowCount)
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
        Self.listBits(of: row, in: &rows, across: &columns, to: &list) { tableau[row * columnCount + $0] != 0 }
    }

    /// Appends the rows in which a column is not 0, ascending, and clears the bits of those in which it is.
    mutating func listRows(of column: Int, _ tableau: [Double], columnCount: Int, to list: inout [Int32]) {
        Self.listBits(of: column, in: &columns, across: &rows, to: &list) { tableau[$0 * columnCount + column] != 0 }
    }

    /// Appends the rows in which a column may be different from 0, ascending.
    mutating func listPossibleRows(of column: Int, to list: inout [Int32]) {
        Self.listBits(of: column, in: &columns, across: &rows, to: &list) { _ in true }
    }

    /// Whether an entry may be different from 0.
    @inline(__always)
    func contains(row: Int, column: Int) -> Bool {
        rows.word(column / 64, of: row) >> UInt64(column % 64) & 1 == 1
    }

    /// Clears the bits of an entry that is 0.
    @inline(__always)
    mutating func clear(row: Int, column: Int) {
        rows.clear(column, of: row)
        columns.clear(row, of: column)
    }

    @inline(__always)
    private static func listBits(
        of line: Int, in lines: inout Lines, across: inout Lines, to list: inout [Int32], isNonzero: (Int) -> Bool
    ) {
        var count = 0
        for index in 0..<lines.wordsPerLine { count += lines.word(index, of: line).nonzeroBitCount }
        list.append(contentsOf: repeatElement(0, count: count))
        let start = list.count - count
        var end = start
        list.withUnsafeMutableBufferPointer { list in
            // There is room for one number for each bit.
            for index in 0..<lines.wordsPerLine {
                var word = lines.word(index, of: line)
                while word != 0 {
                    let bit = index * 64 + word.trailingZeroBitCount
                    word &= word - 1
                    if isNonzero(bit) {
                        list[end] = Int32(truncatingIfNeeded: bit)
                        end &+= 1
                    } else {
                        lines.clear(bit, of: line)
                        across.clear(line, of: bit)
                    }
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
    /// - Parameters:
    ///   - changed: the rows in which the column of the pivot was not 0.
    ///   - support: the columns in which the row of the pivot is not 0.
    mutating func pivot(row: Int, column: Int, changed: [Int32], support: [Int32]) {
        guard isKept else { return }
        for other in changed where other != row { rows.unite(Int(other), with: row) }
        for other in support where other != column { columns.unite(Int(other), with: column) }
    }
}

/// The rows of a column and the columns of a row in which the tableau may be different from 0: listed in a large
/// system, and in a small one simply all of them, which takes less time than a list.
extension Simplex {
    /// Lists the rows to look at for a column, and its entries if some rows are stale.
    /// - Complexity: O(m / 64 + r) for m rows of which r are not 0; O(1) in a small system.
    @inline(__always)
    mutating func listRows(of column: Int) {
        guard pattern.isKept else { return }
        guard staleRows.isEmpty else { return listRowsAndEntries(of: column) }
        scratch.rows.removeAll(keepingCapacity: true)
        pattern.listRows(of: column, tableau, columnCount: columnCount, to: &scratch.rows)
    }

    @inline(__always)
    var listedRowCount: Int { pattern.isKept ? scratch.rows.count : rowCount }

    @inline(__always)
    func listedRow(_ position: Int) -> Int { pattern.isKept ? Int(scratch.rows[position]) : position }

    /// Lists the columns to look at for a row, which is not stale afterwards.
    /// - Complexity: O(n / 64 + c) for n columns of which c are not 0; O(1) in a small system.
    @inline(__always)
    mutating func listColumns(of row: Int) {
        guard pattern.isKept else { return }
        if !staleRows.isEmpty { derive(row) }
        scratch.columns.removeAll(keepingCapacity: true)
        pattern.listColumns(of: row, tableau, columnCount: columnCount, to: &scratch.columns)
    }
}
