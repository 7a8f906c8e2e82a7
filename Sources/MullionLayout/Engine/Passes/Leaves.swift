import MullionGeometry

/// Leaves. The answers of a simple one (color, fixed and flexible box, spacer, divider) are its range on each side,
/// clamping the proposal; a measured one asks its function.
extension Engine {
    /// One side of a simple leaf for a proposal (Layout rules 1.3, 1.4, 6.3, 6.4).
    @inline(__always)
    static func leafLength(_ range: LengthRange, _ proposed: CGFloat) -> CGFloat { range.answer(proposed) }

    /// The ranges of a spacer or divider, which depend on the stack around it.
    func setInheritedRanges(_ node: NodeIndex, _ orientation: Axis?) {
        let across = LengthRange.rigid(nodes[node].kind == .divider ? 1 : 0)
        let along: LengthRange
        if nodes[node].kind == .divider {
            along = LengthRange(0, 10, .infinity)
        } else {
            along = LengthRange(nodes[node].style.minLength, nodes[node].style.minLength, .infinity)
        }
        switch (nodes[node].kind, orientation) {
        case (.spacer, nil): (ranges[node], measurements[node].heightRange) = (along, along)
        case (.spacer, .horizontal), (.divider, .vertical), (.divider, nil):
            (ranges[node], measurements[node].heightRange) = (along, across)
        default:
            // A spacer in a vertical stack; a divider in a horizontal one is a vertical line.
            (ranges[node], measurements[node].heightRange) = (across, along)
        }
        nodes[node].flags.insert(.validWidthRange)
    }

    /// Asks a measured leaf; repairs and reports an answer that is not a size.
    func measure(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        store.pointee.counts.leafMeasurements += 1
        let proposal = ProposedViewSize(pass: proposedWidth, proposedHeight)
        // The tree keeps the box for the whole pass: no need to count a reference for each question.
        let size = store.pointee.objects[nodes[node].side]!._withUnsafeGuaranteedRef { object in
            calling(node) { unsafeDowncast(object, to: LeafBox.self).function(proposal) }
        }
        if size.width >= 0, size.height >= 0, size.width < .infinity, size.height < .infinity {
            return CGSize(width: size.width + 0, height: size.height + 0)
        }
        return repaired(size, node, proposedWidth, proposedHeight)
    }

    /// Calls a function of the user's for a node, so that an edit from inside it can name the node.
    @inline(__always)
    func calling<R>(_ node: NodeIndex, _ function: () -> R) -> R {
        let outer = store.pointee.callingNode
        store.pointee.callingNode = node
        defer { store.pointee.callingNode = outer }
        return function()
    }

    /// The one place where answers of foreign code become sizes: not negative, never NaN, infinite only where the
    /// proposal was.
    func repaired(_ size: CGSize, _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        let width = Self.repairedLength(size.width, proposedWidth)
        let height = Self.repairedLength(size.height, proposedHeight)
        if width == size.width, height == size.height { return CGSize(width: width, height: height) }
        let used = CGSize(width: width, height: height)
        store.pointee.record(
            .repairedSize(answered: size, used: used), node, ProposedViewSize(pass: proposedWidth, proposedHeight))
        return used
    }

    @inline(__always)
    private static func repairedLength(_ length: CGFloat, _ proposed: CGFloat) -> CGFloat {
        if length.isFinite { return length < 0 ? 0 : length + 0 }
        if length == .infinity { return proposed.isNaN ? 10 : proposed }
        return 0
    }
}
