import MullionGeometry

/// Leaves. The answers of a simple one (colour, fixed and flexible box, spacer, divider) are its range on each side,
/// clamping the proposal; a measured one asks its function.
extension Engine {
    /// One side of a simple leaf for a proposal (rules 1.3, 1.4, 6.3, 6.4).
    @inline(__always)
    static func leafLength(_ range: LengthRange, _ p: CGFloat) -> CGFloat { range.answer(p) }

    /// The ranges of a spacer or divider, which depend on the stack around it.
    func setInheritedRanges(_ n: Int32, _ orientation: Axis?) {
        let i = Int(n)
        let across = LengthRange.rigid(nodes[i].kind == .divider ? 1 : 0)
        let along: LengthRange
        if nodes[i].kind == .divider {
            along = LengthRange(0, 10, .infinity)
        } else {
            along = LengthRange(nodes[i].a, nodes[i].a, .infinity)
        }
        switch (nodes[i].kind, orientation) {
        case (.spacer, nil):
            (ranges[i], answers[i].heightRange) = (along, along)
        case (.spacer, .horizontal), (.divider, .vertical), (.divider, nil):
            (ranges[i], answers[i].heightRange) = (along, across)
        default:
            // A spacer in a vertical stack; a divider in a horizontal one is a vertical line.
            (ranges[i], answers[i].heightRange) = (across, along)
        }
        nodes[i].flags.insert(.validWidthRange)
    }

    /// Asks a measured leaf, repairs and reports an answer that is no size.
    func measure(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGSize {
        store.pointee.counts.leafMeasurements += 1
        let proposal = ProposedViewSize(pass: pw, ph)
        // The tree keeps the box for the whole pass: no need to count a reference for each question.
        let size = store.pointee.objects[nodes[Int(n)].side]!._withUnsafeGuaranteedRef { object in
            calling(n) { unsafeDowncast(object, to: LeafBox.self).function(proposal) }
        }
        if size.width >= 0, size.height >= 0, size.width < .infinity, size.height < .infinity {
            return CGSize(width: size.width + 0, height: size.height + 0)
        }
        return repaired(size, n, pw, ph)
    }

    /// Calls a function of the user's for a node, so that an edit from inside it can name the node.
    @inline(__always)
    func calling<R>(_ n: Int32, _ function: () -> R) -> R {
        let outer = store.pointee.callingNode
        store.pointee.callingNode = n
        defer { store.pointee.callingNode = outer }
        return function()
    }

    /// The one place where answers of foreign code become sizes: not negative, never NaN, infinite only where the
    /// proposal was.
    func repaired(_ size: CGSize, _ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGSize {
        let width = Self.repairedLength(size.width, pw)
        let height = Self.repairedLength(size.height, ph)
        if width == size.width, height == size.height { return CGSize(width: width, height: height) }
        let used = CGSize(width: width, height: height)
        store.pointee.record(.repairedSize(answered: size, used: used), n, ProposedViewSize(pass: pw, ph))
        return used
    }

    @inline(__always)
    private static func repairedLength(_ length: CGFloat, _ p: CGFloat) -> CGFloat {
        if length.isFinite { return length < 0 ? 0 : length + 0 }
        if length == .infinity { return p.isNaN ? 10 : p }
        return 0
    }
}
