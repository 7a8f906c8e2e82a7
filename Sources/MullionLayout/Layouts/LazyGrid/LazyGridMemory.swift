import MullionGeometry

/// What a ``LazyVGridLayout`` keeps: the columns that its children were proposed, and the heights of its rows. After an
/// edit, the grid measures the rows of the changed children alone, and moves the rows below them.
///
/// Children are in four states, from one call to the next:
///
/// 1. `unproposed`: changed, and not proposed the width of their column since.
/// 2. In a row whose height is NaN: they are measured with the next height.
/// 3. `touched`: measured, and not placed since.
/// 4. Placed, in rows that begin at `placedTops` and are as high as `placedHeights`.
///
/// Worked example: of 10,000 children in ten columns one text grows by a line. It is proposed its width again; its row
/// is measured, ten children; it is placed, with its row if that became higher; and the rows below are moved.
final class LazyGridMemory: LayoutMemory {
    private let grid: LazyVGridLayout
    private let count: Int
    /// The columns that the children were proposed; nil: none, or any.
    private var columns: LazyTracks?
    private var unproposed: [Int] = []
    /// NaN: not measured.
    private var heights: [CGFloat] = []
    private var touched: [Int] = []
    private var touchesAll = true
    private var placedColumns: LazyTracks?
    private var placedTops: [CGFloat] = []
    private var placedHeights: [CGFloat] = []
    private var shift: CGFloat = 0
    /// The part of the room in a row above each child, if it is the same for all children.
    private let shareAbove: CGFloat?

    init(_ grid: LazyVGridLayout, _ children: borrowing LayoutChildren) {
        self.grid = grid
        count = children.count
        shareAbove = Self.shareAbove(grid, children)
    }

    private static func shareAbove(_ grid: LazyVGridLayout, _ children: borrowing LayoutChildren) -> CGFloat? {
        let keys = Set(grid.columns.map { ($0.alignment ?? .center).vertical.key })
        let key = keys.first ?? VerticalAlignment.center.key
        guard keys.count <= 1 else { return nil }
        for index in children.indices where children.mayGuide(index, by: key) { return nil }
        return switch key.builtin {
        case .start: 0
        case .center: 0.5
        case .end: 1
        default: nil
        }
    }

    // MARK: - Widths

    /// Returns the width for a proposal, of which the children hear.
    func solveWidth(_ children: borrowing LayoutChildren, proposal: CGFloat?) -> CGFloat {
        takeChanges(children)
        let tracks = tracks(in: proposal)
        propose(tracks, children)
        return max(tracks.total, 0)
    }

    /// Proposes each child the width of its column, unless it holds the answer.
    private func propose(_ tracks: LazyTracks, _ children: borrowing LayoutChildren) {
        let number = tracks.tracks.count
        if let columns, columns.lengths.elementsEqual(tracks.lengths, by: same) {
            for index in unproposed {
                children.propose(tracks.tracks[index % number].length, to: index, along: .horizontal)
                forget(index, number)
            }
        } else {
            var column = 0
            for index in children.indices {
                children.propose(tracks.tracks[column].length, to: index, along: .horizontal)
                column = column + 1 == number ? 0 : column + 1
            }
            heights = Self.unknown(rows: (count + number - 1) / number)
            touchesAll = true
        }
        unproposed.removeAll(keepingCapacity: true)
        columns = tracks
    }

    private func takeChanges(_ children: borrowing LayoutChildren) {
        guard let changed = children.takeChanges(), unproposed.count + changed.count <= count,
            touched.count + changed.count <= count
        else { return forgetAll() }
        unproposed += changed
        touched += changed
        if let number = columns?.tracks.count { for index in changed { forget(index, number) } }
    }

    private func forgetAll() {
        columns = nil
        heights = []
        touchesAll = true
        unproposed.removeAll(keepingCapacity: true)
        touched.removeAll(keepingCapacity: true)
    }

    private func forget(_ index: Int, _ columns: Int) {
        let row = index / columns
        if row < heights.count { heights[row] = .nan }
    }

    private static func unknown(rows: Int) -> [CGFloat] { [CGFloat](repeating: .nan, count: rows) }

    private func tracks(in width: CGFloat?) -> LazyTracks { LazyTracks(grid.columns, in: width, count: count) }

    // MARK: - Heights

    /// Returns the height for the widths that the children were proposed. Each child hears the height of its row.
    func height(_ children: borrowing LayoutChildren) -> CGFloat {
        takeChanges(children)
        let number = (columns ?? tracks(in: children.proposedWidth)).tracks.count
        measure(children, columns: number, isProposing: true)
        var (sum, gap): (CGFloat, CGFloat) = (0, 0)
        for height in heights {
            sum += gap + height
            gap = GridItem.gap(grid.spacing)
        }
        return max(sum, 0)
    }

