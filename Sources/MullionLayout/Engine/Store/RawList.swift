import MullionGeometry

/// A growing list of a trivial type. Appending checks room and nothing else.
struct RawList<Element: BitwiseCopyable> {
    private var elements: UnsafeMutablePointer<Element>
    private var capacity: Int
    private(set) var count = 0

    init() {
        capacity = 16
        elements = RawMemory.allocated(capacity)
    }

    func deallocate() { RawMemory.deallocate(elements) }

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow() }
        (elements + count).initialize(to: element)
        count += 1
    }

    /// Appends what `write` puts into the memory it gets, which holds `most` elements; `write` returns their number.
    @inline(__always)
    mutating func append(atMost most: Int, _ write: (UnsafeMutablePointer<Element>) -> Int) {
        while count + most > capacity { grow() }
        count += write(elements + count)
    }

    @inline(never)
    private mutating func grow() {
        capacity *= 2
        elements = RawMemory.resized(elements, to: capacity)
    }

    /// Forgets the elements; their room is kept.
    mutating func removeAll() { count = 0 }

    /// The elements, until the next change.
    var buffer: UnsafeBufferPointer<Element> { UnsafeBufferPointer(start: elements, count: count) }
}
