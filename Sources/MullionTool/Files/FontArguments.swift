import ArgumentParser
import Foundation
import Mullion

/// The options that tell where fonts are, and what measures text with them.
struct FontArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "A font file, or a folder with some, to look families up in first. Can be repeated.", valueName: "path"))
    var fontPath: [String] = []

    @Flag(help: "Do not look families up among the system's fonts.")
    var ignoreSystemFonts = false

    @Option(
        help: ArgumentHelp(
            "What measures text: metrics of fonts, pango, or auto: pango for text that needs a shaper, if it is there.",
            valueName: "what"))
    var text = TextChoice.auto

    /// The fonts, or what is wrong with a path.
    var library: Result<FontLibrary, CommandError> {
        Result { () throws(CommandError) in try FontLibrary(paths: fontPath, usesSystem: !ignoreSystemFonts) }
    }
}

extension FontLibrary {
    /// A library of files and folders, and of the system's fonts.
    ///
    /// Files are read at once, so that one that is damaged is an error; folders when they are needed.
    convenience init(paths: [String], usesSystem: Bool) throws(CommandError) {
        var faces: [FontFile] = []
        var folders: [String] = []
        for path in paths {
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
                throw CommandError(
                    text: "\(displayName(path, "\"-\"")): error: there is no such font file or folder")
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
                // The sentence as part of a line.
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
    /// What can be done about it with the tool, to be put behind the sentence.
    var advice: String { if case .substitutedFont = kind { fontAdvice } else { "" } }
}

extension DocumentIssue {
    /// What can be done about it with the tool, to be put behind the sentence.
    var advice: String { kind == .substitutedFont ? fontAdvice : "" }
}

private let fontAdvice = "; give its file with --font-path"
