import Foundation
import MullionDocuments
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionRender
import MullionSource
import MullionText
import MullionViews

/// A document that is laid out and drawn for one proposal after the other.
final class DocumentPreview: Preview {
    let document: Document
    let measurer: any TextMeasurer
    private let live: LiveDocument
    private var shown: ShownPicture<NodeID>?
    private(set) var proposal: ProposedViewSize

    /// - Parameter proposal: The proposal of the page; nil for that of the document.
    init(_ document: Document, measurer: any TextMeasurer, proposal: ProposedViewSize?) {
        self.document = document
        self.measurer = measurer
        live = LiveDocument(document, measurer: measurer)
        self.proposal = proposal ?? live.proposal
    }

    func draw(_ proposal: ProposedViewSize?, checks: Bool) -> [(String, String)] {
        if let proposal { self.proposal = proposal }
        let laidOut = live.layout(in: self.proposal)
        let view = laidOut.view
        let placements = view.placements
        let now = ShownPicture(
            SVGRenderer().render(view.displayList, size: view.canvasSize).output,
            boxes: placements.map(\.node), frames: placements.map(\.frame))
        var members = now.members(since: shown) {
            boxes(of: laidOut)
        } resized: { rows in
            let baselines = rows.compactMap { row in
                view.baselines(at: row).map {
                    "[\(row), \(PreviewText.number($0.first)), \(PreviewText.number($0.last))]"
                }
            }
            return [("baselines", PreviewText.list(baselines))]
        }
        shown = now
        members.append(("canvas", PreviewText.pair(view.canvasSize)))
        members.append(("size", PreviewText.pair(view.size)))
        members.append(("proposal", PreviewText.proposal(self.proposal)))
        if checks { members.append(("issues", PreviewText.list(issues(of: laidOut)))) }
        return members
    }

    private func boxes(of laidOut: LaidOutDocument) -> [String] {
        let origins = laidOut.origins
        return laidOut.view.frames.enumerated().map { row, box in
            let origin = laidOut.element(of: box.node).map { origins[$0] }
            var baselines: String?
            if let first = box.firstBaseline, let last = box.lastBaseline {
                baselines = "[\(PreviewText.number(first)), \(PreviewText.number(last))]"
            }
            return JSONText.object([
                "id": "\(row)", "parent": box.parent.map(String.init) ?? "null", "path": JSONText.string(box.path),
                "kind": JSONText.string(box.kind), "name": box.name.map(JSONText.string) ?? "null",
                "text": box.text.map { JSONText.string(String($0.prefix(80))) } ?? "null",
                "element": (origin?.path).map(JSONText.string) ?? "null",
                "line": (origin?.position.line).map(String.init) ?? "null",
                "column": (origin?.position.column).map(String.init) ?? "null",
                "frame": "[\(PreviewText.numbers(box.absoluteFrame))]", "baselines": baselines,
            ])
        }
    }

    private func issues(of laidOut: LaidOutDocument) -> [String] {
        let issues = laidOut.issues
        if issues.isEmpty { return [] }
        // The outermost box of each element.
        var paths: [String: String] = [:]
        let origins = laidOut.origins
        for box in laidOut.view.frames {
            guard let element = laidOut.element(of: box.node).map({ origins[$0].path }), paths[element] == nil else {
                continue
            }
            paths[element] = box.path
        }
        return issues.map { issue in
            JSONText.object([
                "severity": "\"warning\"", "kind": JSONText.string(issue.kind.rawValue),
                "message": JSONText.string(issue.sentence), "line": "\(issue.position.line)",
                "column": "\(issue.position.column)", "path": paths[issue.path].map(JSONText.string),
            ])
        }
    }

    // MARK: - Questions about boxes

    /// Returns the explanation of a box; nil if no box has the path.
    func explanation(path: String) -> [(String, String)]? {
        let traced = LiveDocument(document, measurer: measurer, isTracing: true).layout(in: proposal)
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
            ("facts", "[]"),
            ("extents", JSONText.string(sizes.map { Wording.size($0) }.joined(separator: ", "))),
        ]
    }

    /// Returns the steps in which a stack asked its children, in order; empty for other boxes.
    func steps(path: String) -> [(String, String)]? {
        let explainer = LiveDocument(document, measurer: measurer, isTracing: true).layout(in: proposal).explainer
        guard let row = explainer.boxes.firstIndex(where: { $0.path == path }) else { return nil }
        let steps = explainer.stackSteps(of: row).map { step in
            let box = explainer.boxes[step.row]
            return JSONText.object([
                "child": "\(step.row)",
                "label": JSONText.string(
                    box.name ?? box.text.map { "“\($0.prefix(24))”" }
                        ?? String(box.path.split(separator: "/").last ?? "")),
                "offer": JSONText.number(step.offered), "answer": JSONText.number(step.taken),
                "left": JSONText.number(step.left),
            ])
        }
        return [("steps", PreviewText.list(steps))]
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
