import MullionGeometry

/// Where a container of a given size puts its children, and what it proposes them there. The same code places nodes and
/// finds out where their guides lie for a proposal that is only being considered.
extension Engine {
    typealias Emit = (_ child: Int32, _ x: CGFloat, _ y: CGFloat, _ qw: CGFloat, _ qh: CGFloat) -> Void

    /// Calls `emit` for each placed child, in declaration order, left-to-right.
    @inline(__always)
    func arrange(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ emit: Emit) {
        switch kind(n) {
        case .hstack: arrangeHorizontally(n, pw, ph, size, emit)
        case .vstack: arrangeVertically(n, pw, ph, size, emit)
        case .zstack: arrangeInDepth(n, size, emit)
        case .custom: arrangeCustom(n, pw, ph, size, emit)
        default: arrangeOther(n, pw, ph, size, emit)
        }
    }

    // MARK: - Stacks

    /// An unspecified cross side becomes the stack's own, and the children are asked again (rule 3.10); around one child
    /// a stack is transparent (rule 3.1).
    @inline(__always)
    private func arrangeHorizontally(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ emit: Emit) {
        let ph = ph.isNaN && nodes[Int(n)].childCount > 1 ? size.height : ph
        arrangeX(n, pw, ph)
        let shares = shares(n, pw)
        let code = nodes[Int(n)].verticalGuide
        let guided = has(n, .guided)
        var lined = GuidedExtent()
        var extent: CGFloat = 0
        var child = firstChild(n)
        while child >= 0 {
            let share = shareX(shares, child)
            let length = height(child, share, ph)
            if guided {
                lined.add(length: length, guide: guide(child, code, share, ph))
            } else {
                extent = Self.larger(extent, length)
            }
            child = next(child)
        }
        var x: CGFloat = 0
        if has(n, .insetFirst), nodes[Int(n)].childCount > 1 { x = insetLead(n, horizontal: true) }
        let mixed = has(n, .mixedGaps)
        let gap = uniformGap(n)
        child = firstChild(n)
        while child >= 0 {
            let share = shareX(shares, child)
            let w = width(child, share, ph)
            let h = height(child, share, ph)
            let y = guided
                ? lined.offset(guide: guide(child, code, share, ph)) : Self.crossOffset(code, extent, h)
            let following = next(child)
            if has(n, .insetFirst), child != firstChild(n) {
                emit(child, 0, y, share, ph)
            } else {
                emit(child, x, y, share, ph)
            }
            if following >= 0 { x += w + (mixed ? preferredGap(n, child, following) : gap) }
            child = following
        }
    }

    @inline(__always)
    private func arrangeVertically(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ emit: Emit) {
        let pw = pw.isNaN && nodes[Int(n)].childCount > 1 ? size.width : pw
        arrangeY(n, pw, ph)
        let shares = shares(n, ph)
        let code = nodes[Int(n)].horizontalGuide
        let guided = has(n, .guided)
        var lined = GuidedExtent()
        var extent: CGFloat = 0
        var child = firstChild(n)
        while child >= 0 {
            let share = shareY(shares, child)
            let length = width(child, pw, share)
            if guided {
                lined.add(length: length, guide: guide(child, code, pw, share))
            } else {
                extent = Self.larger(extent, length)
            }
            child = next(child)
        }
        var y: CGFloat = 0
        if has(n, .insetFirst), nodes[Int(n)].childCount > 1 { y = insetLead(n, horizontal: false) }
        let mixed = has(n, .mixedGaps)
        let gap = uniformGap(n)
        child = firstChild(n)
        while child >= 0 {
            let share = shareY(shares, child)
            let w = width(child, pw, share)
            let h = height(child, pw, share)
            let x = guided
                ? lined.offset(guide: guide(child, code, pw, share)) : Self.crossOffset(code, extent, w)
            let following = next(child)
            if has(n, .insetFirst), child != firstChild(n) {
                emit(child, x, 0, pw, share)
            } else {
                emit(child, x, y, pw, share)
            }
            if following >= 0 { y += h + (mixed ? preferredGap(n, child, following) : gap) }
            child = following
        }
    }

    /// How far the content of a leading inset stands back: the inset's length and the gap.
    private func insetLead(_ n: Int32, horizontal: Bool) -> CGFloat {
        let inset = next(firstChild(n))
        let answer = answers[Int(inset)]
        let gap = has(n, .mixedGaps) ? preferredGap(n, firstChild(n), inset) : uniformGap(n)
        return (horizontal ? answer.width : answer.height) + gap
    }

    /// The offset of a length inside an extent by a built-in guide; 0 when the extent has no end.
    @inline(__always)
    static func crossOffset(_ code: GuideCode, _ extent: CGFloat, _ length: CGFloat) -> CGFloat {
        if extent == .infinity { return 0 }
        return defaultGuide(code, extent) - defaultGuide(code, length)
    }

    // MARK: - Depth, overlays

    private func arrangeInDepth(_ n: Int32, _ size: CGSize, _ emit: Emit) {
        let alignment = (nodes[Int(n)].horizontalGuide, nodes[Int(n)].verticalGuide)
        var child = firstChild(n)
        while child >= 0 {
            let (x, y) = alignedOrigin(child, alignment, size.width, size.height, in: size)
            emit(child, x, y, size.width, size.height)
            child = next(child)
        }
    }

