import FlyingSocks
import Foundation
import MullionPreview

/// The connection of a browser: requests for the files of the page, and at most one WebSocket.
struct PageConnection {
    enum Event: Sendable {
        case request(String)
        /// A document or its data may have changed; if forced, an image or a font has.
        case filesChanged(isForced: Bool)
        /// Nothing was asked for some time after a proposal.
        case rest(request: Int)
        case ping([UInt8])
        case end(WebSocketFrame.Fault?)
    }

    /// The number of requests that may wait for their answers.
    static let waitingLimit = 64

    private let socket: AsyncSocket
    private let server: PreviewServer

    init(_ socket: AsyncSocket, _ server: PreviewServer) {
        self.socket = socket
        self.server = server
    }

    /// Answers requests until the browser ends the connection, or breaks a rule.
    func run() async {
        var rest: [UInt8] = []
        while let bytes = try? await within(server.settings.patience, { try await readHead(&rest) }) {
            let head: RequestHead
            do throws(RequestHead.Fault) {
                head = try RequestHead(bytes[...])
            } catch {
                await respond(error == .method ? .notAllowed : .bad, keepsOpen: false)
                return
            }
            guard isAllowed(head) else {
                await respond(.forbidden, keepsOpen: false)
                return
            }
            if head.path == "/live" { return await serveSocket(head, rest) }
            let keepsOpen = !head.has("close", in: "connection")
            guard await serve(head, keepsOpen: keepsOpen), keepsOpen else { return }
        }
    }

    // MARK: - Requests

    /// Reads the bytes up to an empty line. `rest` has the bytes that were read beyond it.
    private func readHead(_ rest: inout [UInt8]) async throws -> [UInt8] {
        var bytes = rest
        while true {
            if let end = Self.end(of: bytes) {
                rest = Array(bytes[end...])
                return Array(bytes[..<end])
            }
            guard bytes.count < RequestHead.limit else { throw RequestHead.Fault.malformed }
            bytes += try await socket.read(atMost: 4_096)
        }
    }

    private static func end(of bytes: [UInt8]) -> Int? {
        guard let line = bytes.lastIndex(of: 10) else { return nil }
        var index = 0
        while index <= line {
            if bytes[index] == 10 {
                if index + 1 < bytes.count, bytes[index + 1] == 10 { return index + 2 }
                if index + 2 < bytes.count, bytes[index + 1] == 13, bytes[index + 2] == 10 { return index + 3 }
            }
            index += 1
        }
        return nil
    }

    /// Whether the request is meant for this server: a page elsewhere whose name leads here is refused, and so is a
    /// WebSocket that a page elsewhere opens.
    private func isAllowed(_ head: RequestHead) -> Bool {
        guard let host = head.headers["host"]?.lowercased() else { return false }
        let port = host.lastIndex(of: ":").flatMap { host.hasSuffix("]") ? nil : $0 }
        let name = port.map { host[..<$0] } ?? host[...]
        let settings = server.settings
        var names: Set<Substring> = ["127.0.0.1", "localhost", "[::1]"]
        names.insert(settings.host.contains(":") ? "[\(settings.host)]" : settings.host[...])
        let isEverywhere = settings.host == "0.0.0.0" || settings.host == "::"
        // Numbers cannot be made to lead elsewhere.
        let isNumber = name.allSatisfy { $0.isHexDigit || ".:[]".contains($0) } && name.contains { ".:".contains($0) }
        guard names.contains(name) || isEverywhere && isNumber else { return false }
        guard let origin = head.headers["origin"]?.lowercased() else { return head.path != "/live" }
        return origin == "http://\(host)"
    }

    private func serve(_ head: RequestHead, keepsOpen: Bool) async -> Bool {
        let name = head.path == "/" ? "index.html" : String(head.path.dropFirst())
        if name == "thumbnail" {
            let picture = server.files.thumbnail(of: head.query["document"] ?? "", measurer: server.measurer)
            guard let picture else { return await respond(.notFound, keepsOpen: keepsOpen) }
            return await respond(
                Response(status: "200 OK", type: "image/svg+xml", body: Data(picture.utf8)), head, keepsOpen: keepsOpen)
        }
        guard let content = PageFile.content(of: name, folder: server.settings.pageFolder) else {
            return await respond(.notFound, head, keepsOpen: keepsOpen)
        }
        if content.isCompressed, !head.has("gzip", in: "accept-encoding") {
            return await respond(.needsGzip, head, keepsOpen: keepsOpen)
        }
        return await respond(
            Response(status: "200 OK", type: content.type, body: content.bytes, isCompressed: content.isCompressed),
            head, keepsOpen: keepsOpen)
    }

    struct Response {
        var status: String
        var type = "text/plain; charset=utf-8"
        var body: Data
        var isCompressed = false

        init(status: String, type: String = "text/plain; charset=utf-8", body: Data, isCompressed: Bool = false) {
            (self.status, self.type, self.body, self.isCompressed) = (status, type, body, isCompressed)
        }

        init(_ status: String, _ sentence: String) { self.init(status: status, body: Data((sentence + "\n").utf8)) }

        static let bad = Response("400 Bad Request", "This is not a request that the preview serves.")
        static let forbidden = Response(
            "403 Forbidden", "The request names another host. Open the address that the tool printed.")
        static let notFound = Response("404 Not Found", "The preview has no such file.")
        static let notAllowed = Response("405 Method Not Allowed", "The preview serves GET and HEAD.")
        static let needsGzip = Response("406 Not Acceptable", "The page is compressed: accept the encoding gzip.")
    }

