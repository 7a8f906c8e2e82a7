import MullionGeometry

/// Layouts that solve one axis at a time (``SeparableLayout``): when each of their three functions is called, and how
/// what they did is remembered.
///
/// As with stacks, the last proposal a child heard is its current answer's. `sharesAlongX` and `sharesAlongY` of the
/// container record that the children's current measurements belong to its own current one; where they are not, the
/// layout solves again, which costs its own arithmetic only: the children remember.
extension Engine {
    /// The range along an axis; along the vertical one within the width `proposedWidth`.
    func separableRange(_ node: NodeIndex, _ axis: Axis, _ proposedWidth: CGFloat) -> LengthRange {
        if axis == .vertical { arrangeWidths(node, proposedWidth) }
        let range = withChildren(node, axis == .horizontal ? .widths : .heights, width: proposedWidth) {
            box, children in
            box.range(of: children, along: axis)
        }
        // A layout may have proposed lengths to find its range.
        measurements[node].contents.subtract(axis == .horizontal ? [.sharesAlongX, .sharesAlongY] : .sharesAlongY)
        return LengthRange(
            repairedLength(range.min, node, axis), repairedLength(range.ideal, node, axis),
            repairedLength(range.max, node, axis)
        )
    }

    /// The length along an axis for a proposal; along the vertical one within the children's current widths, which are
    /// those for `proposedWidth`.
    func separableLength(
        _ node: NodeIndex, _ axis: Axis, _ proposed: CGFloat, within proposedWidth: CGFloat = unspecified
    ) -> CGFloat {
        let length = withChildren(
            node, axis == .horizontal ? .widths : .heights, width: proposedWidth, unasked: proposed
        ) { box, children in
            box.solve(children, along: axis, proposal: proposed.isNaN ? nil : proposed)
        }
        let contents = axis == .horizontal ? Measurement.Contents.sharesAlongX : .sharesAlongY
        if axis == .horizontal { measurements[node].contents.subtract(.sharesAlongY) }
        measurements[node].contents.insert(contents)
        return repairedLength(length, node, axis)
    }

