import MullionGeometry

/// The layout of a grid container (css-grid-2 §12.1): columns; rows with the columns known; columns once more if some
/// width follows from a height, then rows; alignment; items.
extension Engine {
    /// Min-content and max-content width: the tracks under these constraints.
    func gridContent(
        _ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat, _ inheritance: UInt32
    ) -> CSSContent {
        let insets = CSSInsets(style, basis: unspecified)
        let grown = style.pointee.isBorderBox ? insets.width : 0
        let most = style.pointee.maxWidth.length(unspecified)
        let least = style.pointee.minWidth.length(unspecified)
        var grid = buildGrid(
            node, style, width: unspecified, height: height, minHeight: 0, maxHeight: .infinity,
            minWidth: least.isNaN ? 0 : Swift.max(0, least - grown),
            maxWidth: most.isNaN ? .infinity : Swift.max(0, most - grown), inheritance: inheritance)
        var content = CSSContent()
        grid.columns.available = unspecified
        grid.rows.available = height
        sizeGridColumns(&grid, .maxContent)
        if grid.needsHeights {
            // The rows give heights to those that need them (§12.1).
            grid.rows.stretches = Self.stretches(style.pointee.alignContent)
            sizeGridRows(&grid)
            // The columns are sized once more.
            inheritTracks(grid)
            sizeGridColumns(&grid, .maxContent, areaHeights: Self.areaHeights(grid))
            content.max = grid.columns.total
            sizeGridColumns(&grid, .minContent)
            sizeGridRows(&grid)
            // The columns are sized once more.
            inheritTracks(grid)
            sizeGridColumns(&grid, .minContent, areaHeights: Self.areaHeights(grid))
            content.min = grid.columns.total
            store.pointee.grids[node] = grid
            return content
        }
        content.max = grid.columns.total
        sizeGridColumns(&grid, .minContent)
        content.min = grid.columns.total
        store.pointee.grids[node] = grid
        // Automatic tracks stretch to a definite minimum (§12.8).
        if !least.isNaN, least > 0, Self.stretches(style.pointee.justifyContent),
            grid.columns.tracks.contains(where: { $0.maximum == .auto && !$0.isCollapsed })
        {
            content.min = Swift.max(content.min, least - grown)
            content.max = Swift.max(content.max, least - grown)
        }
        return content
    }

    func gridLayout(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk, isPlacing: Bool)
        -> CSSAnswer
    {
        var (grid, insets) = sizedGrid(node, style, ask)
        var answer = CSSAnswer()
        answer.height = ask.followsContent ? grid.rows.total + insets.height : ask.height
        guard isPlacing || ask.wantsBaseline else {
            store.pointee.grids[node] = grid
            return answer
        }
        let width = Swift.max(0, ask.width - insets.width)
        let height = Swift.max(0, answer.height - insets.height)
        alignGrid(&grid, width: width, height: height)
        if ask.wantsBaseline { answer.baseline = gridBaseline(grid, insets, ask.baseline) }
        if isPlacing {
            placeGridItems(grid, insets, width: width, height: height, ask)
            store.pointee.keptGrids[node] = CSSKeptGrid(grid, insets, width: width)
        }
        return answer
    }

    /// A grid with the sizes of its tracks, and its padding and border.
    func sizedGrid(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk) -> (CSSGrid, CSSInsets) {
        let insets = CSSInsets(
            style, basis: ask.basis, width: ask.width, height: ask.height.isNaN ? .infinity : ask.height)
        let width = Swift.max(0, ask.width - insets.width)
        let height = ask.height.isNaN ? ask.height : Swift.max(0, ask.height - insets.height)
        var grid = buildGrid(
            node, style, width: width, height: ask.isDefinite ? height : unspecified,
            minHeight: Swift.max(0, ask.minHeight - insets.height), maxHeight: ask.maxHeight - insets.height,
            inheritance: ask.inheritance)
        if !ask.isDefinite, !height.isNaN { setRowGaps(&grid, height) }
        grid.columns.available = width
        grid.columns.stretches = Self.stretches(style.pointee.justifyContent)
        grid.rows.stretches = Self.stretches(style.pointee.alignContent)
        // A height that followed from the content gives rows their percentages, but no width.
        grid.rows.available = ask.isDefinite || !grid.needsHeights ? height : unspecified
        sizeGridColumns(&grid, .none)
        sizeGridRows(&grid)
        if grid.needsHeights {
            // What a ratio makes of the rows changes them, but not the height of the grid, as browsers have it; text
            // that runs down changes both.
            // The columns are sized once more.
            inheritTracks(grid)
            sizeGridColumns(&grid, .none, areaHeights: Self.areaHeights(grid))
            if !ask.followsContent || grid.cells.contains(where: { followsHeight($0.item) }) {
                grid.rows.available = height
                sizeGridRows(&grid)
            }
        }
        if !ask.isDefinite, !ask.followsContent, ask.maxHeight < .infinity { unlimitRows(&grid) }
        return (grid, insets)
    }

