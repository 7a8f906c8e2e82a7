/// Rows of a large tableau that dual steps leave *stale*, because they follow from other rows.
///
/// The row of a basic activity is a combination of the nonbasic ones. Where that activity is one of the rows r = A·x,
/// the combination is the sum of those of its columns, times their coefficients: a column that is nonbasic adds its
/// coefficient, a basic one its row of the tableau. So a pivot need only be added to the rows of basic columns. The
/// others become stale if they change, and are derived when a step reads them: one entry when it reads a column, all
/// entries when it reads the row.
///
/// For example, with the row r = a + b, basic b = r' − c and nonbasic a, r' and c, r is basic and derived from its
/// terms: r = a + (r' − c).
///
/// Rows of a few terms are derived in much less time than a pivot takes to change them. Rows of many are not, and
/// neither are pivots that change few rows; both are kept as they are. Primal steps read rows without end, so that they
/// begin with all rows derived.
struct StaleRows {
    private var isStale: [Bool] = []
    private(set) var count = 0

    @inline(__always)
    var isEmpty: Bool { count == 0 }

    /// Makes room for rows, of which none is stale; keeps what is noted of the same number of rows.
    fileprivate mutating func fit(rowCount: Int) {
        if isStale.count != rowCount { reset(rowCount: rowCount) }
    }

    /// Notes that no row is stale.
    mutating func reset(rowCount: Int = 0) {
        isStale.removeAll(keepingCapacity: true)
        isStale.append(contentsOf: repeatElement(false, count: rowCount))
        count = 0
    }

    @inline(__always)
    func contains(_ row: Int) -> Bool { count > 0 && isStale[row] }

    @inline(__always)
    mutating func insert(_ row: Int) {
        if !isStale[row] { count += 1 }
        isStale[row] = true
    }

    /// Removes a row; returns whether it was stale.
    @inline(__always)
    fileprivate mutating func remove(_ row: Int) -> Bool {
        guard contains(row) else { return false }
        isStale[row] = false
        count -= 1
        return true
    }
}

extension Simplex {
    /// The columns of a pivot row from which on it is worthwhile to leave rows stale.
    private static let leastColumns = 64

    /// Whether a pivot may leave rows stale: where its row, whose columns were listed, has many columns, and rows have
    /// few terms.
    mutating func allowsStaleRows() -> Bool {
        guard pattern.isKept, scratch.columns.count >= Self.leastColumns else { return false }
        guard canonicalValues.lists(rowCount: rowCount), !canonicalValues.hasLongRows else { return false }
        staleRows.fit(rowCount: rowCount)
        return true
    }

    /// The terms of the row that is basic in a row of the tableau.
    @inline(__always)
    private func basicTerms(_ row: Int) -> Range<Int> { canonicalValues.terms(of: Int(basic[row]) - columnCount) }

    /// An entry of a stale row.
    /// - Complexity: O(t) for t terms.
    private func derivedEntry(_ row: Int, _ column: Int) -> Double {
        var sum = 0.0
        for term in basicTerms(row) {
            let coefficient = canonicalValues.coefficient[term]
            let here = Int(location[Int(canonicalValues.column[term])])
            if here < 0 {
                sum += coefficient * tableau[~here * columnCount + column]
            } else if here == column {
                sum += coefficient
            }
        }
        return sum.magnitude < Tolerance.entry ? 0 : sum
    }

    /// Derives a row if it is stale.
    /// - Complexity: O(t · n) for t terms and n columns.
    mutating func derive(_ row: Int) {
        guard staleRows.remove(row) else { return }
        let (n, first) = (columnCount, row * columnCount)
        for k in first..<first + n { tableau[k] = 0 }
        for term in basicTerms(row) {
            let coefficient = canonicalValues.coefficient[term]
            let here = Int(location[Int(canonicalValues.column[term])])
            if here < 0 {
                for k in 0..<n { tableau[first + k] += coefficient * tableau[~here * n + k] }
            } else {
                tableau[first + here] += coefficient
            }
        }
        for k in 0..<n {
            // An entry that the pattern knows to be 0 is rounding.
            if tableau[first + k].magnitude < Tolerance.entry || !pattern.contains(row: row, column: k) {
                tableau[first + k] = 0
            }
        }
    }

    /// Derives all stale rows.
    mutating func deriveStaleRows() {
        guard !staleRows.isEmpty else { return }
        for row in 0..<rowCount { derive(row) }
    }

    /// Lists the rows in which a column is not 0, and their entries, some of which are in stale rows.
    mutating func listRowsAndEntries(of column: Int) {
        scratch.rows.removeAll(keepingCapacity: true)
        scratch.entries.removeAll(keepingCapacity: true)
        pattern.listPossibleRows(of: column, to: &scratch.rows)
        var count = 0
        for position in scratch.rows.indices {
            let row = Int(scratch.rows[position])
            let entry =
                staleRows.contains(row) ? derivedEntry(row, column) : tableau[row * columnCount + column]
            if entry == 0 {
                pattern.clear(row: row, column: column)
            } else {
                scratch.rows[count] = Int32(row)
                scratch.entries.append(entry)
                count += 1
            }
        }
        scratch.rows.removeLast(scratch.rows.count - count)
    }
}
