import Foundation

@testable import MullionTool

/// A console that keeps what is written.
final class Recorder: @unchecked Sendable {
    var input = "" {
        didSet { remaining = Data(input.utf8) }
    }
    var output = ""
    var bytes = Data()
    var notes: [String] = []
    var progress: [String] = []
    var isTerminal = false
    var isOutputTerminal = false
    var environment: [String: String] = [:]
    private var remaining = Data()

    var console: Console {
        Console(
            read: { [self] limit in
                defer { remaining = remaining.dropFirst(limit) }
                return remaining.prefix(limit)
            },
            write: { [self] in output += $0 }, writeBytes: { [self] in bytes += $0 },
            writeNote: { [self] in notes.append($0) }, isTerminal: isTerminal,
            showProgress: { [self] text in if let text { progress.append(text) } }, isOutputTerminal: isOutputTerminal,
            environment: environment)
    }
}

/// A folder that is removed when the test is over.
final class TemporaryFolder {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    init() throws { try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true) }
    deinit { try? FileManager.default.removeItem(at: url) }
    func path(_ name: String) -> String { url.appendingPathComponent(name).path }
}

/// The folder of the package.
let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// The tool beside the tests, as SwiftPM builds it; nil where tests do not run from there.
let builtTool: URL? = {
    let tool = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(
        "mullion")
    return FileManager.default.isExecutableFile(atPath: tool.path) ? tool : nil
}()

/// Returns the environment of a program that a test starts: that of a bare system, with some variables, and the options
/// of sanitizers, which are for all programs.
func childEnvironment(_ variables: [String: String]) -> [String: String] {
    ProcessInfo.processInfo.environment.filter { $0.key.hasSuffix("SAN_OPTIONS") }
        .merging(["PATH": "/usr/bin:/bin"]) { $1 }
        .merging(variables) { $1 }
}
