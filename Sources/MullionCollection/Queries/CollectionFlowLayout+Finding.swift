import MullionGeometry

/// The four ways to go from an item.
public enum FlowDirection: String, Sendable, CaseIterable {
    /// Towards smaller y.
    case up
    /// Towards greater y.
    case down
    /// Towards smaller x.
    case left
    /// Towards greater x.
    case right
}

extension CollectionFlowLayout {
    /// The first item, in document order, of which something is behind the beginning of the visible part; nil if there
    /// is none. O(log n + log s).
    public var firstVisibleItem: ItemPath? { firstItem(endingAfter: visibleStart) }

    /// Returns the element at a point, by its final frame: the one with the highest z index, and of several the last in
    /// document order. Left and top edges belong to a frame, right and bottom edges do not. O(log n + log s + elements
    /// there).
    public func element(at point: CGPoint) -> ElementAttributes? {
        var found: ElementAttributes?
        forEachElement(in: CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)) { attributes in
            guard attributes.frame.holds(point) else { return }
            if attributes.zIndex >= found?.zIndex ?? .min { found = attributes }
        }
        return found
    }

    /// Returns the item at a point, even below other elements; nil if there is none.
    public func item(at point: CGPoint) -> ItemPath? {
        var found: ItemPath?
        forEachElement(in: CGRect(x: point.x - 0.5, y: point.y - 0.5, width: 1, height: 1)) { attributes in
            if attributes.element.kind == .item, attributes.frame.holds(point) { found = attributes.element.path }
        }
        return found
    }

    /// Returns the next item in a direction, as for the arrow keys; nil at the end.
    ///
    /// Along the lines, it is the next or previous item in document order, across the ends of lines and sections. Along
    /// the scrolling axis, it is the item of the nearest line in that direction whose center is nearest across.
    ///
    /// - Complexity: O(log n + log s + items of two lines), times the logarithm of the distance.
    public func item(after path: ItemPath, towards direction: FlowDirection) -> ItemPath? {
        guard contains(path) else { return nil }
        let isAlongScrolling = (direction == .up || direction == .down) == axes.isVertical
        let isForwards = direction == .down || direction == .right
        guard isAlongScrolling else { return isForwards ? item(after: path) : item(before: path) }
        let frame = item(at: path).frame
        let (start, end) = (axes.main(frame.origin), axes.main(frame.origin) + axes.main(frame.size))
        let middle = axes.cross(frame.origin) + axes.cross(frame.size) / 2
        let total = axes.main(contentSize)
        var reach = max(1, axes.main(frame.size))
        // Bands of growing length, until one has items.
        while true {
            let band = isForwards ? end...max(end, end + reach) : min(start, start - reach)...start
            if let found = nearestItem(in: band, isForwards: isForwards, to: middle) { return found }
            if isForwards ? end + reach > total : start - reach < 0 { return nil }
            reach *= 2
        }
    }

    /// Of the items wholly behind or before the inner end of a band, of those that begin there first the nearest one
    /// across.
    private func nearestItem(in band: ClosedRange<CGFloat>, isForwards: Bool, to middle: CGFloat) -> ItemPath? {
        let size = SectionSize(cross: max(dimension, 1) * 4, main: band.upperBound - band.lowerBound)
        let rect = axes.rect(cross: -size.cross / 4, main: band.lowerBound, size: size)
        var candidates: [(path: ItemPath, start: CGFloat, end: CGFloat, cross: CGFloat)] = []
        forEachElement(in: rect) { attributes in
            guard attributes.element.kind == .item else { return }
            let start = axes.main(attributes.frame.origin)
            let end = start + axes.main(attributes.frame.size)
            guard isForwards ? start >= band.lowerBound - Self.slack : end <= band.upperBound + Self.slack else {
                return
            }
            let cross = axes.cross(attributes.frame.origin) + axes.cross(attributes.frame.size) / 2
            candidates.append((attributes.element.path, start, end, abs(cross - middle)))
        }
        // Items of the nearest line overlap the one that is nearest along the scrolling axis.
        guard let nearest = candidates.min(by: { isForwards ? $0.start < $1.start : $0.end > $1.end }) else {
            return nil
        }
        return candidates.filter { $0.start <= nearest.end && nearest.start <= $0.end }
            .min { $0.cross < $1.cross }?.path
    }

    /// Returns the next item in document order; nil after the last one. O(log s).
    ///
    /// - Precondition: The item exists.
    public func item(after path: ItemPath) -> ItemPath? {
        if path.item + 1 < sections[path.section].content.count {
            return ItemPath(section: path.section, item: path.item + 1)
        }
        return sectionWithItems(from: path.section + 1).map { ItemPath(section: $0, item: 0) }
    }

    /// Returns the previous item in document order; nil before the first one. O(log s).
    ///
    /// - Precondition: The item exists.
    public func item(before path: ItemPath) -> ItemPath? {
        if path.item > 0 { return ItemPath(section: path.section, item: path.item - 1) }
        let passed = spans.prefix(path.section).items
        guard passed > 0 else { return nil }
        let section = spans.longestPrefix { $0.items < passed }.count
        return ItemPath(section: section, item: sections[section].content.count - 1)
    }
}

extension CGRect {
    /// Whether a point is in a rectangle with sides >= 0: left and top edges count, right and bottom edges do not.
    fileprivate func holds(_ point: CGPoint) -> Bool {
        origin.x <= point.x && point.x < origin.x + size.width && origin.y <= point.y
            && point.y < origin.y + size.height
    }
}