    /// Where a child stands whose guides meet the default guides of a box of `size`; on a side where either is infinite,
    /// at 0.
    func alignedOrigin(
        _ child: Int32, _ alignment: (GuideCode, GuideCode), _ qw: CGFloat, _ qh: CGFloat, in size: CGSize
    ) -> (CGFloat, CGFloat) {
        aligned(
            child, alignment, qw, qh,
            to: (defaultGuide(alignment.0, size: size), defaultGuide(alignment.1, size: size)))
    }

    private func aligned(
        _ child: Int32, _ alignment: (GuideCode, GuideCode), _ qw: CGFloat, _ qh: CGFloat,
        to target: (CGFloat, CGFloat)
    ) -> (CGFloat, CGFloat) {
        let x = target.0 - guide(child, alignment.0, qw, qh)
        let y = target.1 - guide(child, alignment.1, qw, qh)
        return (x.isFinite ? x : 0, y.isFinite ? y : 0)
    }

    /// The base fills the node; the content is proposed the base's size and aligned to the base's guides. Several content
    /// views form an implicit depth stack (rule 6.5).
    private func arrangeLayers(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ emit: Emit) {
        let base = firstChild(n)
        guard base >= 0 else { return }
        emit(base, 0, 0, pw, ph)
        let first = next(base)
        guard first >= 0 else { return }
        let alignment = (nodes[Int(n)].horizontalGuide, nodes[Int(n)].verticalGuide)
        let target = (guide(base, alignment.0, pw, ph), guide(base, alignment.1, pw, ph))
        if next(first) < 0 {
            let (x, y) = aligned(first, alignment, size.width, size.height, to: target)
            emit(first, x, y, size.width, size.height)
            return
        }
        // The implicit stack: as large as its largest children of the highest priority, each placed with that size.
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
        var guides = (GuideCombination(alignment.0), GuideCombination(alignment.1))
        // Without an end a stack combines no guides (rule 2.8).
        child = stack.width.isFinite && stack.height.isFinite ? first : -1
        while child >= 0 {
            let (x, y) = alignedOrigin(child, alignment, stack.width, stack.height, in: stack)
            if alignment.0.combines {
                let own = explicitGuide(child, alignment.0, stack.width, stack.height)
                if !own.isNaN { guides.0.add(own + x) }
            }
            if alignment.1.combines {
                let own = explicitGuide(child, alignment.1, stack.width, stack.height)
                if !own.isNaN { guides.1.add(own + y) }
            }
            child = next(child)
        }
        let gx = guides.0.value.isNaN ? defaultGuide(alignment.0, size: stack) : guides.0.value
        let gy = guides.1.value.isNaN ? defaultGuide(alignment.1, size: stack) : guides.1.value
        let (dx, dy) = (target.0 - gx, target.1 - gy)
        child = first
        while child >= 0 {
            let (x, y) = alignedOrigin(child, alignment, stack.width, stack.height, in: stack)
            emit(child, x + (dx.isFinite ? dx : 0), y + (dy.isFinite ? dy : 0), stack.width, stack.height)
            child = next(child)
        }
    }

    // MARK: - Modifiers, readers, alternatives

    private func arrangeOther(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, _ emit: Emit) {
        let child = firstChild(n)
        guard child >= 0 else { return }
        let alignment = (nodes[Int(n)].horizontalGuide, nodes[Int(n)].verticalGuide)
        switch kind(n) {
        case .frame:
            let qw = childProposal(n, horizontal: true, pw)
            let qh = childProposal(n, horizontal: false, ph)
            let (x, y) = alignedOrigin(child, alignment, qw, qh, in: size)
            emit(child, x, y, qw, qh)
        case .flexibleFrame:
            let qw = framePlacingProposal(n, horizontal: true, pw, size: size.width)
            let qh = framePlacingProposal(n, horizontal: false, ph, size: size.height)
            let (x, y) = alignedOrigin(child, alignment, qw, qh, in: size)
            emit(child, x, y, qw, qh)
        case .padding:
            let insets = limits(n)
            emit(
                child, insets.leading, insets.top, childProposal(n, horizontal: true, pw),
                childProposal(n, horizontal: false, ph))
        case .aspectRatio:
            let (qw, qh) = aspectProposal(n, pw, ph)
            emit(child, 0, 0, qw, qh)
        case .offset:
            emit(child, nodes[Int(n)].a, nodes[Int(n)].b, pw, ph)
        case .position:
            let own = self.size(child, size.width, size.height)
            let x = nodes[Int(n)].a - own.width / 2
            let y = nodes[Int(n)].b - own.height / 2
            emit(child, x.isFinite ? x : 0, y.isFinite ? y : 0, size.width, size.height)
        case .overlay, .background:
            arrangeLayers(n, pw, ph, size, emit)
        case .viewThatFits:
            emit(chosenAlternative(n, pw, ph), 0, 0, pw, ph)
        case .geometryReader:
            var child = child
            while child >= 0 {
                emit(child, 0, 0, size.width, size.height)
                child = next(child)
            }
        default:
            emit(child, 0, 0, childProposal(n, horizontal: true, pw), childProposal(n, horizontal: false, ph))
        }
    }
}
