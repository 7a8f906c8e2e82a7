extension CanonicalValues {
    /// Matrices with fewer unknowns are eliminated faster with their zeros.
    private static let leastSparseUnknowns = 24
    /// How many of its entries a matrix may have, zeros among them, for each that is kept.
    private static let sparseness = 4

    /// The elimination in rows without zeros; false where there are too many entries, or come to be. It makes the same
    /// steps as the dense one, in the same order for each row, so it gives the same bits.
    ///
    /// - Complexity: O(f + e) for f unknowns and e entries of the rows at their steps.
    mutating func eliminateSparsely() -> Bool {
        guard unknowns.count >= Self.leastSparseUnknowns else { return false }
        let most = rows.count * unknowns.count / Self.sparseness
        guard unknownTermCount <= most else { return false }
        var sparseRows = sparseRows()
        for k in unknowns.indices {
            sparseRows.findCandidates(k, isTaken: scratch.isTaken)
            guard let (row, pivot) = largestCandidate(of: sparseRows) else { continue }
            scratch.isTaken[row] = true
            scratch.isDecided[k] = true
            pivots.append(
                Pivot(unknown: unknowns[k], row: Int32(row), pivot: pivot, firstTerm: Int32(terms.count)))
            for entry in sparseRows.entries(of: row) where entry.coefficient != 0 {
                if entry.column > k || !scratch.isDecided[Int(entry.column)] {
                    terms.append(Term(column: unknowns[Int(entry.column)], coefficient: entry.coefficient))
                }
            }
            for position in sparseRows.candidates.indices {
                let other = Int(sparseRows.candidates[position])
                if other == row { continue }
                let factor = sparseRows.head(of: other) / pivot
                sparseRows.subtract(factor, times: row, from: other, isDecided: scratch.isDecided)
                scratch.rightSides[other] -= factor * scratch.rightSides[row]
                steps.append(Step(from: Int32(row), to: Int32(other), factor: factor))
            }
            if sparseRows.size > most { return false }
        }
        return true
    }

    /// The number of entries of the rows in columns that are unknown.
    private var unknownTermCount: Int { rows.reduce(-knownCount) { $0 + terms(of: Int($1.row)).count } }

    /// The rows without zeros.
    private func sparseRows() -> SparseRows {
        var sparseRows = SparseRows(columnCount: unknowns.count)
        for row in rows {
            sparseRows.appendRow()
            for term in terms(of: Int(row.row)) {
                let unknown = position[Int(entries[term].column)]
                if unknown >= 0 { sparseRows.append(column: unknown, coefficient: entries[term].coefficient) }
            }
        }
        return sparseRows
    }

    /// The row with the largest entry in the column that is eliminated, the first of equals.
    private func largestCandidate(of sparseRows: SparseRows) -> (row: Int, pivot: Double)? {
        var best: (row: Int, pivot: Double)?
        var largest = Tolerance.primalPivot
        for candidate in sparseRows.candidates {
            let row = Int(candidate)
            let entry = sparseRows.head(of: row)
            if entry.magnitude > largest || entry.magnitude == largest && row < best?.row ?? -1 {
                (best, largest) = ((row, entry), entry.magnitude)
            }
        }
        return best
    }
}
