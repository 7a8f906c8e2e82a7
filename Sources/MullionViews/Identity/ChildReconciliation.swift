import MullionLayout

/// Attaches the nodes of an update to their parents, changing only what differs.
///
/// 1. Remove each node from a parent it no longer belongs to.
/// 2. Remove the children that are no longer listed.
/// 3. Keep the longest run of children already in order; move or insert the others between them. From A B C D to D A B
///    C only D moves.
/// 4. Destroy the nodes that were removed and not inserted again.
///
/// - Complexity: O(children · log children) for each listed parent.
struct ChildReconciliation {
    private let tree: LayoutTree
    private let retained: RetainedNodes
    private var orphans: [NodeID] = []

    init(_ tree: LayoutTree, _ retained: RetainedNodes) {
        self.tree = tree
        self.retained = retained
    }

    /// - Parameters:
    ///   - families: Parents and their children, inner ones first.
    ///   - root: The root to set; nil to keep the present one.
    /// - Returns: The nodes that are no longer needed, with their descendants.
    mutating func run(_ families: Families, root: NodeID?) -> [NodeID] {
        if let root, tree.root != root {
            if let old = tree.root { orphans.append(old) }
            tree.root = nil
            tree.removeFromParent(root)
        }
        // Most families stay as they are.
        let changed = families.indices.filter { !tree.hasChildren(families[$0].children, of: families[$0].parent) }
        for index in changed { detachMoved(families[index].children, to: families[index].parent) }
        for index in changed.reversed() { arrange(families[index].children, in: families[index].parent) }
        if let root, tree.root != root { tree.root = root }
        return unneeded()
    }

    // MARK: - 1. Nodes with a new parent

    private func detachMoved(_ children: ArraySlice<NodeID>, to parent: NodeID) {
        for child in children {
            guard let old = tree.parent(of: child), old != parent else { continue }
            tree.removeFromParent(child)
        }
    }

    // MARK: - 2, 3. The children of one node

    private mutating func arrange(_ children: ArraySlice<NodeID>, in parent: NodeID) {
        if tree.childCount(of: parent) == 0 {
            tree.move(children, to: parent)
            return
        }
        var current = tree.children(of: parent)
        let wanted = Set(children)
        for child in current where !wanted.contains(child) {
            tree.removeFromParent(child)
            orphans.append(child)
        }
        current.removeAll { !wanted.contains($0) }
        var place: [NodeID: Int] = [:]
        for (index, child) in current.enumerated() { place[child] = index }
        let kept = Self.longestRisingRun(children.map { place[$0] })
        var next: NodeID?
        for (index, child) in children.enumerated().reversed() {
            if !kept[index] {
                tree.removeFromParent(child)
                if let next { tree.insert(child, before: next) } else { tree.append(child, to: parent) }
            }
            next = child
        }
    }

    /// Returns whether each position belongs to a longest strictly increasing subsequence; nil belongs to none.
    ///
    /// Keeps the smallest end of a run of each length, and for each element its predecessor.
    static func longestRisingRun(_ values: [Int?]) -> [Bool] {
        var kept = [Bool](repeating: false, count: values.count)
        var ends: [Int] = []
        var before = [Int](repeating: -1, count: values.count)
        for (position, value) in values.enumerated() {
            guard let value else { continue }
            var (low, high) = (0, ends.count)
            while low < high {
                let middle = (low + high) / 2
                if values[ends[middle]]! < value { low = middle + 1 } else { high = middle }
            }
            if low > 0 { before[position] = ends[low - 1] }
            if low == ends.count { ends.append(position) } else { ends[low] = position }
        }
        var position = ends.last ?? -1
        while position >= 0 {
            kept[position] = true
            position = before[position]
        }
        return kept
    }

    // MARK: - 4. Nodes no longer needed

    private func unneeded() -> [NodeID] {
        orphans.filter { tree.parent(of: $0) == nil && tree.root != $0 && !retained.isMet($0) }
    }
}
