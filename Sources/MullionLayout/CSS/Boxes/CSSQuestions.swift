import MullionGeometry

/// The three questions that a CSS container asks about a child: how wide is the content (composed from below, without
/// a proposal), how high is it at its used width, and where do its children go.
///
/// Widths are decided before heights, each by the parent; a child never answers a width. So a box is asked for its
/// content once, for its height with and without a definite height, and is placed once, however deep it is.
extension Engine {
    // MARK: - Content widths

    /// The min-content and max-content width of a child's border box, without its own width, minimum and maximum
    /// (css-sizing-3 §5.1); both are the one that its width names, if it is a keyword under a ratio.
    ///
    /// - Parameter height: The used height of the border box if it is definite, else NaN.
    @inline(__always)
    func cssContent(_ item: CSSItem, height: CGFloat) -> CSSContent {
        var content = cssOwnContent(item, height: height)
        if item.hasRatio {
            switch item.style.pointee.width.kind {
            case .minContent: content.max = content.min
            case .maxContent: content.min = content.max
            default: break
            }
        }
        return content
    }

    @inline(__always)
    func cssOwnContent(_ item: CSSItem, height: CGFloat) -> CSSContent {
        guard let state = item.state else { return cssForeignContent(item.node, height) }
        if !firstChild(item.node).exists, state.pointee.style.pointee.display != .grid {
            let width = CSSInsets(state.pointee.style, basis: item.basis).width
            return CSSContent(min: width, max: width)
        }
        var content: CSSContent
        if state.pointee.hasContent,
            !state.pointee.contentIsKeyed
                || same(state.pointee.contentHeight, height)
                    && state.pointee.contentInheritance == cssInheritance(item.node, state)
        {
            content = state.pointee.content
        } else {
            content = cssNewContent(item.node, state, height)
        }
        // Percent padding is 0 in what is composed from below, and counts once the containing block is known.
        if item.style.pointee.padsByWidth, !item.basis.isNaN {
            let padding = item.style.pointee.padding
            let grown = (padding.left.fraction + padding.right.fraction) * item.basis
            content.min += grown
            content.max += grown
        }
        return content
    }

    @inline(never)
    func cssNewContent(_ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>, _ height: CGFloat)
        -> CSSContent
    {
        if stackIsLow { return onFurtherStack { cssNewContent(node, state, height) } }
        nodes[node].flags.insert(.wasAsked)
        let isKeyed = state.pointee.contentIsKeyed
        let inheritance = cssInheritance(node, state)
        var row = isKeyed ? state.pointee.contents : -1
        while row >= 0 {
            let memory = store.pointee.cssMemory[row]
            if same(memory.ask.height, height), memory.ask.inheritance == inheritance {
                return CSSContent(min: memory.answer.height, max: memory.answer.baseline)
            }
            row = memory.next
        }
        store.pointee.counts.visits += 1
        let style = state.pointee.style
        let insets = CSSInsets(style, basis: unspecified)
        let inner = height.isNaN ? height : Swift.max(0, height - insets.height)
        var content: CSSContent
        switch style.pointee.display {
        case .flex: content = flexContent(node, style, inner)
        case .grid: content = gridContent(node, style, inner, inheritance)
        default: content = blockContent(node, style, inner)
        }
        content.min = Swift.max(0, content.min) + insets.width
        content.max = Swift.max(content.min, Swift.max(0, content.max) + insets.width)
        state.pointee.content = content
        state.pointee.contentHeight = height
        state.pointee.contentInheritance = inheritance
        state.pointee.hasContent = true
        if isKeyed {
            state.pointee.contents = store.pointee.cssMemory.add(
                CSSMemory(
                    ask: CSSAsk(width: 0, height: height, inheritance: inheritance),
                    answer: CSSAnswer(height: content.min, baseline: content.max),
                    born: store.pointee.passNumber, next: state.pointee.contents))
        }
        return content
    }

    /// The widths of a node of another kind.
    private func cssForeignContent(_ node: NodeIndex, _ height: CGFloat) -> CSSContent {
        nodes[node].flags.insert(.wasAsked)
        guard has(node, .separable) else {
            let low = width(node, 0, height)
            return CSSContent(min: low, max: Self.finiteOr(width(node, unspecified, height), low))
        }
        let range = widthRange(node)
        return CSSContent(min: Self.finiteOr(range.min, 0), max: Self.finiteOr(range.ideal, 0))
    }

    @inline(__always)
    static func finiteOr(_ value: CGFloat, _ other: CGFloat) -> CGFloat { value.isFinite ? value : other }

