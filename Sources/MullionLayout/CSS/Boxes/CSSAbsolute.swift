import MullionGeometry

/// An absolute box that waits for its containing block, and where it would have been (css-position-3 §3.5).
struct CSSAbsolute {
    /// The side of the box that lies at the static position.
    enum Edge: UInt8, BitwiseCopyable { case start, center, end }

    var node: NodeIndex
    /// The box that it is a child of; frames are relative to it.
    var parent: NodeIndex
    /// The static position in the parent's border box, from the left and top.
    var x: CGFloat
    var y: CGFloat
    var edgeX = Edge.start
    var edgeY = Edge.start
    /// The containing block in the parent's border box, if it is not a padding box.
    var area = CGRect.null
    /// With `safe`: a margin box longer than this starts at `safeStart`. NaN: not safe.
    var safeWidth = CGFloat.nan, safeHeight = CGFloat.nan
    var safeX: CGFloat = 0, safeY: CGFloat = 0
}

/// One axis of an absolute box.
private struct AbsoluteAxis {
    /// Insets and margins from the start of the containing block; NaN: automatic.
    var start: CGFloat, end: CGFloat
    var marginStart: CGFloat, marginEnd: CGFloat
    var startIsAuto: Bool, endIsAuto: Bool
    /// The containing block's length, and the static position in it.
    var length: CGFloat
    var staticPosition: CGFloat
    var edge: CSSAbsolute.Edge
    /// Whether the start that counts is the far side: the horizontal axis in right-to-left.
    var isFlipped: Bool
    var alignment = CSSAlignment(.normal)
    /// What overflows the insets should stay in here: the padding box, also where the containing block is an area.
    var bounds: (low: CGFloat, high: CGFloat) = (0, 0)

    var isBetweenInsets: Bool { !start.isNaN && !end.isNaN }

    /// Insets that leave less than nothing give way: that at the end of the containing block's text.
    mutating func weakenInset() {
        guard isBetweenInsets, start + end > length else { return }
        if isFlipped { start = length - end } else { end = length - start }
    }

    /// What the insets leave for the margin box.
    var room: CGFloat {
        if start.isNaN, end.isNaN {
            switch edge {
            case .start: return Swift.max(0, length - staticPosition)
            case .end: return Swift.max(0, staticPosition)
            case .center: return 2 * Swift.max(0, Swift.min(staticPosition, length - staticPosition))
            }
        }
        return length - (start.isNaN ? 0 : start) - (end.isNaN ? 0 : end)
    }

    /// Where a border box of a size goes.
    func position(_ size: CGFloat) -> CGFloat {
        if start.isNaN, end.isNaN {
            switch edge {
            case .start: return staticPosition + marginStart
            case .end: return staticPosition - marginEnd - size
            case .center: return staticPosition - (size + marginStart + marginEnd) / 2 + marginStart
            }
        }
        if start.isNaN { return length - end - marginEnd - size }
        if end.isNaN { return start + marginStart }
        let free = length - start - end - size - marginStart - marginEnd
        if startIsAuto || endIsAuto {
            if startIsAuto, endIsAuto {
                if free < 0 { return isFlipped ? start + free : start }
                return start + free / 2
            }
            return startIsAuto ? start + free : start + marginStart
        }
        let leading = start + marginStart
        if alignment.position == .normal || alignment.position == .auto { return isFlipped ? leading + free : leading }
        if free < 0, alignment.overflow == .safe { return isFlipped ? leading + free : leading }
        let aligned =
            switch alignment.position {
            case .center: leading + free / 2
            case .end, .flexEnd, .lastBaseline: isFlipped ? leading : leading + free
            case .right: leading + free
            case .left: leading
            default: isFlipped ? leading + free : leading
            }
        guard free < 0, alignment.overflow != .unsafe else { return aligned }
        // What overflows the insets stays in the containing block, or begins where it does (css-align-3 §4.4.1).
        let low = Swift.min(bounds.low, start) + marginStart
        let high = Swift.max(bounds.high, length - end) - marginEnd
        if size > high - low { return isFlipped ? high - size : low }
        return Swift.min(Swift.max(aligned, low), high - size)
    }
}

