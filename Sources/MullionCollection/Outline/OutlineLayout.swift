import MullionGeometry

/// An outline: rows inside of rows that can be expanded and collapsed, of which only those near a viewport are ever
/// looked at.
///
/// ```
/// var outline = OutlineLayout(rows: files.map { OutlineRow(depth: $0.depth, height: .fixed(22)) })
/// outline.stickyLevels = 3                                       // folders stay as long as something in them is seen
/// outline.viewport.bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
/// for element in outline.visibleRows() { … }                     // row, depth, frame
/// outline.collapse(17)                                           // what is visible stays where it is
/// outline.appendRows([OutlineRow(height: .fixed(22))], to: 17)
/// ```
///
/// A value: a copy is a snapshot that stays as it was. Rows have numbers in preorder, from 0: a row comes before those
/// inside of it, and these before the next one. Hidden rows count, so expanding and collapsing change no number.
///
/// Coordinates are in points from the beginning of the content; the origin of the viewport's bounds is the content
/// offset. Each row reaches from its indentation to the right edge of the viewport.
///
/// - Complexity: with n rows, creating O(n); a query O(log n + rows found); expanding, collapsing and a new height
///   O(log n); inserting and removing k rows O(log n + k) amortized. The depth is of no concern. Memory: 17 to 20
///   bytes for a row.
public struct OutlineLayout: Sendable {
    /// The visible part. Moving it costs nothing. Numbers are repaired as ``FlowViewport`` describes.
    public var viewport: FlowViewport { didSet { viewport = viewport.repaired } }

    /// The points by which a row begins to the right of the row that it is inside of; 0 for what is not a number, or
    /// negative.
    public var indentation: CGFloat = 16 {
        didSet {
            if indentation.asLength != indentation { report(.indentation(indentation)) }
            indentation = indentation.asLength
        }
    }

    /// The number of levels, from the top, whose rows stay at the beginning of the visible part as long as something
    /// inside of them is visible; none if it is 0 or less.
    public var stickyLevels = 0

    var index = OutlineIndex()
    var repairs: [OutlineDiagnostic] = []
    var tracking: EditTracking?
    /// The row that keeps its place while edits are being made.
    var anchor: TrackAnchor?

    /// The most rows.
    public static let countLimit = 1 << 30

    /// Creates an outline.
    ///
    /// - Parameters:
    ///   - rows: The rows in preorder. A row that is more than one level deeper than the one before it is inside of
    ///     that one, with a diagnostic.
    ///   - viewport: The visible part.
    /// - Complexity: O(n).
    public init(rows: some Sequence<OutlineRow> = [], viewport: FlowViewport = FlowViewport()) {
        self.viewport = viewport.repaired
        let stored = store(rows, at: 0, insideOf: nil)
        index.replace(0..<0, with: stored)
    }

    /// The number of rows, hidden ones included.
    public var rowCount: Int { index.count }
    /// The number of rows that are not hidden by collapsed ones.
    public var shownRowCount: Int { index.shown.count }
    /// The width of the viewport without its insets, and the height of all rows that are shown.
    public var contentSize: CGSize { CGSize(width: rowWidth, height: index.shown.length.value) }

    var rowWidth: CGFloat {
        max(0, viewport.bounds.width - viewport.contentInset.leading - viewport.contentInset.trailing)
    }
    var visibleRange: VisibleSpan { FlowAxes(scrolls: .vertical).span(of: viewport) }

    /// Returns up to so many diagnostics, in the order in which they arose.
    public func diagnostics(limit: Int = 100) -> [OutlineDiagnostic] { Array(repairs.prefix(max(0, limit))) }

    mutating func report(_ diagnostic: OutlineDiagnostic) {
        if repairs.count < 1_000 { repairs.append(diagnostic) }
    }
}

/// The tree.
extension OutlineLayout {
    /// Returns a row. O(log n).
    ///
    /// - Precondition: The row exists.
    public func row(_ row: Int) -> OutlineRow {
        let stored = stored(row)
        return OutlineRow(
            depth: stored.depth,
            height: stored.size.isEstimate ? .estimated(stored.size.length) : .fixed(stored.size.length),
            isExpanded: stored.isExpanded)
    }

    /// Returns whether a row is shown: all rows that it is inside of are expanded. O(log n).
    ///
    /// - Precondition: The row exists.
    public func isShown(_ row: Int) -> Bool { stored(row).hidden == 0 }

    /// Returns a row with all rows inside of it. O(log n).
    ///
    /// - Precondition: The row exists.
    public func subtree(of row: Int) -> Range<Int> { row..<index.firstRow(from: row + 1, depth: stored(row).depth) }

    /// Returns the row that a row is directly inside of; nil at the top level. O(log n).
    ///
    /// - Precondition: The row exists.
    public func parent(of row: Int) -> Int? { index.lastRow(before: row, lessDeepThan: stored(row).depth) }

    /// Returns the row that is shown after so many others; nil if fewer are shown. O(log n).
    public func row(shownAt rank: Int) -> Int? {
        var found: Int?
        guard rank >= 0 else { return nil }
        index.forEachShown(from: rank) { row, _, _ in
            found = row
            return false
        }
        return found
    }

    /// Returns the number of rows that are shown before a row. O(log n).
    ///
    /// - Precondition: The row exists.
    public func shownRowCount(before row: Int) -> Int {
        check(row)
        return index.shownRows(before: row).count
    }

    func stored(_ row: Int) -> StoredRow {
        check(row)
        return index[row]
    }

    func check(_ row: Int) { precondition(0..<rowCount ~= row, "there is no row \(row)") }

    /// Returns rows as they are stored, with valid depths and heights, inside of a row or at the top level.
    ///
    /// - Parameters:
    ///   - number: The number that the first of them gets.
    mutating func store(_ rows: some Sequence<OutlineRow>, at number: Int, insideOf parent: Int?) -> [StoredRow] {
        let outer = parent.map { index[$0] }
        let level = outer.map { $0.depth + 1 } ?? 0
        let room = Self.countLimit - rowCount
        var result: [StoredRow] = []
        result.reserveCapacity(min(rows.underestimatedCount, room))
        var omitted = 0
        /// The depths at which collapsed rows are, from the outside, of those that the row is inside of.
        var collapsed: [Int] = []
        let hidden = outer.map { $0.hidden + ($0.isExpanded ? 0 : 1) } ?? 0
        for row in rows {
            guard result.count < room else {
                omitted += 1
                continue
            }
            let deepest = min(result.last.map { $0.depth - level + 1 } ?? 0, StoredRow.depthLimit - level)
            let depth = min(max(0, row.depth), deepest)
            if depth != row.depth { report(.depth(row.depth, row: number + result.count)) }
            check(row.height, row: number + result.count)
            while let last = collapsed.last, last >= depth { collapsed.removeLast() }
            result.append(
                StoredRow(
                    size: TrackSize(row.height), depth: level + depth, isExpanded: row.isExpanded,
                    hidden: hidden + Int32(collapsed.count)))
            if !row.isExpanded { collapsed.append(depth) }
        }
        if omitted > 0 { report(.rowCount(omitted)) }
        return result
    }

    mutating func check(_ height: TrackLength, row: Int) {
        if height.value.asLength != height.value { report(.height(height.value, row: row)) }
    }
}
