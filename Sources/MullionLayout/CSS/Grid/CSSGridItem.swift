import MullionGeometry

/// A grid item while its grid is laid out.
struct CSSGridCell: BitwiseCopyable {
    var item: CSSItem
    /// Tracks from the first to before the last, counted from the first implicit one.
    var columnStart = 0, columnEnd = 1
    var rowStart = 0, rowEnd = 1
    /// How it is aligned: start, end, center, stretch or baseline.
    var justify = CSSAlignment.normal
    var align = CSSAlignment.normal
    /// The used border box.
    var width: CGFloat = 0
    var height: CGFloat = 0
    /// The shared baseline from the margin edge, and what it pushes the item down by.
    var baseline: CGFloat = .nan
    var shim: CGFloat = 0
    var heightIsDefinite = false
}

/// The size of an item in its grid area (css-grid-2 §6.2, §6.6).
extension Engine {
    /// The used width of an item in an area.
    func gridItemWidth(_ cell: CSSGridCell, _ area: CGFloat, height areaHeight: CGFloat) -> CGFloat {
        let item = cell.item
        if !item.width.isNaN { return item.clampedWidth(item.width) }
        let room = area - item.marginWidth
        let fills = gridFills(cell.justify, item, isWidth: true)
        var height = item.height
        if height.isNaN, !areaHeight.isNaN, gridFills(cell.align, item, isWidth: false),
            !item.hasRatio || !fills || cell.align.position == .stretch && cell.justify.position != .stretch
        {
            height = areaHeight - item.marginHeight
        }
        if !height.isNaN { height = item.clampedHeight(height) }
        let stretches = fills && cell.justify.position == .stretch
        if item.hasRatio, !height.isNaN, !stretches, !item.height.isNaN || !fills {
            return item.clampedWidth(cssRatioWidth(item, height))
        }
        if fills { return item.clampedWidth(room) }
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
    func gridItemHeight(_ cell: CSSGridCell, _ area: CGFloat) -> (height: CGFloat, isDefinite: Bool) {
        let item = cell.item
        if !item.height.isNaN { return (item.clampedHeight(item.height), true) }
        if item.hasRatio,
            !item.width.isNaN || gridFills(cell.justify, item, isWidth: true)
                || !gridFills(cell.align, item, isWidth: false) || area.isNaN
        {
            return (flexRatioHeight(item, cell.width), true)
        }
        if !area.isNaN, gridFills(cell.align, item, isWidth: false) {
            return (item.clampedHeight(area - item.marginHeight), true)
        }
        return (item.clampedHeight(cssMeasure(item, cssAsk(item, width: cell.width)).height), false)
    }

    /// What an item adds to the columns it spans. `minimum` is that of the automatic minimum (§6.6).
    func gridColumnContribution(_ cell: CSSGridCell, _ tracks: [CSSTrack], height: CGFloat) -> CSSGridContribution {
        var item = cell.item
        if item.height.isNaN, !height.isNaN { item.height = height }
        let own = cssContribution(item)
        let margins = item.marginWidth
        var result = CSSGridContribution(start: cell.columnStart, end: cell.columnEnd)
        result.minContent = own.min + margins
        result.maxContent = own.max + margins
        result.minimum = gridMinimum(
            item.width, item.minWidth, item.insetWidth, item.maxWidth, result.minContent, margins,
            item.style.pointee.scrolls, tracks, cell.columnStart..<cell.columnEnd,
            prefersContent: !item.style.pointee.width.isAuto && item.style.pointee.width.kind != .length)
        return result
    }

    func gridRowContribution(_ cell: CSSGridCell, _ tracks: [CSSTrack]) -> CSSGridContribution {
        let item = cell.item
        let margins = item.marginHeight + cell.shim
        let height = gridItemHeight(cell, unspecified).height
        var result = CSSGridContribution(start: cell.rowStart, end: cell.rowEnd)
        result.minContent = height + margins
        result.maxContent = height + margins
        result.minimum = gridMinimum(
            item.height, item.minHeight, item.insetHeight, item.maxHeight, result.minContent, margins,
            item.style.pointee.scrolls, tracks, cell.rowStart..<cell.rowEnd, prefersContent: false)
        return result
    }

    private func gridMinimum(
        _ size: CGFloat, _ minimum: CGFloat, _ inset: CGFloat, _ maximum: CGFloat, _ content: CGFloat,
        _ margins: CGFloat, _ scrolls: Bool, _ tracks: [CSSTrack], _ range: Range<Int>, prefersContent: Bool
    ) -> CGFloat {
        if !size.isNaN || prefersContent { return content }
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
