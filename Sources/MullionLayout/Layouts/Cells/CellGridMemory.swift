import MullionGeometry

/// What a ``CellGrid`` keeps: the desired sizes of its children, its tracks as long as the children make them, and
/// where the tracks were when all children were placed.
///
/// After an edit of one child:
/// 1. The child is measured again. A track becomes longer with it, or is measured anew from the sizes that are kept if
///    the child was the longest in it.
/// 2. Uniform tracks, the sharing of space, and the positions of the tracks are computed from the tracks alone.
/// 3. The children of tracks that are elsewhere, or longer or shorter, are placed, and the one that changed.
///
/// Worked example: of 10,000 children in 100 columns, one becomes wider, and not wider than the widest of its column.
/// It is measured and placed; 200 tracks are compared. If it becomes the widest, and all columns share space, all
/// columns move, and every child is placed.
final class CellGridMemory: CellMemory {
    private let grid: CellGrid
    /// The tracks for the ideal size, and those in which fixed lengths are offered; nil: not measured.
    private var raised: [RaisedTracks?] = [nil, nil]
    /// The cells whose children may desire something else than `raised` has.
    private var unmeasured: [[Int]] = [[], []]
    /// Where the tracks were when children were last placed.
    private var placed: (x: Bands, y: Bands)?

    /// Where tracks begin, and how long they are.
    private struct Bands {
        let starts: [CGFloat]
        let lengths: [CGFloat]

        init(_ tracks: CellTracks) { (starts, lengths) = (tracks.starts, tracks.tracks) }

        /// The tracks that differ.
        func changes(from other: Bands) -> [Int] {
            starts.indices.filter { !same(starts[$0], other.starts[$0]) || !same(lengths[$0], other.lengths[$0]) }
        }
    }

    init(_ grid: CellGrid) { self.grid = grid }

    // MARK: - Answers

    override func forgetAnswers() {
        (raised, unmeasured, placed) = ([nil, nil], [[], []], nil)
    }

    override func forgetAnswer(of cell: Int) {
        for kind in 0...1 where raised[kind] != nil {
            unmeasured[kind].append(cell)
            if unmeasured[kind].count > raised[kind]!.sizes.count { (raised[kind], unmeasured[kind]) = (nil, []) }
        }
    }

    /// Step 2 of ``GridCells``, for the children that changed.
    private func raisedTracks(_ cells: GridCells<CellNodes>, offersFixed: Bool) -> RaisedTracks {
        let kind = offersFixed ? 1 : 0
        guard var tracks = raised[kind] else {
            let tracks = cells.raised(offersFixed: offersFixed)
            raised[kind] = tracks
            return tracks
        }
        if unmeasured[kind].isEmpty { return tracks }
        raised[kind] = nil
        for cell in unmeasured[kind] { measure(cell, cells, &tracks) }
        unmeasured[kind].removeAll(keepingCapacity: true)
        raised[kind] = tracks
        return tracks
    }

    private func measure(_ cell: Int, _ cells: GridCells<CellNodes>, _ tracks: inout RaisedTracks) {
        let (row, column) = cell.quotientAndRemainder(dividingBy: cells.columns)
        let (old, new) = (tracks.sizes[cell], cells.desired(cell, row, column, tracks))
        tracks.sizes[cell] = new
        if tracks.widths[column] == nil {
            if new.width >= tracks.x.tracks[column] {
                tracks.x.tracks[column] = new.width
            } else if old.width == tracks.x.tracks[column] {
                tracks.x.tracks[column] = stride(from: column, to: tracks.sizes.count, by: cells.columns)
                    .reduce(0) { max($0, tracks.sizes[$1].width) }
            }
        }
        if tracks.heights[row] == nil {
            if new.height >= tracks.y.tracks[row] {
                tracks.y.tracks[row] = new.height
            } else if old.height == tracks.y.tracks[row] {
                tracks.y.tracks[row] = (row * cells.columns..<min((row + 1) * cells.columns, tracks.sizes.count))
                    .reduce(0) { max($0, tracks.sizes[$1].height) }
            }
        }
    }

    private func measure(_ cells: GridCells<CellNodes>, _ guide: CGSize) -> CGSize {
        cells.measure(raisedTracks(cells, offersFixed: guide != .zero), guide: guide)
    }

    override func size(_ children: CoupledChildren, proposal: ProposedViewSize) -> CGSize {
        let cells = GridCells(grid: grid, children: nodes(children))
        return grid.size(for: proposal, measure: { measure(cells, $0) }, grows: { _ in false })
    }

    // MARK: - Frames

    override func arrange(
        _ children: CoupledChildren, in size: CGSize, proposal: ProposedViewSize, isPlacing: Bool,
        into frames: UnsafeMutablePointer<GivenFrame>
    ) -> [Int]? {
        let nodes = nodes(children)
        let cells = GridCells(grid: grid, children: nodes)
        let (x, y) = cells.fitted(
            raisedTracks(cells, offersFixed: true),
            in: grid.contents(of: size, proposal) { measure(cells, $0) })
        let bands = (x: Bands(x), y: Bands(y))
        let changed = isPlacing ? changes(cells, bands) : nil
        if isPlacing {
            placed = bands
            touched.removeAll(keepingCapacity: true)
            touchesAll = false
        }
        guard let changed else {
            arrangeAll(cells, bands, frames)
            for child in nodes.items.skipped { skip(child, nodes.items, frames) }
            return nil
        }
        for child in changed {
            guard let cell = nodes.items.cell(of: child) else {
                skip(child, nodes.items, frames)
                continue
            }
            let (row, column) = cell.quotientAndRemainder(dividingBy: cells.columns)
            frames[child] = GivenFrame(cells.frame(of: cell, in: Self.cell(bands, row, column)))
        }
        return changed
    }

    /// The children whose cells are not where they were, and those that changed; nil: most of them.
    private func changes(_ cells: GridCells<CellNodes>, _ bands: (x: Bands, y: Bands)) -> [Int]? {
        guard !touchesAll, let placed else { return nil }
        let (rows, columns) = (bands.y.changes(from: placed.y), bands.x.changes(from: placed.x))
        guard rows.count * cells.columns + columns.count * cells.rows + touched.count <= cells.children.count / 2 else {
            return nil
        }
        var changed = Set(touched)
        for row in rows {
            for cell in row * cells.columns..<min((row + 1) * cells.columns, cells.children.count) {
                changed.insert(cells.children.items.child(in: cell))
            }
        }
        for column in columns {
            for cell in stride(from: column, to: cells.children.count, by: cells.columns) {
                changed.insert(cells.children.items.child(in: cell))
            }
        }
        return changed.sorted()
    }

    private func arrangeAll(
        _ cells: GridCells<CellNodes>, _ bands: (x: Bands, y: Bands), _ frames: UnsafeMutablePointer<GivenFrame>
    ) {
        var cell = 0
        for row in 0..<cells.rows {
            for column in 0..<min(cells.columns, cells.children.count - cell) {
                frames[cells.children.items.child(in: cell)] = GivenFrame(
                    cells.frame(of: cell, in: Self.cell(bands, row, column)))
                cell += 1
            }
        }
    }

    @inline(__always)
    private static func cell(_ bands: (x: Bands, y: Bands), _ row: Int, _ column: Int) -> CGRect {
        CGRect(
            x: bands.x.starts[column], y: bands.y.starts[row], width: bands.x.lengths[column],
            height: bands.y.lengths[row])
    }
}
