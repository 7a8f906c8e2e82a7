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
}
