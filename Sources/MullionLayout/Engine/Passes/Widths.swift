import MullionGeometry

/// Widths of separable nodes: the range (answers to 0, unspecified and infinite) composed from the children's ranges,
/// and the answer to a real proposal.
extension Engine {
    /// The width for a proposal. `ph` matters only where the node is not separable.
    @inline(__always)
    func width(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        if kind(n).isSimpleLeaf {
            let answer = answers + Int(n)
            let width = Self.leafLength(ranges[Int(n)], pw)
            answer.pointee.proposedWidth = pw
            answer.pointee.width = width
            return width
        }
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), current.pointee.facts.contains(.width),
            has(n, .separable) || same(current.pointee.proposedHeight, ph)
        {
            current.pointee.stamp = store.pointee.stamp
            return current.pointee.width
        }
        return slowWidth(n, pw, ph)
    }

    @inline(never)
    private func slowWidth(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        if stackIsLow { return widthElsewhere(n, pw, ph) }
        guard has(n, .separable) else { return coupledSize(n, pw, ph).pointee.width }
        let answer = answer(n, width: pw)
        if answer.pointee.facts.contains(.width) { return answer.pointee.width }
        nodes[Int(n)].flags.insert(.wasAsked)
        store.pointee.counts.visits += 1
        let width = separableWidth(n, pw, answer)
        answer.pointee.width = width
        answer.pointee.facts.insert(.width)
        trace(n, .width(pw), width)
        return width
    }

    @inline(never)
    private func widthElsewhere(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        onFreshStack { slowWidth(n, pw, ph) }
    }

    /// The rules of one node for a real width.
    @inline(__always)
    private func separableWidth(_ n: Int32, _ pw: CGFloat, _ answer: UnsafeMutablePointer<Answer>) -> CGFloat {
        switch kind(n) {
        case .measured:
            if has(n, .optionA) { return measuredText(n, pw, answer) }
            return measure(n, pw, unspecified).width
        case .custom:
            let size = customSize(n, pw, unspecified)
            answer.pointee.proposedHeight = unspecified
            answer.pointee.height = size.height
            answer.pointee.facts.insert(.height)
            return size.width
        case .separableLayout:
            return separableLength(n, .horizontal, pw)
        case .hstack:
            if sharesAreUniform(n, pw) {
                traceUniformShares(n, horizontal: true, pw, unspecified)
                let range = widthRange(n)
                return pw.isNaN ? range.ideal : pw == 0 ? range.min : range.max
            }
            let width = distribute(n, horizontal: true, pw, unspecified)
            answer.pointee.facts.insert(.sharesAlongX)
            return width
        case .vstack:
            var extent: CGFloat = 0
            var child = firstChild(n)
            while child >= 0 {
                extent = Self.larger(extent, width(child, pw, unspecified))
                child = next(child)
            }
            return extent
        case .zstack:
            var extent: CGFloat = 0
            forEachSizing(n) { extent = Self.larger(extent, width($0, pw, unspecified)) }
            return extent
        case .viewThatFits:
            let chosen = chosenAlternative(n, pw, unspecified)
            return chosen < 0 ? 0 : width(chosen, pw, unspecified)
        case .geometryReader:
            return pw.isNaN ? 0 : pw
        default:
            return modifierLength(n, horizontal: true, pw) {
                childWidth(n, $0, childProposal(n, horizontal: false, unspecified))
            }
        }
    }

    /// Measures a text whose height follows from its width: one call answers both sides and the height range.
    private func measuredText(_ n: Int32, _ pw: CGFloat, _ answer: UnsafeMutablePointer<Answer>) -> CGFloat {
        let i = Int(n)
        let pw = pw == .infinity && nodes[i].flags.contains(.optionB) ? unspecified : pw
        let size: CGSize
        if pw.isNaN, nodes[i].flags.contains(.validWidthRange) {
            size = CGSize(width: ranges[i].ideal, height: nodes[i].a)
        } else {
            size = measure(n, pw, unspecified)
        }
        let line = nodes[i].b
        answer.pointee.heightRange = LengthRange(
            line.isNaN ? size.height : Self.smaller(line, size.height), size.height, size.height)
        answer.pointee.facts.insert(.heightRange)
        return size.width
    }

    // MARK: - Ranges

    /// The answers to widths 0, unspecified and infinite. `ph` matters only where the node is not separable.
    @inline(__always)
    func widthRange(_ n: Int32, _ ph: CGFloat) -> LengthRange {
        if has(n, .validWidthRange) { return ranges[Int(n)] }
        if has(n, .separable) { return widthRange(n) }
        return LengthRange(width(n, 0, ph), width(n, unspecified, ph), width(n, .infinity, ph))
    }

    /// The width range of a separable node.
    @inline(__always)
    func widthRange(_ n: Int32) -> LengthRange {
        if has(n, .validWidthRange) { return ranges[Int(n)] }
        return slowWidthRange(n)
    }

    @inline(never)
    private func slowWidthRange(_ n: Int32) -> LengthRange {
        if stackIsLow { return widthRangeElsewhere(n) }
        store.pointee.counts.visits += 1
        let range = composedWidthRange(n)
        ranges[Int(n)] = range
        nodes[Int(n)].flags.insert([.validWidthRange, .wasAsked])
        trace(n, .widthRange, range)
        return range
    }

    @inline(never)
    private func widthRangeElsewhere(_ n: Int32) -> LengthRange {
        onFreshStack { slowWidthRange(n) }
    }

    @inline(__always)
    private func composedWidthRange(_ n: Int32) -> LengthRange {
        switch kind(n) {
        case .measured:
            let least = measure(n, 0, unspecified)
            let ideal = measure(n, unspecified, unspecified)
            let most = has(n, .optionB) ? ideal : measure(n, .infinity, unspecified)
            nodes[Int(n)].a = ideal.height
            return LengthRange(least.width, ideal.width, most.width)
        case .custom:
            return LengthRange(
                width(n, 0, unspecified), width(n, unspecified, unspecified), width(n, .infinity, unspecified))
        case .separableLayout:
            return separableRange(n, .horizontal, unspecified)
        case .hstack:
            return mainRange(n, horizontal: true, unspecified)
        case .vstack:
            var range = LengthRange(0, 0, 0)
            var child = firstChild(n)
            while child >= 0 {
                range.formMaximum(widthRange(child, unspecified))
                child = next(child)
            }
            return range
        case .zstack:
            var range = LengthRange(0, 0, 0)
            forEachSizing(n) {
                range.formMaximum(widthRange($0, unspecified))
            }
            return range
        case .viewThatFits:
            func chosen(_ p: CGFloat) -> LengthRange {
                let child = chosenAlternative(n, p, unspecified)
                return child < 0 ? .rigid(0) : widthRange(child, unspecified)
            }
            return LengthRange(chosen(0).min, chosen(unspecified).ideal, chosen(.infinity).max)
        case .geometryReader:
            return LengthRange(0, 0, .infinity)
        default:
            return modifierRange(n, horizontal: true) {
                childWidthRange(n)
            } atLength: {
                childWidth(n, $0, childProposal(n, horizontal: false, unspecified))
            }
        }
    }
}
