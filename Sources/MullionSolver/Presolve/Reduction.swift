/// What a presolved problem falls apart into: single columns, simplex systems, and values derived from them.
struct Reduction: ~Copyable {
    private(set) var presolve = Presolve()
    private(set) var simplexes: [Simplex] = []
    /// What the steps of simplex systems work with.
    private let scratch = Simplex.Scratch()
    /// By simplex system, and one more: where its columns begin in `simplexColumns`.
    private var simplexStart = Pool<Int32>()
    private var simplexColumns = Pool<Int32>()
    /// By single column, in order of their first breakpoints.
    private(set) var singleVariable = Pool<Int32>()
    private var singleEnd = Pool<Int32>()
    /// The breakpoints of single columns, column by column, in order, with the marks of their constraints.
    private(set) var singleBreakpoints = Pool<Breakpoint>()
    private var hasDoubtfulSingle = false
    /// By variable: its simplex system, the complement of its single column, or `none`.
    private var unit = Pool<Int32>()
    /// How far the required constraints are missed where `solve` found them impossible.
    private(set) var shortfall = 0.0

    // Scratch memory.
    /// By variable: another one of the same simplex system, up to the lowest.
    private var parent = Pool<Int32>()
    /// By variable: its column in its simplex system.
    private var columnInSimplex = Pool<Int32>()
    /// By simplex system: where the next of its columns is entered.
    private var filled = Pool<Int32>()
    /// By row: its activity in its simplex system.
    private var rowActivity = Pool<Int32>()

    static let none = Int32.max

    mutating func reduce(_ problem: borrowing Problem) {
        presolve.run(problem)
        simplexes.removeAll(keepingCapacity: true)
        simplexStart.reset(to: 0, count: 1)
        simplexColumns.removeAll()
        singleVariable.removeAll()
        singleEnd.removeAll()
        singleBreakpoints.removeAll()
        hasDoubtfulSingle = false
        unit.reset(to: Self.none, count: problem.variableCount)
        guard presolve.impossible == nil else { return }
        findSimplexes()
        distributeSingles(problem)
        if simplexCount > 0 { makeSimplexes(problem) }
    }

    var simplexCount: Int { simplexStart.count - 1 }

    func columns(ofSimplex simplex: Int) -> Range<Int> { Int(simplexStart[simplex])..<Int(simplexStart[simplex + 1]) }

    /// The variable of a column, ascending within a simplex system.
    func variable(ofColumn column: Int) -> Int { Int(simplexColumns[column]) }

    // MARK: - Simplex systems

    /// Columns that share a row are in one simplex system, numbered by their first column.
    private mutating func findSimplexes() {
        guard presolve.rows.count > 0 else { return }
        parent.reset(to: -1, count: unit.count)
        for row in 0..<presolve.rows.count {
            var low = -1 as Int32
            for term in presolve.rows.terms(of: row) {
                let column = presolve.rows.column[term]
                // A column in no row before is its own root.
                if parent[column] < 0 { parent[column] = column }
                let other = parent.root(of: column)
                // The lowest column stays the root.
                if low < 0 {
                    low = other
                } else if other < low {
                    parent[low] = other
                    low = other
                } else {
                    parent[other] = low
                }
            }
        }
        // Roots come before the other columns of their simplex system.
        for variable in 0..<Int32(unit.count) where parent[variable] >= 0 {
            let top = parent.root(of: variable)
            if top == variable {
                unit[variable] = Int32(simplexCount)
                simplexStart.append(0)
            }
            unit[variable] = unit[top]
            simplexStart[unit[top] + 1] += 1
        }
        for simplex in 0..<simplexCount { simplexStart[simplex + 1] += simplexStart[simplex] }
        simplexColumns.reset(to: 0, count: Int(simplexStart[simplexCount]))
        columnInSimplex.reset(to: 0, count: unit.count)
        filled.removeAll()
        filled.append(simplexStart, 0..<simplexCount)
        for variable in unit.indices where parent[variable] >= 0 {
            let target = filled[unit[variable]]
            columnInSimplex[variable] = target - simplexStart[unit[variable]]
            simplexColumns[target] = Int32(variable)
            filled[unit[variable]] += 1
        }
    }

    private mutating func makeSimplexes(_ problem: borrowing Problem) {
        var matrices = [[Double]](repeating: [], count: simplexCount)
        var breakpoints = [[(activity: Int32, breakpoint: Breakpoint)]](repeating: [], count: simplexCount)
        rowActivity.removeAll()
        for row in 0..<presolve.rows.count {
            let terms = presolve.rows.terms(of: row)
            let simplex = Int(unit[presolve.rows.column[terms.lowerBound]])
            let width = columns(ofSimplex: simplex).count
            let base = matrices[simplex].count
            rowActivity.append(Int32(width + base / width))
            matrices[simplex].append(contentsOf: repeatElement(0, count: width))
            for term in terms {
                let column = Int(columnInSimplex[presolve.rows.column[term]])
                matrices[simplex][base + column] = presolve.rows.coefficient[term]
            }
        }
        for index in presolve.rows.breakpoints.indices {
            let row = Int(presolve.rows.breakpointRow[index])
            let simplex = Int(unit[presolve.rows.column[presolve.rows.terms(of: row).lowerBound]])
            breakpoints[simplex].append((rowActivity[row], marked(presolve.rows.breakpoints[index], problem)))
        }
        for index in presolve.columnBreakpoints.indices {
            let column = presolve.breakpointColumn[index]
            guard unit[column] >= 0 else { continue }
            breakpoints[Int(unit[column])].append(
                (columnInSimplex[column], marked(presolve.columnBreakpoints[index], problem)))
        }
        simplexes.reserveCapacity(simplexCount)
        for simplex in 0..<simplexCount {
            simplexes.append(
                Simplex(
                    columnCount: columns(ofSimplex: simplex).count, rows: matrices[simplex],
                    breakpoints: breakpoints[simplex], scratch: scratch))
        }
    }