    /// Where a maximum leaves less height than the rows need at least, the browser sizes them as if there were none.
    private func unlimitRows(_ grid: inout CSSGrid) {
        if grid.knowsRows { return }
        let follows = grid.rows.tracks.contains { $0.maximum == .flex || $0.hasPercentage }
        guard !follows, grid.rows.total > grid.rows.available + Self.tolerance else { return }
        grid.rows.available = unspecified
        sizeGridRows(&grid)
    }

    /// Whether the width of an item's content follows from its height, as in text that runs down.
    private func followsHeight(_ item: CSSItem) -> Bool {
        if let state = item.state { return state.pointee.widthNeedsHeight }
        return !has(item.node, .separable)
    }

    /// Positions the tracks in the content box, and resolves every item against its area.
    func alignGrid(_ grid: inout CSSGrid, width: CGFloat, height: CGFloat) {
        let style = grid.style
        if !grid.knowsColumns {
            grid.columnLead = Self.align(
                &grid.columns.tracks, style.pointee.justifyContent, in: width, isInline: style.pointee.isRightToLeft)
        }
        if !grid.knowsRows {
            grid.rowLead = Self.align(&grid.rows.tracks, style.pointee.alignContent, in: height, isInline: nil)
        }
        finishGridItems(&grid)
        // Last baselines count from the bottom edges, which percentages of the rows move.
        if grid.hasLastBaselines {
            findGridBaselines(&grid, isSizing: false)
            if grid.givesRows {
                inheritTracks(grid, spreadsColumns: grid.spreadsColumns, spreadsRows: grid.spreadsRows)
            }
        }
        if grid.sharesLeftEdges { findSharedEdges(&grid, isSizing: false) }
    }

    static func stretches(_ alignment: CSSAlignment) -> Bool {
        alignment.position == .normal || alignment.position == .stretch || alignment.position == .auto
    }

    static func spreads(_ alignment: CSSAlignment) -> Bool {
        switch alignment.position {
        case .spaceBetween, .spaceAround, .spaceEvenly: true
        default: false
        }
    }

    /// A percent gap refers to the height that the content gave.
    private func setRowGaps(_ grid: inout CSSGrid, _ height: CGFloat) {
        guard grid.style.pointee.rowGap.fraction != 0, !grid.knowsRows else { return }
        Self.setGaps(&grid.rows.tracks, grid.style.pointee.rowGap.gap(height))
    }

    /// The heights of the items' areas.
    static func areaHeights(_ grid: CSSGrid) -> [CGFloat] {
        grid.cells.map { CSSGrid.length(grid.rows.tracks, $0.rows) }
    }

    // MARK: - Tracks

