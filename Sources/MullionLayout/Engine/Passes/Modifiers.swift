import MullionGeometry

/// Modifiers with at most one child that decides their size: how each side's proposal is handed to the child, and how
/// the child's answer becomes the modifier's (rules 4.1 to 4.14, 6.5, 6.8). Every rule treats one side at a time; only
/// an aspect ratio needs both (see `CoupledAxes.swift`).
extension Engine {
    /// What the child is proposed on one side while measuring.
    @inline(__always)
    func childProposal(_ n: Int32, horizontal: Bool, _ p: CGFloat) -> CGFloat {
        let i = Int(n)
        switch nodes[i].kind {
        case .frame:
            let fixed = horizontal ? nodes[i].a : nodes[i].b
            return fixed.isNaN ? p : fixed
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(n, horizontal: horizontal)
            if p.isNaN, ideal.isNaN { return unspecified }
            return Self.clampIfSet(p.isNaN ? ideal : p, low, high)
        case .padding:
            return p.isNaN ? p : Self.larger(0, p - insetTotal(n, horizontal: horizontal))
        case .fixedSize, .scroll:
            return nodes[i].flags.contains(horizontal ? .optionA : .optionB) ? unspecified : p
        default:
            return p
        }
    }

    /// The answer on one side: the rule of the modifier around the child's answer to `q`.
    @inline(__always)
    func modifierLength(
        _ n: Int32, horizontal: Bool, _ p: CGFloat, child length: (_ q: CGFloat) -> CGFloat
    ) -> CGFloat {
        let i = Int(n)
        switch nodes[i].kind {
        case .frame:
            let fixed = horizontal ? nodes[i].a : nodes[i].b
            return fixed.isNaN ? length(p) : fixed
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(n, horizontal: horizontal)
            if p.isNaN {
                if !ideal.isNaN { return ideal }
                // Rule 4.7 with q unspecified: every case is a clamp of the child's ideal.
                return Self.clampIfSet(length(unspecified), low, high)
            }
            if !low.isNaN, !high.isNaN { return Self.clamp(p, low, high) }
            let q = Self.clampIfSet(p, low, high)
            let own = length(q)
            if !low.isNaN { return Self.larger(Self.smaller(q, own), low) }
            if !high.isNaN { return Self.smaller(Self.larger(q, own), high) }
            return own
        case .padding:
            let total = insetTotal(n, horizontal: horizontal)
            return Self.larger(0, length(p.isNaN ? p : Self.larger(0, p - total)) + total)
        case .position:
            return p.isNaN ? length(p) : p
        case .scroll:
            let scrolls = nodes[i].flags.contains(horizontal ? .optionA : .optionB)
            if !scrolls { return length(p) }
            return p.isNaN ? length(unspecified) : p
        default:
            return length(childProposal(n, horizontal: horizontal, p))
        }
    }

    /// The answers to 0, unspecified and infinite on one side, composed from the child's.
    @inline(__always)
    func modifierRange(
        _ n: Int32, horizontal: Bool, child range: () -> LengthRange, atLength length: (CGFloat) -> CGFloat
    ) -> LengthRange {
        let i = Int(n)
        switch nodes[i].kind {
        case .frame:
            let fixed = horizontal ? nodes[i].a : nodes[i].b
            return fixed.isNaN ? range() : .rigid(fixed)
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(n, horizontal: horizontal)
            if !low.isNaN, !high.isNaN, !ideal.isNaN { return LengthRange(low, ideal, high) }
            let own = range()
            let middle = ideal.isNaN ? Self.clampIfSet(own.ideal, low, high) : ideal
            switch (low.isNaN, high.isNaN) {
            case (false, false): return LengthRange(low, middle, high)
            case (false, true): return LengthRange(low, middle, Self.larger(own.max, low))
            case (true, false): return LengthRange(Self.smaller(own.min, high), middle, high)
            case (true, true): return LengthRange(own.min, middle, own.max)
            }
        case .padding:
            let total = insetTotal(n, horizontal: horizontal)
            let own = range()
            // With a negative total, a proposal of 0 offers the child room (axis separation, trap 6).
            let least = total < 0 ? length(-total) : own.min
            return LengthRange(
                Self.larger(0, least + total), Self.larger(0, own.ideal + total), Self.larger(0, own.max + total))
        case .fixedSize:
            let own = range()
            return nodes[i].flags.contains(horizontal ? .optionA : .optionB) ? .rigid(own.ideal) : own
        case .position:
            return LengthRange(0, range().ideal, .infinity)
        case .scroll:
            let own = range()
            return nodes[i].flags.contains(horizontal ? .optionA : .optionB)
                ? LengthRange(0, own.ideal, .infinity) : own
        default:
            return range()
        }
    }

    // MARK: - The only child

    /// The child's width; 0 without a child, as if there were one without extent.
    @inline(__always)
    func childWidth(_ n: Int32, _ q: CGFloat, _ qh: CGFloat) -> CGFloat {
        let child = firstChild(n)
        if child < 0 { return 0 }
        return inDirection(of: n) { width(child, q, qh) }
    }

    @inline(__always)
    func childHeight(_ n: Int32, _ qw: CGFloat, _ q: CGFloat) -> CGFloat {
        let child = firstChild(n)
        if child < 0 { return 0 }
        return inDirection(of: n) { height(child, qw, q) }
    }

    @inline(__always)
    func childWidthRange(_ n: Int32) -> LengthRange {
        let child = firstChild(n)
        if child < 0 { return .rigid(0) }
        return inDirection(of: n) { widthRange(child, childProposal(n, horizontal: false, unspecified)) }
    }

    @inline(__always)
    func childHeightRange(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        let child = firstChild(n)
        if child < 0 { return .rigid(0) }
        return inDirection(of: n) { heightRange(child, childProposal(n, horizontal: true, pw)) }
    }

    /// Runs `body` in the direction of reading that a direction node sets; layouts inside may ask for it.
    @inline(__always)
    func inDirection<R>(of n: Int32, _ body: () -> R) -> R {
        guard kind(n) == .direction else { return body() }
        let outer = store.pointee.isRightToLeft
        store.pointee.isRightToLeft = has(n, .optionA)
        defer { store.pointee.isRightToLeft = outer }
        return body()
    }

    // MARK: - Limits

    @inline(__always)
    func frameLimits(_ n: Int32, horizontal: Bool) -> (low: CGFloat, ideal: CGFloat, high: CGFloat) {
        let all = limits(n)
        return horizontal
            ? (all.minWidth, all.idealWidth, all.maxWidth) : (all.minHeight, all.idealHeight, all.maxHeight)
    }

    /// The insets of one side added up.
    @inline(__always)
    func insetTotal(_ n: Int32, horizontal: Bool) -> CGFloat { horizontal ? nodes[Int(n)].a : nodes[Int(n)].b }

    @inline(__always)
    static func clampIfSet(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        if !low.isNaN, value < low { return low }
        if !high.isNaN, value > high { return high }
        return value
    }

    /// What a flexible frame proposes its child when it is placed: its own size, except where it was left unspecified
    /// and nothing decides (rule 4.8).
    @inline(__always)
    func framePlacingProposal(_ n: Int32, horizontal: Bool, _ p: CGFloat, size: CGFloat) -> CGFloat {
        guard p.isNaN else { return size }
        let (low, ideal, high) = frameLimits(n, horizontal: horizontal)
        let strictlyInside =
            (low.isNaN ? -CGFloat.infinity : low) < size && size < (high.isNaN ? CGFloat.infinity : high)
        return ideal.isNaN && strictlyInside ? p : size
    }
}
