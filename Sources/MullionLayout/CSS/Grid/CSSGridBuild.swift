import MullionGeometry

/// A grid while it is laid out: its items in their cells, and the tracks of both axes.
struct CSSGrid {
    var node: NodeIndex
    var style: UnsafeMutablePointer<CSSRecord>
    var cells: [CSSGridCell] = []
    var columns = CSSTrackSizing(tracks: [], available: .nan)
    var rows = CSSTrackSizing(tracks: [], available: .nan)
    /// The lines of the explicit grid, for absolute children, and how many implicit tracks precede it.
    var explicitColumns: CSSExplicitAxis
    var explicitRows: CSSExplicitAxis
    var columnOffset = 0
    var rowOffset = 0
    var hasBaselines = false
    /// Whether items share a last baseline in a row.
    var hasLastBaselines = false
    /// Whether items line their left edges up in a column: `justify-self: baseline`.
    var sharesLeftEdges = false
    /// Whether some width follows from a height.
    var needsHeights = false
    /// The width that the columns are sized for; NaN: none, or they are to be sized again.
    var sizedWidth = CGFloat.nan
    /// What the items ask of the columns, if that is the same for all widths and constraints; nil: to be found again.
    var columnNeeds: CSSTrackNeeds?
    /// What the items ask of the rows, with the columns at that width; nil: to be found again.
    var rowNeeds: CSSTrackNeeds?
    /// Where the first line lies in the content box, once the grid is aligned; also that of a grid without tracks.
    var columnLead: CGFloat = 0
    var rowLead: CGFloat = 0
    /// The lengths that automatic repetitions were counted in; NaN: they do not matter.
    var repeatWidth = CGFloat.nan
    var repeatHeight = CGFloat.nan
    /// The items that take columns or rows of this grid.
    var subgrids: [CSSSubgrid] = []
    /// Whether some of them take rows.
    var givesRows: Bool { subgrids.contains { $0.rows != nil } }
    /// Whether alignment puts space between the columns, and the rows. That between the parent's is in their gutters.
    var spreadsColumns: Bool { Engine.spreads(style.pointee.justifyContent) && !knowsColumns }
    var spreadsRows: Bool { Engine.spreads(style.pointee.alignContent) && !knowsRows }
    /// The number of what the grid itself takes from its parent; 0: nothing.
    var inheritance: UInt32 = 0
    /// Whether the columns, and the rows, are the parent's, and whether they have their lengths.
    var inheritsColumns = false
    var inheritsRows = false
    var knowsColumns = false
    var knowsRows = false
    /// The farthest baselines in the rows that the grid takes from its parent.
    var shared = CSSRowBaselines()
    /// The farthest baselines of items in subgrids that take rows of this grid, and of all that share its rows.
    var taken = CSSRowBaselines()
    var farthest = CSSRowBaselines()

    /// The length of tracks and the gutters between.
    static func length(_ tracks: [CSSTrack], _ range: Range<Int>) -> CGFloat {
        tracks.withUnsafeBufferPointer { length($0, range) }
    }

    @inline(__always)
    static func length(_ tracks: UnsafeBufferPointer<CSSTrack>, _ range: Range<Int>) -> CGFloat {
        var length: CGFloat = 0
        for t in range { length += tracks[t].base + (t > range.lowerBound ? tracks[t].gap : 0) }
        return length
    }
}

