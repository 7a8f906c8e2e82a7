import Foundation

/// The standard streams of a command. Tests replace them.
struct Console {
    /// Reads at most `limit` bytes from standard input; returns empty data at the end.
    var read: (_ limit: Int) throws -> Data
    /// Writes to standard output.
    var write: (String) throws -> Void
    var writeBytes: (Data) throws -> Void = { try FileHandle.standardOutput.write(contentsOf: $0) }
    /// Writes a line to standard error verbatim.
    var writeNote: (String) -> Void
    /// Whether standard error is a terminal, which can show progress.
    var isTerminal = false
    /// Replaces the last line of a terminal; nil clears it.
    var showProgress: (String?) -> Void = { _ in }
    /// Whether standard output is a terminal, which can show colors.
    var isOutputTerminal = false
    var environment: [String: String] = [:]
    /// How messages about positions in files are printed.
    var diagnosticFormat = DiagnosticFormat.auto

    /// Writes a line to standard error.
    func note(_ line: String) { writeNote(line.printable) }

    /// The standard streams of the process.
    static var process: Console {
        let environment = ProcessInfo.processInfo.environment
        let isTerminal = isatty(2) == 1 && environment["TERM"] != "dumb"
        @Sendable func writeError(_ text: String) { try? FileHandle.standardError.write(contentsOf: Data(text.utf8)) }
        // Clears the progress before a line.
        let clear = isTerminal ? "\r\u{1B}[K" : ""
        return Console(
            read: { limit in try FileHandle.standardInput.read(upToCount: limit) ?? Data() },
            write: { text in try withBytes(of: text) { try FileHandle.standardOutput.write(contentsOf: $0) } },
            writeNote: { line in writeError(clear + line + "\n") }, isTerminal: isTerminal,
            showProgress: { text in if isTerminal { writeError(clear + (text ?? "")) } },
            isOutputTerminal: isatty(1) == 1, environment: environment)
    }
}

/// Returns a progress bar with a percentage.
func progressBar(_ part: Double) -> String {
    let part = min(max(part, 0), 1)
    let filled = Int(part * 24)
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 24 - filled)
    return "[\(bar)] \(Int(part * 100)) %"
}

/// The exit code of the process.
enum CommandStatus: Int32 {
    case done = 0
    /// A check found something, or some rows could not be drawn.
    case failed = 1
    /// The input is unreadable or invalid, or the output cannot be written.
    case invalid = 2
    /// The command line is incorrect.
    case usage = 64
    /// A watch was interrupted, as shells report it.
    case interrupted = 130
}

/// The reason why a command cannot run, as a line to print.
struct CommandError: Error, CustomStringConvertible {
    var text: String
    var status = CommandStatus.invalid
    /// The errors of a file, if these are the reason.
    var diagnostics: [FileDiagnostic] = []

    init(text: String, status: CommandStatus = .invalid) {
        self.text = text
        self.status = status
    }

    /// Creates an error for the errors of a file, of which there is at least one.
    init(_ diagnostics: [FileDiagnostic]) {
        text = diagnostics[0].short
        self.diagnostics = diagnostics
    }

    var description: String { text }

    /// An error in the command line.
    static func usage(_ text: String) -> CommandError { CommandError(text: text, status: .usage) }
}

extension Console {
    /// Prints an error.
    func note(_ error: CommandError) {
        if error.diagnostics.isEmpty { note(error.text) } else { note(error.diagnostics) }
    }

    /// Returns the status of a command, and prints the error that it throws.
    func status(of command: () throws(CommandError) -> CommandStatus) -> CommandStatus {
        do throws(CommandError) {
            return try command()
        } catch {
            note(error)
            return error.status
        }
    }
}

extension String {
    /// The line with control characters and bidirectional controls escaped, such as \u{1B}, so that text from documents
    /// cannot control the terminal.
    var printable: String { printable(keepingLines: false) }

    /// - Parameter keepingLines: Whether to keep line feeds.
    func printable(keepingLines: Bool) -> String {
        func isKept(_ scalar: Unicode.Scalar) -> Bool {
            switch scalar.value {
            case 0x0A: keepingLines
            case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029: false
            // Bidirectional embeddings, overrides, isolates, and marks.
            case 0x61C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069: false
            default: true
            }
        }
        guard !unicodeScalars.allSatisfy(isKept) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            if isKept(scalar) {
                text.unicodeScalars.append(scalar)
            } else {
                text += "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
            }
        }
    }
}
