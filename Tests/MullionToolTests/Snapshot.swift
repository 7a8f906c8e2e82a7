import Foundation
import Testing

/// Compares a text with a file in Snapshots, or writes the file if MULLION_RECORD_SNAPSHOTS is 1.
func compare(_ text: String, with name: String) throws {
    let file = package.appendingPathComponent("Tests/MullionToolTests/Snapshots/\(name).txt")
    if ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1" {
        try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text == (try String(contentsOf: file, encoding: .utf8)))
}
