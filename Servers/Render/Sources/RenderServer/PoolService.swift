import Foundation
import ServiceLifecycle

/// Starts the workers before the server, and ends them after it.
struct PoolService: Service {
    let pool: RenderPool

    func run() async throws {
        pool.start()
        try? await gracefulShutdown()
        // Off the threads of tasks, because it waits for the drawings that have begun.
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                pool.stop()
                continuation.resume()
            }
        }
    }
}
