/// The rows of a simplex system, and the steps of their last elimination, for computing values that depend on the
/// active breakpoints alone.
///
/// Editing often changes numbers but not which activities lie on breakpoints. Then the same additions are made again on
/// other right-hand sides, which gives the same bits as a new elimination.
struct CanonicalValues {
    // The rows without their zeros.
    private(set) var start: [Int32] = []
    private(set) var column: [Int32] = []
    private(set) var coefficient: [Double] = []
    /// The rows in an order that depends on their contents, not on their history.
    private(set) var order: [Int32] = []

    // The free activities of the last time: those on no breakpoint.
    var isFree: [Bool] = []
    var freeCount = -1

    /// The free columns, ascending, and the rows on breakpoints that have some of them.
    private(set) var unknowns: [Int32] = []
    private var rows: [Int32] = []
    /// The terms of those rows in known columns, row by row, and where those of each row end.
    private var knownTerms: [Term] = []
    private var knownEnd: [Int32] = []
    /// Whether the steps are those of the unknowns and rows.
    private(set) var isEliminated = false
    private var isFirstRepeat = false
    /// What was subtracted from right-hand sides, in order, and then the solved rows.
    private var steps: [Step] = []
    private var pivots: [Pivot] = []
    private var terms: [Term] = []
    /// The rows on breakpoints that may disagree with the columns: all of them after an elimination. Where that went
    /// well, repeating its steps keeps the rows that decided an unknown, and the others remain.
    private var checked: [Int32] = []

    /// Memory of the steps, which one system after the other may use.
    var scratch = Scratch()

    struct Scratch {
        fileprivate var matrix: [Double] = []
        fileprivate var rightSides: [Double] = []
        fileprivate var isTaken: [Bool] = []
    }

    /// By column: its position among the unknowns, -1 for a known one.
    private var position: [Int32] = []

    /// rightSides[to] −= factor · rightSides[from]
    private struct Step {
        var from: Int32
        var to: Int32
        var factor: Double
    }

    /// unknown = (rightSides[row] − Σ of its terms) / pivot
    private struct Pivot {
        var unknown: Int32
        var row: Int32
        var pivot: Double
        var firstTerm: Int32
    }

    /// A column times a coefficient.
    private struct Term {
        var column: Int32
        var coefficient: Double
    }

    /// Lists the rows; needed again after some came or went.
    mutating func read(_ dense: [Double], rowCount: Int, columnCount: Int) {
        guard start.count != rowCount + 1 else { return }
        column.removeAll(keepingCapacity: true)
        coefficient.removeAll(keepingCapacity: true)
        start.removeAll(keepingCapacity: true)
        start.append(0)
        for row in 0..<rowCount {
            for index in 0..<columnCount where dense[row * columnCount + index] != 0 {
                column.append(Int32(index))
                coefficient.append(dense[row * columnCount + index])
            }
            start.append(Int32(column.count))
        }
        order = (0..<Int32(rowCount)).sorted { precedes(Int($0), Int($1)) }
        isFree = [Bool](repeating: false, count: rowCount + columnCount)
        position = [Int32](repeating: -1, count: columnCount)
        freeCount = -1
    }

    mutating func forget() {
        start.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

    /// What a row is at some values.
    @inline(__always)
    func sum(_ row: Int, _ value: [Double]) -> Double {
        var sum = 0.0
        for term in terms(of: row) { sum += coefficient[term] * value[Int(column[term])] }
        return sum
    }

    /// How many elements there are in all arrays; see `Simplex.isConsistent`. Those of the last elimination need not
    /// fit together, so there is nothing to compare them with.
    var elementCount: Int {
        var count = start.count &+ column.count &+ isFree.count &+ position.count
        count &+= unknowns.count &+ rows.count &+ knownTerms.count &+ knownEnd.count
        return count &+ steps.count &+ pivots.count &+ terms.count &+ checked.count
    }

    /// Whether rows on breakpoints are there by the values of columns too; the others were added up from these.
    func isConsistent(_ value: [Double]) -> Bool {
        for row in checked {
            var sum = 0.0
            var scale = 1.0
            for term in terms(of: Int(row)) {
                let part = coefficient[term] * value[Int(column[term])]
                sum += part
                scale = max(scale, part.magnitude)
            }
            guard (sum - value[position.count + Int(row)]).magnitude <= 1e-8 + 1e-11 * scale else { return false }
        }
        return true
    }

    /// By the first difference, so columns in neither row do not count.
    private func precedes(_ a: Int, _ b: Int) -> Bool {
        let (left, right) = (terms(of: a), terms(of: b))
        for (i, j) in zip(left, right) {
            if column[i] != column[j] { return column[i] < column[j] }
            if coefficient[i] != coefficient[j] { return coefficient[i] > coefficient[j] }
        }
        return left.count > right.count
    }
}

// MARK: - Unknowns

extension CanonicalValues {
    /// Lists the unknowns and the rows that contain them, after a change of `isFree`.
    mutating func listUnknowns() {
        unknowns.removeAll(keepingCapacity: true)
        for index in position.indices {
            position[index] = isFree[index] ? Int32(unknowns.count) : -1
            if isFree[index] { unknowns.append(Int32(index)) }
        }
        rows.removeAll(keepingCapacity: true)
        knownTerms.removeAll(keepingCapacity: true)
        knownEnd.removeAll(keepingCapacity: true)
        checked.removeAll(keepingCapacity: true)
        for row in order where !isFree[position.count + Int(row)] {
            checked.append(row)
            guard terms(of: Int(row)).contains(where: { position[Int(column[$0])] >= 0 }) else { continue }
            rows.append(row)
            for term in terms(of: Int(row)) where position[Int(column[term])] < 0 {
                knownTerms.append(Term(column: column[term], coefficient: coefficient[term]))
            }
            knownEnd.append(Int32(knownTerms.count))
        }
        isEliminated = false
    }

