/// What numbers become when some leave, some arrive and some move.
///
/// A survivor keeps its rank among the survivors. Looking up costs O(log changes).
struct NumberMap: Equatable, Sendable {
    /// The numbers that leave, moves included, before; ascending.
    private(set) var removed: [Int] = []
    /// The numbers that arrive, moves included, after; ascending.
    private(set) var inserted: [Int] = []

    static let identity = NumberMap(removed: [], inserted: [])

    init(removed: some Sequence<Int>, inserted: some Sequence<Int>) {
        self.removed = removed.sorted()
        self.inserted = inserted.sorted()
    }

    /// What a number that stays becomes; nil for one that leaves.
    func after(_ number: Int) -> Int? { Self.move(number, from: removed, to: inserted) }

    /// What a number that stayed was; nil for one that arrived.
    func before(_ number: Int) -> Int? { Self.move(number, from: inserted, to: removed) }

    private static func move(_ number: Int, from left: [Int], to arrived: [Int]) -> Int? {
        let passed = left.countBelow { $0 < number }
        if passed < left.count, left[passed] == number { return nil }
        let rank = number - passed
        // The k-th arrival has k arrivals and its number - k survivors before it.
        var (low, high) = (0, arrived.count)
        while low < high {
            let middle = (low + high) / 2
            if arrived[middle] - middle <= rank { low = middle + 1 } else { high = middle }
        }
        return rank + low
    }
}

extension [Int] {
    /// How many elements at the beginning pass a test that once false stays false.
    fileprivate func countBelow(_ test: (Int) -> Bool) -> Int {
        var (low, high) = (0, count)
        while low < high {
            let middle = (low + high) / 2
            if test(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}

extension [Int] {
    /// Runs of consecutive numbers of an ascending list.
    var runs: [Range<Int>] {
        var runs: [Range<Int>] = []
        for number in self {
            if let last = runs.last, last.upperBound == number {
                runs[runs.count - 1] = last.lowerBound..<number + 1
            } else {
                runs.append(number..<number + 1)
            }
        }
        return runs
    }
}
