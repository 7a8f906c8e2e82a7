import MullionGeometry

/// Subgrids in the sizing of their parent's tracks (css-grid-2 §9).
extension Engine {
    // MARK: - Structure

    /// Finds the subgrids among the items, and the lines that they take.
    func findSubgrids(_ grid: inout CSSGrid) {
        for i in grid.cells.indices {
            let record = grid.cells[i].item.style
            guard record.pointee.takesTracks, let state = grid.cells[i].item.state else { continue }
            let isFlipped = record.pointee.isRightToLeft != grid.style.pointee.isRightToLeft
            var subgrid = CSSSubgrid(cell: i, isFlipped: isFlipped)
            let style = state.pointee.box._withUnsafeGuaranteedRef { $0.style }
            let areas = Self.areas(style.gridTemplateAreas)
            func lines(
                _ list: CSSTrackList, _ areas: [String: Range<Int>], _ parent: CSSExplicitAxis, _ range: Range<Int>,
                _ offset: Int, isFlipped: Bool
            ) -> CSSExplicitAxis {
                CSSExplicitAxis(
                    subgrid: list, areas: areas, of: parent, range.lowerBound - offset..<range.upperBound - offset,
                    isFlipped: isFlipped)
            }
            if record.pointee.takesColumns {
                subgrid.columns = lines(
                    style.gridTemplateColumns, areas.columns, grid.explicitColumns, grid.cells[i].columns,
                    grid.columnOffset, isFlipped: isFlipped)
            }
            if record.pointee.takesRows {
                subgrid.rows = lines(
                    style.gridTemplateRows, areas.rows, grid.explicitRows, grid.cells[i].rows, grid.rowOffset,
                    isFlipped: false)
            }
            grid.cells[i].subgrid = Int32(grid.subgrids.count)
            grid.cells[i].isFixed = false
            grid.subgrids.append(subgrid)
        }
    }

    /// Gives the subgrids of a grid their lines, before any question to them.
    func inheritLines(_ grid: inout CSSGrid) {
        for subgrid in grid.subgrids {
            let item = grid.cells[subgrid.cell].item
            inherit(
                CSSInheritance(
                    columns: subgrid.columns.map { CSSInheritedAxis(explicit: $0) },
                    rows: subgrid.rows.map { CSSInheritedAxis(explicit: $0) }), item.node, item.state.unsafelyUnwrapped)
            grid.cells.withUnsafeMutableBufferPointer {
                stretchSubgrid($0.baseAddress.unsafelyUnwrapped + subgrid.cell)
            }
        }
    }

    /// Gives a grid what it inherits; returns false if its lines are others than those that its items are placed by.
    func takeTracks(_ grid: inout CSSGrid, _ number: UInt32) -> Bool {
        let style = grid.style
        guard style.pointee.takesTracks || grid.inheritance != 0 else { return true }
        let inheritance = inheritance(number, of: grid.node)
        func hasLines(_ axis: CSSInheritedAxis?, _ explicit: CSSExplicitAxis, _ isInherited: Bool) -> Bool {
            axis.map { isInherited && $0.explicit.hasSameLines(as: explicit) } ?? !isInherited
        }
        guard hasLines(inheritance.columns, grid.explicitColumns, grid.inheritsColumns),
            hasLines(inheritance.rows, grid.explicitRows, grid.inheritsRows)
        else { return false }
        if grid.inheritance != number { setTracks(&grid, inheritance) }
        grid.inheritance = number
        return true
    }

    /// Sets the tracks that a grid inherits.
    func setTracks(_ grid: inout CSSGrid, _ inheritance: CSSInheritance) {
        (grid.sizedWidth, grid.columnNeeds, grid.rowNeeds) = (unspecified, nil, nil)
        func tracks(_ axis: CSSInheritedAxis) -> [CSSTrack] {
            axis.tracks.isEmpty ? axis.explicit.tracks : axis.tracks
        }
        if let columns = inheritance.columns {
            grid.columns.tracks = tracks(columns)
            grid.knowsColumns = !columns.tracks.isEmpty
            if !grid.knowsColumns { Self.setGaps(&grid.columns.tracks, grid.style.pointee.columnGap.gap(unspecified)) }
        }
        if let rows = inheritance.rows {
            grid.rows.tracks = tracks(rows)
            grid.knowsRows = !rows.tracks.isEmpty
            if !grid.knowsRows { Self.setGaps(&grid.rows.tracks, grid.style.pointee.rowGap.gap(unspecified)) }
            grid.shared = rows.baselines
        }
    }

