import MullionGeometry

/// What a child means to the derived traits of its CSS container, one bit each.
struct CSSRole: OptionSet, BitwiseCopyable {
    let rawValue: UInt32

    /// Some width in it follows from a height.
    static let needsHeight = CSSRole(rawValue: 1)
    /// It is out of the flow or without a box, or has an order.
    static let isSpecial = CSSRole(rawValue: 2)
    /// Absolute boxes in it may be placed by an ancestor.
    static let letsAbsoluteOut = CSSRole(rawValue: 4)
    /// The guides in it, from bit 8.
    init(guides: UInt16) { rawValue = UInt32(guides) << 8 }
    var guides: UInt16 { UInt16(truncatingIfNeeded: rawValue >> 8) }
    init(rawValue: UInt32) { self.rawValue = rawValue }
}

/// Small changes inside CSS boxes: where do they end?
///
/// A container builds on what a child answered, on its role, and on its style. If a changed child answers every
/// remembered question as before, with the same bits, and has the same role, nothing above it can differ: only its own
/// children are placed again, for the question of its last placement. Otherwise the container is next. A box with
/// another style, or without children before, has no answers to compare.
extension Engine {
    /// The role of a child. Its derived traits are up to date.
    @inline(__always)
    func cssRole(_ child: NodeIndex) -> CSSRole {
        let style = cssStyle(child)
        var role = CSSRole(guides: nodes[child].guides)
        if let state = cssState(child) {
            if state.pointee.widthNeedsHeight { role.insert(.needsHeight) }
            if state.pointee.mayLetAbsoluteOut { role.insert(.letsAbsoluteOut) }
        } else if !has(child, .separable) {
            role.insert(.needsHeight)
        }
        if !style.pointee.ratio.isNaN { role.insert(.needsHeight) }
        if style.pointee.isOutOfFlow || style.pointee.order != 0 || style.pointee.display == .none
            || style.pointee.display == .contents
        {
            role.insert(.isSpecial)
        }
        if style.pointee.isOutOfFlow { role.insert(.letsAbsoluteOut) }
        return role
    }

    /// Whether the answers that ancestors build on are all remembered.
    private func cssIsComparable(_ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>) -> Bool {
        guard state.pointee.hadChildren, has(node, .validTraits), !state.pointee.mayLetAbsoluteOut,
            !state.pointee.letsAbsoluteOut, !buildsOnForgotten(node)
        else { return false }
        let display = state.pointee.style.pointee.display
        // A root without a box of its own is laid out as a block.
        guard display != .none, display != .contents, cssStyle(nodes[node].parent).pointee.display != .contents else {
            return false
        }
        // What is in a subgrid takes part in the sizing of its parent's tracks.
        return !cssIsInFlow(node) && !state.pointee.style.pointee.takesTracks
    }

    /// Whether something above may follow from an answer of the node that is not remembered any more.
    ///
    /// An answer makes room only in a pass that did not need it. So what a container answered in that pass or later,
    /// and a placement of it in that pass or later, do not follow from it. What the container in turn has forgotten
    /// may.
    private func buildsOnForgotten(_ node: NodeIndex) -> Bool {
        var node = node
        for _ in 0..<32 {
            let forgot = cssState(node)!.pointee.forgot
            if forgot == 0 { return false }
            let parent = nodes[node].parent
            guard parent.exists else {
                let isOnly = measurements[node].next < 0
                return !isOnly || cssState(node)!.pointee.rootBorn < forgot
            }
            // The container of a subgrid builds on the answers of the subgrid's items.
            guard let above = cssState(parent), !above.pointee.style.pointee.takesTracks,
                above.pointee.placedPass >= forgot,
                oldestAnswer(above.pointee.memory) >= forgot, oldestAnswer(above.pointee.contents) >= forgot
            else { return true }
            node = parent
        }
        return true
    }

    /// The pass of the oldest answer in a list.
    private func oldestAnswer(_ first: Int32) -> UInt32 {
        var oldest = UInt32.max
        var row = first
        while row >= 0 {
            let memory = store.pointee.cssMemory.rows + Int(row)
            oldest = Swift.min(oldest, memory.pointee.born)
            row = memory.pointee.next
        }
        return oldest
    }