    /// Sizes the columns for what the items ask of them.
    ///
    /// - Parameter areaHeights: The heights of the items' areas, for widths that follow from them; empty: not known.
    func sizeGridColumns(
        _ grid: inout CSSGrid, _ constraint: CSSTrackSizing.Constraint, areaHeights: [CGFloat] = []
    ) {
        if grid.knowsColumns { return }
        let isRepeatable = constraint == .none && !grid.needsHeights
        // Nothing has changed since the grid was measured at this width.
        if isRepeatable, grid.sizedWidth == grid.columns.available { return }
        grid.sizedWidth = isRepeatable ? grid.columns.available : .nan
        grid.rowNeeds = nil
        grid.columns.constraint = constraint
        if let needs = grid.columnNeeds {
            grid.columns.run(needs)
            return
        }
        for t in grid.columns.tracks.indices { grid.columns.tracks[t].start(grid.columns.available) }
        if grid.sharesLeftEdges { findSharedEdges(&grid, isSizing: true) }
        let needs = columnNeeds(&grid, areaHeights)
        let isConstant =
            areaHeights.isEmpty && grid.style.pointee.columnGap.fraction == 0
            && !grid.columns.tracks.contains(where: \.hasPercentage)
        if isConstant, !grid.needsHeights { grid.columnNeeds = needs }
        grid.columns.run(needs)
    }

    func columnNeeds(_ grid: inout CSSGrid, _ areaHeights: [CGFloat]) -> CSSTrackNeeds {
        let isFlipped = grid.style.pointee.isRightToLeft
        var needs = CSSTrackNeeds(count: grid.columns.tracks.count)
        // Fixed tracks ask for nothing.
        guard grid.columns.tracks.contains(where: \.asksForContent) else { return needs }
        let (columns, subgrids) = (grid.columns.tracks, grid.subgrids)
        var spanning: [CSSGridContribution] = []
        columns.withUnsafeBufferPointer { tracks in
            grid.cells.withUnsafeMutableBufferPointer { cells in
                needs.tracks.withUnsafeMutableBufferPointer { alone in
                    for i in cells.indices {
                        let cell = cells.baseAddress.unsafelyUnwrapped + i
                        let range = cell.pointee.columns
                        guard Self.asks(tracks, range) else { continue }
                        var height = unspecified
                        if !areaHeights.isEmpty, !areaHeights[i].isNaN {
                            height = stretchedHeight(cell, in: areaHeights[i])
                        } else {
                            resolveGridItem(cell, width: unspecified, height: unspecified)
                        }
                        if cell.pointee.subgrid >= 0 {
                            let subgrid = subgrids[Int(cell.pointee.subgrid)]
                            if subgrid.columns != nil {
                                addColumnNeeds(
                                    subgrid, cell, tracks, to: alone, &spanning, isAfterRows: !areaHeights.isEmpty)
                                continue
                            }
                        }
                        var own = gridColumnContribution(cell, tracks, height: height)
                        if cell.pointee.justify.position.sharesBaseline {
                            own.push(abs(cell.pointee.shimX))
                            // What the browser does where the distance of a left edge follows from a width.
                            if isFlipped == (cell.pointee.justify.position == .baseline) {
                                own.maxContent = own.minContent
                            }
                        }
                        if range.count == 1 { alone[range.lowerBound].add(own) } else { spanning.append(own) }
                    }
                }
            }
        }
        needs.spanning = spanning
        return needs
    }

    /// Resolves an item against the height of its area; returns the height that it stretches to, NaN if it does not.
    private func stretchedHeight(_ cell: UnsafeMutablePointer<CSSGridCell>, in area: CGFloat) -> CGFloat {
        cell.pointee.item = cssItem(cell.pointee.item.node, width: unspecified, height: area)
        if cell.pointee.subgrid >= 0 { stretchSubgrid(cell) }
        let item = cell.pointee.item
        let stretches =
            item.height.isNaN && item.style.pointee.height.kind.isAutoOrLength && !item.topIsAuto
            && !item.bottomIsAuto
            && (cell.pointee.align.position == .stretch || cell.pointee.align.position == .normal)
        return stretches ? item.clampedHeight(area - item.marginHeight) : unspecified
    }

    /// Whether content over these tracks matters.
    @inline(__always)
    private static func asks(_ tracks: UnsafeBufferPointer<CSSTrack>, _ range: Range<Int>) -> Bool {
        for t in range where tracks[t].asksForContent { return true }
        return false
    }

