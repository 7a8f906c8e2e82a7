import MullionGeometry

/// The shares of a row's or column's length among its children, for explanations of a layout.
package struct CellShares {
    /// What the children could share, in points.
    package let room: CGFloat
    /// What each child desired and got, by its position among all children of the container; skipped ones are missing.
    package let children: [Int: (desired: CGFloat, given: CGFloat)]

    /// What the children desired in all.
    package var desired: CGFloat { children.values.reduce(0) { $0 + $1.desired } }
}

extension LayoutTree {
    /// Returns how a row or column of cells shared its length, recomputed for its current size; nil for any other kind
    /// of node, and for an infinite size.
    ///
    /// - Parameter group: The group of a ``CellGroups``; ignored for other containers.
    /// - Complexity: That of placing the node's children.
    package func cellShares(of node: NodeID, group: Int) -> CellShares? {
        guard isPlaced(node), let layout = layout(of: node) else { return nil }
        let size = frame(of: node).size
        guard size.width.isFinite, size.height.isFinite else { return nil }
        return query(node) { engine, slot in
            engine.withSubviews(slot, size.width, size.height) { _, subviews in
                let cache = CellCache(subviews)
                let children = CellChildren(subviews: subviews, cache: cache, members: cache.arranged)
                guard let groups = layout as? CellGroups else { return shares(layout, children, in: size) }
                guard groups.layouts.indices.contains(group) else { return nil }
                return shares(groups.layouts[group], children.group(group, of: groups.layouts.count), in: size)
            }
        }
    }

    private func shares(_ layout: any Layout, _ children: CellChildren, in size: CGSize) -> CellShares? {
        switch layout {
        case let row as CellRow: row.cells(children).shares(in: size)
        case let column as CellColumn: column.cells(children).shares(in: size)
        default: nil
        }
    }
}
