import ArgumentParser
import Foundation
import Logging
import RenderServer
import RenderWorker

/// Serves until SIGTERM or SIGINT.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve", abstract: "Serve until SIGTERM or SIGINT, then end the open requests.")

    @Argument(help: "The folder of templates: NAME.json, NAME.html, and their images and fonts.")
    var templates: String?

    @Option(help: "The address to listen at; 0.0.0.0 for all.")
    var host = "127.0.0.1"

    @Option(help: "The port; 0 for any that is free.")
    var port = 8080

    @Option(help: "The number of drawings at a time.")
    var workers = ProcessInfo.processInfo.activeProcessorCount

    @Option(help: "The number of long drawings in addition, with a low priority.")
    var slowWorkers = 4

    @Option(help: "The seconds of processor time after which a drawing makes way for the next.")
    var quickTime = 0.05

    @Option(help: "The seconds of processor time after which a drawing is ended.")
    var timeLimit = 5.0

    @Option(help: "The elements of a document, after repeats.")
    var nodes = RenderLimits().nodes

    @Option(help: "The pixels of a PNG file.")
    var pixels = RenderLimits().pixels

    @Option(help: "The MiB of memory of each worker; 0 for no limit.")
    var workerMemory = 2048

    @Option(help: "The requests that wait for a worker.")
    var queue = 512

    @Option(help: "The KiB of a request.")
    var body = 1024

    @Option(help: "The MiB of the answers kept.")
    var cache = 64

    @Option(help: "The connections at a time.")
    var connections = 1024

    @Option(help: "The proxies in front of the server; X-Forwarded-For then names the client.")
    var proxies = 0

    @Option(help: "The seconds between the end of readiness and the end of listening.")
    var drainDelay = 0.0

    @Option(help: "The lowest level of messages: trace, debug, info, notice, warning, error, critical.")
    var logLevel = "info"

    func validate() throws {
        func require(_ isValid: Bool, _ message: String) throws { if !isValid { throw ValidationError(message) } }
        try require((0...65_535).contains(port), "--port: expected a number from 0 to 65535")
        try require((1...1024).contains(workers), "--workers: expected a number from 1 to 1024")
        try require((0...1024).contains(slowWorkers), "--slow-workers: expected a number from 0 to 1024")
        try require(quickTime > 0, "--quick-time: expected a number above 0")
        try require(timeLimit > 0 && timeLimit <= 3600, "--time-limit: expected a number above 0, up to 3600")
        try require((1...1_000_000).contains(nodes), "--nodes: expected a number from 1 to 1000000")
        try require((1...67_108_864).contains(pixels), "--pixels: expected a number from 1 to 67108864")
        try require((0...1 << 20).contains(workerMemory), "--worker-memory: expected a number from 0 to 1048576")
        try require((1...1_000_000).contains(queue), "--queue: expected a number from 1 to 1000000")
        try require((1...65_536).contains(body), "--body: expected a number from 1 to 65536")
        try require((0...1 << 20).contains(cache), "--cache: expected a number from 0 to 1048576")
        try require((1...1_000_000).contains(connections), "--connections: expected a number from 1 to 1000000")
        try require((0...16).contains(proxies), "--proxies: expected a number from 0 to 16")
        try require((0...3600).contains(drainDelay), "--drain-delay: expected a number from 0 to 3600")
        try require(Logger.Level(rawValue: logLevel) != nil, "--log-level: unknown level \"\(logLevel)\"")
    }

    func run() async throws {
        let level = Logger.Level(rawValue: logLevel) ?? .info
        LoggingSystem.bootstrap { label in
            var handler = StreamLogHandler.standardError(label: label)
            handler.logLevel = level
            return handler
        }
        do {
            try await RenderServer(settings, logger: Logger(label: "mullion")).run()
        } catch let error as TemplateError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            throw ExitCode(2)
        }
    }

    private var settings: ServerSettings {
        var settings = ServerSettings(workerCommand: [Self.program, "worker"])
        settings.host = host
        settings.port = port
        settings.templates = templates
        settings.workers = workers
        settings.slowWorkers = slowWorkers
        settings.quickTime = quickTime
        settings.timeLimit = timeLimit
        settings.render.nodes = nodes
        settings.render.pixels = pixels
        settings.render.memory = workerMemory << 20
        settings.queueLimit = queue
        settings.bodyLimit = body << 10
        settings.cacheLimit = cache << 20
        settings.connectionLimit = connections
        settings.proxies = proxies
        settings.drainDelay = drainDelay
        return settings
    }

    /// The program that runs, even after its file was replaced.
    private static var program: String {
        #if os(Linux)
        "/proc/self/exe"
        #else
        Bundle.main.executablePath ?? CommandLine.arguments[0]
        #endif
    }
}
