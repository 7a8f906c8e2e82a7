import MullionGeometry

/// Leaves: colours, fixed and flexible boxes, spacers and dividers answer by arithmetic on one side at a time; a
/// measured leaf asks its function.
extension Engine {
    /// One side of a simple leaf for a proposal (rules 1.3, 1.4, 6.3, 6.4).
    @inline(__always)
    func leafLength(_ n: Int32, horizontal: Bool, _ p: CGFloat) -> CGFloat {
        let i = Int(n)
        switch nodes[i].kind {
        case .color:
            return p.isNaN ? 10 : p
        case .fixed:
            return horizontal ? nodes[i].a : nodes[i].b
        case .flexible:
            let limits = limits(n)
            return horizontal
                ? (p.isNaN ? limits.idealWidth : Self.clamp(p, limits.minWidth, limits.maxWidth))
                : (p.isNaN ? limits.idealHeight : Self.clamp(p, limits.minHeight, limits.maxHeight))
        case .spacer:
            // Across its stack a spacer takes no room.
            if nodes[i].flags.contains(horizontal ? .inVertical : .inHorizontal) { return 0 }
            return p.isNaN ? nodes[i].a : Self.larger(p, nodes[i].a)
        case .divider:
            // A line across the stack: vertical in a horizontal stack, else horizontal.
            if horizontal == nodes[i].flags.contains(.inHorizontal) { return 1 }
            return p.isNaN ? 10 : p
        default:
            preconditionFailure("not a simple leaf")
        }
    }

    @inline(__always)
    func leafRange(_ n: Int32, horizontal: Bool) -> LengthRange {
        let i = Int(n)
        switch nodes[i].kind {
        case .color:
            return LengthRange(0, 10, .infinity)
        case .fixed:
            return .rigid(horizontal ? nodes[i].a : nodes[i].b)
        default:
            return LengthRange(
                leafLength(n, horizontal: horizontal, 0), leafLength(n, horizontal: horizontal, unspecified),
                leafLength(n, horizontal: horizontal, .infinity))
        }
    }

    /// Asks a measured leaf, repairs and reports an answer that is no size.
    func measure(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGSize {
        let box = store.pointee.leafBox(n)
        store.pointee.counts.leafMeasurements += 1
        return repaired(box.measure.measure(ProposedViewSize(pass: pw, ph)), n, pw, ph)
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
