import FlyingSocks
import Foundation
import MullionPreview
import MullionText

/// Serves the page of a preview and its WebSockets, to browsers on the same machine unless a host is named.
///
/// The sockets are FlyingSocks'. Requests and frames are read here, because each has a limit that a general server does
/// not have: a head of 16 KiB, no body, a frame as large as a document, 64 connections, 15 seconds for a head and for a
/// message. A browser that reads slowly is disconnected and does not slow the others: each connection is a task.
actor PreviewServer {
    struct Settings: Sendable {
        var host = "127.0.0.1"
        /// nil for the usual port, or any free one.
        var port: UInt16?
        var isWritable = false
        /// A folder whose files are served as the page.
        var pageFolder: String?
        /// The seconds in which a head has to arrive, and a message has to be taken.
        var patience = 15.0
        /// How storyboards are shown until a page chooses.
        var storyboardChoices = StoryboardChoices()
    }

    static let usualPort: UInt16 = 7475
    static let connectionLimit = 64

    nonisolated let files: PreviewFiles
    nonisolated let measurer: any TextMeasurer
    nonisolated let settings: Settings
    private let socket: Socket
    /// The port it listens at.
    nonisolated let port: UInt16
    private var connectionCount = 0
    private(set) var pages: [Int: Page] = [:]
    private var lastPage = 0

    /// A page with an open WebSocket.
    struct Page {
        var document: String?
        var images: [String] = []
        var imageMonitor = FileMonitor()
        var events: AsyncStream<PageConnection.Event>.Continuation
    }

    /// Listens at a port. Nothing is served before ``run()``.
    init(_ files: PreviewFiles, measurer: any TextMeasurer, settings: Settings) throws {
        self.files = files
        self.measurer = measurer
        self.settings = settings
        do {
            socket = try Self.listening(settings.host, settings.port ?? Self.usualPort)
        } catch  where settings.port == nil {
            socket = try Self.listening(settings.host, 0)
        }
        switch try socket.sockname() {
        case .ip4(_, let port), .ip6(_, let port): self.port = port
        case .unix: port = 0
        }
    }

    private static func listening(_ host: String, _ port: UInt16) throws -> Socket {
        func open<A: SocketAddress>(_ address: A) throws -> Socket {
            let socket = try Socket(domain: Int32(A.family))
            try socket.setValue(true, for: .localAddressReuse)
            try socket.bind(to: address)
            try socket.listen()
            return socket
        }
        return host.contains(":")
            ? try open(sockaddr_in6.inet6(ip6: host, port: port)) : try open(sockaddr_in.inet(ip4: host, port: port))
    }

    /// The address for browsers.
    nonisolated var address: String {
        "http://\(settings.host.contains(":") ? "[\(settings.host)]" : settings.host):\(port)/"
    }

    /// Serves until the task is cancelled.
    func run() async throws {
        #if canImport(Darwin)
        let pool = SocketPool<kQueue>.kQueue()
        #elseif os(Linux) || os(Android)
        // Level-triggered: no event can be missed.
        let pool = SocketPool<ePoll>.ePoll(triggering: .level)
        #else
        let pool = SocketPool<Poll>.poll()
        #endif
        try await pool.prepare()
        let listener = try AsyncSocket(socket: socket, pool: pool)
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { try await pool.run() }
            group.addTask { await self.watch() }
            group.addTask { await self.watchFolder() }
            group.addTask {
                // A connection that fails while it is accepted ends nothing.
                while !Task.isCancelled {
                    guard let client = try? await listener.accept() else {
                        try await Task.sleep(for: .milliseconds(20))
                        continue
                    }
                    Task { await self.serve(client) }
                }
            }
            try await group.next()
            group.cancelAll()
        }
    }

    private func serve(_ client: AsyncSocket) async {
        defer { try? client.close() }
        guard connectionCount < Self.connectionLimit else { return }
        connectionCount += 1
        defer { connectionCount -= 1 }
        await PageConnection(client, self).run()
    }

    // MARK: - News of files

    func add(_ events: AsyncStream<PageConnection.Event>.Continuation) -> Int {
        lastPage += 1
        pages[lastPage] = Page(document: nil, events: events)
        return lastPage
    }

    func page(_ number: Int, shows document: String?, with images: [String]) {
        pages[number]?.document = document
        pages[number]?.images = images
    }

    func remove(page number: Int) { pages[number] = nil }

    /// Compares the documents of all pages a hundred times a second, their images and all documents of the folder five
    /// times a second.
    private func watch() async {
        var monitors: [String?: FileMonitor] = [:]
        var round = 0
        while !Task.isCancelled {
            try? await Task.sleep(for: .milliseconds(10))
            round += 1
            let isTimeForOthers = round % 20 == 0
            var changed: Set<String?> = []
            for document in Set(pages.values.map(\.document)) where document != nil || isTimeForOthers {
                let own = files.ownFiles(of: document)
                let patience = document == nil ? 3 : 50
                if monitors[document, default: FileMonitor(patience: patience)].hasNews(of: own) {
                    changed.insert(document)
                }
            }
            for (number, page) in pages {
                let isForced =
                    isTimeForOthers && pages[number]?.imageMonitor.hasNews(of: page.images) ?? false
                guard isForced || changed.contains(page.document) else { continue }
                page.events.yield(.filesChanged(isForced: isForced))
            }
        }
    }

    private func drawAgain() {
        for page in pages.values { page.events.yield(.filesChanged(isForced: true)) }
    }

    /// Compares the images, fonts, and catalogs of the folder: twice a second, or less often in a large folder, so that
    /// this takes at most a twentieth of the time. It does not keep the pages waiting.
    private nonisolated func watchFolder() async {
        var companions = FileMonitor()
        _ = companions.hasNews(of: files.companions())
        while !Task.isCancelled {
            let start = ContinuousClock.now
            if await !pages.isEmpty, companions.hasNews(of: files.companions()) { await drawAgain() }
            let pause = max((ContinuousClock.now - start) * 20, .milliseconds(500))
            try? await Task.sleep(for: pause)
        }
    }
}
