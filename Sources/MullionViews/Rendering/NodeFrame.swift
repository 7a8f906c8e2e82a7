import MullionGeometry
import MullionLayout

/// The frame of a placed node.
public struct NodeFrame: Sendable, Equatable {
    /// The node.
    public let node: NodeID
    /// The row of the parent in the same list; nil for the root.
    public let parent: Int?
    /// The name given to the node.
    public let name: String?
    /// The view or modifier, such as "text" or "padding"; the type of a custom layout.
    public let kind: String
    /// The names from the root to the node, joined by slashes; for a node without a name its kind and position among
    /// its siblings, as in "card/hStack[0]/text[1]". The middle of a path longer than 32 steps is left out.
    public let path: String
    /// The frame in the coordinates of the parent, in points.
    public let frame: CGRect
    /// The frame in the coordinates of the drawing, in points.
    public let absoluteFrame: CGRect
    /// The number of children that were placed.
    public let childCount: Int
    /// The distance from the top of the frame to the first baseline in points; nil if the node is not a text.
    public let firstBaseline: CGFloat?
    /// The distance from the top of the frame to the last baseline in points; nil if the node is not a text.
    public let lastBaseline: CGFloat?
    /// The words of a text; nil for other nodes.
    public let text: String?
}

extension NodeFrame {
    /// Returns the frames of all placed nodes, parents before children, siblings in declaration order.
    ///
    /// - Complexity: O(nodes).
    static func list(_ snapshot: LayoutSnapshot, appearances: [NodeAppearance]) -> [NodeFrame] {
        let entries = snapshot.entries
        var positions = [Int](repeating: 0, count: entries.count)
        var childCounts = positions
        for (row, entry) in entries.enumerated() {
            guard let parent = entry.parent else { continue }
            positions[row] = childCounts[parent]
            childCounts[parent] += 1
        }
        func step(_ row: Int) -> String {
            let entry = entries[row]
            if let name = entry.name { return name }
            let kind = appearances[Int(entry.node.index)].kind
            return entry.parent == nil ? kind : "\(kind)[\(positions[row])]"
        }
        func path(_ row: Int) -> String {
            var steps: [String] = []
            var current: Int? = row
            while let row = current, steps.count < 31 {
                steps.append(step(row))
                current = entries[row].parent
            }
            if let rest = current { steps.append(entries[rest].parent == nil ? step(rest) : "\(step(0))/…") }
            return steps.reversed().joined(separator: "/")
        }
        return entries.indices.map { row in
            let entry = entries[row]
            let appearance = appearances[Int(entry.node.index)]
            let baselines = appearance.baselines(in: entry.frame.size)
            var text: String?
            if case .text(let drawing) = appearance.paint { text = drawing.typeset.string }
            return NodeFrame(
                node: entry.node, parent: entry.parent, name: entry.name, kind: appearance.kind, path: path(row),
                frame: entry.frame, absoluteFrame: entry.absoluteFrame, childCount: childCounts[row],
                firstBaseline: baselines?.first, lastBaseline: baselines?.last, text: text)
        }
    }
}

extension NodeAppearance {
    /// Returns the baselines of a text of the given size, which are guides of its measurements.
    func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
        guard case .text(let picture) = paint else { return nil }
        return (picture.fitting.firstBaseline(in: size), picture.fitting.lastBaseline(in: size))
    }
}
