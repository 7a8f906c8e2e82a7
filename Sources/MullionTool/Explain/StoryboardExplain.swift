import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards

/// Explains the frames of the views of an Interface Builder document with an ID, a name in the outline, a class, or a
/// text.
func explain(_ request: StoryboardRequest, node name: String, asJSON: Bool, console: Console) -> CommandStatus {
    console.status { () throws(CommandError) in
        let screens = try request.screens(console)
        let found = screens.flatMap { screen in screen.explanations(of: name).map { (screen, $0) } }
        let file = displayName(request.input, "stdin")
        guard !found.isEmpty else {
            let views = screens.flatMap(\.views).map(\.source)
            let known =
                views.compactMap(\.userLabel) + views.compactMap(\.customClass)
                + views.flatMap { $0.texts.sorted { $0.key < $1.key }.map(\.value) } + views.compactMap(\.id)
            throw CommandError(
                text: "\(file): error: no view has the ID, label, class, or text \"\(name)\""
                    + advice(for: name, among: known))
        }
        let count = screens.reduce(0) { $0 + $1.views(named: name).count }
        if count > found.count { console.note("\(file): \(found.count) of \(count) views \"\(name)\" are explained") }
        if asJSON {
            try write(try json(found.map { StoryboardExplanationReport($0.1, in: $0.0) }), to: "-", console)
        } else {
            let texts = found.map { sentence($0.1, in: $0.0, of: file).printable(keepingLines: true) }
            try write(texts.joined(separator: "\n"), to: "-", console)
        }
        return .done
    }
}

/// An explanation as text.
private func sentence(_ explanation: StoryboardExplanation, in screen: StoryboardScreen, of file: String) -> String {
    let placed = explanation.placed
    let source = placed.source
    let label = source.userLabel.map { " \"\($0)\"" } ?? ""
    var lines = [
        "\(file):\(source.position): \(source.customClass ?? source.kind)\(label) \(placed.id)",
        "  \(size(placed.frame)) at \(place(placed.frame)), in the screen \(screen.name) at \(place(placed.frameInScreen))",
        "  \(explanation.summary)",
    ]
    lines += explanation.sides.map { "  " + $0.sentence }
    lines += section("x and width", explanation.horizontal)
    lines += section("y and height", explanation.vertical)
    lines += explanation.content.map { "  \($0)" }
    if let role = explanation.stackRole { lines.append("  \(role)") }
    if !explanation.open.isEmpty {
        lines.append("  the constraints leave open: " + explanation.open.joined(separator: ", "))
    }
    lines += screen.issues(of: explanation.conflicts).map { "  \($0.problem.sentence)" }
    return lines.joined(separator: "\n") + "\n"
}

private func section(_ title: String, _ influences: [StoryboardExplanation.Influence]) -> [String] {
    guard !influences.isEmpty else { return ["  \(title): nothing says them"] }
    return ["  \(title):"] + influences.map { "    " + $0.sentence }
}

private func size(_ rect: CGRect) -> String { "\(rect.width.brief) × \(rect.height.brief)" }

private func place(_ rect: CGRect) -> String { "(\(rect.minX.brief), \(rect.minY.brief))" }

/// An explanation in the form of its JSON output.
private struct StoryboardExplanationReport: Encodable {
    struct Influence: Encodable {
        var text, origin: String
        var identifier: String?
        var priority: Double
        var line, column: Int?
        var decides: [String]
        var broken: Bool

        init(_ influence: StoryboardExplanation.Influence) {
            text = influence.text
            origin = influence.origin.rawValue
            identifier = influence.identifier
            priority = (Double(influence.priority.rawValue) * 1e4).rounded() / 1e4
            line = influence.position?.line
            column = influence.position?.column
            decides = influence.decides
            broken = influence.isBroken
        }
    }

    struct Side: Encodable {
        var name: String
        var position: Double
        var deciding: [String]
    }

    var screen, id, `class`, summary: String
    var sides: [Side]
    var customClass, label: String?
    var line, column: Int
    var frame, absoluteFrame: RectangleReport
    var horizontal, vertical: [Influence]
    var content: [String]
    var stackRole: String?
    var open, conflicts: [String]

    init(_ explanation: StoryboardExplanation, in screen: StoryboardScreen) {
        let placed = explanation.placed
        self.screen = screen.name
        id = placed.id
        `class` = placed.source.kind
        summary = explanation.summary
        sides = explanation.sides.map { Side(name: $0.name, position: Double($0.position), deciding: $0.deciding) }
        customClass = placed.source.customClass
        label = placed.source.userLabel
        line = placed.source.position.line
        column = placed.source.position.column
        frame = RectangleReport(placed.frame)
        absoluteFrame = RectangleReport(placed.frameInScreen)
        horizontal = explanation.horizontal.map { Influence($0) }
        vertical = explanation.vertical.map { Influence($0) }
        content = explanation.content
        stackRole = explanation.stackRole
        open = explanation.open
        conflicts = screen.issues(of: explanation.conflicts).map(\.problem.sentence)
    }
}
