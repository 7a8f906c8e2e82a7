/// What a presolved problem falls apart into: single columns, kernels, and values derived from them.
struct Reduction: ~Copyable {
    var presolve: Presolve
    /// By kernel: the variables of its columns, ascending.
    var kernelColumns: [[Int32]] = []
    var kernels: [Kernel] = []
    /// By single column, in order of their first kinks.
    private(set) var singleVariable = Pool<Int32>()
    private var singleStart = Pool<Int32>()
    /// The kinks of single columns, column by column, in order, with the marks of their constraints.
    private(set) var singleKinks = Pool<Kink>()
    /// By variable: its kernel, the complement of its single column, or `none`.
    var unit: [Int32]

    static let none = Int32.max

    init(_ problem: Problem) {
        presolve = Presolve(problem)
        unit = [Int32](repeating: Self.none, count: problem.variableCount)
        guard presolve.impossible == nil else { return }
        findKernels()
        distributeKinks()
    }

    /// Columns that share a row are in one kernel, numbered by their first column.
    private mutating func findKernels() {
        let rows = presolve.rows
        guard rows.count > 0 else { return }
        var parent = (0..<Int32(unit.count)).map { $0 }
        func root(_ start: Int32) -> Int32 {
            var node = start
            while parent[Int(node)] != node {
                parent[Int(node)] = parent[Int(parent[Int(node)])]
                node = parent[Int(node)]
            }
            return node
        }
        var isInRow = [Bool](repeating: false, count: unit.count)
        for row in 0..<rows.count {
            let terms = rows.terms(of: row)
            let first = root(rows.column[terms.lowerBound])
            var low = first
            for term in terms {
                let other = root(rows.column[term])
                isInRow[Int(rows.column[term])] = true
                // The lowest column stays the root.
                if other < low {
                    parent[Int(low)] = other
                    low = other
                } else {
                    parent[Int(other)] = low
                }
            }
        }
        for variable in 0..<Int32(unit.count) where isInRow[Int(variable)] {
            let top = root(variable)
            if top == variable {
                unit[Int(variable)] = Int32(kernelColumns.count)
                kernelColumns.append([])
            }
            unit[Int(variable)] = unit[Int(top)]
            kernelColumns[Int(unit[Int(top)])].append(variable)
        }
    }

    private mutating func distributeKinks() {
        let rows = presolve.rows
        var indexInKernel = [Int32](repeating: 0, count: unit.count)
        for columns in kernelColumns {
            for (index, column) in columns.enumerated() { indexInKernel[Int(column)] = Int32(index) }
        }
        var kinks = [[(activity: Int32, kink: Kink)]](repeating: [], count: kernelColumns.count)
        var matrices = [[Double]](repeating: [], count: kernelColumns.count)
        var rowActivity = [Int32](repeating: 0, count: rows.count)
        for row in 0..<rows.count {
            let terms = rows.terms(of: row)
            let kernel = Int(unit[Int(rows.column[terms.lowerBound])])
            let width = kernelColumns[kernel].count
            let base = matrices[kernel].count
            rowActivity[row] = Int32(width + base / width)
            matrices[kernel].append(contentsOf: repeatElement(0, count: width))
            for term in terms {
                matrices[kernel][base + Int(indexInKernel[Int(rows.column[term])])] = rows.coefficient[term]
            }
        }
        for (row, kink) in rows.kinks {
            var kink = kink
            if kink.constraint >= 0 { kink.constraint = presolve.problem.mark[Int(kink.constraint)] }
            let kernel = Int(unit[Int(rows.column[rows.terms(of: Int(row)).lowerBound])])
            kinks[kernel].append((rowActivity[Int(row)], kink))
        }
        numberSingles()
        for (column, kink) in presolve.columnKinks {
            var kink = kink
            if kink.constraint >= 0 { kink.constraint = presolve.problem.mark[Int(kink.constraint)] }
            let place = unit[Int(column)]
            if place < 0 {
                singleKinks[singleStart[~place]] = kink
                singleStart[~place] += 1
            } else {
                kinks[Int(place)].append((indexInKernel[Int(column)], kink))
            }
        }
        // What was the start of each is the start of the next one now.
        for single in singleVariable.indices { singleKinks.sort(singleRange(single), by: Kink.precedes) }
        for kernel in kernelColumns.indices {
            kernels.append(
                Kernel(
                    columnCount: kernelColumns[kernel].count, rows: matrices[kernel], kinks: kinks[kernel]))
        }
    }