extension Engine {
    /// Expands the explicit grid, and places the items (css-grid-2 §7, §8). Lengths are those of the content box, as
    /// far as they are known; NaN: not.
    func buildGrid(
        _ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, width: CGFloat, height: CGFloat,
        minHeight: CGFloat, maxHeight: CGFloat, minWidth: CGFloat = 0, maxWidth: CGFloat = .infinity,
        inheritance number: UInt32
    ) -> CSSGrid {
        let box = cssState(node)!.pointee.box
        let columnGap = style.pointee.columnGap.gap(width)
        let rowGap = style.pointee.rowGap.gap(height)
        let repeats = box._withUnsafeGuaranteedRef { $0.repeatsAutomatically }
        let repeatWidth = repeats ? (width.isNaN ? Swift.max(minWidth, maxWidth) : width) : unspecified
        let repeatHeight = repeats ? (height.isNaN ? Swift.max(minHeight, maxHeight) : height) : unspecified
        if var grid = store.pointee.grids.removeValue(forKey: node), same(grid.repeatWidth, repeatWidth),
            same(grid.repeatHeight, repeatHeight), takeTracks(&grid, number)
        {
            if !grid.inheritsColumns { Self.setGaps(&grid.columns.tracks, columnGap) }
            if !grid.inheritsRows { Self.setGaps(&grid.rows.tracks, rowGap) }
            inheritLines(&grid)
            return grid
        }
        let inherited = inheritance(number, of: node)
        let full = box._withUnsafeGuaranteedRef { $0.style }
        let areas = Self.areas(full.gridTemplateAreas)
        func axis(
            _ list: CSSTrackList, _ names: [String: Range<Int>], _ count: Int, _ auto: [CSSTrackSize],
            _ length: CGFloat, _ minimum: CGFloat, _ maximum: CGFloat, _ gap: CGFloat
        ) -> CSSExplicitAxis {
            let isMinimum = length.isNaN && maximum == .infinity
            let available = !length.isNaN ? length : maximum < .infinity ? Swift.max(minimum, maximum) : minimum
            return CSSExplicitAxis(
                list.isSubgrid ? CSSTrackList() : list, areas: names, areaCount: count, auto: auto,
                available: available, isMinimum: isMinimum, gap: gap)
        }
        let columns =
            inherited.columns?.explicit
            ?? axis(
                full.gridTemplateColumns, areas.columns, areas.width, full.gridAutoColumns, width, minWidth, maxWidth,
                columnGap)
        let rows =
            inherited.rows?.explicit
            ?? axis(
                full.gridTemplateRows, areas.rows, full.gridTemplateAreas.count, full.gridAutoRows, height, minHeight,
                maxHeight, rowGap)
        var grid = CSSGrid(node: node, style: style, explicitColumns: columns, explicitRows: rows)
        (grid.repeatWidth, grid.repeatHeight) = (repeatWidth, repeatHeight)
        (grid.inheritsColumns, grid.inheritsRows) = (inherited.columns != nil, inherited.rows != nil)
        grid.inheritance = number
        collectGridItems(&grid)
        placeInCells(&grid, full)
        let cells = grid.cells
        grid.columns.tracks = Self.tracks(
            columns, grid.columnOffset, cells, full.gridAutoColumns, columnGap
        ) { $0.pointee.columns }
        grid.rows.tracks = Self.tracks(rows, grid.rowOffset, cells, full.gridAutoRows, rowGap) { $0.pointee.rows }
        if full.gridTemplateColumns.isSubgrid, !grid.inheritsColumns { Self.makeIneffective(&grid.columns.tracks) }
        if full.gridTemplateRows.isSubgrid, !grid.inheritsRows { Self.makeIneffective(&grid.rows.tracks) }
        if number != 0 { setTracks(&grid, inherited) }
        findSubgrids(&grid)
        inheritLines(&grid)
        if grid.sharesLeftEdges { dropCyclicEdges(&grid) }
        return grid
    }

    /// An item shares no edge in a column that follows from its content, where its own width follows from the column
    /// (css-align-3 §9.1).
    private func dropCyclicEdges(_ grid: inout CSSGrid) {
        for i in grid.cells.indices where grid.cells[i].justify.position.sharesBaseline {
            let style = grid.cells[i].item.style.pointee
            if style.width.fraction != 0 || style.minWidth.fraction != 0 || style.maxWidth.fraction != 0,
                grid.cells[i].columns.contains(where: { grid.columns.tracks[$0].followsContent })
            {
                grid.cells[i].justify.dropBaseline()
            }
        }
    }

    /// The lines of named areas.
    static func areas(_ areas: CSSAreas) -> (
        columns: [String: Range<Int>], rows: [String: Range<Int>], width: Int
    ) {
        var (columns, rows): ([String: Range<Int>], [String: Range<Int>]) = ([:], [:])
        var width = 0
        for (r, row) in areas.enumerated() {
            width = Swift.max(width, row.count)
            for (c, name) in row.enumerated() {
                guard let name else { continue }
                let column = columns[name] ?? c..<c + 1
                columns[name] = Swift.min(column.lowerBound, c)..<Swift.max(column.upperBound, c + 1)
                let own = rows[name] ?? r..<r + 1
                rows[name] = Swift.min(own.lowerBound, r)..<Swift.max(own.upperBound, r + 1)
            }
        }
        return (columns, rows, width)
    }

