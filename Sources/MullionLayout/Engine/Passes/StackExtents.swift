import MullionGeometry

/// What stacks are made of besides sharing: ranges along the axis, gaps, the shares of an arranged stack, and the
/// extent across it.
extension Engine {
    /// The range along the stack: sums of the children's, in the order of `sum`.
    @inline(__always)
    func mainRange(_ node: NodeIndex, along axis: Axis, _ cross: CGFloat) -> LengthRange {
        var range = LengthRange(0, 0, 0)
        let mixed = has(node, .mixedGaps)
        let gap = uniformGap(node)
        var child = firstChild(node)
        while child.exists {
            let own = axis.isHorizontal ? widthRange(child, unspecified) : heightRange(child, cross)
            range.min += own.min
            range.ideal += own.ideal
            range.max += own.max
            let following = next(child)
            if following.exists {
                let gap = mixed ? preferredGap(node, child, following) : gap
                range.min += gap
                range.ideal += gap
                range.max += gap
            }
            child = following
        }
        if nodes[node].style.gapSum < 0 {
            // Negative gaps cannot make a length negative, and leave room to share even at 0.
            range.ideal = Self.larger(range.ideal, 0)
            range.max = Self.larger(range.max, 0)
            range.min = distribute(node, along: axis, 0, cross)
            measurements[node].contents.subtract(axis.isHorizontal ? .sharesAlongX : .sharesAlongY)
        }
        return range
    }

    // MARK: - Gaps

    /// ``ViewSpacing/defaultDistance`` as a constant of this module: reading it costs nothing.
    @inline(__always) static var defaultGap: CGFloat { 8 }

    /// The gap between any two children, unless the stack's gaps are mixed.
    @inline(__always)
    func uniformGap(_ node: NodeIndex) -> CGFloat {
        let spacing = nodes[node].style.spacing
        return spacing.isNaN ? Self.defaultGap : spacing
    }

    /// The gap that two neighbors prefer (Layout rule 5.1).
    @inline(never)
    func preferredGap(_ node: NodeIndex, _ first: NodeIndex, _ second: NodeIndex) -> CGFloat {
        let axis = kind(node).stackAxis
        if has(node, .inset), has(node, .insetFirst) { return facingGap(second, first, along: axis) }
        return facingGap(first, second, along: axis)
    }

    /// The gap between two nodes that face each other along an axis.
    func facingGap(_ first: NodeIndex, _ second: NodeIndex, along axis: Axis) -> CGFloat {
        let before = EdgeCodes.code(nodes[first].edges, axis.isHorizontal ? .trailing : .bottom)
        let after = EdgeCodes.code(nodes[second].edges, axis.isHorizontal ? .leading : .top)
        if before == EdgeCodes.listed || after == EdgeCodes.listed {
            return spacing(first).distance(to: spacing(second), along: axis)
        }
        return before == EdgeCodes.none && after == EdgeCodes.none ? Self.defaultGap : 0
    }

    // MARK: - Shares

    /// Whether a separable stack proposes every child its own proposal `p` along its axis: where that is unspecified,
    /// infinite, or 0 without negative gaps.
    @inline(__always)
    func sharesAreUniform(_ node: NodeIndex, _ proposed: CGFloat) -> Bool {
        proposed.isNaN || proposed == .infinity || (proposed == 0 && nodes[node].style.gapSum >= 0)
    }

    /// What an arranged stack proposed its children along its axis: one share for all, or what each child's current
    /// answer has. (A child with an unspecified share may have been measured for its own final pass since.)
    struct Shares {
        fileprivate let common: CGFloat
        fileprivate let areCommon: Bool
    }

    @inline(__always)
    func shares(_ node: NodeIndex, _ proposed: CGFloat) -> Shares {
        Shares(common: proposed, areCommon: has(node, .separable) ? sharesAreUniform(node, proposed) : proposed.isNaN)
    }

    @inline(__always)
    func shareX(_ shares: Shares, _ child: NodeIndex) -> CGFloat {
        shares.areCommon ? shares.common : measurements[child].proposedWidth
    }