/// Absolute boxes (css-position-3 §4; CSS 2.1 §10.3.7, §10.6.4). Their containing block places them after its other
/// descendants.
extension Engine {
    /// Notes an absolute child at its static position.
    func cssNoteAbsolute(_ absolute: CSSAbsolute) { store.pointee.cssAbsolutes.append(absolute) }

    /// Whether the node is the containing block of absolute descendants.
    func cssContainsAbsolutes(_ node: NodeIndex) -> Bool {
        guard let state = cssState(node) else { return true }
        if state.pointee.style.pointee.position != .static || state.pointee.style.pointee.isContained { return true }
        return cssContainer(of: node) == nil
    }

    /// Places the absolute boxes noted since `mark`, whose containing block is `block`.
    func cssPlaceNoted(_ block: NodeIndex, from mark: Int, _ ask: CSSAsk) {
        guard store.pointee.cssAbsolutes.count > mark else { return }
        let style = cssStyle(block)
        // Placing one notes none for this block again: a box inside that lets its absolutes out is placed by us.
        var row = mark
        while row < store.pointee.cssAbsolutes.count {
            let absolute = store.pointee.cssAbsolutes[row]
            row += 1
            placeAbsolute(absolute, block, style, ask)
        }
        store.pointee.cssAbsolutes.removeLast(store.pointee.cssAbsolutes.count - mark)
    }

    private func placeAbsolute(
        _ absolute: CSSAbsolute, _ block: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk
    ) {
        // The parent's border box in the containing block's border box.
        var (offsetX, offsetY) = (CGFloat(0), CGFloat(0))
        var node = absolute.parent
        while node != block, node.exists {
            offsetX += placements[node].x
            offsetY += placements[node].y
            node = nodes[node].parent
        }
        let padding = absolutePadding(style, ask)
        let area = absolute.area.isNull ? padding : absolute.area
        let item = cssItem(absolute.node, width: area.width, height: area.height)
        let own = item.style
        var x = AbsoluteAxis(
            start: own.pointee.inset.left.length(area.width), end: own.pointee.inset.right.length(area.width),
            marginStart: item.left, marginEnd: item.right, startIsAuto: item.leftIsAuto, endIsAuto: item.rightIsAuto,
            length: area.width, staticPosition: absolute.x + offsetX - area.minX, edge: absolute.edgeX,
            isFlipped: style.pointee.isRightToLeft)
        var y = AbsoluteAxis(
            start: own.pointee.inset.top.length(area.height), end: own.pointee.inset.bottom.length(area.height),
            marginStart: item.top, marginEnd: item.bottom, startIsAuto: item.topIsAuto, endIsAuto: item.bottomIsAuto,
            length: area.height, staticPosition: absolute.y + offsetY - area.minY, edge: absolute.edgeY,
            isFlipped: false)
        x.weakenInset()
        y.weakenInset()
        x.bounds = (padding.minX - area.minX, padding.maxX - area.minX)
        y.bounds = (padding.minY - area.minY, padding.maxY - area.minY)
        x.alignment = own.pointee.justifySelf
        y.alignment = own.pointee.alignSelf
        if x.alignment.position == .selfStart { x.alignment.position = own.pointee.isRightToLeft ? .right : .left }
        if x.alignment.position == .selfEnd { x.alignment.position = own.pointee.isRightToLeft ? .left : .right }
        if y.alignment.position == .selfStart { y.alignment.position = .start }
        if y.alignment.position == .selfEnd { y.alignment.position = .end }
        let (size, isDefinite) = absoluteSize(item, x, y)
        if size.width + item.marginWidth > absolute.safeWidth {
            x.edge = own.pointee.isRightToLeft ? .end : .start
            x.staticPosition = absolute.safeX + offsetX - area.minX
        }
        if size.height + item.marginHeight > absolute.safeHeight {
            y.edge = .start
            y.staticPosition = absolute.safeY + offsetY - area.minY
        }
        let question = cssAsk(item, width: size.width, height: size.height, isDefinite: isDefinite)
        cssPlace(
            item, x: area.minX + x.position(size.width) - offsetX, y: area.minY + y.position(size.height) - offsetY,
            question)
    }