    /// The contribution of a child to its container's content widths: its border box under its own width, minimum,
    /// maximum and ratio (css-sizing-3 §5.2). Without margins.
    @inline(__always)
    func cssContribution(_ item: CSSItem) -> CSSContent {
        if !item.width.isNaN {
            let width = item.clampedWidth(item.width)
            return CSSContent(min: width, max: width)
        }
        var content: CSSContent
        if item.hasRatio, !item.height.isNaN {
            let width = cssRatioWidth(item, item.clampedHeight(item.height))
            content = CSSContent(min: width, max: width)
        } else {
            content = cssContent(item, height: item.height.isNaN ? item.height : item.clampedHeight(item.height))
            if item.hasRatio {
                content.min = item.transferredWidth(content.min)
                content.max = item.transferredWidth(content.max)
            }
        }
        return CSSContent(min: item.clampedWidth(content.min), max: item.clampedWidth(content.max))
    }

    /// The width that the ratio gives a height, at least that of the content unless there is a minimum (css-sizing-4
    /// §5.1.1).
    func cssRatioWidth(_ item: CSSItem, _ height: CGFloat) -> CGFloat {
        let width = item.width(forHeight: height)
        guard item.minWidth.isNaN, !item.style.pointee.scrolls, !item.style.pointee.width.isKeyword else {
            return width
        }
        return Swift.max(width, Swift.min(cssOwnContent(item, height: height).min, item.maxWidth))
    }

    /// The used width of a child whose width follows from its content and what is available for its border box.
    @inline(__always)
    func cssFitContentWidth(_ item: CSSItem, available: CGFloat) -> CGFloat {
        let content = cssContent(item, height: item.height)
        // A share of a sum may be less than its part by rounding.
        if available + Self.tolerance >= content.max { return content.max }
        return Swift.max(content.min, available)
    }

    // MARK: - Heights

    /// The question about a child of a used width.
    @inline(__always)
    func cssAsk(_ item: CSSItem, width: CGFloat, height: CGFloat = unspecified, isDefinite: Bool = false) -> CSSAsk {
        CSSAsk(
            width: width, height: height, basis: item.style.pointee.padsByWidth ? item.basis : unspecified,
            minHeight: item.minHeight.isNaN ? 0 : item.minHeight, maxHeight: item.maxHeight,
            isDefinite: isDefinite,
            inheritance: item.style.pointee.takesTracks ? cssInheritance(item.node, item.state) : 0)
    }

    /// The height of a child at its used width: of the content, clamped, unless `ask` has one.
    @inline(__always)
    func cssMeasure(_ item: CSSItem, _ ask: CSSAsk) -> CSSAnswer {
        guard let state = item.state else { return cssForeignMeasure(item.node, ask) }
        if !firstChild(item.node).exists, state.pointee.style.pointee.display != .grid {
            nodes[item.node].flags.insert(.wasAsked)
            return CSSAnswer(
                height: ask.followsContent ? CSSInsets(state.pointee.style, basis: ask.basis).height : ask.height)
        }
        var row = state.pointee.memory
        while row >= 0 {
            let memory = store.pointee.cssMemory.rows + Int(row)
            if memory.pointee.ask.isSame(as: ask), memory.pointee.ask.covers(ask) {
                memory.pointee.stamp = store.pointee.stamp
                return memory.pointee.answer
            }
            row = memory.pointee.next
        }
        return cssNewMeasure(item.node, state, ask)
    }

    @inline(never)
    func cssNewMeasure(_ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>, _ ask: CSSAsk) -> CSSAnswer {
        if stackIsLow { return onFurtherStack { cssNewMeasure(node, state, ask) } }
        nodes[node].flags.insert(.wasAsked)
        store.pointee.counts.visits += 1
        var answer = cssLayout(node, state.pointee.style, ask, isPlacing: false)
        if ask.wantsBaseline {
            // Containment hides it (css-contain-2 §3.3); that of a scroll container stays in its border box.
            if state.pointee.style.pointee.hidesBaseline {
                answer.baseline = unspecified
            } else if state.pointee.style.pointee.scrolls, !answer.baseline.isNaN {
                answer.baseline = Swift.min(Swift.max(0, answer.baseline), answer.height)
            }
        }
        remember(answer, to: ask, state)
        return answer
    }

    private func remember(_ answer: CSSAnswer, to ask: CSSAsk, _ state: UnsafeMutablePointer<CSSState>) {
        var memory = CSSMemory(
            ask: ask, answer: answer, stamp: store.pointee.stamp, born: store.pointee.passNumber,
            next: state.pointee.memory)
        // The answer of an older pass makes room.
        var row = state.pointee.memory
        while row >= 0 {
            let old = store.pointee.cssMemory.rows + Int(row)
            // The first and the last baseline of one question have a row each.
            let isSame = old.pointee.ask.isSame(as: ask) && ask.covers(old.pointee.ask)
            if isSame || old.pointee.stamp != memory.stamp {
                // An ancestor may still build on it.
                if !isSame { state.pointee.forgot = store.pointee.passNumber }
                memory.next = old.pointee.next
                old.pointee = memory
                return
            }
            row = old.pointee.next
        }
        state.pointee.memory = store.pointee.cssMemory.add(memory)
    }