    private func collectGridItems(_ grid: inout CSSGrid) {
        let node = grid.node
        if cssState(node)!.pointee.childrenAreSimple {
            let count = Int(nodes[node].childCount)
            var (hasBaselines, needsHeights) = (false, false)
            let style = grid.style
            var sharesLeftEdges = false
            grid.cells = [CSSGridCell](unsafeUninitializedCapacity: count) { cells, used in
                var child = firstChild(node)
                for i in 0..<count {
                    let cell = cells.baseAddress.unsafelyUnwrapped + i
                    initializeCell(cell, child, style, &hasBaselines, &needsHeights)
                    if cell.pointee.justify.position.sharesBaseline { sharesLeftEdges = true }
                    child = next(child)
                }
                used = count
            }
            (grid.hasBaselines, grid.needsHeights) = (hasBaselines, needsHeights)
            grid.sharesLeftEdges = sharesLeftEdges
            return
        }
        grid.cells.reserveCapacity(Int(nodes[node].childCount))
        var isOrdered = false
        var child = cssFirstBox(node)
        while child.exists {
            let own = cssStyle(child)
            if !own.pointee.isOutOfFlow {
                if own.pointee.order != 0 { isOrdered = true }
                var cell = CSSGridCell(item: CSSStyleBox.initialItem)
                initializeCell(&cell, child, grid.style, &grid.hasBaselines, &grid.needsHeights)
                if cell.justify.position.sharesBaseline { grid.sharesLeftEdges = true }
                grid.cells.append(cell)
            }
            child = cssNextBox(child, in: node)
        }
        guard isOrdered else { return }
        let count = grid.cells.count
        grid.cells.withUnsafeMutableBufferPointer {
            Self.sort($0.baseAddress!, count) { $0.item.style.pointee.order < $1.item.style.pointee.order }
        }
    }

    @inline(__always)
    private func initializeCell(
        _ cell: UnsafeMutablePointer<CSSGridCell>, _ child: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>,
        _ hasBaselines: inout Bool, _ needsHeights: inout Bool
    ) {
        cell.initialize(to: CSSGridCell(item: cssItem(child, width: unspecified, height: unspecified)))
        let own = cell.pointee.item.style
        cell.pointee.isFixed =
            cell.pointee.item.state == nil ? !has(child, .styledItem) : own.pointee.isAbsolute
        resolveGridAlignment(cell, style)
        if cell.pointee.align.position.sharesBaseline { hasBaselines = true }
        if cell.pointee.item.hasRatio || cell.pointee.item.state?.pointee.widthNeedsHeight == true
            || (cell.pointee.item.state == nil && !has(child, .separable))
        {
            needsHeights = true
        }
    }