    /// A subgrid fills its area along the axes whose tracks it takes, whatever its size, limits, ratio and alignment
    /// are.
    @inline(never)
    func stretchSubgrid(_ cell: UnsafeMutablePointer<CSSGridCell>) {
        let style = cell.pointee.item.style
        if style.pointee.takesColumns {
            (cell.pointee.item.width, cell.pointee.item.minWidth) = (unspecified, unspecified)
            (cell.pointee.item.maxWidth, cell.pointee.item.ratio) = (.infinity, unspecified)
            cell.pointee.justify = CSSAlignment(.stretch)
        }
        if style.pointee.takesRows {
            (cell.pointee.item.height, cell.pointee.item.minHeight) = (unspecified, unspecified)
            (cell.pointee.item.maxHeight, cell.pointee.item.ratio) = (.infinity, unspecified)
            cell.pointee.align = CSSAlignment(.stretch)
        }
    }

    // MARK: - Lengths

    /// What separates the columns of a subgrid from its parent's. Its item is resolved as far as is known.
    private func columnEdges(
        _ subgrid: CSSSubgrid, _ item: CSSItem, gaps: [CGFloat], width: CGFloat
    ) -> CSSSubgridEdges {
        let insets = CSSInsets(item.style, basis: item.basis)
        let (left, right) = (item.left + insets.left, item.right + insets.right)
        let isRightToLeft = item.style.pointee.isRightToLeft
        let gap = item.style.pointee.columnGap
        return CSSSubgridEdges(
            start: isRightToLeft ? right : left, end: isRightToLeft ? left : right,
            gap: gap.isAuto ? unspecified : gap.gap(width - left - right), parentGaps: gaps)
    }

    private func rowEdges(_ item: CSSItem, gaps: [CGFloat], height: CGFloat) -> CSSSubgridEdges {
        let insets = CSSInsets(item.style, basis: item.basis)
        let (top, bottom) = (item.top + insets.top, item.bottom + insets.bottom)
        let gap = item.style.pointee.rowGap
        return CSSSubgridEdges(
            start: top, end: bottom, gap: gap.isAuto ? unspecified : gap.gap(height - top - bottom), parentGaps: gaps)
    }

    /// Gives a subgrid the tracks of its area, as far as they are sized.
    ///
    /// - Parameters:
    ///   - columns: The columns of the parent, positioned if `spreadsColumns`.
    ///   - rows: The rows of the parent; nil: not sized yet.
    ///   - baselines: The farthest ones in them.
    func inheritTracks(
        _ subgrid: CSSSubgrid, _ cell: UnsafePointer<CSSGridCell>, _ columns: UnsafeBufferPointer<CSSTrack>,
        spreadsColumns: Bool, _ rows: UnsafeBufferPointer<CSSTrack>?, spreadsRows: Bool,
        _ baselines: CSSRowBaselines
    ) {
        let item = cell.pointee.item
        var inheritance = CSSInheritance()
        if let lines = subgrid.columns {
            let range = cell.pointee.columns
            let (slice, gaps) = CSSGrid.slice(columns, range, isFlipped: subgrid.isFlipped, isSpread: spreadsColumns)
            let width = spreadsColumns ? Self.span(columns, range) : CSSGrid.length(columns, range)
            let edges = columnEdges(subgrid, item, gaps: gaps, width: width)
            inheritance.columns = CSSInheritedAxis(explicit: lines, tracks: edges.tracks(of: slice))
        }
        if let lines = subgrid.rows {
            var axis = CSSInheritedAxis(explicit: lines)
            if let rows {
                let range = cell.pointee.rows
                let (slice, gaps) = CSSGrid.slice(rows, range, isFlipped: false, isSpread: spreadsRows)
                let height = spreadsRows ? Self.span(rows, range) : CSSGrid.length(rows, range)
                let edges = rowEdges(item, gaps: gaps, height: height)
                axis.tracks = edges.tracks(of: slice)
                axis.baselines = CSSRowBaselines(baselines, range, edges)
            }
            inheritance.rows = axis
        }
        inherit(inheritance, item.node, item.state.unsafelyUnwrapped)
    }

