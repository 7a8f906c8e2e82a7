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
    ///
    /// - Parameters:
    ///   - document: The path of the document.
    ///   - byteLimit: The maximum number of bytes of a file.
    init(beside document: String, byteLimit: Int) {
        let folder = (document as NSString).deletingLastPathComponent
        let table = ((document as NSString).lastPathComponent as NSString).deletingPathExtension
        let isInLanguage = folder.hasSuffix(".lproj")
        let base = isInLanguage ? (folder as NSString).deletingLastPathComponent : folder
        let names = (try? FileManager.default.contentsOfDirectory(atPath: base.isEmpty ? "." : base)) ?? []
        let folders = [base] + names.filter { $0.hasSuffix(".lproj") }.sorted().map { base + "/" + $0 }
        var byLanguage: [String: StoryboardStrings] = [:]
        for folder in folders.prefix(Self.fileLimit) {
            for file in ["\(folder)/\(table).strings", "\(folder)/\(table).xcstrings"] {
                for strings in read(file, byteLimit) { byLanguage[strings.language] = strings }
            }
        }
        all = byLanguage.values.sorted { $0.language < $1.language }
    }

    private mutating func read(_ file: String, _ byteLimit: Int) -> [StoryboardStrings] {
        let attributes = try? FileManager.default.attributesOfItem(
            atPath: URL(fileURLWithPath: file).resolvingSymlinksInPath().path)
        // A pipe would wait for its writer.
        guard attributes?[.type] as? FileAttributeType == .typeRegular else { return [] }
        let folder = ((file as NSString).deletingLastPathComponent as NSString).lastPathComponent
        let name = folder + "/" + (file as NSString).lastPathComponent
        let bytes: Data
        do throws(PreviewProblem) {
            bytes = try PreviewFiles.bytes(of: file, name, limit: byteLimit)
        } catch {
            problems.append("error: \(error.sentence)")
            return []
        }
        do throws(StringsFileError) {
            return try StoryboardStrings.languages(in: Array(bytes), name: file)
        } catch {
            problems.append(error.description(file: name))
            return []
        }
    }
}
