/// The columns of the solved system that occur in no row, by variable.
///
/// Their breakpoints are runs of one pool. Runs of columns that are gone are used again, so building and taking apart
/// for ever needs no further memory.
struct SingleColumnTable: ~Copyable {
    private(set) var breakpoints = Pool<Breakpoint>()
    /// By variable.
    private var columns = Pool<Column>()

    /// By capacity: a run that is free, -1 without; its first breakpoint's `constraint` is the next one.
    private var freeRuns = Pool<Int32>()

    struct Column {
        var start: Int32 = 0
        /// The number of breakpoints; -1 for a variable that is not such a column.
        var count: Int32 = -1
        var capacity: Int32 = 0
        var isQueued = false
    }

    mutating func addVariable() { columns.append(Column()) }

    /// Whether a column waits to be moved to its optimal breakpoint.
    func isQueued(_ variable: Int) -> Bool { columns[variable].isQueued }

    mutating func setQueued(_ variable: Int, _ isQueued: Bool) { columns[variable].isQueued = isQueued }

    /// Where the breakpoints of a column are.
    func range(of variable: Int) -> Range<Int> {
        let first = Int(columns[variable].start)
        return first..<first + Int(columns[variable].count)
    }

    func minimum(of variable: Int) -> (value: Double, range: ClosedRange<Double>) {
        breakpoints.minimum(of: range(of: variable))
    }

    func requiredShortfall(of variable: Int, at value: Double) -> Double {
        breakpoints.requiredShortfall(of: range(of: variable), at: value)
    }

    /// Changes the constant of a constraint.
    mutating func move(_ constraint: Int32, of variable: Int, to constant: Double) {
        breakpoints.move(constraint, in: range(of: variable), to: constant)
    }

    /// Changes the priority of the breakpoint of a constraint.
    mutating func setPriority(_ priority: Float, of constraint: Int32, at variable: Int) {
        breakpoints.setPriority(priority, of: constraint, in: range(of: variable))
    }

    /// Adds a breakpoint to a column.
    mutating func insert(_ breakpoint: Breakpoint, at variable: Int) {
        if columns[variable].count == columns[variable].capacity {
            move(variable, toRunOf: 2 * Int(columns[variable].capacity) + 2)
        }
        columns[variable].count += 1
        let column = range(of: variable)
        breakpoints[column.upperBound - 1] = breakpoint
        breakpoints.order(column.upperBound - 1, in: column)
    }

    /// Takes the breakpoint of a constraint from a column.
    mutating func remove(_ constraint: Int32, at variable: Int) {
        let column = range(of: variable)
        guard let first = breakpoints.index(of: constraint, in: column) else { return }
        for index in first..<column.upperBound - 1 { breakpoints[index] = breakpoints[index + 1] }
        columns[variable].count -= 1
    }

    private mutating func move(_ variable: Int, toRunOf size: Int) {
        let old = range(of: variable)
        let oldSize = Int(columns[variable].capacity)
        if !reuseRun(for: variable, size: size) {
            columns[variable].start = Int32(breakpoints.count)
            columns[variable].capacity = Int32(size)
            breakpoints.append(repeating: Breakpoint(tieAt: 0, weight: 0), count: size)
        }
        let new = Int(columns[variable].start)
        for index in 0..<old.count { breakpoints[new + index] = breakpoints[old.lowerBound + index] }
        freeRun(old.lowerBound, size: oldSize)
    }

    // MARK: - Runs

    /// Gives a variable a free run, if there is one with room for a number of breakpoints: the smallest. Runs are not
    /// kept for their size alone, else there would be as many of each as columns ever had it at once.
    private mutating func reuseRun(for variable: Int, size: Int) -> Bool {
        var size = size
        while size < freeRuns.count {
            let first = freeRuns[size]
            if first >= 0 {
                freeRuns[size] = breakpoints[first].constraint
                columns[variable].start = first
                columns[variable].capacity = Int32(size)
                return true
            }
            size += 1
        }
        return false
    }

    private mutating func freeRun(_ first: Int, size: Int) {
        guard size > 0 else { return }
        if freeRuns.count <= size { freeRuns.append(repeating: -1, count: size + 1 - freeRuns.count) }
        breakpoints[first].constraint = freeRuns[size]
        freeRuns[size] = Int32(first)
    }

    // MARK: - Columns

    /// Makes a variable a column with breakpoints, which are in order.
    mutating func install(_ variable: Int, _ source: borrowing Pool<Breakpoint>, _ breakpointsOfColumn: Range<Int>) {
        release(variable)
        let wanted = breakpointsOfColumn.count
        columns[variable].count = Int32(wanted)
        columns[variable].capacity = Int32(wanted)
        guard wanted > 0 else { return }
        if reuseRun(for: variable, size: wanted) {
            let first = Int(columns[variable].start)
            for index in 0..<wanted { breakpoints[first + index] = source[breakpointsOfColumn.lowerBound + index] }
        } else {
            columns[variable].start = Int32(breakpoints.count)
            breakpoints.append(source, breakpointsOfColumn)
        }
    }

    /// Takes over breakpoints if there are none yet; returns whether it did. Then the columns must be updated with
    /// their offsets.
    mutating func adopt(_ source: inout Pool<Breakpoint>) -> Bool {
        guard breakpoints.isEmpty else { return false }
        swap(&breakpoints, &source)
        return true
    }

    /// Makes a variable a column with breakpoints that were taken over.
    mutating func install(_ variable: Int, adopted range: Range<Int>) {
        columns[variable].start = Int32(range.lowerBound)
        columns[variable].count = Int32(range.count)
        columns[variable].capacity = Int32(range.count)
    }

    /// Forgets a column; a variable that is none is left alone.
    mutating func release(_ variable: Int) {
        guard columns[variable].count >= 0 else { return }
        columns[variable].count = -1
        columns[variable].isQueued = false
        freeRun(Int(columns[variable].start), size: Int(columns[variable].capacity))
    }
}
