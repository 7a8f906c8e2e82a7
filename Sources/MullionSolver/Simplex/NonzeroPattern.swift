/// Where the entries of a large tableau may be different from 0: one bit for each entry, by rows and again by columns.
///
/// The tableau is stored row by row, so the entries of a column are far apart in memory, and in most systems nearly all
/// of them are 0. The bits name the few that are not. They are kept through pivots, which is one *or* for every 64
/// entries: a bit may be set for an entry that became 0, and is cleared when that entry is looked at next. Systems with
/// fewer rows or columns than a word has bits are faster without.
struct NonzeroPattern {
    /// The rows and columns that a tableau has at least for its bits to be kept.
    static let leastCount = 64

    /// Whether the bits are those of the tableau.
    private(set) var isKept = false
    private var wordsPerRow = 0
    private var wordsPerColumn = 0
    private var rows: [UInt64] = []
    private var columns: [UInt64] = []

    /// Reads the bits from a tableau, if it is large.
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func read(_ tableau: [Double], rowCount: Int, columnCount: Int) {
        guard rowCount >= Self.leastCount, columnCount >= Self.leastCount else { return }
        wordsPerRow = (columnCount + 63) / 64
        wordsPerColumn = (rowCount + 63) / 64
        rows = [UInt64](repeating: 0, count: rowCount * wordsPerRow)
        columns = [UInt64](repeating: 0, count: columnCount * wordsPerColumn)
        for row in 0..<rowCount {
            for column in 0..<columnCount where tableau[row * columnCount + column] != 0 {
                rows[row * wordsPerRow + column / 64] |= 1 << UInt64(column % 64)
                columns[column * wordsPerColumn + row / 64] |= 1 << UInt64(row % 64)
            }
        }
        isKept = true
    }

    /// Forgets the bits, because the tableau is a different one.
    mutating func forget() { isKept = false }

    /// Appends the columns in which a row is not 0, ascending, and clears the bits of those in which it is.
    mutating func listColumns(of row: Int, _ tableau: [Double], columnCount: Int, to list: inout [Int32]) {
        for index in 0..<wordsPerRow {
            var word = rows[row * wordsPerRow + index]
            while word != 0 {
                let column = index * 64 + word.trailingZeroBitCount
                word &= word - 1
                if tableau[row * columnCount + column] != 0 {
                    list.append(Int32(column))
                } else {
                    clear(row, column)
                }
            }
        }
    }

    /// Appends the rows in which a column is not 0, ascending, and clears the bits of those in which it is.
    mutating func listRows(of column: Int, _ tableau: [Double], columnCount: Int, to list: inout [Int32]) {
        for index in 0..<wordsPerColumn {
            var word = columns[column * wordsPerColumn + index]
            while word != 0 {
                let row = index * 64 + word.trailingZeroBitCount
                word &= word - 1
                if tableau[row * columnCount + column] != 0 {
                    list.append(Int32(row))
                } else {
                    clear(row, column)
                }
            }
        }
    }

    private mutating func clear(_ row: Int, _ column: Int) {
        rows[row * wordsPerRow + column / 64] &= ~(1 << UInt64(column % 64))
        columns[column * wordsPerColumn + row / 64] &= ~(1 << UInt64(row % 64))
    }

    /// Follows a pivot, which adds multiples of its row to others.
    /// - Parameters:
    ///   - changed: the rows in which the column of the pivot was not 0.
    ///   - support: the columns in which the row of the pivot is not 0.
    mutating func pivot(row: Int, column: Int, changed: [Int32], support: [Int32]) {
        guard isKept else { return }
        for other in changed where other != row {
            for index in 0..<wordsPerRow { rows[Int(other) * wordsPerRow + index] |= rows[row * wordsPerRow + index] }
        }
        // One bit after the other where there are fewer rows than words.
        if changed.count < wordsPerColumn {
            for changed in changed.lazy.map(Int.init) {
                let (index, bit) = (changed / 64, 1 << UInt64(changed % 64) as UInt64)
                for other in support { columns[Int(other) * wordsPerColumn + index] |= bit }
            }
            return
        }
        for other in support.lazy.map(Int.init) where other != column {
            for index in 0..<wordsPerColumn {
                columns[other * wordsPerColumn + index] |= columns[column * wordsPerColumn + index]
            }
        }
    }
}

/// The rows of a column and the columns of a row in which the tableau may be different from 0: listed in a large
/// system, and in a small one simply all of them, which takes less time than a list.
extension Simplex {
    /// Lists the rows to look at for a column.
    /// - Complexity: O(m / 64 + r) for m rows of which r are not 0; O(1) in a small system.
    @inline(__always)
    mutating func listRows(of column: Int) {
        guard pattern.isKept else { return }
        scratch.rows.removeAll(keepingCapacity: true)
        pattern.listRows(of: column, tableau, columnCount: columnCount, to: &scratch.rows)
    }

    @inline(__always)
    var listedRowCount: Int { pattern.isKept ? scratch.rows.count : rowCount }

    @inline(__always)
    func listedRow(_ position: Int) -> Int { pattern.isKept ? Int(scratch.rows[position]) : position }

    /// Lists the columns to look at for a row.
    /// - Complexity: O(n / 64 + c) for n columns of which c are not 0; O(1) in a small system.
    @inline(__always)
    mutating func listColumns(of row: Int) {
        guard pattern.isKept else { return }
        scratch.columns.removeAll(keepingCapacity: true)
        pattern.listColumns(of: row, tableau, columnCount: columnCount, to: &scratch.columns)
    }
}