    @discardableResult
    private func respond(_ response: Response, _ head: RequestHead? = nil, keepsOpen: Bool) async -> Bool {
        var lines = [
            "HTTP/1.1 \(response.status)", "Content-Type: \(response.type)", "Content-Length: \(response.body.count)",
            "Cache-Control: no-store", "Content-Security-Policy: \(Self.policy)", "X-Content-Type-Options: nosniff",
            "Referrer-Policy: no-referrer", "Cross-Origin-Resource-Policy: same-origin",
            "Connection: \(keepsOpen ? "keep-alive" : "close")",
        ]
        if response.isCompressed { lines.append("Content-Encoding: gzip") }
        var data = Data((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
        if head?.isHead != true { data.append(response.body) }
        return await send(data)
    }

    private static let policy =
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self' data:; "
        + "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

    /// Writes bytes. Returns whether they were taken in time.
    private func send(_ data: Data) async -> Bool {
        (try? await within(server.settings.patience) { try await socket.write(data) }) != nil
    }

    // MARK: - The WebSocket

    private func serveSocket(_ head: RequestHead, _ rest: [UInt8]) async {
        guard head.has("websocket", in: "upgrade"), head.has("upgrade", in: "connection"),
            head.headers["sec-websocket-version"] == "13",
            let acceptance = WebSocketFrame.acceptance(of: head.headers["sec-websocket-key"] ?? "")
        else {
            await respond(.bad, keepsOpen: false)
            return
        }
        let opening =
            "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            + "Sec-WebSocket-Accept: \(acceptance)\r\n\r\n"
        guard await send(Data(opening.utf8)) else { return }
        let (stream, events) = AsyncStream.makeStream(
            of: Event.self, bufferingPolicy: .bufferingOldest(Self.waitingLimit))
        let reader = Task { await readFrames(into: events, rest) }
        let number = await server.add(events)
        await answer(stream, events, number)
        reader.cancel()
        await server.remove(page: number)
    }

    /// Answers the events of a page in their order. Of files that changed several times the last state is sent.
    private func answer(
        _ stream: AsyncStream<Event>, _ events: AsyncStream<Event>.Continuation, _ number: Int
    ) async {
        var count = 0
        let session = PreviewSession(
            of: server.files, measurer: server.measurer, isWritable: server.settings.isWritable,
            storyboardChoices: server.settings.storyboardChoices)
        for await event in stream {
            var messages: [String] = []
            switch event {
            case .request(let text):
                messages = session.answer(text)
                count += 1
                if session.isUnchecked {
                    let request = count
                    Task {
                        try? await Task.sleep(for: .milliseconds(150))
                        events.yield(.rest(request: request))
                    }
                }
                await server.page(number, shows: session.document, with: session.images)
            case .filesChanged(let isForced):
                messages = session.reload(isForced: isForced)
                await server.page(number, shows: session.document, with: session.images)
            case .rest(let request): messages = request == count ? session.settle() : []
            case .ping(let payload):
                guard await send(WebSocketFrame(kind: .pong, payload: payload).bytes) else { return }
            case .end(let fault):
                let code = fault?.rawValue ?? 1000
                _ = await send(WebSocketFrame(kind: .close, payload: [UInt8(code >> 8), UInt8(code & 0xFF)]).bytes)
                return
            }
            for message in messages {
                guard await send(WebSocketFrame(kind: .text, payload: Array(message.utf8)).bytes) else { return }
            }
        }
    }

    /// Reads frames until the connection ends, and puts messages together.
    private func readFrames(into events: AsyncStream<Event>.Continuation, _ rest: [UInt8]) async {
        defer { events.finish() }
        var buffer = rest
        func read(_ count: Int) async throws -> [UInt8] {
            while buffer.count < count { buffer += try await socket.read(atMost: 65_536) }
            defer { buffer.removeFirst(count) }
            return Array(buffer[..<count])
        }
        var message: [UInt8]?
        do {
            while true {
                let limit = PreviewSession.requestLimit - (message?.count ?? 0)
                let frame = try await WebSocketFrame.read(limit: limit, read)
                switch frame.kind {
                case .close:
                    events.yield(.end(nil))
                    return
                case .ping: events.yield(.ping(frame.payload))
                case .pong: break
                case .binary: throw WebSocketFrame.Fault.unsupported
                case .text where message == nil, .continuation where message != nil:
                    message = (message ?? []) + frame.payload
                    guard frame.isFinal else { continue }
                    guard let text = String(validating: message!, as: UTF8.self) else {
                        throw WebSocketFrame.Fault.invalidText
                    }
                    message = nil
                    // A page that asks faster than it is answered has gone astray.
                    if case .dropped = events.yield(.request(text)) { return }
                default: throw WebSocketFrame.Fault.protocolError
                }
            }
        } catch {
            events.yield(.end(error as? WebSocketFrame.Fault))
        }
    }
}

/// Runs `body`, and cancels it after some seconds.
private func within<R: Sendable>(_ seconds: Double, _ body: () async throws -> R) async throws -> R {
    try await withoutActuallyEscaping(body) { body in
        let work = Work(body: body)
        return try await withThrowingTaskGroup(of: R.self) { group in
            group.addTask { try await work.body() }
            group.addTask {
                // A cancelled sleep keeps its timer until it would have ended: short ones leave little behind.
                let end = ContinuousClock.now + .seconds(seconds)
                while ContinuousClock.now < end {
                    try await Task.sleep(for: min(end - ContinuousClock.now, .milliseconds(250)))
                }
                throw CancellationError()
            }
            defer { group.cancelAll() }
            return try await group.next()!
        }
    }
}

/// A function that is called by one task while its caller waits.
private struct Work<R>: @unchecked Sendable {
    let body: () async throws -> R
}
