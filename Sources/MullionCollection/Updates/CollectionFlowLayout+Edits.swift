import MullionGeometry

/// Single edits. Each moves the viewport so that its anchor stays in place; ``edit(keeping:_:)`` makes several at once.
extension CollectionFlowLayout {
    /// Changes the size of an item. Has no effect in a uniform section or a grid.
    ///
    /// - Parameter baseline: How far its baseline lies below its top in points; nil = at its bottom.
    /// - Complexity: O(log n + log s + items of the lines that change); O(n) in a custom arrangement.
    /// - Precondition: there is such an item.
    @discardableResult
    public mutating func resizeItem(
        at path: ItemPath, to size: CGSize, baseline: CGFloat? = nil, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(contains(path), "there is no item \(path)")
        return edit(keeping: anchor) { layout in
            guard !layout.sections[path.section].isUniform else { return }
            let size = layout.stored(size, baseline: baseline, of: path)
            layout.change(section: path.section) { $0.resize(path.item, to: size, by: $1) }
        }
    }

    /// Sets the size of an item to the one that a source provides.
    mutating func resizeItem(at path: ItemPath, from source: some FlowDataSource) {
        statistics.askedSizes += 1
        let size = source.size(ofItemAt: path)
        resizeItem(at: path, to: size, baseline: usesBaselines ? source.baseline(ofItemAt: path) : nil)
    }

    /// Inserts items before the one at a path, or behind the last one. In a uniform section only the count of sizes
    /// matters.
    ///
    /// - Complexity: as ``resizeItem(at:to:baseline:keeping:)``, plus the items inserted; O(n / 100) when room has to
    ///   be made.
    /// - Precondition: there is such a section, and the path's item is at most its count.
    @discardableResult
    public mutating func insertItems(
        _ sizes: some Collection<CGSize>, at path: ItemPath, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { layout in
            let stored = sizes.enumerated().map { offset, size in
                let item = ItemPath(section: path.section, item: path.item + offset)
                return StoredSize(layout.repaired(size, of: item))
            }
            layout.insert(stored, at: path)
        }
    }

    /// Inserts items whose sizes are not known yet: they have the section's estimate, or its uniform size.
    ///
    /// - Precondition: there is such a section, and the path's item is at most its count.
    @discardableResult
    public mutating func insertItems(
        count: Int, at path: ItemPath, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { layout in
            let estimate = StoredSize(layout.sections[path.section].estimate, isEstimate: true)
            layout.insert(Array(repeating: estimate, count: max(0, count)), at: path)
        }
    }

    /// Removes items.
    ///
    /// - Complexity: as ``insertItems(_:at:keeping:)``.
    /// - Precondition: there are such items.
    @discardableResult
    public mutating func deleteItems(
        _ items: Range<Int>, inSection section: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { $0.remove(items, from: section) }
    }

    /// Moves an item with its size. The path it gets counts after it was taken out.
    ///
    /// - Precondition: there is such an item, and place for it.
    @discardableResult
    public mutating func moveItem(
        at path: ItemPath, to target: ItemPath, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(contains(path), "there is no item \(path)")
        return edit(keeping: anchor) { layout in
            let size = layout.sections[path.section].content.size(ofItem: path.item)
            layout.remove(path.item..<path.item + 1, from: path.section)
            layout.insert([size], at: target)
        }
    }

    /// Inserts sections of a source before a section, or behind the last one: those with the same numbers in the
    /// source.
    ///
    /// - Precondition: The data source has the new sections.
    /// - Complexity: O(s + items of variable sections inserted).
    @discardableResult
    public mutating func insertSections(
        _ range: Range<Int>, from source: some FlowDataSource, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { layout in
            let records = range.map { layout.makeRecord(of: $0, from: source) }
            layout.insert(records, at: range.lowerBound)
        }
    }

    /// Removes sections. O(s).
    ///
    /// - Precondition: The sections exist.
    @discardableResult
    public mutating func deleteSections(_ range: Range<Int>, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        edit(keeping: anchor) { _ = $0.remove(sections: range) }
    }

    mutating func insert(_ sizes: [StoredSize], at path: ItemPath) {
        precondition(
            sections.indices.contains(path.section) && 0...sections[path.section].content.count ~= path.item,
            "there is no place \(path) to insert at")
        var sizes = sizes
        if sections[path.section].isUniform {
            sizes = Array(repeating: StoredSize(sections[path.section].estimate), count: sizes.count)
        }
        change(section: path.section) { $0.insert(sizes, at: path.item, by: $1) }
        track(inserting: sizes.count, at: path)
    }

    mutating func remove(_ items: Range<Int>, from section: Int) {
        precondition(
            sections.indices.contains(section) && items.lowerBound >= 0
                && items.upperBound <= sections[section].content.count,
            "there are no items \(items) in section \(section)")
        change(section: section) { $0.remove(items, by: $1) }
        track(removing: items, from: section)
    }

    mutating func insert(_ records: [SectionRecord], at section: Int) {
        precondition(0...sections.count ~= section, "there is no position \(section) to insert sections at")
        sections.insert(contentsOf: records, at: section)
        addUp()
        track(insertingSections: records.count, at: section)
    }

    mutating func remove(sections range: Range<Int>) -> [SectionRecord] {
        precondition(range.lowerBound >= 0 && range.upperBound <= sections.count, "there are no sections \(range)")
        let removed = Array(sections[range])
        sections.removeSubrange(range)
        addUp()
        track(removingSections: range)
        return removed
    }

    /// Changes the items of a section, and the sums after them.
    mutating func change(section: Int, _ change: (inout SectionContent, LineRule) -> Int) {
        let rule = rule(ofSection: section)
        statistics.arrangedItems += change(&sections[section].content, rule)
        update(section: section)
    }
}
