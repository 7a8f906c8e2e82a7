import MullionGeometry

/// Positions of tracks, items and absolute children of a grid (css-grid-2 §11, §10.1).
extension Engine {
    /// Positions the tracks in a length (§11.5): collapsed ones do not count.
    ///
    /// - Parameter isInline: Whether the axis is horizontal, and then from right to left; nil: vertical.
    ///
    /// - Returns: The position of the first line.
    static func align(
        _ tracks: inout [CSSTrack], _ alignment: CSSAlignment, in length: CGFloat, isInline: Bool?
    ) -> CGFloat {
        let total = tracks.reduce(0) { $0 + $1.gap + $1.base }
        var position = alignment.position
        switch position {
        case .normal, .stretch, .auto, .start, .flexStart, .baseline: position = .flexStart
        case .end, .flexEnd, .lastBaseline: position = .flexEnd
        case .left: position = isInline == true ? .flexEnd : .flexStart
        case .right: position = isInline == false ? .flexEnd : .flexStart
        default: break
        }
        let count = tracks.reduce(0) { $0 + ($1.isCollapsed ? 0 : 1) }
        let spread = CSSDistribution(
            position, free: length - total, count: Swift.max(1, count), isSafe: alignment.overflow == .safe,
            startIsEnd: false)
        var at = spread.lead
        var isFirst = true
        for t in tracks.indices {
            if !tracks[t].isCollapsed {
                if !isFirst { at += spread.between }
                isFirst = false
            }
            at += tracks[t].gap
            tracks[t].position = at
            at += tracks[t].base
        }
        return spread.lead
    }

    /// Resolves every item against its area, now that both sides are known.
    func finishGridItems(_ grid: inout CSSGrid) {
        let (columns, rows) = (grid.columns.tracks, grid.rows.tracks)
        let (subgrids, farthest) = (grid.subgrids, grid.farthest)
        let (spreadsColumns, spreadsRows) = (grid.spreadsColumns, grid.spreadsRows)
        columns.withUnsafeBufferPointer { columns in
            rows.withUnsafeBufferPointer { rows in
                grid.cells.withUnsafeMutableBufferPointer { cells in
                    for i in cells.indices {
                        let cell = cells.baseAddress.unsafelyUnwrapped + i
                        let width = Self.span(columns, cell.pointee.columns)
                        let height = Self.span(rows, cell.pointee.rows)
                        resolveGridItem(cell, width: width, height: height)
                        if cell.pointee.subgrid >= 0 {
                            inheritTracks(
                                subgrids[Int(cell.pointee.subgrid)], cell, columns, spreadsColumns: spreadsColumns,
                                rows, spreadsRows: spreadsRows, farthest)
                        }
                        cell.pointee.width = gridItemWidth(cell, width, height: height)
                        let (own, isDefinite) = gridItemHeight(cell, height)
                        cell.pointee.height = own
                        cell.pointee.heightIsDefinite = isDefinite
                    }
                }
            }
        }
    }

    /// The distance between the edges of aligned tracks.
    @inline(__always)
    static func span(_ tracks: UnsafeBufferPointer<CSSTrack>, _ range: Range<Int>) -> CGFloat {
        let last = tracks.baseAddress.unsafelyUnwrapped + (range.upperBound - 1)
        return Swift.max(0, last.pointee.position + last.pointee.base - tracks[range.lowerBound].position)
    }

    static func span(_ tracks: [CSSTrack], _ range: Range<Int>) -> CGFloat {
        tracks.withUnsafeBufferPointer { span($0, range) }
    }

    /// The top start corner of an item in the content box.
    func gridItemOrigin(_ grid: CSSGrid, _ cell: UnsafePointer<CSSGridCell>) -> (x: CGFloat, y: CGFloat) {
        grid.columns.tracks.withUnsafeBufferPointer { columns in
            grid.rows.tracks.withUnsafeBufferPointer { rows in
                gridItemOrigin(cell, columns, rows, isFlipped: grid.style.pointee.isRightToLeft)
            }
        }
    }

