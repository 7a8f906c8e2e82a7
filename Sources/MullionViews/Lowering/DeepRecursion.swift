import Foundation

/// Counts how deeply views are nested, so that lowering can continue on a new stack.
///
/// Lowering recurses for each level of views. After the first hundred levels, and then after every two thousand, it
/// continues in a new thread, for which the current one waits: nothing runs in parallel.
struct DeepRecursion {
    private static let firstLevels = 100
    private static let furtherLevels = 2_000
    private static let stackSize = 64 << 20

    private var level = 0

    /// Enters a level; returns false if this stack has no room for it.
    mutating func enter() -> Bool {
        level += 1
        return level < Self.firstLevels || (level - Self.firstLevels) % Self.furtherLevels != 0
    }

    mutating func leave() { level -= 1 }

    /// Runs `body` on a new stack and waits for it.
    static func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            let work = Work(body)
            let thread = Thread { work.run() }
            thread.stackSize = stackSize
            thread.start()
            work.wait()
        }
    }

    /// Work that a second thread does while this one waits, so that nothing is shared at the same time.
    private final class Work: @unchecked Sendable {
        private var body: (() -> Void)?
        private let done = DispatchSemaphore(value: 0)

        init(_ body: @escaping () -> Void) { self.body = body }

        func run() {
            body?()
            body = nil
            done.signal()
        }

        func wait() { done.wait() }
    }
}
