import Foundation
import Mullion
import MullionStoryboards

/// An Interface Builder document to be laid out, by the name of its file.
struct StoryboardRequest {
    /// The file.
    var input: String
    /// How it is to be seen.
    var setting = StoryboardSetting()
    /// The name of a scene, as ``StoryboardRoot/name`` or an identity; nil: all of them.
    var scene: String?
    /// What text is measured with, or why a font cannot be read.
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())

    /// Whether a file is read as a document of Interface Builder: by the end of its name.
    static func reads(_ file: String) -> Bool {
        ["xib", "storyboard"].contains((file as NSString).pathExtension.lowercased())
    }

    /// The document, read.
    func document(_ console: Console) throws(CommandError) -> StoryboardDocument {
        let bytes = try read(input, limit: StoryboardDocument.byteLimit, console)
        do {
            return try StoryboardDocument(bytes: Array(bytes))
        } catch {
            throw CommandError(text: error.description(file: displayName(input, "stdin")))
        }
    }
}
