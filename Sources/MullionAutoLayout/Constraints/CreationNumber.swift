#if canImport(Darwin)
import Foundation

/// Numbers constraints in the order of their creation, in all threads.
enum CreationNumber {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var last = 0

    static func next() -> Int {
        lock.lock()
        defer { lock.unlock() }
        last += 1
        return last
    }
}
#else
import Synchronization

/// Numbers constraints in the order of their creation, in all threads.
enum CreationNumber {
    private static let last = Atomic<Int>(0)

    static func next() -> Int { last.add(1, ordering: .relaxed).newValue }
}
#endif
