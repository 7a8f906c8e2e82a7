import Foundation
import MullionText
import Testing

@testable import MullionPreview

/// A document in a folder of its own, and a session that shows it.
struct PreviewedDocument {
    let session: PreviewSession
    private let path: String
    private let opened: [[String: Any]]

    /// Writes a document with a root, and opens it.
    init(_ root: String, size: String = "[null, null]") throws {
        path = NSTemporaryDirectory() + "mullion-preview-\(UUID().uuidString).json"
        try #"{"version": 1, "size": \#(size), "root": \#(root)}"#.write(
            toFile: path, atomically: true, encoding: .utf8)
        session = PreviewSession(of: PreviewFiles(path: path), measurer: MetricsTextMeasurer())
        opened = try session.answer(#"{"type": "open", "id": 1, "document": null}"#).map { try Self.read($0) }
    }

    func remove() { try? FileManager.default.removeItem(atPath: path) }

    /// The boxes of the first drawing.
    var boxes: [[String: Any]] { opened.last?["boxes"] as? [[String: Any]] ?? [] }

    /// Returns the outermost box with a name.
    func box(_ name: String) throws -> [String: Any] {
        try #require(boxes.first { $0["name"] as? String == name }, "\(opened)")
    }

    func path(of name: String) throws -> String { try #require(try box(name)["path"] as? String) }

    /// Returns the first answer to a request of a type with further members.
    func ask(_ type: String, _ members: [String: String]) throws -> [String: Any] {
        let all = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        return try Self.read(session.answer("{\"type\": \"\(type)\", \"id\": 2, \(all)}")[0])
    }

    /// Returns the kind and the steps of the outermost box with a name.
    func steps(of name: String) throws -> (kind: String?, steps: [[String: Any]]) {
        let answer = try ask("steps", ["path": "\"\(path(of: name))\""])
        return (answer["kind"] as? String, try #require(answer["steps"] as? [[String: Any]]))
    }

    private static func read(_ message: String) throws -> [String: Any] {
        try #require(JSONSerialization.jsonObject(with: Data(message.utf8)) as? [String: Any])
    }
}

extension [String: Any] {
    func text(_ key: String) -> String? { self[key] as? String }
    func number(_ key: String) -> Double? { self[key] as? Double }
    func numbers(_ key: String) -> [Double]? { self[key] as? [Double] }
}
