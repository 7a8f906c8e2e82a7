import Foundation
import Testing

@testable import RenderServer

@Suite(.serialized)
struct ServerTests {
    private let card = #"{"document": {"version": 1, "root": {"kind": "text", "text": "Card"}}}"#

    @Test func requestIsAnsweredOnceDrawnFromTheCacheAnd304() async throws {
        let card = card
        try await withServer { port in
            let client = try #require(RawClient(port: port))
            let first = try #require(await client.answer("POST", "/render", card))
            #expect(first.status == 200 && first.text.hasPrefix("<svg"))
            #expect(first.headers["content-type"] == "image/svg+xml")
            let tag = try #require(first.headers["etag"])
            let again = try #require(await client.answer("POST", "/render", card))
            #expect(again.body == first.body && again.headers["etag"] == tag)
            let known = try #require(await client.answer("POST", "/render", card, headers: ["If-None-Match": tag]))
            #expect(known.status == 304 && known.body.isEmpty && known.headers["etag"] == tag)
            let other = try #require(
                await client.answer("POST", "/render", card, headers: ["If-None-Match": "\"other\""]))
            #expect(other.status == 200)
            let metrics = try #require(await client.answer("GET", "/metrics"))
            #expect(metrics.text.contains("mullion_cache_hits_total 3\n"))
            #expect(metrics.text.contains("mullion_cache_misses_total 1\n"))
            #expect(metrics.text.contains("mullion_answers_total{status=\"304\"} 1\n"))
            #expect(metrics.text.contains("mullion_drawing_seconds_count 1\n"))
        }
    }

    @Test func templatesAndStatesAreListed() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"version": 1, "root": {"kind": "text", "text": "Hi {{name}}"}}"#.utf8)
            .write(to: folder.appendingPathComponent("hi.json"))
        try await withServer(TestWorker.real, { $0.templates = folder.path }) { port in
            let client = try #require(RawClient(port: port))
            #expect(await client.answer("GET", "/templates")?.text == #"{"templates":["hi"]}"#)
            #expect(await client.answer("GET", "/health")?.text == #"{"status":"ok"}"#)
            #expect(await client.answer("GET", "/ready")?.text == #"{"status":"ready"}"#)
            let drawn = await client.answer("POST", "/render", #"{"template": "hi", "data": {"name": "Ada"}}"#)
            #expect(drawn?.text.contains("Hi Ada") == true)
            #expect(await client.answer("GET", "/elsewhere")?.status == 404)
            #expect(await client.answer("POST", "/render", #"{"template": "ho"}"#)?.status == 404)
        }
    }

    @Test func faultIsJSONWithItsPosition() async throws {
        try await withServer { port in
            let client = try #require(RawClient(port: port))
            let answer = try #require(
                await client.answer(
                    "POST", "/render", "{\"document\":\n {\"version\": 1, \"root\": {\"kind\": \"txt\"}}}"))
            #expect(answer.status == 422 && answer.headers["content-type"] == "application/json")
            #expect(answer.text.contains(#""line":2"#))
        }
    }

    @Test func bodiesAreLimitedWithAndWithoutLength() async throws {
        try await withServer(TestWorker.real, { $0.bodyLimit = 1000 }) { port in
            let client = try #require(RawClient(port: port))
            let answer = await client.answer("POST", "/render", String(repeating: " ", count: 1001))
            #expect(answer?.status == 413 && answer?.headers["connection"] == "close")
            let chunked = try #require(RawClient(port: port))
            let chunk = "190\r\n" + String(repeating: " ", count: 400) + "\r\n"
            let head = "POST /render HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n"
            let endless = await chunked.answer(toBytes: Array((head + chunk + chunk + chunk).utf8))
            #expect(endless?.status == 413)
            #expect(chunked.receive() == nil)
        }
    }

    @Test func bytesOfAllBodiesAreLimited() async throws {
        let card = card
        try await withServer(TestWorker.real, { $0.transferLimit = 40 }) { port in
            let client = try #require(RawClient(port: port))
            let answer = await client.answer("POST", "/render", card)
            #expect(answer?.status == 503 && answer?.headers["retry-after"] != nil)
        }
    }

    @Test func drawingThatTakesTooLongIsEnded() async throws {
        try await withServer(
            TestWorker.hanging,
            {
                $0.wallTimeLimit = 0.4
            }
        ) { port in
            for _ in 0..<3 {
                let client = try #require(RawClient(port: port))
                let answer = try #require(await client.answer("POST", "/render", "{}"))
                #expect(answer.status == 422 && answer.text.contains("takes too long"))
                #expect(await client.answer("GET", "/health")?.status == 200)
            }
        }
    }

    @Test func crashTakesOneRequest() async throws {
        try await withServer(TestWorker.crashing, { $0.workers = 1 }) { port in
            let client = try #require(RawClient(port: port))
            for _ in 0..<3 { #expect(await client.answer("POST", "/render", "{}")?.status == 500) }
            let metrics = await client.answer("GET", "/metrics")
            #expect(metrics?.text.contains("mullion_worker_failures_total{reason=\"ended\"} 3\n") == true)
        }
    }

    @Test func fullQueueRefuses() async throws {
        try await withServer(
            TestWorker.slow(seconds: 0.3),
            {
                $0.workers = 1
                $0.slowWorkers = 0
                $0.quickTime = 5
                $0.queueLimit = 2
            }
        ) { port in
            let answers = await withTaskGroup(of: RawAnswer?.self) { group in
                for _ in 0..<8 { group.addTask { await RawClient(port: port)?.answer("POST", "/render", "{}") } }
                return await group.reduce(into: [RawAnswer?]()) { $0.append($1) }.compactMap { $0 }
            }
            #expect(answers.count == 8)
            let refused = answers.filter { $0.status == 503 }
            #expect((5...6).contains(refused.count))
            #expect(refused.allSatisfy { (Int($0.headers["retry-after"] ?? "") ?? 0) >= 1 })
            #expect(answers.filter { $0.status == 422 }.count == 8 - refused.count)
        }
    }

    @Test func longWaitIsRefused() async throws {
        try await withServer(
            TestWorker.slow(seconds: 0.5),
            {
                $0.workers = 1
                $0.slowWorkers = 0
                $0.quickTime = 5
                $0.waitLimit = 0.1
            }
        ) { port in
            async let first = RawClient(port: port)?.answer("POST", "/render", "{}")
            async let second = RawClient(port: port)?.answer("POST", "/render", "{}")
            let statuses = [await first?.status, await second?.status].compactMap { $0 }.sorted()
            #expect(statuses == [422, 503])
        }
    }

    @Test func drawingThatComputesTooLongIsEnded() async throws {
        try await withServer(TestWorker.busy(count: .max), { $0.timeLimit = 0.3 }) { port in
            let client = try #require(RawClient(port: port))
            let answer = try #require(await client.answer("POST", "/render", "{}"))
            #expect(answer.status == 422 && answer.text.contains("takes too long"))
        }
    }

    @Test func slowDrawingMakesWay() async throws {
        try await withServer(
            TestWorker.busy(count: 300_000),
            {
                $0.workers = 1
                $0.slowWorkers = 1
                $0.quickTime = 0.05
                $0.timeLimit = 60
                $0.wallTimeLimit = 60
            }
        ) { port in
            async let first = RawClient(port: port)?.answer("POST", "/render", "{}")
            async let second = RawClient(port: port)?.answer("POST", "/render", "{}")
            // One of them becomes slow and is answered; the other finds the slow place taken, and is ended.
            let answers = [await first, await second].compactMap { $0 }
            #expect(answers.map(\.status).sorted() == [422, 503])
            #expect(answers.filter { $0.text.contains("too many long drawings") }.count == 1)
        }
    }

    @Test func slowClientIsDisconnected() async throws {
        try await withServer(TestWorker.real, { $0.transferTime = 0.5 }) { port in
            let unfinishedBody = try #require(RawClient(port: port))
            let start = ContinuousClock.now
            let head = "POST /render HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\n{"
            _ = await unfinishedBody.answer(toBytes: Array(head.utf8))
            #expect(unfinishedBody.receive() == nil)
            let unfinishedHead = try #require(RawClient(port: port))
            #expect(await unfinishedHead.answer(toBytes: Array("GET /hea".utf8)) == nil)
            #expect(ContinuousClock.now - start < .seconds(5))
        }
    }

    @Test(arguments: [
        "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "POST /render HTTP/1.1\r\nContent-Length: x\r\n\r\n",
    ])
    func otherProtocolsAreRefused(bytes: String) async throws {
        try await withServer(TestWorker.hanging) { port in
            let client = try #require(RawClient(port: port))
            let answer = await client.answer(toBytes: Array(bytes.utf8))
            #expect(answer == nil || (400..<600).contains(answer!.status))
            #expect(await RawClient(port: port)?.answer("GET", "/health")?.status == 200)
        }
    }

    @Test func tagsOfAListMatch() {
        #expect(RenderRoutes.matches("\"a\", \"b\"", "\"b\""))
        #expect(RenderRoutes.matches("W/\"b\"", "\"b\""))
        #expect(RenderRoutes.matches("*", "\"b\""))
        #expect(!RenderRoutes.matches("\"a\"", "\"b\""))
        #expect(!RenderRoutes.matches(nil, "\"b\""))
    }
}
