/// Values and basis statuses of a basis, and the exchange of two activities.
extension Simplex {
    // MARK: - Basis statuses

    /// The segment a value lies in; for a value on a breakpoint, the one before it.
    func segment(of activity: Int, at value: Double) -> Int {
        var segment = 0
        for breakpoint in breakpointRange(activity) {
            if breakpoints[breakpoint].position >= value { break }
            segment += 1
        }
        return segment
    }

    /// Basis statuses a nonbasic activity on the breakpoint where its cost plus z is least.
    mutating func chooseStatus(_ activity: Int) {
        let column = Int(location[activity])
        let count = breakpointCount(activity)
        guard count > 0 else {
            status[activity] = 0
            return
        }
        var breakpoint = 0
        while breakpoint < count - 1, sign(slope: slopeIndex(activity, segment: breakpoint + 1), column: column) < 0 {
            breakpoint += 1
        }
        status[activity] = Int32(2 * breakpoint + 1)
        value[activity] = breakpoints[Int(breakpointStart[activity]) + breakpoint].position
    }

    /// Sets the status of every basic activity to the segment of its value.
    mutating func chooseSegments() {
        for row in 0..<rowCount {
            let activity = Int(basic[row])
            status[activity] = Int32(2 * segment(of: activity, at: value[activity]))
        }
    }

    /// The values of the basic activities from those of the nonbasic ones.
    mutating func sumBasicValues() {
        for row in 0..<rowCount {
            var sum = 0.0
            let first = row * columnCount
            for column in 0..<columnCount {
                let entry = tableau[first + column]
                if entry != 0 { sum += entry * value[Int(nonbasic[column])] }
            }
            value[Int(basic[row])] = sum
        }
    }

    /// Puts the nonbasic activities that sit on moved breakpoints where those are now.
    mutating func followBreakpoints() {
        for activity in movedActivities.lazy.map(Int.init) {
            if location[activity] < 0 {
                if !needsPrimal { findSegment(~Int(location[activity])) }
                continue
            }
            guard status[activity] & 1 == 1 else { continue }
            let position = breakpoints[Int(breakpointStart[activity]) + Int(status[activity] >> 1)].position
            if value[activity] != position { moveNonbasic(Int(location[activity]), to: position) }
        }
        movedActivities.removeAll(keepingCapacity: true)
    }

    /// Changes the value of a nonbasic activity, and updates the basic ones.
    mutating func moveNonbasic(_ column: Int, to position: Double) {
        let activity = Int(nonbasic[column])
        let distance = position - value[activity]
        value[activity] = position
        guard pattern.isKept else {
            var index = column
            for row in 0..<rowCount {
                let entry = tableau[index]
                if entry != 0 { value[Int(basic[row])] += entry * distance }
                index += columnCount
            }
            return
        }
        listRows(of: column)
        let rows = scratch.rows
        guard staleRows.isEmpty else {
            for position in rows.indices {
                value[Int(basic[Int(rows[position])])] += scratch.entries[position] * distance
            }
            return
        }
        value.withUnsafeMutableBufferPointer { value in
            for row in rows.lazy.map(Int.init) {
                value[Int(basic[row])] += tableau[row * columnCount + column] * distance
            }
        }
    }

    // MARK: - Changing the basis

    /// Exchanges the basic activity of a row with the nonbasic one of a column; both basis statuses are set already.
    ///
    /// z is kept: with d = slope of the entering segment + z, the others lose d / pivot · row.
    mutating func pivot(row: Int, column: Int, leavingSlope: Int, enteringSlope: Int) {
        let n = columnCount
        let first = row * n
        let pivot = tableau[first + column]
        listColumns(of: row)
        for level in 0..<levelCount {
            let d = z[column * levelCount + level] + slopes[enteringSlope + level]
            let own = slopes[leavingSlope + level]
            if d != 0 { addListedToZ(-d / pivot, row: row, level: level) }
            z[column * levelCount + level] = d / pivot - own
        }
        exchangeListed(row: row, column: column)
        pivotsSinceRefactor += 1
    }

    /// The part of a pivot that concerns the tableau alone.
    mutating func exchange(row: Int, column: Int) {
        listColumns(of: row)
        exchangeListed(row: row, column: column)
    }

    /// The same, after the columns of the row were listed.
    /// - Parameter mayLeaveStaleRows: Whether the caller goes on without primal steps.
    mutating func exchangeListed(row: Int, column: Int, mayLeaveStaleRows: Bool = false) {
        let n = columnCount
        let first = row * n
        let inverse = 1 / tableau[first + column]
        listRows(of: column)
        if pattern.follows(entriesOf: scratch.rows) {
            if !staleRows.isEmpty {
                for other in scratch.rows { derive(Int(other)) }
            }
            // The row solved for the entering activity.
            for k in scratch.columns.lazy.map(Int.init) { tableau[first + k] *= -inverse }
            tableau[first + column] = inverse
            eliminateInFewRows(row: row, column: column)
        } else {
            for k in first..<first + n { tableau[k] *= -inverse }
            tableau[first + column] = inverse
            eliminateInRows(row: row, column: column, leavesStale: mayLeaveStaleRows && allowsStaleRows())
            pattern.pivot(row: row, column: column, changed: scratch.rows, support: scratch.columns)
        }
        let leaving = basic[row]
        let entering = nonbasic[column]
        basic[row] = entering
        nonbasic[column] = leaving
        location[Int(entering)] = ~Int32(row)
        location[Int(leaving)] = Int32(column)
    }