    @inline(__always)
    private func gridItemOrigin(
        _ cell: UnsafePointer<CSSGridCell>, _ columns: UnsafeBufferPointer<CSSTrack>,
        _ rows: UnsafeBufferPointer<CSSTrack>, isFlipped: Bool
    ) -> (x: CGFloat, y: CGFloat) {
        let item = cell.pointer(to: \.item)!
        let margin = item.pointee.style.pointer(to: \.margin)!
        let (startMargin, endMargin) =
            isFlipped ? (item.pointee.right, item.pointee.left) : (item.pointee.left, item.pointee.right)
        let (leftIsAuto, rightIsAuto) = (margin.pointee.left.isAuto, margin.pointee.right.isAuto)
        let (startIsAuto, endIsAuto) = isFlipped ? (rightIsAuto, leftIsAuto) : (leftIsAuto, rightIsAuto)
        let x =
            columns[cell.pointee.columns.lowerBound].position
            + Self.offset(
                cell.pointee.justify,
                Self.span(columns, cell.pointee.columns) - cell.pointee.width - startMargin - endMargin,
                startMargin, startIsAuto, endIsAuto)
        let y =
            rows[cell.pointee.rows.lowerBound].position
            + Self.offset(
                cell.pointee.align,
                Self.span(rows, cell.pointee.rows) - cell.pointee.height - item.pointee.marginHeight,
                item.pointee.top, margin.pointee.top.isAuto, margin.pointee.bottom.isAuto)
        return (x + cell.pointee.shimX, y + cell.pointee.shim)
    }

    @inline(__always)
    private static func offset(
        _ alignment: CSSAlignment, _ free: CGFloat, _ margin: CGFloat, _ startIsAuto: Bool, _ endIsAuto: Bool
    ) -> CGFloat {
        if startIsAuto || endIsAuto {
            guard free > 0, startIsAuto else { return margin }
            return margin + (endIsAuto ? free / 2 : free)
        }
        if free < 0, alignment.overflow == .safe { return margin }
        switch alignment.position {
        case .end, .lastBaseline: return margin + free
        case .center: return margin + free / 2
        default: return margin
        }
    }

    func placeGridItems(_ grid: CSSGrid, _ insets: CSSInsets, width: CGFloat, height: CGFloat, _ ask: CSSAsk) {
        grid.columns.tracks.withUnsafeBufferPointer { columns in
            grid.rows.tracks.withUnsafeBufferPointer { rows in
                grid.cells.withUnsafeBufferPointer { cells in
                    for i in cells.indices {
                        placeGridItem(
                            cells.baseAddress.unsafelyUnwrapped + i, columns, rows, insets, width: width,
                            isFlipped: grid.style.pointee.isRightToLeft)
                    }
                }
            }
        }
        if cssState(grid.node)!.pointee.childrenAreSimple { return }
        cssHideBoxless(grid.node)
        var child = cssFirstBox(grid.node)
        while child.exists {
            if cssStyle(child).pointee.isOutOfFlow { noteGridAbsolute(child, grid, insets, width, height, ask) }
            child = cssNextBox(child, in: grid.node)
        }
    }

    @inline(__always)
    func placeGridItem(
        _ cell: UnsafePointer<CSSGridCell>, _ columns: UnsafeBufferPointer<CSSTrack>,
        _ rows: UnsafeBufferPointer<CSSTrack>, _ insets: CSSInsets, width: CGFloat, isFlipped: Bool
    ) {
        let origin = gridItemOrigin(cell, columns, rows, isFlipped: isFlipped)
        let x = isFlipped ? width - origin.x - cell.pointee.width : origin.x
        var offset: (CGFloat, CGFloat) = (0, 0)
        if cell.pointee.item.style.pointee.position == .relative {
            offset = cssRelativeOffset(
                cell.pointee.item, width: Self.span(columns, cell.pointee.columns),
                height: Self.span(rows, cell.pointee.rows), rightToLeft: isFlipped)
        }
        let question = cssAsk(
            cell.pointee.item, width: cell.pointee.width, height: cell.pointee.height,
            isDefinite: cell.pointee.heightIsDefinite)
        cssPlace(
            cell.pointee.item.node, cell.pointee.item.state, x: insets.left + x + offset.0,
            y: insets.top + origin.y + offset.1, question)
    }

    // MARK: - Absolute children (§10.1)

