import MullionGeometry

/// Finding what is in a rectangle.
///
/// 1. Sections: those between two searches in the sums of their lengths, as far beyond the rectangle as something
///    reaches beyond its section; sections with nothing in them are leapt over.
/// 2. Groups: in closed form, or between two searches in the sums of the lengths of leaves.
/// 3. The items of these groups and what is attached to them; headers, footers and backgrounds of these sections.
///
/// Every element found is compared with the rectangle by its final frame.
extension CompositionalLayout {
    /// Returns the elements whose frames, after scrolling, pinning and stretching, intersect a rectangle: for each
    /// section the items, each followed by what is attached to it, the headers and footers, and the backgrounds; in the
    /// end the headers and footers of the layout. Touching edges do not count; a side of length 0 strictly inside does.
    ///
    /// - Complexity: O(log n + log s + groups near the rectangle).
    public func elements(in rect: CGRect) -> [LayoutVisibleItem] {
        var result: [LayoutVisibleItem] = []
        result.reserveCapacity(64)
        forEachElement(in: rect) { result.append($0) }
        return result
    }

    /// Returns the elements in the bounds of the viewport, after the sections' visible items invalidation handlers.
    public func visibleElements() -> [LayoutVisibleItem] {
        let elements = elements(in: viewport.bounds)
        var result: [LayoutVisibleItem] = []
        result.reserveCapacity(elements.count)
        var next = 0
        while next < elements.count {
            let section = elements[next].element.path.section
            let end = elements[next...].firstIndex { $0.element.path.section != section } ?? elements.count
            var items = Array(elements[next..<end])
            if section >= 0, let handler = sections[section].definition.visibleItemsInvalidationHandler {
                let offset =
                    sections[section].isOrthogonal
                    ? axes.rect(cross: orthogonalOffset(ofSection: section), main: 0, size: .init(cross: 0, main: 0))
                        .origin : viewport.bounds.origin
                handler(&items, offset, environment)
            }
            result += items
            next = end
        }
        return result
    }

    /// Calls with the elements of ``elements(in:)``, without an array of them.
    public func forEachElement(in rect: CGRect, _ body: (LayoutVisibleItem) -> Void) {
        let rect = rect.standardized
        guard let range = axes.mainRange(rect) else { return }
        let low = range.lowerBound - overhang - range.lowerBound.searchReach
        let high = range.upperBound + overhang + range.upperBound.searchReach
        let start = ExactLength(boundary.before)
        var (section, before) = spans.longestPrefix { (start + $0.length).value < low }
        while section < sections.count, (start + before.length).value <= high {
            if spans[section].elements == 0 {
                section = spans.longestPrefix { $0.elements <= before.elements }.count
                before = spans.prefix(section)
                continue
            }
            emit(section, at: place(ofSection: section, from: before.length), in: rect, body)
            before += spans[section]
            section += 1
        }
        for number in boundary.sizes.indices {
            if let item = boundaryItem(number), item.frame.meets(rect) { body(item) }
        }
    }

    private func emit(
        _ section: Int, at place: CompositionalPlace, in rect: CGRect, _ body: (LayoutVisibleItem) -> Void
    ) {
        let ground = ground(ofSection: section, at: place)
        let along = FlowAxes(scrolls: ground.isVertical ? .vertical : .horizontal)
        let origin = along.main(rect.origin) + ground.scrolled
        let run = sections[section].run
        run.forEachGroup(near: origin...max(origin, origin + along.main(rect.size)), origin: ground.start) {
            group, frames, size in
            for offset in 0..<group.count {
                emitItem(offset, of: group, frames, size, section, run, on: ground) { item in
                    if item.frame.meets(rect) { body(item) }
                }
            }
            return true
        }
        for number in sections[section].boundary.sizes.indices {
            let item = boundaryItem(number, ofSection: section, at: place)
            if item.frame.meets(rect) { body(item) }
        }
        for number in sections[section].definition.decorationItems.indices {
            let item = decoration(number, ofSection: section, at: place)
            if item.frame.meets(rect) { body(item) }
        }
    }

    /// Returns the attributes of an item. O(log n + log s + items of its group). In a section whose group is empty, the
    /// frame is empty too.
    ///
    /// - Precondition: The item exists.
    public func item(at path: ItemPath) -> LayoutVisibleItem {
        precondition(contains(path), "there is no item \(path)")
        return elements(ofItem: path)[0]
    }

