/// The breakpoints met while an activity moves, nearest first; the larger rate first among equals.
struct EventHeap {
    struct Event {
        var distance: Double
        var rate: Double
        /// A row of the tableau, or -1 for the moving activity itself.
        var row: Int32
    }

    private var items: [Event] = []

    var isEmpty: Bool { items.isEmpty }

    mutating func removeAll() { items.removeAll(keepingCapacity: true) }

    @inline(__always)
    private func precedes(_ a: Event, _ b: Event) -> Bool {
        if a.distance != b.distance { return a.distance < b.distance }
        if a.rate.magnitude != b.rate.magnitude { return a.rate.magnitude > b.rate.magnitude }
        return a.row < b.row
    }

    mutating func insert(_ event: Event) {
        items.append(event)
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard precedes(items[child], items[parent]) else { return }
            items.swapAt(child, parent)
            child = parent
        }
    }

    mutating func popNearest() -> Event? {
        guard let top = items.first else { return nil }
        let last = items.removeLast()
        guard !items.isEmpty else { return top }
        items[0] = last
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < items.count else { return top }
            if child + 1 < items.count, precedes(items[child + 1], items[child]) { child += 1 }
            guard precedes(items[child], items[parent]) else { return top }
            items.swapAt(child, parent)
            parent = child
        }
    }
}
