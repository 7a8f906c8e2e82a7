/// The rows of a column and the columns of a row in which the tableau may be different from 0: listed in a large
/// system, and in a small one simply all of them, which takes less time than a list.
///
/// To list is also to derive: afterwards the row is not stale, or all rows have the entries of the column.
extension Simplex {
    /// Lists the rows to look at for a column.
    ///
    /// - Complexity: O(m / 64 + r + s · t) for m rows of which r are not 0 and s are stale, with t terms each; O(1) in
    ///   a small system.
    @inline(__always)
    mutating func listRows(of column: Int) {
        guard tableau.pattern.isKept else { return }
        listRowsOfLarge(column)
    }

    private mutating func listRowsOfLarge(_ column: Int) {
        if !tableau.pattern.isCurrent(column: column) { deriveEntries(of: column) }
        scratch.rows.removeAll(keepingCapacity: true)
        tableau.listRows(of: column, to: &scratch.rows)
    }

    @inline(__always)
    var listedRowCount: Int { tableau.pattern.isKept ? scratch.rows.count : rowCount }

    @inline(__always)
    func listedRow(_ position: Int) -> Int { tableau.pattern.isKept ? Int(scratch.rows[position]) : position }

    /// Lists the columns to look at for a row.
    ///
    /// - Complexity: O(n / 64 + c) for n columns of which c are not 0, and O(t · n) for a stale row of t terms; O(1) in
    ///   a small system.
    @inline(__always)
    mutating func listColumns(of row: Int) {
        guard tableau.pattern.isKept else { return }
        listColumnsOfLarge(row)
    }

    private mutating func listColumnsOfLarge(_ row: Int) {
        if tableau.pattern.isStale(row) { derive(row) }
        scratch.columns.removeAll(keepingCapacity: true)
        tableau.listColumns(of: row, to: &scratch.columns)
    }
}
