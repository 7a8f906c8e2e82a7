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
struct GridCells {
    let grid: CellGrid
    let children: CellChildren
    private let columns: Int
    private let rows: Int

    init(grid: CellGrid, children: CellChildren) {
        self.grid = grid
        self.children = children
        (columns, rows) = grid.counts(for: children.count)
    }

    /// One axis of the grid: margins, tracks and gaps.
    private struct Line {
        /// The leading and the trailing margin.
        var margins: [CGFloat]
        var tracks: [CGFloat]
        var gaps: [CGFloat]
        /// What the alignment adds before the leading margin.
        var shift: CGFloat = 0

        var length: CGFloat { margins.reduce(0, +) + tracks.reduce(0, +) + gaps.reduce(0, +) }
    }

    func arrange(in size: CGSize) -> [CGRect] {
        var (x, y) = startLines()
        raise(&x, &y, offersFixed: true)
        makeUniform(&x, &y)
        fit(&x, .horizontal, WholePoints.up(size.width))
        fit(&y, .vertical, WholePoints.up(size.height))
        return frames(x, y)
    }

    /// Steps 1 to 4 alone: the tracks before and after they are fitted into the container.
    func tracks(in size: CGSize) -> TrackShares {
        var (x, y) = startLines()
        raise(&x, &y, offersFixed: true)
        makeUniform(&x, &y)
        let own = (x.tracks, y.tracks)
        fit(&x, .horizontal, WholePoints.up(size.width))
        fit(&y, .vertical, WholePoints.up(size.height))
        func shares(_ line: Line, _ own: [CGFloat], _ axis: Axis) -> [TrackShares.Track] {
            let starts = starts(line)
            return line.tracks.indices.map { index in
                TrackShares.Track(
                    start: starts[index], length: line.tracks[index], own: own[index],
                    weight: WholePoints.weight(track(axis, index).stretch), isFixed: fixed(axis, index) != nil)
            }
        }
        return TrackShares(columns: shares(x, own.0, .horizontal), rows: shares(y, own.1, .vertical))
    }

    func measure(guide: CGSize) -> CGSize {
        var (x, y) = startLines()
        raise(&x, &y, offersFixed: guide != .zero)
        makeUniform(&x, &y)
        // Without children nothing gives way, not even margins.
        if children.count == 0 { return CGSize(width: x.length, height: y.length) }
        // An open side is fitted into nothing, and nothing grows.
        if guide.width > 0, WholePoints.up(guide.width) < x.length {
            fit(&x, .horizontal, WholePoints.up(guide.width))
        }
        if guide.height > 0, WholePoints.up(guide.height) < y.length {
            fit(&y, .vertical, WholePoints.up(guide.height))
        }
        return CGSize(width: x.length, height: y.length)
    }

    // MARK: - 1. Fixed tracks, margins and gaps

    private func startLines() -> (x: Line, y: Line) { (startLine(.horizontal), startLine(.vertical)) }

    private func startLine(_ axis: Axis) -> Line {
        let margins = CellMargins(grid.margins)
        let both = axis == .horizontal ? [margins.leading, margins.trailing] : [margins.top, margins.bottom]
        let count = count(axis)
        return Line(
            margins: both.map { max(0, $0) }, tracks: (0..<count).map { fixed(axis, $0) ?? 0 },
            gaps: (0..<max(0, count - 1)).map { max(0, WholePoints.up(WholePoints.usable(gap(axis, $0).size))) })
    }

    private func count(_ axis: Axis) -> Int { axis == .horizontal ? columns : rows }

    private func track(_ axis: Axis, _ index: Int) -> CellTrack {
        let listed = axis == .horizontal ? grid.columnSizings : grid.rowSizings
        if index < listed.count { return listed[index] }
        return axis == .horizontal ? grid.defaultColumnSizing : grid.defaultRowSizing
    }

    private func gap(_ axis: Axis, _ index: Int) -> CellGap {
        let listed = axis == .horizontal ? grid.columnSpacings : grid.rowSpacings
        if index < listed.count { return listed[index] }
        return axis == .horizontal ? grid.defaultColumnSpacing : grid.defaultRowSpacing
    }

    private func fixed(_ axis: Axis, _ index: Int) -> CGFloat? {
        track(axis, index).fixed.map { max(0, WholePoints.up(WholePoints.usable($0))) }
    }

    // MARK: - 2. Tracks by content

    private func raise(_ x: inout Line, _ y: inout Line, offersFixed: Bool) {
        let widths = (0..<columns).map { fixed(.horizontal, $0) }
        let heights = (0..<rows).map { fixed(.vertical, $0) }
        for index in children.indices {
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let (width, height) = (widths[column], heights[row])
            if width != nil, height != nil { continue }
            var room = CGSize.unlimited
            if offersFixed {
                if let height { room.height = height } else if let width { room.width = width }
            }
            let size = children.desiredSize(of: index, in: room)
            if width == nil { x.tracks[column] = max(x.tracks[column], size.width) }
            if height == nil { y.tracks[row] = max(y.tracks[row], size.height) }
        }
    }

    // MARK: - 3. Uniform tracks

    private func makeUniform(_ x: inout Line, _ y: inout Line) {
        if grid.hasUniformColumns, let most = x.tracks.max() {
            x.tracks = [CGFloat](repeating: most, count: columns)
        }
        if grid.hasUniformRows, let most = y.tracks.max() { y.tracks = [CGFloat](repeating: most, count: rows) }
    }

    // MARK: - 4. Fitting into the container

    private func fit(_ line: inout Line, _ axis: Axis, _ length: CGFloat) {
        let extra = length - line.length
        let weights = weights(axis)
        guard weights.contains(where: { WholePoints.weight($0) > 0 }) else {
            line.shift = grid.alignment[axis].wholeShift(extra)
            return
        }
        var lengths = line.margins + line.tracks + line.gaps
        SpaceSharing.adjust(&lengths, by: weights, extra)
        line.margins = Array(lengths[..<2])
        line.tracks = Array(lengths[2..<2 + line.tracks.count])
        line.gaps = Array(lengths[(2 + line.tracks.count)...])
    }

    /// Margins, tracks, gaps.
    private func weights(_ axis: Axis) -> [CGFloat] {
        let stretch = grid.marginStretch
        let margins = axis == .horizontal ? [stretch.leading, stretch.trailing] : [stretch.top, stretch.bottom]
        let count = count(axis)
        return margins + (0..<count).map { track(axis, $0).stretch }
            + (0..<max(0, count - 1)).map { gap(axis, $0).stretch }
    }

    // MARK: - 5. Cells

    private func frames(_ x: Line, _ y: Line) -> [CGRect] {
        let (lefts, tops) = (starts(x), starts(y))
        let placement = CellPlacement(children: children, positioning: grid.positioning, alignment: grid.alignment)
        return children.indices.map { index in
            let (row, column) = index.quotientAndRemainder(dividingBy: columns)
            let cell = CGRect(x: lefts[column], y: tops[row], width: x.tracks[column], height: y.tracks[row])
            let desired = children.desiredSize(of: index, in: cell.size)
            let size = grid.crops ? desired.limited(to: cell.size) : desired
            return placement.frame(of: index, size, in: cell)
        }
    }

    private func starts(_ line: Line) -> [CGFloat] {
        var starts: [CGFloat] = []
        var position = line.shift + line.margins[0]
        for (index, track) in line.tracks.enumerated() {
            starts.append(position)
            position += track + (index < line.gaps.count ? line.gaps[index] : 0)
        }
        return starts
    }
}
