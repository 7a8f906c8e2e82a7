import Foundation

/// How deep views are nested, so that lowering can go on where there is room on the stack.
///
/// Lowering calls itself for every level of views. After the first hundred levels, and then after every two thousand,
/// it goes on in a thread with a stack of its own, for which the asking thread waits: nothing runs in parallel.
struct DeepRecursion {
    private static let firstLevels = 100
    private static let furtherLevels = 2_000
    private static let stackSize = 64 << 20

    private var level = 0

    /// Notes one more level; whether there is room for it on this stack.
    mutating func enter() -> Bool {
        level += 1
        return level < Self.firstLevels || (level - Self.firstLevels) % Self.furtherLevels != 0
    }

    mutating func leave() { level -= 1 }

    /// Runs `body` on a stack of its own and waits for it.
    static func run(_ body: () -> Void) {
        withoutActuallyEscaping(body) { body in
            let work = Work(body)
            let thread = Thread { work.run() }
            thread.stackSize = stackSize
            thread.start()
            work.wait()
        }
    }

    /// A piece of work that another thread does while this one waits, so nothing is shared at the same time.
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
