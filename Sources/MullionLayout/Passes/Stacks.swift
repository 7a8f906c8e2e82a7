import MullionGeometry

/// Stacks, one code for both orientations: sharing a length among the children (rules 3.1 to 3.9), the range along the
/// main axis, and the extent across it.
///
/// Worked example: `HStack(spacing: 0)` of a child of at most 100 and one of at least 100, offered 150. Flexibilities are
/// 100 - 0 and ∞ - 100, so the first is asked first: 150 / 2 = 75. The second is offered the 75 that are left and takes
/// 100. The stack answers 175.
extension Engine {
    /// One child while its stack shares out room.
    private struct Member {
        var flexibility: CGFloat
        var minimum: CGFloat
        var priority: CGFloat
        var node: Int32
        var ordinal: Int32

        /// The fitting order: priority, then flexibility; among unbounded ones the larger minimum; then declaration.
        @inline(__always)
        static func comesBefore(_ a: Member, _ b: Member) -> Bool {
            if a.priority != b.priority { return a.priority > b.priority }
            if a.flexibility != b.flexibility { return a.flexibility < b.flexibility }
            if a.flexibility == .infinity, a.minimum != b.minimum { return a.minimum > b.minimum }
            return a.ordinal < b.ordinal
        }
    }

    /// Shares `total` among the children and asks each for its length; afterwards every child's current answer is the
    /// one to its share. Returns the stack's length.
    ///
    /// - Parameter cross: The proposal on the other side.
    @inline(__always)
    func distribute(_ n: Int32, horizontal: Bool, _ total: CGFloat, _ cross: CGFloat) -> CGFloat {
        let count = Int(nodes[Int(n)].childCount)
        if count == 0 { return 0 }
        if count == 1 { return length(firstChild(n), horizontal: horizontal, total, cross) }
        if total.isNaN {
            var child = firstChild(n)
            while child >= 0 {
                _ = length(child, horizontal: horizontal, total, cross)
                child = next(child)
            }
            return sum(n, horizontal: horizontal)
        }
        return horizontal ? distributeX(n, count, total, cross) : distributeY(n, count, total, cross)
    }

    @inline(never)
    private func distributeX(_ n: Int32, _ count: Int, _ total: CGFloat, _ cross: CGFloat) -> CGFloat {
        share(n, count, horizontal: true, total, cross)
    }

    @inline(never)
    private func distributeY(_ n: Int32, _ count: Int, _ total: CGFloat, _ cross: CGFloat) -> CGFloat {
        share(n, count, horizontal: false, total, cross)
    }

    @inline(__always)
    private func share(
        _ n: Int32, _ count: Int, horizontal: Bool, _ total: CGFloat, _ cross: CGFloat
    ) -> CGFloat {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let members = store.pointee.scratch.take(Member.self, count)
        gather(n, horizontal: horizontal, cross, into: members)

        var left = total - nodes[Int(n)].b
        var start = 0
        if has(n, .childPriorities) {
            // Lower groups keep their minimums until their turn (rule 3.4).
            var group = endOfGroup(members, 0, count)
            while group < count {
                let end = endOfGroup(members, group, count)
                left = Self.subtract(left, minimums(members, group, end))
                group = end
            }
        }
        while start < count {
            var end = count
            if has(n, .childPriorities) {
                end = endOfGroup(members, start, count)
                if start > 0 { left = Self.subtract(left, -minimums(members, start, end)) }
            }
            for i in start..<end {
                let offered = left / CGFloat(end - i)
                let share = offered > 0 ? offered : 0
                traceShare(members[i].node, share)
                left = Self.subtract(left, length(members[i].node, horizontal: horizontal, share, cross))
            }
            start = end
        }
        // All of it went: the answer is the proposal, not a sum that rounding may have moved by a bit.
        return left == 0 ? total : sum(n, horizontal: horizontal)
    }

    /// Notes the offers of a stack that offers every child the same without asking for an order.
    func traceUniformShares(_ n: Int32, horizontal: Bool, _ share: CGFloat, _ cross: CGFloat) {
        let count = Int(nodes[Int(n)].childCount)
        guard store.pointee.trace != nil, count > 1, !share.isNaN else { return }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let members = store.pointee.scratch.take(Member.self, count)
        gather(n, horizontal: horizontal, cross, into: members)
        for i in 0..<count { traceShare(members[i].node, share) }
    }

