/// Events of a dual step, by the vectors at which they happen; the larger rate first among equals, then the column.
///
/// The least event is never removed but postponed: an activity that flips past one breakpoint meets the next one later.
///
/// Most steps end after a few events, so of many only the least are kept at first: those that `offer` finds in one
/// look, which compares an event with the last one kept and mostly sees at the first entry that it comes later. When
/// the step has gone past those, `isExhausted` asks for all of them, or all of a level and the lower ones.
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
    /// A copy of the last event that was kept, if events were left out: all of those come after it.
    private var bound: Event?
    private var hasLeftOut = false
    /// Events that are different from 0 above this level were left out.
    private(set) var leastLevel = 0

    /// - Parameter leastLevel: The level above which the vectors of all events that are added will be 0.
    mutating func removeAll(levelCount: Int, leastLevel: Int = 0) {
        self.leastLevel = leastLevel
        self.levelCount = levelCount
        bound = nil
        hasLeftOut = false
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

    /// Makes room for the vectors of some events, each of which `append(column:rate:_:)` adds.
    mutating func makeRoom(eventCount: Int) {
        vectors.append(contentsOf: repeatElement(0, count: eventCount * levelCount))
    }

    /// Adds an event.
    /// - Precondition: There is room for its vector.
    /// - Parameter entry: returns the entries of its vector, by level.
    @inline(__always)
    mutating func append(column: Int, rate: Double, _ entry: (Int) -> Double) {
        let (index, levelCount) = (events.count * levelCount, levelCount)
        precondition(index + levelCount <= vectors.count, "no room")
        events.append(Event(column: Int32(column), index: Int32(index), rate: rate))
        vectors.withUnsafeMutableBufferPointer { vectors in
            for level in 0..<levelCount { vectors[index &+ level] = entry(level) }
        }
    }

    var least: Event? { events.first }

    @inline(__always)
    mutating func heapify() {
        for parent in stride(from: events.count / 2 - 1, through: 0, by: -1) { siftDown(parent) }
    }

    /// Puts the event that was least where it belongs, after its vector grew.
    mutating func siftLeast() { siftDown(0) }

    // MARK: - The least of many

    /// How many events are kept of many.
    static let shortCount = 4

    /// Makes room for the least of many events; `offer` must follow for each, and then `close`.
    mutating func removeAllForLeast(levelCount: Int, leastLevel: Int = 0) {
        removeAll(levelCount: levelCount, leastLevel: leastLevel)
        vectors.append(contentsOf: repeatElement(0, count: (Self.shortCount + 1) * levelCount))
    }

    /// Keeps an event if it is one of the least so far.
    /// - Parameter entry: returns the entries of its vector, by level.
    @inline(__always)
    mutating func offer(column: Int, rate: Double, _ entry: (Int) -> Double) {
        guard events.count == Self.shortCount else {
            return keep(column, rate, at: Int32(events.count * levelCount), entry)
        }
        let last = events[Self.shortCount - 1]
        hasLeftOut = true
        let (first, start, levelCount) = (Int(last.index), leastLevel, levelCount)
        let isLess = vectors.withUnsafeBufferPointer { vectors in
            // Each event has `levelCount` entries of `vectors` from its index, and those above the least level are 0.
            for level in start..<levelCount {
                let difference = entry(level) - vectors[first &+ level]
                if difference > Tolerance.slope { return false }
                if difference < -Tolerance.slope { return true }
            }
            if rate.magnitude != last.rate.magnitude { return rate.magnitude > last.rate.magnitude }
            return Int32(column) < last.column
        }
        guard isLess else { return }
        events.removeLast()
        keep(column, rate, at: last.index, entry)
    }

    /// Inserts an event into its position in the order.
    private mutating func keep(_ column: Int, _ rate: Double, at index: Int32, _ entry: (Int) -> Double) {
        for level in 0..<levelCount { vectors[Int(index) + level] = entry(level) }
        events.append(Event(column: Int32(column), index: index, rate: rate))
        var target = events.count - 1
        vectors.withUnsafeBufferPointer { vectors in
            while target > 0, Self.precedes(events[target], events[target - 1], vectors, levelCount) {
                events.swapAt(target, target - 1)
                target -= 1
            }
        }
    }

    /// Notes behind which event those come that were left out. The events are in order, which a heap may be.
    mutating func close() {
        guard hasLeftOut, var last = events.last else { return }
        let copy = Self.shortCount * levelCount
        for level in 0..<levelCount { vectors[copy + level] = vectors[Int(last.index) + level] }
        last.index = Int32(copy)
        bound = last
    }

    /// Whether an event that was left out may come before the least.
    @inline(__always)
    var isExhausted: Bool {
        guard let least else { return false }
        if isPastLeastLevel { return true }
        guard let bound else { return false }
        return vectors.withUnsafeBufferPointer { Self.precedes(bound, least, $0, levelCount) }
    }

    /// Whether the least event is different from 0 above the level at which events were left out.
    @inline(__always)
    var isPastLeastLevel: Bool {
        guard let least else { return false }
        for level in 0..<leastLevel where vectors[Int(least.index) + level] > Tolerance.slope { return true }
        return false
    }

    @inline(__always)
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
