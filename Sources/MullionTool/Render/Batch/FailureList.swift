import Foundation

/// The file in which a batch lists the rows that cannot be drawn, one line for each message, in the order of the rows.
struct FailureList {
    private let path: String
    private let output: FileHandle

    /// Creates an empty file.
    ///
    /// - Throws: ``CommandError`` if it cannot be written.
    init(path: String) throws(CommandError) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard descriptor >= 0 else {
            throw CommandError(text: "\(path): error: cannot be written: \(String(cString: strerror(errno)))")
        }
        self.path = path
        output = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    }

    func add(_ line: String) throws(CommandError) {
        do {
            try output.write(contentsOf: Data((line + "\n").utf8))
        } catch {
            throw CommandError(text: "\(path): error: cannot be written: \(reason(error))")
        }
    }
}
