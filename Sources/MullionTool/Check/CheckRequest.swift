import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

struct CheckRequest {
    /// A file or folder.
    enum Input {
        /// A JSON document.
        case document(DocumentRequest)
        /// A storyboard or XIB.
        case storyboard(String)
        /// A folder with documents, as the input of a request.
        case folder(DocumentRequest)

        /// The files to read that are known in advance.
        var files: [String] {
            switch self {
            case .document(let request), .folder(let request): request.files
            case .storyboard(let path): [path]
            }
        }
    }

    var inputs: [Input]
    /// The environments and languages for storyboards.
    var storyboard = StoryboardCheckRun()
    /// The fonts, or the error in a font file.
    var fonts: Result<FontLibrary, CommandError> = .success(FontLibrary())
    /// The accepted kinds of issues.
    var allowed: Set<CheckKind> = []
    var format = CheckFormat.text
    var configuration = CheckConfiguration()
    /// The file with accepted issues.
    var baseline: String?
    /// The file to write all issues to, instead of reporting them.
    var newBaseline: String?

    /// Creates a request. The file names decide which inputs are JSON documents.
    init(_ requests: [DocumentRequest]) {
        inputs = requests.map { request in
            var isFolder: ObjCBool = false
            let exists = FileManager.default.fileExists(atPath: request.input, isDirectory: &isFolder)
            if request.input == "-" { return .document(request) }
            if exists && isFolder.boolValue { return .folder(request) }
            return StoryboardRequest.reads(request.input) ? .storyboard(request.input) : .document(request)
        }
        if let fonts = requests.first?.fonts { self.fonts = fonts }
    }

    var files: [String] { inputs.flatMap(\.files) + storyboard.strings }
}

/// The output format of issues.
enum CheckFormat: String, CaseIterable {
    case text, json
    /// The Static Analysis Results Interchange Format, which code hosts show next to the lines.
    case sarif
}
