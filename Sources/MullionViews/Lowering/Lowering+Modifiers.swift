import MullionDrawing
import MullionGeometry
import MullionLayout

/// One function per sort of modifier. Each modifies every node of a list by itself.
extension Lowering {
    /// Nodes wrapped by a modifier of layout, listed as `name`.
    package mutating func modified(_ nodes: [NodeID], by kind: NodeKind, named name: String) -> [NodeID] {
        nodes.map { wrapped($0, by: kind, NodeLook(kind: name)) }
    }

    /// A node wrapped by a modifier.
    mutating func wrapped(_ node: NodeID, by kind: NodeKind, _ look: NodeLook) -> NodeID {
        var look = look
        look.zIndex = self.look(of: node).zIndex
        let outer = makeNode(kind, look, children: [node], identity: identity(.wrapper, around: node))
        inheritCellItem(outer, from: node)
        inheritTreeBrackets(outer, from: node)
        return outer
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
        guard !content.isEmpty else { return base }
        var look = look
        look.zIndex = self.look(of: base).zIndex
        let around = identity(.wrapper, around: base)
        let layer: NodeID
        if content.count == 1 {
            layer = content[0]
        } else {
            layer = makeNode(
                .zStack(alignment: alignment), NodeLook(kind: "zStack"), children: content,
                identity: identity(.stack, around: base))
        }
        let outer = makeNode(kind, look, children: [base, layer], identity: around)
        inheritCellItem(outer, from: base)
        inheritTreeBrackets(outer, from: base)
        return outer
    }

    /// A node with a bar beside it, at an edge.
    mutating func inset(_ base: NodeID, _ bar: [NodeID], _ kind: NodeKind, _ alignment: Alignment) -> NodeID {
        layered(base, bar, kind, NodeLook(kind: "safeAreaInset"), alignment)
    }

    /// Cuts off what nodes draw outside of a shape in their frames. Layout does not notice.
    package mutating func clip(_ nodes: [NodeID], to shape: some Shape) {
        apply(.clip(shape), to: nodes)
    }

    /// Does something to the drawing of nodes. Layout does not notice.
    mutating func apply(_ effect: NodeEffect, to nodes: [NodeID]) {
        for node in nodes { changeLook(of: node) { $0.effects.append(effect) } }
    }
}
