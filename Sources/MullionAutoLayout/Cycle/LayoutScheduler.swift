import Dispatch
import Foundation

/// An object that decides when deferred layout passes run.
public protocol LayoutScheduler: AnyObject {
    /// Runs a pass later or at once. Called once for all changes until the pass runs.
    func schedule(_ pass: @escaping () -> Void)
}

/// A scheduler that runs passes on demand.
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

    /// Whether a pass is waiting.
    public var isPending: Bool { !passes.isEmpty }

    /// Runs the waiting passes.
    public func run() {
        let waiting = passes
        passes = []
        for pass in waiting { pass() }
    }
}

/// A scheduler that runs a pass at every change, before the change returns; meant for tests.
public final class ImmediateLayoutScheduler: LayoutScheduler {
    public init() {}
    public func schedule(_ pass: @escaping () -> Void) { pass() }
}

/// A scheduler that runs passes in the next turn of a run loop.
///
/// Use the views only on the thread of that run loop.
public final class RunLoopLayoutScheduler: LayoutScheduler {
    private let runLoop: RunLoop

    public init(_ runLoop: RunLoop = .current) { self.runLoop = runLoop }

    public func schedule(_ pass: @escaping () -> Void) {
        // The block stays in the thread of the run loop, which is that of the views.
        nonisolated(unsafe) let pass = pass
        runLoop.perform { pass() }
    }
}

/// A scheduler that runs passes on a serial dispatch queue.
///
/// Use the views only on that queue.
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
    /// The scheduler of deferred passes of the tree, which has no effect on views other than the root. By default, it
    /// is nil, and passes run only in `layoutIfNeeded()`.
    public final var layoutScheduler: (any LayoutScheduler)? {
        get { extras?.environment.scheduler }
        set {
            moreExtras.environment.scheduler = newValue
            noteListener()
            if newValue != nil { modelOfTree.pass.schedule() }
        }
    }
}
