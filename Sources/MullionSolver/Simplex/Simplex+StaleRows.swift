/// Rows of a large tableau that dual steps leave *stale*, because they follow from other rows.
///
/// A pivot adds a multiple of its row to every row in which its column is not 0. But the row of a basic sum
/// r = Σ coefficient · column follows from the terms of the sum: a nonbasic column adds its coefficient, a basic column
/// its row of the tableau. So a pivot need only be added to the rows of basic columns:
///
/// 1. The pivot of a dual step adds its row to those of basic columns. It leaves the row of a basic sum stale if its
///    column is not 0 there.
/// 2. A step that lists a row derives it, which is then not stale until the next such pivot.
/// 3. A step that lists the rows of a column derives the entries of that column alone in stale rows, which remain
///    stale.
/// 4. Primal steps, which list rows one after the other, and changes of the rows begin by deriving all stale rows.
///
/// For example, r = a + b, s = b + c and t = a + c, of which r and t are basic and s is on a breakpoint. Then c is
/// basic, c = s − b, and the tableau has the columns a, b and s:
///
///     r = a + b        c = s − b        t = a + s − b
///
/// Now r leaves on a breakpoint and b enters: b = r − a, and the pivot is added to c, which becomes s − r + a. It
/// leaves t stale. In the column a, t has its own coefficient of a and that of the row c, 1 + 1 = 2; the whole row
/// derived from its terms a and c is t = 2a + s − r.
///
/// Only rows of sums are stale, and they are derived from rows of columns, so the order does not matter.
///
/// A derived row takes as long as one pivot for each of its terms, and a derived entry a little for each. That is worth
/// it where sums have few terms, pivots many columns, and steps look at few columns. Otherwise rows are not left stale,
/// and a step that flips many columns derives those that are.
extension Simplex {
    /// Sums with more terms on average have their rows changed by each pivot.
    private static let mostTerms = 8
    /// The columns of a pivot row for each column that its step looked at, from which on rows are left stale.
    private static let leastColumns = 64

    /// The flips of a step after which it derives all stale rows.
    static let mostFlips = 16

    /// Whether the pivot of a dual step, whose columns were listed, may leave rows stale.
    ///
    /// - Parameter flipCount: How many columns the step looked at before its pivot.
    func leavesSumsStale(flipCount: Int) -> Bool {
        tableau.pattern.isKept && tableau.pattern.allowsStaleRows
            && scratch.columns.count >= Self.leastColumns * (flipCount + 1)
            && canonicalValues.hasShortRows(rowCount: rowCount, mostTerms: Self.mostTerms)
    }

    /// The terms of the sum that is basic in a row of the tableau.
    @inline(__always)
    private func basicTerms(_ row: Int) -> Range<Int> { canonicalValues.terms(of: Int(basic[row]) - columnCount) }

    /// Derives a stale row.
    ///
    /// - Complexity: O(t · n) for t terms and n columns.
    mutating func derive(_ row: Int) {
        tableau.beginDerivation(of: row)
        for term in basicTerms(row) {
            let here = Int(activities[Int(canonicalValues.entries[term].column)].location)
            tableau.add(canonicalValues.entries[term].coefficient, timesActivityAt: here, to: row)
        }
        tableau.endDerivation(of: row)
    }

    /// Derives all stale rows.
    mutating func deriveStaleRows() {
        guard tableau.pattern.hasStaleRows else { return }
        for row in 0..<rowCount where tableau.pattern.isStale(row) { derive(row) }
        tableau.endDerivation()
    }

    /// Derives the entries of a column in all stale rows.
    ///
    /// - Complexity: O(s · t) for s stale rows of t terms in which the column may be different from 0.
    mutating func deriveEntries(of column: Int) {
        scratch.rows.removeAll(keepingCapacity: true)
        tableau.pattern.listStaleRows(of: column, to: &scratch.rows)
        for row in scratch.rows.lazy.map(Int.init) {
            tableau.setDerived(derivedEntry(row, column), row: row, column: column)
        }
        tableau.noteCurrent(column: column)
    }

    /// The entry of a stale row, added up as `derive(_:)` does.
    private func derivedEntry(_ row: Int, _ column: Int) -> Double {
        var sum = 0.0
        for term in basicTerms(row) {
            let here = Int(activities[Int(canonicalValues.entries[term].column)].location)
            if here < 0 {
                sum += canonicalValues.entries[term].coefficient * tableau[~here, column]
            } else if here == column {
                sum += canonicalValues.entries[term].coefficient
            }
            if sum.magnitude < Tolerance.entry { sum = 0 }
        }
        return sum
    }
}
