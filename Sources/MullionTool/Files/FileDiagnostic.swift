import ArgumentParser
import Mullion
import MullionStoryboards

/// A message about a position in a file.
struct FileDiagnostic {
    enum Severity: String {
        case error, warning
    }

    var severity = Severity.error
    /// The name of the file in messages.
    var file: String
    var position: SourcePosition
    var message: String
    /// The line with the position; nil if it is not known.
    var line: String?

    /// An error of a storyboard or XIB.
    init(_ error: StoryboardError, in file: String, line: String?) {
        self.file = file
        position = error.position
        message = error.problem.sentence
        self.line = line
    }

    init(_ error: DocumentError, in file: String, line: String?) {
        self.file = file
        position = error.position
        message = error.message
        self.line = line
    }

    init(_ diagnostic: DocumentDiagnostic, in file: String, line: String?) {
        severity = .warning
        self.file = file
        position = diagnostic.position
        message = diagnostic.message + diagnostic.diagnostic.advice
        self.line = line
    }

    /// The message on one line, in the format of compilers: "file:line:column: error: text".
    var short: String { "\(file):\(position): \(severity.rawValue): \(message)" }

    /// Returns the message, followed by the line and a caret below the position:
    ///
    /// ```
    /// card.json:14:18: error: root.spacing: found "wide", expected a number of points
    ///    14 │   "spacing": "wide",
    ///       │              ^
    /// ```
    ///
    /// Control characters are replaced, tabs are spaces, and of a long line the part around the position is shown.
    ///
    /// - Parameter hasColors: Whether to add the escape sequences of colors.
    func lines(hasColors: Bool) -> [String] {
        func styled(_ text: String, _ codes: String) -> String {
            hasColors ? "\u{1B}[\(codes)m\(text)\u{1B}[0m" : text
        }
        let color = severity == .error ? "1;31" : "1;33"
        let heading =
            styled("\(file):\(position): ".printable, "1") + styled("\(severity.rawValue): ", color)
            + styled(message.printable, "1")
        guard let line else { return [heading] }
        let scalars = Array(line.unicodeScalars)
        let column = min(max(position.column - 1, 0), scalars.count)
        let start = max(0, min(column - Self.width / 2, scalars.count - Self.width))
        let end = min(scalars.count, start + Self.width)
        func text(_ range: Range<Int>) -> String {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: scalars[range])
            return String(text)
        }
        let before = TerminalRenderer.line((start > 0 ? "…" : "") + text(start..<column))
        let after = TerminalRenderer.line(text(column..<end) + (end < scalars.count ? "…" : ""))
        let number = "\(position.line)"
        let margin = String(repeating: " ", count: max(5 - number.count, 0) + number.count)
        let gutter = String(repeating: " ", count: max(5 - number.count, 0)) + number
        return [
            heading, styled("\(gutter) │", "2") + " \(before.text)\(after.text)",
            styled("\(margin) │", "2") + String(repeating: " ", count: before.columns + 1) + styled("^", color),
        ]
    }

    /// The greatest number of characters of a line that are shown.
    private static let width = 100
}

/// How messages about positions are printed.
enum DiagnosticFormat: String, ExpressibleByArgument, CaseIterable {
    case auto, short, human
}

/// The option for messages about positions.
struct DiagnosticArguments: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Format of errors and warnings: short is one line each; human adds the line of source; auto chooses human on a "
                + "terminal.", valueName: "format"))
    var diagnosticFormat = DiagnosticFormat.auto

    /// The standard streams, with messages in this format.
    var console: Console {
        var console = Console.process
        console.diagnosticFormat = diagnosticFormat
        return console
    }
}

extension Console {
    /// Prints messages about positions, at most a hundred.
    func note(_ diagnostics: [FileDiagnostic]) {
        let isLong = diagnosticFormat == .human || diagnosticFormat == .auto && isTerminal
        let hasColors = isTerminal && !forbidsColors
        for diagnostic in diagnostics.prefix(100) {
            if isLong {
                for line in diagnostic.lines(hasColors: hasColors) { writeNote(line) }
            } else {
                note(diagnostic.short)
            }
        }
        if diagnostics.count > 100 { note("\(diagnostics.count - 100) more \(diagnostics[100].severity.rawValue)s") }
    }
}
