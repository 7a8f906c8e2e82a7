/// The context that an animatable property consults when it is written: whether an animation is being recorded.
public enum AnimationContext {
    /// Whether the calling code is inside of an animation block, so that writes to animatable properties are animated.
    public static var isAnimating: Bool { block != nil }

    /// Calls a function whose writes are not animated, even inside of an animation block:
    /// `UIView.performWithoutAnimation`.
    public static func withoutAnimation<Result>(_ body: () throws -> Result) rethrows -> Result {
        try $recording.withValue(nil) { try body() }
    }

    /// The block that records, on the calling thread and in the calling task.
    static var block: AnimationBlock? {
        guard let recording, recording.task == currentTask else { return nil }
        return recording.block
    }

    /// Calls a function whose writes are recorded by a block.
    static func record(into block: AnimationBlock, _ body: () -> Void) {
        $recording.withValue(Recording(block: block, task: currentTask)) { body() }
    }

    // It comes and goes with a synchronous call and is seen nowhere else. Tasks that are started inside inherit it, and
    // are rejected by the comparison of tasks before they touch the block; so no other task ever does, and this is
    // safe to mark.
    private struct Recording: @unchecked Sendable {
        let block: AnimationBlock
        let task: Int?
    }

    @TaskLocal private static var recording: Recording?

    private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }
}