    /// Asks a box inside another again what it was asked; returns the change that its container may notice.
    ///
    /// - Parameter keepsRole: Whether the container's derived traits hold.
    func cssDifference(_ turn: RevalidationTurn, _ keepsRole: inout Bool) -> Difference {
        let node = turn.node
        let state = cssState(node)!
        let isComparable = cssIsComparable(node, state)
        let role = state.pointee.role
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let hadContent = state.pointee.hasContent
        let content = CSSMemory(
            ask: CSSAsk(width: 0, height: state.pointee.contentHeight),
            answer: CSSAnswer(height: state.pointee.content.min, baseline: state.pointee.content.max))
        let contents = isComparable ? setAsideCSS(state.pointee.contents) : nil
        let answers = isComparable ? setAsideCSS(state.pointee.memory) : nil

        let keepsTraits = turn.keepsRole && has(node, .validTraits)
        let keepsContent = turn.isAboutHeights && keepsTraits && !state.pointee.widthNeedsHeight
        let flags = nodes[node].flags.intersection(.traits)
        let neededHeight = state.pointee.widthNeedsHeight
        if keepsContent {
            store.pointee.forgetCSSHeights(node)
        } else {
            store.pointee.forget(
                node, keepsTraits ? .remembered.subtracting(.validTraits) : .remembered, because: node)
        }
        refreshTraits(node)
        if !keepsTraits { state.pointee.role = cssRole(node) }
        if nodes[node].flags.intersection(.traits) != flags || state.pointee.role != role {
            store.pointee.traitEdits &+= 1
            return .anything
        }
        keepsRole = true
        guard let contents, let answers, firstChild(node).exists, !state.pointee.mayLetAbsoluteOut,
            state.pointee.widthNeedsHeight == neededHeight
        else { return .anything }
        nodes[node].flags.insert(.wasAsked)
        if hadContent, !keepsContent {
            if contents.isEmpty, !contentStayed(node, state, content) {
                let old = CSSContent(min: content.answer.height, max: content.answer.baseline)
                return columnStays(around: node, state, old, answers) ? .inside : .anything
            }
            for old in contents where !contentStayed(node, state, old) { return .anything }
        }
        for old in answers {
            let answer = cssNewMeasure(node, state, old.ask)
            guard same(answer.height, old.answer.height) else { return .heights }
            if old.ask.wantsBaseline, !same(answer.baseline, old.answer.baseline) { return .heights }
        }
        return .nothing
    }

    private func contentStayed(
        _ node: NodeIndex, _ state: UnsafeMutablePointer<CSSState>, _ old: CSSMemory
    ) -> Bool {
        let content = cssNewContent(node, state, old.ask.height)
        return same(content.min, old.answer.height) && same(content.max, old.answer.baseline)
    }

    /// Copies a list of answers; nil: too many to ask again.
    private func setAsideCSS(_ first: Int32) -> UnsafeMutableBufferPointer<CSSMemory>? {
        let limit = 8
        let copies = store.pointee.scratch.take(CSSMemory.self, limit)
        var count = 0
        var row = first
        while row >= 0 {
            guard count < limit else { return nil }
            (copies + count).initialize(to: store.pointee.cssMemory[row])
            row = copies[count].next
            count += 1
        }
        return UnsafeMutableBufferPointer(start: copies, count: count)
    }
}

extension Store {
    /// Drops what a CSS node remembers about heights; its content widths stay.
    mutating func forgetCSSHeights(_ slot: NodeIndex) {
        forgetHeights(slot)
        if !guideAnswers.isEmpty { guideAnswers[slot] = nil }
        let state = cssStates.rows + Int(nodes[slot].side)
        state.pointee.forgot = 0
        if !grids.isEmpty { grids[slot] = nil }
        if !keptGrids.isEmpty { keptGrids[slot] = nil }
        dropAnswers(&state.pointee.memory)
    }
}
