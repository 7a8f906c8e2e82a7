import MullionGeometry
import MullionLayout
import MullionViews

/// Something about a laid-out document that is probably not meant.
public struct DocumentFinding: Sendable, Equatable {
    /// The sorts of findings, by the names that are shown.
    public enum Kind: String, CaseIterable, Sendable {
        /// A box reaches out of the one it stands in, or out of the picture.
        case overflow
        /// A box that draws something stands outside of the picture altogether.
        case offCanvas = "off-canvas"
        /// A box that draws something has no width or no height.
        case zeroSize = "zero-size"
        /// Text that did not fit is not drawn as a whole.
        case truncatedText = "truncated-text"
        /// The font has no glyphs for characters, or they need a shaper.
        case unmatchedText = "unmatched-text"
        /// A font that is not known was replaced.
        case substitutedFont = "substituted-font"
        /// A picture that could not be loaded.
        case missingImage = "missing-image"
        /// A value that could not be used as it was had to be repaired or replaced.
        case repair
    }

    /// What sort of finding it is.
    public let kind: Kind
    /// Where the element begins.
    public let position: SourcePosition
    /// Which element, such as "root.children[2]".
    public let path: String
    /// What was found.
    public let sentence: String
}

extension DocumentFinding: CustomStringConvertible {
    /// The finding in the form of compilers, with its kind at the end.
    public var description: String { "\(position): warning: \(path): \(sentence) [\(kind.rawValue)]" }

    /// The finding with the name of the file in front.
    public func description(file: String) -> String { "\(file):\(description)" }
}

extension LaidOutDocument {
    /// What is probably not meant, in the order of the document.
    ///
    /// A box that reaches out is found once: what is inside of it may follow it. Moving a box by `offset` or `position`,
    /// scrolling, and layers that are larger than what they belong to are meant.
    ///
    /// - Complexity: O(nodes · log(nodes)).
    public var findings: [DocumentFinding] {
        var findings = warnings.map { warning in
            DocumentFinding(
                kind: warning.diagnostic.findingKind, position: warning.position, path: warning.path,
                sentence: warning.diagnostic.sentence)
        }
        let boxes = view.frames
        let kinds = view.tree.snapshot().entries.map(\.kind)
        let canvas = CGRect(origin: .zero, size: view.size)
        // Whether a box, or one around it, was found or moved on purpose.
        var isSettled = [Bool](repeating: false, count: boxes.count)
        var layerOf = [Int](repeating: 0, count: boxes.count)
        for (row, box) in boxes.enumerated() {
            guard let found = find(row, box, boxes, kinds, canvas, &isSettled, &layerOf) else { continue }
            guard let origin = origin(of: box.node) else { continue }
            findings.append(
                DocumentFinding(kind: found.0, position: origin.position, path: origin.path, sentence: found.1))
        }
        let order = findings.indices.sorted {
            (findings[$0].position.offset, $0) < (findings[$1].position.offset, $1)
        }
        return order.map { findings[$0] }
    }

    private func find(
        _ row: Int, _ box: NodeFrame, _ boxes: [NodeFrame], _ kinds: [NodeKind.Name], _ canvas: CGRect,
        _ isSettled: inout [Bool], _ layerOf: inout [Int]
    ) -> (DocumentFinding.Kind, String)? {
        let name = box.name.map { "“\($0)”" } ?? "the \(box.kind)"
        if let parent = box.parent {
            layerOf[parent] += 1
            isSettled[row] = isSettled[parent]
            let isMeant: Bool
            switch kinds[parent] {
            case .offset, .position, .scrollView: isMeant = true
            case .overlay, .background: isMeant = layerOf[parent] > 1
            default: isMeant = false
            }
            if isMeant { isSettled[row] = true }
            if !isSettled[row] {
                let room = CGRect(origin: .zero, size: boxes[parent].frame.size)
                if let out = Self.overhang(box.frame, room) {
                    isSettled[row] = true
                    let owner = boxes[parent].name.map { "“\($0)”" } ?? "the \(boxes[parent].kind)"
                    return (.overflow, "\(name) reaches out of \(owner) around it by \(out)")
                }
            }
        }
        guard kinds[row].isDrawn else { return nil }
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
        if let out = Self.overhang(frame, canvas), !isSettled[row] || isMoved(row, boxes, kinds) {
            return (.overflow, "\(name) reaches out of the picture by \(out)")
        }
        return nil
    }

    /// Whether a box was moved on purpose, so that only the picture's edge tells whether it is seen.
    private func isMoved(_ row: Int, _ boxes: [NodeFrame], _ kinds: [NodeKind.Name]) -> Bool {
        var row = row
        while let parent = boxes[row].parent {
            if kinds[parent] == .offset || kinds[parent] == .position { return true }
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
    fileprivate var findingKind: DocumentFinding.Kind {
        switch kind {
        case .unmatchedCharacters: .unmatchedText
        case .substitutedFont: .substitutedFont
        case .truncatedText: .truncatedText
        case .missingImage: .missingImage
        case .layout, .flattenedTextStyle, .nestedReaders, .suppressed: .repair
        }
    }
}
