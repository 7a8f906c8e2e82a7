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
    var rows: [Int32] = []
    /// The terms of those rows in known columns, row by row, and where those of each row end.
    var knownTerms: [Term] = []
    var knownEnd: [Int32] = []
    /// Whether the steps are those of the unknowns and rows.
    var isEliminated = false
    var isFirstRepeat = false
    /// What was subtracted from right-hand sides, in order, and then the solved rows.
    var steps: [Step] = []
    var pivots: [Pivot] = []
    var terms: [Term] = []
    /// The rows on breakpoints that may disagree with the columns: all of them after an elimination. Where that went
    /// well, repeating its steps keeps the rows that decided an unknown, and the others remain.
    var checked: [Int32] = []

    /// Memory of the steps, which one system after the other may use.
    var scratch = Scratch()

    struct Scratch {
        var matrix: [Double] = []
        var rightSides: [Double] = []
        /// By row: whether it decides an unknown.
        var isTaken: [Bool] = []
        /// By unknown: whether a row decides it.
        var isDecided: [Bool] = []
    }

    /// By column: its position among the unknowns, -1 for a known one.
    var position: [Int32] = []

    /// rightSides[to] −= factor · rightSides[from]
    struct Step {
        var from: Int32
        var to: Int32
        var factor: Double
    }

    /// unknown = (rightSides[row] − Σ of its terms) / pivot
    struct Pivot {
        var unknown: Int32
        var row: Int32
        var pivot: Double
        var firstTerm: Int32
    }

    /// A column times a coefficient.
    struct Term {
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
        precondition(value.count >= position.count, "one value for each column")
        return value.withUnsafeBufferPointer { value in
            var sum = 0.0
            // The columns of terms are below the number of columns.
            for term in terms(of: row) { sum += coefficient[term] * value[Int(column[term])] }
            return sum
        }
    }

    /// Whether rows have so many terms that they are added up several at a time.
    var hasLongRows: Bool { coefficient.count >= 16 * start.count }

    /// Whether the rows of a system are listed and have few terms on average.
    func hasShortRows(rowCount: Int, mostTerms: Int) -> Bool {
        start.count == rowCount + 1 && coefficient.count <= mostTerms * rowCount
    }

    /// What four rows are at some values: each is added up in the order of its terms, but no sum waits for another.
    func sums(_ rows: SIMD4<Int>, _ value: [Double]) -> SIMD4<Double> {
        precondition(value.count >= position.count, "one value for each column")
        let (a, b, c, d) = (terms(of: rows[0]), terms(of: rows[1]), terms(of: rows[2]), terms(of: rows[3]))
        let shared = min(a.count, b.count, c.count, d.count)
        return value.withUnsafeBufferPointer { value in
            column.withUnsafeBufferPointer { column in
                coefficient.withUnsafeBufferPointer { coefficient in
                    // The columns of terms are below the number of columns.
                    func part(_ term: Int) -> Double { coefficient[term] * value[Int(column[term])] }
                    var sums = SIMD4<Double>.zero
                    for index in 0..<shared {
                        sums[0] += part(a.lowerBound &+ index)
                        sums[1] += part(b.lowerBound &+ index)
                        sums[2] += part(c.lowerBound &+ index)
                        sums[3] += part(d.lowerBound &+ index)
                    }
                    for term in a.dropFirst(shared) { sums[0] += part(term) }
                    for term in b.dropFirst(shared) { sums[1] += part(term) }
                    for term in c.dropFirst(shared) { sums[2] += part(term) }
                    for term in d.dropFirst(shared) { sums[3] += part(term) }
                    return sums
                }
            }
        }
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
    mutating func fillRightSides(_ value: [Double]) {
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