    /// The end of the run of equal priority that begins at `start`.
    private func endOfGroup(_ members: UnsafeMutablePointer<Member>, _ start: Int, _ count: Int) -> Int {
        var end = start + 1
        while end < count, members[end].priority == members[start].priority { end += 1 }
        return end
    }

    private func minimums(_ members: UnsafeMutablePointer<Member>, _ start: Int, _ end: Int) -> CGFloat {
        var sum: CGFloat = 0
        for i in start..<end { sum += members[i].minimum }
        return sum
    }

    /// Collects the children with their flexibility, in fitting order.
    @inline(__always)
    private func gather(_ n: Int32, horizontal: Bool, _ cross: CGFloat, into members: UnsafeMutablePointer<Member>) {
        let priorities = has(n, .childPriorities)
        let inset = has(n, .inset)
        var sorted = true
        var ordinal: Int32 = 0
        var child = firstChild(n)
        while child >= 0 {
            let (least, most) = extremes(child, horizontal: horizontal, cross)
            let difference = most - least
            let i = Int(ordinal)
            members[i] = Member(
                flexibility: difference.isNaN ? 0 : difference, minimum: least,
                priority: priorities ? (inset ? (ordinal == 0 ? 0 : 1) : priority(child)) : 0, node: child,
                ordinal: ordinal)
            if i > 0, sorted { sorted = !Member.comesBefore(members[i], members[i - 1]) }
            ordinal += 1
            child = next(child)
        }
        if !sorted { Self.sort(members, Int(ordinal)) }
    }

    /// Sorts in place by a total order: by insertion when few, else as a heap, without any allocation.
    private static func sort(_ members: UnsafeMutablePointer<Member>, _ count: Int) {
        if count <= 48 {
            for i in 1..<count {
                let member = members[i]
                var j = i
                while j > 0, Member.comesBefore(member, members[j - 1]) {
                    members[j] = members[j - 1]
                    j -= 1
                }
                members[j] = member
            }
            return
        }
        func siftDown(_ from: Int, _ end: Int) {
            var parent = from
            while true {
                var child = 2 * parent + 1
                if child >= end { return }
                if child + 1 < end, Member.comesBefore(members[child], members[child + 1]) { child += 1 }
                if !Member.comesBefore(members[parent], members[child]) { return }
                swap(&members[parent], &members[child])
                parent = child
            }
        }
        for i in stride(from: count / 2 - 1, through: 0, by: -1) { siftDown(i, count) }
        for end in stride(from: count - 1, to: 0, by: -1) {
            swap(&members[0], &members[end])
            siftDown(0, end)
        }
    }

    /// The answers to 0 and infinity along the stack.
    @inline(__always)
    private func extremes(_ child: Int32, horizontal: Bool, _ cross: CGFloat) -> (CGFloat, CGFloat) {
        if has(child, .separable), kind(child) != .custom {
            let range = horizontal ? widthRange(child, unspecified) : heightRange(child, cross)
            return (range.min, range.max)
        }
        // Over its budget a node answers its extremes without the cross side, so that questions stay bounded.
        let cross = has(child, .overBudget) ? unspecified : cross
        return (
            length(child, horizontal: horizontal, 0, cross), length(child, horizontal: horizontal, .infinity, cross)
        )
    }

    @inline(__always)
    func length(_ n: Int32, horizontal: Bool, _ main: CGFloat, _ cross: CGFloat) -> CGFloat {
        horizontal ? width(n, main, cross) : height(n, cross, main)
    }

    /// The current lengths of the children and the gaps, added up in declaration order.
    @inline(__always)
    private func sum(_ n: Int32, horizontal: Bool) -> CGFloat {
        var total: CGFloat = 0
        var child = firstChild(n)
        let mixed = has(n, .mixedGaps)
        let gap = uniformGap(n)
        while child >= 0 {
            let answer = answers + Int(child)
            total += horizontal ? answer.pointee.width : answer.pointee.height
            let following = next(child)
            if following >= 0 { total += mixed ? preferredGap(n, child, following) : gap }
            child = following
        }
        // Negative gaps cannot make a length negative.
        return Self.larger(total, 0)
    }