    /// Makes the children's current answers those to the layout's width proposals for `proposedWidth`.
    @inline(__always)
    func arrangeWidths(_ node: NodeIndex, _ proposedWidth: CGFloat) {
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth),
            current.pointee.contents.contains(.sharedWidth)
        {
            return
        }
        solveWidths(node, proposedWidth)
    }

    @inline(never)
    private func solveWidths(_ node: NodeIndex, _ proposedWidth: CGFloat) {
        _ = width(node, proposedWidth, unspecified)
        if measurement(node, width: proposedWidth).pointee.contents.contains(.sharesAlongX) { return }
        _ = separableLength(node, .horizontal, proposedWidth)
    }

    /// The same for heights.
    @inline(__always)
    private func arrangeHeights(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) {
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth), same(current.pointee.proposedHeight, proposedHeight),
            current.pointee.contents.contains(.sharedSize)
        {
            return
        }
        solveHeights(node, proposedWidth, proposedHeight)
    }

    @inline(never)
    private func solveHeights(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) {
        _ = height(node, proposedWidth, proposedHeight)
        arrangeWidths(node, proposedWidth)
        if measurement(node, width: proposedWidth, height: proposedHeight).pointee.contents.contains(.sharesAlongY) {
            return
        }
        _ = separableLength(node, .vertical, proposedHeight, within: proposedWidth)
    }

    /// Positions set by the layout; a child without one is centered.
    func arrangeSeparable<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        arrangeHeights(node, proposedWidth, proposedHeight)
        if let placer = sink.placer, hasMemory(node) {
            if placeChanges(node, proposedWidth, proposedHeight, size, placer) { return }
            arrangeAll(node, proposedWidth, proposedHeight, size, &sink)
            return notePlaced(node, proposedWidth, proposedHeight, size, placer)
        }
        arrangeAll(node, proposedWidth, proposedHeight, size, &sink)
    }

    private func arrangeAll<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let count = Int(nodes[node].childCount)
        let positions = store.pointee.scratch.take(ChildPosition.self, count)
        positions.initialize(repeating: ChildPosition(), count: count)
        withChildren(node, .placing, width: proposedWidth, positions: positions) { box, children in
            box.place(children, in: size, proposal: ProposedViewSize(pass: proposedWidth, proposedHeight))
        }
        var child = firstChild(node)
        var ordinal = 0
        var isDisturbed = false
        while child.exists {
            let placed = arranged(child, positions[ordinal], in: size)
            sink.receive(placed, self)
            // A stack may have measured itself for its own length across.
            let current = measurements + child.offset
            if !same(current.pointee.proposedWidth, placed.proposedWidth)
                || !same(current.pointee.proposedHeight, placed.proposedHeight)
            {
                isDisturbed = true
            }
            ordinal += 1
            child = next(child)
        }
        if isDisturbed { forgetShares(node) }
    }

    /// Whether the layout keeps something that may know which children moved.
    @inline(__always)
    private func hasMemory(_ node: NodeIndex) -> Bool {
        store.pointee.objects[nodes[node].side]!._withUnsafeGuaranteedRef {
            unsafeDowncast($0, to: LayoutBox.self).hasMemory
        }
    }

    /// Notes that the children's current answers are not those to their shares any more.
    @inline(never)
    private func forgetShares(_ node: NodeIndex) {
        measurements[node].contents.subtract([.sharesAlongX, .sharesAlongY])
        layoutBox(node).forgetChanges()
    }

    /// Places the children that may lie elsewhere than before, if the layout knows them; false if it does not.
    @inline(never)
    private func placeChanges(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ placer: Placer
    ) -> Bool {
        let box = layoutBox(node)
        guard let memory = box.memory, box.memoryEdits == store.pointee.traitEdits, same(box.placedWidth, size.width),
            box.placedMirrored == placer.mirrored
        else { return false }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let count = Int(nodes[node].childCount)
        let positions = store.pointee.scratch.take(ChildPosition.self, count)
        let proposal = ProposedViewSize(pass: proposedWidth, proposedHeight)
        let placed = withChildren(node, .placing, width: proposedWidth, positions: positions) { _, children in
            memory.placeChanges(children, proposal: proposal)
        }
        guard let placed else { return false }
        let slots = childSlots(node, box)
        var placer = placer
        for index in placed {
            let child = slots[index]
            let placed = arranged(child, positions[index], in: size)
            placer.receive(placed, self)
            if !same(measurements[child].proposedWidth, placed.proposedWidth)
                || !same(measurements[child].proposedHeight, placed.proposedHeight)
            {
                forgetShares(node)
            }
        }
        notePlaced(node, proposedWidth, proposedHeight, size, placer)
        return true
    }

    @inline(never)
    private func notePlaced(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ placer: Placer
    ) {
        let box = layoutBox(node)
        guard let memory = box.memory, box.memoryEdits == store.pointee.traitEdits else { return }
        let isKnown = memory.notePlaced(proposal: ProposedViewSize(pass: proposedWidth, proposedHeight))
        (box.placedWidth, box.placedMirrored) = (isKnown ? size.width : .nan, placer.mirrored)
    }

    /// The spacing a layout prefers; nil: what its children do.
    func separableSpacing(_ node: NodeIndex) -> ViewSpacing? {
        withChildren(node, .widths) { box, children in box.preferredSpacing(of: children) }
    }

    /// A child at its position, with the size it answered to the last proposals made to it.
    @inline(__always)
    private func arranged(_ child: NodeIndex, _ position: ChildPosition, in size: CGSize) -> ChildPlacement {
        let (offeredWidth, offeredHeight) = (measurements[child].proposedWidth, measurements[child].proposedHeight)
        let isAnswered = kind(child).isSimpleLeaf
        let w = isAnswered ? measurements[child].width : width(child, offeredWidth, offeredHeight)
        let h = isAnswered ? measurements[child].height : height(child, offeredWidth, offeredHeight)
        var result = ChildPlacement(
            node: child, x: position.x, y: position.y, width: w, height: h, proposedWidth: offeredWidth,
            proposedHeight: offeredHeight)
        if position.x.isNaN {
            let (x, y) = ((size.width - w) / 2, (size.height - h) / 2)
            (result.x, result.y) = (x.isFinite ? x : 0, y.isFinite ? y : 0)
        }
        return result
    }

    // MARK: - Calling

    /// Calls one of the layout's functions with its children.
    ///
    /// - Parameter unasked: What a child hears that the layout proposed nothing; nil: it need not hear anything.
    @inline(__always)
    private func withChildren<R>(
        _ node: NodeIndex, _ work: LayoutChildren.Work, width: CGFloat = unspecified,
        positions: UnsafeMutablePointer<ChildPosition>? = nil, unasked: CGFloat? = nil,
        _ body: (LayoutBox, borrowing LayoutChildren) -> R
    ) -> R {
        store.pointee.counts.customQuestions += 1
        let count = Int(nodes[node].childCount)
        return store.pointee.objects[nodes[node].side]!._withUnsafeGuaranteedRef { object in
            let box = unsafeDowncast(object, to: LayoutBox.self)
            return withChildren(
                node, childSlots(node, box), count, work, width: width, positions: positions, unasked: unasked,
                box: Unmanaged.passUnretained(box)
            ) { children in
                calling(node) { body(box, children) }
            }
        }
    }

    /// The slots of a node's children, found once until the children change.
    @inline(__always)
    func childSlots(_ node: NodeIndex, _ box: LayoutBox) -> ChildSlots {
        if !box.isListed { findChildSlots(node, box) }
        return ChildSlots(list: box.members, first: box.firstOfRun.offset)
    }

    @inline(never)
    private func findChildSlots(_ node: NodeIndex, _ box: LayoutBox) {
        let first = firstChild(node)
        var child = first
        while child.exists, next(child).offset == child.offset + 1 { child = next(child) }
        if child.exists, next(child).exists { _ = childList(node, box) } else { box.setRun(first) }
    }

    /// Runs `body` with children given by their slots.
    @inline(__always)
    func withChildren<R>(
        _ node: NodeIndex, _ slots: ChildSlots, _ count: Int, _ work: LayoutChildren.Work, width: CGFloat = unspecified,
        positions: UnsafeMutablePointer<ChildPosition>? = nil, unasked: CGFloat?, box: Unmanaged<LayoutBox>? = nil,
        _ body: (borrowing LayoutChildren) -> R
    ) -> R {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let words = (count + 63) >> 6
        let asked = store.pointee.scratch.take(UInt64.self, words)
        for word in 0..<words { asked[word] = 0 }
        let result = body(
            LayoutChildren(
                self, node, slots, count, work, width: width, asked: asked, positions: positions, box: box))
        if let unasked {
            // A layout with a memory has every child hold an answer.
            if box?._withUnsafeGuaranteedRef({ $0.knowsChanges }) ?? false { return result }
            for word in 0..<words {
                let missing = ~asked[word] & (word == words - 1 ? UInt64.max >> UInt64(words * 64 - count) : .max)
                if missing != 0 { proposeToMissing(slots, word * 64, missing, work, unasked) }
            }
        } else if work == .placing {
            // Proposed again while it was placed: the children's current answers are not the measured ones any more.
            for word in 0..<words where asked[word] != 0 {
                measurements[node].contents.subtract([.sharesAlongX, .sharesAlongY])
                if let box, box._withUnsafeGuaranteedRef({ $0.knowsChanges }) {
                    noteAsked(slots, word * 64, asked[word], box)
                }
            }
        }
        return result
    }

    /// Notes that the children whose bit is set hold other answers than those to their shares.
    @inline(never)
    private func noteAsked(_ slots: ChildSlots, _ start: Int, _ asked: UInt64, _ box: Unmanaged<LayoutBox>) {
        for bit in 0..<64 where asked & (1 << UInt64(bit)) != 0 {
            box._withUnsafeGuaranteedRef { $0.noteChange(of: slots[start + bit]) }
        }
    }

    /// Proposes a length to the children whose bit is set.
    @inline(never)
    private func proposeToMissing(
        _ slots: ChildSlots, _ start: Int, _ missing: UInt64, _ work: LayoutChildren.Work, _ proposed: CGFloat
    ) {
        for bit in 0..<64 where missing & (1 << UInt64(bit)) != 0 {
            let child = slots[start + bit]
            if work == .widths {
                _ = width(child, proposed, unspecified)
            } else {
                _ = height(child, measurements[child].proposedWidth, proposed)
            }
        }
    }

    /// A length answered by foreign code: NaN and negative become 0, and are reported.
    private func repairedLength(_ length: CGFloat, _ node: NodeIndex, _ axis: Axis) -> CGFloat {
        if length >= 0 { return length + 0 }
        store.pointee.record(.repairedLength(answered: length, used: 0, axis: axis), node)
        return 0
    }
}

