import MullionSource

/// An error for which a document has no picture.
struct PreviewProblem: Error {
    var sentence: String
    var position: SourcePosition?
    /// The line of the text with the error.
    var line: String?
    /// Further errors of the same text.
    var others: [PreviewProblem] = []

    /// This error and the further ones, in the order of the text.
    var all: [PreviewProblem] {
        ([self] + others).sorted { ($0.position?.offset ?? -1) < ($1.position?.offset ?? -1) }
    }

    init(sentence: String) { self.sentence = sentence }

    init(_ error: DocumentError, text: String) {
        self.init(sentence: error.message, at: error.position, text: text)
    }

    /// An error at a position in a text.
    init(sentence: String, at position: SourcePosition, text: String) {
        self.sentence = sentence
        self.position = position
        let lines = text.split(separator: "\n", maxSplits: position.line, omittingEmptySubsequences: false)
        if position.line <= lines.count { line = String(lines[position.line - 1].prefix(1_000)) }
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
