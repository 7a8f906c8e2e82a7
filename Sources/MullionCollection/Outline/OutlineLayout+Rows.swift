import MullionGeometry

/// A row of an outline, with its frame.
public struct OutlineElement: Equatable, Sendable {
    /// The number of the row, from 0; hidden rows count.
    public var row: Int
    /// The number of rows that it is inside of.
    public var depth: Int
    /// The frame in content coordinates, in points.
    public var frame: CGRect
    /// The drawing order: 0 for a row that scrolls; more for one that sticks, and the more the less deep it is.
    public var zIndex: Int

    /// Creates an element.
    public init(row: Int, depth: Int, frame: CGRect, zIndex: Int = 0) {
        self.row = row
        self.depth = depth
        self.frame = frame
        self.zIndex = zIndex
    }
}

extension OutlineLayout {
    /// Returns a row with its frame; nil if it is hidden. O(log n), or O(log n · ``stickyLevels``) in these levels.
    ///
    /// - Precondition: The row exists.
    public func element(forRow row: Int) -> OutlineElement? {
        let stored = stored(row)
        guard stored.hidden == 0 else { return nil }
        let start = index.shownRows(before: row).length.value
        guard stored.depth < stickyLevels else { return element(row, stored, start: start) }
        return stuckElement(row, stored, start: start, below: stickyLength(around: row, stored))
    }

    /// Returns the shown rows that meet a rectangle in content coordinates, in their order; those under sticking ones,
    /// too.
    ///
    /// Touching edges do not count; a row without height counts strictly inside.
    ///
    /// - Complexity: O((log n + k) · (1 + ``stickyLevels``)) for k rows found and rows that stick.
    public func rows(in rect: CGRect) -> [OutlineElement] {
        var result: [OutlineElement] = []
        forEachRow(in: rect) { result.append($0) }
        return result
    }

    /// Calls with the rows of ``rows(in:)``, without an array of them.
    public func forEachRow(in rect: CGRect, _ body: (OutlineElement) -> Void) {
        guard let range = FlowAxes(scrolls: .vertical).mainRange(rect) else { return }
        forEachElement(from: range.lowerBound - range.lowerBound.searchReach) { element, natural in
            guard natural < range.upperBound else { return false }
            let frame = element.frame
            if frame.minY < range.upperBound, range.lowerBound < frame.maxY, frame.minX < rect.maxX,
                rect.minX < frame.maxX
            {
                body(element)
            }
            return true
        }
    }

    /// Returns the rows in the bounds of the viewport, as ``rows(in:)``.
    public func visibleRows() -> [OutlineElement] { rows(in: viewport.bounds) }

    /// Returns the topmost row at a point in content coordinates; nil outside, and left of its indentation.
    ///
    /// - Complexity: As ``rows(in:)`` for one row.
    public func row(at point: CGPoint) -> Int? {
        guard point.y.isFinite, point.x.isFinite else { return nil }
        var top: OutlineElement?
        forEachElement(from: point.y) { element, natural in
            if element.frame.minY <= point.y, point.y < element.frame.maxY, element.zIndex >= top?.zIndex ?? 0 {
                top = element
            }
            return natural <= point.y
        }
        return top.flatMap { $0.frame.minX <= point.x && point.x < $0.frame.maxX ? $0.row : nil }
    }

    /// Returns a reachable content offset at which a row is visible, below those that stick then; the row that hides
    /// it if it is hidden. O(log n · (1 + ``stickyLevels``)).
    ///
    /// - Precondition: The row exists.
    public func contentOffset(showingRow row: Int, at position: FlowScrollPosition) -> CGPoint {
        let row = shownRow(for: row)
        let stored = stored(row)
        let span = visibleRange
        let offset = span.offset(
            showing: index.shownRows(before: row).length.value, stored.size.length,
            covered: (before: span.inset.before + stickyLength(around: row, stored), after: span.inset.after),
            at: position)
        return CGPoint(
            x: viewport.bounds.origin.x, y: span.clamped(offset, contentLength: index.shown.length.value))
    }