    @inline(__always)
    func shareY(_ shares: Shares, _ child: NodeIndex) -> CGFloat {
        shares.areCommon ? shares.common : measurements[child].proposedHeight
    }

    /// Makes the children's current answers those to the stack's shares of `proposedWidth`.
    @inline(__always)
    func restoreSharesX(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) {
        guard has(node, .separable) else {
            _ = distribute(node, along: .horizontal, proposedWidth, proposedHeight)
            return
        }
        if sharesAreUniform(node, proposedWidth) { return forgetShares(node, .sharesAlongX) }
        _ = width(node, proposedWidth, unspecified)
        let measurement = measurement(node, width: proposedWidth)
        if measurement.pointee.contents.contains(.sharesAlongX) { return }
        _ = distribute(node, along: .horizontal, proposedWidth, unspecified)
        measurement.pointee.contents.insert(.sharesAlongX)
    }

    /// Makes the children's current answers those to the stack's shares of `proposedHeight`, within the width
    /// `proposedWidth`.
    @inline(__always)
    func restoreSharesY(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) {
        guard has(node, .separable) else {
            _ = distribute(node, along: .vertical, proposedHeight, proposedWidth)
            return
        }
        if sharesAreUniform(node, proposedHeight) { return forgetShares(node, .sharesAlongY) }
        _ = height(node, proposedWidth, proposedHeight)
        let measurement = measurement(node, width: proposedWidth, height: proposedHeight)
        if measurement.pointee.contents.contains(.sharesAlongY) { return }
        _ = distribute(node, along: .vertical, proposedHeight, proposedWidth)
        measurement.pointee.contents.insert(.sharesAlongY)
    }

    /// Before children are asked what all of them are proposed: afterwards their current answers are not those to the
    /// shares of an earlier question.
    @inline(__always)
    private func forgetShares(_ node: NodeIndex, _ shares: Measurement.Contents) {
        measurements[node].contents.subtract(shares)
    }

    // MARK: - Across

    /// The extent of a horizontal stack's children across it, for one height proposal.
    func crossExtent(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        restoreSharesX(node, proposedWidth, proposedHeight)
        return arrangedCrossExtent(node, proposedWidth, proposedHeight)
    }

    /// The same when the children's current answers are already those to their shares.
    func arrangedCrossExtent(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        let shares = shares(node, proposedWidth)
        guard has(node, .guided) else {
            var extent: CGFloat = 0
            var child = firstChild(node)
            while child.exists {
                extent = Self.larger(extent, height(child, shareX(shares, child), proposedHeight))
                child = next(child)
            }
            return extent
        }
        var extent = GuidedExtent()
        let code = nodes[node].verticalGuide
        var child = firstChild(node)
        while child.exists {
            let share = shareX(shares, child)
            let length = height(child, share, proposedHeight)
            extent.add(length: length, guide: guide(child, code, share, proposedHeight))
            child = next(child)
        }
        return extent.length
    }

    /// The height range of a horizontal stack for a width.
    func crossRange(_ node: NodeIndex, _ proposedWidth: CGFloat) -> LengthRange {
        restoreSharesX(node, proposedWidth, unspecified)
        if has(node, .guided) {
            return LengthRange(
                arrangedCrossExtent(node, proposedWidth, 0), arrangedCrossExtent(node, proposedWidth, unspecified),
                arrangedCrossExtent(node, proposedWidth, .infinity))
        }
        var range = LengthRange(0, 0, 0)
        let shares = shares(node, proposedWidth)
        var child = firstChild(node)
        while child.exists {
            range.formMaximum(heightRange(child, shareX(shares, child)))
            child = next(child)
        }
        return range
    }

    /// The children of a depth stack that decide its size: those of the highest priority (Layout rule 6.1).
    @inline(__always)
    func forEachSizing(_ node: NodeIndex, _ body: (NodeIndex) -> Void) {
        var child = firstChild(node)
        guard has(node, .childPriorities) else {
            while child.exists {
                body(child)
                child = next(child)
            }
            return
        }
        var highest = -CGFloat.infinity
        while child.exists {
            highest = Self.larger(highest, priority(child))
            child = next(child)
        }
        child = firstChild(node)
        while child.exists {
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
