/// The activities whose breakpoints moved since the last solve, in order. The first four need no separate memory, and
/// edits seldom move more.
struct MovedActivities: RandomAccessCollection, MutableCollection {
    private var first = SIMD4<Int32>.zero
    private var others: [Int32] = []
    private var firstCount = 0

    var startIndex: Int { 0 }
    var endIndex: Int { firstCount + others.count }

    subscript(index: Int) -> Int32 {
        get { index < firstCount ? first[index] : others[index - firstCount] }
        set {
            if index < firstCount { first[index] = newValue } else { others[index - firstCount] = newValue }
        }
    }

    mutating func append(_ activity: Int32) {
        if firstCount < 4 {
            first[firstCount] = activity
            firstCount += 1
        } else {
            others.append(activity)
        }
    }

    mutating func removeAll(keepingCapacity: Bool) {
        firstCount = 0
        if !others.isEmpty { others.removeAll(keepingCapacity: keepingCapacity) }
    }
}
