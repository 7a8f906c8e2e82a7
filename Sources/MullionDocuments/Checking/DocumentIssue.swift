import MullionGeometry
import MullionLayout
import MullionViews

/// Something about a laid-out document that is probably not meant.
public struct DocumentIssue: Sendable, Equatable {
    /// The sorts of issues, by the names that are shown.
    public enum Kind: String, CaseIterable, Sendable {
        /// A box reaches out of the one it stands in, or out of the picture.
        case overflow
        /// A box that draws something stands outside of the picture altogether.
        case offCanvas = "off-canvas"
        /// A box that draws something has no width or no height.
        case zeroSize = "zero-size"
        /// Text that did not fit is not drawn as a whole.
        case truncatedText = "truncated-text"
        /// Text is cut off by a clip around it.
        case clippedText = "clipped-text"
        /// Letters depend on each other, as those of Arabic or Indic scripts and the parts of an emoji do, and are not
        /// shaped.
        case unshapeableText = "unshapeable-text"
        /// The font has no glyphs for characters.
        case unmatchedText = "unmatched-text"
        /// A font that is not known was replaced.
        case substitutedFont = "substituted-font"
        /// A picture that could not be loaded.
        case missingImage = "missing-image"
        /// A value that could not be used as it was had to be repaired or replaced.
        case repair
    }

    /// What sort of issue it is.
    public let kind: Kind
    /// Where the element begins.
    public let position: SourcePosition
    /// Which element, such as "root.children[2]".
    public let path: String
    /// What was found.
    public let sentence: String
}

extension DocumentIssue: CustomStringConvertible {
    /// The issue in the form of compilers, with its kind at the end.
    public var description: String { "\(position): warning: \(path): \(sentence) [\(kind.rawValue)]" }

    /// The issue with the name of the file in front.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension LaidOutDocument {
    /// What is probably not meant, in the order of the document.
    ///
    /// A box that reaches out is found once: what is inside of it may follow it. Moving a box by `offset` or
    /// `position`, scrolling, negative padding, and layers that are larger than what they belong to are meant.
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
        // Whether a box, or one around it, was found or moved on purpose.
        var isExplained = [Bool](repeating: false, count: boxes.count)
        var layerOf = [Int](repeating: 0, count: boxes.count)
        let clips = clips(boxes, kinds)
        for (row, box) in boxes.enumerated() {
            var found = find(row, box, boxes, kinds, canvas, &isExplained, &layerOf)
            // Of a text that is cut off, how far it reaches out is less important.
            if let clip = clips[row], let cut = cut(box, clip, boxes) { found = (.clippedText, cut) }
            guard let found, let origin = origin(of: box.node) else { continue }
            issues.append(
                DocumentIssue(kind: found.0, position: origin.position, path: origin.path, sentence: found.1))
        }
        // That a text is cut off tells what becomes of its reaching out.
        let cut = Set(issues.lazy.filter { $0.kind == .clippedText }.map(\.path))
        issues.removeAll { $0.kind == .overflow && cut.contains($0.path) }
        let order = issues.indices.sorted {
            (issues[$0].position.offset, $0) < (issues[$1].position.offset, $1)
        }
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
            // Padding is as large as what it is around, unless it is negative to let something reach out.
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
        if frame.width <= 0 || frame.height <= 0 {
            let side = frame.width > 0 ? "height" : frame.height > 0 ? "width" : "size"
            return (.zeroSize, "\(name) has no \(side), so nothing of it is seen")
        }
        if frame.maxX <= canvas.minX || frame.minX >= canvas.maxX || frame.maxY <= canvas.minY
            || frame.minY >= canvas.maxY
        {
            return (.offCanvas, "\(name) stands at \(Wording.position(frame)), outside of the picture")
        }
        if let out = Self.overhang(frame, canvas), !isExplained[row] || isMoved(row, boxes, kinds) {
            return (.overflow, "\(name) reaches out of the picture by \(out)")
        }
        return nil
    }

    /// The part of the picture that the clips around each box leave of it, and the row of the innermost of them; nil
    /// where nothing is clipped. In a scroll view nothing is: one can scroll to what is outside.
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

    /// Whether a box is a collection of which only a part is shown. As in a scroll view, one can scroll to the rest.
    private func isCollectionWindow(_ box: NodeFrame) -> Bool {
        box.kind == "collection" && lowering.lowering.isClipped(box.node)
    }

    private func isInCollectionWindow(_ row: Int, _ boxes: [NodeFrame]) -> Bool {
        sequence(first: row, next: { boxes[$0].parent }).contains { isCollectionWindow(boxes[$0]) }
    }

    /// How a text is cut off; nil if all of it is seen.
    private func cut(_ box: NodeFrame, _ clip: (room: CGRect, row: Int), _ boxes: [NodeFrame]) -> String? {
        guard box.kind == "text", box.absoluteFrame.width > 0, box.absoluteFrame.height > 0 else { return nil }
        let name = box.name.map { "“\($0)”" } ?? "the text"
        let owner = boxes[clip.row].name.map { "“\($0)”" } ?? "the \(boxes[clip.row].kind)"
        guard !clip.room.isNull, clip.room.intersects(box.absoluteFrame) else {
            return "\(name) stands outside of the clip of \(owner), so nothing of it is seen"
        }
        return Self.overhang(box.absoluteFrame, clip.room).map { "\(name) is cut off by the clip of \(owner) by \($0)" }
    }

    /// Whether a box was moved on purpose, so that only the picture's edge tells whether it is seen.
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

    /// How far a box reaches out of another, side by side; nil if it does not.
    private static func overhang(_ box: CGRect, _ room: CGRect) -> String? {
        // What rounding leaves is nobody's concern.
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
    /// Whether a node of the kind draws something itself.
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
        case .missingImage: .missingImage
        case .cutAtPage, .widerThanPage, .omittedPages, .omittedElements: .overflow
        case .layout, .nestedReaders, .collection, .suppressed: .repair
        }
    }
}
