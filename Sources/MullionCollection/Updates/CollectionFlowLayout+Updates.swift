import MullionGeometry

/// Batches of updates.
///
/// 1. Sort the batch, and check it against this layout and the source: nothing is changed by a batch that cannot be
///    made.
/// 2. Take out sections, last first; keep those that move.
/// 3. Take out items, last first; keep the sizes of those that move.
/// 4. Put in sections, first first: from the source, or those that move.
/// 5. Put in items, first first: with sizes of the source, or those that move.
/// 6. Ask for reloaded sections and sizes of reloaded items.
extension CollectionFlowLayout {
    /// Makes a batch of updates, and moves the viewport so that the anchor keeps its place.
    ///
    /// - Parameter source: The data after the batch, used for new and reloaded sections and items, and for counts.
    /// - Returns: the layouts before and after, and what becomes of each element.
    /// - Throws: ``FlowUpdateError``; then the layout is as it was.
    /// - Complexity: O(updates · (log n + items of the lines that change)); O(s) if sections come or go.
    @discardableResult
    public mutating func apply(
        _ updates: [FlowUpdate], from source: some FlowDataSource, keeping anchor: FlowAnchor = .leading
    ) throws(FlowUpdateError) -> FlowTransition {
        let map = try UpdateMap(updates, sectionCount: sections.count) { sections[$0].content.count }
        try check(map, against: source)
        let before = self
        let adjustment = edit(keeping: anchor) { layout in
            let moved = layout.removeItems(of: map)
            layout.replaceSections(of: map, from: source)
            layout.insertItems(of: map, moved: moved, from: source)
            layout.reload(map, from: source)
        }
        return FlowTransition(before: before, after: self, adjustment: adjustment, map: map)
    }

    private func check(_ map: UpdateMap, against source: some FlowDataSource) throws(FlowUpdateError) {
        let count = sections.count - map.sections.removed.count + map.sections.inserted.count
        let sourceCount = source.sectionCount
        if sourceCount != count { throw .sectionCount(source: sourceCount, updates: count) }
        for (old, new) in map.changedSections {
            let items = map.items(before: old, after: new)
            let count = sections[old].content.count - items.removed.count + items.inserted.count
            let sourceCount = source.section(at: new).items.count
            if sourceCount != count || (items.inserted.last ?? 0) >= max(1, count) {
                throw .itemCount(section: new, source: sourceCount, updates: count)
            }
        }
    }

    /// Takes out items, by their numbers before; those that move are returned with their sizes.
    private mutating func removeItems(of map: UpdateMap) -> [ItemPath: StoredSize] {
        var moved: [ItemPath: StoredSize] = [:]
        for (from, to) in map.itemMoves { moved[to] = sections[from.section].content.size(ofItem: from.item) }
        for (old, new) in map.changedSections {
            for run in map.items(before: old, after: new).removed.runs.reversed() { remove(run, from: old) }
        }
        return moved
    }

    private mutating func replaceSections(of map: UpdateMap, from source: some FlowDataSource) {
        guard map.sections != .identity else { return }
        var moved: [Int: SectionRecord] = [:]
        for (from, to) in map.sectionMoves { moved[to] = sections[from] }
        for run in map.sections.removed.runs.reversed() { _ = remove(sections: run) }
        for run in map.sections.inserted.runs {
            insert(run.map { moved[$0] ?? makeRecord(of: $0, from: source) }, at: run.lowerBound)
        }
    }

    private mutating func insertItems(
        of map: UpdateMap, moved: [ItemPath: StoredSize], from source: some FlowDataSource
    ) {
        for (old, new) in map.changedSections {
            for run in map.items(before: old, after: new).inserted.runs {
                let sizes = run.map { item in
                    let path = ItemPath(section: new, item: item)
                    return moved[path] ?? newSize(of: path, from: source)
                }
                insert(sizes, at: ItemPath(section: new, item: run.lowerBound))
            }
        }
    }

    /// Returns the size of a new item, requesting it unless an estimate or a common size suffices.
    private mutating func newSize(of path: ItemPath, from source: some FlowDataSource) -> StoredSize {
        switch source.section(at: path.section).items {
        case .uniform: return StoredSize(sections[path.section].estimate)
        case .estimated: return StoredSize(sections[path.section].estimate, isEstimate: true)
        case .variable:
            statistics.askedSizes += 1
            let size = source.size(ofItemAt: path)
            return stored(size, baseline: usesBaselines ? source.baseline(ofItemAt: path) : nil, of: path)
        }
    }

    private mutating func reload(_ map: UpdateMap, from source: some FlowDataSource) {
        for old in map.reloadedSections {
            guard let section = map.section(after: old) else { continue }
            sections[section] = makeRecord(of: section, from: source)
            update(section: section)
            if let path = tracking?.path, path.section == section { trackSuccessor(of: path) }
        }
        for path in map.reloadedItems.compactMap({ map.path(after: $0) }) {
            resizeItem(at: path, from: source)
        }
    }
}
