import MullionGeometry

extension CollectionFlowLayout {
    /// Returns whether the size of an item is an estimate. O(log n).
    public func isEstimated(_ path: ItemPath) -> Bool {
        contains(path) && sections[path.section].content.size(ofItem: path.item).isEstimate
    }

    /// Requests the sizes of estimated items in a rectangle, until all sizes in it are known.
    ///
    /// The viewport moves so that the anchor stays in place, and the rectangle moves with it, so that it covers what is
    /// shown in the end.
    ///
    /// - Parameters:
    ///   - rect: The rectangle in content coordinates; nil for the bounds of the viewport.
    /// - Complexity: O(log n + log s + items of the lines that change) for each size.
    @discardableResult
    public mutating func measure(
        near rect: CGRect? = nil, from source: some FlowDataSource, keeping anchor: FlowAnchor = .leading
    ) -> FlowAdjustment {
        resizeAll(in: rect, keeping: anchor, finding: { $0.estimatedItems(in: $1) }) { layout, path in
            layout.resizeItem(at: path, from: source)
        }
    }

    private func estimatedItems(in rect: CGRect) -> [ItemPath] {
        var paths: [ItemPath] = []
        forEachElement(in: rect) { attributes in
            if attributes.element.kind == .item, isEstimated(attributes.element.path) {
                paths.append(attributes.element.path)
            }
        }
        return paths
    }
}