    /// The padding box of a containing block, without its scrollbars, in its border box.
    private func absolutePadding(_ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk) -> CGRect {
        let room = Swift.max(0, ask.width - style.pointee.borderLeft - style.pointee.borderRight)
        let bar = Swift.min(style.pointee.scrollbarX, room)
        let barLeft = style.pointee.isRightToLeft ? bar : 0
        let barRight = style.pointee.isRightToLeft ? 0 : bar
        let (x, y) = (style.pointee.borderLeft + barLeft, style.pointee.borderTop)
        return CGRect(
            x: x, y: y, width: Swift.max(0, ask.width - x - style.pointee.borderRight - barRight),
            height: Swift.max(0, ask.height - y - style.pointee.borderBottom - style.pointee.scrollbarY))
    }

    /// The used size of the border box, and whether its height is one that percentages may refer to.
    private func absoluteSize(
        _ item: CSSItem, _ x: AbsoluteAxis, _ y: AbsoluteAxis
    ) -> (size: CGSize, isDefinite: Bool) {
        var item = item
        let own = item.style
        func fills(_ axis: AbsoluteAxis, _ dimension: CSSRecord.Dimension) -> Bool {
            axis.isBetweenInsets && !dimension.isKeyword
                && (axis.alignment.position == .normal || axis.alignment.position == .auto
                    || axis.alignment.position == .stretch)
        }
        let roomX = x.room - item.marginWidth
        let roomY = y.room - item.marginHeight
        // Keywords refer to what the insets leave.
        if own.pointee.hasKeywords { resolveAbsoluteKeywords(&item, roomX, roomY) }
        var height = item.height
        let fillsWidth = fills(x, own.pointee.width)
        if height.isNaN, fills(y, own.pointee.height),
            y.alignment.position == .stretch || !(item.hasRatio && (!item.width.isNaN || fillsWidth))
        {
            height = roomY
        }
        if !height.isNaN { height = item.clampedHeight(height) }
        var width = item.width
        if width.isNaN {
            if fillsWidth, x.alignment.position == .stretch || !(item.hasRatio && !item.height.isNaN) {
                width = x.alignment.position == .stretch ? roomX : item.transferredWidth(roomX)
            } else if item.hasRatio, !height.isNaN {
                width = cssRatioWidth(item, height)
                // The insets give a height by which the content may still widen.
                if item.height.isNaN, own.pointee.width.isContentKeyword {
                    width = Swift.max(width, cssContent(item, height: height).min)
                }
            } else {
                width = cssFitContentWidth(withHeight(item, height), available: roomX)
                width = item.transferredWidth(width)
            }
        }
        width = item.clampedWidth(width)
        // Only an explicit stretch is stronger than a ratio.
        if item.hasRatio, item.height.isNaN, y.alignment.position != .stretch { height = unspecified }
        let isDefinite = !height.isNaN || item.hasRatio
        if height.isNaN {
            height =
                item.hasRatio
                ? cssRatioHeight(item, width)
                : item.clampedHeight(cssMeasure(item, cssAsk(item, width: width)).height)
        }
        return (CGSize(width: width, height: height), isDefinite)
    }

    private func withHeight(_ item: CSSItem, _ height: CGFloat) -> CSSItem {
        var item = item
        item.height = height
        return item
    }

