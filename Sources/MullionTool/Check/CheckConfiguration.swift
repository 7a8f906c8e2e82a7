import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// The file `.mullion.json`: what a project checks. Options of the command line have precedence.
///
/// ```json
/// {
///   "check": {
///     "devices": ["iPhone SE", "iPhone 15", "iPad Pro 11"],
///     "allow": ["overlapping-targets"],
///     "severities": { "off-screen": "note" },
///     "exclude": ["Pods", "Tests/Fixtures"],
///     "notes": false,
///     "baseline": "storyboards-baseline.json"
///   }
/// }
/// ```
struct CheckConfiguration {
    /// The name of the file, in the folder in which the command runs.
    static let fileName = ".mullion.json"

    var devices: [StoryboardDevice] = []
    var allowed: Set<CheckKind> = []
    /// The severities that replace those of the check.
    var severities: [CheckKind: StoryboardIssue.Severity] = [:]
    /// The files and folders that are not checked, relative to the folder of the file.
    var excluded: [String] = []
    var reportsNotes = false
    var baseline: String?

    init() {}

    /// Reads a configuration.
    ///
    /// - Throws: ``CommandError`` with the position of the first error.
    init(_ file: String, _ console: Console) throws(CommandError) {
        let bytes = try read(file, limit: Document.sizeLimit, console)
        do throws(DocumentError) {
            let root = JSONCursor(tape: try JSONReader.read(Array(bytes)), row: 0)
            guard let check = try root.fields(of: "a configuration", keys: ["check"])["check"] else { return }
            let fields = try check.fields(
                of: "check", keys: ["devices", "allow", "severities", "exclude", "notes", "baseline"])
            let kinds = CheckKind.all.map { ($0.name, $0) }
            devices =
                try fields["devices"]?.elements().map { device throws(DocumentError) in
                    guard let known = StoryboardDevice.named(try device.string()) else {
                        throw device.mismatch("one of the devices \(StoryboardDevice.list)")
                    }
                    return known
                } ?? []
            for kind in try fields["allow"]?.elements() ?? [] {
                allowed.insert(try kind.name(of: "a kind of issue", kinds))
            }
            for (key, value) in try fields["severities"]?.members() ?? [] {
                guard let kind = CheckKind.named(key) else {
                    throw value.outOfRange("a severity of a known kind of issue, not \"\(key.prefix(40))\"")
                }
                severities[kind] = try value.name(
                    of: "a severity", StoryboardIssue.Severity.allCases.map { ($0.rawValue, $0) })
            }
            for path in try fields["exclude"]?.elements() ?? [] { excluded.append(try path.string()) }
            reportsNotes = try fields["notes"]?.bool() ?? false
            baseline = try fields["baseline"]?.string()
        } catch {
            throw CommandError(text: error.description(file: file))
        }
    }

    /// Returns whether a file is excluded: itself, or with a folder that contains it.
    func excludes(_ file: String) -> Bool {
        let path = CheckResult.path(of: file)
        return excluded.contains { entry in
            let entry = entry.hasSuffix("/") ? String(entry.dropLast()) : entry
            return path == entry || path.hasPrefix(entry + "/")
        }
    }
}
