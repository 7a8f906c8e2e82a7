import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Draws a placed tree into a display list.
///
/// Nodes are drawn in declaration order, so later siblings are in front; a background is drawn before its view. A named
/// node is a group. Both corners of a box are rounded to whole pixels separately, so that neighbors still meet; text
/// keeps its position. The tree is walked without recursion, whatever its depth.
struct Painter {
    let appearances: [NodeAppearance]
    /// Pixels per point, positive and finite.
    let scale: CGFloat
    /// The origin of the tree in the drawing.
    let origin: CGPoint
    /// The nodes that animations move.
    let motions: NodeMotions
    /// Measures texts that depend on the page.
    let measurer: any TextMeasurer
    /// The number of the page being drawn, from 1, and the number of pages; nil for a drawing without pages.
    var page: (number: Int, count: Int)?
    var list = DisplayList()
    var omittedLines: [(node: NodeID, text: String, count: Int)] = []

    private enum Step {
        case draw(Int)
        case applyMask
        case pop
    }

    init(_ lowering: Lowering, scale: CGFloat, origin: CGPoint = .zero) {
        appearances = lowering.appearances
        motions = lowering.motions
        measurer = lowering.measurer
        self.scale = scale
        self.origin = origin
    }

    /// Fills a rectangle, on whole pixels or not.
    mutating func fill(_ box: CGRect, _ color: Color) {
        guard color.alpha > 0, !box.isEmpty else { return }
        list.fill(Path(box), with: color)
    }

    /// - Complexity: O(nodes + lines of text).
    mutating func draw(_ snapshot: LayoutSnapshot) { draw(snapshot, PaintOrder(snapshot), nil) }

    /// Draws a part of the tree; nil for all of it.
    mutating func draw(_ snapshot: LayoutSnapshot, _ order: PaintOrder, _ selection: PaintSelection?) {
        let entries = snapshot.entries
        var steps: [Step] = entries.isEmpty ? [] : [.draw(0)]
        while let step = steps.popLast() {
            guard case .draw(let row) = step else {
                if case .applyMask = step { list.append(.applyMask) } else { list.append(.pop) }
                continue
            }
            let entry = entries[row]
            let appearance = appearances[Int(entry.node.index)]
            if let name = entry.name {
                list.append(.pushGroup(name: name))
                steps.append(.pop)
            }
            if appearance.isHidden { continue }
            let frame = shownFrame(entry)
            // Rounded frames of moving nodes would jump from pixel to pixel.
            let box = motions.isMoving(entry.node) ? frame : frame.pixelAligned(scale: scale)
            for effect in appearance.effects.reversed() {
                list.append(effect.command(in: box))
                steps.append(.pop)
            }
            if case .drawing(let drawing)? = appearance.paint {
                let children = order.children(of: row).map { shownFrame(entries[$0]).pixelAligned(scale: scale) }
                drawing.draw(in: box, childFrames: children, into: &list)
            } else if let paint = appearance.paint {
                draw(paint, in: box, frame, entry)
            }
            if let outline = appearance.descendantClip {
                list.append(.pushClip(outline.path(in: box)))
                steps.append(.pop)
            }
            if appearance.masksFirstChild {
                list.append(.pushMask)
                steps.append(.pop)
            }
            // The last step added is carried out first.
            let bottom = steps.count
            if let shown = selection?.children(of: row) {
                for child in shown.reversed() { steps.append(.draw(child)) }
            } else {
                order.forEachChild(of: row) { steps.append(.draw($0)) }
            }
            if !appearance.masksFirstChild { sortByZIndex(&steps, from: bottom, entries) }
            // The first child, now on top of the stack, moves below the others.
            if appearance.drawsFirstChildLast, steps.count > bottom { steps.insert(steps.removeLast(), at: bottom) }
            if appearance.masksFirstChild, steps.count > bottom {
                steps.insert(contentsOf: [steps.removeLast(), .applyMask], at: bottom)
            }
        }
    }

    /// Sorts steps, which run from the last to the first, so the highest go to the bottom; equal ones keep their order.
    private func sortByZIndex(_ steps: inout [Step], from bottom: Int, _ entries: [LayoutSnapshot.Entry]) {
        func zIndex(_ step: Step) -> Double {
            if case .draw(let row) = step { appearances[Int(entries[row].node.index)].zIndex } else { 0 }
        }
        guard steps.count > bottom + 1, steps[bottom...].contains(where: { zIndex($0) != 0 }) else { return }
        let sorted = steps[bottom...].enumerated().sorted {
            (-zIndex($0.element), $0.offset) < (-zIndex($1.element), $1.offset)
        }
        steps.replaceSubrange(bottom..., with: sorted.map(\.element))
    }

    /// Returns the frame at which a node is shown now, in the coordinates of the drawing.
    private func shownFrame(_ entry: LayoutSnapshot.Entry) -> CGRect {
        let frame = motions.shown(entry.node) ?? entry.absoluteFrame
        return CGRect(x: frame.minX + origin.x, y: frame.minY + origin.y, width: frame.width, height: frame.height)
    }

    private mutating func draw(
        _ paint: NodeAppearance.Paint, in box: CGRect, _ frame: CGRect, _ entry: LayoutSnapshot.Entry
    ) {
        switch paint {
        case .fill(let color): fill(box, color)
        case .shape(let shape, let fill, let rule, let strokes):
            guard !box.isEmpty else { return }
            if case .angular(let sweep)? = fill {
                sweep.fill(shape.path(in: box), in: box, rule: rule, into: &list)
            } else if let fill = fill?.paint(in: box), !fill.isInvisible {
                list.fill(shape.path(in: box), with: fill, rule: rule)
            }
            for stroke in strokes where stroke.pen.lineWidth > 0 {
                if case .angular(let sweep) = stroke.paint {
                    sweep.stroke((stroke.insetShape ?? shape).path(in: box), in: box, pen: stroke.pen, into: &list)
                    continue
                }
                let paint = stroke.paint.paint(in: box)
                if paint.isInvisible { continue }
                list.stroke((stroke.insetShape ?? shape).path(in: box), with: paint, style: stroke.pen)
            }
        case .image(let content):
            guard !box.isEmpty else { return }
            switch content {
            case .named(let name): list.image(name, in: box)
            case .encoded(let image): list.image(image, in: box)
            }
        case .text(let picture):
            // Line breaks are those of the frame that layout gave, wherever the moving text is shown.
            draw(picture, in: CGRect(origin: frame.origin, size: entry.frame.size), entry.node)
        case .drawing: break
        case .hosted(let leaf): leaf.draw(at: origin, scale: scale, into: &list)
        }
    }
}
