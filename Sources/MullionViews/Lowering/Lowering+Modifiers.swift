import MullionDrawing
import MullionGeometry
import MullionLayout

/// One function for each sort of modifier. Each modifies the nodes of a list separately.
extension Lowering {
    /// Wraps nodes in a layout modifier, listed as `name`.
    package mutating func modified(_ nodes: [NodeID], by kind: NodeKind, named name: String) -> [NodeID] {
        nodes.map { wrapped($0, by: kind, NodeAppearance(kind: name)) }
    }

    /// Wraps a node in a modifier.
    mutating func wrapped(_ node: NodeID, by kind: NodeKind, _ appearance: consuming NodeAppearance) -> NodeID {
        appearance.zIndex = self.appearance(of: node).zIndex
        let outer = makeNode(kind, appearance, around: node, identity: identity(.wrapper, around: node))
        inheritMarks(outer, from: node)
        return outer
    }

    /// Adds nodes in front of a node. Several are stacked in depth first.
    package mutating func overlay(_ base: NodeID, _ content: [NodeID], alignment: Alignment) -> NodeID {
        layered(base, content, .overlay(alignment: alignment), NodeAppearance(kind: "overlay"), alignment)
    }

    /// Adds nodes behind a node. Several are stacked in depth first.
    package mutating func background(_ base: NodeID, _ content: [NodeID], alignment: Alignment) -> NodeID {
        var appearance = NodeAppearance(kind: "background")
        appearance.drawsFirstChildLast = true
        return layered(base, content, .background(alignment: alignment), appearance, alignment)
    }

    private mutating func layered(
        _ base: NodeID, _ content: [NodeID], _ kind: NodeKind, _ appearance: NodeAppearance, _ alignment: Alignment
    ) -> NodeID {
        guard !content.isEmpty else { return base }
        var appearance = appearance
        appearance.zIndex = self.appearance(of: base).zIndex
        let around = identity(.wrapper, around: base)
        let layer: NodeID
        if content.count == 1 {
            layer = content[0]
        } else {
            layer = makeNode(
                .zStack(alignment: alignment), NodeAppearance(kind: "zStack"), children: content,
                identity: identity(.stack, around: base))
        }
        let outer = makeNode(kind, appearance, children: [base, layer], identity: around)
        inheritMarks(outer, from: base)
        return outer
    }

    /// Insets a node by a bar at an edge.
    mutating func inset(_ base: NodeID, _ bar: [NodeID], _ kind: NodeKind, _ alignment: Alignment) -> NodeID {
        layered(base, bar, kind, NodeAppearance(kind: "safeAreaInset"), alignment)
    }

    /// Gives a node what containers ask about the node it wraps.
    private mutating func inheritMarks(_ outer: NodeID, from inner: NodeID) {
        // Most updates have none.
        if cellItems.isEmpty, traitsByNode.isEmpty, itemStyles.isEmpty, treeBrackets.isEmpty, tableMarks.isEmpty {
            return
        }
        inheritCellItem(outer, from: inner)
        inheritTraits(outer, from: inner)
        inheritItemStyle(outer, from: inner)
        inheritTreeBrackets(outer, from: inner)
        inheritTableMark(outer, from: inner)
    }

    /// Clips the drawing of nodes to a shape in their frames; does not affect layout.
    package mutating func clip(_ nodes: [NodeID], to shape: some Shape) { apply(.clip(shape), to: nodes) }

    /// Appends a drawing effect to each node; does not affect layout.
    mutating func apply(_ effect: NodeEffect, to nodes: [NodeID]) {
        for node in nodes { changeAppearance(of: node) { $0.effects.append(effect) } }
    }
}

extension Lowering {
    /// Returns whether the drawing of a node and its descendants is clipped to an outline in its frame.
    ///
    /// Nodes made during layout, such as the indicator of an overflow stack, have no appearance here, and clip nothing.
    package func isClipped(_ node: NodeID) -> Bool {
        guard Int(node.index) < appearances.count else { return false }
        let appearance = appearance(of: node)
        return appearance.descendantClip != nil
            || appearance.effects.contains { if case .clip = $0 { true } else { false } }
    }
}

/// The settings of nodes for the cell container around them, while modifiers are still changing them.
extension Lowering {
    /// Changes the item of a node, which begins as that of the node it wraps.
    mutating func changeCellItem(of node: NodeID, _ change: (inout CellItem) -> Void) {
        var item = cellItems[node] ?? CellItem()
        change(&item)
        cellItems[node] = item
        setValue(item, forKey: CellItemKey.self, of: [node])
    }

    /// Records the item of a node for the one around it. The engine reads values through modifiers without this.
    mutating func inheritCellItem(_ outer: NodeID, from inner: NodeID) {
        if let item = cellItems[inner] { cellItems[outer] = item }
    }
}
