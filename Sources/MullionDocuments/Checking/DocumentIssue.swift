import MullionGeometry
import MullionLayout
import MullionViews

/// A probable mistake in a laid-out document.
public struct DocumentIssue: Sendable, Equatable {
    /// The kinds of issues, with their displayed names.
    public enum Kind: String, CaseIterable, Sendable {
        /// A box exceeds its parent, or the drawing.
        case overflow
        /// A visible box is entirely outside the drawing.
        case offCanvas = "off-canvas"
        /// A visible box has no width or no height.
        case zeroSize = "zero-size"
        /// Text that did not fit is not drawn completely.
        case truncatedText = "truncated-text"
        /// Text is cut off by a clip around it.
        case clippedText = "clipped-text"
        /// Letters depend on each other, as those of Arabic or Indic scripts and the parts of an emoji do, and are not
        /// shaped.
        case unshapeableText = "unshapeable-text"
        /// The font has no glyphs for some characters.
        case unmatchedText = "unmatched-text"
        /// An unknown font was replaced.
        case substitutedFont = "substituted-font"
        /// An image could not be loaded.
        case missingImage = "missing-image"
        /// A part of a page of HTML is mended, or not supported.
        case unsupported
        /// An unusable value was repaired or replaced.
        case repair
    }

    /// The kind of the issue.
    public let kind: Kind
    /// The beginning of the element.
    public let position: SourcePosition
    /// The path of the element, such as "root.children[2]".
    public let path: String
    /// The description of the issue.
    public let sentence: String
}

extension DocumentIssue: CustomStringConvertible {
    /// The issue in the format of compilers, with its kind at the end.
    public var description: String { "\(position): warning: \(path): \(sentence) [\(kind.rawValue)]" }

    /// Returns the issue in the format of compilers, after the name of the file.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension LaidOutDocument {
    /// The probable mistakes, in the order of the document.
    ///
    /// A box that exceeds its parent is reported once, without the boxes inside that exceed it, too. If one of these is
    /// the cause, because it alone is longer than the room, it is reported instead. Moving a box by
    /// `offset` or `position`, scrolling, negative padding, and layers larger than their view are intentional.
    ///
    /// - Complexity: O(nodes · log(nodes)).
    public var issues: [DocumentIssue] {
        var issues = diagnostics.map { warning in
            DocumentIssue(
                kind: warning.diagnostic.issueKind, position: warning.position, path: warning.path,
                sentence: warning.diagnostic.sentence)
        }
        let boxes = view.frames
        let kinds = view.tree.snapshot().entries.map(\.kind)
        let canvas = CGRect(origin: .zero, size: view.size)
        // Whether a box, or an ancestor, was reported or moved on purpose.
        var isExplained = [Bool](repeating: false, count: boxes.count)
        var layerOf = [Int](repeating: 0, count: boxes.count)
        let clips = clips(boxes, kinds)
        let causes = OverflowCauses(boxes, kinds)
        for (row, box) in boxes.enumerated() {
            var found = find(row, box, boxes, kinds, canvas, &isExplained, &layerOf)
            if found?.0 == .overflow, clips[row] == nil, let parent = box.parent,
                let cause = causes.cause(
                    of: row, in: boxes[parent].frame.size, path: { origin(of: boxes[$0].node)?.path }),
                let origin = origin(of: boxes[cause.row].node)
            {
                let owner = boxes[parent].name.map { "“\($0)”" } ?? "the \(boxes[parent].kind)"
                issues.append(
                    DocumentIssue(
                        kind: .overflow, position: origin.position, path: origin.path,
                        sentence: "\(cause.sentence), so that \(owner) around it overflows by \(cause.excess)"))
                continue
            }
            // For a clipped text, the clipping matters more than the overflow.
            if let clip = clips[row], let cut = cut(box, clip, boxes) { found = (.clippedText, cut) }
            guard let found, let origin = origin(of: box.node) else { continue }
            issues.append(DocumentIssue(kind: found.0, position: origin.position, path: origin.path, sentence: found.1))
        }
        // A clipped text needs no report of its overflow.
        let cut = Set(issues.lazy.filter { $0.kind == .clippedText }.map(\.path))
        issues.removeAll { $0.kind == .overflow && cut.contains($0.path) }
        // What draws and has no size says more than that the drawing has none.
        if issues.contains(where: { $0.kind == .zeroSize && $0.path != "document" }) {
            issues.removeAll { $0.kind == .zeroSize && $0.path == "document" }
        }
        let order = issues.indices.sorted { (issues[$0].position.offset, $0) < (issues[$1].position.offset, $1) }
        return order.map { issues[$0] }
    }