    /// Gives all subgrids of a grid the tracks of their areas, as they are now.
    func inheritTracks(_ grid: CSSGrid, spreadsColumns: Bool = false, spreadsRows: Bool = false) {
        guard !grid.subgrids.isEmpty else { return }
        grid.columns.tracks.withUnsafeBufferPointer { columns in
            grid.rows.tracks.withUnsafeBufferPointer { rows in
                grid.cells.withUnsafeBufferPointer { cells in
                    for subgrid in grid.subgrids {
                        inheritTracks(
                            subgrid, cells.baseAddress.unsafelyUnwrapped + subgrid.cell, columns,
                            spreadsColumns: spreadsColumns, rows, spreadsRows: spreadsRows, grid.farthest)
                    }
                }
            }
        }
    }

    // MARK: - What the items of a subgrid ask of the parent's tracks

    /// Adds what a subgrid asks of the columns: what its items do, and at its edges its margins, border and padding.
    ///
    /// - Parameter isAfterRows: Whether rows have been sized, so that widths that follow from heights are known.
    func addColumnNeeds(
        _ subgrid: CSSSubgrid, _ cell: UnsafePointer<CSSGridCell>, _ tracks: UnsafeBufferPointer<CSSTrack>,
        to alone: UnsafeMutableBufferPointer<CSSTrackNeed>, _ spanning: inout [CSSGridContribution], isAfterRows: Bool
    ) {
        let range = cell.pointee.columns
        let (slice, gaps) = CSSGrid.slice(tracks, range, isFlipped: subgrid.isFlipped, isSpread: false)
        let edges = columnEdges(subgrid, cell.pointee.item, gaps: gaps, width: unspecified)
        let needs = subgridColumnNeeds(cell.pointee.item, edges.tracks(of: slice), isAfterRows: isAfterRows)
        Self.add(needs, edges, range, isFlipped: subgrid.isFlipped, to: alone, &spanning)
    }

    func addRowNeeds(
        _ cell: UnsafePointer<CSSGridCell>, _ tracks: UnsafeBufferPointer<CSSTrack>, _ baselines: CSSRowBaselines,
        to alone: UnsafeMutableBufferPointer<CSSTrackNeed>, _ spanning: inout [CSSGridContribution]
    ) {
        let range = cell.pointee.rows
        let (slice, gaps) = CSSGrid.slice(tracks, range, isFlipped: false, isSpread: false)
        let edges = rowEdges(cell.pointee.item, gaps: gaps, height: unspecified)
        let needs = subgridRowNeeds(
            cell.pointee.item, width: cell.pointee.width, edges.tracks(of: slice),
            CSSRowBaselines(baselines, range, edges))
        Self.add(needs, edges, range, isFlipped: false, to: alone, &spanning)
    }

    private static func add(
        _ needs: CSSTrackNeeds, _ edges: CSSSubgridEdges, _ range: Range<Int>, isFlipped: Bool,
        to alone: UnsafeMutableBufferPointer<CSSTrackNeed>, _ spanning: inout [CSSGridContribution]
    ) {
        func add(_ item: CSSGridContribution, _ margins: CGFloat? = nil) {
            var item = item
            item.push(margins ?? edges.before(item.start) + edges.behind(item.end - 1))
            let (start, end) = (item.start, item.end)
            item.start = isFlipped ? range.upperBound - end : range.lowerBound + start
            item.end = isFlipped ? range.upperBound - start : range.lowerBound + end
            if item.count == 1 { alone[item.start].add(item) } else { spanning.append(item) }
        }
        // The edges of the box itself, as if nothing were in it.
        let last = range.count - 1
        let (start, end) = last == 0 ? (edges.start + edges.end, 0) : (edges.start, edges.end)
        if start > 0 { add(CSSGridContribution(start: 0, end: 1), start) }
        if end > 0 { add(CSSGridContribution(start: last, end: last + 1), end) }
        for t in needs.tracks.indices where needs.tracks[t].hasItems {
            let need = needs.tracks[t]
            add(
                CSSGridContribution(
                    start: t, end: t + 1, minimum: need.minimum, minContent: need.minContent,
                    maxContent: need.maxContent))
        }
        // Items over the same tracks are as good as one that asks for the most.
        var merged: [Range<Int>: CSSTrackNeed] = [:]
        var order: [Range<Int>] = []
        for item in needs.spanning {
            let span = item.start..<item.end
            if merged[span] == nil { order.append(span) }
            merged[span, default: CSSTrackNeed()].add(item)
        }
        for span in order {
            let need = merged[span]!
            add(
                CSSGridContribution(
                    start: span.lowerBound, end: span.upperBound, minimum: need.minimum, minContent: need.minContent,
                    maxContent: need.maxContent))
        }
    }

