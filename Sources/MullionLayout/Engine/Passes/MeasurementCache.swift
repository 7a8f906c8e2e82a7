import MullionGeometry

/// Looking up and making room for remembered answers. Each function returns the node's *current* answer, after making
/// the wanted one current; what was current before moves to the node's list.
extension Engine {
    /// The answer of a separable node for a proposed width; its width is missing when the question is new.
    @inline(__always)
    func answer(_ n: Int32, width pw: CGFloat) -> UnsafeMutablePointer<Answer> {
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), current.pointee.facts.contains(.width) {
            current.pointee.stamp = store.pointee.stamp
            return current
        }
        if current.pointee.facts.isEmpty, current.pointee.next < 0 {
            start(current, pw, unspecified)
            return current
        }
        return otherAnswer(n, .width, pw, unspecified)
    }

    /// The answer of a separable node for a height within a width; the height is missing when the question is new.
    @inline(__always)
    func answer(_ n: Int32, width pw: CGFloat, height ph: CGFloat) -> UnsafeMutablePointer<Answer> {
        let current = answer(n, width: pw)
        if !current.pointee.facts.contains(.height) {
            current.pointee.proposedHeight = ph
            return current
        }
        if same(current.pointee.proposedHeight, ph) { return current }
        return otherAnswer(n, .heightWithinWidth, pw, ph)
    }

    /// The answer of a node with coupled axes; sizes are missing when the question is new.
    @inline(__always)
    func answer(_ n: Int32, both pw: CGFloat, _ ph: CGFloat) -> UnsafeMutablePointer<Answer> {
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), same(current.pointee.proposedHeight, ph),
            current.pointee.facts.contains(.height)
        {
            current.pointee.stamp = store.pointee.stamp
            return current
        }
        if current.pointee.facts.isEmpty, current.pointee.next < 0 {
            start(current, pw, ph)
            return current
        }
        return otherAnswer(n, .both, pw, ph)
    }

    /// Begins the first answer of a node.
    @inline(__always)
    private func start(_ answer: UnsafeMutablePointer<Answer>, _ pw: CGFloat, _ ph: CGFloat) {
        answer.pointee.proposedWidth = pw
        answer.pointee.proposedHeight = ph
        answer.pointee.stamp = store.pointee.stamp
    }

    /// What of an answer a question is about.
    private enum Key {
        case width, heightWithinWidth, both
    }

    /// Makes the answer that matches current, or a new one.
    @inline(never)
    private func otherAnswer(
        _ n: Int32, _ key: Key, _ pw: CGFloat, _ ph: CGFloat
    ) -> UnsafeMutablePointer<Answer> {
        let current = answers + Int(n)
        let stamp = store.pointee.stamp
        var row = current.pointee.next
        var stale: Int32 = -1
        var length = 0
        while row >= 0 {
            let extra = store.pointee.overflow + Int(row)
            if same(extra.pointee.proposedWidth, pw), extra.pointee.facts.contains(key == .width ? .width : .height),
                key == .width || same(extra.pointee.proposedHeight, ph)
            {
                // Swap: the list keeps its links, only contents change places.
                var found = extra.pointee
                let following = found.next
                found.next = current.pointee.next
                found.stamp = stamp
                extra.pointee = current.pointee
                extra.pointee.next = following
                extra.pointee.facts.subtract([.sharesAlongX, .sharesAlongY])
                current.pointee = found
                return current
            }
            if extra.pointee.stamp != stamp { stale = row }
            length += 1
            row = extra.pointee.next
        }
        var fresh = Answer(proposedWidth: pw, proposedHeight: ph)
        if key == .heightWithinWidth {
            // Same width, another height: what is known about the width stays true.
            fresh = current.pointee
            fresh.facts.subtract([.height, .sharesAlongY])
            fresh.proposedHeight = ph
        }
        fresh.stamp = stamp
        if current.pointee.facts.isEmpty || current.pointee.stamp != stamp {
            if !current.pointee.facts.isEmpty { nodes[Int(n)].flags.insert(.hasForgotten) }
            fresh.next = current.pointee.next
            current.pointee = fresh
            return current
        }
        var demoted = current.pointee
        demoted.facts.subtract([.sharesAlongX, .sharesAlongY])
        if stale >= 0 {
            nodes[Int(n)].flags.insert(.hasForgotten)
            demoted.next = store.pointee.overflow[Int(stale)].next
            store.pointee.overflow[Int(stale)] = demoted
            fresh.next = current.pointee.next
        } else {
            fresh.next = store.pointee.makeOverflow(demoted)
        }
        current.pointee = fresh
        if length >= Self.questionBudget, !has(n, .overBudget), !has(n, .separable) {
            nodes[Int(n)].flags.insert(.overBudget)
            store.pointee.record(
                .questionBudgetExceeded(limit: Self.questionBudget), n,
                ProposedViewSize(pass: fresh.proposedWidth, fresh.proposedHeight))
        }
        return current
    }
}
