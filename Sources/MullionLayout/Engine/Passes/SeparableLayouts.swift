import MullionGeometry

/// Layouts that know one axis at a time (``SeparableLayout``): when each of their three functions is called, and how
/// what they did is remembered.
///
/// As with stacks, the last proposal a child heard is its current answer's. `sharesAlongX` and `sharesAlongY` of the
/// container say that the children's current answers are those to its own current answer; where they are not, the
/// layout solves again, which costs its own arithmetic only: the children remember.
extension Engine {
    /// The range along an axis; along the vertical one within the width `pw`.
    func separableRange(_ n: Int32, _ axis: Axis, _ pw: CGFloat) -> LengthRange {
        if axis == .vertical { arrangeWidths(n, pw) }
        let range = withChildren(n, axis == .horizontal ? .widths : .heights, width: pw) { box, children in
            box.range(of: children, along: axis)
        }
        // A layout may have proposed lengths to find its range.
        answers[Int(n)].facts.subtract(axis == .horizontal ? [.sharesAlongX, .sharesAlongY] : .sharesAlongY)
        return LengthRange(
            repairedLength(range.min, n, axis), repairedLength(range.ideal, n, axis), repairedLength(range.max, n, axis)
        )
    }

    /// The length along an axis for a proposal; along the vertical one within the children's current widths, which are
    /// those for `pw`.
    func separableLength(_ n: Int32, _ axis: Axis, _ p: CGFloat, within pw: CGFloat = unspecified) -> CGFloat {
        let length = withChildren(n, axis == .horizontal ? .widths : .heights, width: pw, unasked: p) { box, children in
            box.solve(children, along: axis, proposal: p.isNaN ? nil : p)
        }
        let facts = axis == .horizontal ? Answer.Facts.sharesAlongX : .sharesAlongY
        if axis == .horizontal { answers[Int(n)].facts.subtract(.sharesAlongY) }
        answers[Int(n)].facts.insert(facts)
        return repairedLength(length, n, axis)
    }

