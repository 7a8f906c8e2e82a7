import MullionGeometry

/// The visible part of a collection, in coordinates from its leading top corner.
struct ViewportWindow: Equatable {
    /// The size of the collection.
    var size: CGSize
    /// The visible part; may begin before the collection.
    var visible: CGRect
    /// The distance that the content is pulled beyond its beginning: 0 or less.
    var pull: CGPoint

    /// Returns the bounds that position what is frozen, sticks, or is pinned.
    ///
    /// Content before the collection in the same scroll view does not stretch its first header; only pulling beyond the
    /// beginning of all content does. Along the fitted axis, the bounds are as long as the collection, however much of
    /// it is visible.
    func viewport(fitting axis: Axis?) -> CGRect {
        let x = max(visible.minX, min(pull.x, 0))
        let y = max(visible.minY, min(pull.y, 0))
        var bounds = CGRect(x: x, y: y, width: max(visible.maxX - x, 0), height: max(visible.maxY - y, 0))
        switch axis {
        case .horizontal: (bounds.origin.x, bounds.size.width) = (0, size.width.asDimension)
        case .vertical: (bounds.origin.y, bounds.size.height) = (0, size.height.asDimension)
        case nil: break
        }
        return bounds
    }

    /// The rectangle in which elements are made.
    var searched: CGRect { visible.insetBy(dx: -FlowCollection.visibleMargin, dy: -FlowCollection.visibleMargin) }
}

extension CGFloat {
    /// The length, limited to one in which lines can be broken.
    var asDimension: CGFloat { Swift.min(Swift.max(self, 0), 1e9) }
}
