import MullionGeometry

/// Finding what is in a rectangle.
///
/// 1. Sections: those between two searches in the sums of their lengths; sections with nothing in them are leapt over.
/// 2. Items: the lines of these sections between two searches in the sums of the lengths of lines.
/// 3. Headers and footers that pinning may have moved out of their section: at most three, found by counting.
///
/// Every element found is compared with the rectangle by its final frame.
extension CollectionFlowLayout {
    /// Returns the elements whose frames, after pinning and stretching, intersect a rectangle, in document order: for
    /// each section the header, the items, the footer, and the decorations. Touching edges do not count; a side of
    /// length 0 strictly inside does. With the header rules of AKPFlowLayout, headers are chosen as
    /// ``GlobalHeaderRules/akpFlowLayout`` does.
    ///
    /// - Complexity: O(log n + log s + elements whose range along the scrolling axis meets the rectangle's).
    public func elements(in rect: CGRect) -> [ElementAttributes] {
        var result: [ElementAttributes] = []
        forEachElement(in: rect) { result.append($0) }
        return result
    }

    /// Returns the elements in the bounds of the viewport.
    public func visibleElements() -> [ElementAttributes] { elements(in: viewport.bounds) }

    /// Calls with the elements of ``elements(in:)``, without an array of them.
    public func forEachElement(in rect: CGRect, _ body: (ElementAttributes) -> Void) {
        let rect = rect.standardized
        guard let range = axes.mainRange(rect) else { return }
        var (section, before) = spans.longestPrefix { $0.length.value < range.lowerBound - Self.slack }
        emitAhead(of: section, in: rect, body)
        while section < sections.count, before.length.value <= range.upperBound + Self.slack {
            if spans[section].elements == 0 {
                section = nextSection(from: section)
                before = spans.prefix(section)
                continue
            }
            emit(section, at: place(ofSection: section, from: before.length), in: rect, body)
            before += spans[section]
            section += 1
        }
        emitBehind(section, in: rect, body)
    }

    /// What may be seen although its section is before the rectangle: the global header, and one that travels on.
    private func emitAhead(of first: Int, in rect: CGRect, _ body: (ElementAttributes) -> Void) {
        guard first > 0 else { return }
        if configuration.usesGlobalHeaderRules { emitHeader(0, in: rect, body) }
        guard configuration.pinLimit == .untilNextPinned, !configuration.usesAKPFlowLayoutRules else { return }
        if let section = headerSection(before: first), section > 0 || !configuration.usesGlobalHeaderRules {
            emitHeader(section, in: rect, body)
        }
    }

    private func emitHeader(_ section: Int, in rect: CGRect, _ body: (ElementAttributes) -> Void) {
        guard sections[section].headerLength > 0 else { return }
        let place = place(ofSection: section)
        let attributes = header(ofSection: section, at: place)
        if configuration.usesAKPFlowLayoutRules
            ? akpShowsHeader(ofSection: section, at: place, in: rect) : attributes.frame.meets(rect)
        {
            body(attributes)
        }
    }

    private func emit(_ section: Int, at place: SectionPlace, in rect: CGRect, _ body: (ElementAttributes) -> Void) {
        if spans[section].headers > 0 {
            let attributes = header(ofSection: section, at: place)
            if configuration.usesAKPFlowLayoutRules
                ? akpShowsHeader(ofSection: section, at: place, in: rect) : attributes.frame.meets(rect)
            {
                body(attributes)
            }
        }
        forEachItem(ofSection: section, at: place, in: rect) { attributes in
            body(attributes)
            return true
        }
        if spans[section].footers > 0 {
            let attributes = footer(ofSection: section, at: place)
            if attributes.frame.meets(rect) { body(attributes) }
        }
        for number in configuration.decorations.indices {
            let attributes = decoration(number, ofSection: section, at: place)
            if attributes.frame.meets(rect) { body(attributes) }
        }
    }

    /// What may be seen although its section is behind the rectangle: a first header pulled into it, a travelling
    /// footer.
    private func emitBehind(_ section: Int, in rect: CGRect, _ body: (ElementAttributes) -> Void) {
        if section == 0, !sections.isEmpty, configuration.usesGlobalHeaderRules { emitHeader(0, in: rect, body) }
        if configuration.sectionFootersPinToVisibleBounds, configuration.pinLimit == .untilNextPinned,
            let next = footerSection(from: section)
        {
            let attributes = footer(ofSection: next, at: place(ofSection: next))
            if attributes.frame.meets(rect) { body(attributes) }
        }
    }

    /// The first section with elements from a section on. O(log s).
    func nextSection(from section: Int) -> Int {
        let passed = spans.prefix(section).elements
        return spans.longestPrefix { $0.elements <= passed }.count
    }

    /// Calls with the items of a section that meet a rectangle until the body returns false.
    func forEachItem(
        ofSection section: Int, at place: SectionPlace, in rect: CGRect, _ body: (ElementAttributes) -> Bool
    ) {
        guard let range = axes.mainRange(rect) else { return }
        let axes = axes
        let leading = sections[section].crossInset.before
        sections[section].content.forEachItem(
            near: range, start: place.exactItemsStart, by: rule(ofSection: section)
        ) { item, frame in
            let rectangle = axes.rect(cross: leading + frame.crossOrigin, main: frame.mainOrigin, size: frame.size)
            guard rectangle.meets(rect) else { return true }
            return body(ElementAttributes(FlowElement(.item, section: section, item: item), frame: rectangle))
        }
    }

    func itemFrame(_ path: ItemPath, at place: SectionPlace) -> CGRect {
        let record = sections[path.section]
        let frame = record.content.frame(
            ofItem: path.item, start: place.exactItemsStart, by: rule(ofSection: path.section))
        return axes.rect(cross: record.crossInset.before + frame.crossOrigin, main: frame.mainOrigin, size: frame.size)
    }

    /// Returns the attributes of an item. O(log n + log s + line).
    ///
    /// - Precondition: The item exists.
    public func item(at path: ItemPath) -> ElementAttributes {
        precondition(contains(path), "there is no item \(path)")
        return ElementAttributes(
            FlowElement(.item, section: path.section, item: path.item),
            frame: itemFrame(path, at: place(ofSection: path.section)))
    }

    /// Returns the attributes of any element; nil if it does not exist. O(log n + log s + line).
    public func attributes(of element: FlowElement) -> ElementAttributes? {
        guard sections.indices.contains(element.section) else { return nil }
        switch element.kind {
        case .item: return contains(element.path) ? item(at: element.path) : nil
        case .header: return header(ofSection: element.section)
        case .footer: return footer(ofSection: element.section)
        case .decoration:
            guard configuration.decorations.indices.contains(element.item) else { return nil }
            return decoration(element.item, ofSection: element.section)
        }
    }

    /// Returns whether an item exists.
    public func contains(_ path: ItemPath) -> Bool {
        sections.indices.contains(path.section) && path.item >= 0 && path.item < sections[path.section].content.count
    }
}
