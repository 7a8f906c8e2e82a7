import MullionCollectionViews
import MullionGeometry
import MullionLayout
import MullionTreeViews
import MullionTrees

/// A step in which a container arranges its children: a turn of a child, or of a part of the container.
package struct LayoutStep: Sendable, Equatable {
    /// The row of the child in ``LayoutExplainer/boxes``; nil if the step is about a part of the container.
    package var row: Int?
    /// The name of the child or of the part.
    package var label: String
    /// The step in a sentence; nil for the turn of a child in a stack.
    package var text: String?
    /// The length that was offered, the length that came out, and what was left for later steps, in points.
    package var offered: CGFloat?
    package var taken: CGFloat?
    package var left: CGFloat?
    /// The part of the container in the coordinates of the drawing; nil if the step is about a child.
    package var area: CGRect?
    /// The weight by which room is shared, and the length that it gave or, below 0, took.
    package var weight: CGFloat?
    package var share: CGFloat?
}

/// The steps in which a container arranges its children, in order.
package struct LayoutSteps: Sendable, Equatable {
    /// What is arranged.
    package enum Kind: String, Sendable {
        case stack, cells, split, collection, tree
    }

    package var kind = Kind.stack
    package var steps: [LayoutStep] = []
}

extension LayoutExplainer {
    /// Returns the steps in which a box arranged its children; those of the modified box for a modifier. Empty for
    /// boxes that do not arrange children in steps.
    ///
    /// - Parameters:
    ///   - row: The row of the box in ``boxes``.
    ///   - order: For a tree, the order in which its nodes are visited; nil for the steps of its layout.
    /// - Complexity: That of laying out the box, O(length of the trace).
    package func steps(of row: Int, order: TreeOrder? = nil) -> LayoutSteps {
        var row = row
        while kinds[row].wrapsFirstChild, let content = children[row].first { row = content }
        switch kinds[row] {
        case .hStack, .vStack: return LayoutSteps(kind: .stack, steps: stackTurns(row))
        case .css: return LayoutSteps(kind: .cells, steps: cssSteps(row))
        case .layout, .separableLayout: return layoutSteps(row, order)
        default: return LayoutSteps()
        }
    }

    private func layoutSteps(_ row: Int, _ order: TreeOrder?) -> LayoutSteps {
        let node = boxes[row].node
        if let shape = tree.treeShape(of: node) { return LayoutSteps(kind: .tree, steps: treeSteps(row, shape, order)) }
        if let elements = tree.collectionElements(of: node) {
            return LayoutSteps(kind: .collection, steps: collectionSteps(row, elements))
        }
        let layout = tree.layout(of: node)
        if let grid = layout as? SplitGrid { return LayoutSteps(kind: .split, steps: splitSteps(row, grid)) }
        if let groups = layout as? CellGroups {
            let steps = groups.layouts.indices.flatMap { cellSteps(row, groups.layouts[$0], group: $0) }
            return LayoutSteps(kind: .cells, steps: steps)
        }
        if let cells = layout as? any CellLayout {
            return LayoutSteps(kind: .cells, steps: cellSteps(row, cells, group: 0))
        }
        return LayoutSteps(kind: .cells, steps: trackSteps(row))
    }

    private func stackTurns(_ row: Int) -> [LayoutStep] {
        stackSteps(of: row).map { step in
            LayoutStep(
                row: step.row, label: label(step.row), offered: step.offered, taken: step.taken, left: step.left)
        }
    }

    /// Returns the name of a box, the beginning of its text, or the last step of its path.
    func label(_ row: Int) -> String {
        let box = boxes[row]
        return box.name ?? words(row).map { "“\($0)”" } ?? String(box.path.split(separator: "/").last ?? "")
    }

    /// Returns the beginning of the text in a box, or in the box that it modifies.
    private func words(_ row: Int) -> String? {
        if let text = boxes[row].text { return String(text.prefix(24)) }
        guard kinds[row].wrapsFirstChild, let content = children[row].first else { return nil }
        return words(content)
    }

    /// Returns an area of a box in the coordinates of the drawing.
    func inDrawing(_ area: CGRect, of row: Int, isMirrored: Bool = false) -> CGRect {
        let frame = boxes[row].absoluteFrame
        let x = isMirrored ? frame.width - area.maxX : area.minX
        return CGRect(x: frame.minX + x, y: frame.minY + area.minY, width: area.width, height: area.height)
    }
}
