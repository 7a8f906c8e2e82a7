import MullionGeometry

/// Heights of separable nodes within a known width: the range (answers to 0, unspecified and infinite), and the answer
/// to a real proposal.
extension Engine {
    /// The height for a proposal.
    @inline(__always)
    func height(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        if kind(node).isSimpleLeaf {
            let measurement = measurements + node.offset
            let height = Self.leafLength(measurement.pointee.heightRange, proposedHeight)
            measurement.pointee.proposedHeight = proposedHeight
            measurement.pointee.height = height
            return height
        }
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth), same(current.pointee.proposedHeight, proposedHeight),
            current.pointee.contents.contains(.height)
        {
            current.pointee.stamp = store.pointee.stamp
            return current.pointee.height
        }
        return slowHeight(node, proposedWidth, proposedHeight)
    }

    @inline(never)
    private func slowHeight(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        if stackIsLow { return heightElsewhere(node, proposedWidth, proposedHeight) }
        guard has(node, .separable) else { return coupledSize(node, proposedWidth, proposedHeight).pointee.height }
        // The width comes first: answers about heights are stored with it.
        _ = width(node, proposedWidth, unspecified)
        if kind(node) == .measured, has(node, .heightIgnoresHeight) {
            // Known with the width: nothing to look up, but a stack reads what it offered and got.
            let height = textHeight(node, measurements[node].heightRange, proposedHeight)
            measurements[node].proposedHeight = proposedHeight
            measurements[node].height = height
            trace(node, .height(proposedWidth, proposedHeight), height)
            return height
        }
        let measurement = measurement(node, width: proposedWidth, height: proposedHeight)
        if measurement.pointee.contents.contains(.height) { return measurement.pointee.height }
        // The range is what composing the height anew would find. A trace shows the questions to the children.
        if measurement.pointee.contents.contains(.heightRange), kind(node) != .separableLayout,
            store.pointee.trace == nil, let height = measurement.pointee.heightRange.known(proposedHeight)
        {
            measurement.pointee.height = height
            measurement.pointee.contents.insert(.height)
            return height
        }
        store.pointee.counts.visits += 1
        let height = separableHeight(node, proposedWidth, proposedHeight, measurement)
        measurement.pointee.height = height
        measurement.pointee.contents.insert(.height)
        trace(node, .height(proposedWidth, proposedHeight), height)
        return height
    }

    @inline(never)
    private func heightElsewhere(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGFloat {
        onFurtherStack { slowHeight(node, proposedWidth, proposedHeight) }
    }

    /// The rules of one node for a real height.
    @inline(__always)
    private func separableHeight(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat,
        _ measurement: UnsafeMutablePointer<Measurement>
    ) -> CGFloat {
        switch kind(node) {
        case .measured: return measure(node, proposedWidth, proposedHeight).height
        case .custom: return customSize(node, proposedWidth, proposedHeight).height
        case .separableLayout:
            arrangeWidths(node, proposedWidth)
            return separableLength(node, .vertical, proposedHeight, within: proposedWidth)
        case .css:
            return cssRootHeight(node, proposedWidth, proposedHeight, width: measurement.pointee.width)
        case .hstack: return crossExtent(node, proposedWidth, proposedHeight)
        case .vstack:
            // Around one child a stack is transparent: its range would answer two questions that nobody asks.
            if nodes[node].childCount == 1 { return height(firstChild(node), proposedWidth, proposedHeight) }
            if sharesAreUniform(node, proposedHeight) {
                traceUniformShares(node, along: .vertical, proposedHeight, proposedWidth)
                let range = heightRange(node, proposedWidth)
                return proposedHeight.isNaN ? range.ideal : proposedHeight == 0 ? range.min : range.max
            }
            let height = distribute(node, along: .vertical, proposedHeight, proposedWidth)
            measurement.pointee.contents.insert(.sharesAlongY)
            return height
        case .zstack:
            var extent: CGFloat = 0
            forEachSizing(node) { extent = Self.larger(extent, height($0, proposedWidth, proposedHeight)) }
            return extent
        case .viewThatFits:
            let chosen = chosenAlternative(node, proposedWidth, unspecified)
            return !chosen.exists ? 0 : height(chosen, proposedWidth, proposedHeight)
        case .geometryReader: return proposedHeight.isNaN ? 0 : proposedHeight
        default:
            return modifierLength(node, along: .vertical, proposedHeight) {
                childHeight(node, childProposal(node, along: .horizontal, proposedWidth), $0)
            }
        }
    }

    /// The height of a text that has measured itself: all its lines, or whole lines that fit, at least one (Layout rule
    /// 6.10).
    @inline(__always)
    private func textHeight(_ node: NodeIndex, _ range: LengthRange, _ proposedHeight: CGFloat) -> CGFloat {
        let line = nodes[node].style.lineHeight
        guard !line.isNaN, !proposedHeight.isNaN, proposedHeight < range.max else { return range.ideal }
        return Self.clamp((proposedHeight / line).rounded(.down) * line, range.min, range.max)
    }

    // MARK: - Ranges

    /// The answers to heights 0, unspecified and infinite, within a width.
    @inline(__always)
    func heightRange(_ node: NodeIndex, _ proposedWidth: CGFloat) -> LengthRange {
        if kind(node).isSimpleLeaf { return measurements[node].heightRange }
        let current = measurements + node.offset
        if same(current.pointee.proposedWidth, proposedWidth), current.pointee.contents.contains(.heightRange) {
            current.pointee.stamp = store.pointee.stamp
            return current.pointee.heightRange
        }
        return slowHeightRange(node, proposedWidth)
    }

    @inline(never)
    private func slowHeightRange(_ node: NodeIndex, _ proposedWidth: CGFloat) -> LengthRange {
        if stackIsLow { return heightRangeElsewhere(node, proposedWidth) }
        guard has(node, .separable), kind(node) != .custom, kind(node) != .css else {
            return LengthRange(
                height(node, proposedWidth, 0), height(node, proposedWidth, unspecified),
                height(node, proposedWidth, .infinity))
        }
        _ = width(node, proposedWidth, unspecified)
        let measurement = measurement(node, width: proposedWidth)
        if measurement.pointee.contents.contains(.heightRange) { return measurement.pointee.heightRange }
        store.pointee.counts.visits += 1
        let range = composedHeightRange(node, proposedWidth)
        // Questions on the way may have made a different measurement current.
        let current = self.measurement(node, width: proposedWidth)
        current.pointee.heightRange = range
        current.pointee.contents.insert(.heightRange)
        trace(node, .heightRange(proposedWidth), range)
        return range
    }

    @inline(never)
    private func heightRangeElsewhere(_ node: NodeIndex, _ proposedWidth: CGFloat) -> LengthRange {
        onFurtherStack { slowHeightRange(node, proposedWidth) }
    }

    @inline(__always)
    private func composedHeightRange(_ node: NodeIndex, _ proposedWidth: CGFloat) -> LengthRange {
        switch kind(node) {
        case .measured:
            return LengthRange(
                measure(node, proposedWidth, 0).height, measure(node, proposedWidth, unspecified).height,
                measure(node, proposedWidth, .infinity).height)
        case .separableLayout: return separableRange(node, .vertical, proposedWidth)
        case .hstack: return crossRange(node, proposedWidth)
        case .vstack: return mainRange(node, along: .vertical, proposedWidth)
        case .zstack:
            var range = LengthRange(0, 0, 0)
            forEachSizing(node) {
                range.formMaximum(heightRange($0, proposedWidth))
            }
            return range
        case .viewThatFits:
            let chosen = chosenAlternative(node, proposedWidth, unspecified)
            return !chosen.exists ? .rigid(0) : heightRange(chosen, proposedWidth)
        case .geometryReader: return LengthRange(0, 0, .infinity)
        default:
            return modifierRange(node, along: .vertical) {
                childHeightRange(node, proposedWidth)
            } atLength: {
                childHeight(node, childProposal(node, along: .horizontal, proposedWidth), $0)
            }
        }
    }
}
