/// A linear expression that is being added up: dense coefficients, and the list of those in use.
struct SparseSum: ~Copyable {
    private var cells = Pool<Cell>()
    private(set) var used = Pool<Int32>()

    /// All zero outside of `used`.
    struct Cell {
        var value = 0.0
        /// The largest contribution, which distinguishes a remainder from rounding; -1 where the column is not in use.
        var largest = -1.0

        var isCancelled: Bool { value.magnitude <= Tolerance.cancelled * largest }
    }

    /// Begins with nothing, for a number of columns.
    mutating func reset(count: Int) {
        clear()
        if cells.count < count { cells.append(repeating: Cell(), count: count - cells.count) }
    }

    var count: Int { used.count }
    var first: Int { Int(used[0]) }

    func value(of column: Int) -> Double { cells[column].value }

    /// Adds; returns whether the column is new in the sum.
    @discardableResult @inline(__always)
    mutating func add(_ value: Double, to column: Int) -> Bool {
        var cell = cells[column]
        let isNew = cell.largest < 0
        cell.value += value
        cell.largest = max(max(cell.largest, 0), value.magnitude)
        cells[column] = cell
        if isNew { used.append(Int32(truncatingIfNeeded: column)) }
        return isNew
    }

    /// Removes a column and returns its coefficient, 0 if it cancelled. It stays listed until `dropCancelled`.
    mutating func take(_ column: Int) -> Double {
        let value = cells[column].isCancelled ? 0 : cells[column].value
        cells[column].value = 0
        return value
    }

    /// Forgets the columns whose contributions cancelled.
    mutating func dropCancelled() {
        var kept = 0
        for index in used.indices {
            let column = used[index]
            if cells[column].isCancelled {
                cells[column] = Cell()
            } else {
                used[kept] = column
                kept += 1
            }
        }
        used.truncate(to: kept)
    }

    mutating func clear() {
        for index in used.indices { cells[used[index]] = Cell() }
        used.removeAll()
    }

    mutating func sort() { used.sort() }
}
