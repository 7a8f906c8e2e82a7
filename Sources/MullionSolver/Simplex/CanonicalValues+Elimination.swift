/// The elimination of the unknowns, and repeating its steps.
extension CanonicalValues {
    /// The most steps that are kept, so that large systems do not double their memory.
    private static let mostSteps = 1 << 16

    /// Solves the rows on breakpoints for the unknowns, and keeps the steps.
    mutating func eliminate(_ value: inout [Double]) {
        prepareElimination(value)
        if !eliminateSparsely() {
            if !pivots.isEmpty { prepareElimination(value) }
            eliminateDensely()
        }
        isEliminated = steps.count <= Self.mostSteps
        isFirstRepeat = true
        solveBack(&value)
    }

    /// Fills in the right-hand sides, and forgets the steps.
    mutating func prepareElimination(_ value: [Double]) {
        fillRightSides(value)
        steps.removeAll(keepingCapacity: true)
        pivots.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
        scratch.isTaken.removeAll(keepingCapacity: true)
        scratch.isTaken.append(contentsOf: repeatElement(false, count: rows.count))
        scratch.isDecided.removeAll(keepingCapacity: true)
        scratch.isDecided.append(contentsOf: repeatElement(false, count: unknowns.count))
    }

    /// The elimination in a matrix with all its zeros.
    ///
    /// - Complexity: O(f² · t) for f unknowns and t rows.
    mutating func eliminateDensely() {
        let width = unknowns.count
        fillMatrix()
        for k in 0..<width {
            guard let row = takePivot(k, width) else { continue }
            scratch.isDecided[k] = true
            subtract(row, k, width)
        }
        for index in pivots.indices {
            pivots[index].firstTerm = Int32(terms.count)
            let base = Int(pivots[index].row) * width
            let k = Int(position[Int(pivots[index].unknown)])
            scratch.matrix.withUnsafeBufferPointer { matrix in
                scratch.isDecided.withUnsafeBufferPointer { isDecided in
                    for other in 0..<width where other > k || other < k && !isDecided[other] {
                        let entry = matrix[base &+ other]
                        if entry != 0 { terms.append(Term(column: unknowns[other], coefficient: entry)) }
                    }
                }
            }
        }
    }

    /// The steps of the last elimination for other right-hand sides.
    mutating func repeatSteps(_ value: inout [Double]) {
        if isFirstRepeat {
            isFirstRepeat = false
            listLongKnownTerms()
            let deciding = Set(pivots.map { rows[Int($0.row)].row })
            checked.removeAll(where: deciding.contains)
        }
        fillRightSides(value)
        // Steps name rows, by their numbers among them.
        scratch.rightSides.withUnsafeMutableBufferPointer { rightSides in
            for step in steps { rightSides[Int(step.to)] -= step.factor * rightSides[Int(step.from)] }
        }
        solveBack(&value)
    }

    private mutating func fillMatrix() {
        let width = unknowns.count
        scratch.matrix.removeAll(keepingCapacity: true)
        scratch.matrix.append(contentsOf: repeatElement(0, count: rows.count * width))
        scratch.matrix.withUnsafeMutableBufferPointer { matrix in
            entries.withUnsafeBufferPointer { entries in
                position.withUnsafeBufferPointer { position in
                    // The columns of terms are below the number of columns, and positions below that of unknowns.
                    var base = 0
                    for row in rows.lazy.map({ Int($0.row) }) {
                        for term in terms(of: row) {
                            let unknown = Int(position[Int(entries[term].column)])
                            if unknown >= 0 { matrix[base &+ unknown] = entries[term].coefficient }
                        }
                        base &+= width
                    }
                }
            }
        }
    }

    /// Takes the row where an unknown has its largest entry.
    private mutating func takePivot(_ k: Int, _ width: Int) -> Int? {
        var best: Int?
        var largest = Tolerance.primalPivot
        precondition(scratch.isTaken.count == rows.count && scratch.matrix.count == rows.count * width, "one of each")
        scratch.matrix.withUnsafeBufferPointer { matrix in
            scratch.isTaken.withUnsafeBufferPointer { isTaken in
                var index = k
                for row in 0..<isTaken.count {
                    let entry = matrix[index].magnitude
                    index &+= width
                    if entry > largest, !isTaken[row] { (best, largest) = (row, entry) }
                }
            }
        }
        guard let best else { return nil }
        scratch.isTaken[best] = true
        pivots.append(
            Pivot(unknown: unknowns[k], row: Int32(best), pivot: scratch.matrix[best * width + k], firstTerm: 0))
        return best
    }

    /// Removes an unknown from the rows that are not taken yet.
    private mutating func subtract(_ pivotRow: Int, _ k: Int, _ width: Int) {
        let base = pivotRow * width
        let pivot = scratch.matrix[base + k]
        let count = rows.count
        let isTaken = scratch.isTaken
        scratch.matrix.withUnsafeMutableBufferPointer { matrix in
            for row in 0..<count where !isTaken[row] && matrix[row * width + k] != 0 {
                let other = row * width
                let factor = matrix[other + k] / pivot
                matrix[other + k] = 0
                for index in k + 1..<width { matrix[other + index] -= factor * matrix[base + index] }
                scratch.rightSides[row] -= factor * scratch.rightSides[pivotRow]
                steps.append(Step(from: Int32(pivotRow), to: Int32(row), factor: factor))
            }
        }
    }

    /// An unknown that no row decides keeps the value it has; the others see it.
    func solveBack(_ value: inout [Double]) {
        precondition(value.count >= position.count, "one value for each column")
        // Unknowns and the columns of terms are columns; rows of pivots are numbers of right-hand sides.
        value.withUnsafeMutableBufferPointer { value in
            terms.withUnsafeBufferPointer { terms in
                scratch.rightSides.withUnsafeBufferPointer { rightSides in
                    var end = terms.count
                    for index in stride(from: pivots.count - 1, through: 0, by: -1) {
                        let pivot = pivots[index]
                        var sum = rightSides[Int(pivot.row)]
                        for term in Int(pivot.firstTerm)..<end {
                            sum -= terms[term].coefficient * value[Int(terms[term].column)]
                        }
                        value[Int(pivot.unknown)] = sum / pivot.pivot
                        end = Int(pivot.firstTerm)
                    }
                }
            }
        }
    }
}
