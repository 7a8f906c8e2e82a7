import MullionGeometry

/// CSS boxes as nodes of the tree: what a node of another kind, or the caller of a pass, gets from the outermost one.
///
/// Outside of CSS a proposal is the containing block: percentages refer to it, and an automatic width is that of the
/// content, at most the proposal (fit-content).
extension Engine {
    /// The node as an item of the proposal.
    private func cssRoot(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CSSItem {
        cssItem(
            node, width: proposedWidth.isFinite ? proposedWidth : unspecified,
            height: proposedHeight.isFinite ? proposedHeight : unspecified)
    }

    /// The answers to the widths 0, unspecified and infinite.
    func cssWidthRange(_ node: NodeIndex) -> LengthRange {
        if cssStyle(node).pointee.display == .none { return .rigid(0) }
        let content = cssContribution(cssRoot(node, unspecified, unspecified))
        return LengthRange(cssRootWidth(node, 0, unspecified), content.max, content.max)
    }

    func cssRootWidth(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        var item = cssRoot(node, proposedWidth, proposedHeight)
        if item.style.pointee.display == .none { return 0 }
        guard item.width.isNaN else { return item.clampedWidth(item.width) }
        if !item.height.isNaN { item.height = item.clampedHeight(item.height) }
        if item.hasRatio, !item.height.isNaN { return cssContribution(item).max }
        let available = proposedWidth.isNaN ? .infinity : proposedWidth - item.marginWidth
        let fitting = cssFitContentWidth(item, available: available)
        return item.clampedWidth(item.transferredWidth(fitting))
    }

    func cssRootHeight(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, width: CGFloat)
        -> CGFloat
    {
        let item = cssRoot(node, proposedWidth, proposedHeight)
        item.state?.pointee.rootBorn = store.pointee.passNumber
        if item.style.pointee.display == .none { return 0 }
        guard item.height.isNaN else { return item.clampedHeight(item.height) }
        if item.hasRatio { return cssRatioHeight(item, width) }
        return item.clampedHeight(cssMeasure(item, cssAsk(item, width: width)).height)
    }

    /// The first or last baseline, which stacks line the box up by; NaN: none.
    func cssRootBaseline(
        _ node: NodeIndex, _ baseline: CSSBaseline, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat
    ) -> CGFloat {
        let size = size(node, proposedWidth, proposedHeight)
        let item = cssRoot(node, proposedWidth, proposedHeight)
        var ask = cssAsk(item, width: size.width, height: size.height, isDefinite: !item.height.isNaN)
        ask.baseline = baseline
        return cssMeasure(item, ask).baseline
    }

    /// Lays out the children of a node that has its frame.
    func arrangeCSS(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize) {
        let state = cssState(node)!
        state.pointee.placedPass = store.pointee.passNumber
        guard state.pointee.style.pointee.display != .contents else { return }
        let parent = nodes[node].parent
        if !parent.exists || kind(parent) != .css {
            let item = cssRoot(node, proposedWidth, proposedHeight)
            state.pointee.placed = cssAsk(
                item, width: size.width, height: size.height,
                isDefinite: !item.height.isNaN || item.hasRatio)
        }
        guard firstChild(node).exists else { return }
        let ask = state.pointee.placed
        let mark = store.pointee.cssAbsolutes.count
        if state.pointee.style.pointee.display == .none {
            var child = firstChild(node)
            while child.exists {
                leaveOut(child)
                child = next(child)
            }
            return
        }
        _ = cssLayout(node, state.pointee.style, ask, isPlacing: true)
        if cssContainsAbsolutes(node) {
            cssPlaceNoted(node, from: mark, ask)
        } else if store.pointee.cssAbsolutes.count > mark {
            state.pointee.letsAbsoluteOut = true
        }
    }

    /// The derived traits of a CSS node.
    func cssTraits(_ node: NodeIndex) -> NodeFlags {
        let state = cssState(node)!
        let style = state.pointee.style
        state.pointee.letsAbsoluteOut = false
        state.pointee.hadChildren = firstChild(node).exists
        var needsHeight =
            style.pointee.display == .flex && !style.pointee.isRow
            && (style.pointee.wrap != .nowrap || style.pointee.balances)
        var roles = CSSRole(rawValue: 0)
        var child = firstChild(node)
        while child.exists {
            roles.formUnion(cssRole(child))
            child = next(child)
        }
        needsHeight = needsHeight || roles.contains(.needsHeight)
        state.pointee.widthNeedsHeight = needsHeight
        state.pointee.contentIsKeyed = needsHeight || style.pointee.takesTracks
        state.pointee.childrenAreSimple = !roles.contains(.isSpecial)
        state.pointee.mayLetAbsoluteOut =
            roles.contains(.letsAbsoluteOut)
            && (style.pointee.display == .contents || style.pointee.position == .static && !style.pointee.isContained)
        nodes[node].guides =
            roles.guides & (GuideCode.firstTextBaseline.bit | GuideCode.lastTextBaseline.bit)
        state.pointee.role = cssRole(node)
        return needsHeight || !style.pointee.ratio.isNaN ? [] : .separable
    }
}

extension Store {
    /// Drops what a CSS node remembers.
    mutating func forgetCSS(_ slot: NodeIndex) {
        let state = cssStates.rows + Int(nodes[slot].side)
        state.pointee.hasContent = false
        state.pointee.forgot = 0
        if !grids.isEmpty { grids[slot] = nil }
        if !keptGrids.isEmpty { keptGrids[slot] = nil }
        dropAnswers(&state.pointee.memory)
        dropAnswers(&state.pointee.contents)
    }

