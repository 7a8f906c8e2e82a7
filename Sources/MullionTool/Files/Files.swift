import Foundation
import Mullion

/// Reads a file or standard input, at most one byte more than the limit.
///
/// - Parameter limit: The maximum number of bytes that the reader of the data accepts.
func read(_ input: String, limit: Int = Document.sizeLimit, _ console: Console) throws(CommandError) -> Data {
    let part = try open(input, console)
    let limit = limit + 1
    var data = Data()
    do {
        while data.count < limit {
            let next = try part(min(1 << 20, limit - data.count))
            guard !next.isEmpty else { break }
            data.append(next)
        }
    } catch {
        throw CommandError(text: "\(displayName(input, "stdin")): error: cannot be read: \(reason(error))")
    }
    return data
}

/// Opens a file or standard input for reading in parts; an empty part marks the end.
func open(_ input: String, _ console: Console) throws(CommandError) -> (_ count: Int) throws -> Data {
    if input == "-" { return console.read }
    var isDirectory: ObjCBool = false
    guard FileManager.default.fileExists(atPath: input, isDirectory: &isDirectory) else {
        throw CommandError(text: "\(displayName(input, "stdin")): error: no such file")
    }
    guard !isDirectory.boolValue else { throw CommandError(text: "\(input): error: this is a folder, not a file") }
    do {
        let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: input))
        return { count in try file.read(upToCount: count) ?? Data() }
    } catch {
        throw CommandError(text: "\(input): error: cannot be read: \(reason(error))")
    }
}

/// Writes a file atomically, or to standard output.
func write(_ text: String, to output: String, _ console: Console) throws(CommandError) {
    do {
        if output == "-" { return try console.write(text) }
        try withBytes(of: text) { try write($0, to: output) }
    } catch let error as CommandError {
        throw error
    } catch {
        throw CommandError(text: "\(displayName(output, "stdout")): error: cannot be written: \(reason(error))")
    }
}

/// Writes bytes to a file atomically, or to standard output.
func write(_ bytes: Data, to output: String, _ console: Console) throws(CommandError) {
    do {
        if output == "-" { return try console.writeBytes(bytes) }
        try write(bytes, to: output)
    } catch let error as CommandError {
        throw error
    } catch {
        throw CommandError(text: "\(displayName(output, "stdout")): error: cannot be written: \(reason(error))")
    }
}

private func write(_ bytes: Data, to output: String) throws {
    let file = URL(fileURLWithPath: output).resolvingSymlinksInPath()
    let folder = file.deletingLastPathComponent().path
    guard FileManager.default.fileExists(atPath: folder) else {
        throw CommandError(text: "\(output): error: the folder \(folder) does not exist; create it first")
    }
    let type = try? FileManager.default.attributesOfItem(atPath: file.path)[.type] as? FileAttributeType
    switch type {
    case .typeDirectory?: throw CommandError(text: "\(output): error: this is a folder, not a file")
    case .typeRegular?, nil:
        // Written to a temporary file and renamed, so that a failure leaves an older file unchanged.
        try bytes.write(to: file, options: .atomic)
    default:
        // A pipe or device must not be replaced by a file.
        let handle = try FileHandle(forWritingTo: file)
        defer { try? handle.close() }
        try handle.write(contentsOf: bytes)
    }
}

/// Calls `body` with the bytes of a text without a copy, because drawings may be large. They must not be kept.
func withBytes(of text: String, _ body: (Data) throws -> Void) rethrows {
    var text = text
    try text.withUTF8 { bytes in
        guard let start = bytes.baseAddress else { return try body(Data()) }
        try body(Data(bytesNoCopy: UnsafeMutableRawPointer(mutating: start), count: bytes.count, deallocator: .none))
    }
}

/// Returns the operating system's description if there is one.
func reason(_ error: any Error) -> String {
    let error = error as NSError
    let underlying = error.userInfo[NSUnderlyingErrorKey] as? NSError ?? error
    if underlying.domain == NSPOSIXErrorDomain { return String(cString: strerror(Int32(underlying.code))) }
    return error.localizedDescription
}

/// Prints the first hundred warnings.
func report(_ warnings: some Collection<String>, _ console: Console) {
    for warning in warnings.prefix(100) { console.note(warning) }
    if warnings.count > 100 { console.note("\(warnings.count - 100) more warnings") }
}

/// Returns the name of a file in messages.
func displayName(_ file: String, _ stream: String) -> String { file == "-" ? stream : file.isEmpty ? "\"\"" : file }
