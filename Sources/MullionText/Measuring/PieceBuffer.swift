/// A buffer of pieces: in the caller's memory, and on the heap once there are more.
struct PieceBuffer: ~Copyable {
    private var base: UnsafeMutablePointer<TextPiece>
    private var capacity: Int
    private var isOnHeap = false
    private(set) var count = 0

    /// Creates a buffer that begins in the given memory, which must outlive it and have room for at least one piece.
    init(_ lent: UnsafeMutableBufferPointer<TextPiece>) {
        base = lent.baseAddress!
        capacity = lent.count
    }

    deinit {
        if isOnHeap { base.deallocate() }
    }

    /// The pieces so far, valid until the next is added.
    var pieces: UnsafeBufferPointer<TextPiece> { UnsafeBufferPointer(start: base, count: count) }

    @inline(__always)
    mutating func append(_ piece: TextPiece) {
        if count == capacity { grow() }
        base[count] = piece
        count &+= 1
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<TextPiece>.allocate(capacity: 4 * capacity)
        larger.initialize(from: base, count: count)
        if isOnHeap { base.deallocate() }
        base = larger
        capacity *= 4
        isOnHeap = true
    }
}
