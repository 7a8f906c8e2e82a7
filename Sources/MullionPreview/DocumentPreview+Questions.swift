import MullionDocuments
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionRender
import MullionSource
import MullionText
import MullionTrees
import MullionViews

/// What a page asks about boxes.
extension DocumentPreview {
    /// The document as it is shown, with the record of its layout.
    private var traced: LaidOutDocument {
        let live = LiveDocument(document, measurer: measurer, isTracing: true)
        for (element, offset) in offsets { live.scroll(element, to: offset) }
        return live.layout(in: proposal)
    }

    /// Returns the explanation of a box; nil if no box has the path.
    func explanation(path: String) -> [(String, String)]? {
        let traced = traced
        let explainer = traced.explainer
        guard let row = explainer.boxes.firstIndex(where: { $0.path == path }) else { return nil }
        let explanation = explainer.explanation(of: row)
        let node = explainer.boxes[row].node
        let sizes = [ProposedViewSize.zero, .unspecified, .infinity].map { traced.view.tree.sizeThatFits($0, of: node) }
        return [
            ("proposal", PreviewText.proposal(explanation.proposal)),
            ("frame", JSONText.rectangle(explanation.frame.frame)),
            ("summary", JSONText.string(explanation.summary)),
            ("reasons", PreviewText.list(explanation.reasons.map(JSONText.string))),
            ("questions", PreviewText.list(explanation.questions.map(JSONText.string))),
            ("facts", PreviewText.list(facts(of: row, explainer, traced.view.tree))),
            ("steps", "\(explainer.steps(of: row).steps.count)"),
            ("extents", JSONText.string(sizes.map { Wording.size($0) }.joined(separator: ", "))),
        ]
    }

    /// Returns the properties of a box that decide about it or its children: priority, guides, and gaps of a stack.
    private func facts(of row: Int, _ explainer: LayoutExplainer, _ tree: LayoutTree) -> [String] {
        let box = explainer.boxes[row]
        let dimensions = tree.dimensions(of: box.node)
        func list(_ values: [(String, CGFloat, isExplicit: Bool)]) -> String {
            values.map { "\($0) \(PreviewText.number($1))\($2 ? " (set)" : "")" }.joined(separator: ", ")
        }
        let across: [(String, HorizontalAlignment)] = [
            ("leading", .leading), ("center", .center), ("trailing", .trailing),
        ]
        let down: [(String, VerticalAlignment)] = [
            ("top", .top), ("center", .center), ("bottom", .bottom), ("first baseline", .firstTextBaseline),
            ("last baseline", .lastTextBaseline),
        ]
        let isText = dimensions[explicit: .firstTextBaseline] != nil
        var facts = [
            ("Guides across", list(across.map { ($0, dimensions[$1], dimensions[explicit: $1] != nil) })),
            (
                "Guides down",
                list(
                    down.prefix(isText ? 5 : 3).map { name, guide in
                        (name, dimensions[guide], !name.hasSuffix("baseline") && dimensions[explicit: guide] != nil)
                    })
            ),
        ]
        let priority = tree.layoutPriority(of: box.node)
        if priority != 0 { facts.insert(("Priority", PreviewText.number(priority)), at: 0) }
        if let gaps = explainer.stackGaps(row) { facts.insert(("Spacing", gaps), at: 0) }
        return facts.map { "[\(JSONText.string($0)), \(JSONText.string($1))]" }
    }

    /// Returns the steps in which a box arranged its children, in order; empty for boxes that do it at once.
    func steps(path: String, order: String?) -> [(String, String)]? {
        let explainer = traced.explainer
        guard let row = explainer.boxes.firstIndex(where: { $0.path == path }) else { return nil }
        let steps = explainer.steps(of: row, order: order.flatMap { TreeOrder(rawValue: $0) })
        let list = steps.steps.map { step in
            JSONText.object([
                "child": step.row.map(String.init) ?? "null", "label": JSONText.string(step.label),
                "text": step.text.map(JSONText.string), "offer": step.offered.map(PreviewText.number),
                "answer": step.taken.map(PreviewText.number), "left": step.left.map(PreviewText.number),
                "rect": step.area.map { "[\(PreviewText.numbers($0))]" }, "weight": step.weight.map(PreviewText.number),
                "share": step.share.map(PreviewText.number),
            ])
        }
        return [("kind", JSONText.string(steps.kind.rawValue)), ("steps", PreviewText.list(list))]
    }

    /// Returns the sizes and pictures for the proposals 0, unspecified, and infinite.
    func extents() -> [(String, String)] {
        let proposals: [(String, ProposedViewSize)] = [
            ("Minimum", .zero), ("Ideal", .unspecified), ("Maximum", .infinity),
        ]
        let extents = proposals.map { label, proposal in
            let view = LiveDocument(document, measurer: measurer).layout(in: proposal).view
            return JSONText.object([
                "label": JSONText.string(label), "proposal": PreviewText.proposal(proposal),
                "size": PreviewText.pair(view.size),
                "svg": JSONText.string(SVGRenderer().render(view.displayList, size: view.canvasSize).output),
            ])
        }
        return [("extents", PreviewText.list(extents))]
    }
}