    /// Measures the rows whose heights are not known. Returns whether all were.
    @discardableResult
    private func measure(_ children: borrowing LayoutChildren, columns: Int, isProposing: Bool) -> Bool {
        var wasKnown = true
        let rows = (count + columns - 1) / columns
        if heights.count != rows { heights = Self.unknown(rows: rows) }
        for row in heights.indices where heights[row].isNaN {
            wasKnown = false
            let members = members(of: row, columns)
            var height: CGFloat = 0
            for index in members { height = max(height, children.range(of: index, along: .vertical).ideal) }
            heights[row] = height
            guard isProposing else { continue }
            // An unspecified height where the ideal one is as high.
            for index in members {
                let isHighest = children.range(of: index, along: .vertical).ideal == height
                children.propose(isHighest ? nil : height, to: index, along: .vertical)
            }
            if !touchesAll { touched.append(contentsOf: members) }
        }
        return wasKnown
    }

    private func members(of row: Int, _ columns: Int) -> Range<Int> {
        row * columns..<min((row + 1) * columns, count)
    }

    // MARK: - Placing

    /// Places all children in a width, which is the one that the children were measured in or another.
    func place(_ children: borrowing LayoutChildren, width: CGFloat, proposal: CGFloat?) {
        takeChanges(children)
        let tracks = tracks(in: width)
        let isMeasured = tracks.lengths.elementsEqual(self.tracks(in: proposal).lengths)
        if !isMeasured {
            columns = nil
            propose(tracks, children)
        }
        let wasKnown = measure(children, columns: tracks.tracks.count, isProposing: !isMeasured)
        shift = grid.alignment.key.difference(width, tracks.total)
        placeAll(children, tracks.tracks, heights, tops, shift)
        placedColumns = tracks
        // The answers that the children hold are not those to the proposal, or not known to be.
        if !isMeasured || !wasKnown { forgetAll() }
    }

    /// Places the children in rows of some heights, which begin at some tops.
    private func placeAll(
        _ children: borrowing LayoutChildren, _ tracks: [LazyTracks.Track], _ heights: [CGFloat], _ tops: [CGFloat],
        _ shift: CGFloat
    ) {
        var index = 0
        for (top, height) in zip(tops, heights) {
            for track in tracks where index < children.count {
                place(index, track, height, top, shift, children)
                index += 1
            }
        }
    }

    private var tops: [CGFloat] {
        var top: CGFloat = 0
        let gap = GridItem.gap(grid.spacing)
        return heights.map { height in
            defer { top += height + gap }
            return top
        }
    }

    // Properties of the memory are arguments here: reading one costs more than placing a child.
    @inline(__always)
    private func place(
        _ index: Int, _ track: LazyTracks.Track, _ height: CGFloat, _ top: CGFloat, _ shift: CGFloat,
        _ children: borrowing LayoutChildren
    ) {
        let offset = offset(index, track, height, children)
        children.place(index, at: CGPoint(x: shift + (track.start + offset.x).orZero, y: (top + offset.y).orZero))
    }

    @inline(__always)
    private func offset(
        _ index: Int, _ track: LazyTracks.Track, _ height: CGFloat, _ children: borrowing LayoutChildren
    ) -> CGPoint {
        let size = CGSize(
            width: children.length(of: index, along: .horizontal), height: children.length(of: index, along: .vertical))
        return track.offset(of: size, in: CGSize(width: track.length, height: height)) { key in
            children.guide(key, of: index, size)
        }
    }

    override func placeChanges(_ children: borrowing LayoutChildren, proposal: ProposedViewSize) -> [Int]? {
        takeChanges(children)
        guard !touchesAll, let columns, let placedColumns, holdWidths(children, columns),
            columns.lengths.elementsEqual(placedColumns.lengths, by: same), heights.count == placedHeights.count,
            !heights.contains(where: \.isNaN)
        else { return nil }
        let number = columns.tracks.count
        let tops = tops
        var changed = Set(touched)
        for row in heights.indices {
            if !same(heights[row], placedHeights[row]) {
                changed.formUnion(members(of: row, number))
            } else if !same(tops[row], placedTops[row]) {
                guard tops[row].isFinite else { return nil }
                move(row, to: tops[row], columns, children)
            }
        }
        let placed = changed.sorted()
        for index in placed {
            let row = index / number
            place(index, columns.tracks[index % number], heights[row], tops[row], shift, children)
        }
        return placed
    }

    /// Returns whether all children hold the answers to the widths of their columns: a child whose height alone changed
    /// does, without having been proposed its width again.
    private func holdWidths(_ children: borrowing LayoutChildren, _ columns: LazyTracks) -> Bool {
        unproposed.allSatisfy {
            children.holdsWidth(columns.tracks[$0 % columns.tracks.count].length, of: $0)
        }
    }

    private func move(_ row: Int, to top: CGFloat, _ columns: LazyTracks, _ children: borrowing LayoutChildren) {
        let members = members(of: row, columns.tracks.count)
        if let shareAbove {
            return children.move(members, toTop: top, length: heights[row], shareAbove: shareAbove)
        }
        for (index, track) in zip(members, columns.tracks) {
            children.move(index, toY: (top + offset(index, track, heights[row], children).y).orZero)
        }
    }

    override func notePlaced(proposal: ProposedViewSize) -> Bool {
        touched.removeAll(keepingCapacity: true)
        guard let columns, let placedColumns, columns.lengths.elementsEqual(placedColumns.lengths, by: same) else {
            touchesAll = true
            return false
        }
        touchesAll = false
        (placedTops, placedHeights) = (tops, heights)
        return true
    }
}
