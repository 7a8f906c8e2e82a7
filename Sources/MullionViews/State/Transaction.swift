/// The context of a change of state: with which animation it is shown.
public struct Transaction {
    /// The animation; nil: the change is shown at once.
    public var animation: Animation?
    /// Whether views must not animate the change.
    public var disablesAnimations = false
    /// Whether the change continues a gesture.
    public var isContinuous = false

    /// Creates a transaction without an animation.
    public init() {}

    /// Creates a transaction with an animation.
    public init(animation: Animation?) { self.animation = animation }

    @TaskLocal private static var innermost = Scope(transaction: Transaction())

    /// A transaction that only the thread that began it reads.
    private struct Scope: @unchecked Sendable {
        let transaction: Transaction
    }

    /// The transaction of the change being made.
    static var current: Transaction { innermost.transaction }

    /// Calls a function in a transaction with an animation; one without leaves the current one.
    static func perform<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
        transaction.animation == nil ? try body() : try enter(transaction, body)
    }

    static func enter<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
        try $innermost.withValue(Scope(transaction: transaction), operation: body)
    }
}

/// Changes state with an animation.
///
/// In a ``ViewHost``, a layout after the change moves the views from their old frames to the new ones, if the host has
/// a timeline; see ``ViewHost/timeline``. Without one the new state is drawn at once.
public func withAnimation<Result>(
    _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
    try Transaction.enter(Transaction(animation: animation), body)
}

/// Changes state with an animation. The completion is called at once: its criteria need a clock.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    let result = try Transaction.enter(Transaction(animation: animation), body)
    completion()
    return result
}

/// Changes state in a transaction.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.enter(transaction, body)
}

/// When an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    private let isRemoved: Bool

    /// Once its value is reached.
    public static let logicallyComplete = AnimationCompletionCriteria(isRemoved: false)
    /// Once it no longer moves.
    public static let removed = AnimationCompletionCriteria(isRemoved: true)
}
