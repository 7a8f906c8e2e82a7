/// A heap of numbers, largest first.
struct IndexHeap: ~Copyable {
    private var items = Pool<Int32>()

    var isEmpty: Bool { items.isEmpty }

    mutating func removeAll() { items.removeAll() }

    mutating func insert(_ item: Int32) {
        items.append(item)
        var child = items.count - 1
        while child > 0 {
            let parent = (child - 1) / 2
            guard items[parent] < item else { break }
            items[child] = items[parent]
            child = parent
        }
        items[child] = item
    }

    mutating func popLargest() -> Int32? {
        guard !items.isEmpty else { return nil }
        let top = items[0]
        let last = items.removeLast()
        guard !items.isEmpty else { return top }
        var parent = 0
        while true {
            var child = 2 * parent + 1
            guard child < items.count else { break }
            if child + 1 < items.count, items[child + 1] > items[child] { child += 1 }
            guard last < items[child] else { break }
            items[parent] = items[child]
            parent = child
        }
        items[parent] = last
        return top
    }
}
