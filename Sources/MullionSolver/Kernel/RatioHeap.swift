/// Events of a dual step, by the vectors at which they happen; the larger rate first among equals, then the column.
struct RatioHeap {
    struct Event {
        /// A column of the tableau, or -1 for a kink of the leaving activity.
        var column: Int32
        /// Where its vector is.
        var index: Int32
        var rate: Double
    }

    private let levelCount: Int
    private var events: [Event] = []
    private var vectors: [Double] = []

    init(levelCount: Int) { self.levelCount = levelCount }

    mutating func reserve(_ count: Int) {
        events.reserveCapacity(count)
        vectors.reserveCapacity(count * levelCount + count)
    }

    /// Adds an event at the end; `heapify` or `siftLast` must follow.
    @inline(__always)
    mutating func append(column: Int32, rate: Double, _ entry: (_ level: Int) -> Double) {
        events.append(Event(column: column, index: Int32(vectors.count), rate: rate))
        for level in 0..<levelCount { vectors.append(entry(level)) }
    }

    /// An entry of an event's vector.
    @inline(__always)
    func vector(_ event: Event, _ level: Int) -> Double { vectors[Int(event.index) + level] }

    mutating func heapify() {
        for parent in stride(from: events.count / 2 - 1, through: 0, by: -1) { siftDown(parent) }
    }

    mutating func siftLast() {
        var child = events.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(events[child], events[parent]) else { return }
            events.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popLeast() -> Event? {
        guard let top = events.first else { return nil }
        let last = events.removeLast()
        if !events.isEmpty {
            events[0] = last
            siftDown(0)
        }
        return top
    }

    private mutating func siftDown(_ start: Int) {
        var parent = start
        while true {
            var child = 2 * parent + 1
            guard child < events.count else { return }
            if child + 1 < events.count, precedes(events[child + 1], events[child]) { child += 1 }
            guard precedes(events[child], events[parent]) else { return }
            events.swapAt(child, parent)
            parent = child
        }
    }

    @inline(__always)
    private func precedes(_ a: Event, _ b: Event) -> Bool {
        for level in 0..<levelCount {
            let difference = vectors[Int(a.index) + level] - vectors[Int(b.index) + level]
            if difference < -Tolerance.slope { return true }
            if difference > Tolerance.slope { return false }
        }
        if a.rate.magnitude != b.rate.magnitude { return a.rate.magnitude > b.rate.magnitude }
        return a.column < b.column
    }
}