    /// Finds the area of each item (§8.5).
    private func placeInCells(_ grid: inout CSSGrid, _ full: CSSStyle) {
        let byColumn = full.gridFlowsByColumn
        let explicit = byColumn ? grid.explicitRows.tracks.count : grid.explicitColumns.tracks.count
        defer { if grid.inheritsColumns || grid.inheritsRows { keepInside(&grid) } }
        if placeRowAfterRow(&grid, Swift.max(1, explicit), byColumn) { return }
        var placer = CSSGridPlacer(
            majors: [], minors: [], explicitMinor: explicit, explicitMajor: 0, isDense: full.gridFlowIsDense)
        placer.keepsMinor = byColumn ? grid.inheritsRows : grid.inheritsColumns
        placer.minors.reserveCapacity(grid.cells.count)
        placer.majors.reserveCapacity(grid.cells.count)
        let (columnAxis, rowAxis) = (grid.explicitColumns, grid.explicitRows)
        for i in grid.cells.indices {
            var (column, row) = gridLines(grid.cells[i].item.node, columnAxis, rowAxis)
            if placer.keepsMinor {
                placer.namedBefore = Swift.max(placer.namedBefore, -(byColumn ? row : column).start)
            }
            // Lines in front of a subgrid, and in rows of the flow behind it, count as inside while items are placed.
            func keepInside(_ span: inout CSSGridSpan, _ other: CSSGridSpan, _ axis: CSSExplicitAxis, isMinor: Bool) {
                guard span.isDefinite else {
                    if isMinor { span.end = Swift.min(span.end, span.start + axis.tracks.count) }
                    return
                }
                span.keepInside(isMinor && !other.isDefinite ? axis.tracks.count : CSSExplicitAxis.lineLimit)
            }
            if grid.inheritsColumns { keepInside(&column, row, columnAxis, isMinor: !byColumn) }
            if grid.inheritsRows { keepInside(&row, column, rowAxis, isMinor: byColumn) }
            placer.minors.append(byColumn ? row : column)
            placer.majors.append(byColumn ? column : row)
        }
        placer.run()
        let columns = byColumn ? placer.majors : placer.minors
        let rows = byColumn ? placer.minors : placer.majors
        if !grid.inheritsColumns {
            grid.columnOffset = -Swift.min(0, columns.reduce(0) { Swift.min($0, $1.start) })
        }
        if !grid.inheritsRows { grid.rowOffset = -Swift.min(0, rows.reduce(0) { Swift.min($0, $1.start) }) }
        for i in grid.cells.indices {
            grid.cells[i].columns = columns[i].start + grid.columnOffset..<columns[i].end + grid.columnOffset
            grid.cells[i].rows = rows[i].start + grid.rowOffset..<rows[i].end + grid.rowOffset
        }
    }

    /// Moves what was placed around the tracks of a subgrid into its first and last one.
    private func keepInside(_ grid: inout CSSGrid) {
        func inside(_ range: Range<Int>, _ count: Int) -> Range<Int> {
            var span = CSSGridSpan()
            (span.start, span.end, span.isDefinite) = (range.lowerBound, range.upperBound, true)
            span.keepInside(count)
            return span.start..<span.end
        }
        for i in grid.cells.indices {
            if grid.inheritsColumns {
                grid.cells[i].columns = inside(grid.cells[i].columns, grid.explicitColumns.tracks.count)
            }
            if grid.inheritsRows {
                grid.cells[i].rows = inside(grid.cells[i].rows, grid.explicitRows.tracks.count)
            }
        }
    }

    /// Items that all are single cells without lines fill row after row; returns whether they are.
    private func placeRowAfterRow(_ grid: inout CSSGrid, _ width: Int, _ byColumn: Bool) -> Bool {
        guard grid.cells.count / width < CSSExplicitAxis.lineLimit - 1 else { return false }
        return grid.cells.withUnsafeMutableBufferPointer { cells in
            for i in cells.indices where !cells[i].item.style.pointee.placesAutomatically { return false }
            var (row, column) = (0, 0)
            for i in cells.indices {
                cells[i].columns = byColumn ? row..<row + 1 : column..<column + 1
                cells[i].rows = byColumn ? column..<column + 1 : row..<row + 1
                column += 1
                if column == width { (row, column) = (row + 1, 0) }
            }
            return true
        }
    }

    /// The spans that a child's line properties name.
    func gridLines(
        _ child: NodeIndex, _ columns: CSSExplicitAxis, _ rows: CSSExplicitAxis
    ) -> (column: CSSGridSpan, row: CSSGridSpan) {
        func spans(_ box: CSSStyleBox) -> (column: CSSGridSpan, row: CSSGridSpan) {
            if box.record.pointee.placesAutomatically { return (CSSGridSpan(), CSSGridSpan()) }
            return (
                CSSGridSpan(box.style.gridColumnStart, box.style.gridColumnEnd, columns),
                CSSGridSpan(box.style.gridRowStart, box.style.gridRowEnd, rows)
            )
        }
        if let state = cssState(child) { return state.pointee.box._withUnsafeGuaranteedRef { spans($0) } }
        guard has(child, .styledItem), let box = store.pointee.itemStyles[child] else {
            return (CSSGridSpan(), CSSGridSpan())
        }
        return spans(box)
    }

