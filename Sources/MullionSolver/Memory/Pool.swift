#if canImport(Glibc)
import Glibc
#endif

/// A growable array of plain values that has one owner: no reference counts, no checks for uniqueness, and memory that
/// stays for the next use.
///
/// All raw memory of the module is here. The invariant: `base` is memory for `capacity` elements, of which the first
/// `count` are initialized; no other value refers to it, since pools cannot be copied. An index is checked against
/// `count` where it is used, in every build.
struct Pool<Element: BitwiseCopyable>: ~Copyable {
    private var base: UnsafeMutablePointer<Element>
    private var capacity = 0
    private(set) var count = 0

    init() {
        // Never read or written while the capacity is 0.
        base = UnsafeMutablePointer(bitPattern: MemoryLayout<Element>.alignment).unsafelyUnwrapped
    }

    init(_ elements: [Element]) {
        self.init()
        reserve(elements.count)
        for element in elements { append(element) }
    }

    deinit {
        if capacity > 0 { base.deallocate() }
    }

    var isEmpty: Bool { count == 0 }
    var indices: Range<Int> { 0..<count }

    @inline(__always)
    subscript(index: Int) -> Element {
        get {
            check(index)
            return base[index]
        }
        _modify {
            check(index)
            yield &base[index]
        }
    }

    /// The same, by a number as tables keep it.
    @inline(__always)
    subscript(index: Int32) -> Element {
        get { self[Int(index)] }
        _modify { yield &self[Int(index)] }
    }

    @inline(__always)
    private func check(_ index: Int) {
        precondition(UInt(bitPattern: index) < UInt(bitPattern: count), "no such element")
    }

    // MARK: - Growing

    @inline(__always)
    mutating func append(_ element: Element) {
        if count == capacity { grow(to: count + 1) }
        (base + count).initialize(to: element)
        count += 1
    }

    mutating func append(repeating element: Element, count added: Int) {
        reserve(count + added)
        (base + count).initialize(repeating: element, count: added)
        count += added
    }

    /// Appends the elements of a pool.
    mutating func append(_ other: borrowing Pool, _ range: Range<Int>) {
        precondition(range.lowerBound >= 0 && range.upperBound <= other.count, "no such elements")
        reserve(count + range.count)
        (base + count).initialize(from: other.base + range.lowerBound, count: range.count)
        count += range.count
    }

    mutating func reserve(_ wanted: Int) {
        if wanted > capacity { grow(to: wanted) }
    }

    @inline(never)
    private mutating func grow(to wanted: Int) {
        // Small pools begin with 512 bytes: a solver has many, and few of them stay smaller. Large ones grow by half,
        // because the memory that none of their elements needs yet counts in huge pages too.
        let isLarge = capacity * MemoryLayout<Element>.stride >= Self.largeByteCount
        let grown = capacity + (isLarge ? capacity / 2 : capacity)
        let fresh = max(wanted, grown, 512 / MemoryLayout<Element>.stride)
        let memory = Self.allocate(fresh)
        memory.moveInitialize(from: base, count: count)
        if capacity > 0 { base.deallocate() }
        base = memory
        capacity = fresh
    }

    private static var hugePage: Int { 1 << 21 }
    private static var largeByteCount: Int { 2 * hugePage }

    /// Large pools are in huge pages, where the system offers them: an edit of one system among thousands reads a line
    /// here and there in each table, and with small pages, the processor has to look up the address of each.
    private static func allocate(_ capacity: Int) -> UnsafeMutablePointer<Element> {
        #if canImport(Glibc)
        let byteCount = capacity * MemoryLayout<Element>.stride
        if byteCount >= Self.largeByteCount {
            let memory = UnsafeMutableRawPointer.allocate(byteCount: byteCount, alignment: Self.hugePage)
            madvise(memory, byteCount, MADV_HUGEPAGE)
            return memory.bindMemory(to: Element.self, capacity: capacity)
        }
        #endif
        return .allocate(capacity: capacity)
    }

    // MARK: - Shrinking

    @discardableResult
    mutating func removeLast() -> Element {
        precondition(count > 0, "nothing to remove")
        count -= 1
        return base[count]
    }

    @inline(__always)
    mutating func popLast() -> Element? { count > 0 ? removeLast() : nil }

    mutating func truncate(to wanted: Int) {
        precondition(wanted >= 0 && wanted <= count, "a pool does not grow by truncation")
        count = wanted
    }

    /// Forgets the elements, and keeps their memory.
    mutating func removeAll() { count = 0 }

    /// Makes all elements, of a new number, the same.
    mutating func reset(to element: Element, count wanted: Int) {
        count = 0
        append(repeating: element, count: wanted)
    }

    /// Another pool with the same elements.
    func copy() -> Pool {
        var copy = Pool()
        copy.append(self, indices)
        return copy
    }

    var array: [Element] { indices.map { self[$0] } }

    // MARK: - Order

    mutating func reverse() {
        for index in 0..<count / 2 { swapAt(index, count - 1 - index) }
    }

    @inline(__always)
    mutating func swapAt(_ i: Int, _ j: Int) {
        let other = self[i]
        self[i] = self[j]
        self[j] = other
    }

    /// Sorts a range: by insertion where it is short or nearly in order, which most ranges here are.
    @inline(__always)
    mutating func sort(_ range: Range<Int>, by precedes: (Element, Element) -> Bool) {
        guard range.count > 1 else { return }
        precondition(range.lowerBound >= 0 && range.upperBound <= count, "no such elements")
        var moves = 16 + 4 * range.count
        for index in range.dropFirst() {
            var target = index
            let element = base[index]
            while target > range.lowerBound, precedes(element, base[target - 1]) {
                base[target] = base[target - 1]
                target -= 1
            }
            base[target] = element
            moves -= index - target
            if moves < 0 { break }
        }
        guard moves < 0 else { return }
        var rest = UnsafeMutableBufferPointer(start: base + range.lowerBound, count: range.count)
        rest.sort(by: precedes)
    }
}

extension Pool where Element: Comparable {
    mutating func sort() { sort(0..<count, by: <) }
}

extension Pool where Element: Equatable {
    func firstIndex(of element: Element) -> Int? { indices.first { self[$0] == element } }
}

/// Disjoint sets: each element is the index of its parent, and a root is its own parent.
extension Pool<Int32> {
    /// The root of the set that an element belongs to. Halves the paths that it follows.
    mutating func root(of start: Int32) -> Int32 {
        var node = start
        while self[node] != node {
            self[node] = self[self[node]]
            node = self[node]
        }
        return node
    }
}
