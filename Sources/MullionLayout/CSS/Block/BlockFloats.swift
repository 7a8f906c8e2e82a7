import MullionGeometry

/// Floats, and boxes that stay clear of them (CSS 2.1 §9.5).
extension Engine {
    /// Places a float, or keeps it until the box it hangs on is settled.
    func flowFloat(_ float: BlockFlow.WaitingFloat, _ flow: BlockFlow) {
        if flow.isOpen {
            flow.waiting.append(float)
        } else {
            placeFloat(float, flow, at: flow.position)
        }
    }

    func placeWaiting(_ flow: BlockFlow, at top: CGFloat) {
        guard !flow.waiting.isEmpty else { return }
        let waiting = flow.waiting
        flow.waiting = []
        for float in waiting { placeFloat(float, flow, at: top) }
    }

    /// As high as possible, not above earlier floats; then as far to its side as it fits, else further down.
    private func placeFloat(_ float: BlockFlow.WaitingFloat, _ flow: BlockFlow, at position: CGFloat) {
        var item = float.item
        if !item.height.isNaN { item.height = item.clampedHeight(item.height) }
        var width = item.width
        if width.isNaN {
            width =
                item.hasRatio && !item.height.isNaN
                ? cssRatioWidth(item, item.height)
                : item.transferredWidth(cssFitContentWidth(item, available: float.width - item.marginWidth))
        }
        width = item.clampedWidth(width)
        var height = item.height
        if height.isNaN {
            height =
                item.hasRatio
                ? cssRatioHeight(item, width)
                : item.clampedHeight(cssMeasure(item, cssAsk(item, width: width)).height)
        }
        let isLeft = item.style.pointee.float == .left
        let outerWidth = width + item.marginWidth
        let outerHeight = height + item.marginHeight
        var top = Swift.max(position, flow.lastFloatTop)
        if item.style.pointee.clear != .none { top = Swift.max(top, flow.floats.lowestEdge(item.style.pointee.clear)) }
        var room = flow.floats.room(float.left, float.left + float.width, from: top, to: top + outerHeight)
        while room.1 - room.0 < outerWidth - Self.tolerance, let next = flow.floats.nextEdge(below: top) {
            let (low, high) = flow.floats.room(float.left, float.left + float.width, from: top, to: top + outerHeight)
            if low == float.left, high == float.left + float.width { break }
            top = next
            room = flow.floats.room(float.left, float.left + float.width, from: top, to: top + outerHeight)
        }
        let x = isLeft ? room.0 : room.1 - outerWidth
        flow.lastFloatTop = top
        flow.floats.append(
            PlacedFloat(isLeft: isLeft, left: x, right: x + outerWidth, top: top, bottom: top + outerHeight))
        if flow.isPlacing {
            recordFlow(
                item, x: x + item.left, y: top + item.top,
                cssAsk(item, width: width, height: height, isDefinite: !float.item.height.isNaN || item.hasRatio))
        }
    }

    /// A box that starts a formatting context, or content of another kind: it does not overlap floats.
    func flowAtom(
        _ item: CSSItem, _ style: UnsafeMutablePointer<CSSRecord>, _ flow: BlockFlow, left: CGFloat, width: CGFloat,
        before: MarginStrut
    ) {
        if flow.isOpen, flow.forcedTop.isNaN, !flow.waiting.isEmpty || !flow.floats.isEmpty {
            let mark = flow.mark
            let position = flow.position
            placeAtom(item, style, flow, left: left, width: width)
            if flow.atomTop <= position { return }
            // A float pushed it down: then its margin does not reach the boxes around it.
            flow.mark = mark
            flow.strut = before
            resolveMargins(flow)
            flow.strut.add(item.top)
        }
        placeAtom(item, style, flow, left: left, width: width)
    }

