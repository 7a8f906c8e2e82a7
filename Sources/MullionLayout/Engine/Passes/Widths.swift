import MullionGeometry

/// Widths of separable nodes: the range (answers to 0, unspecified and infinite) composed from the children's ranges,
/// and the answer to a real proposal.
extension Engine {
    /// The width for a proposal. `proposedHeight` matters only where the node is not separable.
    @inline(__always)
    func width(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        if kind(node).isSimpleLeaf {
            let measurement = measurements + node.offset
            let width = Self.leafLength(ranges[node], proposedWidth)
            measurement.pointee.proposedWidth = proposedWidth
            measurement.pointee.width = width
            return width
        }
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth), current.pointee.contents.contains(.width),
            has(node, .separable) || same(current.pointee.proposedHeight, proposedHeight)
        {
            current.pointee.stamp = store.pointee.stamp
            return current.pointee.width
        }
        return slowWidth(node, proposedWidth, proposedHeight)
    }

    @inline(never)
    private func slowWidth(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        if stackIsLow { return widthElsewhere(node, proposedWidth, proposedHeight) }
        guard has(node, .separable) else { return coupledSize(node, proposedWidth, proposedHeight).pointee.width }
        let measurement = measurement(node, width: proposedWidth)
        if measurement.pointee.contents.contains(.width) { return measurement.pointee.width }
        nodes[node].flags.insert(.wasAsked)
        store.pointee.counts.visits += 1
        let width = separableWidth(node, proposedWidth, measurement)
        measurement.pointee.width = width
        measurement.pointee.contents.insert(.width)
        trace(node, .width(proposedWidth), width)
        return width
    }

    @inline(never)
    private func widthElsewhere(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        onFurtherStack { slowWidth(node, proposedWidth, proposedHeight) }
    }

    /// The rules of one node for a real width.
    @inline(__always)
    private func separableWidth(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ measurement: UnsafeMutablePointer<Measurement>
    ) -> CGFloat {
        switch kind(node) {
        case .measured:
            if has(node, .heightIgnoresHeight) { return measuredText(node, proposedWidth, measurement) }
            return measure(node, proposedWidth, unspecified).width
        case .custom:
            let size = customSize(node, proposedWidth, unspecified)
            measurement.pointee.proposedHeight = unspecified
            measurement.pointee.height = size.height
            measurement.pointee.contents.insert(.height)
            return size.width
        case .separableLayout: return separableLength(node, .horizontal, proposedWidth)
        case .css: return cssRootWidth(node, proposedWidth, unspecified)
        case .hstack:
            if nodes[node].childCount == 1 { return width(firstChild(node), proposedWidth, unspecified) }
            if sharesAreUniform(node, proposedWidth) {
                traceUniformShares(node, along: .horizontal, proposedWidth, unspecified)
                let range = widthRange(node)
                return proposedWidth.isNaN ? range.ideal : proposedWidth == 0 ? range.min : range.max
            }
            let width = distribute(node, along: .horizontal, proposedWidth, unspecified)
            measurement.pointee.contents.insert(.sharesAlongX)
            return width
        case .vstack:
            var extent: CGFloat = 0
            var child = firstChild(node)
            while child.exists {
                extent = Self.larger(extent, width(child, proposedWidth, unspecified))
                child = next(child)
            }
            return extent
        case .zstack:
            var extent: CGFloat = 0
            forEachSizing(node) { extent = Self.larger(extent, width($0, proposedWidth, unspecified)) }
            return extent
        case .viewThatFits:
            let chosen = chosenAlternative(node, proposedWidth, unspecified)
            return !chosen.exists ? 0 : width(chosen, proposedWidth, unspecified)
        case .geometryReader: return proposedWidth.isNaN ? 0 : proposedWidth
        default:
            return modifierLength(node, along: .horizontal, proposedWidth) {
                childWidth(node, $0, childProposal(node, along: .vertical, unspecified))
            }
        }
    }

    /// Measures a text whose height follows from its width: one call answers both sides and the height range.
    private func measuredText(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ measurement: UnsafeMutablePointer<Measurement>
    ) -> CGFloat {
        let proposedWidth =
            proposedWidth == .infinity && nodes[node].flags.contains(.maximumIsIdeal) ? unspecified : proposedWidth
        let size: CGSize
        if proposedWidth.isNaN, nodes[node].flags.contains(.validWidthRange) {
            size = CGSize(width: ranges[node].ideal, height: nodes[node].style.idealHeight)
        } else {
            size = measure(node, proposedWidth, unspecified)
        }
        let line = nodes[node].style.lineHeight
        measurement.pointee.heightRange = LengthRange(
            line.isNaN ? size.height : Self.smaller(line, size.height), size.height, size.height)
        measurement.pointee.contents.insert(.heightRange)
        return size.width
    }

    // MARK: - Ranges

    /// The answers to widths 0, unspecified and infinite. `proposedHeight` matters only where the node is not
    /// separable.
    @inline(__always)
    func widthRange(_ node: NodeIndex, _ proposedHeight: CGFloat) -> LengthRange {
        if has(node, .validWidthRange) { return ranges[node] }
        if has(node, .separable) { return widthRange(node) }
        return LengthRange(
            width(node, 0, proposedHeight), width(node, unspecified, proposedHeight),
            width(node, .infinity, proposedHeight))
    }

    /// The width range of a separable node.
    @inline(__always)
    func widthRange(_ node: NodeIndex) -> LengthRange {
        if has(node, .validWidthRange) { return ranges[node] }
        return slowWidthRange(node)
    }

    @inline(never)
    private func slowWidthRange(_ node: NodeIndex) -> LengthRange {
        if stackIsLow { return widthRangeElsewhere(node) }
        store.pointee.counts.visits += 1
        let range = composedWidthRange(node)
        ranges[node] = range
        nodes[node].flags.insert([.validWidthRange, .wasAsked])
        trace(node, .widthRange, range)
        return range
    }

    @inline(never)
    private func widthRangeElsewhere(_ node: NodeIndex) -> LengthRange { onFurtherStack { slowWidthRange(node) } }

    @inline(__always)
    private func composedWidthRange(_ node: NodeIndex) -> LengthRange {
        switch kind(node) {
        case .measured:
            let least = measure(node, 0, unspecified)
            let ideal = measure(node, unspecified, unspecified)
            let most = has(node, .maximumIsIdeal) ? ideal : measure(node, .infinity, unspecified)
            nodes[node].style.idealHeight = ideal.height
            return LengthRange(least.width, ideal.width, most.width)
        case .custom:
            return LengthRange(
                width(node, 0, unspecified), width(node, unspecified, unspecified), width(node, .infinity, unspecified))
        case .separableLayout: return separableRange(node, .horizontal, unspecified)
        case .css: return cssWidthRange(node)
        case .hstack: return mainRange(node, along: .horizontal, unspecified)
        case .vstack:
            var range = LengthRange(0, 0, 0)
            var child = firstChild(node)
            while child.exists {
                range.formMaximum(widthRange(child, unspecified))
                child = next(child)
            }
            return range
        case .zstack:
            var range = LengthRange(0, 0, 0)
            forEachSizing(node) {
                range.formMaximum(widthRange($0, unspecified))
            }
            return range
        case .viewThatFits:
            func chosen(_ proposed: CGFloat) -> LengthRange {
                let child = chosenAlternative(node, proposed, unspecified)
                return !child.exists ? .rigid(0) : widthRange(child, unspecified)
            }
            return LengthRange(chosen(0).min, chosen(unspecified).ideal, chosen(.infinity).max)
        case .geometryReader: return LengthRange(0, 0, .infinity)
        default:
            return modifierRange(node, along: .horizontal) {
                childWidthRange(node)
            } atLength: {
                childWidth(node, $0, childProposal(node, along: .vertical, unspecified))
            }
        }
    }
}
