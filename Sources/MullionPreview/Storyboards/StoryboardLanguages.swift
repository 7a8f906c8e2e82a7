import Foundation
import MullionStoryboards

/// The translations of a document that are next to it, as Xcode saves them.
///
/// ```
/// Base.lproj/Main.storyboard     Main.storyboard
/// de.lproj/Main.strings          de.lproj/Main.strings
/// mul.lproj/Main.xcstrings       Main.xcstrings
/// ```
struct StoryboardLanguages {
    /// The translations, sorted by language.
    private(set) var all: [StoryboardStrings] = []
    /// The errors of files that cannot be read, as "file:line:column: error: text".
    private(set) var problems: [String] = []

    private static let fileLimit = 200

    init() {}

    /// Reads the files. A later file replaces the texts of an earlier one with the same language.
    init(beside document: String) {
        let folder = (document as NSString).deletingLastPathComponent
        let table = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
        let isInLanguage = folder.hasSuffix(".lproj")
        let base = isInLanguage ? (folder as NSString).deletingLastPathComponent : folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base.isEmpty ? "." : base)) ?? []
        let folders = [base] + names.filter { $0.hasSuffix(".lproj") }.sorted().map { base + "/" + $0 }
        var byLanguage: [String: StoryboardStrings] = [:]
        for folder in folders.prefix(Self.fileLimit) {
            for file in ["\(folder)/\(table).strings", "\(folder)/\(table).xcstrings"] {
                for strings in read(file) { byLanguage[strings.language] = strings }
            }
        }
        all = byLanguage.values.sorted { $0.language < $1.language }
    }

    private mutating func read(_ file: String) -> [StoryboardStrings] {
        guard let handle = FileHandle(forReadingAtPath: file) else { return [] }
        defer { try? handle.close() }
        guard let bytes = try? handle.read(upToCount: StoryboardDocument.byteLimit + 1) else { return [] }
        do throws(StringsFileError) {
            return try StoryboardStrings.languages(in: Array(bytes), name: file)
        } catch {
            let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
            problems.append(error.description(file: folder + "/" + (file as NSString).lastPathComponent))
            return []
        }
    }
}
