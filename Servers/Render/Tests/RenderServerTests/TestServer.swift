import Foundation
import Logging
import RenderServer
import Testing

/// Workers that behave as a test needs.
enum TestWorker {
    /// The worker of the built server.
    static var real: [String] { [program, "worker"] }

    /// A worker that never answers.
    static let hanging = shell("exec sleep 1000")
    /// A worker that ends at the first request.
    static let crashing = shell("dd bs=65536 count=1 of=/dev/null 2>/dev/null; exit 3")

    /// A worker that answers after a pause, with 422 and an empty body.
    static func slow(seconds: Double) -> [String] {
        shell(
            "while dd bs=65536 count=1 of=/dev/null 2>/dev/null; do sleep \(seconds); \(header("\\246\\001")) || exit; done"
        )
    }

    /// A worker that answers after it has counted, with 422 and an empty body.
    static func busy(count: Int) -> [String] {
        let counting = "i=0; while [ $i -lt \(count) ]; do i=$((i+1)); done"
        return shell(
            "while dd bs=65536 count=1 of=/dev/null 2>/dev/null; do \(counting); \(header("\\246\\001")) || exit; done")
    }

    /// A worker that answers with 422 and zeros.
    static func long(count: Int) -> [String] {
        let length = (0..<4).map { "\\" + String(count >> (8 * $0) & 255, radix: 8) }.joined()
        let answer = header("\\246\\001", length: length)
        return shell(
            "while dd bs=65536 count=1 of=/dev/null 2>/dev/null; do \(answer) && head -c \(count) /dev/zero || exit; done"
        )
    }

    /// The built program of the server, in the folder of the tests.
    static var program: String {
        #if os(macOS)
        Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }!.bundleURL.deletingLastPathComponent()
            .appendingPathComponent("mullion-render-server").path
        #else
        Bundle.main.bundleURL.appendingPathComponent("mullion-render-server").path
        #endif
    }

    private static func header(_ status: String, length: String = "\\0\\0\\0\\0") -> String {
        "printf '\(length)\(status)\\377\\0' && head -c 32 /dev/zero"
    }

    private static func shell(_ script: String) -> [String] {
        ["/bin/sh", "-c", header("\\310\\0") + "; " + script]
    }
}

/// Runs a server on a free port while `body` runs.
func withServer(
    _ worker: [String] = TestWorker.real, _ change: (inout ServerSettings) -> Void = { _ in },
    _ body: @Sendable @escaping (_ port: Int) async throws -> Void
) async throws {
    var settings = ServerSettings(workerCommand: worker)
    settings.port = 0
    change(&settings)
    var logger = Logger(label: "test")
    logger.logLevel = .critical
    let server = try RenderServer(settings, logger: logger)
    let (ports, port) = AsyncStream.makeStream(of: Int.self)
    try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { try? await server.run(signals: []) { port.yield($0) } }
        group.addTask {
            for await number in ports {
                try await waitUntilReady(number)
                try await body(number)
                break
            }
        }
        try await group.next()
        group.cancelAll()
    }
}

private func waitUntilReady(_ port: Int) async throws {
    for _ in 0..<600 {
        if let client = RawClient(port: port), await client.answer("GET", "/ready")?.status == 200 { return }
        try await Task.sleep(for: .milliseconds(50))
    }
    Issue.record("the server is not ready after 30 s")
}
