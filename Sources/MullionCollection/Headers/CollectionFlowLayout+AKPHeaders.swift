import MullionGeometry

/// The header rules of AKPFlowLayout (2016), quirks included. ``GlobalHeaderRules/akpFlowLayout`` lists them.
///
/// With o = the vertical content offset plus the inset, h = a header's own height, H and I = height and top inset of
/// the first section's header, of which here the configuration's come before the section's own:
///
/// 1. Bounds of a section: lo = top of the first item - h, hi = bottom of the last item - h; 0 without items.
/// 2. Other sections that pin: y = min(max(o [+ H + I if there is a global header], lo), hi).
/// 3. The first section, stretched (o < 0): its height is H - o if that is less than the maximum, else the maximum, and
///    then the stretch factor is the one remembered; y = natural + o + I.
/// 4. The first section, global: y = natural + o + I. Otherwise it pins as in 2, at o.
extension CollectionFlowLayout {
    private var akpOffset: CGFloat { viewport.bounds.origin.y + viewport.contentInset.top }

    private var akpFirstHeight: CGFloat {
        let height = configuration.headerReferenceSize.height
        return height == 0 ? sections[0].akpHeaderHeight : height
    }

    private var akpFirstInset: CGFloat {
        let inset = configuration.sectionInset
        return inset == EdgeInsets() ? sections[0].akpTopInset : inset.top
    }

    /// Whether the first header is stretched, and less than the maximum.
    private var akpStretchesFreely: Bool { akpFirstHeight - akpOffset < configuration.firstSectionMaximumStretchLength }

    private var akpStretches: Bool {
        configuration.globalHeaderOptions.contains(.firstSectionStretchable) && akpOffset < 0
    }

    /// Remembers the stretch factor for the time when the header cannot grow any more.
    mutating func rememberStretch() {
        guard configuration.usesAKPFlowLayoutRules, !sections.isEmpty, akpStretches, akpStretchesFreely else { return }
        rememberedStretchFactor = -akpOffset
    }

    func akpHeader(ofSection section: Int, at place: SectionPlace) -> ElementAttributes {
        let options = configuration.globalHeaderOptions
        var frame = axes.rect(
            cross: 0, main: place.start,
            size: SectionSize(cross: dimension, main: sections[section].headerLength))
        let isGlobal = options.contains(.firstSectionIsGlobalHeader)
        var stretch: CGFloat = 0
        if section > 0 {
            if options.contains(.sectionsPinToGlobalHeaderOrVisibleBounds) {
                let line = isGlobal ? akpOffset + akpFirstHeight + akpFirstInset : akpOffset
                frame.origin.y = akpPinned(line, section, at: place, height: frame.size.height)
            }
        } else if akpStretches || isGlobal {
            frame.origin.y += akpOffset + akpFirstInset
            if akpStretches {
                frame.size.height =
                    akpStretchesFreely ? akpFirstHeight - akpOffset : configuration.firstSectionMaximumStretchLength
                stretch = akpStretchesFreely ? -akpOffset : rememberedStretchFactor
            }
        } else {
            frame.origin.y = akpPinned(akpOffset, section, at: place, height: frame.size.height)
        }
        var attributes = ElementAttributes(
            FlowElement(.header, section: section), frame: frame, zIndex: section == 0 ? 256 : 128)
        attributes.stretchFactor = stretch
        return attributes
    }

    private func akpPinned(_ line: CGFloat, _ section: Int, at place: SectionPlace, height: CGFloat) -> CGFloat {
        let count = sections[section].content.count
        guard count > 0 else { return min(max(line, 0), 0) }
        let first = itemFrame(ItemPath(section: section, item: 0), at: place)
        let last = itemFrame(ItemPath(section: section, item: count - 1), at: place)
        return min(max(line, first.origin.y - height), last.origin.y + last.size.height - height)
    }

    /// Whether AKPFlowLayout shows a section's header for a rectangle: if the unpinned header is in it, if an item is
    /// and headers pin, and the global header always.
    func akpShowsHeader(ofSection section: Int, at place: SectionPlace, in rect: CGRect) -> Bool {
        let options = configuration.globalHeaderOptions
        if section == 0, options.contains(.firstSectionIsGlobalHeader) { return true }
        let natural = axes.rect(
            cross: 0, main: place.start,
            size: SectionSize(cross: dimension, main: sections[section].headerLength))
        if natural.meets(rect) { return true }
        guard options.contains(.sectionsPinToGlobalHeaderOrVisibleBounds) else { return false }
        var meets = false
        forEachItem(ofSection: section, at: place, in: rect) { _ in
            meets = true
            return false
        }
        return meets
    }
}
