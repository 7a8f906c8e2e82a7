import Foundation
import Hummingbird
import Logging
import NIOCore
import RenderWorker
import ServiceLifecycle
import UnixSignals

/// Draws documents for clients over HTTP.
public struct RenderServer: Sendable {
    private let settings: ServerSettings
    private let logger: Logger
    private let pool: RenderPool
    private let drain = DrainState()
    private let routes: RenderRoutes

    /// Creates a server.
    ///
    /// - Throws: `TemplateError` if the templates cannot be read.
    public init(_ settings: ServerSettings, logger: Logger) throws(TemplateError) {
        self.settings = settings
        self.logger = logger
        let templates =
            if let folder = settings.templates { try TemplateStore(folder: folder) } else { TemplateStore() }
        let metrics = ServerMetrics()
        pool = RenderPool(settings, metrics: metrics)
        routes = RenderRoutes(
            settings: settings, templates: templates.names, pool: pool, cache: AnswerCache(limit: settings.cacheLimit),
            transfers: ByteBudget(limit: settings.transferLimit), metrics: metrics, drain: drain)
    }

    /// Runs until a signal, or until the surrounding task is cancelled or shut down.
    ///
    /// Services end in the reverse order: first the announcement, then the server with the open requests, then the
    /// workers.
    ///
    /// - Parameter onListening: Receives the port.
    public func run(
        signals: [UnixSignal] = [.sigterm, .sigint], onListening: @escaping @Sendable (Int) async -> Void = { _ in }
    ) async throws {
        let transferTime = TimeAmount.nanoseconds(Int64(settings.transferTime * 1e9))
        let drain = drain
        let application = Application(
            router: routes.router,
            server: .http1(
                configuration: .init(
                    additionalChannelHandlers: [ConnectionGuard(limit: transferTime)], idleTimeout: transferTime,
                    httpDecoderConfiguration: .init(
                        maxHeaderFieldSize: 8 << 10, maxHeaderListSize: 16 << 10, maxHeaderFieldCount: 64))),
            configuration: ApplicationConfiguration(
                address: .hostname(settings.host, port: settings.port), backlog: 1024,
                availableConnectionsDelegate: .maximum(settings.connectionLimit, logger: logger)),
            onServerRunning: { channel in
                drain.setListener(channel)
                await onListening(channel.localAddress?.port ?? 0)
            }, logger: logger)
        let group = ServiceGroup(
            configuration: .init(
                services: [
                    PoolService(pool: pool), application, DrainService(state: drain, delay: settings.drainDelay),
                ],
                gracefulShutdownSignals: signals, logger: logger))
        try await group.run()
    }
}
