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
    /// The boxes that scroll, and the offsets of their elements that the page has chosen.
    private var scrolledBoxes: [ScrolledBox] = []
    private(set) var offsets: [Int: CGFloat] = [:]
    private var reusedViews = ReusedViews()

    /// A box whose content scrolls.
    private struct ScrolledBox {
        let row: Int
        let path: String
        let node: NodeID
        let element: Int
    }

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
        var renderer = SVGRenderer()
        // The page has identifiers of its own.
        renderer.identifiesGroups = false
        let now = ShownPicture(
            renderer.render(view.displayList, size: view.canvasSize).output,
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
        if !scrolledBoxes.isEmpty {
            members.append(("scrolls", scrolls(of: laidOut)))
            let collections = scrolledBoxes.map { ($0.row, $0.node, $0.element) }
            let views = reusedViews.show(collections, in: view.tree, nodes: placements.lazy.map(\.node))
            members.append(("views", views))
        }
        members.append(("canvas", PreviewText.pair(view.canvasSize)))
        members.append(("size", PreviewText.pair(view.size)))
        members.append(("proposal", PreviewText.proposal(self.proposal)))
        if checks { members.append(("issues", PreviewText.list(issues(of: laidOut)))) }
        return members
    }

    func frames(_ proposal: ProposedViewSize) -> [(String, String)]? {
        let view = live.layout(in: proposal).view
        let placements = view.placements
        guard let shown, shown.hasBoxes(placements.lazy.map(\.node)) else { return nil }
        self.proposal = proposal
        // Whole tenths, which are short.
        func tenths(_ length: CGFloat) -> String {
            length.isFinite && length.magnitude < 1e9 ? "\(Int((length * 10).rounded()))" : "0"
        }
        let numbers = placements.map { _, frame in
            "\(tenths(frame.minX)),\(tenths(frame.minY)),\(tenths(frame.width)),\(tenths(frame.height))"
        }
        return [
            ("tenths", "[\(numbers.joined(separator: ","))]"), ("canvas", PreviewText.pair(view.canvasSize)),
            ("size", PreviewText.pair(view.size)), ("proposal", PreviewText.proposal(proposal)),
        ]
    }

    private func boxes(of laidOut: LaidOutDocument) -> [String] {
        let origins = laidOut.origins
        let frames = laidOut.view.frames
        scrolledBoxes = Self.scrolledBoxes(frames, of: laidOut)
        return frames.enumerated().map { row, box in
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
                "scroll": scroll(row, of: laidOut),
            ])
        }
    }

    // MARK: - Scrolling

    private static func scrolledBoxes(_ frames: [NodeFrame], of laidOut: LaidOutDocument) -> [ScrolledBox] {
        frames.enumerated().compactMap { row, box in
            guard LaidOutDocument.scrollingKinds.contains(box.kind), laidOut.scrolled(box.node) != nil,
                let element = laidOut.element(of: box.node)
            else { return nil }
            return ScrolledBox(row: row, path: box.path, node: box.node, element: element)
        }
    }

    /// The offsets, and the lengths of viewport and content, of the boxes that scroll.
    private func scrolls(of laidOut: LaidOutDocument) -> String {
        PreviewText.list(
            scrolledBoxes.compactMap { box in
                guard let scrolled = laidOut.scrolled(box.node) else { return nil }
                let lengths = [scrolled.offset, scrolled.length, scrolled.content].map(PreviewText.number)
                return "[\(box.row), \(lengths.joined(separator: ", "))]"
            })
    }

    private func scroll(_ row: Int, of laidOut: LaidOutDocument) -> String? {
        guard let box = scrolledBoxes.first(where: { $0.row == row }), let scrolled = laidOut.scrolled(box.node) else {
            return nil
        }
        return JSONText.object([
            "axis": scrolled.axis == .vertical ? "\"vertical\"" : "\"horizontal\"",
            "offset": PreviewText.number(scrolled.offset), "length": PreviewText.number(scrolled.length),
            "content": PreviewText.number(scrolled.content),
        ])
    }

    /// Scrolls a box: the name is "scroll:" and its path, the value the offset. The content can be pulled beyond its
    /// ends by the length of the viewport.
    func set(_ name: String, _ value: PreviewRequest.Setting) throws(PreviewProblem) {
        let laidOut = live.layout(in: proposal)
        if shown == nil { scrolledBoxes = Self.scrolledBoxes(laidOut.view.frames, of: laidOut) }
        guard name.hasPrefix("scroll:"), let box = scrolledBoxes.first(where: { $0.path == name.dropFirst(7) }),
            let scrolled = laidOut.scrolled(box.node)
        else { throw PreviewProblem(sentence: "there is no control \"\(name.prefix(80))\"") }
        guard case .number(let offset) = value, offset.isFinite else {
            throw PreviewProblem(sentence: "an offset is a number of points")
        }
        let end = max(scrolled.content - scrolled.length, 0) + scrolled.length
        offsets[box.element] = min(max(CGFloat(offset), -scrolled.length), end)
        live.scroll(box.element, to: offsets[box.element] ?? 0)
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