    /// The range along the stack: sums of the children's, in the order of `sum`.
    func mainRange(_ n: Int32, horizontal: Bool, _ cross: CGFloat) -> LengthRange {
        var range = LengthRange(0, 0, 0)
        let mixed = has(n, .mixedGaps)
        let gap = uniformGap(n)
        var child = firstChild(n)
        while child >= 0 {
            let own = horizontal ? widthRange(child, unspecified) : heightRange(child, cross)
            range.min += own.min
            range.ideal += own.ideal
            range.max += own.max
            let following = next(child)
            if following >= 0 {
                let gap = mixed ? preferredGap(n, child, following) : gap
                range.min += gap
                range.ideal += gap
                range.max += gap
            }
            child = following
        }
        if nodes[Int(n)].b < 0 {
            // Negative gaps cannot make a length negative, and leave room to share even at 0.
            range.ideal = Self.larger(range.ideal, 0)
            range.max = Self.larger(range.max, 0)
            range.min = distribute(n, horizontal: horizontal, 0, cross)
            answers[Int(n)].facts.subtract(horizontal ? .arrangedX : .arrangedY)
        }
        return range
    }

    // MARK: - Gaps

    /// The gap between any two children, unless the stack's gaps are mixed.
    @inline(__always)
    func uniformGap(_ n: Int32) -> CGFloat {
        let spacing = nodes[Int(n)].a
        return spacing.isNaN ? ViewSpacing.defaultDistance : spacing
    }

    /// The gap that two neighbours prefer (rule 5.1).
    func preferredGap(_ n: Int32, _ first: Int32, _ second: Int32) -> CGFloat {
        let horizontal = kind(n) == .hstack
        if has(n, .inset), has(n, .insetFirst) { return facingGap(second, first, horizontal: horizontal) }
        return facingGap(first, second, horizontal: horizontal)
    }

    private func facingGap(_ first: Int32, _ second: Int32, horizontal: Bool) -> CGFloat {
        let before = EdgeCodes.code(nodes[Int(first)].edges, horizontal ? .trailing : .bottom)
        let after = EdgeCodes.code(nodes[Int(second)].edges, horizontal ? .leading : .top)
        if before == EdgeCodes.listed || after == EdgeCodes.listed {
            return spacing(first).distance(to: spacing(second), along: horizontal ? .horizontal : .vertical)
        }
        return before == EdgeCodes.none && after == EdgeCodes.none ? ViewSpacing.defaultDistance : 0
    }

    // MARK: - Shares

    /// Whether a separable stack proposes every child its own proposal `p` along its axis: where that is unspecified,
    /// infinite, or 0 without negative gaps.
    @inline(__always)
    func sharesAreUniform(_ n: Int32, _ p: CGFloat) -> Bool {
        p.isNaN || p == .infinity || (p == 0 && nodes[Int(n)].b >= 0)
    }

    /// What an arranged stack proposed its children along its axis: one share for all, or what each child's current
    /// answer tells. (A child with an unspecified share may have been asked for its own final pass since.)
    struct Shares {
        fileprivate let common: CGFloat
        fileprivate let areCommon: Bool
    }

    @inline(__always)
    func shares(_ n: Int32, _ p: CGFloat) -> Shares {
        Shares(common: p, areCommon: has(n, .separable) ? sharesAreUniform(n, p) : p.isNaN)
    }

    @inline(__always)
    func shareX(_ shares: Shares, _ child: Int32) -> CGFloat {
        shares.areCommon ? shares.common : answers[Int(child)].proposedWidth
    }

    @inline(__always)
    func shareY(_ shares: Shares, _ child: Int32) -> CGFloat {
        shares.areCommon ? shares.common : answers[Int(child)].proposedHeight
    }

