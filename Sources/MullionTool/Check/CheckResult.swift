import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// An issue in a document of any kind.
struct CheckResult {
    var file: String
    var kind: CheckKind
    var severity: StoryboardIssue.Severity
    /// The element: its path in a JSON document, its ID in a storyboard; empty for the document.
    var element: String
    /// The description of the issue.
    var message: String
    var line, column: Int
    /// A fingerprint that stays the same in one file while its elements keep their names.
    var fingerprint: String
    /// The issue in a storyboard; nil in a JSON document.
    var issue: StoryboardIssue?

    init(_ issue: DocumentIssue, _ file: String) {
        self.file = file
        kind = CheckKind(issue.kind)
        severity = .warning
        element = issue.path
        message = issue.sentence + issue.advice
        line = issue.position.line
        column = issue.position.column
        fingerprint = "\(issue.kind.rawValue)/\(issue.path)"
    }

    init(_ issue: StoryboardIssue, _ file: String) {
        self.file = file
        kind = CheckKind(issue.kind)
        severity = issue.severity
        element = issue.object?.id ?? ""
        message = issue.sentence
        line = issue.position.line
        column = issue.position.column
        fingerprint = issue.fingerprint
        self.issue = issue
    }

    /// The issue in the format of compiler output with its kind at the end, followed by its related positions.
    var lines: [String] {
        let place = issue == nil ? "\(element): " : ""
        let related = issue?.related ?? []
        return ["\(file):\(line):\(column): \(severity.rawValue): \(place)\(message) [\(kind.name)]"]
            + related.map { "\(file):\($0.position): note: \($0.text)" }
    }
}

extension CheckResult: Encodable {
    private enum Key: String, CodingKey {
        case file, kind, element, message, line, column
        /// Only in storyboards.
        case severity, label, elementKind = "elementKind", customClass, amount, devices, languages
    }

    func encode(to encoder: any Encoder) throws {
        var fields = encoder.container(keyedBy: Key.self)
        try fields.encode(file, forKey: .file)
        try fields.encode(kind.name, forKey: .kind)
        try fields.encode(element, forKey: .element)
        try fields.encode(message, forKey: .message)
        try fields.encode(line, forKey: .line)
        try fields.encode(column, forKey: .column)
        guard let issue else { return }
        try fields.encode(severity.rawValue, forKey: .severity)
        try fields.encodeIfPresent(issue.object?.label, forKey: .label)
        try fields.encodeIfPresent(issue.object?.kind, forKey: .elementKind)
        try fields.encodeIfPresent(issue.object?.customClass, forKey: .customClass)
        // Hundredths are precise enough, and equal on every machine.
        try fields.encodeIfPresent(issue.amount.map { (Double($0) * 100).rounded() / 100 }, forKey: .amount)
        try fields.encode(issue.devices, forKey: .devices)
        try fields.encode(issue.languages, forKey: .languages)
    }
}
