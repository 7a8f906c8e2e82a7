import MullionGeometry

/// Looking up and making room for remembered answers. Each function returns the node's *current* answer, after making
/// the requested one current; the previous one moves to the node's list.
extension Engine {
    /// The answer of a separable node for a proposed width; its width is missing when the question is new.
    @inline(__always)
    func measurement(_ node: NodeIndex, width proposedWidth: CGFloat) -> UnsafeMutablePointer<Measurement> {
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth), current.pointee.contents.contains(.width) {
            current.pointee.stamp = store.pointee.stamp
            return current
        }
        if current.pointee.contents.isEmpty, current.pointee.next < 0 {
            start(current, proposedWidth, unspecified)
            return current
        }
        return otherMeasurement(node, .width, proposedWidth, unspecified)
    }

    /// The answer of a separable node for a height within a width; the height is missing when the question is new.
    @inline(__always)
    func measurement(_ node: NodeIndex, width proposedWidth: CGFloat, height proposedHeight: CGFloat)
        -> UnsafeMutablePointer<Measurement>
    {
        let current = measurement(node, width: proposedWidth)
        if !current.pointee.contents.contains(.height) {
            current.pointee.proposedHeight = proposedHeight
            return current
        }
        if same(current.pointee.proposedHeight, proposedHeight) { return current }
        return otherMeasurement(node, .heightWithinWidth, proposedWidth, proposedHeight)
    }

    /// The answer of a node with coupled axes; sizes are missing when the question is new.
    @inline(__always)
    func measurement(_ node: NodeIndex, both proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> UnsafeMutablePointer<
        Measurement
    > {
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth), same(current.pointee.proposedHeight, proposedHeight),
            current.pointee.contents.contains(.height)
        {
            current.pointee.stamp = store.pointee.stamp
            return current
        }
        if current.pointee.contents.isEmpty, current.pointee.next < 0 {
            start(current, proposedWidth, proposedHeight)
            return current
        }
        return otherMeasurement(node, .both, proposedWidth, proposedHeight)
    }

    /// Begins the first answer of a node.
    @inline(__always)
    private func start(
        _ measurement: UnsafeMutablePointer<Measurement>, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat
    ) {
        measurement.pointee.proposedWidth = proposedWidth
        measurement.pointee.proposedHeight = proposedHeight
        measurement.pointee.stamp = store.pointee.stamp
    }

    /// The part of a measurement that a question is about.
    private enum Key {
        case width, heightWithinWidth, both
    }

    /// Makes the answer that matches current, or a new one.
    @inline(never)
    private func otherMeasurement(
        _ node: NodeIndex, _ key: Key, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat
    ) -> UnsafeMutablePointer<Measurement> {
        let current = measurements + node.offset
        let stamp = store.pointee.stamp
        var row = current.pointee.next
        var stale: Int32 = -1
        var length = 0
        while row >= 0 {
            let extra = store.pointee.overflow + Int(row)
            if same(extra.pointee.proposedWidth, proposedWidth),
                extra.pointee.contents.contains(key == .width ? .width : .height),
                key == .width || same(extra.pointee.proposedHeight, proposedHeight)
            {
                // Swap: the list keeps its links, only contents change places.
                var found = extra.pointee
                let following = found.next
                found.next = current.pointee.next
                found.stamp = stamp
                extra.pointee = current.pointee
                extra.pointee.next = following
                extra.pointee.contents.subtract([.sharesAlongX, .sharesAlongY])
                current.pointee = found
                return current
            }
            if extra.pointee.stamp != stamp { stale = row }
            length += 1
            row = extra.pointee.next
        }
        var fresh = Measurement(proposedWidth: proposedWidth, proposedHeight: proposedHeight)
        if key == .heightWithinWidth {
            // Same width, different height: the width's measurement stays valid.
            fresh = current.pointee
            fresh.contents.subtract([.height, .sharesAlongY])
            fresh.proposedHeight = proposedHeight
        }
        fresh.stamp = stamp
        if current.pointee.contents.isEmpty || current.pointee.stamp != stamp {
            if !current.pointee.contents.isEmpty { nodes[node].flags.insert(.hasForgotten) }
            fresh.next = current.pointee.next
            current.pointee = fresh
            return current
        }
        var demoted = current.pointee
        demoted.contents.subtract([.sharesAlongX, .sharesAlongY])
        if stale >= 0 {
            nodes[node].flags.insert(.hasForgotten)
            demoted.next = store.pointee.overflow[Int(stale)].next
            store.pointee.overflow[Int(stale)] = demoted
            fresh.next = current.pointee.next
        } else {
            fresh.next = store.pointee.makeOverflow(demoted)
        }
        current.pointee = fresh
        if length >= Self.questionBudget, !has(node, .overBudget), !has(node, .separable) {
            nodes[node].flags.insert(.overBudget)
            store.pointee.record(
                .questionBudgetExceeded(limit: Self.questionBudget), node,
                ProposedViewSize(pass: fresh.proposedWidth, fresh.proposedHeight))
        }
        return current
    }
}