    /// The row, or the collapsed row that hides it. O(log n).
    func shownRow(for row: Int) -> Int {
        guard stored(row).hidden > 0 else { return row }
        // All rows between the outermost collapsed one and this one are inside of it, so they are hidden as well.
        guard let outer = self.row(shownAt: index.shownRows(before: row).count - 1) else {
            preconditionFailure("a hidden row is inside of a shown one")
        }
        return outer
    }

    func element(_ row: Int, _ stored: StoredRow, start: CGFloat, zIndex: Int = 0) -> OutlineElement {
        let x = min(CGFloat(stored.depth) * indentation, ExactLength.limit)
        return OutlineElement(
            row: row, depth: stored.depth,
            frame: CGRect(x: x, y: start, width: max(0, rowWidth - x), height: stored.size.length), zIndex: zIndex)
    }
}

/// Rows that stick.
///
/// A row of the first levels stays below those that it is inside of, at the beginning of the visible part, as long as
/// its subtree reaches there; then the end of its subtree pushes it away. So a row is at
///
/// ```
/// min(max(own place, beginning of the visible part + heights of the rows outside), end of subtree - own height)
/// ```
extension OutlineLayout {
    /// Calls with the shown rows that end after a place, and where they are without scrolling, until the function
    /// returns false. Among them is each row that sticks and ends after the place, because its subtree does: such a row
    /// is around the first of them, or one of them.
    private func forEachElement(
        from place: CGFloat, _ body: (_ element: OutlineElement, _ natural: CGFloat) -> Bool
    ) {
        let rank = index.shownRows(endingBefore: place).count
        guard let first = row(shownAt: rank) else { return }
        /// The rows of sticky levels that the next one may be inside of, with the sum of the heights up to each.
        var outer: [(depth: Int, length: CGFloat)] = []
        func call(_ row: Int, _ stored: StoredRow, _ natural: CGFloat) -> Bool {
            guard stored.depth < stickyLevels else { return body(element(row, stored, start: natural), natural) }
            while let last = outer.last, last.depth >= stored.depth { outer.removeLast() }
            let length = outer.last?.length ?? 0
            outer.append((stored.depth, length + stored.size.length))
            return body(stuckElement(row, stored, start: natural, below: length), natural)
        }
        for row in stickyRows(around: first, stored(first)).reversed() {
            guard call(row, stored(row), index.shownRows(before: row).length.value) else { return }
        }
        index.forEachShown(from: rank) { row, before, stored in call(row, stored, before.length.value) }
    }

    /// The rows of sticky levels that a row is inside of, from the inside. O(log n · ``stickyLevels``).
    private func stickyRows(around row: Int, _ stored: StoredRow) -> [Int] {
        var result: [Int] = []
        var depth = min(stored.depth, stickyLevels)
        // The last row before that is less deep is around the row, because all between are deeper.
        while depth > 0, let outer = index.lastRow(before: result.last ?? row, lessDeepThan: depth) {
            result.append(outer)
            depth = index[outer].depth
        }
        return result
    }

    /// The heights of the rows that stick above a row.
    private func stickyLength(around row: Int, _ stored: StoredRow) -> CGFloat {
        stickyRows(around: row, stored).reduce(0) { $0 + index[$1].size.length }
    }

    private func stuckElement(
        _ row: Int, _ stored: StoredRow, start: CGFloat, below covered: CGFloat
    ) -> OutlineElement {
        let stuck = visibleRange.start + covered
        guard start < stuck else { return element(row, stored, start: start) }
        let end = index.shownRows(before: subtree(of: row).upperBound).length.value
        let place = max(start, min(stuck, end - stored.size.length))
        return element(row, stored, start: place, zIndex: place > start ? stickyLevels - stored.depth : 0)
    }

    /// The first row that does not stick and ends below those that do; nil if there is none.
    func firstScrollingRow() -> Int? {
        var edge = visibleRange.start
        // Where a row does not stick, its successors do not either, because each row in between takes room of its own.
        forEachElement(from: edge) { element, natural in
            if element.zIndex > 0 { edge = max(edge, element.frame.maxY) }
            return natural < edge
        }
        var found: Int?
        forEachElement(from: edge) { element, _ in
            if element.zIndex == 0, element.frame.maxY > edge { found = element.row }
            return found == nil
        }
        return found
    }
}
