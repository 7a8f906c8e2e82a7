import MullionGeometry

/// A grid item while its grid is laid out.
struct CSSGridCell: BitwiseCopyable {
    var item: CSSItem
    private var column: Int32 = 0, columnEndLine: Int32 = 1
    private var row: Int32 = 0, rowEndLine: Int32 = 1
    /// How it is aligned: start, end, center, stretch or baseline.
    var justify = CSSAlignment.normal
    var align = CSSAlignment.normal
    /// The used border box.
    var width: CGFloat = 0
    var height: CGFloat = 0
    /// The shared baseline from the margin edge at its side, and what it pushes the item down by; negative: up.
    var baseline: CGFloat = .nan
    var shim: CGFloat = 0
    /// What a shared left edge pushes the item away from the start of its column; negative: from the end.
    var shimX: CGFloat = 0
    var heightIsDefinite = false
    /// Nothing in the item follows from its area.
    var isFixed = false
    /// The number among the subgrids of the grid; -1: the item takes no tracks.
    var subgrid: Int32 = -1

    init(item: CSSItem) { self.item = item }

    /// Tracks from the first to before the last, counted from the first implicit one.
    @inline(__always) var columns: Range<Int> {
        get { Range(uncheckedBounds: (Int(column), Int(columnEndLine))) }
        set { (column, columnEndLine) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }
    @inline(__always) var rows: Range<Int> {
        get { Range(uncheckedBounds: (Int(row), Int(rowEndLine))) }
        set { (row, rowEndLine) = (Int32(newValue.lowerBound), Int32(newValue.upperBound)) }
    }
}

extension Engine {
    /// Resolves an item against its area, as far as it is known.
    @inline(__always)
    func resolveGridItem(_ cell: UnsafeMutablePointer<CSSGridCell>, width: CGFloat, height: CGFloat) {
        if cell.pointee.isFixed { return }
        cell.pointee.item = cssItem(cell.pointee.item.node, width: width, height: height)
        if cell.pointee.subgrid >= 0 { stretchSubgrid(cell) }
    }
}

/// The size of an item in its grid area (css-grid-2 §6.2, §6.6).
extension Engine {
    /// The used width of an item in an area.
    @inline(__always)
    func gridItemWidth(_ cell: UnsafePointer<CSSGridCell>, _ area: CGFloat, height areaHeight: CGFloat) -> CGFloat {
        let width = cell.pointee.item.width
        if !width.isNaN { return cell.pointee.item.clampedWidth(width) }
        return gridAutomaticWidth(cell, area, height: areaHeight)
    }

    @inline(never)
    private func gridAutomaticWidth(
        _ cell: UnsafePointer<CSSGridCell>, _ area: CGFloat, height areaHeight: CGFloat
    ) -> CGFloat {
        let (item, justify, align) = (cell.pointee.item, cell.pointee.justify, cell.pointee.align)
        let room = area - item.marginWidth
        if cell.pointee.subgrid >= 0, item.style.pointee.takesColumns { return Swift.max(0, room) }
        let fills = gridFills(justify, item, isWidth: true)
        var height = item.height
        if height.isNaN, !areaHeight.isNaN, gridFills(align, item, isWidth: false),
            !item.hasRatio || !fills || align.position == .stretch && justify.position != .stretch
        {
            height = areaHeight - item.marginHeight
        }
        if !height.isNaN { height = item.clampedHeight(height) }
        let stretches = fills && justify.position == .stretch
        if item.hasRatio, !height.isNaN, !stretches, !item.height.isNaN || !fills || align.position == .stretch {
            // A height that the area gives is not one of content.
            let width =
                item.height.isNaN && align.position != .stretch
                ? item.width(forHeight: height) : cssRatioWidth(item, height)
            return item.clampedWidth(width)
        }
        if fills { return item.clampedWidth(stretches ? room : item.transferredWidth(room)) }
        let content = cssContent(item, height: height)
        let fitting = Swift.min(content.max, Swift.max(content.min, room))
        return item.clampedWidth(item.transferredWidth(fitting))
    }

    /// Whether an item of automatic size takes the whole area along an axis.
    private func gridFills(_ alignment: CSSAlignment, _ item: CSSItem, isWidth: Bool) -> Bool {
        let isAuto = isWidth ? item.leftIsAuto || item.rightIsAuto : item.topIsAuto || item.bottomIsAuto
        guard !isAuto else { return false }
        let dimension = isWidth ? item.style.pointee.width : item.style.pointee.height
        guard dimension.kind == .auto || dimension.kind == .length else { return false }
        return alignment.position == .stretch || alignment.position == .normal
    }