/// A separable layout called from a different layout, with proxies of any subviews. The subviews' current answers keep
/// what was proposed to them, as for the children of a node; nothing else asks them meanwhile.
extension Engine {
    /// The size that a layout gives any subviews.
    func size<L: SeparableLayout>(
        of layout: L, _ subviews: LayoutSubviews, _ list: UnsafeBufferPointer<ChildList.Member>,
        _ proposal: ProposedViewSize
    ) -> CGSize {
        guard let first = list.baseAddress else { return .zero }
        let node = subviews.call.node
        let width = withChildren(node, ChildSlots(list: first), list.count, .widths, unasked: proposal.passWidth) {
            layout.solve($0, along: .horizontal, proposal: proposal.width)
        }
        let height = withChildren(
            node, ChildSlots(list: first), list.count, .heights, width: proposal.passWidth, unasked: proposal.passHeight
        ) {
            layout.solve($0, along: .vertical, proposal: proposal.height)
        }
        return CGSize(width: repairedLength(width, node, .horizontal), height: repairedLength(height, node, .vertical))
    }

    /// The spacing that a layout prefers around any subviews.
    func spacing<L: SeparableLayout>(
        of layout: L, _ subviews: LayoutSubviews, _ list: UnsafeBufferPointer<ChildList.Member>
    ) -> ViewSpacing {
        guard let first = list.baseAddress else { return ViewSpacing() }
        let own = withChildren(subviews.call.node, ChildSlots(list: first), list.count, .widths, unasked: nil) {
            layout.preferredSpacing(of: $0)
        }
        return own ?? combinedSpacing(list)
    }

    /// Places any subviews by a layout.
    func place<L: SeparableLayout>(
        by layout: L, _ subviews: LayoutSubviews, _ list: UnsafeBufferPointer<ChildList.Member>, in bounds: CGRect,
        _ proposal: ProposedViewSize
    ) {
        guard let first = list.baseAddress else { return }
        _ = size(of: layout, subviews, list, proposal)
        var positions = [ChildPosition](repeating: ChildPosition(), count: list.count)
        positions.withUnsafeMutableBufferPointer { positions in
            withChildren(
                subviews.call.node, ChildSlots(list: first), list.count, .placing, width: proposal.passWidth,
                positions: positions.baseAddress, unasked: nil
            ) {
                layout.place($0, in: bounds.size, proposal: proposal)
            }
        }
        for (ordinal, subview) in subviews.enumerated() {
            let child = arranged(subview.node, positions[ordinal], in: bounds.size)
            subview.place(
                at: CGPoint(x: bounds.minX + child.x, y: bounds.minY + child.y),
                proposal: ProposedViewSize(pass: child.proposedWidth, child.proposedHeight))
        }
    }
}
