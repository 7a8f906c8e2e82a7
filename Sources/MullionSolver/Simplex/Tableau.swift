/// The tableau of a simplex system: its basic activities as combinations of the nonbasic ones, row by row.
///
/// In a large system the pattern lists the entries that are different from 0, and a pivot may leave rows *stale*, which
/// `Simplex` derives before it reads them; see `Simplex.derive(_:)`. All entries are read through the functions here.
/// Those that hand out a row, list it, or change the number of rows stop at a stale one. In a debug build each look at
/// a single entry does so too.
struct Tableau {
    let columnCount: Int
    private var entries: [Double]
    /// Where entries may be different from 0, and which rows are stale.
    private(set) var pattern = NonzeroPattern()

    init(rows: [Double], columnCount: Int) {
        self.columnCount = columnCount
        entries = rows
    }

    // MARK: - Reading

    var entryCount: Int { entries.count }

    /// - Precondition: The row is not stale, or the rows of the column were listed since the last pivot.
    @inline(__always)
    subscript(row: Int, column: Int) -> Double {
        assert(pattern.isCurrent(row: row, column: column), "an entry of a stale row")
        return entries[row &* columnCount &+ column]
    }

    /// Calls a function with the entries of a row.
    @inline(__always)
    func withRow<Result>(_ row: Int, _ body: (UnsafeBufferPointer<Double>) -> Result) -> Result {
        precondition(!pattern.isStale(row), "a stale row")
        let first = row * columnCount
        return entries.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[first..<first + columnCount])) }
    }

    /// Appends the columns in which a row is not 0, ascending.
    ///
    /// - Complexity: O(n / 64 + c) for n columns of which c are not 0.
    mutating func listColumns(of row: Int, to list: inout [Int32]) {
        precondition(!pattern.isStale(row), "a stale row")
        pattern.listColumns(of: row, entries, columnCount: columnCount, to: &list)
    }

    /// Appends the rows in which a column is not 0, ascending.
    ///
    /// - Complexity: O(m / 64 + r) for m rows of which r are not 0.
    mutating func listRows(of column: Int, to list: inout [Int32]) {
        precondition(pattern.isCurrent(column: column), "entries of stale rows")
        pattern.listRows(of: column, entries, columnCount: columnCount, to: &list)
    }

    /// Reads the pattern of a large tableau.
    ///
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func readPattern(rowCount: Int) {
        precondition(!pattern.hasStaleRows, "a stale row")
        pattern.read(entries, rowCount: rowCount, columnCount: columnCount)
    }

    // MARK: - Pivots

    /// Solves the row for the activity of a column, and eliminates that in all other rows of a small system.
    ///
    /// - Complexity: O(m · n) for m rows and n columns.
    mutating func pivot(row: Int, column: Int) {
        precondition(!pattern.isKept, "a large system")
        let n = columnCount
        let first = row * n
        entries.withUnsafeMutableBufferPointer { entries in
            let inverse = 1 / entries[first + column]
            for k in first..<first + n { entries[k] *= -inverse }
            entries[first + column] = inverse
            var base = 0
            while base < entries.count {
                let factor = entries[base + column]
                if base != first, factor != 0 {
                    entries[base + column] = 0
                    Self.add(
                        factor, times: UnsafeBufferPointer(rebasing: entries[first..<first + n]),
                        to: UnsafeMutableBufferPointer(rebasing: entries[base..<base + n]))
                }
                base += n
            }
        }
    }

    /// The same in a large system.
    ///
    /// - Parameters:
    ///   - rows: the rows in which the column is not 0.
    ///   - columns: the columns in which the row is not 0.
    ///   - leavesStale: returns whether a row is left stale.
    ///
    /// - Complexity: O(r · n) for r rows that are not left stale and n columns.
    mutating func pivot(
        row: Int, column: Int, rows: [Int32], columns: [Int32], leavesStale: (_ row: Int) -> Bool
    ) {
        precondition(!pattern.isStale(row), "a stale row")
        if pattern.follows(entriesOf: rows), !pattern.hasStaleRows {
            solve(row: row, column: column, columns)
            eliminateInFewRows(row: row, column: column, rows, columns)
            return
        }
        solve(row: row, column: column, columns)
        let (n, first) = (columnCount, row * columnCount)
        let added = columns.count <= n / 2 ? columns.map { entries[first + Int($0)] } : []
        entries.withUnsafeMutableBufferPointer { entries in
            for other in rows.lazy.map(Int.init) where other != row && !pattern.isStale(other) {
                if leavesStale(other) {
                    pattern.noteStale(other)
                    continue
                }
                let base = other * n
                let factor = entries[base + column]
                entries[base + column] = 0
                let target = UnsafeMutableBufferPointer(rebasing: entries[base..<base + n])
                if added.isEmpty {
                    Self.add(factor, times: UnsafeBufferPointer(rebasing: entries[first..<first + n]), to: target)
                } else {
                    Self.add(factor, times: added, in: columns, to: target)
                }
            }
        }
        pattern.pivot(row: row, column: column, changed: rows, support: columns)
    }

    /// Solves the row for the activity of a column.
    private mutating func solve(row: Int, column: Int, _ columns: [Int32]) {
        let first = row * columnCount
        let inverse = 1 / entries[first + column]
        for k in columns.lazy.map(Int.init) { entries[first + k] *= -inverse }
        entries[first + column] = inverse
    }

    /// Eliminates a column with its row in the other rows that were listed, and follows each entry in the pattern.
    private mutating func eliminateInFewRows(row: Int, column: Int, _ rows: [Int32], _ columns: [Int32]) {
        let n = columnCount
        entries.withUnsafeMutableBufferPointer { entries in
            columns.withUnsafeBufferPointer { columns in
                pattern.edit { bits in
                    // Rows and columns that were listed are those of the tableau.
                    let source = entries.baseAddress! + row &* n
                    for other in rows.lazy.map(Int.init) where other != row {
                        let target = entries.baseAddress! + other &* n
                        let factor = target[column]
                        target[column] = 0
                        for k in columns.lazy.map(Int.init) {
                            let sum = target[k] + factor * source[k]
                            let isNonzero = sum.magnitude >= Tolerance.entry
                            target[k] = isNonzero ? sum : 0
                            bits.note(row: other, column: k, isNonzero: isNonzero)
                        }
                    }
                }
            }
        }
    }

    /// Adds a multiple of one row to another, four entries at a time, which the compiler does not do for a plain loop.
    /// Large systems spend most of their time here.
    @inline(__always)
    private static func add(
        _ factor: Double, times source: UnsafeBufferPointer<Double>, to target: UnsafeMutableBufferPointer<Double>
    ) {
        let count = source.count
        let whole = count & ~3
        let (from, to) = (UnsafeRawBufferPointer(source), UnsafeMutableRawBufferPointer(target))
        let least = SIMD4(repeating: Tolerance.entry)
        var k = 0
        while k < whole {
            let offset = k &* MemoryLayout<Double>.stride
            let entry =
                to.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self)
                + factor * from.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self)
            to.storeBytes(
                of: entry.replacing(with: 0, where: (entry .< least) .& (entry .> -least)), toByteOffset: offset,
                as: SIMD4<Double>.self)
            k &+= 4
        }
        while k < count {
            let entry = target[k] + factor * source[k]
            target[k] = entry.magnitude < Tolerance.entry ? 0 : entry
            k &+= 1
        }
    }
}

