import MullionGeometry

/// The shares of a row's or column's length among its children, for explanations of a layout.
package struct CellShares {
    /// A child's part, in points.
    package struct Child {
        /// What the child desired.
        package let desired: CGFloat
        /// What it had when those that stretch had taken what was left over, or given what was missing.
        package let weighted: CGFloat
        /// What it got: less where the container crops.
        package let given: CGFloat
    }

    /// What the children could share, in points.
    package let room: CGFloat
    /// The part of each child, by its position among all children of the container; skipped ones are missing.
    package let children: [Int: Child]

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
        withLayout(of: node) { layout, size, subviews in
            guard size.width.isFinite, size.height.isFinite else { return nil }
            let children = CellChildren(subviews)
            guard let groups = layout as? CellGroups else { return shares(layout, children, in: size) }
            guard groups.layouts.indices.contains(group) else { return nil }
            return shares(groups.layouts[group], children.group(group, of: groups.layouts.count), in: size)
        }
    }

    private func shares(_ layout: any Layout, _ children: CellChildren, in size: CGSize) -> CellShares? {
        switch layout {
        case let row as CellRow: row.cells(children).shares(in: size, members: children.members)
        case let column as CellColumn: column.cells(children).shares(in: size, members: children.members)
        default: nil
        }
    }
}

extension CellChildren {
    /// The children of a container that get a cell.
    init(_ subviews: LayoutSubviews) {
        let cache = CellCache(subviews)
        self.init(subviews: subviews, cache: cache, members: cache.arranged)
    }
}
