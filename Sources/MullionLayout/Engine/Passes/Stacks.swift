import MullionGeometry

/// How a stack shares a length among its children (Layout rules 3.1 to 3.8), one code for both orientations:
/// 1. gather the children with their answers to 0 and ∞, in fitting order;
/// 2. set aside the minimums of lower priorities;
/// 3. offer each child in turn an equal part of what is left, and take its answer off;
/// 4. add up the answers and the gaps.
///
/// - Complexity: O(n log n) for n children, O(n) when they are in fitting order already.
///
/// Worked example: `HStack(spacing: 0)` of a child of at most 100 and one of at least 100, offered 150. Flexibilities
/// are 100 - 0 and ∞ - 100, so the first is measured first: 150 / 2 = 75. The second is offered the remaining 75, but
/// takes 100. The stack answers 175.
extension Engine {
    /// One child while its stack shares out room.
    private struct Member {
        var flexibility: CGFloat
        var minimum: CGFloat
        var priority: CGFloat
        var node: NodeIndex
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
    func distribute(_ node: NodeIndex, along axis: Axis, _ total: CGFloat, _ cross: CGFloat) -> CGFloat {
        let count = Int(nodes[node].childCount)
        if count == 0 { return 0 }
        if count == 1 { return length(firstChild(node), along: axis, total, cross) }
        if total.isNaN {
            var child = firstChild(node)
            while child.exists {
                _ = length(child, along: axis, total, cross)
                child = next(child)
            }
            return sum(node, along: axis)
        }
        return axis.isHorizontal ? distributeX(node, count, total, cross) : distributeY(node, count, total, cross)
    }

    @inline(never)
    private func distributeX(_ node: NodeIndex, _ count: Int, _ total: CGFloat, _ cross: CGFloat) -> CGFloat {
        share(node, count, along: .horizontal, total, cross)
    }

    @inline(never)
    private func distributeY(_ node: NodeIndex, _ count: Int, _ total: CGFloat, _ cross: CGFloat) -> CGFloat {
        share(node, count, along: .vertical, total, cross)
    }

    @inline(__always)
    private func share(
        _ node: NodeIndex, _ count: Int, along axis: Axis, _ total: CGFloat, _ cross: CGFloat
    ) -> CGFloat {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let members = store.pointee.scratch.take(Member.self, count)
        gather(node, along: axis, cross, into: members)

        var left = total - nodes[node].style.gapSum
        var start = 0
        if has(node, .childPriorities) {
            // Lower groups keep their minimums until their turn (Layout rule 3.4).
            var group = endOfGroup(members, 0, count)
            while group < count {
                let end = endOfGroup(members, group, count)
                left = Self.subtract(left, minimums(members, group, end))
                group = end
            }
        }
        while start < count {
            var end = count
            if has(node, .childPriorities) {
                end = endOfGroup(members, start, count)
                if start > 0 { left = Self.subtract(left, -minimums(members, start, end)) }
            }
            for i in start..<end {
                let offered = left / CGFloat(end - i)
                let share = offered > 0 ? offered : 0
                traceShare(members[i].node, share)
                left = Self.subtract(left, length(members[i].node, along: axis, share, cross))
            }
            start = end
        }
        // All of it went: the answer is the proposal, not a sum that rounding may have moved by a bit.
        return left == 0 ? total : sum(node, along: axis)
    }

    /// Notes the offers of a stack that offers every child the same without asking for an order.
    func traceUniformShares(_ node: NodeIndex, along axis: Axis, _ share: CGFloat, _ cross: CGFloat) {
        let count = Int(nodes[node].childCount)
        guard store.pointee.trace != nil, count > 1, !share.isNaN else { return }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let members = store.pointee.scratch.take(Member.self, count)
        gather(node, along: axis, cross, into: members)
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
    private func gather(
        _ node: NodeIndex, along axis: Axis, _ cross: CGFloat, into members: UnsafeMutablePointer<Member>
    ) {
        let priorities = has(node, .childPriorities)
        let inset = has(node, .inset)
        var sorted = true
        var ordinal: Int32 = 0
        var child = firstChild(node)
        while child.exists {
            let (least, most) = extremes(child, along: axis, cross)
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
    private func extremes(_ child: NodeIndex, along axis: Axis, _ cross: CGFloat) -> (CGFloat, CGFloat) {
        if has(child, .separable), kind(child) != .custom {
            let range = axis.isHorizontal ? widthRange(child, unspecified) : heightRange(child, cross)
            return (range.min, range.max)
        }
        // Over its budget a node answers its extremes without the cross side, so that questions stay bounded.
        let cross = has(child, .overBudget) ? unspecified : cross
        return (length(child, along: axis, 0, cross), length(child, along: axis, .infinity, cross))
    }

    @inline(__always)
    func length(_ node: NodeIndex, along axis: Axis, _ main: CGFloat, _ cross: CGFloat) -> CGFloat {
        axis.isHorizontal ? width(node, main, cross) : height(node, cross, main)
    }

    /// The current lengths of the children and the gaps, added up in declaration order.
    @inline(__always)
    private func sum(_ node: NodeIndex, along axis: Axis) -> CGFloat {
        var total: CGFloat = 0
        var child = firstChild(node)
        let mixed = has(node, .mixedGaps)
        let gap = uniformGap(node)
        while child.exists {
            let measurement = measurements + child.offset
            total += axis.isHorizontal ? measurement.pointee.width : measurement.pointee.height
            let following = next(child)
            if following.exists { total += mixed ? preferredGap(node, child, following) : gap }
            child = following
        }
        // Negative gaps cannot make a length negative.
        return Self.larger(total, 0)
    }
}