    private func find(
        _ row: Int, _ box: NodeFrame, _ boxes: [NodeFrame], _ kinds: [NodeKind.Name], _ canvas: CGRect,
        _ isExplained: inout [Bool], _ layerOf: inout [Int]
    ) -> (DocumentIssue.Kind, String)? {
        let name = box.name.map { "“\($0)”" } ?? "the \(box.kind)"
        if let parent = box.parent {
            layerOf[parent] += 1
            isExplained[row] = isExplained[parent]
            let isMeant: Bool
            switch kinds[parent] {
            case .offset, .position, .scrollView: isMeant = true
            case .overlay, .background: isMeant = layerOf[parent] > 1
            default: isMeant = isCollectionWindow(boxes[parent])
            }
            // Padding has the size of its content, unless it is negative to let content exceed it.
            if isMeant || kinds[parent] == .padding && Self.overhang(box.frame, boxes[parent].room) != nil {
                isExplained[row] = true
            }
            if !isExplained[row] {
                if let out = Self.overhang(box.frame, boxes[parent].room) {
                    isExplained[row] = true
                    let owner = boxes[parent].name.map { "“\($0)”" } ?? "the \(boxes[parent].kind)"
                    return (.overflow, "\(name) reaches out of \(owner) around it by \(out)")
                }
            }
        }
        guard kinds[row].isDrawn, !isInCollectionWindow(row, boxes) else { return nil }
        let frame = box.absoluteFrame
        // Nothing of a text without characters could be seen: a template filled with an empty value.
        if box.text?.isEmpty == true { return nil }
        if frame.width <= 0 || frame.height <= 0 {
            let side = frame.width > 0 ? "height" : frame.height > 0 ? "width" : "size"
            return (.zeroSize, "\(name) has no \(side), so nothing of it is seen")
        }
        if frame.maxX <= canvas.minX || frame.minX >= canvas.maxX || frame.maxY <= canvas.minY
            || frame.minY >= canvas.maxY
        {
            return (.offCanvas, "\(name) is at \(Wording.position(frame)), outside of the picture")
        }
        if let out = Self.overhang(frame, canvas), !isExplained[row] || isMoved(row, boxes, kinds) {
            return (.overflow, "\(name) reaches out of the picture by \(out)")
        }
        return nil
    }

    /// Returns the part of the drawing that the clips around each box leave visible, and the row of the innermost of
    /// them; nil where nothing is clipped. Content of a scroll view is not clipped, because it can be scrolled into
    /// view.
    private func clips(_ boxes: [NodeFrame], _ kinds: [NodeKind.Name]) -> [(room: CGRect, row: Int)?] {
        var clips = [(room: CGRect, row: Int)?](repeating: nil, count: boxes.count)
        for (row, box) in boxes.enumerated() {
            guard kinds[row] != .scrollView, !isCollectionWindow(box) else { continue }
            clips[row] = box.parent.flatMap { clips[$0] }
            guard lowering.lowering.isClipped(box.node) else { continue }
            clips[row] = (clips[row].map { $0.room.intersection(box.absoluteFrame) } ?? box.absoluteFrame, row)
        }
        return clips
    }

    /// Returns whether a box is a collection that shows only a part, which can be scrolled.
    private func isCollectionWindow(_ box: NodeFrame) -> Bool {
        ElementKind.collectionNames.contains(box.kind) && lowering.lowering.isClipped(box.node)
    }

    private func isInCollectionWindow(_ row: Int, _ boxes: [NodeFrame]) -> Bool {
        sequence(first: row, next: { boxes[$0].parent }).contains { isCollectionWindow(boxes[$0]) }
    }

    /// Returns how a text is clipped; nil if all of it is visible.
    private func cut(_ box: NodeFrame, _ clip: (room: CGRect, row: Int), _ boxes: [NodeFrame]) -> String? {
        guard box.kind == "text", box.absoluteFrame.width > 0, box.absoluteFrame.height > 0 else { return nil }
        let name = box.name.map { "“\($0)”" } ?? "the text"
        let owner = boxes[clip.row].name.map { "“\($0)”" } ?? "the \(boxes[clip.row].kind)"
        guard !clip.room.isNull, clip.room.intersects(box.absoluteFrame) else {
            return "\(name) is outside of the clip of \(owner), so nothing of it is seen"
        }
        return Self.overhang(box.absoluteFrame, clip.room).map { "\(name) is cut off by the clip of \(owner) by \($0)" }
    }

    /// Returns whether a box was moved on purpose, so that only the edge of the drawing limits it.
    private func isMoved(_ row: Int, _ boxes: [NodeFrame], _ kinds: [NodeKind.Name]) -> Bool {
        var row = row
        while let parent = boxes[row].parent {
            if kinds[parent] == .offset || kinds[parent] == .position { return true }
            if kinds[parent] == .padding, Self.overhang(boxes[row].frame, boxes[parent].room) != nil { return true }
            if kinds[parent] == .scrollView { return false }
            row = parent
        }
        return false
    }

    /// Returns by how much a box exceeds a room on each side; nil if it does not.
    private static func overhang(_ box: CGRect, _ room: CGRect) -> String? {
        // Rounding errors are ignored.
        let sides = [
            (room.minX - box.minX, "left"), (room.minY - box.minY, "top"), (box.maxX - room.maxX, "right"),
            (box.maxY - room.maxY, "bottom"),
        ].filter { $0.0 > 0.01 }
        guard !sides.isEmpty else { return nil }
        return sides.map { "\(Wording.points($0.0)) at the \($0.1)" }.joined(separator: " and ")
    }
}

extension NodeFrame {
    /// The room inside of the box.
    fileprivate var room: CGRect { CGRect(origin: .zero, size: frame.size) }
}

extension Wording {
    static func position(_ frame: CGRect) -> String { "(\(number(frame.minX)), \(number(frame.minY)))" }
}

extension NodeKind.Name {
    /// Whether nodes of the kind draw something.
    fileprivate var isDrawn: Bool {
        switch self {
        case .color, .fixed, .flexible, .leaf, .divider: true
        default: false
        }
    }
}

extension ViewDiagnostic {
    fileprivate var issueKind: DocumentIssue.Kind {
        switch kind {
        case .unmatchedCharacters: .unmatchedText
        case .substitutedFont: .substitutedFont
        case .truncatedText: .truncatedText
        case .unshapedText: .unshapeableText
        case .missingImage, .missingColor: .missingImage
        case .cutAtPage, .widerThanPage, .omittedPages, .omittedElements: .overflow
        case .emptyDrawing: .zeroSize
        case .unsupported, .untranslatedText, .unreadableStrings: .unsupported
        case .layout, .nestedReaders, .collection, .suppressed: .repair
        }
    }
}
