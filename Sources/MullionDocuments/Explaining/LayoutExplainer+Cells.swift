import MullionGeometry
import MullionLayout
import MullionViews

/// Containers that set the frames of their children: cells, and the automatic grid of halves.
extension LayoutExplainer {
    /// Returns whether a container gave a box a size different from its measured one.
    func isGiven(_ row: Int) -> Bool {
        guard let parent = boxes[row].parent, kinds[parent] == .layout || kinds[parent] == .css else { return false }
        let (own, size) = (tree.sizeThatFits(proposal(row), of: boxes[row].node), size(row))
        return (own.width - size.width).magnitude > 1e-6 || (own.height - size.height).magnitude > 1e-6
    }

    // MARK: - The child's frame

    /// Explains the frame that a container gave a child; nil for other containers.
    func givenFrame(_ row: Int, _ parent: Int) -> [String]? {
        let layout = tree.layout(of: boxes[parent].node)
        if let split = layout as? SplitGrid { return [part(row, parent, split)] }
        guard let layout = layout as? any CellLayout else { return nil }
        let item = item(of: row)
        guard !item.isSkipped else {
            return ["\(titled(parent)) gave it no cell: it has its ideal size and counts in nothing."]
        }
        var reasons = ["\(titled(parent)) decides the frames of its children and gave it \(Wording.size(size(row)))."]
        reasons += desire(row, item)
        guard let groups = layout as? CellGroups else {
            return reasons + part(row, parent, 0, children[parent].map { self.item(of: $0) }, layout)
                + cell(item, layout)
        }
        let group = index(of: item, in: groups)
        let members = children[parent].map { self.item(of: $0) }.filter { index(of: $0, in: groups) == group }
        let own = groups.layouts.isEmpty ? CellStack() : groups.layouts[group]
        return reasons + part(row, parent, group, members, own) + cell(item, own)
    }

    /// Returns a child's item for its container.
    func item(of row: Int) -> CellItem { tree.valueForContainer(forKey: CellItemKey.self, of: boxes[row].node) }

    private func index(of item: CellItem, in groups: CellGroups) -> Int {
        min(max(item.group, 0), max(groups.layouts.count - 1, 0))
    }

    private func desire(_ row: Int, _ item: CellItem) -> [String] {
        if item.ignoredSides.contains([.horizontal, .vertical]) { return ["Its own size counts as 0 × 0."] }
        var reasons = ["Its ideal size is \(Wording.size(tree.sizeThatFits(.unspecified, of: boxes[row].node)))."]
        if item.ignoredSides.contains(.horizontal) { reasons.append("Its own width counts as 0.") }
        if item.ignoredSides.contains(.vertical) { reasons.append("Its own height counts as 0.") }
        let limits =
            limit("wide", item.minSize.width, item.maxSize.width)
            + limit("high", item.minSize.height, item.maxSize.height)
        if !limits.isEmpty { reasons.append("The size it desires is kept \(limits.joined(separator: ", ")).") }
        return reasons
    }

    private func limit(_ name: String, _ least: CGFloat, _ most: CGFloat) -> [String] {
        if least >= most { return ["exactly \(Wording.number(least)) \(name)"] }
        let parts = [
            least > 0 ? "at least \(Wording.number(least)) \(name)" : nil,
            most < .infinity ? "at most \(Wording.number(most)) \(name)" : nil,
        ]
        return parts.compactMap { $0 }
    }

