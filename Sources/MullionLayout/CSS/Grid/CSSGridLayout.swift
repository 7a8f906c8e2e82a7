import MullionGeometry

/// The layout of a grid container (css-grid-2 §12.1): columns; rows with the columns known; columns once more if some
/// width follows from a height, then rows; alignment; items.
extension Engine {
    /// Min-content and max-content width: the tracks under these constraints.
    func gridContent(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ height: CGFloat) -> CSSContent {
        let insets = CSSInsets(style, basis: unspecified)
        let grown = style.pointee.isBorderBox ? insets.width : 0
        let most = style.pointee.maxWidth.length(unspecified)
        let least = style.pointee.minWidth.length(unspecified)
        var grid = buildGrid(
            node, style, width: unspecified, height: height, minHeight: 0, maxHeight: .infinity,
            minWidth: least.isNaN ? 0 : Swift.max(0, least - grown),
            maxWidth: most.isNaN ? .infinity : Swift.max(0, most - grown))
        var content = CSSContent()
        grid.columns.available = unspecified
        grid.rows.available = height
        sizeGridColumns(&grid, .maxContent)
        if grid.needsHeights {
            // The rows give heights to those that need them (§12.1).
            grid.rows.stretches = Self.stretches(style.pointee.alignContent)
            sizeGridRows(&grid)
            let known = Self.areaHeights(grid)
            sizeGridColumns(&grid, .maxContent, areaHeights: known)
            content.max = grid.columns.total
            sizeGridColumns(&grid, .minContent, areaHeights: known)
            content.min = grid.columns.total
            store.pointee.grids[node] = grid
            return content
        }
        content.max = grid.columns.total
        sizeGridColumns(&grid, .minContent)
        content.min = grid.columns.total
        store.pointee.grids[node] = grid
        return content
    }

