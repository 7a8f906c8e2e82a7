import MullionGeometry

/// The walk through the block boxes of a formatting context: widths, margins, clearance, heights (CSS 2.1 §8.3.1,
/// §9.5.2, §10.3.3, §10.6.3).
extension Engine {
    /// Lays out the children of a block container.
    ///
    /// - Parameters:
    ///   - left: The left edge of the content box.
    ///   - width: The width of the content box.
    ///   - height: Its height if it is definite, else NaN.
    ///   - box: The index of the container among the boxes of the flow; nil for the one that starts the context.
    func flowChildren(
        of node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ flow: BlockFlow, left: CGFloat, width: CGFloat,
        height: CGFloat, box: Int? = nil
    ) {
        if stackIsLow {
            return onFurtherStack {
                flowChildren(of: node, style, flow, left: left, width: width, height: height, box: box)
            }
        }
        var child = cssFirstBox(node)
        while child.exists {
            let own = cssStyle(child)
            if own.pointee.isOutOfFlow {
                let isInOpenBox = box.map { $0 >= flow.firstOpen } ?? false
                noteStaticPosition(child, style, flow, left: left, width: width, isInOpenBox: isInOpenBox)
            } else {
                let item = cssItem(child, width: width, height: height)
                if own.pointee.isFloating {
                    flowFloat(
                        BlockFlow.WaitingFloat(item: item, left: left, width: width), flow)
                } else {
                    flowBlock(item, style, flow, left: left, width: width)
                }
            }
            child = cssNextBox(child, in: node)
        }
    }

    /// An absolute box would be below what precedes it, with the margins there resolved.
    private func noteStaticPosition(
        _ child: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ flow: BlockFlow, left: CGFloat, width: CGFloat,
        isInOpenBox: Bool
    ) {
        guard flow.isPlacing else { return }
        let item = cssItem(child, width: width, height: unspecified)
        let x = style.pointee.isRightToLeft ? left + width : left
        recordFlow(item, x: x, y: flow.position, CSSAsk(width: 0, height: 0))
        // In an open box, it is at the top of that box, wherever that comes to be.
        if isInOpenBox { flow.waitingStatics.append((item, x)) }
    }

    /// The used width of an in-flow box.
    func flowWidth(_ item: CSSItem, _ width: CGFloat) -> CGFloat {
        if !item.width.isNaN { return item.clampedWidth(item.width) }
        if item.hasRatio, !item.height.isNaN, item.style.pointee.justifySelf.position != .stretch {
            return item.clampedWidth(cssRatioWidth(item, item.clampedHeight(item.height)))
        }
        let room = width - item.marginWidth
        if item.style.pointee.justifySelf.position == .stretch { return item.clampedWidth(room) }
        let fits = item.style.pointee.width.isContentKeyword || alignsItself(item)
        return item.clampedWidth(
            item.transferredWidth(fits ? cssFitContentWidth(item, available: room) : room))
    }

    /// Whether a block-level box has a `justify-self` that neither stretches it nor leaves it at the start
    /// (css-align-3 §6.1).
    private func alignsItself(_ item: CSSItem) -> Bool {
        switch item.style.pointee.justifySelf.position {
        case .normal, .auto, .stretch: false
        default: true
        }
    }

    /// The share of the free space to the left of a box with a `justify-self` (css-align-3 §6.1); nil: it has none.
    private func selfAlignment(_ item: CSSItem, _ isRightToLeft: Bool, isTooWide: Bool) -> CGFloat? {
        let alignment = item.style.pointee.justifySelf
        if isTooWide, alignment.overflow == .safe { return alignsItself(item) ? (isRightToLeft ? 1 : 0) : nil }
        switch alignment.position {
        case .center: return 0.5
        case .left: return 0
        case .right: return 1
        case .start, .flexStart, .baseline: return isRightToLeft ? 1 : 0
        case .end, .flexEnd, .lastBaseline: return isRightToLeft ? 0 : 1
        case .selfStart: return item.style.pointee.isRightToLeft ? 1 : 0
        case .selfEnd: return item.style.pointee.isRightToLeft ? 0 : 1
        default: return nil
        }
    }

