import ArgumentParser
import Foundation
import Mullion

/// The options for finding fonts and measuring text.
struct FontArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file or folder to search first. Can be repeated; MULLION_FONT_PATHS adds more.", valueName: "path"))
    var fontPath: [String] = []

    @Flag(help: "Ignore the system's fonts.")
    var ignoreSystemFonts = false

    @Option(
        help: ArgumentHelp(
            "What measures text: metrics, pango, or auto, which uses Pango for text that needs shaping.",
            valueName: "what"))
    var text = TextChoice.auto

    /// The fonts, or the error in a path.
    var library: Result<FontLibrary, CommandError> {
        Self.library(fontPath, usesSystem: !ignoreSystemFonts)
    }

    /// Returns the fonts of some paths, then those of the environment, or the error in a path.
    static func library(
        _ paths: [String], usesSystem: Bool, environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> Result<FontLibrary, CommandError> {
        #if os(Windows)
        let separator: Character = ";"
        #else
        let separator: Character = ":"
        #endif
        let more = environment["MULLION_FONT_PATHS"]?.split(separator: separator).map(String.init) ?? []
        return Result { () throws(CommandError) in try FontLibrary(paths: paths + more, usesSystem: usesSystem) }
    }

    /// The files of `--font-path`, and those in its folders.
    var files: [String] { fontPath.flatMap { path in [path] + FontFile.paths(below: path) } }

    func measurer() throws(CommandError) -> any TextMeasurer { try text.measurer(try library.get()) }
}

extension FontLibrary {
    /// Creates a library of files, folders, and optionally the system's fonts.
    ///
    /// Reads files immediately, so that a damaged file is an error, and folders when they are needed.
    convenience init(paths: [String], usesSystem: Bool) throws(CommandError) {
        var faces: [FontFile] = []
        var folders: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandError(text: "\(displayName(path, "\"-\"")): error: no such font file or folder")
            }
            if isFolder.boolValue {
                folders.append(path)
                continue
            }
            do throws(FontFileError) {
                for index in 0..<(try FontFile.faceCount(path: path)) {
                    faces.append(try FontFile(path: path, index: index))
                }
            } catch {
                // The message as part of a line.
                let sentence = error.description
                let text =
                    sentence.prefix(1).lowercased() + sentence.dropFirst().dropLast(sentence.hasSuffix(".") ? 1 : 0)
                throw CommandError(text: "\(path): error: \(text)")
            }
        }
        self.init(faces: faces, folders: folders, systemFolders: usesSystem ? FontFile.systemFolders : [])
    }
}

extension ViewDiagnostic {
    /// Advice to append to the sentence.
    var advice: String { if case .substitutedFont = kind { fontAdvice } else { "" } }
}

extension DocumentIssue {
    /// Advice to append to the sentence.
    var advice: String { kind == .substitutedFont ? fontAdvice : "" }
}

private let fontAdvice = "; give its file with --font-path"
