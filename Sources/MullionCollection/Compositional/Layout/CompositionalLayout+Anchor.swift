import MullionGeometry

extension CompositionalLayout: AnchoredLayout {
    /// Makes several edits, and moves the viewport once.
    ///
    /// - Returns: what to show then. The adjustments returned by edits inside are those so far, without a moved
    ///   viewport.
    @discardableResult
    public mutating func edit(
        keeping anchor: FlowAnchor = .leading, _ edits: (inout CompositionalLayout) -> Void
    ) -> FlowAdjustment {
        guard tracking == nil else {
            let before = (viewport.bounds.origin, contentSize)
            edits(&self)
            return FlowAdjustment(from: before, to: (viewport.bounds.origin, contentSize), anchor: tracking?.path)
        }
        return editOutermost(keeping: anchor, edits)
    }

    func frame(ofItem path: ItemPath) -> CGRect { item(at: path).frame }

    /// The first item, in document order, that ends after a place along the scrolling axis; nil if there is none.
    func firstItem(endingAfter place: CGFloat) -> ItemPath? {
        let start = ExactLength(boundary.before)
        let low = place - overhang - place.searchReach
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
}