    /// The rows with the known columns brought to the right.
    private mutating func fillRightSides(_ value: [Double]) {
        let columnCount = position.count
        precondition(value.count + 1 == columnCount + start.count, "one value for each activity")
        precondition(knownEnd.count == rows.count, "one for each row")
        scratch.rightSides.removeAll(keepingCapacity: true)
        scratch.rightSides.append(contentsOf: repeatElement(0, count: rows.count))
        // Columns, rows and the ends of terms were numbered when they were listed, within the counts above.
        value.withUnsafeBufferPointer { value in
            knownTerms.withUnsafeBufferPointer { terms in
                scratch.rightSides.withUnsafeMutableBufferPointer { rightSides in
                    var term = 0
                    for index in 0..<rightSides.count {
                        var sum = value[columnCount + Int(rows[index])]
                        let end = Int(knownEnd[index])
                        while term < end {
                            sum -= terms[term].coefficient * value[Int(terms[term].column)]
                            term += 1
                        }
                        rightSides[index] = sum
                    }
                }
            }
        }
    }
}

// MARK: - Elimination

extension CanonicalValues {
    /// The most steps that are kept, so that large systems do not double their memory.
    private static let mostSteps = 1 << 16

    mutating func eliminate(_ value: inout [Double]) {
        let width = unknowns.count
        fillRightSides(value)
        fillMatrix()
        steps.removeAll(keepingCapacity: true)
        pivots.removeAll(keepingCapacity: true)
        terms.removeAll(keepingCapacity: true)
        scratch.isTaken.removeAll(keepingCapacity: true)
        scratch.isTaken.append(contentsOf: repeatElement(false, count: rows.count))
        var isDecided = [Bool](repeating: false, count: width)
        for k in 0..<width {
            guard let row = takePivot(k, width) else { continue }
            isDecided[k] = true
            subtract(row, k, width)
        }
        for index in pivots.indices {
            pivots[index].firstTerm = Int32(terms.count)
            let base = Int(pivots[index].row) * width
            let k = Int(position[Int(pivots[index].unknown)])
            for other in 0..<width where other > k || other < k && !isDecided[other] {
                let entry = scratch.matrix[base + other]
                if entry != 0 { terms.append(Term(column: unknowns[other], coefficient: entry)) }
            }
        }
        isEliminated = steps.count <= Self.mostSteps
        isFirstRepeat = true
        solveBack(&value)
    }

    /// The steps of the last elimination for other right-hand sides.
    mutating func repeatSteps(_ value: inout [Double]) {
        if isFirstRepeat {
            isFirstRepeat = false
            let deciding = Set(pivots.map { rows[Int($0.row)] })
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
        for (index, row) in rows.enumerated() {
            for term in terms(of: Int(row)) {
                let unknown = Int(position[Int(column[term])])
                if unknown >= 0 { scratch.matrix[index * width + unknown] = coefficient[term] }
            }
        }
    }

    /// Takes the row where an unknown has its largest entry.
    private mutating func takePivot(_ k: Int, _ width: Int) -> Int? {
        var best: Int?
        var largest = Tolerance.primalPivot
        for row in rows.indices where !scratch.isTaken[row] {
            let entry = scratch.matrix[row * width + k].magnitude
            if entry > largest { (best, largest) = (row, entry) }
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
    private func solveBack(_ value: inout [Double]) {
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
