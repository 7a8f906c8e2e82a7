import MullionDrawing
import MullionGeometry
import MullionLayout

/// One function per sort of modifier. Each modifies every node of a list by itself.
extension Lowering {
    /// Nodes wrapped by a modifier of layout, listed as `name`.
    package mutating func modified(_ nodes: [NodeID], by kind: NodeKind, named name: String) -> [NodeID] {
        nodes.map { makeNode(kind, NodeLook(kind: name), children: [$0]) }
    }

    /// A node with others in front of it. Several are stacked in depth first.
    package mutating func overlay(_ base: NodeID, _ content: [NodeID], alignment: Alignment) -> NodeID {
        layered(base, content, .overlay(alignment: alignment), NodeLook(kind: "overlay"), alignment)
    }

    /// A node with others behind it. Several are stacked in depth first.
    package mutating func background(_ base: NodeID, _ content: [NodeID], alignment: Alignment) -> NodeID {
        let look = NodeLook(kind: "background", drawsFirstChildLast: true)
        return layered(base, content, .background(alignment: alignment), look, alignment)
    }

    private mutating func layered(
        _ base: NodeID, _ content: [NodeID], _ kind: NodeKind, _ look: NodeLook, _ alignment: Alignment
    ) -> NodeID {
        switch content.count {
        case 0: return base
        case 1: return makeNode(kind, look, children: [base, content[0]])
        default:
            let stack = makeNode(.zStack(alignment: alignment), NodeLook(kind: "zStack"), children: content)
            return makeNode(kind, look, children: [base, stack])
        }
    }

    /// Cuts off what nodes draw outside of a shape in their frames. Layout does not notice.
    package mutating func clip(_ nodes: [NodeID], to shape: some Shape) {
        for node in nodes { changeLook(of: node) { $0.clips.append(shape) } }
    }

    /// Names nodes.
    package func name(_ nodes: [NodeID], _ name: String) {
        for node in nodes { tree.setName(name, of: node) }
    }
}
