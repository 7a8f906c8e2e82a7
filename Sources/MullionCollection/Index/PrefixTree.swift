/// Values with sums over any prefix: a Fenwick tree.
///
/// Source: P. Fenwick, A New Data Structure for Cumulative Frequency Tables, 1994, doi:10.1002/spe.4380240306.
///
/// `sums[i]` is the sum of the values at i & (i + 1) ... i. Replacing a value costs O(log n), inserting and removing
/// O(n) with a small constant; keep many items behind one value for frequent insertions.
struct PrefixTree<Value: AdditiveArithmetic & Sendable>: Sendable {
    private(set) var values: [Value] = []
    private var sums: [Value] = []
    /// The sum of all values.
    private(set) var total = Value.zero

    init() {}

    init(_ values: [Value]) {
        self.values = values
        addUp()
    }

    var count: Int { values.count }

    /// One value. Setting it costs O(log n).
    subscript(index: Int) -> Value {
        get { values[index] }
        set {
            let difference = newValue - values[index]
            values[index] = newValue
            total += difference
            var node = index
            while node < sums.count {
                sums[node] += difference
                node |= node + 1
            }
        }
    }

    /// The sum of the first `count` values. O(log n).
    func prefix(_ count: Int) -> Value {
        var sum = Value.zero
        var node = count
        while node > 0 {
            sum += sums[node - 1]
            node &= node - 1
        }
        return sum
    }

    /// How many values, at most, are in a prefix whose sum passes the test, and that sum. The test must be true of
    /// zero, and once false stay false. O(log n).
    func longestPrefix(where test: (Value) -> Bool) -> (count: Int, sum: Value) {
        var passed = 0
        var sum = Value.zero
        guard !sums.isEmpty else { return (0, sum) }
        var step = 1 << (Int.bitWidth - 1 - sums.count.leadingZeroBitCount)
        while step > 0 {
            if passed + step <= sums.count {
                let next = sum + sums[passed + step - 1]
                if test(next) {
                    passed += step
                    sum = next
                }
            }
            step >>= 1
        }
        return (passed, sum)
    }

    /// Replaces values. O(n).
    mutating func replaceSubrange(_ range: Range<Int>, with replacement: some Collection<Value>) {
        values.replaceSubrange(range, with: replacement)
        addUp()
    }

    private mutating func addUp() {
        sums = values
        total = values.reduce(.zero, +)
        for index in sums.indices {
            let parent = index | (index + 1)
            if parent < sums.count { sums[parent] += sums[index] }
        }
    }
}