    func gridLayout(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk, isPlacing: Bool)
        -> CSSAnswer
    {
        var (grid, insets) = sizedGrid(node, style, ask)
        var answer = CSSAnswer()
        answer.height = ask.height.isNaN ? grid.rows.total + insets.height : ask.height
        guard isPlacing || ask.wantsBaseline else {
            store.pointee.grids[node] = grid
            return answer
        }
        let width = Swift.max(0, ask.width - insets.width)
        let height = Swift.max(0, answer.height - insets.height)
        alignGrid(&grid, width: width, height: height)
        answer.baseline = gridBaseline(grid, insets)
        if isPlacing { placeGridItems(grid, insets, width: width, height: height, ask) }
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
            minHeight: Swift.max(0, ask.minHeight - insets.height), maxHeight: ask.maxHeight - insets.height)
        if !ask.isDefinite, !height.isNaN { setRowGaps(&grid, height) }
        grid.columns.available = width
        grid.rows.available = height
        grid.columns.stretches = Self.stretches(style.pointee.justifyContent)
        grid.rows.stretches = Self.stretches(style.pointee.alignContent)
        sizeGridColumns(&grid, .none)
        sizeGridRows(&grid)
        if grid.needsHeights {
            sizeGridColumns(&grid, .none, areaHeights: Self.areaHeights(grid))
            sizeGridRows(&grid)
        }
        return (grid, insets)
    }

    /// Positions the tracks in the content box, and resolves every item against its area.
    func alignGrid(_ grid: inout CSSGrid, width: CGFloat, height: CGFloat) {
        let style = grid.style
        Self.align(&grid.columns.tracks, style.pointee.justifyContent, in: width, isInline: style.pointee.isRightToLeft)
        Self.align(&grid.rows.tracks, style.pointee.alignContent, in: height, isInline: nil)
        finishGridItems(&grid)
    }

    private static func stretches(_ alignment: CSSAlignment) -> Bool {
        alignment.position == .normal || alignment.position == .stretch || alignment.position == .auto
    }

    /// A percent gap refers to the height that the content gave.
    private func setRowGaps(_ grid: inout CSSGrid, _ height: CGFloat) {
        guard grid.style.pointee.rowGap.fraction != 0 else { return }
        Self.setGaps(&grid.rows.tracks, grid.style.pointee.rowGap.gap(height))
    }

    /// The heights of the items' areas.
    private static func areaHeights(_ grid: CSSGrid) -> [CGFloat] {
        grid.cells.map { CSSGrid.length(grid.rows.tracks, $0.rowStart..<$0.rowEnd) }
    }

    // MARK: - Tracks

    /// Sizes the columns for what the items ask of them.
    ///
    /// - Parameter areaHeights: The heights of the items' areas, for widths that follow from them; empty: not known.
    private func sizeGridColumns(
        _ grid: inout CSSGrid, _ constraint: CSSTrackSizing.Constraint, areaHeights: [CGFloat] = []
    ) {
        let isRepeatable = constraint == .none && !grid.needsHeights
        // Nothing has changed since the grid was measured at this width.
        if isRepeatable, grid.sizedWidth == grid.columns.available { return }
        grid.sizedWidth = isRepeatable ? grid.columns.available : .nan
        grid.rowContributions = nil
        grid.columns.constraint = constraint
        for t in grid.columns.tracks.indices { grid.columns.tracks[t].start(grid.columns.available) }
        var items: [CSSGridContribution] = []
        // Fixed tracks ask for nothing.
        if grid.columns.tracks.contains(where: {
            $0.hasIntrinsicMinimum || $0.hasIntrinsicMaximum || $0.maximum == .flex
        }) {
            items.reserveCapacity(grid.cells.count)
            for i in grid.cells.indices {
                var cell = grid.cells[i]
                guard Self.asks(grid.columns.tracks, cell.columnStart..<cell.columnEnd) else { continue }
                var height = unspecified
                if !areaHeights.isEmpty, !areaHeights[i].isNaN {
                    cell.item = cssItem(cell.item.node, width: unspecified, height: areaHeights[i])
                    let isStretched =
                        cell.item.height.isNaN && !cell.item.topIsAuto && !cell.item.bottomIsAuto
                        && (cell.align.position == .stretch || cell.align.position == .normal)
                    if isStretched {
                        height = cell.item.clampedHeight(areaHeights[i] - cell.item.marginHeight)
                    }
                } else {
                    cell.item = cssItem(cell.item.node, width: unspecified, height: unspecified)
                }
                items.append(gridColumnContribution(cell, grid.columns.tracks, height: height))
            }
        }
        grid.columns.run(&items)
    }

    /// Whether content over these tracks matters.
    private static func asks(_ tracks: [CSSTrack], _ range: Range<Int>) -> Bool {
        for t in range
        where tracks[t].hasIntrinsicMinimum || tracks[t].hasIntrinsicMaximum || tracks[t].maximum == .flex {
            return true
        }
        return false
    }

    private func sizeGridRows(_ grid: inout CSSGrid) {
        for t in grid.rows.tracks.indices { grid.rows.tracks[t].start(grid.rows.available) }
        if var items = grid.rowContributions {
            grid.rows.run(&items)
            return
        }
        var followsHeight = grid.sizedWidth.isNaN || grid.hasBaselines || grid.style.pointee.rowGap.fraction != 0
        for t in grid.rows.tracks.indices where grid.rows.tracks[t].hasPercentage { followsHeight = true }
        let (columns, rows) = (grid.columns.tracks, grid.rows.tracks)
        grid.cells.withUnsafeMutableBufferPointer { cells in
            for i in cells.indices {
                let area = CSSGrid.length(columns, cells[i].columnStart..<cells[i].columnEnd)
                let fixed = Self.fixedHeight(rows, cells[i].rowStart..<cells[i].rowEnd)
                cells[i].item = cssItem(cells[i].item.node, width: area, height: fixed)
                cells[i].width = gridItemWidth(cells[i], area, height: fixed)
                cells[i].shim = 0
            }
        }
        if grid.hasBaselines { findGridBaselines(&grid) }
        var items: [CSSGridContribution] = []
        items.reserveCapacity(grid.cells.count)
        for i in grid.cells.indices where Self.asks(rows, grid.cells[i].rowStart..<grid.cells[i].rowEnd) {
            items.append(gridRowContribution(grid.cells[i], rows))
        }
        if !followsHeight { grid.rowContributions = items }
        grid.rows.run(&items)
    }

    /// The height of an area over fixed rows only, else NaN.
    private static func fixedHeight(_ rows: [CSSTrack], _ range: Range<Int>) -> CGFloat {
        var length: CGFloat = 0
        for t in range {
            guard rows[t].minimum == .fixed, rows[t].maximum == .fixed, rows[t].limit == rows[t].base else {
                return unspecified
            }
            length += rows[t].base + (t > range.lowerBound ? rows[t].gap : 0)
        }
        return length
    }

    // MARK: - Baselines (§11.6)

    /// Pushes items down that share a baseline with others in their row.
    private func findGridBaselines(_ grid: inout CSSGrid) {
        var lowest: [Int: CGFloat] = [:]
        for i in grid.cells.indices where grid.cells[i].align.position == .baseline {
            let cell = grid.cells[i]
            let height = gridItemHeight(cell, unspecified).height
            var ask = cssAsk(
                cell.item, width: cell.width, height: cell.item.height.isNaN ? unspecified : height,
                isDefinite: !cell.item.height.isNaN)
            ask.wantsBaseline = true
            let baseline = cssMeasure(cell.item, ask).baseline
            grid.cells[i].baseline = cell.item.top + (baseline.isNaN ? height : baseline)
            lowest[cell.rowStart] = Swift.max(lowest[cell.rowStart] ?? -.infinity, grid.cells[i].baseline)
        }
        for i in grid.cells.indices where grid.cells[i].align.position == .baseline {
            grid.cells[i].shim = lowest[grid.cells[i].rowStart]! - grid.cells[i].baseline
        }
    }

    /// The first baseline from the top of the border box (§11.7 of css-grid-1): of the first row with items.
    private func gridBaseline(_ grid: CSSGrid, _ insets: CSSInsets) -> CGFloat {
        var first: Int?
        for i in grid.cells.indices {
            let cell = grid.cells[i]
            guard let best = first.map({ grid.cells[$0] }) else {
                first = i
                continue
            }
            let shares = cell.align.position == .baseline
            let bestShares = best.align.position == .baseline
            if cell.rowStart != best.rowStart {
                if cell.rowStart < best.rowStart { first = i }
            } else if shares != bestShares {
                if shares { first = i }
            } else if cell.columnStart < best.columnStart {
                first = i
            }
        }
        guard let first else { return unspecified }
        let cell = grid.cells[first]
        let y = gridItemOrigin(grid, cell).y
        var ask = cssAsk(cell.item, width: cell.width, height: cell.height, isDefinite: cell.heightIsDefinite)
        ask.wantsBaseline = true
        let own = cssMeasure(cell.item, ask).baseline
        return insets.top + y + (own.isNaN ? cell.height : own)
    }
}