    /// The used height of an item of a known width in an area; the height of the area may be NaN.
    @inline(__always)
    func gridItemHeight(_ cell: UnsafePointer<CSSGridCell>, _ area: CGFloat) -> (height: CGFloat, isDefinite: Bool) {
        let height = cell.pointee.item.height
        if !height.isNaN { return (cell.pointee.item.clampedHeight(height), true) }
        return gridAutomaticHeight(cell, area)
    }

    @inline(never)
    private func gridAutomaticHeight(
        _ cell: UnsafePointer<CSSGridCell>, _ area: CGFloat
    ) -> (height: CGFloat, isDefinite: Bool) {
        let (item, width) = (cell.pointee.item, cell.pointee.width)
        if cell.pointee.subgrid >= 0, item.style.pointee.takesRows, !area.isNaN {
            return (Swift.max(0, area - item.marginHeight), true)
        }
        let fills = !area.isNaN && gridFills(cell.pointee.align, item, isWidth: false)
        // Only an explicit stretch is stronger than a ratio.
        if item.hasRatio, !fills || cell.pointee.align.position != .stretch {
            return (cssRatioHeight(item, width), true)
        }
        if fills {
            return (item.clampedHeight(area - item.marginHeight), true)
        }
        return (item.clampedHeight(cssMeasure(item, cssAsk(item, width: width)).height), false)
    }

    /// What an item adds to the columns it spans. `minimum` is that of the automatic minimum (§6.6).
    @inline(__always)
    func gridColumnContribution(
        _ cell: UnsafePointer<CSSGridCell>, _ tracks: UnsafeBufferPointer<CSSTrack>, height: CGFloat
    ) -> CSSGridContribution {
        let range = cell.pointee.columns
        var result = CSSGridContribution(start: range.lowerBound, end: range.upperBound)
        let margins = cell.pointee.item.marginWidth
        if !cell.pointee.item.width.isNaN {
            let outer = cell.pointee.item.clampedWidth(cell.pointee.item.width) + margins
            (result.minimum, result.minContent, result.maxContent) = (outer, outer, outer)
            return result
        }
        var item = cell.pointee.item
        if item.height.isNaN, !height.isNaN { item.height = height }
        let own = cssContribution(item)
        result.minContent = own.min + margins
        result.maxContent = own.max + margins
        // A width that depends on the area counts as automatic.
        let isKeyword = item.style.pointee.width.kind == .minContent || item.style.pointee.width.kind == .maxContent
        result.minimum =
            isKeyword
            ? result.minContent
            : gridMinimum(
                item.minWidth, item.insetWidth, item.maxWidth, result.minContent, margins,
                item.style.pointee.scrolls, tracks, range)
        return result
    }

    @inline(__always)
    func gridRowContribution(
        _ cell: UnsafePointer<CSSGridCell>, _ tracks: UnsafeBufferPointer<CSSTrack>
    ) -> CSSGridContribution {
        let range = cell.pointee.rows
        let margins = cell.pointee.item.marginHeight + abs(cell.pointee.shim)
        let outer = gridItemHeight(cell, unspecified).height + margins
        var result = CSSGridContribution(start: range.lowerBound, end: range.upperBound)
        (result.minimum, result.minContent, result.maxContent) = (outer, outer, outer)
        let kind = cell.pointee.item.style.pointee.height.kind
        guard cell.pointee.item.height.isNaN, kind != .minContent, kind != .maxContent else { return result }
        let item = cell.pointee.item
        result.minimum = gridMinimum(
            item.minHeight, item.insetHeight, item.maxHeight, outer, margins, item.style.pointee.scrolls, tracks,
            range)
        return result
    }

    /// The automatic minimum of an item without a size of its own (§6.6).
    private func gridMinimum(
        _ minimum: CGFloat, _ inset: CGFloat, _ maximum: CGFloat, _ content: CGFloat, _ margins: CGFloat,
        _ scrolls: Bool, _ tracks: UnsafeBufferPointer<CSSTrack>, _ range: Range<Int>
    ) -> CGFloat {
        if !minimum.isNaN { return Swift.max(inset, Swift.min(minimum, Swift.max(maximum, minimum))) + margins }
        let spansAuto = range.contains { tracks[$0].minimum == .auto }
        let spansFlex = range.count > 1 && range.contains { tracks[$0].maximum == .flex }
        guard !scrolls, spansAuto, !spansFlex else { return inset + margins }
        // At most the fixed maximums of the tracks.
        var limit: CGFloat = 0
        for t in range {
            let track = tracks[t]
            limit += track.maximum == .fixed ? track.limit : .infinity
            if t > range.lowerBound { limit += track.gap }
        }
        return Swift.max(inset + margins, Swift.min(content, limit))
    }
}
