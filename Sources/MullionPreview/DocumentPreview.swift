import Foundation
import MullionDocuments
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionRender
import MullionSource
import MullionText
import MullionViews

/// A document that is laid out and drawn for one proposal after the other, and what a page was last sent of it.
final class DocumentPreview {
    /// What the page shows: the lines of the picture, and the frames of the boxes.
    private struct Shown {
        var lines: [String]
        var nodes: [NodeID]
        var frames: [CGRect]
    }

    let document: Document
    private let measurer: any TextMeasurer
    private let live: LiveDocument
    private var shown: Shown?
    private(set) var proposal: ProposedViewSize

    /// - Parameter proposal: The proposal of the page; nil for that of the document.
    init(_ document: Document, measurer: any TextMeasurer, proposal: ProposedViewSize?) {
        self.document = document
        self.measurer = measurer
        live = LiveDocument(document, measurer: measurer)
        self.proposal = proposal ?? live.proposal
    }

    /// Returns a drawing for a proposal, as the members of a message: all of it, or what changed since the last one.
    ///
    /// Boxes that are the same as before are sent as the frames that changed. The picture is sent as the lines that
    /// changed if it has as many lines as before, and if that is shorter.
    ///
    /// - Parameter checks: Whether the issues are looked for, which takes longer than a frame of a drag.
    func draw(_ proposal: ProposedViewSize? = nil, checks: Bool = true) -> [(String, String)] {
        if let proposal { self.proposal = proposal }
        let laidOut = live.layout(in: self.proposal)
        let view = laidOut.view
        let picture = SVGRenderer().render(view.displayList, size: view.canvasSize).output
        let placements = view.placements
        let now = Shown(
            lines: picture.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map {
                String($0)!
            },
            nodes: placements.map(\.node), frames: placements.map(\.frame))
        var members = self.picture(now, picture)
        if let shown, shown.nodes == now.nodes {
            members += changedFrames(from: shown, to: now, view)
        } else {
            members.append(("boxes", PreviewText.list(boxes(of: laidOut))))
        }
        shown = now
        members.append(("canvas", PreviewText.pair(view.canvasSize)))
        members.append(("size", PreviewText.pair(view.size)))
        members.append(("proposal", PreviewText.proposal(self.proposal)))
        if checks { members.append(("issues", PreviewText.list(issues(of: laidOut)))) }
        return members
    }

    private func picture(_ now: Shown, _ picture: String) -> [(String, String)] {
        if let shown, shown.lines.count == now.lines.count {
            let changed = now.lines.indices.filter { now.lines[$0] != shown.lines[$0] }
            if changed.reduce(0, { $0 + now.lines[$1].utf8.count + 16 }) < picture.utf8.count {
                let lines = changed.map { "[\($0), \(JSONText.string(now.lines[$0]))]" }
                return [("lines", PreviewText.list(lines))]
            }
        }
        return [("svg", JSONText.string(picture))]
    }

    private func changedFrames(from shown: Shown, to now: Shown, _ view: LaidOutView) -> [(String, String)] {
        let moved = now.frames.indices.filter { now.frames[$0] != shown.frames[$0] }
        let frames = moved.map { "[\($0), \(PreviewText.numbers(now.frames[$0]))]" }
        let resized = moved.filter { now.frames[$0].size != shown.frames[$0].size }
        let baselines = resized.compactMap { row in
            view.baselines(at: row).map { "[\(row), \(PreviewText.number($0.first)), \(PreviewText.number($0.last))]" }
        }
        return [("frames", PreviewText.list(frames)), ("baselines", PreviewText.list(baselines))]
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
