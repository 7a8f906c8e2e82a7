import MullionSource

/// An error for which a document has no picture.
struct PreviewProblem: Error {
    var sentence: String
    var position: SourcePosition?
    /// The line of the text with the error.
    var line: String?

    init(sentence: String) { self.sentence = sentence }

    init(_ error: DocumentError, text: String) {
        sentence = error.message
        position = error.position
        let lines = text.split(separator: "\n", maxSplits: error.position.line, omittingEmptySubsequences: false)
        if error.position.line <= lines.count { line = String(lines[error.position.line - 1].prefix(1_000)) }
    }

    var json: String {
        JSONText.object([
            "severity": "\"error\"", "message": JSONText.string(sentence),
            "line": (position?.line).map(String.init), "column": (position?.column).map(String.init),
            "source": line.map(JSONText.string),
        ])
    }

    /// The error for a list of documents.
    var shortSentence: String { (position.map { "\($0): " } ?? "") + String(sentence.prefix(120)) }
}
