import MullionGeometry

/// Cells in rows and columns: the algorithm of ``CellGrid``.
///
/// Source: WeView 2, `WeViewGridLayout`, with D2 and D4 of ``CellLayout`` as documented.
///
/// 1. Tracks of fixed length begin with it, rounded up, all others with 0.
/// 2. Every child that does not lie between two fixed tracks is measured for its desired size in endless room, or
///    within the length of its fixed track (the row's, if any; not for the ideal size). Its tracks become at least so
///    long, fixed ones excepted.
/// 3. Tracks that are to be uniform become as long as the longest, fixed ones included.
/// 4. Each axis is fitted into the container, rounded up. If margins, tracks or gaps have weights, these grow or shrink
///    by weight, in this order: both margins, tracks, gaps. Otherwise the whole is shifted by the layout's alignment.
/// 5. Every child is measured for its desired size in its cell, limited to it when cropping, and put into it.
///
/// To measure for the ideal size, steps 1 to 3; for a guide also step 4, but shrinking only.
///
/// Worked example: three columns of one 10 × 10 each, of weight 1, in 40 × 10. The columns are 10 wide; 10 are left,
/// shared as 3, 3 and 4. So the columns are 13, 13 and 14 wide, at 0, 13 and 26.
///
/// - Complexity: O(n) for n children.
struct GridCells<Children: CellSource> {
    let grid: CellGrid
    let children: Children
    let columns: Int
    let rows: Int
    let placement: CellPlacement<Children>

    init(grid: CellGrid, children: Children) {
        self.grid = grid
        self.children = children
        (columns, rows) = grid.counts(for: children.count)
        placement = CellPlacement(children: children, positioning: grid.positioning, alignment: grid.alignment)
    }

    func arrange(in size: CGSize) -> [CGRect] {
        let (x, y) = fitted(raised(offersFixed: true), in: size)
        let (lefts, tops) = (x.starts, y.starts)
        var (row, column) = (0, 0)
        return children.indices.map { index in
            let frame = frame(
                of: index,
                in: CGRect(x: lefts[column], y: tops[row], width: x.tracks[column], height: y.tracks[row]))
            column += 1
            if column == columns { (row, column) = (row + 1, 0) }
            return frame
        }
    }

    /// Steps 1 to 4 alone: the tracks before and after they are fitted into the container.
    func tracks(in size: CGSize) -> TrackShares {
        let raised = raised(offersFixed: true)
        let (ownX, ownY) = uniform(raised)
        let (x, y) = fitted(raised, in: size)
        func shares(_ line: CellTracks, _ own: [CGFloat], _ axis: Axis) -> [TrackShares.Track] {
            let starts = line.starts
            return line.tracks.indices.map { index in
                TrackShares.Track(
                    start: starts[index], length: line.tracks[index], own: own[index],
                    weight: WholePoints.weight(grid.track(axis, index).stretch),
                    isFixed: grid.fixed(axis, index) != nil)
            }
        }
        return TrackShares(columns: shares(x, ownX.tracks, .horizontal), rows: shares(y, ownY.tracks, .vertical))
    }

    func measure(guide: CGSize) -> CGSize { measure(raised(offersFixed: guide != .zero), guide: guide) }

    /// The size after step 2.
    func measure(_ raised: RaisedTracks, guide: CGSize) -> CGSize {
        var (x, y) = uniform(raised)
        // Without children nothing gives way, not even margins.
        if children.count == 0 { return CGSize(width: x.length, height: y.length) }
        // An open side is fitted into nothing, and nothing grows.
        if guide.width > 0, WholePoints.up(guide.width) < x.length {
            grid.fit(&x, .horizontal, WholePoints.up(guide.width))
        }
        if guide.height > 0, WholePoints.up(guide.height) < y.length {
            grid.fit(&y, .vertical, WholePoints.up(guide.height))
        }
        return CGSize(width: x.length, height: y.length)
    }

    // MARK: - 2. Tracks by content

    func raised(offersFixed: Bool) -> RaisedTracks {
        var raised = RaisedTracks(
            x: grid.startTracks(.horizontal, columns), y: grid.startTracks(.vertical, rows),
            widths: (0..<columns).map { grid.fixed(.horizontal, $0) },
            heights: (0..<rows).map { grid.fixed(.vertical, $0) }, offersFixed: offersFixed)
        raised.sizes.reserveCapacity(children.count)
        var index = 0
        for row in 0..<rows {
            var height = raised.y.tracks[row]
            let isFixed = raised.heights[row] != nil
            for column in 0..<min(columns, children.count - index) {
                let size = desired(index, row, column, raised)
                raised.sizes.append(size)
                if raised.widths[column] == nil, size.width > raised.x.tracks[column] {
                    raised.x.tracks[column] = size.width
                }
                if !isFixed, size.height > height { height = size.height }
                index += 1
            }
            raised.y.tracks[row] = height
        }
        return raised
    }

    /// What a child adds to its tracks; nothing between two fixed ones.
    @inline(__always)
    func desired(_ index: Int, _ row: Int, _ column: Int, _ raised: RaisedTracks) -> CGSize {
        let (width, height) = (raised.widths[column], raised.heights[row])
        if width != nil, height != nil { return .zero }
        var room = CGSize.unlimited
        if raised.offersFixed {
            if let height { room.height = height } else if let width { room.width = width }
        }
        return children.desired(index, in: room)
    }

    // MARK: - 3. and 4. Tracks in the container

    private func uniform(_ raised: RaisedTracks) -> (x: CellTracks, y: CellTracks) {
        var (x, y) = (raised.x, raised.y)
        grid.makeUniform(&x, .horizontal)
        grid.makeUniform(&y, .vertical)
        return (x, y)
    }

    func fitted(_ raised: RaisedTracks, in size: CGSize) -> (x: CellTracks, y: CellTracks) {
        var (x, y) = uniform(raised)
        grid.fit(&x, .horizontal, WholePoints.up(size.width))
        grid.fit(&y, .vertical, WholePoints.up(size.height))
        return (x, y)
    }

    // MARK: - 5. Cells

    @inline(__always)
    func frame(of index: Int, in cell: CGRect) -> CGRect {
        let desired = children.desired(index, in: cell.size)
        return placement.frame(of: index, grid.crops ? desired.limited(to: cell.size) : desired, in: cell)
    }
}

/// The tracks of a grid after step 2, and what its children desired.
struct RaisedTracks {
    var x: CellTracks
    var y: CellTracks
    /// The lengths of fixed columns and rows.
    let widths: [CGFloat?]
    let heights: [CGFloat?]
    let offersFixed: Bool
    /// What each child added to its tracks.
    var sizes: [CGSize] = []
}
