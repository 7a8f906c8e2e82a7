import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Draws a placed tree into a display list.
///
/// Nodes are drawn in declaration order, so later siblings are in front; behind a view with a background its content comes
/// first. A named node is a group of its own. Boxes are moved to whole pixels, both corners by themselves, so neighbours
/// still meet; text stays where layout put it. The tree is walked without recursion, whatever its depth.
struct Painter {
    let looks: [NodeLook]
    /// Pixels per point, positive and finite.
    let scale: CGFloat
    private(set) var list = DisplayList()
    private(set) var omittedLines: [(node: NodeID, count: Int)] = []

    private enum Step {
        case draw(Int)
        case pop
    }

    init(looks: [NodeLook], scale: CGFloat) {
        self.looks = looks
        self.scale = scale
    }

    /// Fills a rectangle, whole pixels or not.
    mutating func fill(_ box: CGRect, _ color: Color) {
        guard color.alpha > 0, !box.isEmpty else { return }
        list.fill(Path(box), with: color)
    }

    /// - Complexity: O(nodes + lines of text).
    mutating func draw(_ snapshot: LayoutSnapshot) {
        let entries = snapshot.entries
        // The children of each row from the last to the first: the order in which they go onto the stack.
        var lastChild = [Int](repeating: -1, count: entries.count)
        var previous = lastChild
        for (row, entry) in entries.enumerated() {
            guard let parent = entry.parent else { continue }
            previous[row] = lastChild[parent]
            lastChild[parent] = row
        }
        var steps: [Step] = entries.isEmpty ? [] : [.draw(0)]
        while let step = steps.popLast() {
            guard case .draw(let row) = step else {
                list.append(.pop)
                continue
            }
            let entry = entries[row]
            let look = looks[Int(entry.node.index)]
            if let name = entry.name {
                list.append(.pushGroup(name: name))
                steps.append(.pop)
            }
            let box = entry.absoluteFrame.pixelAligned(scale: scale)
            for clip in look.clips.reversed() {
                list.append(.pushClip(clip.path(in: box)))
                steps.append(.pop)
            }
            if let paint = look.paint { draw(paint, in: box, entry) }
            // The last step added is carried out first.
            let bottom = steps.count
            var child = lastChild[row]
            while child >= 0 {
                steps.append(.draw(child))
                child = previous[child]
            }
            // The first child, now on top of the stack, goes below the others.
            if look.drawsFirstChildLast, steps.count > bottom { steps.insert(steps.removeLast(), at: bottom) }
        }
    }

    private mutating func draw(_ paint: NodeLook.Paint, in box: CGRect, _ entry: LayoutSnapshot.Entry) {
        switch paint {
        case .fill(let color): fill(box, color)
        case .shape(let shape, let fill, let strokes):
            guard !box.isEmpty else { return }
            if let fill, fill.alpha > 0 { list.fill(shape.path(in: box), with: fill) }
            for stroke in strokes where stroke.color.alpha > 0 && stroke.lineWidth > 0 {
                list.stroke((stroke.insetShape ?? shape).path(in: box), with: stroke.color, lineWidth: stroke.lineWidth)
            }
        case .text(let text, let color, let direction):
            draw(text, color, direction, in: entry.absoluteFrame, entry.node)
        }
    }

    private mutating func draw(
        _ text: MeasuredText, _ color: Color, _ direction: LayoutDirection, in frame: CGRect, _ node: NodeID
    ) {
        // Wrapping in the width that was answered gives the lines that were measured.
        let lines = text.lines(in: frame.width)
        let room = frame.height / text.lineHeight + 1e-6
        let shown = room < CGFloat(lines.count) ? max(Int(room), 1) : lines.count
        if shown < lines.count { omittedLines.append((node, lines.count - shown)) }
        let font = TextRun.Font(
            family: text.metrics.family, size: text.font.size, weight: text.font.weight == .bold ? .bold : .regular)
        for (index, line) in lines.prefix(shown).enumerated() where !line.range.isEmpty {
            let x = direction == .leftToRight ? frame.minX : frame.maxX - line.width
            let y = frame.minY + text.firstBaseline + CGFloat(index) * text.lineHeight
            list.text(
                TextRun(
                    text.displayText(of: line), at: CGPoint(x: x, y: y), font: font, color: color,
                    width: line.width))
        }
    }
}
