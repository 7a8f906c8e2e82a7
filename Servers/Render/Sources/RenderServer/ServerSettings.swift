import RenderWorker

/// The limits of a server, each of which bounds the memory or time that clients can use.
public struct ServerSettings: Sendable {
    /// The address to listen at.
    public var host = "127.0.0.1"
    /// The port; 0 for any that is free.
    public var port = 8080
    /// The folder of templates; nil for none.
    public var templates: String?
    /// The program of a worker, and its first arguments.
    public var workerCommand: [String]

    /// The number of drawings at a time.
    public var workers = 2
    /// The number of drawings beyond ``quickTime`` that continue with a low priority.
    public var slowWorkers = 4
    /// The processor time after which a drawing makes way for the next, in seconds.
    public var quickTime = 0.05
    /// The time for which a client waits after one of its drawings was ended because half of the slow ones were its
    /// own, in seconds: the first time, and at most if that happens again and again.
    public var crowdedPause = 1.0...16.0
    /// The processor time after which a drawing is ended, in seconds.
    public var timeLimit = 5.0
    /// The time after which a drawing is ended though it uses no processor time, in seconds.
    public var wallTimeLimit = 20.0
    /// The limits of each drawing.
    public var render = RenderLimits()

    /// The number of requests that wait for a worker.
    public var queueLimit = 512
    /// The time after which a request that waits is refused, in seconds.
    public var waitLimit = 10.0

    /// The maximum number of bytes of a body.
    public var bodyLimit = 1 << 20
    /// The maximum number of bytes of all bodies, and of all drawings, that are being sent.
    public var transferLimit = 256 << 20
    /// The maximum number of bytes of the answers kept.
    public var cacheLimit = 64 << 20
    /// The maximum number of connections.
    public var connectionLimit = 1024
    /// The time after which an idle connection, or one that sends or receives a body, is closed, in seconds.
    public var transferTime = 30.0
    /// The number of proxies in front of the server, whose header "X-Forwarded-For" names the client.
    public var proxies = 0
    /// The time between the end of readiness and the end of listening, in seconds.
    public var drainDelay = 0.0

    /// Creates the default settings.
    public init(workerCommand: [String]) { self.workerCommand = workerCommand }

    /// The command of a worker with all its arguments.
    var workerArguments: [String] { workerCommand + render.arguments + (templates.map { [$0] } ?? []) }
}
