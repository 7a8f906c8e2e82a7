/// Events of a dual step, by the vectors at which they happen; the larger rate first among equals, then the column.
///
/// The least event is never removed but postponed: an activity that flips past one breakpoint meets the next one later.
struct RatioHeap {
    struct Event {
        /// A column of the tableau, or -1 for a breakpoint of the leaving activity.
        var column: Int32
        /// Where its vector begins.
        var index: Int32
        var rate: Double
    }

    private var levelCount = 0
    private var events: [Event] = []
    var vectors: [Double] = []

    mutating func removeAll(levelCount: Int) {
        self.levelCount = levelCount
        events.removeAll(keepingCapacity: true)
        vectors.removeAll(keepingCapacity: true)
    }

    /// Adds an event with a vector of zeros, and returns where that begins. `heapify` must follow.
    @inline(__always)
    mutating func append(column: Int, rate: Double) -> Int {
        let index = vectors.count
        events.append(Event(column: Int32(column), index: Int32(index), rate: rate))
        for _ in 0..<levelCount { vectors.append(0) }
        return index
    }

    var least: Event? { events.first }

    mutating func heapify() {
        for parent in stride(from: events.count / 2 - 1, through: 0, by: -1) { siftDown(parent) }
    }

    /// Puts the event that was least where it belongs, after its vector grew.
    mutating func siftLeast() { siftDown(0) }

    private mutating func siftDown(_ start: Int) {
        let count = events.count
        let levelCount = levelCount
        // Numbers of events are below `count`, and every event has `levelCount` entries of `vectors` from its index.
        vectors.withUnsafeBufferPointer { vectors in
            events.withUnsafeMutableBufferPointer { events in
                let moving = events[start]
                var parent = start
                while true {
                    var child = 2 * parent + 1
                    guard child < count else { break }
                    if child + 1 < count, Self.precedes(events[child + 1], events[child], vectors, levelCount) {
                        child += 1
                    }
                    guard Self.precedes(events[child], moving, vectors, levelCount) else { break }
                    events[parent] = events[child]
                    parent = child
                }
                events[parent] = moving
            }
        }
    }

    @inline(__always)
    private static func precedes(
        _ a: Event, _ b: Event, _ vectors: UnsafeBufferPointer<Double>, _ levelCount: Int
    ) -> Bool {
        let first = Int(a.index)
        let second = Int(b.index)
        for level in 0..<levelCount {
            let difference = vectors[first + level] - vectors[second + level]
            if difference < -Tolerance.slope { return true }
            if difference > Tolerance.slope { return false }
        }
        if a.rate.magnitude != b.rate.magnitude { return a.rate.magnitude > b.rate.magnitude }
        return a.column < b.column
    }
}
