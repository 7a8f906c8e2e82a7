import MullionGeometry

/// The item that keeps its place, followed through edits.
struct AnchorTracking: Sendable {
    /// The item, or the one that took its place; nil if none is left.
    var path: ItemPath?
    /// Where it began before the edits.
    let start: CGFloat
    /// How far the end of the content was from the end of the visible part.
    let endDistance: CGFloat
    var offset: CGPoint
    let contentSize: CGSize
    let anchor: FlowAnchor
}

extension CollectionFlowLayout {
    /// Makes several edits, and moves the viewport once.
    ///
    /// - Returns: what to show then. The adjustments returned by edits inside are those so far, without a moved
    ///   viewport.
    @discardableResult
    public mutating func edit(
        keeping anchor: FlowAnchor = .leading, _ edits: (inout CollectionFlowLayout) -> Void
    ) -> FlowAdjustment {
        guard tracking == nil else {
            edits(&self)
            return FlowAdjustment(
                contentOffset: viewport.bounds.origin, contentOffsetAdjustment: .zero, contentSize: contentSize,
                contentSizeAdjustment: .zero, anchor: tracking?.path)
        }
        let path = anchor == .none ? nil : firstItem(endingAfter: visibleStart)
        tracking = AnchorTracking(
            path: path, start: path.map { axes.main(item(at: $0).frame.origin) } ?? 0,
            endDistance: axes.main(contentSize) - visibleEnd, offset: viewport.bounds.origin, contentSize: contentSize,
            anchor: anchor)
        edits(&self)
        return settle()
    }

    /// Moves the viewport so that the anchor is where it was.
    private mutating func settle() -> FlowAdjustment {
        guard let tracked = tracking else { preconditionFailure("no anchor is being tracked") }
        tracking = nil
        var offset = axes.main(tracked.offset)
        if case .end(let threshold) = tracked.anchor, tracked.endDistance <= threshold {
            offset += axes.main(contentSize) - visibleEnd - tracked.endDistance
        } else if let path = tracked.path {
            offset += axes.main(item(at: path).frame.origin) - tracked.start
        }
        let point = axes.point(tracked.offset, main: clamped(offset))
        if viewport.bounds.origin != point { viewport.bounds.origin = point }
        return FlowAdjustment(
            contentOffset: point,
            contentOffsetAdjustment: CGPoint(x: point.x - tracked.offset.x, y: point.y - tracked.offset.y),
            contentSize: contentSize,
            contentSizeAdjustment: CGSize(
                width: contentSize.width - tracked.contentSize.width,
                height: contentSize.height - tracked.contentSize.height),
            anchor: tracked.path)
    }

    /// A content offset along the scrolling axis, brought to where one can scroll to.
    func clamped(_ offset: CGFloat) -> CGFloat {
        let insets = axes.mainInsets(viewport.contentInset)
        let last = axes.main(contentSize) + insets.after - axes.main(viewport.bounds.size)
        return min(max(offset, -insets.before), max(-insets.before, last))
    }

    /// The first item, in document order, that ends after a place along the scrolling axis; nil if there is none.
    /// O(log n + log s + lines that begin before the place).
    func firstItem(endingAfter place: CGFloat) -> ItemPath? {
        var section = spans.longestPrefix { $0.length.value < place - Self.slack }.count
        while let next = sectionWithItems(from: section) {
            var result: ItemPath?
            sections[next].content.forEachItem(
                near: place...CGFloat.infinity, start: self.place(ofSection: next).exactItemsStart,
                by: rule(ofSection: next)
            ) { item, frame in
                guard frame.mainOrigin + frame.size.main > place else { return true }
                result = ItemPath(section: next, item: item)
                return false
            }
            if let result { return result }
            section = next + 1
        }
        return nil
    }

    /// The first section with items from a section on. O(log s).
    func sectionWithItems(from section: Int) -> Int? {
        guard section < sections.count else { return nil }
        let passed = spans.prefix(section).items
        let next = spans.longestPrefix { $0.items <= passed }.count
        return next < sections.count ? next : nil
    }

    /// Follows the anchor through an insertion of items.
    mutating func track(inserting count: Int, at path: ItemPath) {
        guard let anchor = tracking?.path, anchor.section == path.section, anchor.item >= path.item else { return }
        tracking?.path?.item += count
    }

    /// Follows the anchor through a removal of items that has been made.
    mutating func track(removing items: Range<Int>, from section: Int) {
        guard let anchor = tracking?.path, anchor.section == section, anchor.item >= items.lowerBound else { return }
        if anchor.item >= items.upperBound {
            tracking?.path?.item -= items.count
        } else {
            trackSuccessor(of: ItemPath(section: section, item: items.lowerBound))
        }
    }

    /// Follows the anchor through an insertion of sections.
    mutating func track(insertingSections count: Int, at section: Int) {
        guard let anchor = tracking?.path, anchor.section >= section else { return }
        tracking?.path?.section += count
    }

    /// Follows the anchor through a removal of sections that has been made.
    mutating func track(removingSections range: Range<Int>) {
        guard let anchor = tracking?.path, anchor.section >= range.lowerBound else { return }
        if anchor.section >= range.upperBound {
            tracking?.path?.section -= range.count
        } else {
            trackSuccessor(of: ItemPath(section: range.lowerBound, item: 0))
        }
    }

    /// Makes the item at a path the anchor, or the first one behind it.
    mutating func trackSuccessor(of path: ItemPath) {
        if contains(path) {
            tracking?.path = path
        } else {
            // Behind the last item of a section comes the next one; a section that is gone has left its number to the
            // next.
            let next = sectionWithItems(from: path.item == 0 ? path.section : path.section + 1)
            tracking?.path = next.map { ItemPath(section: $0, item: 0) }
        }
    }
}