    /// Returns an item and what is attached to it, and to the groups that begin with it.
    ///
    /// - Precondition: The item exists.
    public func elements(ofItem path: ItemPath) -> [LayoutVisibleItem] {
        precondition(contains(path), "there is no item \(path)")
        let run = sections[path.section].run
        let ground = ground(ofSection: path.section, at: place(ofSection: path.section))
        guard !run.isHollow else {
            let origin = axes.rect(
                cross: sections[path.section].crossInset.before, main: place(ofSection: path.section).itemsStart.value,
                size: SectionSize(cross: 0, main: 0))
            return [LayoutVisibleItem(LayoutElement(.cell, path: path), frame: origin)]
        }
        let group = run.group(ofItem: path.item)
        var frames: [CGRect] = []
        let size = run.place(group, into: &frames)
        var result: [LayoutVisibleItem] = []
        emitItem(path.item - group.firstItem, of: group, frames, size, path.section, run, on: ground) {
            result.append($0)
        }
        return result
    }
}

/// Where the groups of a section lie.
struct SectionGround {
    /// Whether groups follow each other vertically.
    var isVertical: Bool
    /// The beginning of the groups along their axis, and by how much they are scrolled.
    var start: ExactLength
    var scrolled: CGFloat
    /// The beginning of the groups across their axis, and the room there.
    var cross: CGFloat
    var room: CGFloat
    /// The spaces at the edges of each group, along the axis and across it.
    var edges: GroupPlan.Spaces
    var crossEdges: GroupPlan.Spaces
    /// The least z index of elements.
    var zIndex: Int
}

extension CompositionalLayout {
    func ground(ofSection section: Int, at place: CompositionalPlace) -> SectionGround {
        let (edges, crossEdges) = (sections[section].run.edges, sections[section].run.crossEdges)
        let zIndex = sections[section].promoted(.min)
        guard sections[section].isOrthogonal else {
            return SectionGround(
                isVertical: axes.isVertical, start: place.itemsStart, scrolled: 0,
                cross: sections[section].crossInset.before, room: sections[section].available, edges: edges,
                crossEdges: crossEdges, zIndex: zIndex)
        }
        return SectionGround(
            isVertical: !axes.isVertical, start: ExactLength(sections[section].crossInset.before),
            scrolled: orthogonalOffset(ofSection: section), cross: place.itemsStart.value,
            room: sections[section].run.thickness, edges: edges, crossEdges: crossEdges, zIndex: zIndex)
    }

    /// Calls with an item of a group and what is attached to it.
    private func emitItem(
        _ offset: Int, of group: GroupRun.Group, _ frames: [CGRect], _ size: CGSize, _ section: Int,
        _ run: GroupRun, on ground: SectionGround, _ body: (LayoutVisibleItem) -> Void
    ) {
        let axes = FlowAxes(scrolls: ground.isVertical ? .vertical : .horizontal)
        let root = (
            main: (ground.start + group.start).value + ground.edges.before.spacing - ground.scrolled,
            cross: ground.cross + ground.crossEdges.offset(of: axes.cross(size), in: ground.room)
        )
        let origin = axes.rect(cross: root.cross, main: root.main, size: SectionSize(cross: 0, main: 0)).origin
        func moved(_ frame: CGRect) -> CGRect {
            CGRect(
                x: origin.x + frame.origin.x, y: origin.y + frame.origin.y, width: frame.size.width,
                height: frame.size.height)
        }
        let path = ItemPath(section: section, item: group.firstItem + offset)
        let node = Int(run.plan.leaves[offset])
        let frame = moved(run.plan.frame(frames[node], of: node))
        body(
            LayoutVisibleItem(
                LayoutElement(.cell, path: path), frame: frame, zIndex: max(ground.zIndex, run.plan.nodes[node].zIndex))
        )
        guard !run.plan.hosts.isEmpty else { return }
        var number = 0
        var host = node
        while host >= 0, Int(run.plan.nodes[host].leaf) == offset {
            let hostFrame = run.hostFrame(frames, host)
            for item in run.plan.nodes[host].supplementaryItems {
                body(
                    LayoutVisibleItem(
                        LayoutElement(.supplementary, elementKind: item.elementKind, path: path, number: number),
                        frame: moved(item.frame(in: hostFrame)), zIndex: max(ground.zIndex, item.zIndex)))
                number += 1
            }
            host = Int(run.plan.nodes[host].parent)
        }
    }
}