    func sizeGridRows(_ grid: inout CSSGrid) {
        if grid.knowsRows {
            resolveInColumns(&grid)
            if grid.hasBaselines || grid.givesRows { findGridBaselines(&grid, isSizing: true) }
            return
        }
        if let needs = grid.rowNeeds {
            grid.rows.run(needs)
            return
        }
        for t in grid.rows.tracks.indices { grid.rows.tracks[t].start(grid.rows.available) }
        var followsHeight =
            grid.sizedWidth.isNaN || grid.hasBaselines || grid.givesRows || grid.style.pointee.rowGap.fraction != 0
        for t in grid.rows.tracks.indices where grid.rows.tracks[t].hasPercentage { followsHeight = true }
        let needs = rowNeeds(&grid)
        if !followsHeight { grid.rowNeeds = needs }
        grid.rows.run(needs)
    }

    /// What the items ask of the rows, with the columns known and the rows at the start of their sizing.
    func rowNeeds(_ grid: inout CSSGrid) -> CSSTrackNeeds {
        resolveInColumns(&grid)
        if grid.hasBaselines || grid.givesRows { findGridBaselines(&grid, isSizing: true) }
        var needs = CSSTrackNeeds(count: grid.rows.tracks.count)
        let (subgrids, farthest) = (grid.subgrids, grid.farthest)
        var spanning: [CSSGridContribution] = []
        grid.rows.tracks.withUnsafeBufferPointer { tracks in
            grid.cells.withUnsafeBufferPointer { cells in
                needs.tracks.withUnsafeMutableBufferPointer { alone in
                    for i in cells.indices {
                        let cell = cells.baseAddress.unsafelyUnwrapped + i
                        let range = cell.pointee.rows
                        guard Self.asks(tracks, range) else { continue }
                        if cell.pointee.subgrid >= 0, subgrids[Int(cell.pointee.subgrid)].rows != nil {
                            addRowNeeds(cell, tracks, farthest, to: alone, &spanning)
                            continue
                        }
                        let own = gridRowContribution(cell, tracks)
                        if range.count == 1 { alone[range.lowerBound].add(own) } else { spanning.append(own) }
                    }
                }
            }
        }
        needs.spanning = spanning
        return needs
    }

    /// Finds the items' widths, with the columns known.
    func resolveInColumns(_ grid: inout CSSGrid) {
        var columns = grid.columns.tracks
        let rows = grid.rows.tracks
        let style = grid.style
        // Space between the columns belongs to the areas over several.
        let isSpread = grid.spreadsColumns && !grid.columns.available.isNaN
        let (subgrids, knowsRows, farthest) = (grid.subgrids, grid.knowsRows, grid.farthest)
        if isSpread {
            _ = Self.align(
                &columns, style.pointee.justifyContent, in: grid.columns.available,
                isInline: style.pointee.isRightToLeft)
        }
        columns.withUnsafeBufferPointer { columns in
            rows.withUnsafeBufferPointer { rows in
                grid.cells.withUnsafeMutableBufferPointer { cells in
                    for i in cells.indices {
                        let cell = cells.baseAddress.unsafelyUnwrapped + i
                        let range = cell.pointee.columns
                        let area = isSpread ? Self.span(columns, range) : CSSGrid.length(columns, range)
                        let fixed = Self.fixedHeight(rows, cell.pointee.rows)
                        resolveGridItem(cell, width: area, height: fixed)
                        if cell.pointee.subgrid >= 0 {
                            inheritTracks(
                                subgrids[Int(cell.pointee.subgrid)], cell, columns, spreadsColumns: isSpread,
                                knowsRows ? rows : nil, spreadsRows: false, farthest)
                        }
                        cell.pointee.width = gridItemWidth(cell, area, height: fixed)
                        cell.pointee.shim = 0
                    }
                }
            }
        }
    }

    /// The height of an area over fixed rows only, else NaN.
    @inline(__always)
    private static func fixedHeight(_ rows: UnsafeBufferPointer<CSSTrack>, _ range: Range<Int>) -> CGFloat {
        var length: CGFloat = 0
        for t in range {
            guard rows[t].minimum == .fixed, rows[t].maximum == .fixed, rows[t].limit == rows[t].base else {
                return unspecified
            }
            length += rows[t].base + (t > range.lowerBound ? rows[t].gap : 0)
        }
        return length
    }
}