    // MARK: - Single columns

    private mutating func distributeSingles(_ problem: borrowing Problem) {
        // The number of breakpoints of each, then where they begin, then, as they are entered, where they end.
        for index in presolve.columnBreakpoints.indices {
            let column = presolve.breakpointColumn[index]
            if unit[column] == Self.none {
                unit[column] = ~Int32(singleVariable.count)
                singleVariable.append(column)
                singleEnd.append(0)
            }
            if unit[column] < 0 { singleEnd[~unit[column]] += 1 }
        }
        var sum: Int32 = 0
        for single in singleEnd.indices {
            let count = singleEnd[single]
            singleEnd[single] = sum
            sum += count
        }
        singleBreakpoints.reset(to: Breakpoint(tieAt: 0, weight: 0), count: Int(sum))
        for index in presolve.columnBreakpoints.indices {
            let owner = unit[presolve.breakpointColumn[index]]
            guard owner < 0 else { continue }
            singleBreakpoints[singleEnd[~owner]] = marked(presolve.columnBreakpoints[index], problem)
            if !presolve.columnBreakpoints[index].isPlain { hasDoubtfulSingle = true }
            singleEnd[~owner] += 1
        }
        for single in singleVariable.indices { singleBreakpoints.sort(singleRange(single), by: Breakpoint.precedes) }
    }

    /// Where the breakpoints of a single column are.
    func singleRange(_ single: Int) -> Range<Int> {
        (single == 0 ? 0 : Int(singleEnd[single - 1]))..<Int(singleEnd[single])
    }

    /// Releases the simplex systems, so that their new owner can change them without a copy.
    mutating func dropSimplexes() { simplexes.removeAll(keepingCapacity: true) }

    /// Lets a table of single columns have all breakpoints if it has none yet, without copying them.
    mutating func moveSingleBreakpoints(to table: inout SingleColumnTable) -> Bool { table.adopt(&singleBreakpoints) }

    /// A breakpoint under the mark of its constraint.
    @inline(__always)
    private func marked(_ breakpoint: Breakpoint, _ problem: borrowing Problem) -> Breakpoint {
        var breakpoint = breakpoint
        if breakpoint.constraint >= 0 { breakpoint.constraint = problem.mark[breakpoint.constraint] }
        return breakpoint
    }

    // MARK: - Solving

    /// Whether the signs of slopes in some simplex system are doubtful, or a weight of a single column magnifies the
    /// rounding of its value.
    var isDoubtful: Bool { hasDoubtfulSingle || simplexes.contains(where: \.isDoubtful) }

    /// Solves everything; gives the values of columns, by variable.
    mutating func solve(_ columns: inout Pool<Double>) -> Simplex.Verdict {
        columns.reset(to: 0, count: unit.count)
        shortfall = presolve.shortfall
        guard presolve.impossible == nil else { return .impossible }
        var verdict = Simplex.Verdict.solved
        for single in singleVariable.indices {
            let range = singleRange(single)
            let value = singleBreakpoints.minimum(of: range).value
            columns[singleVariable[single]] = value
            shortfall = singleBreakpoints.requiredShortfall(of: range, at: value)
            if shortfall > 0 { return .impossible }
        }
        for index in simplexes.indices {
            switch simplexes[index].solve() {
            case .solved: break
            case .broken: verdict = .broken
            case .impossible:
                shortfall = simplexes[index].requiredShortfall
                return .impossible
            }
            for (position, column) in self.columns(ofSimplex: index).enumerated() {
                columns[simplexColumns[column]] = simplexes[index].value[position]
            }
        }
        return verdict
    }

    /// The values of all variables from those of the columns; derived values are entered among those.
    func fill(_ values: inout Pool<Double>, from columns: inout Pool<Double>) {
        for index in presolve.elimination.derived.indices.reversed() {
            var sum = presolve.elimination.definitionConstant[index]
            for position in presolve.elimination.terms(of: index) {
                let term = presolve.elimination.definition[position]
                sum += term.coefficient * columns[term.variable]
            }
            columns[presolve.elimination.derived[index]] = sum
        }
        values.removeAll()
        values.reserve(columns.count)
        for variable in columns.indices {
            let representative = presolve.classes.representative[variable]
            let offset = presolve.classes.offset[variable]
            values.append(
                representative < 0 ? offset : presolve.classes.scale[variable] * columns[representative] + offset)
        }
    }
}