    private func placeAtom(
        _ item: CSSItem, _ style: UnsafeMutablePointer<CSSRecord>, _ flow: BlockFlow, left: CGFloat, width: CGFloat
    ) {
        resolveMargins(flow)
        var (x, own) = atomEdge(item, style, left, width)
        var answer = atomHeight(item, own, flow)
        if !flow.floats.isEmpty {
            var top = flow.y
            while true {
                let room = flow.floats.room(left, left + width, from: top, to: top + answer.height)
                if room.0 == left, room.1 == left + width { break }
                let start = Swift.max(room.0, left + item.left)
                let end = Swift.min(room.1, left + width - item.right)
                let isAutomatic = item.width.isNaN && !(item.hasRatio && !item.height.isNaN)
                // An empty box stays beside a float that leaves no width, or less; a text does not.
                let free = item.state == nil ? end - start : Swift.max(0, end - start)
                let fitting = isAutomatic ? item.clampedWidth(free) : own
                let reach = style.pointee.isRightToLeft ? end - room.0 : room.1 - start
                if isAutomatic ? fitting <= free + Self.tolerance : own <= reach + Self.tolerance {
                    if fitting != own { answer = atomHeight(item, fitting, flow) }
                    own = fitting
                    x = besideFloats(item, own, style, left, width, room)
                    break
                }
                guard let next = flow.floats.nextEdge(below: top) else { break }
                top = next
                (x, own) = atomEdge(item, style, left, width)
                answer = atomHeight(item, own, flow)
            }
            flow.y = top
        }
        flow.atomTop = flow.y
        if flow.next != .none, !answer.baseline.isNaN { flow.baseline = flow.y + answer.baseline }
        if flow.isPlacing {
            recordFlow(
                item, x: x, y: flow.y,
                cssAsk(item, width: own, height: answer.height, isDefinite: !item.height.isNaN || item.hasRatio))
        }
        flow.y += answer.height
        flow.strut.add(item.bottom)
    }

    private func atomEdge(
        _ item: CSSItem, _ style: UnsafeMutablePointer<CSSRecord>, _ left: CGFloat, _ width: CGFloat
    ) -> (CGFloat, CGFloat) {
        let own = flowWidth(item, width)
        return (flowLeft(item, own, style, left: left, width: width), own)
    }

    private func atomHeight(_ item: CSSItem, _ width: CGFloat, _ flow: BlockFlow) -> CSSAnswer {
        var ask = cssAsk(item, width: width)
        ask.baseline = flow.next
        if !item.height.isNaN {
            let height = item.clampedHeight(item.height)
            guard ask.wantsBaseline else { return CSSAnswer(height: height) }
            ask.height = height
            ask.isDefinite = true
            return CSSAnswer(height: height, baseline: cssMeasure(item, ask).baseline)
        }
        if item.hasRatio, !ask.wantsBaseline { return CSSAnswer(height: cssRatioHeight(item, width)) }
        let answer = cssMeasure(item, ask)
        let height = item.hasRatio ? cssRatioHeight(item, width) : item.clampedHeight(answer.height)
        return CSSAnswer(height: height, baseline: answer.baseline)
    }

    /// The left edge of a box beside floats: the float's edge or its own margin's, whichever is further in; automatic
    /// margins and alignment share the rest.
    private func besideFloats(
        _ item: CSSItem, _ own: CGFloat, _ style: UnsafeMutablePointer<CSSRecord>, _ left: CGFloat, _ width: CGFloat,
        _ room: (CGFloat, CGFloat)
    ) -> CGFloat {
        let start = Swift.max(room.0, left + item.left)
        let end = Swift.min(room.1, left + width - item.right)
        var inner = item
        (inner.left, inner.right) = (0, 0)
        if style.pointee.isRightToLeft, !item.leftIsAuto, !item.rightIsAuto, style.pointee.textAlign == .start {
            return end - own
        }
        if end - start < own { return style.pointee.isRightToLeft ? end - own : start }
        return flowLeft(inner, own, style, left: start, width: end - start)
    }
}
