import Foundation
import FlyingSocks
import MullionPreview
import MullionTestSupport
import MullionText
import Testing

@testable import MullionTool

@Suite("Preview server", .serialized, .timeLimit(.minutes(2)))
struct PreviewServerTests {
    // MARK: - Bytes

    @Test("The first line and the headers of a request are read")
    func heads() throws {
        let head = try RequestHead(
            Array("GET /a%20b?document=x%2Fy.json&c HTTP/1.1\r\nHost: a:1\r\nX-Y:  z \r\n".utf8)[...])
        #expect(head.path == "/a b" && head.query == ["document": "x/y.json", "c": ""] && !head.isHead)
        #expect(head.headers == ["host": "a:1", "x-y": "z"])
        #expect(
            try RequestHead(Array("HEAD / HTTP/1.0\r\nAccept-Encoding: br, gzip;q=1\r\n".utf8)[...]).has(
                "gzip", in: "accept-encoding"))
    }

    @Test(
        "What is no request, or none that is served, is refused",
        arguments: [
            ("", .malformed), ("GET", .malformed), ("GET / HTTP/2", .malformed), ("GET x HTTP/1.1", .malformed),
            ("POST / HTTP/1.1", .method), ("get / HTTP/1.1", .method), ("GET / HTTP/1.1\r\nContent-Length: 5", .body),
            ("GET / HTTP/1.1\r\nTransfer-Encoding: chunked", .body), ("GET /%zz HTTP/1.1", .malformed),
            ("GET / HTTP/1.1\r\nbad header", .malformed), ("GET / HTTP/1.1\r\n: a", .malformed),
            ("GET / HTTP/1.1\r\nA B: c", .malformed), ("GET /\u{0} HTTP/1.1", .malformed),
            ("GET /?%=1 HTTP/1.1", .malformed),
        ] as [(String, RequestHead.Fault)])
    func refusedHeads(_ text: String, _ fault: RequestHead.Fault) {
        #expect(throws: fault) { try RequestHead(Array(text.utf8)[...]) }
    }

    // The examples of RFC 6455, section 1.3, and RFC 3174, section 7.3.
    @Test("Keys and digests are those of the standards")
    func digests() {
        #expect(WebSocketFrame.acceptance(of: "dGhlIHNhbXBsZSBub25jZQ==") == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo=")
        #expect(WebSocketFrame.acceptance(of: "short") == nil)
        let digest = SHA1.digest(of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
        #expect(digest.map { String($0, radix: 16) }.joined() == "84983e441c3bd26ebaae4aa1f95129e5e54670f1")
    }

    private func frame(_ bytes: [UInt8], limit: Int = 1 << 20) async throws -> WebSocketFrame {
        var rest = bytes
        return try await WebSocketFrame.read(limit: limit) { count in
            guard count <= rest.count else { throw CancellationError() }
            defer { rest.removeFirst(count) }
            return Array(rest[..<count])
        }
    }

    // RFC 6455, section 5.7.
    @Test("A masked frame is read, and a frame of the server is written")
    func frames() async throws {
        let hello = try await frame([0x81, 0x85, 0x37, 0xFA, 0x21, 0x3D, 0x7F, 0x9F, 0x4D, 0x51, 0x58])
        #expect(hello == WebSocketFrame(kind: .text, payload: Array("Hello".utf8)))
        #expect(Array(hello.bytes) == [0x81, 5] + Array("Hello".utf8))
        #expect(
            Array(WebSocketFrame(kind: .text, payload: Array(repeating: 1, count: 256)).bytes.prefix(4)) == [
                0x81, 126, 1, 0,
            ])
        #expect(
            Array(WebSocketFrame(kind: .text, payload: Array(repeating: 1, count: 65_536)).bytes.prefix(10))
                == [0x81, 127, 0, 0, 0, 0, 0, 1, 0, 0])
    }

    @Test(
        "A broken frame is refused before its payload is read",
        arguments: [
            ([0x81, 0x05], .protocolError), ([0xC1, 0x80, 0, 0, 0, 0], .protocolError), ([0x83, 0x80], .protocolError),
            ([0x09, 0x80], .protocolError), ([0x89, 0xFE, 0, 126], .protocolError),
            ([0x81, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .tooLarge),
            ([0x81, 0xFF, 0, 0, 0, 0, 0, 0x20, 0, 0], .tooLarge),
        ] as [([UInt8], WebSocketFrame.Fault)])
    func brokenFrames(_ bytes: [UInt8], _ fault: WebSocketFrame.Fault) async {
        await #expect(throws: fault) { try await frame(bytes) }
    }

    @Test("A change is news once it is steady, and a file that is missing for a moment is none")
    func monitor() throws {
        let path = NSTemporaryDirectory() + "mullion-monitor-\(UUID().uuidString)"
        defer { try? FileManager.default.removeItem(atPath: path) }
        func write(_ text: String) throws { try text.write(toFile: path, atomically: true, encoding: .utf8) }
        try write("a")
        var monitor = FileMonitor(patience: 4)
        /// Whether each of several comparisons has news.
        func compare(_ count: Int) -> [Bool] { (0..<count).map { _ in monitor.hasNews(of: [path]) } }
        #expect(compare(2) == [true, false])
        try write("ab")
        #expect(compare(3) == [false, true, false])
        try FileManager.default.removeItem(atPath: path)
        #expect(compare(2) == [false, false])
        try write("abc")
        #expect(compare(3) == [false, true, false])
        try FileManager.default.removeItem(atPath: path)
        #expect(compare(8).filter { $0 }.count == 1)
        // A document that was removed from a folder is not in the list of its files.
        #expect([monitor.hasNews(of: []), monitor.hasNews(of: [])] == [true, false])
    }

    // MARK: - A running server

    private static let document = #"{"version": 1, "root": {"kind": "text", "text": "Hello"}}"#

    /// Runs a server over a folder with a document while `body` runs.
    ///
    /// - Parameter patience: The seconds in which a browser has to take a message.
    private func serving(
        isFolder: Bool = false, patience: Double = 15, _ body: (PreviewServer, String) async throws -> Void
    ) async throws {
        let folder = NSTemporaryDirectory() + "mullion-serve-\(UUID().uuidString)"
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        try Self.document.write(toFile: folder + "/a.json", atomically: true, encoding: .utf8)
        let server = try PreviewServer(
            PreviewFiles(path: isFolder ? folder : folder + "/a.json"), measurer: MetricsTextMeasurer(),
            settings: .init(port: 0, patience: patience))
        let task = Task { try await server.run() }
        defer { task.cancel() }
        try await body(server, folder)
    }

    /// Sends bytes, and returns what the server answers until it closes or `isEnough`.
    private func exchange(_ port: UInt16, _ bytes: [UInt8], until isEnough: ([UInt8]) -> Bool = { _ in false }) async
        -> [UInt8]
    {
        guard let socket = try? await AsyncSocket.connected(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port)) else {
            return []
        }
        defer { try? socket.close() }
        try? await socket.write(Data(bytes))
        var answer: [UInt8] = []
        while !isEnough(answer), let next = try? await socket.read(atMost: 65_536) { answer += next }
        return answer
    }

    private func status(_ port: UInt16, _ head: String) async -> String {
        let answer = await exchange(port, Array((head + "\r\nConnection: close\r\n\r\n").utf8))
        return String(decoding: answer.prefix { $0 != 13 }, as: UTF8.self)
    }

    /// The head that opens a WebSocket.
    private func opening(_ port: UInt16) -> [UInt8] {
        let head =
            "GET /live HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://127.0.0.1:\(port)\r\nUpgrade: websocket\r\n"
            + "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        return Array(head.utf8)
    }

    /// The frame of a request to open a document, by its name in JSON.
    private func request(_ document: String) -> [UInt8] {
        let request = Array("{\"type\": \"open\", \"id\": 1, \"document\": \(document)}".utf8)
        return [0x81, 0x80 | UInt8(request.count), 0, 0, 0, 0] + request
    }

    @Test("The page is served to its own host alone, and no path leads out of it")
    func requests() async throws {
        try await serving { server, _ in
            let port = server.port
            let host = "Host: 127.0.0.1:\(port)"
            let gzip = "Accept-Encoding: gzip"
            #expect(await status(port, "GET / HTTP/1.1\r\n\(host)\r\n\(gzip)") == "HTTP/1.1 200 OK")
            #expect(
                await status(port, "GET /main.js HTTP/1.1\r\nHost: localhost:\(port)\r\n\(gzip)") == "HTTP/1.1 200 OK")
            #expect(await status(port, "GET /schema.json HTTP/1.1\r\n\(host)") == "HTTP/1.1 200 OK")
            #expect(await status(port, "GET /thumbnail?document=a.json HTTP/1.1\r\n\(host)") == "HTTP/1.1 200 OK")
            #expect(await status(port, "GET / HTTP/1.1\r\n\(host)") == "HTTP/1.1 406 Not Acceptable")
            #expect(await status(port, "POST / HTTP/1.1\r\n\(host)") == "HTTP/1.1 405 Method Not Allowed")
            for path in [
                "/../a.json", "/a.json", "/%2e%2e/a.json", "//etc/passwd", "/thumbnail?document=../a.json", "/.",
            ] {
                #expect(
                    await status(port, "GET \(path) HTTP/1.1\r\n\(host)\r\n\(gzip)") == "HTTP/1.1 404 Not Found",
                    "\(path)")
            }
            for other in [
                "Host: example.com", "Host: example.com:\(port)", "X: y", "Host: 127.0.0.1.example.com:\(port)",
            ] {
                #expect(
                    await status(port, "GET / HTTP/1.1\r\n\(other)\r\n\(gzip)") == "HTTP/1.1 403 Forbidden", "\(other)")
            }
            let live = "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
            for origin in [
                "", "\r\nOrigin: http://example.com", "\r\nOrigin: null", "\r\nOrigin: https://127.0.0.1:\(port)",
            ] {
                #expect(
                    await status(port, "GET /live HTTP/1.1\r\n\(host)\r\n\(live)\(origin)") == "HTTP/1.1 403 Forbidden",
                    "\(origin)")
            }
        }
    }

    @Test("A saved file is news for an open page")
    func news() async throws {
        try await serving { server, folder in
            let port = server.port
            let opening = self.opening(port)
            let frame = request("null")
            var isSaved = false
            let answer = await exchange(port, opening + frame) { answer in
                let text = String(decoding: answer, as: UTF8.self)
                if !isSaved, text.contains("Hello</text>") {
                    isSaved = true
                    try? Self.document.replacing("Hello", with: "Goodbye").write(
                        toFile: folder + "/a.json", atomically: true, encoding: .utf8)
                }
                return text.contains("Goodbye</text>")
            }
            let text = String(decoding: answer, as: UTF8.self)
            #expect(text.contains("101 Switching Protocols") && text.contains("s3pPLMBiTxaQ9kYGzzhZRbK+xOo="))
            #expect(text.contains("Goodbye</text>"))
        }
    }

    @Test("A page that takes no messages is disconnected, and the others are answered meanwhile")
    func slowReader() async throws {
        // More than what the system keeps for a reader.
        let size = 6_000_000
        try await serving(isFolder: true, patience: 10) { server, folder in
            let space = String(repeating: " ", count: size)
            try Self.document.replacing("1,", with: "1," + space).write(
                toFile: folder + "/large.json", atomically: true, encoding: .utf8)
            let slow = try await Self.connectedWithSmallBuffer(server.port)
            try await slow.write(Data(self.opening(server.port) + self.request("\"large.json\"")))
            try #require(await Self.wait { await server.pages.count == 1 })
            #expect(await self.isAnswered(server.port))
            // It is still connected, so that nobody waited for its end.
            #expect(await !server.pages.isEmpty)
            #expect(await Self.wait { await server.pages.isEmpty })
            let taken = await Self.read(slow, atMost: size)
            #expect(taken > 0 && taken < size)
        }
    }

    private static func connectedWithSmallBuffer(_ port: UInt16) async throws -> AsyncSocket {
        let socket = try Socket(domain: Int32(sockaddr_in.family))
        try socket.setValue(4_096, for: .receiveBufferSize)
        let connected = try await AsyncSocket(socket: socket, pool: .client)
        try await connected.connect(to: sockaddr_in.inet(ip4: "127.0.0.1", port: port))
        return connected
    }

    /// Waits until something is so, at most 30 seconds.
    private static func wait(_ condition: () async -> Bool) async -> Bool {
        for _ in 0..<600 {
            if await condition() { return true }
            try? await Task.sleep(for: .milliseconds(50))
        }
        return false
    }

    /// Returns whether a page that opens the small document gets its drawing.
    private func isAnswered(_ port: UInt16) async -> Bool {
        let answer = await exchange(port, opening(port) + request("\"a.json\"")) { answer in
            String(decoding: answer, as: UTF8.self).contains("Hello</text>")
        }
        return String(decoding: answer, as: UTF8.self).contains("Hello</text>")
    }

    /// Returns the number of bytes that arrive until the server closes, or until there are enough.
    private static func read(_ socket: AsyncSocket, atMost limit: Int) async -> Int {
        var count = 0
        while count < limit, let part = try? await socket.read(atMost: 65_536) { count += part.count }
        try? socket.close()
        return count
    }

    @Test("Hostile requests leave it serving")
    func hostile() async throws {
        try await serving { server, _ in
            let port = server.port
            var random = SplitMix64(seed: 1)
            let opening = self.opening(port)
            for round in 0..<randomRuns(1_000) {
                let noise = (0..<Int.random(in: 0...600, using: &random)).map { _ in
                    UInt8.random(in: 0...255, using: &random)
                }
                let bytes: [UInt8] =
                    switch round % 5 {
                    case 0: noise + Array("\r\n\r\n".utf8)
                    case 1: Array("GET /\(String(repeating: "a", count: 20_000)) HTTP/1.1\r\n".utf8)
                    case 2: Array("GET / HTTP/1.1\r\n\(String(repeating: "X: y\r\n", count: 4_000))".utf8)
                    case 3: opening + noise
                    default:
                        opening + [0x81, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 1, 2, 3, 4]
                    }
                // Half of the requests end in the middle.
                _ = await exchange(port, round % 2 == 0 ? bytes : Array(bytes.prefix(bytes.count / 2))) { _ in true }
            }
            #expect(await status(port, "GET /schema.json HTTP/1.1\r\nHost: 127.0.0.1:\(port)") == "HTTP/1.1 200 OK")
        }
    }
}
