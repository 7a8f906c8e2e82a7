import MullionGeometry

/// Headers, footers and backgrounds where they are seen: functions of the sums and the viewport.
///
/// ```
/// pinned at the beginning   max(natural, min(pin line, end of the groups - length))
/// pinned at the end         min(natural, max(pin line - length, beginning of the groups))
/// ```
///
/// A pinned element stays in its section, so each element in a rectangle belongs to a section in it, or to the layout.
extension CompositionalLayout {
    /// Returns a header or footer of a section, by its number in the section's list; nil if there is none. O(log s).
    public func boundaryItem(_ number: Int, ofSection section: Int) -> LayoutVisibleItem? {
        guard sections.indices.contains(section), sections[section].boundary.sizes.indices.contains(number) else {
            return nil
        }
        return boundaryItem(number, ofSection: section, at: place(ofSection: section))
    }

    func boundaryItem(_ number: Int, ofSection section: Int, at place: CompositionalPlace) -> LayoutVisibleItem {
        let record = sections[section]
        let follows = record.definition.supplementariesFollowContentInsets
        let host = Host(
            start: place.start, end: place.end, crossStart: follows ? record.crossInset.before : 0,
            cross: follows ? record.available : dimension, pinLine: visibleStart + boundary.pinnedBefore,
            path: ItemPath(section: section, item: 0), canStretch: section == 0 && boundary.before == 0)
        var item = boundaryItem(number, of: record.definition.boundarySupplementaryItems, record.boundary, in: host)
        item.zIndex = record.promoted(item.zIndex)
        return item
    }

    /// Returns a header or footer of the layout, by its number in the configuration's list; nil if there is none. O(1).
    public func boundaryItem(_ number: Int) -> LayoutVisibleItem? {
        guard boundary.sizes.indices.contains(number) else { return nil }
        let host = Host(
            start: 0, end: axes.main(contentSize), crossStart: 0, cross: dimension, pinLine: visibleStart,
            path: ItemPath(section: -1, item: 0), canStretch: true)
        return boundaryItem(number, of: configuration.boundarySupplementaryItems, boundary, in: host)
    }

    /// What has elements at its boundary.
    private struct Host {
        var start: CGFloat
        var end: CGFloat
        var crossStart: CGFloat
        var cross: CGFloat
        var pinLine: CGFloat
        var path: ItemPath
        var canStretch: Bool
    }

    private func boundaryItem(
        _ number: Int, of items: [LayoutBoundarySupplementaryItem], _ boundary: BoundaryItems, in host: Host
    ) -> LayoutVisibleItem {
        let (item, axes) = (items[number], axes)
        let size = axes.size(boundary.sizes[number])
        let unit = item.alignment.edges.unitPoint
        let (first, last) = (host.start + boundary.before, host.end - boundary.after)
        var length = size.main
        var stretch: CGFloat = 0
        var main: CGFloat
        switch (axes.main(unit), item.extendsBoundary) {
        case (0, true): main = host.start
        case (0, false): main = first
        case (1, true): main = host.end - length
        case (1, false): main = last - length
        default: main = first + (last - first - length) / 2
        }
        main += axes.main(item.offset).bounded
        if item.isStretchable, host.canStretch, main == 0, visibleStart < 0 {
            stretch = -visibleStart
            main = visibleStart
            length += stretch
        } else if item.pinToVisibleBounds, axes.main(unit) == 0 {
            main = max(main, min(host.pinLine, last - length))
        } else if item.pinToVisibleBounds, axes.main(unit) == 1 {
            main = min(main, max(visibleEnd - length, first))
        }
        let cross =
            host.crossStart + (host.cross - size.cross) * axes.cross(unit) + axes.cross(item.offset).bounded
        var result = LayoutVisibleItem(
            LayoutElement(.supplementary, elementKind: item.elementKind, path: host.path, number: number),
            frame: axes.rect(cross: cross, main: main, size: SectionSize(cross: size.cross, main: length)),
            zIndex: item.zIndex)
        result.stretchFactor = stretch
        return result
    }

    /// Returns a background of a section, by its number in the section's list; nil if there is none. O(log s).
    public func decoration(_ number: Int, ofSection section: Int) -> LayoutVisibleItem? {
        guard sections.indices.contains(section), sections[section].definition.decorationItems.indices.contains(number)
        else { return nil }
        return decoration(number, ofSection: section, at: place(ofSection: section))
    }

    /// A background of a section: all of the section, across all of the layout, within the background's insets.
    func decoration(_ number: Int, ofSection section: Int, at place: CompositionalPlace) -> LayoutVisibleItem {
        let item = sections[section].definition.decorationItems[number]
        let insets = item.contentInsets
        let (main, cross) = (axes.mainInsets(insets), axes.crossInsets(insets))
        func range(_ start: CGFloat, _ end: CGFloat, _ inset: (before: CGFloat, after: CGFloat)) -> (CGFloat, CGFloat) {
            let (before, after) = (inset.before.asLength, inset.after.asLength)
            return (start + min(before, end - start), max(0, end - start - before - after))
        }
        let (mainStart, length) = range(place.start, place.end, main)
        let (crossStart, width) = range(0, dimension, cross)
        return LayoutVisibleItem(
            LayoutElement(
                .decoration, elementKind: item.elementKind, path: ItemPath(section: section, item: 0), number: number),
            frame: axes.rect(cross: crossStart, main: mainStart, size: SectionSize(cross: width, main: length)),
            zIndex: item.zIndex)
    }
}