    /// Eliminates a column with its row in the other rows that were listed, and follows each entry in the pattern.
    private mutating func eliminateInFewRows(row: Int, column: Int) {
        let n = columnCount
        let (rows, columns) = (scratch.rows, scratch.columns)
        precondition(tableau.count == rowCount * n, "one entry for each row and column")
        tableau.withUnsafeMutableBufferPointer { tableau in
            columns.withUnsafeBufferPointer { columns in
                pattern.edit { bits in
                    // Rows and columns that were listed are those of the tableau.
                    let source = tableau.baseAddress! + row &* n
                    for other in rows.lazy.map(Int.init) where other != row {
                        let target = tableau.baseAddress! + other &* n
                        let factor = target[column]
                        target[column] = 0
                        for k in columns.lazy.map(Int.init) {
                            let sum = target[k] + factor * source[k]
                            let isNonzero = sum.magnitude >= Tolerance.entry
                            target[k] = isNonzero ? sum : 0
                            bits.note(row: other, column: k, isNonzero: isNonzero)
                        }
                    }
                }
            }
        }
    }

    /// Eliminates a column with its row in the other rows, or leaves these stale.
    private mutating func eliminateInRows(row: Int, column: Int, leavesStale: Bool) {
        let n = columnCount
        let first = row * n
        let (isListed, count) = (pattern.isKept, listedRowCount)
        let isSparse = isListed && scratch.columns.count <= n / 4
        tableau.withUnsafeMutableBufferPointer { tableau in
            for position in 0..<count {
                let other = isListed ? Int(scratch.rows[position]) : position
                let base = other * n
                if leavesStale, other != row, basic[other] >= n {
                    staleRows.insert(other)
                    continue
                }
                let factor = tableau[base + column]
                guard other != row, factor != 0 else { continue }
                tableau[base + column] = 0
                if isSparse {
                    for k in scratch.columns.lazy.map(Int.init) {
                        let entry = tableau[base + k] + factor * tableau[first + k]
                        tableau[base + k] = entry.magnitude < Tolerance.entry ? 0 : entry
                    }
                } else {
                    Self.add(
                        factor, times: UnsafeBufferPointer(rebasing: tableau[first..<first + n]),
                        to: UnsafeMutableBufferPointer(rebasing: tableau[base..<base + n]))
                }
            }
        }
    }

    /// Adds a multiple of one row of the tableau to another, four entries at a time, which the compiler does not do for
    /// a plain loop. Large systems spend most of their time here.
    @inline(__always)
    private static func add(
        _ factor: Double, times source: UnsafeBufferPointer<Double>, to target: UnsafeMutableBufferPointer<Double>
    ) {
        let count = source.count
        let whole = count & ~3
        let (from, to) = (UnsafeRawBufferPointer(source), UnsafeMutableRawBufferPointer(target))
        let least = SIMD4(repeating: Tolerance.entry)
        var k = 0
        while k < whole {
            let offset = k &* MemoryLayout<Double>.stride
            let entry =
                to.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self)
                + factor * from.loadUnaligned(fromByteOffset: offset, as: SIMD4<Double>.self)
            to.storeBytes(
                of: entry.replacing(with: 0, where: (entry .< least) .& (entry .> -least)), toByteOffset: offset,
                as: SIMD4<Double>.self)
            k &+= 4
        }
        while k < count {
            let entry = target[k] + factor * source[k]
            target[k] = entry.magnitude < Tolerance.entry ? 0 : entry
            k &+= 1
        }
    }

    /// Computes the tableau from the original rows for the same basis: columns in index order, largest pivot first.
    mutating func refactor() {
        let wanted = basic.filter { $0 < columnCount }.sorted()
        guard !wanted.isEmpty || pivotsSinceRefactor > 0 else { return }
        let staying = Set(basic)
        tableau = original
        staleRows.reset()
        pattern.read(tableau, rowCount: rowCount, columnCount: columnCount)
        nonbasic = (0..<Int32(columnCount)).map { $0 }
        basic = (0..<Int32(rowCount)).map { $0 + Int32(columnCount) }
        location = nonbasic + (0..<Int32(rowCount)).map { ~$0 }
        for column in wanted {
            var best = -1
            var largest = 0.0
            for row in 0..<rowCount where basic[row] >= columnCount && !staying.contains(basic[row]) {
                let entry = tableau[row * columnCount + Int(column)].magnitude
                if entry > largest { (best, largest) = (row, entry) }
            }
            if best >= 0 { exchange(row: best, column: Int(column)) }
        }
        pivotsSinceRefactor = 0
    }
}
