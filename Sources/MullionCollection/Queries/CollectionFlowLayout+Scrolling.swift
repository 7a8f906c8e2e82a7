import MullionGeometry

/// The position of an item in the viewport after scrolling to it.
public enum FlowScrollPosition: String, Sendable, CaseIterable {
    /// At the beginning of the visible part, behind pinned headers.
    case leading
    /// In the middle.
    case centered
    /// At its end, before pinned footers.
    case trailing
    /// Unchanged if all of the item is visible; otherwise the nearer of beginning and end.
    case nearest
}

/// The offsets at which scrolling may come to rest.
public enum FlowSnapping: String, Sendable, CaseIterable {
    /// Anywhere.
    case none
    /// The content offset, adjusted by the edits.
    case anchor
    /// Offsets at which an item begins at the beginning of the visible part.
    case lineStart
    /// Offsets at which the center of an item is in the center of the visible part.
    case itemCenter
    /// At whole multiples of the visible length.
    case page
}

extension CollectionFlowLayout {
    /// Returns a reachable content offset at which an item is visible, beyond the headers and footers that pin over it.
    /// O(log n + log s + line).
    ///
    /// - Precondition: The item exists.
    public func contentOffset(showing path: ItemPath, at position: FlowScrollPosition) -> CGPoint {
        let frame = item(at: path).frame
        let offset = axes.span(of: viewport).offset(
            showing: axes.main(frame.origin), axes.main(frame.size), covered: coverage(ofSection: path.section),
            at: position)
        return axes.point(viewport.bounds.origin, main: clamped(offset))
    }

    /// How much of the bounds is covered, before and after the items of a section.
    private func coverage(ofSection section: Int) -> (before: CGFloat, after: CGFloat) {
        var (before, after) = axes.mainInsets(viewport.contentInset)
        let isGlobal =
            configuration.usesGlobalHeaderRules
            && configuration.globalHeaderOptions.contains(.firstSectionIsGlobalHeader)
        if isGlobal { before += sections[0].headerLength }
        // The global header is the first section's own.
        if pinLine(ofSection: section) != nil, !isGlobal || section > 0 { before += sections[section].headerLength }
        if configuration.sectionFootersPinToVisibleBounds { after += sections[section].footerLength }
        return (before, after)
    }

    /// Returns the reachable content offset at which scrolling comes to rest instead of a proposed one.
    /// O(log n + log s + items near it).
    public func targetContentOffset(forProposed offset: CGPoint, snapping: FlowSnapping = .none) -> CGPoint {
        let proposed = axes.main(offset)
        let insets = axes.mainInsets(viewport.contentInset)
        let visible = axes.main(viewport.bounds.size) - insets.before - insets.after
        var target = proposed
        switch snapping {
        case .none: break
        case .anchor: target = axes.main(viewport.bounds.origin)
        case .page: if visible > 0 { target = (proposed / visible).rounded() * visible }
        case .lineStart:
            target =
                nearest(to: proposed + insets.before, within: visible) { start, _ in start } ?? proposed + insets.before
            target -= insets.before
        case .itemCenter:
            let middle = proposed + insets.before + visible / 2
            target = proposed + (nearest(to: middle, within: visible) { $0 + $1 / 2 } ?? middle) - middle
        }
        return axes.point(offset, main: target.isFinite ? clamped(target) : clamped(0))
    }

    /// Of the items within a distance of a place the point nearest to it, as a function of beginning and length.
    private func nearest(
        to place: CGFloat, within distance: CGFloat, _ point: (CGFloat, CGFloat) -> CGFloat
    ) -> CGFloat? {
        let size = SectionSize(cross: max(dimension, 1) * 4, main: max(1, distance) * 2)
        let rect = axes.rect(cross: -size.cross / 4, main: place - size.main / 2, size: size)
        var result: CGFloat?
        forEachElement(in: rect) { attributes in
            guard attributes.element.kind == .item else { return }
            let candidate = point(axes.main(attributes.frame.origin), axes.main(attributes.frame.size))
            if abs(candidate - place) < abs((result ?? .infinity) - place) { result = candidate }
        }
        return result
    }

    /// Returns the rectangle that scrolling with a velocity, in points per second along the scrolling axis, reaches
    /// within a time, up to a number of viewports; null at rest.
    public func prefetchRect(velocity: CGFloat, seconds: CGFloat = 0.5, maximumViewports: CGFloat = 2) -> CGRect {
        let length = axes.main(viewport.bounds.size)
        let reach = min(abs(velocity * seconds), length * maximumViewports)
        guard reach > 0 else { return .null }
        let start = axes.main(viewport.bounds.origin)
        return axes.rect(
            cross: axes.cross(viewport.bounds.origin), main: velocity > 0 ? start + length : start - reach,
            size: SectionSize(cross: axes.cross(viewport.bounds.size), main: reach))
    }
}
