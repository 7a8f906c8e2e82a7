import MullionGeometry

/// Positions of tracks, items and absolute children of a grid (css-grid-2 §11, §10.1).
extension Engine {
    /// Positions the tracks in a length (§11.5): collapsed ones do not count.
    ///
    /// - Parameter isInline: Whether the axis is horizontal, and then from right to left; nil: vertical.
    static func align(_ tracks: inout [CSSTrack], _ alignment: CSSAlignment, in length: CGFloat, isInline: Bool?) {
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
    }

    /// Resolves every item against its area, now that both sides are known.
    func finishGridItems(_ grid: inout CSSGrid) {
        let (columns, rows) = (grid.columns.tracks, grid.rows.tracks)
        grid.cells.withUnsafeMutableBufferPointer { cells in
            for i in cells.indices {
                let width = Self.span(columns, cells[i].columnStart..<cells[i].columnEnd)
                let height = Self.span(rows, cells[i].rowStart..<cells[i].rowEnd)
                cells[i].item = cssItem(cells[i].item.node, width: width, height: height)
                cells[i].width = gridItemWidth(cells[i], width, height: height)
                (cells[i].height, cells[i].heightIsDefinite) = gridItemHeight(cells[i], height)
            }
        }
    }

    /// The distance between the edges of aligned tracks.
    static func span(_ tracks: [CSSTrack], _ range: Range<Int>) -> CGFloat {
        let last = tracks[range.upperBound - 1]
        return Swift.max(0, last.position + last.base - tracks[range.lowerBound].position)
    }

    /// The top start corner of an item in the content box.
    func gridItemOrigin(_ grid: CSSGrid, _ cell: CSSGridCell) -> (x: CGFloat, y: CGFloat) {
        let item = cell.item
        let isFlipped = grid.style.pointee.isRightToLeft
        let (startMargin, endMargin) = isFlipped ? (item.right, item.left) : (item.left, item.right)
        let (startIsAuto, endIsAuto) =
            isFlipped ? (item.rightIsAuto, item.leftIsAuto) : (item.leftIsAuto, item.rightIsAuto)
        let columns = cell.columnStart..<cell.columnEnd
        let rows = cell.rowStart..<cell.rowEnd
        let x =
            grid.columns.tracks[columns.lowerBound].position
            + Self.offset(
                cell.justify, Self.span(grid.columns.tracks, columns) - cell.width - startMargin - endMargin,
                startMargin,
                startIsAuto, endIsAuto)
        let y =
            grid.rows.tracks[rows.lowerBound].position
            + Self.offset(
                cell.align, Self.span(grid.rows.tracks, rows) - cell.height - item.marginHeight, item.top,
                item.topIsAuto,
                item.bottomIsAuto)
        return (x, y + cell.shim)
    }

    private static func offset(
        _ alignment: CSSAlignment, _ free: CGFloat, _ margin: CGFloat, _ startIsAuto: Bool, _ endIsAuto: Bool
    ) -> CGFloat {
        if startIsAuto || endIsAuto {
            guard free > 0, startIsAuto else { return margin }
            return margin + (endIsAuto ? free / 2 : free)
        }
        if free < 0, alignment.overflow == .safe { return margin }
        switch alignment.position {
        case .end: return margin + free
        case .center: return margin + free / 2
        default: return margin
        }
    }

    func placeGridItems(_ grid: CSSGrid, _ insets: CSSInsets, width: CGFloat, height: CGFloat, _ ask: CSSAsk) {
        for cell in grid.cells {
            let origin = gridItemOrigin(grid, cell)
            let x = grid.style.pointee.isRightToLeft ? width - origin.x - cell.width : origin.x
            let columns = Self.span(grid.columns.tracks, cell.columnStart..<cell.columnEnd)
            let rows = Self.span(grid.rows.tracks, cell.rowStart..<cell.rowEnd)
            let offset = cssRelativeOffset(
                cell.item, width: columns, height: rows, rightToLeft: grid.style.pointee.isRightToLeft)
            cssPlace(
                cell.item, x: insets.left + x + offset.0, y: insets.top + origin.y + offset.1,
                cssAsk(cell.item, width: cell.width, height: cell.height, isDefinite: cell.heightIsDefinite))
        }
        cssHideBoxless(grid.node)
        var child = cssFirstBox(grid.node)
        while child.exists {
            if cssStyle(child).pointee.isOutOfFlow { noteGridAbsolute(child, grid, insets, width, height, ask) }
            child = cssNextBox(child, in: grid.node)
        }
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
            grid.columns.tracks, from: -before, to: width + behind)
        let rows = Self.lines(
            box.style.gridRowStart, box.style.gridRowEnd, grid.explicitRows, grid.rowOffset, grid.rows.tracks,
            from: style.pointee.borderTop - insets.top,
            to: height + insets.bottom - style.pointee.borderBottom - style.pointee.scrollbarY)
        // Where it would be: in its area if lines name one, else in the padding
        // box of its containing block, or in the content box.
        let isBlock = cssContainsAbsolutes(grid.node)
        let areaX = columns.isArea || isBlock ? (columns.start, columns.end) : (0, width)
        let areaY = rows.isArea || isBlock ? (rows.start, rows.end) : (0, height)
        var cell = CSSGridCell(item: cssItem(child, width: unspecified, height: unspecified))
        resolveGridAlignment(&cell, style)
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
        case .end: .end
        default: .start
        }
    }

    /// The edges that two line properties name; a line that is automatic, or outside of the grid, is the padding edge.
    private static func lines(
        _ first: CSSGridLine, _ last: CSSGridLine, _ axis: CSSExplicitAxis, _ offset: Int, _ tracks: [CSSTrack],
        from: CGFloat, to: CGFloat
    ) -> (start: CGFloat, end: CGFloat, isArea: Bool) {
        func index(_ line: CSSGridLine) -> Int? {
            switch line {
            case .auto, .span, .spanNamed: return nil
            default:
                let span = CSSGridSpan(line, .auto, axis)
                guard span.isDefinite else { return nil }
                let line = span.start + offset
                return line >= 0 && line <= tracks.count ? line : nil
            }
        }
        var (start, end) = (index(first), index(last))
        if case .span(let count) = last, let own = start { end = own + Swift.min(Swift.max(1, count), 20_000) }
        if case .span(let count) = first, let own = end { start = own - Swift.min(Swift.max(1, count), 20_000) }
        if let own = end, own > tracks.count || own < 0 { end = nil }
        if let own = start, own > tracks.count || own < 0 { start = nil }
        if let a = start, let b = end, a >= b { (start, end) = a == b ? (a, a < tracks.count ? a + 1 : nil) : (b, a) }
        guard start != nil || end != nil else { return (from, to, false) }
        var low = from
        var high = to
        if let start {
            // A start line is the end edge of its gutter, an end line the start edge.
            low =
                start < tracks.count
                ? tracks[start].position : (tracks.last.map { $0.position + $0.base } ?? 0)
        }
        if let end { high = end > 0 ? tracks[end - 1].position + tracks[end - 1].base : (tracks.first?.position ?? 0) }
        return (low, high, true)
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