    /// The left edge of a border box between two edges: automatic margins, else at the start, or as `-webkit-center`
    /// and the like have it.
    func flowLeft(
        _ item: CSSItem, _ own: CGFloat, _ style: UnsafeMutablePointer<CSSRecord>, left: CGFloat, width: CGFloat
    ) -> CGFloat {
        let free = width - own - item.marginWidth
        let isRightToLeft = style.pointee.isRightToLeft
        if item.leftIsAuto || item.rightIsAuto {
            if free > 0 {
                if item.leftIsAuto, item.rightIsAuto { return left + item.left + free / 2 }
                return item.leftIsAuto ? left + item.left + free : left + item.left
            }
        } else if let share = selfAlignment(item, isRightToLeft, isTooWide: free < 0) {
            return left + item.left + free * share
        } else {
            switch style.pointee.textAlign {
            case .center: if free > 0 { return left + item.left + free / 2 }
            case .right: if free > 0 || isRightToLeft { return left + item.left + free }
            case .left: if free > 0 || !isRightToLeft { return left + item.left }
            case .start: break
            }
        }
        return isRightToLeft ? left + item.left + free : left + item.left
    }

    private func flowBlock(
        _ item: CSSItem, _ style: UnsafeMutablePointer<CSSRecord>, _ flow: BlockFlow, left: CGFloat, width: CGFloat
    ) {
        let before = flow.strut
        let topMargin = item.top
        flow.strut.add(topMargin)
        let clears = clearFloats(item.style.pointee.clear, before, flow)
        if item.state == nil || startsFormattingContext(item.style) {
            flowAtom(item, style, flow, left: left, width: width, before: before)
            return
        }
        let state = item.state!
        let own = flowWidth(item, width)
        let x = flowLeft(item, own, style, left: left, width: width)
        let insets = CSSInsets(item.style, basis: item.basis)
        let index = flow.boxes.count
        flow.boxes.append(BlockFlow.OpenBox(node: item.node))
        nodes[item.node].flags.insert(.wasAsked)
        if insets.top > 0 {
            resolveMargins(flow)
            flow.y += insets.top
        }
        var definite = item.height.isNaN ? item.height : item.clampedHeight(item.height)
        if definite.isNaN, item.hasRatio { definite = item.clampedHeight(item.height(forWidth: own)) }
        let ratioIsDefinite = item.hasRatio && item.height.isNaN
        flowChildren(
            of: item.node, item.style, flow, left: x + insets.left, width: Swift.max(0, own - insets.width),
            height: definite.isNaN ? definite : Swift.max(0, definite - insets.height), box: index)
        let height = finishBlock(item, index, insets, definite, ratioIsDefinite, flow, clears, topMargin)
        let top = flow.boxes[index].top
        if index == flow.boxes.count - 1, !top.isNaN { flow.boxes.removeLast() }
        if flow.firstOpen > flow.boxes.count { flow.firstOpen = flow.boxes.count }
        guard flow.isPlacing else { return }
        let place = flowPlace(state)
        place.pointee.x = x
        place.pointee.ask = cssAsk(item, width: own, height: height, isDefinite: !definite.isNaN)
        if !top.isNaN { place.pointee.y = top }
    }

