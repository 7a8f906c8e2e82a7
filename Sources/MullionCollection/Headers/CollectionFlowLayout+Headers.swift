import MullionGeometry

/// Headers and footers where they are seen: functions of the sums and the viewport.
///
/// ```
/// pinned header   natural ≤ pin line ≤ limit:   max(natural, min(pin line, limit - length))
/// pinned footer   limit ≤ pin line ≤ natural:   min(natural, max(pin line - length, limit))
/// ```
///
/// Pinned headers and footers never leave their section, except by ``PinLimit/untilNextPinned``; the global header is
/// the first section's. So every element in a rectangle belongs to a section in it, or is one of these.
extension CollectionFlowLayout {
    /// Returns the attributes of a header; nil if the section has none. O(log s).
    ///
    /// - Precondition: The section exists.
    public func header(ofSection section: Int) -> ElementAttributes? {
        guard sections[section].headerLength > 0 else { return nil }
        return header(ofSection: section, at: place(ofSection: section))
    }

    /// Returns the attributes of a footer; nil if the section has none. O(log s).
    ///
    /// - Precondition: The section exists.
    public func footer(ofSection section: Int) -> ElementAttributes? {
        guard sections[section].footerLength > 0 else { return nil }
        return footer(ofSection: section, at: place(ofSection: section))
    }

    /// Returns the attributes of a registered decoration of a section. O(log s).
    ///
    /// - Precondition: The section exists.
    public func decoration(_ number: Int, ofSection section: Int) -> ElementAttributes {
        decoration(number, ofSection: section, at: place(ofSection: section))
    }

    /// Where the headers of a section pin; nil if they do not.
    func pinLine(ofSection section: Int) -> CGFloat? {
        guard configuration.usesGlobalHeaderRules else {
            return configuration.sectionHeadersPinToVisibleBounds ? visibleStart : nil
        }
        let options = configuration.globalHeaderOptions
        guard options.contains(.sectionsPinToGlobalHeaderOrVisibleBounds) else { return nil }
        let isBelowGlobal = section > 0 && options.contains(.firstSectionIsGlobalHeader)
        return isBelowGlobal ? visibleStart + sections[0].headerLength : visibleStart
    }

    /// A header of a section that has one.
    func header(ofSection section: Int, at place: SectionPlace) -> ElementAttributes {
        if configuration.usesAKPFlowLayoutRules { return akpHeader(ofSection: section, at: place) }
        var length = sections[section].headerLength
        var main = place.start
        var stretch: CGFloat = 0
        let options = configuration.globalHeaderOptions
        let isFirst = section == 0 && configuration.usesGlobalHeaderRules
        if isFirst, options.contains(.firstSectionStretchable), visibleStart < 0 {
            stretch = min(-visibleStart, max(0, configuration.firstSectionMaximumStretchLength - length))
            length += stretch
            main = visibleStart
        } else if isFirst, options.contains(.firstSectionIsGlobalHeader) {
            main = visibleStart
        } else if let line = pinLine(ofSection: section) {
            main = max(place.start, min(line, headerLimit(ofSection: section, at: place) - length))
        }
        var attributes = ElementAttributes(
            FlowElement(.header, section: section),
            frame: axes.rect(cross: 0, main: main, size: SectionSize(cross: dimension, main: length)),
            zIndex: configuration.usesGlobalHeaderRules ? (section == 0 ? 256 : 128) : 10)
        attributes.stretchFactor = stretch
        return attributes
    }

    /// A footer of a section that has one.
    func footer(ofSection section: Int, at place: SectionPlace) -> ElementAttributes {
        let length = sections[section].footerLength
        var main = place.footerStart
        if configuration.sectionFootersPinToVisibleBounds {
            main = min(main, max(visibleEnd - length, footerLimit(ofSection: section, at: place)))
        }
        return ElementAttributes(
            FlowElement(.footer, section: section),
            frame: axes.rect(cross: 0, main: main, size: SectionSize(cross: dimension, main: length)), zIndex: 10)
    }

    func decoration(_ number: Int, ofSection section: Int, at place: SectionPlace) -> ElementAttributes {
        let decoration = configuration.decorations[number]
        let record = sections[section]
        var (start, end) = (place.start, place.end)
        if decoration.extent == .items {
            start = place.itemsStart - record.mainInset.before
            end = place.footerStart
        }
        let (main, cross) = (axes.mainInsets(decoration.insets), axes.crossInsets(decoration.insets))
        start += max(0, main.before)
        let size = SectionSize(
            cross: max(0, dimension - cross.before - cross.after), main: max(0, end - start - max(0, main.after)))
        return ElementAttributes(
            FlowElement(.decoration, section: section, item: number),
            frame: axes.rect(cross: cross.before, main: start, size: size), zIndex: decoration.zIndex)
    }

    private func headerLimit(ofSection section: Int, at place: SectionPlace) -> CGFloat {
        switch configuration.pinLimit {
        case .itemsEnd: return place.itemsEnd
        case .sectionEnd: return place.end
        case .untilNextPinned:
            guard let next = headerSection(after: section) else { return .infinity }
            return spans.prefix(next).length.value
        }
    }

    private func footerLimit(ofSection section: Int, at place: SectionPlace) -> CGFloat {
        switch configuration.pinLimit {
        case .itemsEnd: return place.itemsStart
        case .sectionEnd: return place.start
        case .untilNextPinned:
            guard let previous = footerSection(before: section) else { return -.infinity }
            return spans.prefix(previous + 1).length.value
        }
    }

    /// The first section with a header after a section. O(log s).
    func headerSection(after section: Int) -> Int? {
        let passed = spans.prefix(section + 1).headers
        let next = spans.longestPrefix { $0.headers <= passed }.count
        return next < sections.count ? next : nil
    }

    /// The last section with a header before a section. O(log s).
    func headerSection(before section: Int) -> Int? {
        let passed = spans.prefix(section).headers
        return passed == 0 ? nil : spans.longestPrefix { $0.headers < passed }.count
    }

    /// The last section with a footer before a section. O(log s).
    func footerSection(before section: Int) -> Int? {
        let passed = spans.prefix(section).footers
        return passed == 0 ? nil : spans.longestPrefix { $0.footers < passed }.count
    }

    /// The first section with a footer at or after a section. O(log s).
    func footerSection(from section: Int) -> Int? {
        let passed = spans.prefix(section).footers
        let next = spans.longestPrefix { $0.footers <= passed }.count
        return next < sections.count ? next : nil
    }
}
