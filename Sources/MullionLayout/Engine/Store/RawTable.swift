import MullionGeometry

/// A side table: rows of a trivial type that are taken and given back, each by its number.
struct RawTable<Row: BitwiseCopyable> {
    private(set) var rows: UnsafeMutablePointer<Row>
    private var capacity: Int
    private(set) var count = 0
    private var free: [Int32] = []

    init() {
        capacity = 16
        rows = RawMemory.allocated(capacity)
    }

    func deallocate() { RawMemory.deallocate(rows) }

    /// Puts a value into a free row; returns its number.
    mutating func add(_ value: Row) -> Int32 {
        if let row = free.popLast() {
            rows[Int(row)] = value
            return row
        }
        if count == capacity {
            capacity *= 2
            rows = RawMemory.resized(rows, to: capacity)
        }
        (rows + count).initialize(to: value)
        count += 1
        return Int32(count - 1)
    }

    /// Gives a row back; its content stays until the row is taken again.
    mutating func remove(_ row: Int32) { free.append(row) }

    /// Gives every row back.
    mutating func removeAll() {
        count = 0
        free.removeAll(keepingCapacity: true)
    }

    @inline(__always)
    subscript(row: Int32) -> Row {
        get { rows[Int(row)] }
        nonmutating set { rows[Int(row)] = newValue }
    }
}
