/// The rows that are left, each once, with their kinks.
///
/// A row is divided by its largest coefficient, the first of equals, so parallel rows are one.
struct RowTable {
    private(set) var start: [Int32] = [0]
    private(set) var column: [Int32] = []
    private(set) var coefficient: [Double] = []
    private(set) var kinks: [(row: Int32, kink: Kink)] = []
    private var last = 0
    private var table: [UInt64: [Int32]] = [:]

    var count: Int { start.count - 1 }

    func terms(of row: Int) -> Range<Int> { Int(start[row])..<Int(start[row + 1]) }

    /// Finds or makes the row that a sum is a multiple of; returns the factor: sum = factor · row.
    mutating func insert(_ sum: inout SparseSum) -> Double {
        sum.sort()
        var factor = 0.0
        for index in sum.used {
            let value = sum.value(of: Int(index))
            if value.magnitude > factor.magnitude { factor = value }
        }
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        let first = column.count
        for index in sum.used {
            let value = sum.value(of: Int(index)) / factor
            column.append(index)
            coefficient.append(value)
            hash = (hash ^ UInt64(truncatingIfNeeded: index)) &* 0x9e37_79b9_7f4a_7c15
            hash = (hash ^ value.bitPattern ^ (hash >> 29)) &* 0x9e37_79b9_7f4a_7c15
        }
        let new = first..<column.count
        for row in table[hash, default: []] where isEqual(terms(of: Int(row)), new) {
            column.removeLast(new.count)
            coefficient.removeLast(new.count)
            last = Int(row)
            return factor
        }
        last = count
        start.append(Int32(column.count))
        table[hash, default: []].append(Int32(last))
        return factor
    }

    /// Adds a kink to the row that was inserted last.
    mutating func append(_ kink: Kink) { kinks.append((Int32(last), kink)) }

    private func isEqual(_ a: Range<Int>, _ b: Range<Int>) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { column[$0] == column[$1] && coefficient[$0] == coefficient[$1] }
    }
}
