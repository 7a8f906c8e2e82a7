import MullionGeometry

extension CompositionalLayout {
    /// Makes several edits, and moves the viewport once.
    ///
    /// - Returns: what to show then. The adjustments returned by edits inside are those so far, without a moved
    ///   viewport.
    @discardableResult
    public mutating func edit(
        keeping anchor: FlowAnchor = .leading, _ edits: (inout CompositionalLayout) -> Void
    ) -> FlowAdjustment {
        let before = (offset: viewport.bounds.origin, size: contentSize)
        guard tracking == nil else {
            edits(&self)
            return adjustment(since: before, anchor: tracking?.path)
        }
        let path = anchor == .none ? nil : firstItem(endingAfter: visibleStart)
        tracking = AnchorTracking(
            path: path, start: path.map { axes.main(item(at: $0).frame.origin) } ?? 0,
            endDistance: axes.main(contentSize) - visibleEnd, offset: before.offset, contentSize: before.size,
            anchor: anchor)
        edits(&self)
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
        return adjustment(since: before, anchor: tracked.path)
    }

    func adjustment(since before: (offset: CGPoint, size: CGSize), anchor: ItemPath?) -> FlowAdjustment {
        let (offset, size) = (viewport.bounds.origin, contentSize)
        return FlowAdjustment(
            contentOffset: offset,
            contentOffsetAdjustment: CGPoint(x: offset.x - before.offset.x, y: offset.y - before.offset.y),
            contentSize: size,
            contentSizeAdjustment: CGSize(
                width: size.width - before.size.width, height: size.height - before.size.height), anchor: anchor)
    }

    /// A content offset along the scrolling axis, brought to where one can scroll to.
    private func clamped(_ offset: CGFloat) -> CGFloat {
        let insets = axes.mainInsets(viewport.contentInset)
        let last = axes.main(contentSize) + insets.after - axes.main(viewport.bounds.size)
        return min(max(offset, -insets.before), max(-insets.before, last))
    }

    /// The first item, in document order, that ends after a place along the scrolling axis; nil if there is none.
    func firstItem(endingAfter place: CGFloat) -> ItemPath? {
        let start = ExactLength(boundary.before)
        let low = place - overhang - Self.reach(place)
        var section = spans.longestPrefix { (start + $0.length).value < low }.count
        while let next = sectionWithItems(from: section) {
            section = next + 1
            let record = sections[next]
            guard !record.run.isHollow else { continue }
            if record.isOrthogonal {
                if self.place(ofSection: next).end > place { return ItemPath(section: next, item: 0) }
                continue
            }
            var result: ItemPath?
            let ground = ground(ofSection: next, at: self.place(ofSection: next))
            record.run.forEachGroup(near: place...CGFloat.infinity, origin: ground.start) { group, frames, _ in
                let origin = (ground.start + group.start).value + record.run.edges.before.spacing
                for offset in 0..<group.count {
                    let node = Int(record.run.plan.leaves[offset])
                    let frame = record.run.plan.frame(frames[node], of: node)
                    if origin + axes.main(frame.origin) + axes.main(frame.size) > place {
                        result = ItemPath(section: next, item: group.firstItem + offset)
                        return false
                    }
                }
                return true
            }
            if let result { return result }
        }
        return nil
    }

    /// The first section with items from a section on. O(log s).
    private func sectionWithItems(from section: Int) -> Int? {
        guard section < sections.count else { return nil }
        let passed = spans.prefix(section).items
        let next = spans.longestPrefix { $0.items <= passed }.count
        return next < sections.count ? next : nil
    }

    /// Makes the item at a path the anchor, or the first one behind it.
    mutating func trackSuccessor(of path: ItemPath) {
        if contains(path) {
            tracking?.path = path
        } else {
            let next = sectionWithItems(from: path.item == 0 ? path.section : path.section + 1)
            tracking?.path = next.map { ItemPath(section: $0, item: 0) }
        }
    }
}
