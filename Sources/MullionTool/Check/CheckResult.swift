import Foundation
import Mullion
import MullionStoryboardChecks
import MullionSource
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
    /// The hash by which code hosts recognize the line.
    var lineHash: String?
    /// The rows of data with the issue; nil for a document that is filled once.
    var rows: CheckedRows?

    /// A document that cannot be read.
    ///
    /// - Parameter error: A line in the format of compiler output.
    init(unreadable file: String, error: String) {
        self.file = file
        kind = .unreadable
        severity = .error
        element = ""
        var rest = Substring(error)
        if rest.hasPrefix(file + ":") { rest = rest.dropFirst(file.count + 1) }
        var numbers: [Int] = []
        while numbers.count < 2, let colon = rest.firstIndex(of: ":"), let number = Int(rest[..<colon]) {
            numbers.append(number)
            rest = rest[rest.index(after: colon)...]
        }
        let prefix = " error: "
        message = String(rest.hasPrefix(prefix) ? rest.dropFirst(prefix.count) : rest)
        line = numbers.first ?? 1
        column = numbers.count > 1 ? numbers[1] : 1
        fingerprint = kind.name
    }

    /// A fingerprint that distinguishes files: the path, and what stays the same in the file.
    var fullFingerprint: String { Self.path(of: file) + "/" + fingerprint }

    /// Returns a path relative to the current folder if the file is in it, so that fingerprints are the same in every
    /// checkout.
    static func path(of file: String) -> String {
        let current = FileManager.default.currentDirectoryPath + "/"
        var path = Substring(file.hasPrefix(current) ? String(file.dropFirst(current.count)) : file)
        while path.hasPrefix("./") { path = path.dropFirst(2) }
        return String(path)
    }

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
            + related.map { "\(file):\($0.position): note: \($0.text)" } + (rows.map { [$0.note] } ?? [])
    }
}

/// The rows of data with which a template has an issue.
struct CheckedRows {
    var file: String
    var first: SourcePosition
    var count = 1
    /// The number of rows that were checked.
    var total: Int

    var note: String {
        let rows = "\(count) of \(total) row\(total == 1 ? "" : "s")"
        return "\(file):\(first): note: in \(rows)\(count > 1 ? ", first in this one" : ", this one")"
    }
}

extension CheckResult: Encodable {
    private enum Key: String, CodingKey {
        case file, kind, element, message, line, column
        /// Only with rows of data.
        case rows, firstRow
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
        if let rows {
            try fields.encode(rows.count, forKey: .rows)
            try fields.encode("\(rows.file):\(rows.first)", forKey: .firstRow)
        }
        guard let issue else {
            if kind == .unreadable { try fields.encode(severity.rawValue, forKey: .severity) }
            return
        }
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
