import MullionGeometry

/// The frames of a flex container's items, and its baseline (css-flexbox-1 §8.5).
extension Engine {
    /// The top left corner of an item in the container's border box.
    @inline(__always)
    func flexOrigin(
        _ container: FlexContainer, _ flex: UnsafePointer<FlexItem>
    ) -> (x: CGFloat, y: CGFloat) {
        let width = container.isRow ? flex.pointee.main : flex.pointee.cross
        let height = container.isRow ? flex.pointee.cross : flex.pointee.main
        var x = container.isRow ? flex.pointee.mainPosition : flex.pointee.crossPosition
        var y = container.isRow ? flex.pointee.crossPosition : flex.pointee.mainPosition
        if container.isRow ? container.mainIsFlipped : container.crossIsFlipped { x = container.width - x - width }
        if container.isRow ? container.crossIsFlipped : container.mainIsFlipped { y = container.height - y - height }
        return (container.insets.left + x, container.insets.top + y)
    }

    func placeFlexItems(_ container: FlexContainer, _ ask: CSSAsk) {
        for i in 0..<container.count {
            let flex = container.items + i
            let origin = flexOrigin(container, flex)
            var offset: (CGFloat, CGFloat) = (0, 0)
            if flex.pointee.item.style.pointee.position == .relative {
                offset = cssRelativeOffset(
                    flex.pointee.item, width: container.width, height: container.definiteHeight,
                    rightToLeft: container.style.pointee.isRightToLeft)
            }
            let isDefinite: Bool
            if container.isRow {
                isDefinite =
                    flex.pointee.stretches || !flex.pointee.definiteCross.isNaN || flex.pointee.item.hasRatio
            } else {
                isDefinite =
                    !container.definiteHeight.isNaN || !flex.pointee.item.height.isNaN
                    || flex.pointee.hasDefiniteBase || flex.pointee.item.hasRatio
            }
            let question = cssAsk(
                flex.pointee.item, width: container.isRow ? flex.pointee.main : flex.pointee.cross,
                height: container.isRow ? flex.pointee.cross : flex.pointee.main, isDefinite: isDefinite)
            cssPlace(
                flex.pointee.item.node, flex.pointee.item.state, x: origin.x + offset.0, y: origin.y + offset.1,
                question)
        }
        if cssState(container.node)!.pointee.childrenAreSimple { return }
        cssHideBoxless(container.node)
        cssPlaceAbsolutes(container.node, container.style, ask)
    }

    /// The first or last baseline from the top of the border box (§8.5); NaN without items.
    ///
    /// It is that of the line seen first or last: the baseline that items share, where both are shared the one that
    /// lies at that side of the line; else the one of the first or last item.
    func flexBaseline(
        _ container: FlexContainer, _ lines: UnsafeMutableBufferPointer<FlexLine>, _ wanted: CSSBaseline
    ) -> CGFloat {
        guard container.count > 0 else { return unspecified }
        let isLast = wanted == .last
        let wrapsBack = container.style.pointee.wrap == .wrapReverse
        let line = wrapsBack == isLast ? lines[0] : lines[lines.count - 1]
        let chosen = isLast != container.style.pointee.isReversed ? line.end - 1 : line.start
        if container.isRow, !line.first.isEmpty || !line.last.isEmpty {
            var prefersLast = isLast != container.crossIsFlipped
            if prefersLast ? line.last.isEmpty : line.first.isEmpty { prefersLast.toggle() }
            for i in line.range {
                let flex = container.items[i]
                guard !flex.baseline.isNaN, flex.sharesLast == prefersLast else { continue }
                let y = flexOrigin(container, container.items + i).y
                return prefersLast
                    ? y + flex.cross + flex.item.bottom - flex.baseline : y - flex.item.top + flex.baseline
            }
        }
        let y = flexOrigin(container, container.items + chosen).y
        let flex = container.items[chosen]
        var ask = cssAsk(
            flex.item, width: container.isRow ? flex.main : flex.cross,
            height: container.isRow ? flex.cross : flex.main,
            isDefinite: flex.stretches || !flex.definiteCross.isNaN)
        ask.baseline = wanted
        let own = cssMeasure(flex.item, ask).baseline
        let height = container.isRow ? flex.cross : flex.main
        return y + (own.isNaN ? height : own)
    }
}
