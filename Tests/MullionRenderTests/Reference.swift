import Foundation
import Testing

/// Compares an output with the file that was accepted for it, in Tests/Fixtures/Renderings.
///
/// To accept new outputs, run the tests with the environment variable `MULLION_ACCEPT` set, look at the files, and
/// commit them.
func expectReference(_ output: String, _ name: String, _ location: SourceLocation = #_sourceLocation) throws {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Fixtures/Renderings")
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["MULLION_ACCEPT"] != nil {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(output.utf8).write(to: file)
    }
    let accepted = try String(contentsOf: file, encoding: .utf8)
    #expect(output == accepted, "\(name) is another picture than the accepted one", sourceLocation: location)
}
