import MullionCollection
import MullionGeometry
import MullionTrees

/// The steps of trees and of collections.
extension LayoutExplainer {
    // MARK: - Trees

    /// Returns the steps of a tree: the nodes in an order, or the subtrees as the layout puts them together, the lower
    /// ones first. Empty for the order of binary trees.
    func treeSteps(_ row: Int, _ shape: TreeShape, _ order: TreeOrder?) -> [LayoutStep] {
        let rows = children[row]
        guard rows.count == shape.count, let nodes = shape.nodes(in: order ?? .postOrder) else { return [] }
        if order != nil {
            return nodes.enumerated().map { index, node in
                LayoutStep(
                    row: rows[node], label: "\(index + 1)",
                    text: "Number \(index + 1) is \(title(rows[node])), at depth \(shape.depth(of: node)).")
            }
        }
        var areas = rows.map { boxes[$0].absoluteFrame }
        return nodes.map { node in
            let below = Array(shape.children(of: node))
            for child in below { areas[node] = areas[node].union(areas[child]) }
            return LayoutStep(
                row: rows[node], label: title(rows[node]), text: treeSentence(rows, node, below, areas),
                area: areas[node])
        }
    }

    /// Returns the name of a node, or the beginning of its texts.
    private func title(_ row: Int) -> String {
        if boxes[row].name != nil { return label(row) }
        var texts: [String] = []
        var pending = [row]
        while let next = pending.popLast(), texts.count < 4 {
            if let text = boxes[next].text { texts.append(text) }
            pending += children[next].reversed()
        }
        return texts.isEmpty ? label(row) : "“\(texts.joined(separator: " ").prefix(32))”"
    }

    private func treeSentence(_ rows: [Int], _ node: Int, _ below: [Int], _ areas: [CGRect]) -> String {
        let name = title(rows[node])
        let size = Wording.size(areas[node].size)
        switch below.count {
        case 0: return "\(name) is a leaf of \(size)."
        case 1: return "\(name) and its child \(title(rows[below[0]])) are a subtree of \(size)."
        default:
            let names = below.prefix(4).map { title(rows[$0]) } + (below.count > 4 ? ["…"] : [])
            return
                "The subtrees of \(names.joined(separator: ", ")) are moved together; with \(name) they are a subtree of "
                + "\(size)."
        }
    }

    // MARK: - Collections

    /// Returns the elements of a collection that are placed, in order, with their sections and lines.
    func collectionSteps(_ row: Int, _ elements: [FlowElement]) -> [LayoutStep] {
        let isVertical = tree.elementViewport(of: boxes[row].node).map { $0.axis == .vertical } ?? true
        var steps: [LayoutStep] = []
        var line = 0
        var last: (element: FlowElement, frame: CGRect)?
        for (child, element) in zip(children[row], elements) where tree.isPlaced(boxes[child].node) {
            let frame = boxes[child].frame
            let size = Wording.size(frame.size)
            let section = "section \(element.section + 1)"
            var text = ""
            switch element.kind {
            case .header: text = "The header of \(section) is \(size)."
            case .footer: text = "The footer of \(section) is \(size)."
            case .item, .decoration:
                let isNext = last.map { $0.element.kind == .item && $0.element.section == element.section } ?? false
                if !isNext { line = 0 }
                // A line goes on as long as its items follow each other across the axis.
                let goesOn =
                    last.map { isVertical ? frame.minX >= $0.frame.maxX : frame.minY >= $0.frame.maxY } ?? false
                if !isNext || !goesOn { line += 1 }
                let start = isVertical ? frame.minY : frame.minX
                text =
                    "Item \(element.item + 1) of \(section) is \(size), in the line at \(Wording.number(start)), "
                    + "the \(line == 1 ? "first" : "number \(line)") that is shown of its section."
            }
            last = (element, frame)
            steps.append(LayoutStep(row: child, label: label(child), text: text))
        }
        return steps
    }
}
