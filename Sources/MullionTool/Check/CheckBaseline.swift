import Foundation
import Mullion

/// Accepted issues by their fingerprints, in a file that a team keeps beside its documents.
struct CheckBaseline {
    private var accepted: [String: Int] = [:]

    init() {}

    /// Reads a baseline.
    ///
    /// - Throws: ``CommandError`` with the position of the first error.
    init(_ file: String, _ console: Console) throws(CommandError) {
        let bytes = try read(file, limit: Document.sizeLimit, console)
        do throws(DocumentError) {
            let root = JSONCursor(tape: try JSONReader.read(Array(bytes)), row: 0)
            let fields = try root.fields(of: "a baseline", keys: ["version", "issues"])
            for issue in try fields.required("issues").elements() {
                accepted[try issue.string(), default: 0] += 1
            }
        } catch {
            throw CommandError(text: error.description(file: file))
        }
    }

    /// Returns whether an issue is accepted. An issue is accepted as often as the baseline contains it.
    mutating func accepts(_ fingerprint: String) -> Bool {
        guard let count = accepted[fingerprint], count > 0 else { return false }
        accepted[fingerprint] = count - 1
        return true
    }

    private struct Content: Encodable {
        var version = 1
        var issues: [String]
    }

    /// Returns the text of a baseline that accepts issues.
    static func text(_ fingerprints: [String]) throws(CommandError) -> String {
        try json(Content(issues: fingerprints.sorted()))
    }
}
