import MullionGeometry

/// The layout of a flex container (css-flexbox-1 §9). The order of steps:
///
/// 1. Collect the items, and find each one's flex base size and hypothetical main size (§9.2).
/// 2. Break them into lines (§9.3), and flex the items of each line (§9.7).
/// 3. Find the cross size of each item and line (§9.4).
/// 4. Align along the main axis (§9.5) and across it (§9.6), and place; only when placing.
///
/// - Complexity: O(items), O(items²) where each round of flexing freezes one item.
extension Engine {
    func flexLayout(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk, isPlacing: Bool)
        -> CSSAnswer
    {
        var container = flexContainer(node, style, ask)
        let isMeasuring = !isPlacing && !ask.wantsBaseline
        if isMeasuring, container.isRow, container.isSingleLine, let height = knownRowHeight(container) {
            return CSSAnswer(height: ask.followsContent ? height + container.insets.height : ask.height)
        }
        collectFlexItems(&container)
        // A column's content is as long as its items before they are flexed.
        if ask.wantsContent, !container.isRow { container.height = unspecified }
        let lines = flexedLines(container)
        // A column's height does not depend on the widths of its items once their base sizes are known.
        let contentHeight =
            isMeasuring && !container.isRow
            ? flexColumnHeight(container, lines)
            : flexCrossSizes(container, lines, wantsContent: ask.wantsContent)
        var answer = CSSAnswer()
        answer.height = ask.followsContent ? contentHeight + container.insets.height : ask.height
        guard isPlacing || ask.wantsBaseline else { return answer }
        // A baseline is that of the items in the height which the limits leave.
        let height =
            ask.height.isNaN ? Swift.max(ask.minHeight, Swift.min(answer.height, ask.maxHeight)) : answer.height
        container.height = Swift.max(0, height - container.insets.height)
        alignFlexLines(container, lines)
        if ask.wantsBaseline { answer.baseline = flexBaseline(container, lines, ask.baseline) }
        if isPlacing { placeFlexItems(container, ask) }
        return answer
    }

    /// The height of a row of one line whose items all have a definite one; found without collecting them.
    private func knownRowHeight(_ container: FlexContainer) -> CGFloat? {
        guard cssState(container.node)!.pointee.childrenAreSimple else { return nil }
        let shared = container.style.pointee.alignItems.position
        var height: CGFloat = 0
        var child = firstChild(container.node)
        while child.exists {
            guard let style = cssState(child)?.pointee.style, style.pointee.isAbsolute else { return nil }
            let item = style.pointee.prototype.unsafelyUnwrapped
            let own = style.pointee.alignSelf.position
            guard !(own == .auto ? shared : own).sharesBaseline else { return nil }
            let cross = item.pointee.definiteHeight(style, in: container.style, lineHeight: container.definiteHeight)
            guard !cross.isNaN else { return nil }
            height = Swift.max(height, cross + item.pointee.marginHeight)
            child = next(child)
        }
        return height
    }

    /// The container's axes and content box, without items.
    func flexContainer(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk)
        -> FlexContainer
    {
        let insets = CSSInsets(
            style, basis: ask.basis, width: ask.width, height: ask.height.isNaN ? .infinity : ask.height)
        let width = Swift.max(0, ask.width - insets.width)
        let height = ask.height.isNaN ? ask.height : Swift.max(0, ask.height - insets.height)
        let isRow = style.pointee.isRow
        let definite = ask.isDefinite ? height : unspecified
        let wrapsBack = style.pointee.wrap == .wrapReverse
        let isRightToLeft = style.pointee.isRightToLeft
        let columnGap = style.pointee.columnGap.gap(width)
        let rowGap = style.pointee.rowGap.gap(definite)
        var maxMain = isRow ? width : Swift.max(ask.maxHeight, ask.minHeight) - insets.height
        if maxMain < 0 { maxMain = 0 }
        return FlexContainer(
            node: node, style: style, insets: insets, width: width, height: height, definiteHeight: definite,
            maxMain: maxMain, isRow: isRow, isSingleLine: style.pointee.wrap == .nowrap && !style.pointee.balances,
            mainIsFlipped: style.pointee.isReversed != (isRow && isRightToLeft),
            crossIsFlipped: wrapsBack != (!isRow && isRightToLeft), mainGap: isRow ? columnGap : rowGap,
            crossGap: isRow ? rowGap : columnGap,
            alignsAtStart: style.pointee.alignItems == CSSAlignment(.flexStart),
            items: store.pointee.scratch.take(FlexItem.self, 0), count: 0)
    }

