import Foundation

/// Reads a file, at most one byte more than a limit, so that the caller can refuse what is larger.
package func fileContents(_ path: String, upTo limit: Int) throws -> Data {
    let file = try FileHandle(forReadingFrom: URL(fileURLWithPath: path))
    defer { try? file.close() }
    return try file.read(upToCount: limit + 1) ?? Data()
}
