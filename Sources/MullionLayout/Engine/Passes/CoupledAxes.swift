import MullionGeometry

/// Nodes whose width may depend on the proposed height: both sides are answered together, under the whole proposal.
///
/// They and their ancestors up to the next cut (a fixed frame, a scroll view …) form an *island*. Stacks inside ask
/// each child for its extremes at the given cross side, so the number of distinct questions can double per level; a
/// budget per node keeps it bounded, and a diagnostic says when it was reached.
extension Engine {
    /// The current answer of an entangled node, both sides known.
    @inline(never)
    func coupledSize(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> UnsafeMutablePointer<Answer> {
        if stackIsLow { return coupledSizeElsewhere(n, pw, ph) }
        let answer = answer(n, both: pw, ph)
        if answer.pointee.facts.contains(.height) { return answer }
        nodes[Int(n)].flags.insert(.wasAsked)
        store.pointee.counts.visits += 1
        let size = coupledRule(n, pw, ph)
        answer.pointee.width = size.width
        answer.pointee.height = size.height
        answer.pointee.facts.insert([.width, .height])
        trace(n, .size(pw, ph), size)
        return answer
    }

    @inline(never)
    private func coupledSizeElsewhere(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> UnsafeMutablePointer<Answer> {
        onFreshStack { coupledSize(n, pw, ph) }
    }

    private func coupledRule(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGSize {
        switch kind(n) {
        case .measured:
            return measure(n, pw, ph)
        case .custom:
            return customSize(n, pw, ph)
        case .aspectRatio:
            let child = firstChild(n)
            guard child >= 0 else { return .zero }
            let (qw, qh) = aspectProposal(n, pw, ph)
            return size(child, qw, qh)
        case .hstack:
            let width = distribute(n, horizontal: true, pw, ph)
            return CGSize(width: width, height: arrangedCrossExtent(n, pw, ph))
        case .vstack:
            let height = distribute(n, horizontal: false, ph, pw)
            return CGSize(width: verticalCrossExtent(n, pw, ph), height: height)
        case .zstack:
            var extent = CGSize.zero
            forEachSizing(n) {
                let own = size($0, pw, ph)
                extent.width = Self.larger(extent.width, own.width)
                extent.height = Self.larger(extent.height, own.height)
            }
            return extent
        case .viewThatFits:
            let chosen = chosenAlternative(n, pw, ph)
            return chosen < 0 ? .zero : size(chosen, pw, ph)
        default:
            let qw = childProposal(n, horizontal: true, pw)
            let qh = childProposal(n, horizontal: false, ph)
            let width = modifierLength(n, horizontal: true, pw) { childWidth(n, $0, qh) }
            let height = modifierLength(n, horizontal: false, ph) { childHeight(n, qw, $0) }
            return CGSize(width: width, height: height)
        }
    }

    /// The extent across a vertical stack whose children's current answers are those to their shares.
    func verticalCrossExtent(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        let shares = shares(n, ph)
        var plain: CGFloat = 0
        var lined = GuidedExtent()
        let guided = has(n, .guided)
        let code = nodes[Int(n)].horizontalGuide
        var child = firstChild(n)
        while child >= 0 {
            let share = shareY(shares, child)
            let length = width(child, pw, share)
            if guided {
                lined.add(length: length, guide: guide(child, code, pw, share))
            } else {
                plain = Self.larger(plain, length)
            }
            child = next(child)
        }
        return guided ? lined.length : plain
    }

    /// What an aspect ratio proposes its child on both sides (rule 4.11).
    func aspectProposal(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> (CGFloat, CGFloat) {
        if pw.isNaN, ph.isNaN { return (pw, ph) }
        let ratio = nodes[Int(n)].a
        let base =
            ratio.isNaN
            ? size(firstChild(n), unspecified, unspecified) : CGSize(width: ratio, height: 1)
        // A base without extent has no ratio: the proposal passes through.
        guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else { return (pw, ph) }
        let scale: CGFloat
        if pw.isNaN {
            scale = ph / base.height
        } else if ph.isNaN {
            scale = pw / base.width
        } else if has(n, .optionA) {
            scale = Self.larger(pw / base.width, ph / base.height)
        } else {
            scale = Self.smaller(pw / base.width, ph / base.height)
        }
        return (base.width * scale, base.height * scale)
    }

    /// The alternative that ViewThatFits takes: the first whose ideal size fits the proposal on the listed axes, else
    /// the last (rule 6.7); -1 without children.
    func chosenAlternative(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> Int32 {
        var child = firstChild(n)
        let horizontal = has(n, .optionA) && !pw.isNaN
        let vertical = has(n, .optionB) && !ph.isNaN
        while child >= 0, next(child) >= 0 {
            let fitsWidth = !horizontal || idealWidth(child) <= pw
            if fitsWidth, !vertical || height(child, unspecified, unspecified) <= ph { return child }
            child = next(child)
        }
        return child
    }

    @inline(__always)
    private func idealWidth(_ n: Int32) -> CGFloat {
        has(n, .separable) && kind(n) != .custom ? widthRange(n).ideal : width(n, unspecified, unspecified)
    }
}