    /// Makes the children's current answers those to the stack's shares of `pw`.
    @inline(__always)
    func arrangeX(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        guard has(n, .separable) else {
            _ = distribute(n, horizontal: true, pw, ph)
            return
        }
        if sharesAreUniform(n, pw) {
            var child = firstChild(n)
            while child >= 0 {
                _ = width(child, pw, unspecified)
                child = next(child)
            }
            return
        }
        _ = width(n, pw, unspecified)
        let answer = answer(n, width: pw)
        if answer.pointee.facts.contains(.arrangedX) { return }
        _ = distribute(n, horizontal: true, pw, unspecified)
        answer.pointee.facts.insert(.arrangedX)
    }

    /// Makes the children's current answers those to the stack's shares of `ph`, within the width `pw`.
    @inline(__always)
    func arrangeY(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        guard has(n, .separable) else {
            _ = distribute(n, horizontal: false, ph, pw)
            return
        }
        if sharesAreUniform(n, ph) {
            var child = firstChild(n)
            while child >= 0 {
                _ = height(child, pw, ph)
                child = next(child)
            }
            return
        }
        _ = height(n, pw, ph)
        let answer = answer(n, width: pw, height: ph)
        if answer.pointee.facts.contains(.arrangedY) { return }
        _ = distribute(n, horizontal: false, ph, pw)
        answer.pointee.facts.insert(.arrangedY)
    }

    // MARK: - Across

    /// The extent of a horizontal stack's children across it, for one height proposal.
    func crossExtent(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        arrangeX(n, pw, ph)
        return arrangedCrossExtent(n, pw, ph)
    }

    /// The same when the children's current answers are already those to their shares.
    func arrangedCrossExtent(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        let shares = shares(n, pw)
        guard has(n, .guided) else {
            var extent: CGFloat = 0
            var child = firstChild(n)
            while child >= 0 {
                extent = Self.larger(extent, height(child, shareX(shares, child), ph))
                child = next(child)
            }
            return extent
        }
        var extent = GuidedExtent()
        let code = nodes[Int(n)].verticalGuide
        var child = firstChild(n)
        while child >= 0 {
            let share = shareX(shares, child)
            let length = height(child, share, ph)
            extent.add(length: length, guide: guide(child, code, share, ph))
            child = next(child)
        }
        return extent.length
    }

    /// The height range of a horizontal stack for a width.
    func crossRange(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        arrangeX(n, pw, unspecified)
        if has(n, .guided) {
            return LengthRange(
                arrangedCrossExtent(n, pw, 0), arrangedCrossExtent(n, pw, unspecified),
                arrangedCrossExtent(n, pw, .infinity))
        }
        var range = LengthRange(0, 0, 0)
        let shares = shares(n, pw)
        var child = firstChild(n)
        while child >= 0 {
            let own = heightRange(child, shareX(shares, child))
            range = LengthRange(
                Self.larger(range.min, own.min), Self.larger(range.ideal, own.ideal), Self.larger(range.max, own.max))
            child = next(child)
        }
        return range
    }

    /// The children of a depth stack that decide its size: those of the highest priority (rule 6.1).
    @inline(__always)
    func forEachSizing(_ n: Int32, _ body: (Int32) -> Void) {
        var child = firstChild(n)
        guard has(n, .childPriorities) else {
            while child >= 0 {
                body(child)
                child = next(child)
            }
            return
        }
        var highest = -CGFloat.infinity
        while child >= 0 {
            highest = Self.larger(highest, priority(child))
            child = next(child)
        }
        child = firstChild(n)
        while child >= 0 {
            if priority(child) == highest { body(child) }
            child = next(child)
        }
    }
}

/// The extent of boxes lined up by a guide: the furthest reach before it plus the furthest behind it.
struct GuidedExtent {
    private(set) var before = -CGFloat.infinity
    private var behind = -CGFloat.infinity
    private var isInfinite = false

    mutating func add(length: CGFloat, guide: CGFloat) {
        if length == .infinity {
            isInfinite = true
        } else {
            before = Engine.larger(before, guide)
            behind = Engine.larger(behind, length - guide)
        }
    }

    var length: CGFloat {
        if isInfinite { return .infinity }
        return before == -.infinity ? 0 : before + behind
    }

    /// How far a box's origin lies behind the stack's.
    func offset(guide: CGFloat) -> CGFloat {
        let offset = before - guide
        return isInfinite || !offset.isFinite ? 0 : offset
    }
}