    /// Ends a block: its height, and the margins that adjoin below it.
    private func finishBlock(
        _ item: CSSItem, _ index: Int, _ insets: CSSInsets, _ definite: CGFloat, _ hasMinimum: Bool, _ flow: BlockFlow,
        _ clears: Bool, _ topMargin: CGFloat
    ) -> CGFloat {
        if flow.boxes[index].top.isNaN {
            let height = item.clampedHeight(definite.isNaN ? insets.height : definite)
            if height == 0 {
                collapseThrough(item, index, flow, clears, topMargin)
                return 0
            }
            resolveMargins(flow)
        }
        let top = flow.boxes[index].top
        var inner = flow.y - top
        let isSeparate = flow.strutHasClearance
        flow.strutHasClearance = false
        if insets.bottom > 0 || isSeparate { inner = flow.y + flow.strut.sum - top }
        let content = Swift.max(inner, insets.top) + insets.bottom
        var height: CGFloat
        if definite.isNaN {
            height = item.clampedHeight(content)
        } else if hasMinimum, item.growsWithContent {
            height = item.clampedHeight(Swift.max(definite, content))
        } else {
            height = definite
        }
        height = Swift.max(height, insets.height)
        let adjoins = definite.isNaN && insets.bottom == 0 && height == content && !isSeparate
        if !adjoins { flow.strut = MarginStrut() }
        flow.y = top + height
        flow.strut.add(item.bottom)
        return height
    }

    /// A box without content or height: its margins adjoin each other.
    private func collapseThrough(
        _ item: CSSItem, _ index: Int, _ flow: BlockFlow, _ clears: Bool, _ topMargin: CGFloat
    ) {
        if clears, !flow.forcedTop.isNaN {
            // The border edge is at the clearance; the margins go on from there.
            let top = flow.forcedTop
            settleBoxes(flow, from: index, at: top)
            flow.forcedTop = unspecified
            flow.strut = MarginStrut()
            flow.strut.add(topMargin)
            flow.y = top - flow.strut.sum
            flow.strut.add(item.bottom)
            flow.strutHasClearance = true
            return
        }
        // Below a box that is settled it lies where a border at its bottom would have it; otherwise it goes with its
        // parent.
        if index == flow.firstOpen { settleBoxes(flow, from: index, at: flow.position) }
        flow.strut.add(item.bottom)
    }

    /// Gives open boxes their top edge without ending the margins.
    private func settleBoxes(_ flow: BlockFlow, from index: Int, at top: CGFloat) {
        for i in index..<flow.boxes.count { settle(flow, i, top) }
        if flow.firstOpen == index {
            placeWaiting(flow, at: top)
            flow.firstOpen = flow.boxes.count
        }
    }

    @inline(__always)
    private func settle(_ flow: BlockFlow, _ i: Int, _ top: CGFloat) {
        guard flow.boxes[i].top.isNaN else { return }
        flow.boxes[i].top = top
        if flow.isPlacing, let state = cssState(flow.boxes[i].node) { flowPlace(state).pointee.y = top }
    }

    /// Ends the adjoining margins: open boxes start here, and floats that waited for them are placed.
    func resolveMargins(_ flow: BlockFlow) {
        flow.y = flow.position
        flow.strut = MarginStrut()
        flow.strutHasClearance = false
        flow.forcedTop = unspecified
        for i in flow.firstOpen..<flow.boxes.count { settle(flow, i, flow.y) }
        flow.firstOpen = flow.boxes.count
        for (item, x) in flow.waitingStatics { recordFlow(item, x: x, y: flow.y, CSSAsk(width: 0, height: 0)) }
        flow.waitingStatics = []
        placeWaiting(flow, at: flow.y)
    }

    /// Clearance (§9.5.2): returns whether the box was moved below floats, to the bottom edge of which its border edge
    /// comes.
    private func clearFloats(_ clear: CSSStyle.Clear, _ before: MarginStrut, _ flow: BlockFlow) -> Bool {
        guard clear != .none else { return false }
        var isForced = false
        if flow.waiting.contains(where: { clear == .both || (clear == .left) == ($0.item.style.pointee.float == .left) }
        ) {
            // The floats hang on margins that the box would change: they are placed first.
            flow.strut = before
            resolveMargins(flow)
            isForced = true
        }
        let bottom = flow.floats.lowestEdge(clear)
        guard bottom > -.infinity, isForced || flow.position < bottom else { return false }
        if !isForced, flow.isOpen {
            flow.strut = before
            resolveMargins(flow)
        }
        flow.forcedTop = bottom
        flow.strut = MarginStrut()
        return true
    }
}
