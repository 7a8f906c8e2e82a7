import MullionGeometry

/// One child as its container arranges it: origin, answer, and the proposal it answers; left-to-right, in the
/// container's coordinates.
struct ChildPlacement {
    var node: Int32
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    var proposedWidth: CGFloat
    var proposedHeight: CGFloat
    /// The size is not the child's answer: the container decided it.
    var isFramed = false
}

/// What is done with the children as they are arranged: placing them, or finding out where their guides lie for a
/// proposal that is only being considered.
protocol PlacementSink {
    mutating func receive(_ child: ChildPlacement, _ engine: Engine)

    /// A child that its container gives no place.
    mutating func leaveOut(_ child: Int32, _ engine: Engine)

    /// Whether a child stands as it would be arranged for these proposals, so that at most its origin differs.
    func isInPlace(_ child: Int32, _ pw: CGFloat, _ ph: CGFloat, _ engine: Engine) -> Bool
    /// Moves a child that is in place.
    mutating func move(_ child: Int32, x: CGFloat, y: CGFloat, _ engine: Engine)
}

/// Where a container of a given size puts its children, and what it proposes them there, in declaration order.
extension Engine {
    @inline(__always)
    func arrange<S: PlacementSink>(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S) {
        switch kind(n) {
        case .hstack: arrangeRow(n, pw, ph, size, &sink)
        case .vstack: arrangeColumn(n, pw, ph, size, &sink)
        case .zstack: arrangeInDepth(n, size, &sink)
        case .custom: arrangeCustom(n, pw, ph, size, &sink)
        case .separableLayout: arrangeSeparable(n, pw, ph, size, &sink)
        case .overlay, .background: arrangeLayers(n, pw, ph, size, &sink)
        case .geometryReader: arrangeAtOrigin(n, size, &sink)
        case .viewThatFits: arrangeChosen(n, pw, ph, &sink)
        default: arrangeModifier(n, pw, ph, size, &sink)
        }
    }

    // MARK: - Stacks

    // Two copies of one code: which side is which is asked once, not for every child.
    @inline(never)
    private func arrangeRow<S: PlacementSink>(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        arrangeStack(n, horizontal: true, pw, ph, size, &sink)
    }

    @inline(never)
    private func arrangeColumn<S: PlacementSink>(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        arrangeStack(n, horizontal: false, pw, ph, size, &sink)
    }

    /// An unspecified cross side becomes the stack's own, and the children are asked again (rule 3.10); around one
    /// child a stack is transparent (rule 3.1).
    @inline(__always)
    private func arrangeStack<S: PlacementSink>(
        _ n: Int32, horizontal: Bool, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let cross = horizontal ? ph : pw
        let ownCross = horizontal ? size.height : size.width
        let isFinalPass = cross.isNaN && nodes[Int(n)].childCount > 1
        let placingCross = isFinalPass ? ownCross : cross
        let shares = restoreShares(
            n, horizontal: horizontal, horizontal ? pw : placingCross, horizontal ? placingCross : ph)
        if has(n, .guided) || has(n, .inset) {
            arrangeLinedUp(n, horizontal: horizontal, placingCross, shares, &sink)
            return
        }
        // The stack's own side is the extent across its children, unless they were asked again.
        let code = horizontal ? nodes[Int(n)].verticalGuide : nodes[Int(n)].horizontalGuide
        let extent =
            isFinalPass
            ? plainExtent(n, horizontal: horizontal, placingCross, shares, code) : ownCross
        let mixed = has(n, .mixedGaps)
        let gap = uniformGap(n)
        var position: CGFloat = 0
        var child = firstChild(n)
        while child >= 0 {
            let following = next(child)
            let share = share(shares, child, horizontal: horizontal)
            let qw = horizontal ? share : placingCross
            let qh = horizontal ? placingCross : share
            let w: CGFloat
            let h: CGFloat
            if kind(child).isSimpleLeaf {
                w = ranges[Int(child)].answer(qw)
                h = answers[Int(child)].heightRange.answer(qh)
                let offset = Self.crossOffset(code, extent, horizontal ? h : w)
                sink.receive(
                    ChildPlacement(
                        node: child, x: horizontal ? position : offset, y: horizontal ? offset : position, width: w,
                        height: h, proposedWidth: qw, proposedHeight: qh), self)
            } else if sink.isInPlace(child, qw, qh, self) {
                // The answers to the same proposals, as nothing inside changed.
                w = placements[Int(child)].width
                h = placements[Int(child)].height
                let offset = Self.crossOffset(code, extent, horizontal ? h : w)
                sink.move(child, x: horizontal ? position : offset, y: horizontal ? offset : position, self)
            } else {
                w = width(child, qw, qh)
                h = height(child, qw, qh)
                let offset = Self.crossOffset(code, extent, horizontal ? h : w)
                sink.receive(
                    ChildPlacement(
                        node: child, x: horizontal ? position : offset, y: horizontal ? offset : position, width: w,
                        height: h, proposedWidth: qw, proposedHeight: qh), self)
            }
            if following >= 0 {
                position += (horizontal ? w : h) + (mixed ? preferredGap(n, child, following) : gap)
            }
            child = following
        }
    }

