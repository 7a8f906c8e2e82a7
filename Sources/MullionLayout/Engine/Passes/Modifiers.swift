import MullionGeometry

/// Modifiers with at most one child that decides their size: how each side's proposal is handed to the child, and how
/// the child's answer becomes the modifier's (Layout rules 4.1 to 4.14, 6.5, 6.8). Every rule treats one side at a
/// time; only an aspect ratio needs both (see `CoupledAxes.swift`).
extension Engine {
    /// What the child is proposed on one side while measuring.
    @inline(__always)
    func childProposal(_ node: NodeIndex, along axis: Axis, _ proposed: CGFloat) -> CGFloat {
        switch nodes[node].kind {
        case .frame:
            let fixed = axis.isHorizontal ? nodes[node].style.frameWidth : nodes[node].style.frameHeight
            return fixed.isNaN ? proposed : fixed
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(node, along: axis)
            if proposed.isNaN, ideal.isNaN { return unspecified }
            return Self.clampIfSet(proposed.isNaN ? ideal : proposed, low, high)
        case .padding: return proposed.isNaN ? proposed : Self.larger(0, proposed - insetTotal(node, along: axis))
        case .fixedSize, .scroll: return has(node, axis.isHorizontal ? .horizontal : .vertical) ? unspecified : proposed
        default: return proposed
        }
    }

    /// The answer on one side: the rule of the modifier around the child's answer to `offered`.
    @inline(__always)
    func modifierLength(
        _ node: NodeIndex, along axis: Axis, _ proposed: CGFloat, child length: (_ offered: CGFloat) -> CGFloat
    ) -> CGFloat {
        switch nodes[node].kind {
        case .frame:
            let fixed = axis.isHorizontal ? nodes[node].style.frameWidth : nodes[node].style.frameHeight
            return fixed.isNaN ? length(proposed) : fixed
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(node, along: axis)
            if proposed.isNaN {
                if !ideal.isNaN { return ideal }
                // Layout rule 4.7 with the offer unspecified: every case is a clamp of the child's ideal.
                return Self.clampIfSet(length(unspecified), low, high)
            }
            if !low.isNaN, !high.isNaN { return Self.clamp(proposed, low, high) }
            let offered = Self.clampIfSet(proposed, low, high)
            let own = length(offered)
            if !low.isNaN { return Self.larger(Self.smaller(offered, own), low) }
            if !high.isNaN { return Self.smaller(Self.larger(offered, own), high) }
            return own
        case .padding:
            let total = insetTotal(node, along: axis)
            return Self.larger(0, length(proposed.isNaN ? proposed : Self.larger(0, proposed - total)) + total)
        case .position: return proposed.isNaN ? length(proposed) : proposed
        case .scroll:
            let scrolls = has(node, axis.isHorizontal ? .horizontal : .vertical)
            if !scrolls { return length(proposed) }
            return proposed.isNaN ? length(unspecified) : proposed
        default: return length(childProposal(node, along: axis, proposed))
        }
    }

    /// The answers to 0, unspecified and infinite on one side, composed from the child's.
    @inline(__always)
    func modifierRange(
        _ node: NodeIndex, along axis: Axis, child range: () -> LengthRange, atLength length: (CGFloat) -> CGFloat
    ) -> LengthRange {
        switch nodes[node].kind {
        case .frame:
            let fixed = axis.isHorizontal ? nodes[node].style.frameWidth : nodes[node].style.frameHeight
            return fixed.isNaN ? range() : .rigid(fixed)
        case .flexibleFrame:
            let (low, ideal, high) = frameLimits(node, along: axis)
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
            let total = insetTotal(node, along: axis)
            let own = range()
            // With a negative total, a proposal of 0 offers the child room (Layout rule 4.10).
            let least = total < 0 ? length(-total) : own.min
            return LengthRange(
                Self.larger(0, least + total), Self.larger(0, own.ideal + total), Self.larger(0, own.max + total))
        case .fixedSize:
            let own = range()
            return has(node, axis.isHorizontal ? .horizontal : .vertical) ? .rigid(own.ideal) : own
        case .position: return LengthRange(0, range().ideal, .infinity)
        case .scroll:
            let own = range()
            return has(node, axis.isHorizontal ? .horizontal : .vertical) ? LengthRange(0, own.ideal, .infinity) : own
        default: return range()
        }
    }

    // MARK: - The only child

    /// The child's width; 0 without a child, as if there were one without extent.
    @inline(__always)
    func childWidth(_ node: NodeIndex, _ offered: CGFloat, _ offeredHeight: CGFloat) -> CGFloat {
        let child = firstChild(node)
        if !child.exists { return 0 }
        return inDirection(of: node) { width(child, offered, offeredHeight) }
    }

    @inline(__always)
    func childHeight(_ node: NodeIndex, _ offeredWidth: CGFloat, _ offered: CGFloat) -> CGFloat {
        let child = firstChild(node)
        if !child.exists { return 0 }
        return inDirection(of: node) { height(child, offeredWidth, offered) }
    }

    @inline(__always)
    func childWidthRange(_ node: NodeIndex) -> LengthRange {
        let child = firstChild(node)
        if !child.exists { return .rigid(0) }
        return inDirection(of: node) { widthRange(child, childProposal(node, along: .vertical, unspecified)) }
    }

    @inline(__always)
    func childHeightRange(_ node: NodeIndex, _ proposedWidth: CGFloat) -> LengthRange {
        let child = firstChild(node)
        if !child.exists { return .rigid(0) }
        return inDirection(of: node) { heightRange(child, childProposal(node, along: .horizontal, proposedWidth)) }
    }

    /// Runs `body` in the direction of reading that a direction node sets; layouts inside may ask for it.
    @inline(__always)
    func inDirection<R>(of node: NodeIndex, _ body: () -> R) -> R {
        guard kind(node) == .direction else { return body() }
        let outer = store.pointee.isRightToLeft
        store.pointee.isRightToLeft = has(node, .rightToLeft)
        defer { store.pointee.isRightToLeft = outer }
        return body()
    }

    // MARK: - Limits

    @inline(__always)
    func frameLimits(_ node: NodeIndex, along axis: Axis) -> (low: CGFloat, ideal: CGFloat, high: CGFloat) {
        let all = limits(node)
        return axis.isHorizontal
            ? (all.minWidth, all.idealWidth, all.maxWidth) : (all.minHeight, all.idealHeight, all.maxHeight)
    }

    /// The insets of one side added up.
    @inline(__always)
    func insetTotal(_ node: NodeIndex, along axis: Axis) -> CGFloat {
        axis.isHorizontal ? nodes[node].style.horizontalInsets : nodes[node].style.verticalInsets
    }

    @inline(__always)
    static func clampIfSet(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        if !low.isNaN, value < low { return low }
        if !high.isNaN, value > high { return high }
        return value
    }

    /// What a flexible frame proposes its child when it is placed: its own size, except where it was left unspecified
    /// and nothing decides (Layout rule 4.8).
    @inline(__always)
    func framePlacingProposal(_ node: NodeIndex, along axis: Axis, _ proposed: CGFloat, size: CGFloat) -> CGFloat {
        guard proposed.isNaN else { return size }
        let (low, ideal, high) = frameLimits(node, along: axis)
        let strictlyInside =
            (low.isNaN ? -CGFloat.infinity : low) < size && size < (high.isNaN ? CGFloat.infinity : high)
        return ideal.isNaN && strictlyInside ? proposed : size
    }
}
