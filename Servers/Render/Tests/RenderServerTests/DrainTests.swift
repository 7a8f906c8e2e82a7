import Foundation
import Synchronization
import Testing

/// The built program, ended by a signal while clients send requests.
struct DrainTests {
    /// What the clients of a test have seen.
    private final class Tally: Sendable {
        let answers = Atomic<Int>(0)
        let lost = Atomic<Int>(0)
    }

    @Test func signalLosesNoRequest() async throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: TestWorker.program)
        process.arguments = ["--port", "0", "--drain-delay", "0.5", "--workers", "2"]
        let log = Pipe()
        process.standardError = log
        try process.run()
        let port = try #require(await port(log.fileHandleForReading))
        for _ in 0..<600 {
            if await RawClient(port: port)?.answer("GET", "/ready")?.status == 200 { break }
            try await Task.sleep(for: .milliseconds(50))
        }
        let tally = Tally()
        await withTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    await withCheckedContinuation { continuation in
                        Thread.detachNewThread {
                            hammer(port, number, tally)
                            continuation.resume()
                        }
                    }
                }
            }
            try? await Task.sleep(for: .seconds(1))
            process.terminate()
        }
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        #expect(tally.answers.load(ordering: .relaxed) > 50)
        #expect(tally.lost.load(ordering: .relaxed) == 0)
    }

    /// Sends requests until no connection is accepted. A connection that the server has announced to close is opened
    /// again; a request without a whole answer is lost, except the first of a connection.
    private func hammer(_ port: Int, _ number: Int, _ tally: Tally) {
        var count = 0
        while let client = RawClient(port: port) {
            var isFirst = true
            while true {
                count += 1
                let text = "card \(number) \(count)"
                let body = #"{"document": {"version": 1, "root": {"kind": "text", "text": "\#(text)"}}}"#
                guard let answer = client.ask("POST", "/render", body), answer.status == 200 else {
                    // The system accepts connections that the server then never does.
                    if !isFirst { tally.lost.add(1, ordering: .relaxed) }
                    break
                }
                isFirst = false
                tally.answers.add(1, ordering: .relaxed)
                if answer.headers["connection"] == "close" { break }
            }
        }
    }

    /// Reads the log until it names the port.
    private func port(_ log: FileHandle) async -> Int? {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                var text = ""
                while true {
                    let data = log.availableData
                    guard !data.isEmpty else { return continuation.resume(returning: nil) }
                    text += String(decoding: data, as: UTF8.self)
                    if let match = text.firstMatch(of: /listening on 127\.0\.0\.1:(\d+)/) {
                        return continuation.resume(returning: Int(match.1))
                    }
                }
            }
        }
    }
}
