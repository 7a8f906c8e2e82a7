/// What a presolved problem falls apart into: single columns, kernels, and values derived from them.
struct Reduction: ~Copyable {
    private(set) var presolve = Presolve()
    private(set) var kernels: [Kernel] = []
    /// By kernel, and one more: where its columns begin in `kernelColumns`.
    private var kernelStart = Pool<Int32>()
    private var kernelColumns = Pool<Int32>()
    /// By single column, in order of their first kinks.
    private(set) var singleVariable = Pool<Int32>()
    private var singleEnd = Pool<Int32>()
    /// The kinks of single columns, column by column, in order, with the marks of their constraints.
    private(set) var singleKinks = Pool<Kink>()
    /// By variable: its kernel, the complement of its single column, or `none`.
    private var unit = Pool<Int32>()
    /// How far the required constraints are missed where `solve` found them impossible.
    private(set) var shortfall = 0.0

    // Scratch memory.
    /// By variable: another one of the same kernel, up to the lowest.
    private var parent = Pool<Int32>()
    /// By variable: its column in its kernel.
    private var columnInKernel = Pool<Int32>()
    /// By kernel: where the next of its columns is entered.
    private var filled = Pool<Int32>()
    /// By row: its activity in its kernel.
    private var rowActivity = Pool<Int32>()

    static let none = Int32.max

    mutating func reduce(_ problem: borrowing Problem) {
        presolve.run(problem)
        kernels.removeAll(keepingCapacity: true)
        kernelStart.reset(to: 0, count: 1)
        kernelColumns.removeAll()
        singleVariable.removeAll()
        singleEnd.removeAll()
        singleKinks.removeAll()
        unit.reset(to: Self.none, count: problem.variableCount)
        guard presolve.impossible == nil else { return }
        findKernels()
        distributeSingles(problem)
        if kernelCount > 0 { makeKernels(problem) }
    }

    var kernelCount: Int { kernelStart.count - 1 }

    func columns(ofKernel kernel: Int) -> Range<Int> { Int(kernelStart[kernel])..<Int(kernelStart[kernel + 1]) }

    /// The variable of a column, ascending within a kernel.
    func variable(ofColumn column: Int) -> Int { Int(kernelColumns[column]) }

    // MARK: - Kernels

