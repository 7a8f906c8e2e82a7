import MullionAutoLayout
import MullionGeometry
import MullionSource
import MullionStoryboardChecks
import MullionStoryboards

// What decides the frame of a view.
extension StoryboardPreview {
    func explanation(path: String) -> [(String, String)]? {
        guard let part = parts.first(where: { $0.path == path }) else { return nil }
        let frame = ("frame", JSONText.rectangle(part.box.frame))
        guard let (explanation, screen) = explanation(of: part) else {
            return [frame, ("summary", JSONText.string(Self.sentence(about: part)))]
        }
        let reasons =
            explanation.horizontal.map { "x and width: " + $0.sentence }
            + explanation.vertical.map { "y and height: " + $0.sentence } + explanation.content
            + (explanation.stackRole.map { [$0] } ?? [])
            + (explanation.open.isEmpty
                ? [] : ["the constraints leave open: " + explanation.open.joined(separator: ", ")])
            + screen.issues(of: explanation.conflicts).map(\.sentence)
        return [
            frame, ("summary", JSONText.string(explanation.summary)),
            ("reasons", PreviewText.list(reasons.map(JSONText.string))),
            ("steps", "\(explanation.horizontal.count + explanation.vertical.count)"),
            (
                "facts",
                PreviewText.list(Self.facts(explanation).map { "[\(JSONText.string($0)), \(JSONText.string($1))]" })
            ),
        ]
    }

    /// Returns the constraints on a view, one after the other, each with the sides that it decides.
    func steps(path: String, order: String?) -> [(String, String)]? {
        guard let row = parts.firstIndex(where: { $0.path == path }) else { return nil }
        let explanation = explanation(of: parts[row])?.explanation
        let influences = (explanation?.horizontal ?? []) + (explanation?.vertical ?? [])
        let steps = influences.map { influence in
            let answers = influence.decides.compactMap { side in explanation.map { Self.length(side, $0.placed.frame) }
            }
            return JSONText.object([
                "child": "\(row)", "label": JSONText.string(influence.decides.joined(separator: ", ")),
                "text": JSONText.string(influence.sentence), "answer": JSONText.number(answers.first ?? 0),
            ])
        }
        return [("kind", "\"constraints\""), ("steps", PreviewText.list(steps))]
    }

    private func explanation(of part: Part) -> (explanation: StoryboardExplanation, screen: StoryboardScreen)? {
        guard let id = part.view?.id else { return nil }
        let owner = id.hasSuffix("/contentView") ? String(id.dropLast("/contentView".count)) : id
        let root = document.roots.first { root in root.id == id || root.view.tree.contains { $0.id == owner } }
        guard let root else { return nil }
        let screen = StoryboardScreen(root, in: document.surroundings(of: root, in: setting))
        return screen.explanations(of: id).first { $0.placed.id == id }.map { ($0, screen) }
    }

    private static func sentence(about part: Part) -> String {
        let size = "\(part.box.frame.width.brief) × \(part.box.frame.height.brief)"
        guard let view = part.view else {
            return part.box.kind == "scene" ? "The scene is \(size)." : "\(size), because the system draws it so."
        }
        return view.source.isCell
            ? "\(size), because its table or collection view sets its frame." : "\(size), without constraints."
    }

    private static func length(_ side: String, _ frame: CGRect) -> CGFloat {
        switch side {
        case "x": frame.minX
        case "y": frame.minY
        case "width": frame.width
        default: frame.height
        }
    }

    /// The sides with the constraints that decide them, then the properties that layout reads.
    private static func facts(_ explanation: StoryboardExplanation) -> [(String, String)] {
        let sides = [
            ("Left", "x", explanation.horizontal), ("Width", "width", explanation.horizontal),
            ("Top", "y", explanation.vertical), ("Height", "height", explanation.vertical),
        ]
        var facts = sides.map { label, side, influences in
            if explanation.open.contains(side) { return (label, "open") }
            let deciding = influences.filter { $0.decides.contains(side) }.map(\.text)
            if !deciding.isEmpty { return (label, deciding.joined(separator: "; ")) }
            // Without any one of them, the others give the same frame.
            let written = influences.filter { $0.origin == .document && !$0.isBroken }.map(\.text)
            let other = explanation.stackRole == nil ? "its superview" : "its stack view"
            return (label, written.isEmpty ? other : "together: " + written.joined(separator: "; "))
        }
        let view = explanation.placed.view
        if let name = explanation.placed.source.customClass { facts.append(("Class", name)) }
        if let stack = view as? StackView {
            facts += [
                ("Axis", "\(stack.axis)"), ("Distribution", "\(stack.distribution)"),
                ("Alignment", "\(stack.alignment)"), ("Spacing", stack.spacing.brief),
            ]
        }
        func pair(_ priority: (Axis) -> LayoutPriority) -> String {
            "\(priority(.horizontal)) across, \(priority(.vertical)) down"
        }
        facts += [
            ("Hugging", pair { view.contentHuggingPriority(for: $0) }),
            ("Resistance", pair { view.contentCompressionResistancePriority(for: $0) }),
        ]
        let margins = view.layoutMargins
        facts.append(
            (
                "Margins",
                [margins.top, margins.left, margins.bottom, margins.right].map(\.brief).joined(separator: ", ")
            ))
        return facts
    }
}
