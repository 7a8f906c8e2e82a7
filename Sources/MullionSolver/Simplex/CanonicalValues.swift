/// The rows of a simplex system, and the steps of their last elimination, for computing values that depend on the
/// active breakpoints alone.
///
/// Editing often changes numbers but not which activities lie on breakpoints. Then the same additions are made again on
/// other right-hand sides, which gives the same bits as a new elimination.
struct CanonicalValues {
    /// By row, and one more: where its terms begin, and a row in an order that depends on contents, not on history.
    private var rowIndex: [IndexEntry] = []
    /// The terms of the rows, without zeros.
    private(set) var entries: [Term] = []
    /// In the order of rows: how many terms a row begins with as the one before it does. Empty where those are less
    /// than half of all terms, or rows are short.
    private(set) var sharedCounts: [Int32] = []

    private struct IndexEntry {
        var start: Int32
        var ordered: Int32 = -1
    }

    // The free activities of the last time: those on no breakpoint.
    var isFree: [Bool] = []
    var freeCount = -1

    /// The free columns, ascending, and the rows on breakpoints that have some of them.
    private(set) var unknowns: [Int32] = []
    var rows: [RowOnBreakpoint] = []
    /// The terms of those rows in known columns, row by row.
    var knownTerms: [Term] = []
    /// How many those are; long rows do not list them before the steps are repeated.
    var knownCount = 0
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
    let scratch: Scratch

    /// Unchecked for the reason that `Solver` gives: only the elimination that runs uses it.
    final class Scratch {
        @exclusivity(unchecked) var matrix: [Double] = []
        @exclusivity(unchecked) var rightSides: [Double] = []
        /// By row: whether it decides an unknown.
        @exclusivity(unchecked) var isTaken: [Bool] = []
        /// By unknown: whether a row decides it.
        @exclusivity(unchecked) var isDecided: [Bool] = []
        /// By number of terms: the sum of so many terms of a long row, and its largest term.
        @exclusivity(unchecked) var partialSums: [Double] = []
        @exclusivity(unchecked) var partialScales: [Double] = []
    }

    init(scratch: Scratch = Scratch()) { self.scratch = scratch }

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

    /// A row, and where its terms in known columns end.
    struct RowOnBreakpoint {
        var row: Int32
        var knownEnd: Int32
    }

    /// Lists the rows; needed again after some came or went.
    mutating func read(_ dense: [Double], rowCount: Int, columnCount: Int) {
        guard rowIndex.count != rowCount + 1 else { return }
        entries.removeAll(keepingCapacity: true)
        rowIndex.removeAll(keepingCapacity: true)
        rowIndex.reserveCapacity(rowCount + 1)
        rowIndex.append(IndexEntry(start: 0))
        for row in 0..<rowCount {
            for column in 0..<columnCount where dense[row * columnCount + column] != 0 {
                entries.append(Term(column: Int32(column), coefficient: dense[row * columnCount + column]))
            }
            rowIndex.append(IndexEntry(start: Int32(entries.count)))
        }
        orderRows()
        countShared()
        isFree = [Bool](repeating: false, count: rowCount + columnCount)
        position = [Int32](repeating: -1, count: columnCount)
        freeCount = -1
    }

    /// Puts the rows in an order that depends on their contents: by insertion where there are few, as usual.
    private mutating func orderRows() {
        let rowCount = rowCount
        guard rowCount <= 16 else {
            let order = (0..<rowCount).sorted(by: precedes)
            for (place, row) in order.enumerated() { rowIndex[place].ordered = Int32(row) }
            return
        }
        for row in 0..<rowCount {
            var place = row
            while place > 0, precedes(row, orderedRow(place - 1)) {
                rowIndex[place].ordered = rowIndex[place - 1].ordered
                place -= 1
            }
            rowIndex[place].ordered = Int32(row)
        }
    }

    mutating func forget() {
        rowIndex.removeAll(keepingCapacity: true)
    }

    /// Compares each row with the one before it, where rows are long.
    private mutating func countShared() {
        sharedCounts.removeAll(keepingCapacity: true)
        guard hasLongRows else { return }
        var (all, before) = (0, 0..<0)
        for place in 0..<rowCount {
            let terms = terms(of: orderedRow(place))
            let count = zip(terms, before).prefix {
                entries[$0].column == entries[$1].column && entries[$0].coefficient == entries[$1].coefficient
            }.count
            sharedCounts.append(Int32(count))
            all += count
            before = terms
        }
        if 2 * all < entries.count { sharedCounts.removeAll() }
    }

    @inline(__always)
    var rowCount: Int { rowIndex.count - 1 }

    @inline(__always)
    func terms(of row: Int) -> Range<Int> { Int(rowIndex[row].start)..<Int(rowIndex[row + 1].start) }

    /// The row at a place in the order of rows.
    @inline(__always)
    func orderedRow(_ place: Int) -> Int { Int(rowIndex[place].ordered) }

