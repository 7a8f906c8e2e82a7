import Dispatch
import Foundation

/// When deferred layout passes run.
public protocol LayoutScheduler: AnyObject {
    /// Has a pass run later, or at once. Called once for all changes until the pass runs.
    func schedule(_ pass: @escaping () -> Void)
}

/// Runs passes on demand.
///
/// ```swift
/// let scheduler = ManualLayoutScheduler()
/// window.layoutScheduler = scheduler
/// label.text = "longer"       // marks and schedules
/// scheduler.run()             // once a frame
/// ```
public final class ManualLayoutScheduler: LayoutScheduler {
    private var passes: [() -> Void] = []

    public init() {}

    public func schedule(_ pass: @escaping () -> Void) { passes.append(pass) }

    /// Whether a pass waits.
    public var isPending: Bool { !passes.isEmpty }

    /// Runs the passes that wait.
    public func run() {
        let waiting = passes
        passes = []
        for pass in waiting { pass() }
    }
}

/// Runs a pass at every change, before the change returns: for tests.
public final class ImmediateLayoutScheduler: LayoutScheduler {
    public init() {}
    public func schedule(_ pass: @escaping () -> Void) { pass() }
}

/// Runs passes in the next turn of a run loop.
///
/// Use the views in the thread of that run loop only.
public final class RunLoopLayoutScheduler: LayoutScheduler {
    private let runLoop: RunLoop

    public init(_ runLoop: RunLoop = .current) { self.runLoop = runLoop }

    public func schedule(_ pass: @escaping () -> Void) {
        // The block stays in the thread of the run loop, which is that of the views.
        nonisolated(unsafe) let pass = pass
        runLoop.perform { pass() }
    }
}

/// Runs passes on a serial dispatch queue.
///
/// Use the views on that queue only.
public final class DispatchQueueLayoutScheduler: LayoutScheduler {
    private let queue: DispatchQueue

    public init(_ queue: DispatchQueue = .main) { self.queue = queue }

    public func schedule(_ pass: @escaping () -> Void) {
        // The block stays on the queue of the views.
        nonisolated(unsafe) let pass = pass
        queue.async { pass() }
    }
}

extension LayoutView {
    /// Runs deferred passes of the tree; has no effect on views other than the root. nil unless set: then
    /// passes run by `layoutIfNeeded()` only.
    public final var layoutScheduler: (any LayoutScheduler)? {
        get { extras?.environment.scheduler }
        set {
            moreExtras.environment.scheduler = newValue
            if newValue != nil { modelOfTree.pass.schedule() }
        }
    }
}