    /// Explicit tracks with the implicit ones around them, gutters in front of each but the first.
    private static func tracks(
        _ explicit: CSSExplicitAxis, _ offset: Int, _ cells: [CSSGridCell], _ auto: [CSSTrackSize], _ gap: CGFloat,
        _ span: (UnsafePointer<CSSGridCell>) -> Range<Int>
    ) -> [CSSTrack] {
        var end = explicit.tracks.count + offset
        cells.withUnsafeBufferPointer { cells in
            for i in cells.indices {
                end = Swift.max(end, span(cells.baseAddress.unsafelyUnwrapped + i).upperBound)
            }
        }
        var tracks: [CSSTrack] = []
        tracks.reserveCapacity(end)
        let sizes = auto.isEmpty ? [CSSTrack(.auto)] : auto.map { CSSTrack($0) }
        // Before the explicit grid the pattern runs backwards.
        for t in 0..<offset {
            let back = (offset - 1 - t) % sizes.count
            tracks.append(sizes[sizes.count - 1 - back])
        }
        tracks += explicit.tracks
        var next = 0
        while tracks.count < end {
            tracks.append(sizes[next % sizes.count])
            next += 1
        }
        if explicit.tracks.contains(where: \.mayCollapse) {
            var isUsed = [Bool](repeating: false, count: tracks.count)
            cells.withUnsafeBufferPointer { cells in
                for i in cells.indices { for t in span(cells.baseAddress.unsafelyUnwrapped + i) { isUsed[t] = true } }
            }
            for t in tracks.indices where tracks[t].mayCollapse && !isUsed[t] { tracks[t].isCollapsed = true }
        }
        setGaps(&tracks, gap)
        return tracks
    }

    /// Replaces tracks by those that `subgrid` makes in a box that is no subgrid; the gutters stay.
    private static func makeIneffective(_ tracks: inout [CSSTrack]) {
        for t in tracks.indices {
            let gap = tracks[t].gap
            tracks[t] = .ineffective
            tracks[t].gap = gap
        }
    }

    /// Gutters beside a collapsed track merge; none is left at the ends.
    static func setGaps(_ tracks: inout [CSSTrack], _ gap: CGFloat) {
        var hasTrack = false
        for t in tracks.indices where !tracks[t].isCollapsed {
            tracks[t].gap = hasTrack ? gap : 0
            hasTrack = true
        }
    }

    func resolveGridAlignment(
        _ cell: UnsafeMutablePointer<CSSGridCell>, _ style: UnsafeMutablePointer<CSSRecord>
    ) {
        let own = cell.pointee.item.style
        func resolved(_ alignment: CSSAlignment, _ inherited: CSSAlignment, isRow: Bool) -> CSSAlignment {
            var result = alignment.position == .auto ? inherited : alignment
            let isFlipped = style.pointee.isRightToLeft
            switch result.position {
            case .auto: result.position = .normal
            case .flexStart: result.position = .start
            case .flexEnd: result.position = .end
            case .selfStart, .selfEnd:
                let isSame = !isRow || own.pointee.isRightToLeft == isFlipped
                result.position = (result.position == .selfStart) == isSame ? .start : .end
            case .left: result.position = isRow && isFlipped ? .end : .start
            case .right: result.position = isRow && !isFlipped ? .end : .start
            default: break
            }
            return result
        }
        cell.pointee.justify = resolved(own.pointee.justifySelf, style.pointee.justifyItems, isRow: true)
        cell.pointee.align = resolved(own.pointee.alignSelf, style.pointee.alignItems, isRow: false)
        if cell.pointee.align.position.sharesBaseline,
            own.pointee.margin.top.isAuto || own.pointee.margin.bottom.isAuto
        {
            cell.pointee.align.dropBaseline()
        }
        if cell.pointee.justify.position.sharesBaseline,
            own.pointee.margin.left.isAuto || own.pointee.margin.right.isAuto
        {
            cell.pointee.justify.dropBaseline()
        }
    }
}

extension CSSAlignment {
    /// Replaces a baseline that the item cannot share by its fallback alignment (css-align-3 §9.2).
    mutating func dropBaseline() {
        switch position {
        case .baseline: position = .start
        case .lastBaseline: self = CSSAlignment(.end, overflow: .safe)
        default: break
        }
    }
}
