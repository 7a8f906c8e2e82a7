import Foundation

/// Where a command reads and writes. Tests use one of their own.
struct Console {
    /// Reads standard input, at most a number of bytes.
    var read: (_ limit: Int) throws -> Data
    /// Writes to standard output.
    var write: (String) throws -> Void
    /// Writes a line to standard error.
    var note: (String) -> Void

    /// The standard streams of the process.
    static var process: Console {
        Console(
            read: { limit in try FileHandle.standardInput.bytes(atMost: limit) },
            write: { text in try FileHandle.standardOutput.write(contentsOf: Data(text.utf8)) },
            note: { line in try? FileHandle.standardError.write(contentsOf: Data((line + "\n").utf8)) })
    }
}

/// How a command ended, as the exit code of the process.
enum Outcome: Int32 {
    case done = 0
    /// A check failed.
    case failed = 1
    /// The input cannot be read or is invalid, or the output cannot be written.
    case invalid = 2
    /// The command was called wrongly.
    case usage = 64
}

extension FileHandle {
    /// What there is to read, or the beginning of it.
    func bytes(atMost limit: Int) throws -> Data {
        var data = Data()
        while data.count < limit, let part = try read(upToCount: min(1 << 20, limit - data.count)), !part.isEmpty {
            data.append(part)
        }
        return data
    }
}