    @inline(__always)
    private func restoreShares(_ n: Int32, horizontal: Bool, _ pw: CGFloat, _ ph: CGFloat) -> Shares {
        if horizontal { restoreSharesX(n, pw, ph) } else { restoreSharesY(n, pw, ph) }
        return shares(n, horizontal ? pw : ph)
    }

    @inline(__always)
    private func share(_ shares: Shares, _ child: Int32, horizontal: Bool) -> CGFloat {
        horizontal ? shareX(shares, child) : shareY(shares, child)
    }

    /// The extent across the children for a cross proposal; not needed where they begin at the start.
    private func plainExtent(
        _ n: Int32, horizontal: Bool, _ cross: CGFloat, _ shares: Shares, _ code: GuideCode
    ) -> CGFloat {
        var extent: CGFloat = 0
        if code == .leading || code == .top { return extent }
        var child = firstChild(n)
        while child >= 0 {
            let share = share(shares, child, horizontal: horizontal)
            extent = Self.larger(extent, horizontal ? height(child, share, cross) : width(child, cross, share))
            child = next(child)
        }
        return extent
    }

    /// A stack lined up by guides that children set, or one whose second child may stand first.
    @inline(never)
    private func arrangeLinedUp<S: PlacementSink>(
        _ n: Int32, horizontal: Bool, _ cross: CGFloat, _ shares: Shares, _ sink: inout S
    ) {
        let code = horizontal ? nodes[Int(n)].verticalGuide : nodes[Int(n)].horizontalGuide
        func proposal(_ child: Int32) -> (CGFloat, CGFloat) {
            let share = share(shares, child, horizontal: horizontal)
            return horizontal ? (share, cross) : (cross, share)
        }
        var extent = GuidedExtent()
        var child = firstChild(n)
        while child >= 0 {
            let (qw, qh) = proposal(child)
            extent.add(
                length: horizontal ? height(child, qw, qh) : width(child, qw, qh), guide: guide(child, code, qw, qh))
            child = next(child)
        }
        let reversed = has(n, .insetFirst) && nodes[Int(n)].childCount > 1
        var position: CGFloat = 0
        if reversed {
            // The content stands back by the inset's length and the gap.
            let inset = next(firstChild(n))
            let (qw, qh) = proposal(inset)
            position = horizontal ? width(inset, qw, qh) : height(inset, qw, qh)
            position += has(n, .mixedGaps) ? preferredGap(n, firstChild(n), inset) : uniformGap(n)
        }
        child = firstChild(n)
        while child >= 0 {
            let following = next(child)
            let (qw, qh) = proposal(child)
            let own = self.size(child, qw, qh)
            let offset = extent.offset(guide: guide(child, code, qw, qh))
            let main = reversed && child != firstChild(n) ? 0 : position
            sink.receive(
                ChildPlacement(
                    node: child, x: horizontal ? main : offset, y: horizontal ? offset : main, width: own.width,
                    height: own.height, proposedWidth: qw, proposedHeight: qh), self)
            if following >= 0 {
                position +=
                    (horizontal ? own.width : own.height)
                    + (has(n, .mixedGaps) ? preferredGap(n, child, following) : uniformGap(n))
            }
            child = following
        }
    }

