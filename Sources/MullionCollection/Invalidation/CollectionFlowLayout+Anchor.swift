import MullionGeometry

extension CollectionFlowLayout: AnchoredLayout {
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
        return editOutermost(keeping: anchor, edits)
    }

    func frame(ofItem path: ItemPath) -> CGRect { item(at: path).frame }

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
}