    /// What a row is at some values.
    @inline(__always)
    func sum(_ row: Int, _ value: [Double]) -> Double {
        precondition(value.count >= position.count, "one value for each column")
        return value.withUnsafeBufferPointer { value in
            var sum = 0.0
            // The columns of terms are below the number of columns.
            for term in terms(of: row) { sum += entries[term].coefficient * value[Int(entries[term].column)] }
            return sum
        }
    }

    /// Whether rows have so many terms that they are added up several at a time.
    var hasLongRows: Bool { entries.count >= 16 * rowIndex.count }

    /// Whether most terms of rows are those that another row begins with too.
    @inline(__always)
    var sharesTerms: Bool { !sharedCounts.isEmpty }

    /// Whether the rows of a system are listed and have few terms on average.
    func hasShortRows(rowCount: Int, mostTerms: Int) -> Bool {
        rowIndex.count == rowCount + 1 && entries.count <= mostTerms * rowCount
    }

    /// What four rows are at some values: each is added up in the order of its terms, but no sum waits for another.
    func sums(_ rows: SIMD4<Int>, _ value: [Double]) -> SIMD4<Double> {
        precondition(value.count >= position.count, "one value for each column")
        let (a, b, c, d) = (terms(of: rows[0]), terms(of: rows[1]), terms(of: rows[2]), terms(of: rows[3]))
        let shared = min(a.count, b.count, c.count, d.count)
        return value.withUnsafeBufferPointer { value in
            entries.withUnsafeBufferPointer { entries in
                // The columns of terms are below the number of columns.
                func part(_ term: Int) -> Double { entries[term].coefficient * value[Int(entries[term].column)] }
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

    /// How many elements there are in all arrays; see `Simplex.isConsistent`. Those of the last elimination need not
    /// fit together, so there is nothing to compare them with.
    var elementCount: Int {
        var count = rowIndex.count &+ entries.count &+ isFree.count &+ position.count
        count &+= sharedCounts.count &+ unknowns.count &+ rows.count &+ knownTerms.count
        return count &+ steps.count &+ pivots.count &+ terms.count &+ checked.count
    }

    /// Returns whether rows on breakpoints are there by the values of columns too; the others were added up from these.
    /// Mutating, so that nothing is copied.
    mutating func isConsistent(_ value: [Double]) -> Bool {
        if sharesTerms { return areSharedTermsConsistent(value) }
        for row in checked {
            var sum = 0.0
            var scale = 1.0
            for term in terms(of: Int(row)) {
                let part = entries[term].coefficient * value[Int(entries[term].column)]
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
            let (a, b) = (entries[i], entries[j])
            if a.column != b.column { return a.column < b.column }
            if a.coefficient != b.coefficient { return a.coefficient > b.coefficient }
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
            if isFree[index] { unknowns.append(Int32(index), room: position.count) }
        }
        rows.removeAll(keepingCapacity: true)
        knownTerms.removeAll(keepingCapacity: true)
        checked.removeAll(keepingCapacity: true)
        let (rowCount, listsKnown) = (rowCount, !hasLongRows)
        for place in 0..<rowCount {
            let row = rowIndex[place].ordered
            guard !isFree[position.count + Int(row)] else { continue }
            checked.append(row, room: rowCount)
            guard terms(of: Int(row)).contains(where: { position[Int(entries[$0].column)] >= 0 }) else { continue }
            if listsKnown { listKnownTerms(of: row) }
            rows.append(RowOnBreakpoint(row: row, knownEnd: Int32(knownTerms.count)), room: rowCount)
        }
        knownCount = knownTerms.count
        isEliminated = false
    }

    @inline(__always)
    mutating func listKnownTerms(of row: Int32) {
        for term in terms(of: Int(row)) where position[Int(entries[term].column)] < 0 {
            knownTerms.append(entries[term], room: entries.count)
        }
    }

    /// The rows with the known columns brought to the right.
    mutating func fillRightSides(_ value: [Double]) {
        if hasLongRows, knownTerms.isEmpty { return fillLongRightSides(value) }
        let columnCount = position.count
        precondition(value.count + 1 == columnCount + rowIndex.count, "one value for each activity")
        scratch.rightSides.removeAll(keepingCapacity: true)
        scratch.rightSides.append(contentsOf: repeatElement(0, count: rows.count))
        // Columns, rows and the ends of terms were numbered when they were listed, within the counts above.
        value.withUnsafeBufferPointer { value in
            knownTerms.withUnsafeBufferPointer { terms in
                scratch.rightSides.withUnsafeMutableBufferPointer { rightSides in
                    var term = 0
                    for index in 0..<rightSides.count {
                        var sum = value[columnCount + Int(rows[index].row)]
                        let end = Int(rows[index].knownEnd)
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

extension Array {
    /// Appends an element. An array without memory gets room for as many elements as it can come to have, where those
    /// are few, so that it does not grow step by step.
    @inline(__always)
    fileprivate mutating func append(_ element: Element, room: Int) {
        if capacity == 0 { reserveCapacity(Swift.min(room, 16)) }
        append(element)
    }
}