extension Tableau {
    /// Adds a multiple of the entries of one row in some columns to another row.
    @inline(__always)
    private static func add(
        _ factor: Double, times source: [Double], in columns: [Int32], to target: UnsafeMutableBufferPointer<Double>
    ) {
        precondition(source.count == columns.count, "one entry for each column")
        source.withUnsafeBufferPointer { source in
            columns.withUnsafeBufferPointer { columns in
                // Columns that were listed are columns.
                for position in 0..<source.count {
                    let column = Int(columns[position])
                    let sum = target[column] + factor * source[position]
                    target[column] = sum.magnitude >= Tolerance.entry ? sum : 0
                }
            }
        }
    }
}

// MARK: - Rows that are combined from others

extension Tableau {
    /// Takes the rows as they were given, of which none is stale.
    mutating func reset(to rows: [Double], rowCount: Int) {
        entries = rows
        pattern.read(entries, rowCount: rowCount, columnCount: columnCount)
    }

    /// Appends a row of zeros. Forgets the pattern.
    mutating func appendRow() {
        precondition(!pattern.hasStaleRows, "a stale row")
        entries.append(contentsOf: repeatElement(0, count: columnCount))
        pattern.forget()
    }

    /// Removes a row. Forgets the pattern.
    mutating func removeRow(_ row: Int) {
        precondition(!pattern.hasStaleRows, "a stale row")
        entries.removeSubrange(row * columnCount..<(row + 1) * columnCount)
        pattern.forget()
    }

    /// Adds a multiple of an activity to a row.
    ///
    /// - Parameter location: the column of a nonbasic activity, or the complement of the row of a basic one.
    mutating func add(_ coefficient: Double, timesActivityAt location: Int, to row: Int) {
        let (n, base) = (columnCount, row * columnCount)
        guard location < 0 else {
            let sum = entries[base + location] + coefficient
            entries[base + location] = sum.magnitude < Tolerance.entry ? 0 : sum
            return
        }
        precondition(!pattern.isStale(~location), "a stale row")
        let first = ~location * n
        entries.withUnsafeMutableBufferPointer { entries in
            Self.add(
                coefficient, times: UnsafeBufferPointer(rebasing: entries[first..<first + n]),
                to: UnsafeMutableBufferPointer(rebasing: entries[base..<base + n]))
        }
    }

    /// Fills a stale row with zeros, to which the terms of its activity are added until `endDerivation(of:)`.
    mutating func beginDerivation(of row: Int) {
        entries.withUnsafeMutableBufferPointer { entries in
            for index in row * columnCount..<(row + 1) * columnCount { entries[index] = 0 }
        }
    }

    /// Notes that a row is derived. An entry that the pattern knows to be 0 is rounding.
    mutating func endDerivation(of row: Int) {
        let base = row * columnCount
        pattern.forEachZero(of: row, columnCount: columnCount) { entries[base + $0] = 0 }
        pattern.noteDerived(row)
    }

    /// Makes pivots change all rows from now on.
    mutating func forbidStaleRows() { pattern.forbidStaleRows() }

    /// Notes that all stale rows were derived.
    mutating func endDerivation() { pattern.noteAllDerived() }

    /// Sets an entry of a stale row.
    mutating func setDerived(_ entry: Double, row: Int, column: Int) {
        assert(pattern.isStale(row), "only stale rows have entries that are derived")
        entries[row * columnCount + column] = entry
    }

    /// Notes that the entries of a column were set in all stale rows.
    mutating func noteCurrent(column: Int) { pattern.noteCurrent(column: column) }
}
