import MullionLayout

/// What nodes tell the cell containers around them, while modifiers are still changing it.
extension Lowering {
    /// Changes the item of a node, which begins with that of what it wraps.
    mutating func changeCellItem(of node: NodeID, _ change: (inout CellItem) -> Void) {
        var item = cellItems[node] ?? CellItem()
        change(&item)
        cellItems[node] = item
        setValue(item, forKey: CellItemKey.self, of: [node])
    }

    /// Notes the item of a node for the one around it. The engine reads values through modifiers by itself.
    mutating func inheritCellItem(_ outer: NodeID, from inner: NodeID) {
        if let item = cellItems[inner] { cellItems[outer] = item }
    }
}
