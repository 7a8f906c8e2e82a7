import Foundation
import Mullion

/// Lists what is probably not meant in documents.
///
/// - Parameter allowed: Kinds of findings that are accepted.
func check(
    _ requests: [DocumentRequest], allowing allowed: Set<DocumentFinding.Kind> = [], asJSON: Bool = false,
    console: Console
) -> Outcome {
    var outcome = Outcome.done
    var unreadable = 0
    var reports: [FindingReport] = []
    do throws(CommandError) {
        let streams = requests.filter { $0.input == "-" }.count + (requests.first?.data == "-" ? requests.count : 0)
        guard streams < 2 else {
            throw CommandError(text: "error: standard input can be read only once", outcome: .usage)
        }
        for request in requests {
            let fonts = try request.fonts.get()
            let file = displayName(request.input, "stdin")
            do throws(CommandError) {
                let findings = try request.document(console).layout(measurer: fonts).findings
                    .filter { !allowed.contains($0.kind) }
                if !findings.isEmpty, outcome == .done { outcome = .failed }
                reports += findings.map { FindingReport($0, file) }
                if !asJSON {
                    let text = reports.suffix(findings.count).map { $0.text.printable + "\n" }.joined()
                    if !text.isEmpty { try write(text, to: "-", console) }
                }
            } catch {
                // The other files are worth checking all the same.
                console.note(error.text)
                outcome = error.outcome
                unreadable += 1
            }
        }
        if asJSON { try write(try json(reports), to: "-", console) }
    } catch {
        console.note(error.text)
        return error.outcome
    }
    let files =
        (unreadable > 0 ? "\(requests.count - unreadable) of " : "")
        + "\(requests.count) document\(requests.count == 1 ? "" : "s")"
    console.note("\(files) checked, \(reports.count) finding\(reports.count == 1 ? "" : "s")")
    return outcome
}

/// A finding as it is written to JSON.
private struct FindingReport: Encodable {
    var file, kind, element, message: String
    var line, column: Int

    init(_ finding: DocumentFinding, _ file: String) {
        self.file = file
        kind = finding.kind.rawValue
        element = finding.path
        message = finding.sentence + finding.advice
        line = finding.position.line
        column = finding.position.column
    }

    /// The finding in the form of compilers, with its kind at the end.
    var text: String { "\(file):\(line):\(column): warning: \(element): \(message) [\(kind)]" }
}
