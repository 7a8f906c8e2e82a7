import MullionGeometry

/// Single edits. Each moves the viewport so that its anchor stays in place; ``edit(keeping:_:)`` makes several at once.
extension CompositionalLayout {
    /// Sets the measured size of an item. Only lengths that are estimated change.
    ///
    /// - Complexity: O(log n + log s + items of its group).
    /// - Precondition: there is such an item.
    @discardableResult
    public mutating func resizeItem(
        at path: ItemPath, to size: CGSize, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(contains(path), "there is no item \(path)")
        return edit(keeping: anchor) { layout in
            let valid = CGSize(width: size.width.asLength, height: size.height.asLength)
            if valid != size { layout.report(.size(size, of: path)) }
            layout.change(section: path.section) { section in
                section.run.resize(path.item, to: valid, keepsThickness: section.isOrthogonal)
            }
        }
    }

    /// Sets the measured size of a header or footer, by its number in the list of a section or, with section -1, of the
    /// layout. Only lengths that are estimated change. O(log s).
    ///
    /// - Precondition: The boundary item exists.
    @discardableResult
    public mutating func resizeBoundaryItem(
        _ number: Int, ofSection section: Int, to size: CGSize, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { layout in
            if section < 0 {
                layout.boundary.measure(number, as: size)
                layout.arrangeBoundary()
            } else {
                layout.sections[section].boundary.measure(number, as: size)
                let (environment, axes) = (layout.environment, layout.axes)
                layout.change(section: section) { $0.arrangeBoundary(in: environment, axes) }
            }
        }
    }

    /// Inserts items that are not measured, before the one at a path or behind the last one.
    ///
    /// - Complexity: O(log n + log s) if no size is estimated or their number is a multiple of that of the items of a
    ///   group; otherwise O(n).
    /// - Precondition: there is such a section, and the path's item is at most its count.
    @discardableResult
    public mutating func insertItems(
        count: Int, at path: ItemPath, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(
            sections.indices.contains(path.section) && 0...sections[path.section].run.count ~= path.item,
            "there is no place \(path) to insert at")
        return edit(keeping: anchor) { layout in
            let valid = min(max(0, count), Int(Int32.max) - layout.itemCount)
            if valid != count { layout.report(.count(count, section: path.section)) }
            layout.change(section: path.section) { $0.run.insert(valid, at: path.item) }
            layout.track(inserting: valid, at: path)
        }
    }

    /// Removes items. As ``insertItems(count:at:keeping:)``.
    ///
    /// - Precondition: there are such items.
    @discardableResult
    public mutating func deleteItems(
        _ items: Range<Int>, inSection section: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(
            sections.indices.contains(section) && items.lowerBound >= 0
                && items.upperBound <= sections[section].run.count, "there are no items \(items) in section \(section)")
        return edit(keeping: anchor) { $0.remove(items, from: section) }
    }

    /// Moves an item with its measured size. The path it gets counts after it was taken out.
    ///
    /// - Precondition: there is such an item, and place for it.
    @discardableResult
    public mutating func moveItem(
        at path: ItemPath, to target: ItemPath, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(contains(path), "there is no item \(path)")
        return edit(keeping: anchor) { layout in
            let size = layout.sections[path.section].run.measuredSize(ofItem: path.item)
            layout.remove(path.item..<path.item + 1, from: path.section)
            precondition(
                layout.sections.indices.contains(target.section)
                    && 0...layout.sections[target.section].run.count ~= target.item, "there is no place \(target)")
            layout.change(section: target.section) { $0.run.replace(target.item..<target.item, with: [size]) }
            layout.track(inserting: 1, at: target)
        }
    }

    /// Inserts sections of so many items before a section, or behind the last one. Sections behind are asked for again,
    /// by their new numbers, and keep their measured sizes. O(s + measured items behind).
    ///
    /// - Precondition: `section` is at most the number of sections, and not negative.
    @discardableResult
    public mutating func insertSections(
        itemCounts: [Int], at section: Int, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        precondition(0...sections.count ~= section, "there is no position \(section) to insert sections at")
        return edit(keeping: anchor) { layout in
            var left = Int(Int32.max) - layout.itemCount
            let new = itemCounts.enumerated().map { offset, count in
                let valid = min(max(0, count), left)
                if valid != count { layout.report(.count(count, section: section + offset)) }
                left -= valid
                return layout.makeSection(section + offset, count: valid)
            }
            layout.sections.insert(contentsOf: new, at: section)
            layout.arrangeAll(from: section + new.count)
            layout.track(insertingSections: new.count, at: section)
        }
    }

    /// Removes sections. As ``insertSections(itemCounts:at:keeping:)``.
    ///
    /// - Precondition: The sections exist.
    @discardableResult
    public mutating func deleteSections(_ range: Range<Int>, keeping anchor: FlowAnchor = .leading) -> FlowAdjustment {
        precondition(range.lowerBound >= 0 && range.upperBound <= sections.count, "there are no sections \(range)")
        return edit(keeping: anchor) { layout in
            layout.sections.removeSubrange(range)
            layout.arrangeAll(from: range.lowerBound)
            layout.track(removingSections: range)
        }
    }

    /// Returns whether a length of an item is still an estimate. O(log n).
    public func isEstimated(_ path: ItemPath) -> Bool {
        contains(path) && sections[path.section].run.isEstimated(path.item)
    }

    /// Measures items in a rectangle until no length in it is an estimate.
    ///
    /// The viewport moves so that the anchor stays in place, and the rectangle moves with it, so that it covers what is
    /// shown in the end.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in content coordinates; nil for the bounds of the viewport.
    ///   - measure: Returns the size of an item, given the one it has, of which the estimated lengths are free.
    /// - Complexity: O(log n + log s + items of its group) for each size.
    @discardableResult
    public mutating func measure(
        near rect: CGRect? = nil, keeping anchor: FlowAnchor = .leading, _ measure: (ItemPath, CGSize) -> CGSize
    ) -> FlowAdjustment {
        resizeAll(in: rect, keeping: anchor, finding: { $0.estimatedItems(in: $1) }) { layout, item in
            layout.resizeItem(at: item.path, to: measure(item.path, item.size))
        }
    }
}

extension CompositionalLayout {
    private func estimatedItems(in rect: CGRect) -> [(path: ItemPath, size: CGSize)] {
        var found: [(path: ItemPath, size: CGSize)] = []
        forEachElement(in: rect) { item in
            if item.element.category == .cell, isEstimated(item.element.path) {
                found.append((item.element.path, item.frame.size))
            }
        }
        return found
    }

    private mutating func remove(_ items: Range<Int>, from section: Int) {
        change(section: section) { $0.run.replace(items, with: []) }
        track(removing: items, from: section)
    }

    private mutating func change(section: Int, _ change: (inout CompositionalSection) -> Void) {
        change(&sections[section])
        update(section: section)
    }
}
