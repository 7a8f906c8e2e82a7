import Synchronization

/// The bytes that all requests together may hold.
final class ByteBudget: Sendable {
    private let limit: Int
    private let used = Atomic<Int>(0)

    init(limit: Int) { self.limit = limit }

    /// A part of the budget, which returns when it is released.
    final class Share: Sendable {
        private let budget: ByteBudget
        private let count = Atomic<Int>(0)

        fileprivate init(_ budget: ByteBudget) { self.budget = budget }

        deinit { budget.used.subtract(count.load(ordering: .relaxed), ordering: .relaxed) }

        /// Takes bytes; returns false if too many are used.
        func take(_ bytes: Int) -> Bool {
            let total = budget.used.add(bytes, ordering: .relaxed).newValue
            guard total <= budget.limit else {
                budget.used.subtract(bytes, ordering: .relaxed)
                return false
            }
            count.add(bytes, ordering: .relaxed)
            return true
        }
    }

    /// Returns a share without bytes.
    func share() -> Share { Share(self) }

    /// The number of bytes in use.
    var inUse: Int { used.load(ordering: .relaxed) }
}
