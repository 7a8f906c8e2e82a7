import Foundation
import Mullion
import MullionSource

/// A file to check.
enum CheckedFile {
    /// A storyboard or XIB, and whether it was named rather than found in a folder.
    case storyboard(String, isNamed: Bool)
    /// A JSON document or a page, and whether it was named.
    case document(DocumentRequest, isNamed: Bool)

    var path: String {
        switch self {
        case .storyboard(let path, _): path
        case .document(let request, _): request.input
        }
    }

    /// Returns the documents in a folder, sorted by their paths: storyboards, XIBs, and JSON files with documents.
    /// Other JSON files, such as settings and lists of packages, are left out.
    ///
    /// - Throws: ``CommandError`` if there are none, or too many files.
    static func files(
        in folder: DocumentRequest, _ configuration: CheckConfiguration, _ console: Console
    ) throws(CommandError) -> [CheckedFile] {
        let paths = try FolderWalk.files(below: folder.input, endings: ["json", "storyboard", "xib"])
            .filter { !configuration.excludes($0) }
        let files: [CheckedFile] = paths.compactMap { path in
            if StoryboardRequest.reads(path) { return .storyboard(path, isNamed: false) }
            guard let bytes = try? read(path, limit: folder.limits.documentBytes, console), isDocument(Array(bytes))
            else {
                return nil
            }
            var request = folder
            request.input = path
            if !folder.hasGivenRoot { request.resources = ResourceFolder(path: LayoutArguments.folder(of: path)) }
            return .document(request, isNamed: false)
        }
        guard !files.isEmpty else {
            throw CommandError(
                text: "\(folder.input): error: there is no .xib, no .storyboard, and no JSON document in this folder")
        }
        return files
    }

    /// Returns whether JSON is a document: an object with a version and a root that has a kind. Of JSON with errors,
    /// the names of these three decide, so that a document with an error is not taken for something else.
    static func isDocument(_ bytes: [UInt8]) -> Bool {
        do throws(DocumentError) {
            let members = try JSONCursor(tape: try JSONReader.read(bytes), row: 0).members()
            func value(_ key: String) -> JSONCursor? { members.first { $0.key == key }?.value }
            guard let root = value("root"), value("version")?.kind == .number, root.kind == .object else {
                return false
            }
            return try root.members().contains { $0.key == "kind" }
        } catch {
            let text = String(decoding: bytes.prefix(4096), as: UTF8.self)
            return ["\"version\"", "\"root\"", "\"kind\""].allSatisfy { text.contains($0) }
        }
    }
}
