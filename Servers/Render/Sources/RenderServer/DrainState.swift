import ServiceLifecycle
import Synchronization

/// Whether the server ends: it is not ready, and answers close their connections.
final class DrainState: Sendable {
    private let value = Atomic<Bool>(false)

    var isDraining: Bool { value.load(ordering: .relaxed) }

    func begin() { value.store(true, ordering: .relaxed) }
}

/// Ends before the server does: announces the end, and gives balancers and clients time to learn of it.
struct DrainService: Service {
    let state: DrainState
    /// The time between the announcement and the end of listening, in seconds.
    let delay: Double

    func run() async throws {
        try? await gracefulShutdown()
        state.begin()
        try? await Task.sleep(for: .seconds(delay))
    }
}
