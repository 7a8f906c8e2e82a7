import Foundation

/// Runs work on a thread with the stack of a secondary thread, 512 KiB, and waits for it.
public enum SmallStackThread {
    /// The size of the stack in bytes.
    public static let stackSize = 512 << 10

    /// Runs `body` and returns its result.
    public static func run<R: Sendable>(_ body: @escaping @Sendable () -> R) -> R {
        let box = ResultBox<R>()
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            box.value = body()
            done.signal()
        }
        thread.stackSize = stackSize
        thread.start()
        done.wait()
        return box.value!
    }
}

/// Written by one thread before the semaphore, read by the other after it.
private final class ResultBox<R>: @unchecked Sendable {
    var value: R?
}
