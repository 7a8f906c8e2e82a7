import Foundation

/// Where a command reads and writes. Tests use one of their own.
struct Console {
    /// Reads the next part of standard input, at most a number of bytes; empty at the end.
    var read: (_ limit: Int) throws -> Data
    /// Writes to standard output.
    var write: (String) throws -> Void
    /// Writes a line to standard error.
    var note: (String) -> Void
    /// Whether standard error is a terminal, where progress can be shown.
    var isTerminal = false
    /// Replaces the last line of a terminal; nil clears it.
    var showProgress: (String?) -> Void = { _ in }
    /// Whether standard output is a terminal, where text can have colours.
    var isOutputTerminal = false
    /// The variables of the environment.
    var environment: [String: String] = [:]

    /// The standard streams of the process.
    static var process: Console {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(2) == 1 && environment["TERM"] != "dumb"
        @Sendable func writeNote(_ text: String) {
            try? FileHandle.standardError.write(contentsOf: Data(text.utf8))
        }
        // Clears what is shown of the progress before a line.
        let clear = isTerminal ? "\r\u{1B}[K" : ""
        return Console(
            read: { limit in try FileHandle.standardInput.read(upToCount: limit) ?? Data() },
            write: { text in try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) },
            note: { line in writeNote(clear + line + "\n") }, isTerminal: isTerminal,
            showProgress: { text in if isTerminal { writeNote(clear + (text ?? "")) } },
            isOutputTerminal: isatty(1) == 1, environment: environment)
    }
}

/// How a command ended, as the exit code of the process.
enum Outcome: Int32 {
    case done = 0
    /// A check failed, or some rows could not be drawn.
    case failed = 1
    /// The input cannot be read or is invalid, or the output cannot be written.
    case invalid = 2
    /// The command was called wrongly.
    case usage = 64
    /// A watch was interrupted, as shells report it.
    case interrupted = 130
}

/// Why a command cannot do its work, as the line to be shown.
struct CommandError: Error {
    var text: String
    var outcome = Outcome.invalid
}
