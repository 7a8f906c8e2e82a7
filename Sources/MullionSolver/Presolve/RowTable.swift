/// The rows that are left, each once, with their breakpoints.
///
/// A row is divided by its largest coefficient, the first of equals, so parallel rows are one.
struct RowTable: ~Copyable {
    private var start = Pool<Int32>()
    private(set) var column = Pool<Int32>()
    private(set) var coefficient = Pool<Double>()
    private var hash = Pool<UInt64>()

    /// The breakpoints of rows, and the row of each.
    private(set) var breakpoints = Pool<Breakpoint>()
    private(set) var breakpointRow = Pool<Int32>()
    private var last = 0

    /// Rows by hash, each at the first free bucket from the one of its hash; -1 is free. A power of two, never more
    /// than half full.
    private var table = Pool<Int32>()

    var count: Int { hash.count }

    func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

    mutating func removeAll() {
        if count > 0 { table.reset(to: -1, count: table.count) }
        start.reset(to: 0, count: 1)
        column.removeAll()
        coefficient.removeAll()
        hash.removeAll()
        breakpoints.removeAll()
        breakpointRow.removeAll()
    }

    /// Finds or makes the row that a sum is a multiple of; returns the factor: sum = factor · row.
    mutating func insert(_ sum: inout SparseSum) -> Double {
        sum.sort()
        var factor = 0.0
        for index in sum.used.indices {
            let value = sum.value(of: Int(sum.used[index]))
            if value.magnitude > factor.magnitude { factor = value }
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let first = column.count
        for index in sum.used.indices {
            let number = sum.used[index]
            let value = sum.value(of: Int(number)) / factor
            column.append(number)
            coefficient.append(value)
            hash = (hash ^ UInt64(truncatingIfNeeded: number)) &* 0x9e37_79b9_7f4a_7c15
            hash = (hash ^ value.bitPattern ^ (hash >> 29)) &* 0x9e37_79b9_7f4a_7c15
        }
        if 2 * (count + 1) > table.count { growTable() }
        var bucket = Int(truncatingIfNeeded: hash >> 32) & (table.count - 1)
        while table[bucket] >= 0 {
            let row = Int(table[bucket])
            if self.hash[row] == hash, isEqual(terms(of: row), first..<column.count) {
                column.truncate(to: first)
                coefficient.truncate(to: first)
                last = row
                return factor
            }
            bucket = (bucket + 1) & (table.count - 1)
        }
        last = count
        table[bucket] = Int32(last)
        self.hash.append(hash)
        start.append(Int32(column.count))
        return factor
    }

    /// Adds a breakpoint to the row that was inserted last.
    mutating func append(_ breakpoint: Breakpoint) {
        breakpoints.append(breakpoint)
        breakpointRow.append(Int32(last))
    }

    private mutating func growTable() {
        table.reset(to: -1, count: max(16, 2 * table.count))
        for row in hash.indices {
            var bucket = Int(truncatingIfNeeded: hash[row] >> 32) & (table.count - 1)
            while table[bucket] >= 0 { bucket = (bucket + 1) & (table.count - 1) }
            table[bucket] = Int32(row)
        }
    }

    private func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        guard a.count == b.count else { return false }
        for (i, j) in zip(a, b) where column[i] != column[j] || coefficient[i] != coefficient[j] { return false }
        return true
    }
}