    /// Gives each column that stands in no row a number, and room for its kinks.
    private mutating func numberSingles() {
        for (column, _) in presolve.columnKinks {
            if unit[Int(column)] == Self.none {
                unit[Int(column)] = ~Int32(singleVariable.count)
                singleVariable.append(column)
                singleStart.append(0)
            }
            if unit[Int(column)] < 0 { singleStart[~unit[Int(column)]] += 1 }
        }
        var sum: Int32 = 0
        var any: Kink?
        for single in singleStart.indices { (singleStart[single], sum) = (sum, sum + singleStart[single]) }
        if sum > 0 { any = presolve.columnKinks.first?.kink }
        if let any { singleKinks.reset(to: any, count: Int(sum)) }
    }

    /// Where the kinks of a single column are.
    func singleRange(_ single: Int) -> Range<Int> {
        (single == 0 ? 0 : Int(singleStart[single - 1]))..<Int(singleStart[single])
    }

    /// The values of all variables from those of the columns.
    func values(columns: [Double]) -> [Double] {
        var columns = columns
        let elimination = presolve.elimination
        for index in elimination.derived.indices.reversed() {
            var sum = elimination.definitionConstant[index]
            for term in Int(elimination.definitionStart[index])..<Int(elimination.definitionStart[index + 1]) {
                sum += elimination.definitionCoefficient[term] * columns[Int(elimination.definitionVariable[term])]
            }
            columns[Int(elimination.derived[index])] = sum
        }
        let classes = presolve.classes
        return (0..<columns.count).map { variable in
            let representative = Int(classes.representative[variable])
            return representative < 0
                ? classes.offset[variable]
                : classes.scale[variable] * columns[representative] + classes.offset[variable]
        }
    }

    /// How far the required constraints are missed where `solve` found them impossible.
    private(set) var shortfall = 0.0

    /// Whether the signs of slopes in some kernel are doubtful.
    var isDoubtful: Bool { kernels.contains(where: \.isDoubtful) }

    /// Solves everything; returns the values of columns.
    mutating func solve() -> (verdict: Kernel.Verdict, columns: [Double]) {
        var columns = [Double](repeating: 0, count: unit.count)
        shortfall = presolve.shortfall
        guard presolve.impossible == nil else { return (.impossible, columns) }
        var verdict = Kernel.Verdict.solved
        for single in singleVariable.indices {
            let value = singleKinks.minimum(of: singleRange(single)).value
            columns[Int(singleVariable[single])] = value
            shortfall = singleKinks.requiredShortfall(of: singleRange(single), at: value)
            if shortfall > 0 { return (.impossible, columns) }
        }
        for index in kernels.indices {
            switch kernels[index].solve() {
            case .solved: break
            case .broken: verdict = .broken
            case .impossible:
                shortfall = kernels[index].requiredShortfall
                return (.impossible, columns)
            }
            for (column, variable) in kernelColumns[index].enumerated() {
                columns[Int(variable)] = kernels[index].value[column]
            }
        }
        return (verdict, columns)
    }
}

extension Problem {
    /// Whether the values meet the required constraints.
    func requiredHold(at values: [Double]) -> Bool {
        for constraint in 0..<constraintCount where isRequired(constraint) {
            let (error, scale) = error(of: constraint, at: values)
            // Negated, so that NaN fails.
            if !(error <= 10 * Tolerance.required(scale)) { return false }
        }
        return true
    }
}
