import MullionGeometry

/// Baselines of grid items and grids (css-grid-2 §11.6, §11.7).
extension Engine {
    /// Pushes items that share a baseline with others: down from the start of their first row, or up from the end of
    /// their last one.
    ///
    /// - Parameter isSizing: Whether the rows are not sized yet, so that automatic heights are those of the content.
    func findGridBaselines(_ grid: inout CSSGrid, isSizing: Bool) {
        grid.hasLastBaselines = false
        var farthest = CSSRowBaselines(count: grid.rows.tracks.count)
        if grid.shared.first.isEmpty {
            if isSizing, grid.givesRows { findTakenBaselines(&grid) }
            farthest.add(grid.taken)
        } else {
            // The parent knows them for all subgrids.
            farthest.add(grid.shared)
        }
        grid.cells.withUnsafeMutableBufferPointer { cells in
            for i in cells.indices where cells[i].align.position.sharesBaseline {
                let cell = cells.baseAddress.unsafelyUnwrapped + i
                let item = cell.pointee.item
                let isLast = cell.pointee.align.position == .lastBaseline
                if isLast { grid.hasLastBaselines = true }
                let (height, isDefinite) =
                    isSizing
                    ? gridItemHeight(cell, unspecified) : (cell.pointee.height, cell.pointee.heightIsDefinite)
                var ask = cssAsk(item, width: cell.pointee.width, height: height, isDefinite: isDefinite)
                ask.baseline = isLast ? .last : .first
                var baseline = cssMeasure(item, ask).baseline
                if baseline.isNaN, followsRow(cell, grid.rows.tracks) {
                    // The fallback alignment of the last one is `safe end` (§4.2).
                    if isLast { cell.pointee.align.overflow = .safe }
                    cell.pointee.baseline = .nan
                    continue
                }
                cell.pointee.align.overflow = .default
                if baseline.isNaN { baseline = height }
                if isLast {
                    cell.pointee.baseline = item.bottom + height - baseline
                    farthest.add(cell.pointee.baseline, isLast: true, row: cell.pointee.rows.upperBound - 1)
                } else {
                    cell.pointee.baseline = item.top + baseline
                    farthest.add(cell.pointee.baseline, isLast: false, row: cell.pointee.rows.lowerBound)
                }
            }
            for i in cells.indices where cells[i].align.position.sharesBaseline {
                let cell = cells[i]
                if cell.baseline.isNaN {
                    cells[i].shim = 0
                } else if cell.align.position == .lastBaseline {
                    cells[i].shim = cell.baseline - farthest.last[cell.rows.upperBound - 1]
                } else {
                    cells[i].shim = farthest.first[cell.rows.lowerBound] - cell.baseline
                }
            }
        }
        grid.farthest = farthest
    }

    /// Whether the height of an item follows from rows that follow from their content: then its bottom edge is no
    /// baseline (css-align-3 §9.1).
    private func followsRow(_ cell: UnsafePointer<CSSGridCell>, _ rows: [CSSTrack]) -> Bool {
        let style = cell.pointee.item.style
        return
            (style.pointee.height.fraction != 0 || style.pointee.minHeight.fraction != 0
            || style.pointee.maxHeight.fraction != 0) && cell.pointee.rows.contains { rows[$0].followsContent }
    }

    /// Pushes items that share a baseline along the rows away from the start or the end of their column until their
    /// left edges line up: the baseline of a box of horizontal lines across its lines is its left edge.
    ///
    /// - Parameter isSizing: Whether the widths are those that the items ask for, else the used ones.
    func findSharedEdges(_ grid: inout CSSGrid, isSizing: Bool) {
        let isFlipped = grid.style.pointee.isRightToLeft
        if isSizing {
            // An earlier layout may have resolved the items against their areas.
            for i in grid.cells.indices where grid.cells[i].justify.position.sharesBaseline && !grid.cells[i].isFixed {
                grid.cells[i].item = cssItem(grid.cells[i].item.node, width: unspecified, height: unspecified)
            }
        }
        var (farthest, farthestLast): ([Int: CGFloat], [Int: CGFloat]) = ([:], [:])
        func distance(_ cell: CSSGridCell) -> CGFloat {
            guard isFlipped == (cell.justify.position == .baseline) else { return cell.item.left }
            return cell.item.right + (isSizing ? cssContribution(cell.item).min : cell.width)
        }
        for cell in grid.cells where cell.justify.position.sharesBaseline {
            if cell.justify.position == .lastBaseline {
                let column = cell.columns.upperBound - 1
                farthestLast[column] = Swift.max(farthestLast[column] ?? -.infinity, distance(cell))
            } else {
                let column = cell.columns.lowerBound
                farthest[column] = Swift.max(farthest[column] ?? -.infinity, distance(cell))
            }
        }
        for i in grid.cells.indices where grid.cells[i].justify.position.sharesBaseline {
            let cell = grid.cells[i]
            grid.cells[i].shimX =
                cell.justify.position == .lastBaseline
                ? distance(cell) - farthestLast[cell.columns.upperBound - 1]!
                : farthest[cell.columns.lowerBound]! - distance(cell)
        }
    }

    /// The first or last baseline of a grid from the top of the border box (§11.7): of the first or last row with
    /// items, the one that items share in it, else that of its first or last item.
    func gridBaseline(_ grid: CSSGrid, _ insets: CSSInsets, _ wanted: CSSBaseline) -> CGFloat {
        let isLast = wanted == .last
        var row = isLast ? -1 : Int.max
        for cell in grid.cells {
            row = isLast ? Swift.max(row, cell.rows.upperBound - 1) : Swift.min(row, cell.rows.lowerBound)
        }
        var chosen: Int?
        var sharing: Int?
        for i in grid.cells.indices {
            let cell = grid.cells[i]
            if !cell.baseline.isNaN {
                // Where a row has both, the baseline of its own side comes first.
                let sharesLast = cell.align.position == .lastBaseline
                let isThere = sharesLast ? cell.rows.upperBound - 1 == row : cell.rows.lowerBound == row
                if isThere, sharing == nil || sharesLast == isLast { sharing = i }
            }
            guard let best = chosen.map({ grid.cells[$0] }) else {
                chosen = i
                continue
            }
            let comesBefore =
                isLast
                ? (best.rows.upperBound, best.columns.upperBound) <= (cell.rows.upperBound, cell.columns.upperBound)
                : (cell.rows.lowerBound, cell.columns.lowerBound) < (best.rows.lowerBound, best.columns.lowerBound)
            if comesBefore { chosen = i }
        }
        guard let chosen else { return unspecified }
        let cell = grid.cells[sharing ?? chosen]
        let y = insets.top + withUnsafePointer(to: cell) { gridItemOrigin(grid, $0).y }
        if sharing != nil {
            return cell.align.position == .lastBaseline
                ? y + cell.height + cell.item.bottom - cell.baseline : y - cell.item.top + cell.baseline
        }
        var ask = cssAsk(cell.item, width: cell.width, height: cell.height, isDefinite: cell.heightIsDefinite)
        ask.baseline = wanted
        let own = cssMeasure(cell.item, ask).baseline
        return y + (own.isNaN ? cell.height : own)
    }
}