    /// Makes the children's current answers those to the layout's width proposals for `pw`.
    @inline(__always)
    func arrangeWidths(_ n: Int32, _ pw: CGFloat) {
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), current.pointee.facts.contains([.width, .sharesAlongX]) { return }
        solveWidths(n, pw)
    }

    @inline(never)
    private func solveWidths(_ n: Int32, _ pw: CGFloat) {
        _ = width(n, pw, unspecified)
        if answer(n, width: pw).pointee.facts.contains(.sharesAlongX) { return }
        _ = separableLength(n, .horizontal, pw)
    }

    /// The same for heights.
    @inline(__always)
    private func arrangeHeights(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), same(current.pointee.proposedHeight, ph),
            current.pointee.facts.contains([.height, .sharesAlongX, .sharesAlongY])
        {
            return
        }
        solveHeights(n, pw, ph)
    }

    @inline(never)
    private func solveHeights(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        _ = height(n, pw, ph)
        arrangeWidths(n, pw)
        if answer(n, width: pw, height: ph).pointee.facts.contains(.sharesAlongY) { return }
        _ = separableLength(n, .vertical, ph, within: pw)
    }

    /// Positions as the layout says them; a child without one is centred.
    func arrangeSeparable<S: PlacementSink>(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        arrangeHeights(n, pw, ph)
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let count = Int(nodes[Int(n)].childCount)
        let positions = store.pointee.scratch.take(ChildPosition.self, count)
        positions.initialize(repeating: ChildPosition(), count: count)
        withChildren(n, .placing, width: pw, positions: positions) { box, children in
            box.place(children, in: size, proposal: ProposedViewSize(pass: pw, ph))
        }
        var child = firstChild(n)
        var ordinal = 0
        var isDisturbed = false
        while child >= 0 {
            let placed = arranged(child, positions[ordinal], in: size)
            sink.receive(placed, self)
            // A stack may have asked itself for its own length across.
            let current = answers + Int(child)
            if !same(current.pointee.proposedWidth, placed.proposedWidth)
                || !same(current.pointee.proposedHeight, placed.proposedHeight)
            {
                isDisturbed = true
            }
            ordinal += 1
            child = next(child)
        }
        if isDisturbed { answers[Int(n)].facts.subtract([.sharesAlongX, .sharesAlongY]) }
    }

    /// The spacing a layout prefers; nil: what its children do.
    func separableSpacing(_ n: Int32) -> ViewSpacing? {
        withChildren(n, .widths) { box, children in box.preferredSpacing(of: children) }
    }

    /// A child at its position, with the size it answered to the last proposals made to it.
    @inline(__always)
    private func arranged(_ child: Int32, _ position: ChildPosition, in size: CGSize) -> ChildPlacement {
        let (qw, qh) = (answers[Int(child)].proposedWidth, answers[Int(child)].proposedHeight)
        let isAnswered = kind(child).isSimpleLeaf
        let w = isAnswered ? answers[Int(child)].width : width(child, qw, qh)
        let h = isAnswered ? answers[Int(child)].height : height(child, qw, qh)
        var result = ChildPlacement(
            node: child, x: position.x, y: position.y, width: w, height: h, proposedWidth: qw, proposedHeight: qh)
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
        _ n: Int32, _ work: LayoutChildren.Work, width: CGFloat = unspecified,
        positions: UnsafeMutablePointer<ChildPosition>? = nil, unasked: CGFloat? = nil,
        _ body: (LayoutBox, borrowing LayoutChildren) -> R
    ) -> R {
        store.pointee.counts.customQuestions += 1
        let count = Int(nodes[Int(n)].childCount)
        return store.pointee.objects[nodes[Int(n)].side]!._withUnsafeGuaranteedRef { object in
            let box = unsafeDowncast(object, to: LayoutBox.self)
            return withChildren(
                n, childSlots(n, box), count, work, width: width, positions: positions, unasked: unasked
            ) { children in
                calling(n) { body(box, children) }
            }
        }
    }

    /// The slots of a node's children, found once until the children change.
    @inline(__always)
    private func childSlots(_ n: Int32, _ box: LayoutBox) -> ChildSlots {
        if !box.isListed { findChildSlots(n, box) }
        return ChildSlots(list: box.members, first: Int(box.firstOfRun))
    }

    @inline(never)
    private func findChildSlots(_ n: Int32, _ box: LayoutBox) {
        let first = firstChild(n)
        var child = first
        while child >= 0, next(child) == child + 1 { child += 1 }
        if child >= 0, next(child) >= 0 { _ = childList(n, box) } else { box.setRun(first) }
    }

    /// Runs `body` with children given by their slots.
    @inline(__always)
    func withChildren<R>(
        _ n: Int32, _ slots: ChildSlots, _ count: Int, _ work: LayoutChildren.Work, width: CGFloat = unspecified,
        positions: UnsafeMutablePointer<ChildPosition>? = nil, unasked: CGFloat?,
        _ body: (borrowing LayoutChildren) -> R
    ) -> R {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let words = (count + 63) >> 6
        let asked = store.pointee.scratch.take(UInt64.self, words)
        for word in 0..<words { asked[word] = 0 }
        let result = body(
            LayoutChildren(self, n, slots, count, work, width: width, asked: asked, positions: positions))
        if let unasked {
            for word in 0..<words {
                let missing = ~asked[word] & (word == words - 1 ? UInt64.max >> UInt64(words * 64 - count) : .max)
                if missing != 0 { proposeToMissing(slots, word * 64, missing, work, unasked) }
            }
        } else if work == .placing {
            // Proposed again while it was placed: the children's current answers are not the measured ones any more.
            for word in 0..<words where asked[word] != 0 {
                answers[Int(n)].facts.subtract([.sharesAlongX, .sharesAlongY])
            }
        }
        return result
    }

    /// Proposes a length to the children whose bit is set.
    @inline(never)
    private func proposeToMissing(
        _ slots: ChildSlots, _ start: Int, _ missing: UInt64, _ work: LayoutChildren.Work, _ p: CGFloat
    ) {
        for bit in 0..<64 where missing & (1 << UInt64(bit)) != 0 {
            let child = slots[start + bit]
            if work == .widths {
                _ = width(child, p, unspecified)
            } else {
                _ = height(child, answers[Int(child)].proposedWidth, p)
            }
        }
    }

    /// A length answered by foreign code: NaN and negative become 0, and are reported.
    private func repairedLength(_ length: CGFloat, _ n: Int32, _ axis: Axis) -> CGFloat {
        if length >= 0 { return length + 0 }
        store.pointee.record(.repairedLength(answered: length, used: 0, axis: axis), n)
        return 0
    }
}

/// A separable layout called from another layout, with proxies of any subviews. The subviews' current answers keep what
/// was proposed to them, as for a node of its own; nobody else asks them meanwhile.
extension Engine {
    /// The size that a layout gives any subviews.
    func size<L: SeparableLayout>(
        of layout: L, _ subviews: LayoutSubviews, _ list: UnsafeBufferPointer<ChildList.Member>,
        _ proposal: ProposedViewSize
    ) -> CGSize {
        guard let first = list.baseAddress else { return .zero }
        let n = subviews.call.node
        let width = withChildren(n, ChildSlots(list: first), list.count, .widths, unasked: proposal.passWidth) {
            layout.solve($0, along: .horizontal, proposal: proposal.width)
        }
        let height = withChildren(
            n, ChildSlots(list: first), list.count, .heights, width: proposal.passWidth, unasked: proposal.passHeight
        ) {
            layout.solve($0, along: .vertical, proposal: proposal.height)
        }
        return CGSize(width: repairedLength(width, n, .horizontal), height: repairedLength(height, n, .vertical))
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
