/// Memory for the sorting of stacks: grows and shrinks with the recursion, its blocks never move.
struct ScratchStack {
    private struct Block {
        var start: UnsafeMutableRawPointer
        var size: Int
        var used: Int
    }

    private var blocks: [Block] = []
    private var current = 0

    /// Room for `count` values, uninitialised, until the matching ``release(_:)``.
    mutating func take<T>(_ type: T.Type, _ count: Int) -> UnsafeMutablePointer<T> {
        let bytes = (count * MemoryLayout<T>.stride + 15) & ~15
        while current < blocks.count, blocks[current].size - blocks[current].used < bytes {
            // The block keeps what lies in it; a later release comes back to it.
            current += 1
        }
        if current == blocks.count {
            let size = max(bytes, 1 << 16)
            blocks.append(Block(start: .allocate(byteCount: size, alignment: 16), size: size, used: 0))
        }
        let place = blocks[current].start + blocks[current].used
        blocks[current].used += bytes
        return place.bindMemory(to: T.self, capacity: count)
    }

    /// Where the stack stands, to come back to.
    var mark: (block: Int, used: Int) { blocks.isEmpty ? (0, 0) : (current, blocks[current].used) }

    /// Gives back everything taken since `mark`.
    mutating func release(_ mark: (block: Int, used: Int)) {
        guard !blocks.isEmpty else { return }
        while current > mark.block {
            if current < blocks.count { blocks[current].used = 0 }
            current -= 1
        }
        blocks[current].used = mark.used
    }

    func deallocate() {
        for block in blocks { block.start.deallocate() }
    }
}
