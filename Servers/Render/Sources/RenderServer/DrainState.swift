import NIOCore
import ServiceLifecycle
import Synchronization

/// Whether the server ends: it is not ready, and answers close their connections.
final class DrainState: Sendable {
    private let value = Atomic<Bool>(false)
    private let listener = Mutex<(any Channel)?>(nil)

    var isDraining: Bool { value.load(ordering: .relaxed) }

    /// Notes the channel that accepts connections.
    func setListener(_ channel: any Channel) { listener.withLock { $0 = channel } }

    fileprivate func begin() { value.store(true, ordering: .relaxed) }

    fileprivate func stopAccepting() async {
        let channel = listener.withLock { $0 }
        try? await channel?.setOption(.autoRead, value: false).get()
    }
}

/// Ends before the server does.
///
/// 1. Announce the end, and give balancers and clients time to learn of it.
/// 2. Accept no more connections. One that is accepted while the server ends would be dropped unseen, for which the
///    framework stops the program, so that those accepted get time to be seen.
struct DrainService: Service {
    /// The time in which an accepted connection reaches the framework.
    private static let handover = Duration.milliseconds(200)

    let state: DrainState
    /// The time between the announcement and the end of listening, in seconds.
    let delay: Double

    func run() async throws {
        try? await gracefulShutdown()
        state.begin()
        try? await Task.sleep(for: .seconds(delay))
        await state.stopAccepting()
        try? await Task.sleep(for: Self.handover)
    }
}
