import Foundation
import Mullion
import MullionStoryboards

/// A request to lay out an Interface Builder document.
struct StoryboardRequest {
    /// The file.
    var input: String
    /// The environment and language.
    var setting = StoryboardSetting()
    /// The name of a scene, as ``StoryboardRoot/name`` or an ID; nil for all scenes.
    var scene: String?
    /// The fonts, or the error in a font file.
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())
    /// The limits on what is read.
    var limits = Limits.default

    /// Returns whether a file is an Interface Builder document, by its extension.
    static func reads(_ file: String) -> Bool {
        ["xib", "storyboard"].contains((file as NSString).pathExtension.lowercased())
    }

    func document(_ console: Console) throws(CommandError) -> StoryboardDocument {
        let bytes = try read(input, limit: limits.storyboardBytes, console)
        do {
            return try StoryboardDocument(bytes: Array(bytes), limits: limits)
        } catch {
            let line = SourceText(Array(bytes)).line(at: error.position)
            throw CommandError([FileDiagnostic(error, in: displayName(input, "stdin"), line: line)])
        }
    }
}