    /// The automatic height that the ratio gives, at least that of the content (css-sizing-4 §5.1.1).
    func cssRatioHeight(_ item: CSSItem, _ width: CGFloat) -> CGFloat {
        var height = item.height(forWidth: width)
        if item.growsWithContent {
            height = Swift.max(height, Swift.min(cssLeastHeight(item, width: width), item.maxHeight))
        }
        return item.clampedHeight(height)
    }

    /// The min-content height of a child at its used width: the height of its content. Vertical text, and whatever else
    /// trades height for width, answers with the least that it can do with.
    func cssLeastHeight(_ item: CSSItem, width: CGFloat) -> CGFloat {
        var definiteAsk = cssAsk(item, width: width)
        if item.state != nil {
            definiteAsk.height = item.clampedHeight(item.height(forWidth: width))
            definiteAsk.isDefinite = true
            definiteAsk.wantsContent = true
        }
        let content = item.state == nil ? item.node : firstChild(item.node)
        guard content.exists, cssState(content) == nil, !has(content, .separable),
            content == item.node || !next(content).exists
        else { return cssMeasure(item, definiteAsk).height }
        nodes[item.node].flags.insert(.wasAsked)
        nodes[content].flags.insert(.wasAsked)
        let inner = Swift.max(0, width - item.insetWidth)
        return item.insetHeight + Self.finiteOr(height(content, inner, 0), 0)
    }

    private func cssForeignMeasure(_ node: NodeIndex, _ ask: CSSAsk) -> CSSAnswer {
        nodes[node].flags.insert(.wasAsked)
        var answer = CSSAnswer()
        if ask.height.isNaN {
            if !kind(node).isSimpleLeaf { _ = width(node, ask.width, unspecified) }
            let height = height(node, ask.width, unspecified)
            answer.height = Self.finiteOr(height, 0)
        } else {
            answer.height = ask.height
        }
        if ask.wantsBaseline {
            let code = ask.baseline == .last ? GuideCode.lastTextBaseline : .firstTextBaseline
            if nodes[node].guides & code.bit != 0 {
                answer.baseline = explicitGuide(node, code, ask.width, unspecified)
            }
        }
        return answer
    }

    /// Runs the algorithm that `display` names.
    @inline(__always)
    func cssLayout(_ node: NodeIndex, _ style: UnsafeMutablePointer<CSSRecord>, _ ask: CSSAsk, isPlacing: Bool)
        -> CSSAnswer
    {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        switch style.pointee.display {
        case .flex: return flexLayout(node, style, ask, isPlacing: isPlacing)
        case .grid: return gridLayout(node, style, ask, isPlacing: isPlacing)
        default: return blockLayout(node, style, ask, isPlacing: isPlacing)
        }
    }

    // MARK: - Placing

    /// Gives a child its frame in the container's border box, and lays out its children.
    @inline(__always)
    func cssPlace(_ item: CSSItem, x: CGFloat, y: CGFloat, _ ask: CSSAsk) {
        cssPlace(item.node, item.state, x: x, y: y, ask)
    }

    @inline(__always)
    func cssPlace(_ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>?, x: CGFloat, y: CGFloat, _ ask: CSSAsk) {
        if let state {
            if !state.pointee.placed.isSame(as: ask) || state.pointee.letsAbsoluteOut {
                state.pointee.placed = ask
                nodes[node].flags.remove(.validPlacement)
            }
        } else if !kind(node).isLeaf, kind(node) != .custom {
            // Its children are arranged by what it answers to its frame.
            _ = size(node, ask.width, ask.height)
        }
        commit(
            ChildPlacement(
                node: node, x: x, y: y, width: ask.width, height: ask.height, proposedWidth: ask.width,
                proposedHeight: ask.height, isFramed: true), mirrored: store.pointee.isRightToLeft)
    }

    /// The offset of a box with `position: relative` (CSS 2.1 §9.4.3): left beats right in left-to-right containers,
    /// top beats bottom.
    @inline(__always)
    func cssRelativeOffset(_ item: CSSItem, width: CGFloat, height: CGFloat, rightToLeft: Bool) -> (CGFloat, CGFloat) {
        let style = item.style
        guard style.pointee.position == .relative else { return (0, 0) }
        let left = style.pointee.inset.left.length(width)
        let right = style.pointee.inset.right.length(width)
        let top = style.pointee.inset.top.length(height)
        let bottom = style.pointee.inset.bottom.length(height)
        var x: CGFloat = 0
        if rightToLeft {
            x = !right.isNaN ? -right : !left.isNaN ? left : 0
        } else {
            x = !left.isNaN ? left : !right.isNaN ? -right : 0
        }
        return (x, !top.isNaN ? top : !bottom.isNaN ? -bottom : 0)
    }
}