    /// What the items of a subgrid ask of its columns, which are the parent's at the start of their sizing.
    private func subgridColumnNeeds(_ item: CSSItem, _ tracks: [CSSTrack], isAfterRows: Bool) -> CSSTrackNeeds {
        if stackIsLow { return onFurtherStack { subgridColumnNeeds(item, tracks, isAfterRows: isAfterRows) } }
        store.pointee.counts.visits += 1
        let style = item.style
        let insets = CSSInsets(style, basis: item.basis)
        let height = item.height.isNaN ? item.height : Swift.max(0, item.clampedHeight(item.height) - insets.height)
        var grid = buildGrid(
            item.node, style, width: unspecified, height: height,
            minHeight: item.minHeight.isNaN ? 0 : Swift.max(0, item.minHeight - insets.height),
            maxHeight: item.maxHeight - insets.height, inheritance: cssInheritance(item.node, item.state))
        var heights: [CGFloat] = []
        if isAfterRows, grid.needsHeights, grid.knowsColumns {
            if !grid.knowsRows { grid.rows.available = height }
            grid.rows.stretches = Self.stretches(style.pointee.alignContent)
            sizeGridRows(&grid)
            heights = Self.areaHeights(grid)
        }
        grid.columns.tracks = tracks
        let needs = columnNeeds(&grid, heights)
        // The tracks of the next question are its own.
        grid.inheritance = .max
        store.pointee.grids[item.node] = grid
        return needs
    }

    /// What the items of a subgrid ask of its rows, at its used width.
    private func subgridRowNeeds(
        _ item: CSSItem, width: CGFloat, _ tracks: [CSSTrack], _ baselines: CSSRowBaselines
    ) -> CSSTrackNeeds {
        if stackIsLow { return onFurtherStack { subgridRowNeeds(item, width: width, tracks, baselines) } }
        var grid = subgridInColumns(item, width: width, tracks)
        grid.shared = baselines
        let needs = rowNeeds(&grid)
        store.pointee.grids[item.node] = grid
        return needs
    }

    /// Finds the farthest baselines of items in the subgrids that take rows of a grid.
    func findTakenBaselines(_ grid: inout CSSGrid) {
        grid.taken = CSSRowBaselines(count: grid.rows.tracks.count)
        grid.rows.tracks.withUnsafeBufferPointer { rows in
            for subgrid in grid.subgrids where subgrid.rows != nil {
                let cell = grid.cells[subgrid.cell]
                let (slice, gaps) = CSSGrid.slice(rows, cell.rows, isFlipped: false, isSpread: false)
                let edges = rowEdges(cell.item, gaps: gaps, height: unspecified)
                let own = subgridBaselines(cell.item, width: cell.width, edges.tracks(of: slice))
                grid.taken.add(own, from: cell.rows.lowerBound, edges)
            }
        }
    }

    private func subgridBaselines(_ item: CSSItem, width: CGFloat, _ tracks: [CSSTrack]) -> CSSRowBaselines {
        if stackIsLow { return onFurtherStack { subgridBaselines(item, width: width, tracks) } }
        var grid = subgridInColumns(item, width: width, tracks)
        grid.shared = CSSRowBaselines()
        guard grid.hasBaselines || grid.givesRows else {
            store.pointee.grids[item.node] = grid
            return CSSRowBaselines()
        }
        resolveInColumns(&grid)
        findGridBaselines(&grid, isSizing: true)
        store.pointee.grids[item.node] = grid
        return grid.farthest
    }

    /// A subgrid that takes rows, with its columns sized at its used width, and with rows that are not sized yet.
    private func subgridInColumns(_ item: CSSItem, width: CGFloat, _ tracks: [CSSTrack]) -> CSSGrid {
        store.pointee.counts.visits += 1
        let style = item.style
        let insets = CSSInsets(style, basis: item.basis, width: width)
        let inner = Swift.max(0, width - insets.width)
        var grid = buildGrid(
            item.node, style, width: inner, height: unspecified, minHeight: 0, maxHeight: .infinity,
            inheritance: cssInheritance(item.node, item.state))
        grid.columns.available = inner
        grid.columns.stretches = Self.stretches(style.pointee.justifyContent)
        sizeGridColumns(&grid, .none)
        grid.rows.tracks = tracks
        grid.inheritance = .max
        return grid
    }
}
