import Foundation
import Mullion
import MullionDocuments

/// Explains the sizes and positions of the boxes with a name or path.
func explain(_ request: DocumentRequest, node name: String, asJSON: Bool, console: Console) -> CommandStatus {
    console.status { () throws(CommandError) in
        let document = try request.document(console).layout(measurer: try request.measurer(), isTracing: true)
        let explainer = document.explainer
        var rows = explainer.boxes(named: name)
        if rows.isEmpty {
            // The path of an element, as diagnostics print it.
            let row = explainer.boxes.firstIndex { document.origin(of: $0.node)?.path == name }
            if let row { rows = explainer.boxes(named: explainer.boxes[row].path) }
        }
        guard !rows.isEmpty else {
            throw CommandError(
                text: "\(displayName(request.input, "stdin")): error: no box has the name or path \"\(name)\""
                    + advice(
                        for: name, among: explainer.boxes.compactMap(\.name), "names are",
                        none: "; no element has a name; `frames` lists the paths"))
        }
        let explanations = rows.map { (explainer.explanation(of: $0), document.origin(of: explainer.boxes[$0].node)) }
        if asJSON {
            try write(try json(explanations.map { ExplanationReport($0, $1?.position, $1?.path) }), to: "-", console)
        } else {
            let file = displayName(request.input, "stdin")
            let texts = explanations.map { explanation, origin in
                ((origin.map { "\(file):\($0.position): " } ?? "") + explanation.description)
                    .printable(keepingLines: true)
            }
            try write(texts.joined(separator: "\n"), to: "-", console)
        }
        return .done
    }
}

/// Returns a suggestion for an unknown name.
///
/// - Parameter none: The advice if there are no names.
func advice(for name: String, among known: [String], _ verb: String = "there are", none: String = "") -> String {
    var seen: Set<String> = []
    let names = known.filter { seen.insert($0).inserted }
    if let near = Suggestion.nearest(to: name, in: names) { return "; did you mean \"\(near)\"?" }
    guard !names.isEmpty else { return none }
    return "; \(verb) " + names.prefix(12).joined(separator: ", ") + (names.count > 12 ? ", …" : "")
}

/// An explanation in the form of its JSON output. Lengths that are not finite are null.
private struct ExplanationReport: Encodable {
    struct Proposal: Encodable {
        var width, height: Double?
    }

    var path, kind, summary: String
    var name, element: String?
    var line, column: Int?
    var frame, absoluteFrame: RectangleReport
    var proposal: Proposal
    var reasons, questions: [String]

    init(_ explanation: NodeExplanation, _ position: SourcePosition?, _ element: String?) {
        path = explanation.frame.path
        kind = explanation.frame.kind
        summary = explanation.summary
        name = explanation.frame.name
        self.element = element
        line = position?.line
        column = position?.column
        frame = RectangleReport(explanation.frame.frame)
        absoluteFrame = RectangleReport(explanation.frame.absoluteFrame)
        func finite(_ length: CGFloat?) -> Double? { length.flatMap { $0.isFinite ? Double($0) : nil } }
        proposal = Proposal(width: finite(explanation.proposal.width), height: finite(explanation.proposal.height))
        reasons = explanation.reasons
        questions = explanation.questions
    }
}

/// Returns a value as JSON with sorted keys.
func json(_ value: some Encodable) throws(CommandError) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "infinity", negativeInfinity: "-infinity", nan: "nan")
    do {
        return String(decoding: try encoder.encode(value), as: UTF8.self) + "\n"
    } catch {
        throw CommandError(text: "error: cannot be written as JSON: \(error)")
    }
}
