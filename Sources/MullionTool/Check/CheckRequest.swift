import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// What `mullion check` is asked to do.
struct CheckRequest {
    /// A file or folder.
    enum Input {
        /// A document in JSON.
        case document(DocumentRequest)
        /// A document of Interface Builder, or a folder with some.
        case interface(String)

        /// The files that are read, as far as they are known before.
        var files: [String] {
            switch self {
            case .document(let request): request.files
            case .interface(let path): [path]
            }
        }
    }

    var inputs: [Input]
    /// How documents of Interface Builder are seen, and in which languages.
    var interface = StoryboardCheckRun()
    /// What text is measured with, or why a font cannot be read.
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())
    /// The kinds of findings that are accepted.
    var allowed: Set<CheckKind> = []
    var format = CheckFormat.text

    /// Documents in JSON, files of Interface Builder and folders with such, told apart by their names.
    init(_ requests: [DocumentRequest]) {
        inputs = requests.map { request in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: request.input, isDirectory: &isFolder)
            let isInterface = StoryboardRequest.reads(request.input) || exists && isFolder.boolValue
            return request.input != "-" && isInterface ? .interface(request.input) : .document(request)
        }
        if let fonts = requests.first?.fonts { self.fonts = fonts }
    }

    /// The files that are read.
    var files: [String] { inputs.flatMap(\.files) + interface.strings }
}

/// What findings are written as.
enum CheckFormat: String, CaseIterable {
    case text, json
    /// The Static Analysis Results Interchange Format, which code hosts show beside the lines.
    case sarif
}