    /// Gathers the items in order (§9.1).
    func collectFlexItems(_ container: inout FlexContainer) {
        let node = container.node
        if cssState(node)!.pointee.childrenAreSimple {
            collectSimpleItems(&container)
            return
        }
        var count = 0
        var child = cssFirstBox(node)
        while child.exists {
            if !cssStyle(child).pointee.isOutOfFlow { count += 1 }
            child = cssNextBox(child, in: node)
        }
        let items = store.pointee.scratch.take(FlexItem.self, count)
        var i = 0
        var isOrdered = false
        child = cssFirstBox(node)
        while child.exists {
            let style = cssStyle(child)
            if !style.pointee.isOutOfFlow {
                if style.pointee.order != 0 { isOrdered = true }
                let item = cssItem(child, width: container.width, height: container.definiteHeight)
                (items + i).initialize(to: FlexItem(item: item))
                i += 1
            }
            child = cssNextBox(child, in: node)
        }
        if isOrdered { Self.sort(items, count) { $0.item.style.pointee.order < $1.item.style.pointee.order } }
        container.items = items
        container.count = count
        for i in 0..<count { resolveFlexAlignment(container, i) }
    }

    /// The same where every child is an item.
    private func collectSimpleItems(_ container: inout FlexContainer) {
        let count = Int(nodes[container.node].childCount)
        let items = store.pointee.scratch.take(FlexItem.self, count)
        container.items = items
        container.count = count
        var child = firstChild(container.node)
        for i in 0..<count {
            let flex = items + i
            initializeItem(
                flex.pointer(to: \.item).unsafelyUnwrapped, child, width: container.width,
                height: container.definiteHeight)
            flex.pointee.setUndecided()
            resolveFlexAlignment(container, i)
            child = next(child)
        }
    }

    /// Sorts stably, by insertion into binary-searched positions.
    static func sort<T: BitwiseCopyable>(_ items: UnsafeMutablePointer<T>, _ count: Int, _ isLess: (T, T) -> Bool) {
        let sorted = UnsafeBufferPointer(start: items, count: count).enumerated().sorted {
            isLess($0.element, $1.element) || (!isLess($1.element, $0.element) && $0.offset < $1.offset)
        }
        for (i, entry) in sorted.enumerated() { items[i] = entry.element }
    }

    @inline(__always)
    func resolveFlexAlignment(_ container: FlexContainer, _ i: Int) {
        let item = container.items + i
        let style = item.pointee.item.style
        if style.pointee.alignSelf.position == .auto, container.alignsAtStart {
            (item.pointee.alignment, item.pointee.stretches, item.pointee.isSafe) = (.flexStart, false, false)
            return findDefiniteCross(container, item)
        }
        var alignment = style.pointee.alignSelf
        if alignment.position == .auto { alignment = container.style.pointee.alignItems }
        if alignment.position == .normal || alignment.position == .auto { alignment.position = .stretch }
        let hasAutoMargin =
            container.isRow
            ? item.pointee.item.topIsAuto || item.pointee.item.bottomIsAuto
            : item.pointee.item.leftIsAuto || item.pointee.item.rightIsAuto
        if alignment.position.sharesBaseline {
            item.pointee.sharesLast = alignment.position == .lastBaseline
            alignment.position = .baseline
            // The baseline of a box of horizontal lines across its lines is its left edge (css-writing-modes-4 §4.4).
            if !container.isRow {
                alignment.position = .start
                if !hasAutoMargin { item.pointee.baseline = item.pointee.item.left }
            }
        }
        let isAutomatic = container.isRow ? item.pointee.item.height.isNaN : item.pointee.item.width.isNaN
        let isAutoStyle = container.isRow ? style.pointee.height.isAuto : style.pointee.width.isAuto
        item.pointee.stretches = alignment.position == .stretch && isAutomatic && !hasAutoMargin && isAutoStyle
        item.pointee.isSafe = alignment.overflow == .safe
        switch alignment.position {
        case .stretch: item.pointee.alignment = .flexStart
        case .flexStart, .flexEnd, .center, .baseline: item.pointee.alignment = alignment.position
        default:
            item.pointee.alignment = container.position(
                alignment.position, inMain: false, itemIsRightToLeft: style.pointee.isRightToLeft)
        }
        findDefiniteCross(container, item)
    }

    /// The cross size of an item, where it does not depend on its content.
    @inline(__always)
    private func findDefiniteCross(_ container: FlexContainer, _ item: UnsafeMutablePointer<FlexItem>) {
        if container.isRow {
            if !item.pointee.item.height.isNaN {
                item.pointee.definiteCross = item.pointee.item.clampedHeight(item.pointee.item.height)
            } else if item.pointee.stretches, container.isSingleLine, !container.definiteHeight.isNaN {
                item.pointee.definiteCross = item.pointee.item.clampedHeight(
                    container.definiteHeight - item.pointee.item.marginHeight)
            }
        } else if !item.pointee.item.width.isNaN {
            item.pointee.definiteCross = item.pointee.item.clampedWidth(item.pointee.item.width)
        } else if item.pointee.stretches, container.isSingleLine {
            item.pointee.definiteCross = item.pointee.item.clampedWidth(
                container.width - item.pointee.item.marginWidth)
        }
    }
}
