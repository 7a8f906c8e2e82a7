import Foundation
import MullionCSS
import MullionLayout

extension VectorCase {
    /// Lays the boxes out by the engine, and compares every frame.
    func check(_ question: CSSQuestion, _ differences: inout Differences) {
        let tree = LayoutTree()
        var nodes: [(node: NodeID, box: CSSBox, path: String)] = []
        func make(_ box: CSSBox, _ path: String) -> NodeID {
            let node = tree.makeNode(.css(box.style))
            nodes.append((node, box, path))
            if let text = box.text {
                tree.appendNode(.leaf(AhemText(text).measure(isVertical: box.isVertical)), to: node)
            }
            for (index, child) in box.children.enumerated() {
                tree.append(make(child, "\(path).\(index)"), to: node)
            }
            return node
        }
        tree.root = make(question.root, "root")
        tree.layoutIfNeeded(in: ProposedViewSize(width: question.width, height: question.height))
        for (node, box, path) in nodes {
            var frame = tree.isPlaced(node) ? tree.frame(of: node) : .zero
            if path == "root" { frame.origin = question.rootOrigin(frame.size) }
            differences.compare(path, box.frame, frame)
        }
    }
}

extension VectorCase.CSSQuestion {
    /// Where the root lies in the viewport: at its start by its margins, moved by its relative offset.
    fileprivate func rootOrigin(_ size: CGSize) -> CGPoint {
        let style = root.style
        if style.display == .none { return .zero }
        func used(_ length: CSSLength?, _ base: CGFloat?) -> CGFloat? {
            length.map { $0.points + $0.fraction * (base ?? 0) }
        }
        var x = used(style.margin.left, width) ?? 0
        var y = used(style.margin.top, width) ?? 0
        let isFlipped = style.direction == .rightToLeft
        if isFlipped, let width { x = width - size.width - (used(style.margin.right, width) ?? 0) }
        if style.position == .relative {
            let (left, right) = (used(style.inset.left, width), used(style.inset.right, width))
            x += (isFlipped ? right.map { -$0 } ?? left : left ?? right.map { -$0 }) ?? 0
            y += used(style.inset.top, height) ?? used(style.inset.bottom, height).map { -$0 } ?? 0
        }
        return CGPoint(x: x, y: y)
    }
}

/// Text in the font Ahem at 10 px: every character is a square of 10, lines are 10 high; a line may break behind a
/// space, which hangs there, and at U+200B, which has no width.
struct AhemText {
    /// The width with the space at the end, and without.
    private var pieces: [(full: CGFloat, visible: CGFloat)] = []

    init(_ text: String) {
        var width: CGFloat = 0
        for character in text.unicodeScalars {
            switch character {
            case "\u{200B}":
                pieces.append((width, width))
                width = 0
            case " ":
                pieces.append((width + 10, width))
                width = 0
            default: width += 10
            }
        }
        if width > 0 || pieces.isEmpty { pieces.append((width, width)) }
    }

    /// The longest line and the number of lines within a limit; a piece that is longer has a line of its own.
    func lines(in limit: CGFloat?) -> (longest: CGFloat, count: Int) {
        var (count, start, longest) = (1, CGFloat(0), CGFloat(0))
        for piece in pieces {
            if start > 0, let limit, start + piece.visible > limit + 1.0 / 1024 {
                count += 1
                start = 0
            }
            longest = max(longest, start + piece.visible)
            start += piece.full
        }
        return (longest, count)
    }

    func measure(isVertical: Bool = false) -> LeafMeasure {
        if isVertical {
            return LeafMeasure { proposal in
                let lines = lines(in: proposal.height)
                return CGSize(width: 10 * CGFloat(lines.count), height: lines.longest)
            }
        }
        return LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in 8 }, lastTextBaseline: { $0.height - 2 }) {
            proposal in
            let lines = lines(in: proposal.width)
            return CGSize(width: lines.longest, height: 10 * CGFloat(lines.count))
        }
    }
}
