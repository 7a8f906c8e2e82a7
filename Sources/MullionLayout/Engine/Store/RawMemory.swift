import MullionGeometry

/// Memory for arrays of trivial types, from the C allocator.
enum RawMemory {
    /// Room for a number of values, uninitialised.
    static func allocated<T: BitwiseCopyable>(_ capacity: Int) -> UnsafeMutablePointer<T> {
        bound(malloc(capacity * MemoryLayout<T>.stride), capacity)
    }

    /// Moves as many values as fit to new room, and frees `old`.
    ///
    /// The system can move large blocks by remapping their pages instead of copying them.
    static func resized<T: BitwiseCopyable>(
        _ old: UnsafeMutablePointer<T>, to capacity: Int
    ) -> UnsafeMutablePointer<T> {
        bound(realloc(old, capacity * MemoryLayout<T>.stride), capacity)
    }

    static func deallocate<T: BitwiseCopyable>(_ memory: UnsafeMutablePointer<T>) { free(memory) }

    private static func bound<T>(_ memory: UnsafeMutableRawPointer?, _ capacity: Int) -> UnsafeMutablePointer<T> {
        guard let memory else { preconditionFailure("no memory for \(capacity) nodes of a tree") }
        return memory.bindMemory(to: T.self, capacity: capacity)
    }
}
