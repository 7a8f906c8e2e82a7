import MullionGeometry

/// Nodes whose width may depend on the proposed height: both sides are answered together, under the whole proposal.
///
/// They and their ancestors up to the next boundary (a fixed frame, a scroll view …) form a *coupled region*. Stacks
/// inside ask each child for its extremes at the given cross side, so the number of distinct questions can double per
/// level; a budget per node keeps it bounded, and a diagnostic reports when it was reached.
extension Engine {
    /// The current measurement of a node with coupled axes, both sides known.
    @inline(never)
    func coupledSize(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> UnsafeMutablePointer<
        Measurement
    > {
        if stackIsLow { return coupledSizeElsewhere(node, proposedWidth, proposedHeight) }
        let measurement = measurement(node, both: proposedWidth, proposedHeight)
        if measurement.pointee.contents.contains(.height) { return measurement }
        nodes[node].flags.insert(.wasAsked)
        store.pointee.counts.visits += 1
        let size = coupledRule(node, proposedWidth, proposedHeight)
        measurement.pointee.width = size.width
        measurement.pointee.height = size.height
        measurement.pointee.contents.insert([.width, .height])
        trace(node, .size(proposedWidth, proposedHeight), size)
        return measurement
    }

    @inline(never)
    private func coupledSizeElsewhere(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat)
        -> UnsafeMutablePointer<Measurement>
    {
        onFurtherStack { coupledSize(node, proposedWidth, proposedHeight) }
    }

    private func coupledRule(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        switch kind(node) {
        case .measured: return measure(node, proposedWidth, proposedHeight)
        case .custom: return customSize(node, proposedWidth, proposedHeight)
        case .css:
            let width = cssRootWidth(node, proposedWidth, proposedHeight)
            return CGSize(
                width: width, height: cssRootHeight(node, proposedWidth, proposedHeight, width: width))
        case .aspectRatio:
            let child = firstChild(node)
            guard child.exists else { return .zero }
            let (offeredWidth, offeredHeight) = aspectProposal(node, proposedWidth, proposedHeight)
            return size(child, offeredWidth, offeredHeight)
        case .hstack:
            let width = distribute(node, along: .horizontal, proposedWidth, proposedHeight)
            return CGSize(width: width, height: arrangedCrossExtent(node, proposedWidth, proposedHeight))
        case .vstack:
            let height = distribute(node, along: .vertical, proposedHeight, proposedWidth)
            return CGSize(width: verticalCrossExtent(node, proposedWidth, proposedHeight), height: height)
        case .zstack:
            var extent = CGSize.zero
            forEachSizing(node) {
                let own = size($0, proposedWidth, proposedHeight)
                extent.width = Self.larger(extent.width, own.width)
                extent.height = Self.larger(extent.height, own.height)
            }
            return extent
        case .viewThatFits:
            let chosen = chosenAlternative(node, proposedWidth, proposedHeight)
            return !chosen.exists ? .zero : size(chosen, proposedWidth, proposedHeight)
        default:
            let offeredWidth = childProposal(node, along: .horizontal, proposedWidth)
            let offeredHeight = childProposal(node, along: .vertical, proposedHeight)
            let width = modifierLength(node, along: .horizontal, proposedWidth) { childWidth(node, $0, offeredHeight) }
            let height = modifierLength(node, along: .vertical, proposedHeight) { childHeight(node, offeredWidth, $0) }
            return CGSize(width: width, height: height)
        }
    }

    /// The extent across a vertical stack whose children's current answers are those to their shares.
    func verticalCrossExtent(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        let shares = shares(node, proposedHeight)
        var plain: CGFloat = 0
        var lined = GuidedExtent()
        let guided = has(node, .guided)
        let code = nodes[node].horizontalGuide
        var child = firstChild(node)
        while child.exists {
            let share = shareY(shares, child)
            let length = width(child, proposedWidth, share)
            if guided {
                lined.add(length: length, guide: guide(child, code, proposedWidth, share))
            } else {
                plain = Self.larger(plain, length)
            }
            child = next(child)
        }
        return guided ? lined.length : plain
    }

    /// What an aspect ratio proposes its child on both sides (Layout rule 4.11).
    func aspectProposal(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> (CGFloat, CGFloat) {
        if proposedWidth.isNaN, proposedHeight.isNaN { return (proposedWidth, proposedHeight) }
        let ratio = nodes[node].style.ratio
        let base = ratio.isNaN ? size(firstChild(node), unspecified, unspecified) : CGSize(width: ratio, height: 1)
        // A base without extent has no ratio: the proposal passes through.
        guard base.width > 0, base.height > 0, base.width.isFinite, base.height.isFinite else {
            return (proposedWidth, proposedHeight)
        }
        let scale: CGFloat
        if proposedWidth.isNaN {
            scale = proposedHeight / base.height
        } else if proposedHeight.isNaN {
            scale = proposedWidth / base.width
        } else if has(node, .fillsRatio) {
            scale = Self.larger(proposedWidth / base.width, proposedHeight / base.height)
        } else {
            scale = Self.smaller(proposedWidth / base.width, proposedHeight / base.height)
        }
        return (base.width * scale, base.height * scale)
    }

    /// The alternative that ViewThatFits takes: the first that fits the proposal on the listed axes when they are
    /// proposed no length, else the last (Layout rule 6.7); absent without children.
    func chosenAlternative(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> NodeIndex {
        var child = firstChild(node)
        let offeredWidth = has(node, .horizontal) ? unspecified : proposedWidth
        let offeredHeight = has(node, .vertical) ? unspecified : proposedHeight
        let horizontal = has(node, .horizontal) && !proposedWidth.isNaN
        let vertical = has(node, .vertical) && !proposedHeight.isNaN
        while child.exists, next(child).exists {
            let fitsWidth = !horizontal || idealWidth(child, offeredHeight) <= proposedWidth
            if fitsWidth, !vertical || height(child, offeredWidth, unspecified) <= proposedHeight { return child }
            child = next(child)
        }
        return child
    }

    @inline(__always)
    private func idealWidth(_ node: NodeIndex, _ proposedHeight: CGFloat) -> CGFloat {
        has(node, .separable) && kind(node) != .custom
            ? widthRange(node).ideal : width(node, unspecified, proposedHeight)
    }
}