    /// Empties a list of answers.
    mutating func dropAnswers(_ first: inout Int32) {
        while first >= 0 {
            let next = cssMemory[first].next
            cssMemory.remove(first)
            first = next
        }
    }
}

extension NodeKind {
    /// Returns a box of CSS: a flex, grid or block container, by the `display` of its style.
    ///
    /// Children of the same kind are boxes inside it; those of any other kind are items of their own content, with the
    /// style that ``LayoutTree/setItemStyle(_:of:)`` gives them. Make a kind once and give it to all nodes that share
    /// the style: they share its storage.
    ///
    /// Outside of a CSS box, a proposal counts as the containing block: the box is as wide as its content, at most as
    /// the proposal, unless its style has a width.
    public static func css(_ style: consuming CSSStyle) -> NodeKind {
        var result = NodeKind(.css)
        result.object = CSSStyleBox(style)
        return result
    }
}

extension LayoutTree {
    /// Sets the style of a node of another kind as an item of a CSS container: size, margins, alignment, position and
    /// so on. Its padding and border are ignored, because its frame is its own. nil: initial values.
    ///
    /// - Complexity: O(depth).
    public func setItemStyle(_ style: CSSStyle?, of node: NodeID) {
        requireNoPass("setItemStyle")
        let slot = slot(node)
        store.pointee.itemStyles[slot] = style.map { CSSStyleBox($0) }
        if style == nil {
            store.pointee.nodes[slot].flags.remove(.styledItem)
        } else {
            store.pointee.nodes[slot].flags.insert(.styledItem)
        }
        let parent = store.pointee.nodes[slot].parent
        if parent.exists { store.pointee.invalidate(parent) }
    }

    /// Returns whether a node is of the kind ``NodeKind/css(_:)``.
    package func isCSSBox(_ node: NodeID) -> Bool { store.pointee.nodes[slot(node)].kind == .css }

    /// Returns the style of a CSS node, or the style that a node of another kind has as an item; nil: none.
    public func style(of node: NodeID) -> CSSStyle? {
        let slot = slot(node)
        guard store.pointee.nodes[slot].kind == .css else { return store.pointee.itemStyles[slot]?.style }
        return store.pointee.cssStates[store.pointee.nodes[slot].side].box.takeUnretainedValue().style
    }
}
