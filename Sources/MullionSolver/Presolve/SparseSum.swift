/// A linear expression that is being added up: dense coefficients, and the list of those in use.
struct SparseSum {
    private var values: [Double]
    /// The largest contribution to each coefficient, to tell rest from rounding.
    private var largest: [Double]
    private var isUsed: [Bool]
    private(set) var used: [Int32] = []

    init(count: Int) {
        values = [Double](repeating: 0, count: count)
        largest = values
        isUsed = [Bool](repeating: false, count: count)
    }

    /// Makes room for columns up to a count.
    mutating func grow(to count: Int) {
        guard values.count < count else { return }
        let more = count - values.count
        values.append(contentsOf: repeatElement(0, count: more))
        largest.append(contentsOf: repeatElement(0, count: more))
        isUsed.append(contentsOf: repeatElement(false, count: more))
    }

    var count: Int { used.count }
    var first: Int { Int(used[0]) }

    func value(of column: Int) -> Double { values[column] }

    /// Adds; returns whether the column is new in the sum.
    @discardableResult
    mutating func add(_ value: Double, to column: Int) -> Bool {
        values[column] += value
        largest[column] = max(largest[column], value.magnitude)
        guard !isUsed[column] else { return false }
        isUsed[column] = true
        used.append(Int32(column))
        return true
    }

    /// Removes a column and returns its coefficient, 0 if it cancelled. It stays listed until `dropCancelled`.
    mutating func take(_ column: Int) -> Double {
        let value = values[column].magnitude <= Tolerance.cancelled * largest[column] ? 0 : values[column]
        values[column] = 0
        return value
    }

    /// Forgets the columns whose contributions cancelled.
    mutating func dropCancelled() {
        var kept = 0
        for index in used.indices {
            let column = Int(used[index])
            if values[column].magnitude <= Tolerance.cancelled * largest[column] {
                values[column] = 0
                largest[column] = 0
                isUsed[column] = false
            } else {
                used[kept] = Int32(column)
                kept += 1
            }
        }
        used.removeLast(used.count - kept)
    }

    mutating func clear() {
        for column in used {
            values[Int(column)] = 0
            largest[Int(column)] = 0
            isUsed[Int(column)] = false
        }
        used.removeAll(keepingCapacity: true)
    }

    mutating func sort() { if used.count > 1 { used.sort() } }
}