    /// Columns that share a row are in one kernel, numbered by their first column.
    private mutating func findKernels() {
        guard presolve.rows.count > 0 else { return }
        parent.reset(to: -1, count: unit.count)
        for row in 0..<presolve.rows.count {
            var low = -1 as Int32
            for term in presolve.rows.terms(of: row) {
                let column = presolve.rows.column[term]
                // A column in no row before is its own root.
                if parent[column] < 0 { parent[column] = column }
                let other = root(column)
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
        // Roots come before the other columns of their kernel.
        for variable in 0..<Int32(unit.count) where parent[variable] >= 0 {
            let top = root(variable)
            if top == variable {
                unit[variable] = Int32(kernelCount)
                kernelStart.append(0)
            }
            unit[variable] = unit[top]
            kernelStart[unit[top] + 1] += 1
        }
        for kernel in 0..<kernelCount { kernelStart[kernel + 1] += kernelStart[kernel] }
        kernelColumns.reset(to: 0, count: Int(kernelStart[kernelCount]))
        columnInKernel.reset(to: 0, count: unit.count)
        filled.removeAll()
        filled.append(kernelStart, 0..<kernelCount)
        for variable in unit.indices where parent[variable] >= 0 {
            let place = filled[unit[variable]]
            columnInKernel[variable] = place - kernelStart[unit[variable]]
            kernelColumns[place] = Int32(variable)
            filled[unit[variable]] += 1
        }
    }

    private mutating func root(_ start: Int32) -> Int32 {
        var node = start
        while parent[node] != node {
            parent[node] = parent[parent[node]]
            node = parent[node]
        }
        return node
    }

    private mutating func makeKernels(_ problem: borrowing Problem) {
        var matrices = [[Double]](repeating: [], count: kernelCount)
        var kinks = [[(activity: Int32, kink: Kink)]](repeating: [], count: kernelCount)
        rowActivity.removeAll()
        for row in 0..<presolve.rows.count {
            let terms = presolve.rows.terms(of: row)
            let kernel = Int(unit[presolve.rows.column[terms.lowerBound]])
            let width = columns(ofKernel: kernel).count
            let base = matrices[kernel].count
            rowActivity.append(Int32(width + base / width))
            matrices[kernel].append(contentsOf: repeatElement(0, count: width))
            for term in terms {
                let column = Int(columnInKernel[presolve.rows.column[term]])
                matrices[kernel][base + column] = presolve.rows.coefficient[term]
            }
        }
        for index in presolve.rows.kinks.indices {
            let row = Int(presolve.rows.kinkRow[index])
            let kernel = Int(unit[presolve.rows.column[presolve.rows.terms(of: row).lowerBound]])
            kinks[kernel].append((rowActivity[row], marked(presolve.rows.kinks[index], problem)))
        }
        for index in presolve.columnKinks.indices {
            let column = presolve.kinkColumn[index]
            guard unit[column] >= 0 else { continue }
            kinks[Int(unit[column])].append((columnInKernel[column], marked(presolve.columnKinks[index], problem)))
        }
        kernels.reserveCapacity(kernelCount)
        for kernel in 0..<kernelCount {
            kernels.append(
                Kernel(columnCount: columns(ofKernel: kernel).count, rows: matrices[kernel], kinks: kinks[kernel]))
        }
    }

    // MARK: - Single columns

    private mutating func distributeSingles(_ problem: borrowing Problem) {
        // The number of kinks of each, then where they begin, then, as they are entered, where they end.
        for index in presolve.columnKinks.indices {
            let column = presolve.kinkColumn[index]
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
        singleKinks.reset(to: Kink(tieAt: 0, weight: 0), count: Int(sum))
        for index in presolve.columnKinks.indices {
            let place = unit[presolve.kinkColumn[index]]
            guard place < 0 else { continue }
            singleKinks[singleEnd[~place]] = marked(presolve.columnKinks[index], problem)
            singleEnd[~place] += 1
        }
        for single in singleVariable.indices { singleKinks.sort(singleRange(single), by: Kink.precedes) }
    }

    /// Where the kinks of a single column are.
    func singleRange(_ single: Int) -> Range<Int> {
        (single == 0 ? 0 : Int(singleEnd[single - 1]))..<Int(singleEnd[single])
    }

    /// Forgets the kernels, so that whoever took them over need not copy them to change them.
    mutating func dropKernels() { kernels.removeAll(keepingCapacity: true) }

    /// Lets a table of single columns have all kinks if it has none yet, without copying them.
    mutating func moveSingleKinks(to table: inout SingleColumnTable) -> Bool { table.adopt(&singleKinks) }

    /// A kink under the mark of its constraint.
    @inline(__always)
    private func marked(_ kink: Kink, _ problem: borrowing Problem) -> Kink {
        var kink = kink
        if kink.constraint >= 0 { kink.constraint = problem.mark[kink.constraint] }
        return kink
    }

    // MARK: - Solving

    /// Whether the signs of slopes in some kernel are doubtful.
    var isDoubtful: Bool { kernels.contains(where: \.isDoubtful) }

    /// Solves everything; gives the values of columns, by variable.
    mutating func solve(_ columns: inout Pool<Double>) -> Kernel.Verdict {
        columns.reset(to: 0, count: unit.count)
        shortfall = presolve.shortfall
        guard presolve.impossible == nil else { return .impossible }
        var verdict = Kernel.Verdict.solved
        for single in singleVariable.indices {
            let range = singleRange(single)
            let value = singleKinks.minimum(of: range).value
            columns[singleVariable[single]] = value
            shortfall = singleKinks.requiredShortfall(of: range, at: value)
            if shortfall > 0 { return .impossible }
        }
        for index in kernels.indices {
            switch kernels[index].solve() {
            case .solved: break
            case .broken: verdict = .broken
            case .impossible:
                shortfall = kernels[index].requiredShortfall
                return .impossible
            }
            for (place, column) in self.columns(ofKernel: index).enumerated() {
                columns[kernelColumns[column]] = kernels[index].value[place]
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