    /// The offset of a length inside an extent by a built-in guide; 0 when the extent has no end.
    @inline(__always)
    static func crossOffset(_ code: GuideCode, _ extent: CGFloat, _ length: CGFloat) -> CGFloat {
        switch code {
        case .leading, .top: return 0
        default: return extent == .infinity ? 0 : defaultGuide(code, extent) - defaultGuide(code, length)
        }
    }

    // MARK: - Aligned in a box

    /// A child whose guides meet the default guides of a box; on a side where either is infinite it stands at 0.
    @inline(__always)
    private func aligned(_ child: Int32, _ n: Int32, _ qw: CGFloat, _ qh: CGFloat, in box: CGSize) -> ChildPlacement {
        let target = (
            defaultGuide(nodes[Int(n)].horizontalGuide, size: box), defaultGuide(nodes[Int(n)].verticalGuide, size: box)
        )
        return aligned(child, n, qw, qh, to: target)
    }

    /// A child whose guides meet two positions.
    @inline(__always)
    private func aligned(
        _ child: Int32, _ n: Int32, _ qw: CGFloat, _ qh: CGFloat, to target: (CGFloat, CGFloat)
    ) -> ChildPlacement {
        let w = width(child, qw, qh)
        let h = height(child, qw, qh)
        let x = target.0 - guide(child, nodes[Int(n)].horizontalGuide, qw, qh)
        let y = target.1 - guide(child, nodes[Int(n)].verticalGuide, qw, qh)
        return ChildPlacement(
            node: child, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: w, height: h, proposedWidth: qw,
            proposedHeight: qh)
    }

    @inline(never)
    private func arrangeInDepth<S: PlacementSink>(_ n: Int32, _ size: CGSize, _ sink: inout S) {
        var child = firstChild(n)
        while child >= 0 {
            sink.receive(aligned(child, n, size.width, size.height, in: size), self)
            child = next(child)
        }
    }

    /// The base fills the node; the content is proposed the base's size and aligned to the base's guides. Several
    /// content views form an implicit depth stack (rule 6.5).
    @inline(never)
    private func arrangeLayers<S: PlacementSink>(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let base = firstChild(n)
        guard base >= 0 else { return }
        sink.receive(at(0, 0, base, pw, ph), self)
        let first = next(base)
        guard first >= 0 else { return }
        let target = (
            guide(base, nodes[Int(n)].horizontalGuide, pw, ph), guide(base, nodes[Int(n)].verticalGuide, pw, ph)
        )
        if next(first) < 0 {
            sink.receive(aligned(first, n, size.width, size.height, to: target), self)
            return
        }
        let stack = layerStackSize(first, size)
        let own = layerStackGuides(n, first, stack)
        let (dx, dy) = (target.0 - own.0, target.1 - own.1)
        var child = first
        while child >= 0 {
            var arranged = aligned(child, n, stack.width, stack.height, in: stack)
            arranged.x += dx.isFinite ? dx : 0
            arranged.y += dy.isFinite ? dy : 0
            sink.receive(arranged, self)
            child = next(child)
        }
    }

    /// The size of the implicit stack: that of its largest children of the highest priority.
    private func layerStackSize(_ first: Int32, _ size: CGSize) -> CGSize {
        var highest = -CGFloat.infinity
        var child = first
        while child >= 0 {
            highest = Self.larger(highest, priority(child))
            child = next(child)
        }
        var stack = CGSize.zero
        child = first
        while child >= 0 {
            if priority(child) == highest {
                let own = self.size(child, size.width, size.height)
                stack.width = Self.larger(stack.width, own.width)
                stack.height = Self.larger(stack.height, own.height)
            }
            child = next(child)
        }
        return stack
    }

