import MullionGeometry

/// One child as its container arranges it: origin, answer, and the proposal it answers; left-to-right, in the
/// container's coordinates.
struct ChildPlacement {
    var node: NodeIndex
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

    /// The sink itself, if it gives the children their frames; nil for one that only reads placements.
    var placer: Placer? { get }

    /// A child that its container gives no place.
    mutating func leaveOut(_ child: NodeIndex, _ engine: Engine)

    /// Whether a child already has the placement for these proposals, so that at most its origin differs.
    func isInPlace(_ child: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ engine: Engine) -> Bool
    /// Moves a child that is in place.
    mutating func move(_ child: NodeIndex, x: CGFloat, y: CGFloat, _ engine: Engine)
}

/// Where a container of a given size puts its children, and what it proposes them there, in declaration order.
extension Engine {
    @inline(__always)
    func arrange<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        switch kind(node) {
        case .hstack: arrangeRow(node, proposedWidth, proposedHeight, size, &sink)
        case .vstack: arrangeColumn(node, proposedWidth, proposedHeight, size, &sink)
        case .zstack: arrangeInDepth(node, size, &sink)
        case .custom: arrangeCustom(node, proposedWidth, proposedHeight, size, &sink)
        case .separableLayout: arrangeSeparable(node, proposedWidth, proposedHeight, size, &sink)
        case .css: arrangeCSS(node, proposedWidth, proposedHeight, size)
        case .overlay, .background: arrangeLayers(node, proposedWidth, proposedHeight, size, &sink)
        case .geometryReader: arrangeAtOrigin(node, size, &sink)
        case .viewThatFits: arrangeChosen(node, proposedWidth, proposedHeight, &sink)
        default: arrangeModifier(node, proposedWidth, proposedHeight, size, &sink)
        }
    }

    // MARK: - Stacks

    // Two copies of one code: the axis is tested once, not for every child.
    @inline(never)
    private func arrangeRow<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        arrangeStack(node, along: .horizontal, proposedWidth, proposedHeight, size, &sink)
    }

    @inline(never)
    private func arrangeColumn<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        arrangeStack(node, along: .vertical, proposedWidth, proposedHeight, size, &sink)
    }

    /// An unspecified cross side becomes the stack's own, and the children are measured again (Layout rule 3.10);
    /// around one child a stack is transparent (Layout rule 3.1).
    @inline(__always)
    private func arrangeStack<S: PlacementSink>(
        _ node: NodeIndex, along axis: Axis, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize,
        _ sink: inout S
    ) {
        let cross = axis.isHorizontal ? proposedHeight : proposedWidth
        let ownCross = axis.isHorizontal ? size.height : size.width
        let isFinalPass = cross.isNaN && nodes[node].childCount > 1
        let placingCross = isFinalPass ? ownCross : cross
        let shares = restoreShares(
            node, along: axis, axis.isHorizontal ? proposedWidth : placingCross,
            axis.isHorizontal ? placingCross : proposedHeight)
        if has(node, .guided) || has(node, .inset) {
            arrangeLinedUp(node, along: axis, placingCross, shares, &sink)
            return
        }
        // The stack's own side is the extent across its children, unless they were measured again.
        let code = axis.isHorizontal ? nodes[node].verticalGuide : nodes[node].horizontalGuide
        let extent = isFinalPass ? plainExtent(node, along: axis, placingCross, shares, code) : ownCross
        let mixed = has(node, .mixedGaps)
        let gap = uniformGap(node)
        var position: CGFloat = 0
        var child = firstChild(node)
        while child.exists {
            let following = next(child)
            let share = share(shares, child, along: axis)
            let offeredWidth = axis.isHorizontal ? share : placingCross
            let offeredHeight = axis.isHorizontal ? placingCross : share
            let w: CGFloat
            let h: CGFloat
            let isInPlace: Bool
            if kind(child).isSimpleLeaf {
                isInPlace = false
                w = ranges[child].answer(offeredWidth)
                h = measurements[child].heightRange.answer(offeredHeight)
            } else if sink.isInPlace(child, offeredWidth, offeredHeight, self) {
                // The answers to the same proposals, as nothing inside changed.
                w = placements[child].width
                h = placements[child].height
                isInPlace = true
            } else {
                isInPlace = false
                w = width(child, offeredWidth, offeredHeight)
                h = height(child, offeredWidth, offeredHeight)
            }
            let offset = Self.crossOffset(code, extent, axis.isHorizontal ? h : w)
            let (x, y) = axis.isHorizontal ? (position, offset) : (offset, position)
            if isInPlace {
                sink.move(child, x: x, y: y, self)
            } else {
                sink.receive(
                    ChildPlacement(
                        node: child, x: x, y: y, width: w, height: h, proposedWidth: offeredWidth,
                        proposedHeight: offeredHeight), self)
            }
            if following.exists {
                position += (axis.isHorizontal ? w : h) + (mixed ? preferredGap(node, child, following) : gap)
            }
            child = following
        }
    }

    @inline(__always)
    private func restoreShares(_ node: NodeIndex, along axis: Axis, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat)
        -> Shares
    {
        if axis.isHorizontal {
            restoreSharesX(node, proposedWidth, proposedHeight)
        } else {
            restoreSharesY(node, proposedWidth, proposedHeight)
        }
        return shares(node, axis.isHorizontal ? proposedWidth : proposedHeight)
    }

    @inline(__always)
    private func share(_ shares: Shares, _ child: NodeIndex, along axis: Axis) -> CGFloat {
        axis.isHorizontal ? shareX(shares, child) : shareY(shares, child)
    }

    /// The extent across the children for a cross proposal; not needed where they begin at the start.
    private func plainExtent(
        _ node: NodeIndex, along axis: Axis, _ cross: CGFloat, _ shares: Shares, _ code: GuideCode
    ) -> CGFloat {
        var extent: CGFloat = 0
        if code == .leading || code == .top { return extent }
        var child = firstChild(node)
        while child.exists {
            let share = share(shares, child, along: axis)
            extent = Self.larger(extent, axis.isHorizontal ? height(child, share, cross) : width(child, cross, share))
            child = next(child)
        }
        return extent
    }

    /// A stack lined up by guides that children set, or one whose second child may come first.
    @inline(never)
    private func arrangeLinedUp<S: PlacementSink>(
        _ node: NodeIndex, along axis: Axis, _ cross: CGFloat, _ shares: Shares, _ sink: inout S
    ) {
        let code = axis.isHorizontal ? nodes[node].verticalGuide : nodes[node].horizontalGuide
        func proposal(_ child: NodeIndex) -> (CGFloat, CGFloat) {
            let share = share(shares, child, along: axis)
            return axis.isHorizontal ? (share, cross) : (cross, share)
        }
        var extent = GuidedExtent()
        var child = firstChild(node)
        while child.exists {
            let (offeredWidth, offeredHeight) = proposal(child)
            extent.add(
                length: axis.isHorizontal
                    ? height(child, offeredWidth, offeredHeight) : width(child, offeredWidth, offeredHeight),
                guide: guide(child, code, offeredWidth, offeredHeight))
            child = next(child)
        }
        let reversed = has(node, .insetFirst) && nodes[node].childCount > 1
        var position: CGFloat = 0
        if reversed {
            // The content is moved back by the inset's length and the gap.
            let inset = next(firstChild(node))
            let (offeredWidth, offeredHeight) = proposal(inset)
            position =
                axis.isHorizontal
                ? width(inset, offeredWidth, offeredHeight) : height(inset, offeredWidth, offeredHeight)
            position += has(node, .mixedGaps) ? preferredGap(node, firstChild(node), inset) : uniformGap(node)
        }
        child = firstChild(node)
        while child.exists {
            let following = next(child)
            let (offeredWidth, offeredHeight) = proposal(child)
            let own = self.size(child, offeredWidth, offeredHeight)
            let offset = extent.offset(guide: guide(child, code, offeredWidth, offeredHeight))
            let main = reversed && child != firstChild(node) ? 0 : position
            sink.receive(
                ChildPlacement(
                    node: child, x: axis.isHorizontal ? main : offset, y: axis.isHorizontal ? offset : main,
                    width: own.width,
                    height: own.height, proposedWidth: offeredWidth, proposedHeight: offeredHeight), self)
            if following.exists {
                position +=
                    (axis.isHorizontal ? own.width : own.height)
                    + (has(node, .mixedGaps) ? preferredGap(node, child, following) : uniformGap(node))
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

    /// A child whose guides meet the default guides of a box; on a side where either is infinite it lies at 0.
    @inline(__always)
    private func aligned(
        _ child: NodeIndex, _ node: NodeIndex, _ offeredWidth: CGFloat, _ offeredHeight: CGFloat, in box: CGSize
    ) -> ChildPlacement {
        let target = (
            defaultGuide(nodes[node].horizontalGuide, size: box), defaultGuide(nodes[node].verticalGuide, size: box)
        )
        return aligned(child, node, offeredWidth, offeredHeight, to: target)
    }

    /// A child whose guides meet two positions.
    @inline(__always)
    private func aligned(
        _ child: NodeIndex, _ node: NodeIndex, _ offeredWidth: CGFloat, _ offeredHeight: CGFloat,
        to target: (CGFloat, CGFloat)
    ) -> ChildPlacement {
        let w = width(child, offeredWidth, offeredHeight)
        let h = height(child, offeredWidth, offeredHeight)
        let x = target.0 - guide(child, nodes[node].horizontalGuide, offeredWidth, offeredHeight)
        let y = target.1 - guide(child, nodes[node].verticalGuide, offeredWidth, offeredHeight)
        return ChildPlacement(
            node: child, x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: w, height: h, proposedWidth: offeredWidth,
            proposedHeight: offeredHeight)
    }

    @inline(never)
    private func arrangeInDepth<S: PlacementSink>(_ node: NodeIndex, _ size: CGSize, _ sink: inout S) {
        var child = firstChild(node)
        while child.exists {
            sink.receive(aligned(child, node, size.width, size.height, in: size), self)
            child = next(child)
        }
    }

    /// The base fills the node; the content is proposed the base's size and aligned to the base's guides. Several
    /// content views form an implicit depth stack (Layout rule 6.5).
    @inline(never)
    private func arrangeLayers<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let base = firstChild(node)
        guard base.exists else { return }
        sink.receive(at(0, 0, base, proposedWidth, proposedHeight), self)
        let first = next(base)
        guard first.exists else { return }
        let target = (
            guide(base, nodes[node].horizontalGuide, proposedWidth, proposedHeight),
            guide(base, nodes[node].verticalGuide, proposedWidth, proposedHeight)
        )
        if !next(first).exists {
            sink.receive(aligned(first, node, size.width, size.height, to: target), self)
            return
        }
        let stack = layerStackSize(first, size)
        let own = layerStackGuides(node, first, stack)
        let (dx, dy) = (target.0 - own.0, target.1 - own.1)
        var child = first
        while child.exists {
            var arranged = aligned(child, node, stack.width, stack.height, in: stack)
            arranged.x += dx.isFinite ? dx : 0
            arranged.y += dy.isFinite ? dy : 0
            sink.receive(arranged, self)
            child = next(child)
        }
    }

    /// The size of the implicit stack: that of its largest children of the highest priority.
    private func layerStackSize(_ first: NodeIndex, _ size: CGSize) -> CGSize {
        var highest = -CGFloat.infinity
        var child = first
        while child.exists {
            highest = Self.larger(highest, priority(child))
            child = next(child)
        }
        var stack = CGSize.zero
        child = first
        while child.exists {
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
    private func layerStackGuides(_ node: NodeIndex, _ first: NodeIndex, _ stack: CGSize) -> (CGFloat, CGFloat) {
        let codes = (nodes[node].horizontalGuide, nodes[node].verticalGuide)
        var guides = (GuideCombination(codes.0), GuideCombination(codes.1))
        // Without an end a stack combines no guides (Layout rule 2.8).
        var child = stack.width.isFinite && stack.height.isFinite ? first : .absent
        while child.exists {
            let arranged = aligned(child, node, stack.width, stack.height, in: stack)
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
    private func at(_ x: CGFloat, _ y: CGFloat, _ child: NodeIndex, _ offeredWidth: CGFloat, _ offeredHeight: CGFloat)
        -> ChildPlacement
    {
        ChildPlacement(
            node: child, x: x, y: y, width: width(child, offeredWidth, offeredHeight),
            height: height(child, offeredWidth, offeredHeight), proposedWidth: offeredWidth,
            proposedHeight: offeredHeight)
    }

    @inline(never)
    private func arrangeAtOrigin<S: PlacementSink>(_ node: NodeIndex, _ size: CGSize, _ sink: inout S) {
        var child = firstChild(node)
        while child.exists {
            sink.receive(at(0, 0, child, size.width, size.height), self)
            child = next(child)
        }
    }

    @inline(never)
    private func arrangeChosen<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ sink: inout S
    ) {
        let chosen = chosenAlternative(node, proposedWidth, proposedHeight)
        if chosen.exists { sink.receive(at(0, 0, chosen, proposedWidth, proposedHeight), self) }
    }

    @inline(never)
    private func arrangeModifier<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let child = firstChild(node)
        guard child.exists else { return }
        sink.receive(modified(node, child, proposedWidth, proposedHeight, size), self)
    }

    /// The placement of a modifier's child.
    @inline(never)
    private func modified(
        _ node: NodeIndex, _ child: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize
    ) -> ChildPlacement {
        switch kind(node) {
        case .frame:
            return aligned(
                child, node, childProposal(node, along: .horizontal, proposedWidth),
                childProposal(node, along: .vertical, proposedHeight), in: size)
        case .flexibleFrame:
            return aligned(
                child, node, framePlacingProposal(node, along: .horizontal, proposedWidth, size: size.width),
                framePlacingProposal(node, along: .vertical, proposedHeight, size: size.height), in: size)
        case .padding:
            let insets = limits(node).insets
            return at(
                insets.leading, insets.top, child, childProposal(node, along: .horizontal, proposedWidth),
                childProposal(node, along: .vertical, proposedHeight))
        case .aspectRatio:
            let (offeredWidth, offeredHeight) = aspectProposal(node, proposedWidth, proposedHeight)
            return at(0, 0, child, offeredWidth, offeredHeight)
        case .offset: return at(nodes[node].style.x, nodes[node].style.y, child, proposedWidth, proposedHeight)
        case .position:
            var arranged = at(0, 0, child, size.width, size.height)
            let x = nodes[node].style.x - arranged.width / 2
            let y = nodes[node].style.y - arranged.height / 2
            arranged.x = x.isFinite ? x : 0
            arranged.y = y.isFinite ? y : 0
            return arranged
        default:
            return at(
                0, 0, child, childProposal(node, along: .horizontal, proposedWidth),
                childProposal(node, along: .vertical, proposedHeight))
        }
    }
}