    private func resolveAbsoluteKeywords(_ item: inout CSSItem, _ roomX: CGFloat, _ roomY: CGFloat) {
        let own = item.style
        func width(_ dimension: CSSRecord.Dimension, _ value: CGFloat) -> CGFloat {
            switch dimension.kind {
            case .stretch: return Swift.max(item.insetWidth, roomX)
            case .fitContent: return cssFitContentWidth(item, available: roomX)
            default: return value
            }
        }
        if own.pointee.height.kind == .stretch { item.height = Swift.max(item.insetHeight, roomY) }
        if own.pointee.minHeight.kind == .stretch { item.minHeight = Swift.max(item.insetHeight, roomY) }
        if own.pointee.maxHeight.kind == .stretch { item.maxHeight = Swift.max(item.insetHeight, roomY) }
        item.width = width(own.pointee.width, item.width)
        item.minWidth = width(own.pointee.minWidth, item.minWidth)
        item.maxWidth = width(own.pointee.maxWidth, item.maxWidth)
    }

    /// Notes the absolute children of a flex container at their static positions: each as its only item (§4.1 of
    /// css-flexbox-1). Space-between and stretch are the start, around and evenly the center; `safe` is ignored.
    func cssPlaceAbsolutes(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk) {
        var child = cssFirstBox(node)
        while child.exists {
            if cssStyle(child).pointee.isOutOfFlow { noteFlexAbsolute(child, node, style, ask) }
            child = cssNextBox(child, in: node)
        }
    }

    private func noteFlexAbsolute(
        _ child: NodeIndex, _ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk
    ) {
        let axes = flexContainer(node, style, ask)
        let insets = axes.insets
        let own = cssStyle(child)
        let isRow = style.pointee.isRow
        let wrapsBack = style.pointee.wrap == .wrapReverse
        let main = Self.edge(
            axes.position(style.pointee.justifyContent.position, inMain: true), startIsEnd: style.pointee.isReversed,
            isFlipped: axes.mainIsFlipped)
        var position = own.pointee.alignSelf.position
        if position == .auto { position = style.pointee.alignItems.position }
        if position == .baseline { position = .start }
        if position == .lastBaseline { position = .end }
        let cross = Self.edge(
            axes.position(position, inMain: false, itemIsRightToLeft: own.pointee.isRightToLeft),
            startIsEnd: wrapsBack, isFlipped: axes.crossIsFlipped)
        let edgeX = isRow ? main : cross
        let edgeY = isRow ? cross : main
        let width = Swift.max(0, ask.width - insets.width)
        let height = Swift.max(0, ask.height - insets.height)
        var absolute = CSSAbsolute(
            node: child, parent: node, x: insets.left + Self.point(edgeX, width),
            y: insets.top + Self.point(edgeY, height), edgeX: edgeX, edgeY: edgeY)
        var alignment = own.pointee.alignSelf
        if alignment.position == .auto { alignment = style.pointee.alignItems }
        if alignment.overflow == .safe {
            if isRow {
                (absolute.safeY, absolute.safeHeight) = (insets.top, height)
            } else {
                (absolute.safeX, absolute.safeWidth) = (insets.left + (style.pointee.isRightToLeft ? width : 0), width)
            }
        }
        cssNoteAbsolute(absolute)
    }

    /// The physical side that a flow-relative position names.
    private static func edge(_ position: CSSAlignment.Position, startIsEnd: Bool, isFlipped: Bool) -> CSSAbsolute.Edge {
        switch position {
        case .center, .spaceAround, .spaceEvenly: return .center
        case .flexEnd: return isFlipped ? .start : .end
        default: return isFlipped ? .end : .start
        }
    }

    static func point(_ edge: CSSAbsolute.Edge, _ length: CGFloat) -> CGFloat {
        switch edge {
        case .start: return 0
        case .center: return length / 2
        case .end: return length
        }
    }
}