    /// Where the guides of the implicit stack lie: combined from its children's, else by default.
    private func layerStackGuides(_ n: Int32, _ first: Int32, _ stack: CGSize) -> (CGFloat, CGFloat) {
        let codes = (nodes[Int(n)].horizontalGuide, nodes[Int(n)].verticalGuide)
        var guides = (GuideCombination(codes.0), GuideCombination(codes.1))
        // Without an end a stack combines no guides (rule 2.8).
        var child = stack.width.isFinite && stack.height.isFinite ? first : -1
        while child >= 0 {
            let arranged = aligned(child, n, stack.width, stack.height, in: stack)
            if codes.0.combines {
                let own = explicitGuide(child, codes.0, stack.width, stack.height)
                if !own.isNaN { guides.0.add(own + arranged.x) }
            }
            if codes.1.combines {
                let own = explicitGuide(child, codes.1, stack.width, stack.height)
                if !own.isNaN { guides.1.add(own + arranged.y) }
            }
            child = next(child)
        }
        return (
            guides.0.value.isNaN ? defaultGuide(codes.0, size: stack) : guides.0.value,
            guides.1.value.isNaN ? defaultGuide(codes.1, size: stack) : guides.1.value
        )
    }

    // MARK: - Modifiers, readers, alternatives

    @inline(__always)
    private func at(_ x: CGFloat, _ y: CGFloat, _ child: Int32, _ qw: CGFloat, _ qh: CGFloat) -> ChildPlacement {
        ChildPlacement(
            node: child, x: x, y: y, width: width(child, qw, qh), height: height(child, qw, qh), proposedWidth: qw,
            proposedHeight: qh)
    }

    @inline(never)
    private func arrangeAtOrigin<S: PlacementSink>(_ n: Int32, _ size: CGSize, _ sink: inout S) {
        var child = firstChild(n)
        while child >= 0 {
            sink.receive(at(0, 0, child, size.width, size.height), self)
            child = next(child)
        }
    }

    @inline(never)
    private func arrangeChosen<S: PlacementSink>(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ sink: inout S) {
        let chosen = chosenAlternative(n, pw, ph)
        if chosen >= 0 { sink.receive(at(0, 0, chosen, pw, ph), self) }
    }

    @inline(never)
    private func arrangeModifier<S: PlacementSink>(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let child = firstChild(n)
        guard child >= 0 else { return }
        sink.receive(modified(n, child, pw, ph, size), self)
    }

    /// The child of a modifier, where it will stand.
    @inline(never)
    private func modified(_ n: Int32, _ child: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize) -> ChildPlacement {
        switch kind(n) {
        case .frame:
            return aligned(
                child, n, childProposal(n, horizontal: true, pw), childProposal(n, horizontal: false, ph), in: size)
        case .flexibleFrame:
            return aligned(
                child, n, framePlacingProposal(n, horizontal: true, pw, size: size.width),
                framePlacingProposal(n, horizontal: false, ph, size: size.height), in: size)
        case .padding:
            let insets = limits(n)
            return at(
                insets.leading, insets.top, child, childProposal(n, horizontal: true, pw),
                childProposal(n, horizontal: false, ph))
        case .aspectRatio:
            let (qw, qh) = aspectProposal(n, pw, ph)
            return at(0, 0, child, qw, qh)
        case .offset:
            return at(nodes[Int(n)].a, nodes[Int(n)].b, child, pw, ph)
        case .position:
            var arranged = at(0, 0, child, size.width, size.height)
            let x = nodes[Int(n)].a - arranged.width / 2
            let y = nodes[Int(n)].b - arranged.height / 2
            arranged.x = x.isFinite ? x : 0
            arranged.y = y.isFinite ? y : 0
            return arranged
        default:
            return at(
                0, 0, child, childProposal(n, horizontal: true, pw), childProposal(n, horizontal: false, ph))
        }
    }
}