    /// Explains a child's share of the spare room of a row or column, or of its shortage.
    private func part(
        _ row: Int, _ parent: Int, _ group: Int, _ members: [CellItem], _ layout: any CellLayout
    ) -> [String] {
        guard let axis: Axis = layout is CellRow ? .horizontal : layout is CellColumn ? .vertical : nil,
            let shares = tree.cellShares(of: boxes[parent].node, group: group),
            let ordinal = children[parent].firstIndex(of: row), let own = shares.children[ordinal]
        else { return [] }
        let spare = shares.room - shares.desired
        let side = axis == .horizontal ? "width" : "height"
        let weights = members.filter { !$0.isSkipped }.map { weight($0, axis) }
        let ownWeight = weight(item(of: row), axis)
        let share = "by weight \(Wording.number(ownWeight)) of \(Wording.number(weights.reduce(0, +)))"
        var reasons = [
            "There is room for \(Wording.points(shares.room)) of \(side), and \(Wording.number(shares.desired)) are desired, "
                + "\(Wording.number(own.desired)) by this child."
        ]
        let change = Wording.number((own.given - own.desired).magnitude)
        if spare > 0, ownWeight > 0 {
            reasons.append("Of the \(Wording.number(spare)) left over it got \(change), \(share).")
        } else if spare > 0, weights.contains(where: { $0 > 0 }) {
            reasons.append("What is left over goes to children that stretch.")
        } else if spare < 0, own.given < own.desired {
            let how = ownWeight > 0 ? share : "by its length"
            reasons.append("Of the \(Wording.number(-spare)) missing it gave up \(change), \(how).")
        }
        return reasons
    }

    /// Explains the effect of stretching, cropping, and positioning on a child in its cell.
    private func cell(_ item: CellItem, _ layout: any CellLayout) -> [String] {
        var reasons: [String] = []
        let settings = layout as? any CellSettings
        if settings?.positioning == .normal {
            for axis in Axis.allCases where weight(item, axis) > 0 {
                // Along rows, columns, and flows the cells are as long as their children.
                if axis == .horizontal ? layout is CellRow || layout is CellFlow : layout is CellColumn { continue }
                let side = axis == .horizontal ? "width" : "height"
                reasons.append("It stretches along the \(side), so it fills its cell there.")
            }
        }
        switch settings?.positioning {
        case .fill?: reasons.append("The container makes its children as large as their cells.")
        case .fitAspect?: reasons.append("The container fits its children into their cells in their own ratio.")
        case .fillAspect?: reasons.append("The container covers cells with its children in their own ratio.")
        case .normal?, nil: break
        }
        if settings?.crops == true { reasons.append("The container crops: what does not fit is made smaller.") }
        return reasons
    }

    func weight(_ item: CellItem, _ axis: Axis) -> CGFloat {
        let weight = axis == .horizontal ? item.horizontalStretch : item.verticalStretch
        return weight > 0 ? weight : 0
    }

    /// Explains a child's part of an automatic grid.
    private func part(_ row: Int, _ parent: Int, _ grid: SplitGrid) -> String {
        let count = children[parent].count
        let leaf = children[parent].firstIndex(of: row) ?? 0
        let tree = SplitTree(0..<count, rootAxis: grid.rootAxis)
        var node: Int? = tree.owner(ofLeaf: leaf).node
        var halvings = 0
        while let current = node {
            // The last node has only one part, all of its area.
            if tree.slots(ofNode: current).second != nil { halvings += 1 }
            node = tree.parent(ofNode: current)
        }
        let times = halvings == 1 ? "once" : halvings == 2 ? "twice" : "\(halvings) times"
        let how = halvings == 0 ? "which has all of the area" : "which is the area halved \(times)"
        return "\(titled(parent)) gave it part \(leaf + 1) of \(count), \(how): \(Wording.size(size(row)))."
    }

    // MARK: - The container

    /// Explains the size of a container that sets frames; nil for other containers.
    func arrangement(_ row: Int) -> [String]? {
        let layout = tree.layout(of: boxes[row].node)
        let isSplit = layout is SplitGrid
        guard isSplit || layout is any CellLayout else { return nil }
        let fills = (layout as? any CellLayout)?.fills ?? [.horizontal, .vertical]
        return [("wide", Axis.Set.horizontal, true), ("high", .vertical, false)].map { name, axis, horizontal in
            let length = Wording.number(size(row).length(horizontal: horizontal))
            if fills.contains(axis), proposal(row).length(horizontal: horizontal) != nil {
                return "It is as \(name) as it was offered, because it takes all of that: \(length)."
            }
            return isSplit
                ? "It is as \(name) as gives every child a part of its ideal length: \(length)."
                : "It is as \(name) as its own measure of its children says: \(length)."
        }
    }
}
