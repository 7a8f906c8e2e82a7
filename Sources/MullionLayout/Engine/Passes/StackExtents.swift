import MullionGeometry

/// What stacks are made of besides sharing: ranges along the axis, gaps, the shares of an arranged stack, and the
/// extent across it.
extension Engine {
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
            answers[Int(n)].facts.subtract(horizontal ? .sharesAlongX : .sharesAlongY)
        }
        return range
    }

    // MARK: - Gaps

    /// ``ViewSpacing/defaultDistance`` as a constant of this module: reading it costs nothing.
    @inline(__always) static var defaultGap: CGFloat { 8 }

    /// The gap between any two children, unless the stack's gaps are mixed.
    @inline(__always)
    func uniformGap(_ n: Int32) -> CGFloat {
        let spacing = nodes[Int(n)].a
        return spacing.isNaN ? Self.defaultGap : spacing
    }

    /// The gap that two neighbours prefer (rule 5.1).
    @inline(never)
    func preferredGap(_ n: Int32, _ first: Int32, _ second: Int32) -> CGFloat {
        let horizontal = kind(n) == .hstack
        if has(n, .inset), has(n, .insetFirst) { return facingGap(second, first, horizontal: horizontal) }
        return facingGap(first, second, horizontal: horizontal)
    }

    /// The gap between two nodes that face each other along an axis.
    func facingGap(_ first: Int32, _ second: Int32, horizontal: Bool) -> CGFloat {
        let before = EdgeCodes.code(nodes[Int(first)].edges, horizontal ? .trailing : .bottom)
        let after = EdgeCodes.code(nodes[Int(second)].edges, horizontal ? .leading : .top)
        if before == EdgeCodes.listed || after == EdgeCodes.listed {
            return spacing(first).distance(to: spacing(second), along: horizontal ? .horizontal : .vertical)
        }
        return before == EdgeCodes.none && after == EdgeCodes.none ? Self.defaultGap : 0
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
    func restoreSharesX(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        guard has(n, .separable) else {
            _ = distribute(n, horizontal: true, pw, ph)
            return
        }
        if sharesAreUniform(n, pw) { return }
        _ = width(n, pw, unspecified)
        let answer = answer(n, width: pw)
        if answer.pointee.facts.contains(.sharesAlongX) { return }
        _ = distribute(n, horizontal: true, pw, unspecified)
        answer.pointee.facts.insert(.sharesAlongX)
    }

    /// Makes the children's current answers those to the stack's shares of `ph`, within the width `pw`.
    @inline(__always)
    func restoreSharesY(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) {
        guard has(n, .separable) else {
            _ = distribute(n, horizontal: false, ph, pw)
            return
        }
        if sharesAreUniform(n, ph) { return }
        _ = height(n, pw, ph)
        let answer = answer(n, width: pw, height: ph)
        if answer.pointee.facts.contains(.sharesAlongY) { return }
        _ = distribute(n, horizontal: false, ph, pw)
        answer.pointee.facts.insert(.sharesAlongY)
    }

    // MARK: - Across

    /// The extent of a horizontal stack's children across it, for one height proposal.
    func crossExtent(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        restoreSharesX(n, pw, ph)
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
        restoreSharesX(n, pw, unspecified)
        if has(n, .guided) {
            return LengthRange(
                arrangedCrossExtent(n, pw, 0), arrangedCrossExtent(n, pw, unspecified),
                arrangedCrossExtent(n, pw, .infinity))
        }
        var range = LengthRange(0, 0, 0)
        let shares = shares(n, pw)
        var child = firstChild(n)
        while child >= 0 {
            range.formMaximum(heightRange(child, shareX(shares, child)))
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
