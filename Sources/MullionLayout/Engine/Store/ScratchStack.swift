import MullionGeometry

/// Memory for the sorting of stacks: grows and shrinks with the recursion, its blocks never move and are kept.
///
/// Taking is one addition; only when a block is full the next one is looked for.
struct ScratchStack {
    /// The head of each block; its memory follows.
    private struct Block {
        var previous: UnsafeMutableRawPointer?
        var next: UnsafeMutableRawPointer?
        var size: Int
    }

    private static let headSize = 32

    private var block: UnsafeMutableRawPointer
    private var top: UnsafeMutableRawPointer
    private var end: UnsafeMutableRawPointer

    init() {
        block = Self.makeBlock(1 << 14, previous: nil)
        top = block + Self.headSize
        end = block + (1 << 14)
    }

    private static func makeBlock(_ size: Int, previous: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer {
        let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
        block.initializeMemory(as: Block.self, to: Block(previous: previous, next: nil, size: size))
        return block
    }

    /// Room for `count` values, uninitialised, until the matching ``release(_:)``.
    @inline(__always)
    mutating func take<T: BitwiseCopyable>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
        let bytes = (count * MemoryLayout<T>.stride + 15) & ~15
        if end - top < bytes { enterNextBlock(bytes) }
        let start = top
        top += bytes
        return start.bindMemory(to: T.self, capacity: count)
    }

    /// The current top, to release to.
    @inline(__always)
    var mark: UnsafeMutableRawPointer { top }

    /// Gives back everything taken since `mark`.
    @inline(__always)
    mutating func release(_ mark: UnsafeMutableRawPointer) {
        if mark < block || mark > end { leaveBlocks(to: mark) }
        top = mark
    }

    @inline(never)
    private mutating func enterNextBlock(_ bytes: Int) {
        let head = block.assumingMemoryBound(to: Block.self)
        if let next = head.pointee.next, next.assumingMemoryBound(to: Block.self).pointee.size < bytes + Self.headSize {
            // Too small for this stack: everything behind it is given up.
            Self.freeBlocks(from: next)
            head.pointee.next = nil
        }
        if head.pointee.next == nil {
            head.pointee.next = Self.makeBlock(max(bytes + Self.headSize, 1 << 16), previous: block)
        }
        block = head.pointee.next!
        top = block + Self.headSize
        end = block + block.assumingMemoryBound(to: Block.self).pointee.size
    }

    @inline(never)
    private mutating func leaveBlocks(to mark: UnsafeMutableRawPointer) {
        while mark < block || mark > end {
            block = block.assumingMemoryBound(to: Block.self).pointee.previous!
            end = block + block.assumingMemoryBound(to: Block.self).pointee.size
        }
    }

    private static func freeBlocks(from first: UnsafeMutableRawPointer?) {
        var block = first
        while let current = block {
            block = current.assumingMemoryBound(to: Block.self).pointee.next
            current.deallocate()
        }
    }

    func deallocate() {
        var first = block
        while let previous = first.assumingMemoryBound(to: Block.self).pointee.previous { first = previous }
        Self.freeBlocks(from: first)
    }
}