    private func noteGridAbsolute(
        _ child: NodeIndex, _ grid: CSSGrid, _ insets: CSSInsets, _ width: CGFloat, _ height: CGFloat, _ ask: CSSAsk
    ) {
        let style = grid.style
        let isFlipped = style.pointee.isRightToLeft
        let box = cssState(child)?.pointee.box.takeUnretainedValue() ?? CSSStyleBox.initial
        // From the padding edges, in the content box's coordinates.
        let left = style.pointee.borderLeft + (isFlipped ? style.pointee.scrollbarX : 0)
        let right = style.pointee.borderRight + (isFlipped ? 0 : style.pointee.scrollbarX)
        let before = isFlipped ? insets.right - right : insets.left - left
        let behind = isFlipped ? insets.left - left : insets.right - right
        let columns = Self.lines(
            box.style.gridColumnStart, box.style.gridColumnEnd, grid.explicitColumns, grid.columnOffset,
            grid.columns.tracks, from: -before, to: width + behind, lead: grid.columnLead)
        let rows = Self.lines(
            box.style.gridRowStart, box.style.gridRowEnd, grid.explicitRows, grid.rowOffset, grid.rows.tracks,
            from: style.pointee.borderTop - insets.top,
            to: height + insets.bottom - style.pointee.borderBottom - style.pointee.scrollbarY, lead: grid.rowLead)
        // Where it would be: in its area if lines name one, else in the padding
        // box of its containing block, or in the content box.
        let isBlock = cssContainsAbsolutes(grid.node)
        let areaX = columns.isArea || isBlock ? (columns.start, columns.end) : (0, width)
        let areaY = rows.isArea || isBlock ? (rows.start, rows.end) : (0, height)
        var cell = CSSGridCell(item: cssItem(child, width: unspecified, height: unspecified))
        resolveGridAlignment(&cell, style)
        // The browser takes the start for a box with `subgrid`, which is none because the box is absolute.
        if box.style.display == .grid {
            if box.style.gridTemplateColumns.isSubgrid { cell.justify.position = .start }
            if box.style.gridTemplateRows.isSubgrid { cell.align.position = .start }
        }
        let (edgeX, edgeY) = (Self.edge(cell.justify), Self.edge(cell.align))
        var x = areaX.0 + Self.point(edgeX, areaX.1 - areaX.0)
        if isFlipped { x = width - x }
        var area = CGRect.null
        if columns.isArea || rows.isArea {
            let start = isFlipped ? width - columns.end : columns.start
            area = CGRect(
                x: insets.left + start, y: insets.top + rows.start, width: Swift.max(0, columns.end - columns.start),
                height: Swift.max(0, rows.end - rows.start))
        }
        cssNoteAbsolute(
            CSSAbsolute(
                node: child, parent: grid.node, x: insets.left + x,
                y: insets.top + areaY.0 + Self.point(edgeY, areaY.1 - areaY.0),
                edgeX: isFlipped ? edgeX.opposite : edgeX, edgeY: edgeY, area: area))
    }

    private static func edge(_ alignment: CSSAlignment) -> CSSAbsolute.Edge {
        switch alignment.position {
        case .center: .center
        case .end, .lastBaseline: .end
        default: .start
        }
    }

    /// The edges that two line properties name; a line that is automatic, or outside of the grid, is the padding edge.
    private static func lines(
        _ first: CSSGridLine, _ last: CSSGridLine, _ axis: CSSExplicitAxis, _ offset: Int, _ tracks: [CSSTrack],
        from: CGFloat, to: CGFloat, lead: CGFloat
    ) -> (start: CGFloat, end: CGFloat, isArea: Bool) {
        func index(_ line: CSSGridLine, isEnd: Bool) -> Int? {
            switch line {
            case .auto, .span, .spanNamed: return nil
            default:
                let span = isEnd ? CSSGridSpan(.auto, line, axis) : CSSGridSpan(line, .auto, axis)
                return span.isDefinite ? (isEnd ? span.end : span.start) + offset : nil
            }
        }
        var (start, end) = (index(first, isEnd: false), index(last, isEnd: true))
        if case .span(let count) = last, let own = start { end = own + Swift.min(Swift.max(1, count), 20_000) }
        if case .span(let count) = first, let own = end { start = own - Swift.min(Swift.max(1, count), 20_000) }
        if let a = start, let b = end, a >= b { (start, end) = a == b ? (a, a + 1) : (b, a) }
        if let own = end, own > tracks.count || own < 0 { end = nil }
        if let own = start, own > tracks.count || own < 0 { start = nil }
        guard start != nil || end != nil else { return (from, to, false) }
        var low = from
        var high = to
        if let start {
            // A start line is the end edge of its gutter, an end line the start edge.
            low =
                start < tracks.count
                ? tracks[start].position : (tracks.last.map { $0.position + $0.base } ?? lead)
        }
        if let end {
            high = end > 0 ? tracks[end - 1].position + tracks[end - 1].base : (tracks.first?.position ?? lead)
        }
        return (low, Swift.max(low, high), true)
    }
}

extension CSSAbsolute.Edge {
    var opposite: CSSAbsolute.Edge {
        switch self {
        case .start: .end
        case .center: .center
        case .end: .start
        }
    }
}
