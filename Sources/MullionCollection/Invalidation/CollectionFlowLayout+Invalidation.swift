import MullionGeometry

extension CollectionFlowLayout {
    /// Computes what a context names, and nothing else. The anchor keeps its place.
    ///
    /// Paths and sections that do not exist are passed over.
    ///
    /// - Complexity: everything, counts and metrics as preparing; attributes O(n); an item as a resize.
    @discardableResult
    public mutating func invalidate(
        with context: InvalidationContext, from source: some FlowDataSource, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        edit(keeping: anchor) { layout in
            if context.everything || context.dataSourceCounts || context.flowDelegateMetrics {
                layout.prepare(from: source)
                if let path = layout.tracking?.path { layout.trackSuccessor(of: path) }
            } else {
                if context.flowAttributes { layout.arrangeAll() }
                for path in context.items where layout.contains(path) {
                    layout.resizeItem(at: path, from: source)
                }
                layout.askLengths(ofHeaders: context.headers, footers: context.footers, from: source)
            }
            let moves = zip(
                context.previousIndexPathsForInteractivelyMovingItems,
                context.targetIndexPathsForInteractivelyMovingItems)
            for (previous, target) in moves where layout.contains(previous) && layout.contains(target) {
                layout.moveItem(at: previous, to: target)
            }
            layout.tracking?.offset.x += context.contentOffsetAdjustment.x
            layout.tracking?.offset.y += context.contentOffsetAdjustment.y
        }
    }

    private mutating func askLengths(ofHeaders headers: [Int], footers: [Int], from source: some FlowDataSource) {
        for section in headers where sections.indices.contains(section) {
            let size = source.section(at: section).header ?? configuration.headerReferenceSize
            sections[section].headerLength = repaired(axes.main(size), "header", section: section)
            sections[section].akpHeaderHeight = size.height
            update(section: section)
        }
        for section in footers where sections.indices.contains(section) {
            let size = source.section(at: section).footer ?? configuration.footerReferenceSize
            sections[section].footerLength = repaired(axes.main(size), "footer", section: section)
            update(section: section)
        }
    }

    /// Returns whether anything has to be computed or shown again when the bounds of the viewport change.
    ///
    /// The result is true if the length across the scrolling axis changes, if headers or footers pin and the content
    /// offset along the scrolling axis changes, if the frame of a global, stretched or pinned header or of a footer
    /// changes; with the rules of AKPFlowLayout always. Setting the ``viewport`` is enough in every case unless sizes
    /// depend on the length across.
    ///
    /// - Complexity: O(log s + headers and footers that change).
    public func shouldInvalidate(forBoundsChange bounds: CGRect) -> Bool {
        if configuration.usesAKPFlowLayoutRules || changesDimension(bounds) { return true }
        let pins = configuration.sectionHeadersPinToVisibleBounds || configuration.sectionFootersPinToVisibleBounds
        if pins, axes.main(bounds.origin) != axes.main(viewport.bounds.origin) { return true }
        let context = invalidationContext(forBoundsChange: bounds)
        return !context.headers.isEmpty || !context.footers.isEmpty
    }

    /// Returns what changes with new bounds of the viewport.
    ///
    /// A new length across the scrolling axis requests sizes again and changes all headers and footers. Otherwise
    /// these are just the headers and footers whose attributes change. With the rules of AKPFlowLayout any new size
    /// asks for sizes again, and a new origin names the headers of the sections that have a header or item in the new
    /// bounds, and the first one.
    ///
    /// - Complexity: O(log s + headers and footers that change); a jump over many pinned headers changes all of them.
    public func invalidationContext(forBoundsChange bounds: CGRect) -> InvalidationContext {
        var context = InvalidationContext()
        if configuration.usesAKPFlowLayoutRules {
            context.flowDelegateMetrics = bounds.size != viewport.bounds.size
            if bounds.origin != viewport.bounds.origin { context.headers = akpHeaders(concernedBy: bounds) }
        } else if changesDimension(bounds) {
            context.flowDelegateMetrics = true
            context.headers = sections.indices.filter { sections[$0].headerLength > 0 }
            context.footers = sections.indices.filter { sections[$0].footerLength > 0 }
        } else {
            var after = self
            after.viewport.bounds = bounds
            context.headers = headers(changedIn: after)
            context.footers = footers(changedIn: after)
        }
        return context
    }

    private func changesDimension(_ bounds: CGRect) -> Bool {
        let size = FlowViewport(bounds: bounds).repaired.bounds.size
        return axes.cross(size) != axes.cross(viewport.bounds.size)
    }

    /// The sections whose headers are elsewhere in a layout that differs in the main components of the viewport alone:
    /// a pinned header moves while one of the pin lines between is in its section.
    private func headers(changedIn after: CollectionFlowLayout) -> [Int] {
        guard let last = sections.indices.last else { return [] }
        var changed: [Int] = []
        func compare(_ section: Int) {
            if header(ofSection: section) != after.header(ofSection: section) { changed.append(section) }
        }
        compare(0)
        guard let before = pinLine(ofSection: last), let line = after.pinLine(ofSection: last) else { return changed }
        let first = sections(near: min(before, line))
        if configuration.pinLimit == .untilNextPinned, let section = headerSection(before: first), section > 0 {
            compare(section)
        }
        var next = headerSection(after: max(0, first - 1))
        while let section = next, spans.prefix(section).length.value <= max(before, line) + Self.slack {
            if section > 0 { compare(section) }
            next = headerSection(after: section)
        }
        return changed
    }

    private func footers(changedIn after: CollectionFlowLayout) -> [Int] {
        guard configuration.sectionFootersPinToVisibleBounds else { return [] }
        let (low, high) = (min(visibleEnd, after.visibleEnd), max(visibleEnd, after.visibleEnd))
        var changed: [Int] = []
        var next = footerSection(from: sections(near: low))
        while let section = next {
            if footer(ofSection: section) != after.footer(ofSection: section) { changed.append(section) }
            // One more may travel ahead of its section.
            if spans.prefix(section).length.value > high + Self.slack { break }
            next = footerSection(from: section + 1)
        }
        return changed
    }

    /// The first section that ends at or after a place, a little before that to be safe.
    private func sections(near place: CGFloat) -> Int {
        spans.longestPrefix { $0.length.value < place - Self.slack }.count
    }

    private func akpHeaders(concernedBy bounds: CGRect) -> [Int] {
        let rect = bounds.standardized
        guard let range = axes.mainRange(rect), !sections.isEmpty else { return [] }
        var result = sections[0].headerLength > 0 ? [0] : []
        var section = max(1, sections(near: range.lowerBound))
        while section < sections.count {
            let place = place(ofSection: section)
            if place.start > range.upperBound + Self.slack { break }
            if sections[section].headerLength > 0, akpShowsHeader(ofSection: section, at: place, in: rect) {
                result.append(section)
            }
            section += 1
        }
        return result
    }
}
