import MullionGeometry

/// Heights of separable nodes within a known width: the range (answers to 0, unspecified and infinite), and the answer
/// to a real proposal.
extension Engine {
    /// The height for a proposal.
    @inline(__always)
    func height(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        if kind(n).isSimpleLeaf {
            let answer = answers + Int(n)
            let height = Self.leafLength(answer.pointee.heightRange, ph)
            answer.pointee.proposedHeight = ph
            answer.pointee.height = height
            return height
        }
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), same(current.pointee.proposedHeight, ph),
            current.pointee.facts.contains(.height)
        {
            current.pointee.stamp = store.pointee.stamp
            return current.pointee.height
        }
        return slowHeight(n, pw, ph)
    }

    @inline(never)
    private func slowHeight(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        if stackIsLow { return heightElsewhere(n, pw, ph) }
        guard has(n, .separable) else { return coupledSize(n, pw, ph).pointee.height }
        // The width comes first: answers about heights stand beside it.
        _ = width(n, pw, unspecified)
        if kind(n) == .measured, has(n, .optionA) {
            // Known with the width: nothing to look up, but a stack reads what it offered and got.
            let height = textHeight(n, answers[Int(n)].heightRange, ph)
            answers[Int(n)].proposedHeight = ph
            answers[Int(n)].height = height
            trace(n, .height(pw, ph), height)
            return height
        }
        let answer = answer(n, width: pw, height: ph)
        if answer.pointee.facts.contains(.height) { return answer.pointee.height }
        store.pointee.counts.visits += 1
        let height = separableHeight(n, pw, ph, answer)
        answer.pointee.height = height
        answer.pointee.facts.insert(.height)
        trace(n, .height(pw, ph), height)
        return height
    }

    @inline(never)
    private func heightElsewhere(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> CGFloat {
        onFreshStack { slowHeight(n, pw, ph) }
    }

    /// The rules of one node for a real height.
    @inline(__always)
    private func separableHeight(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ answer: UnsafeMutablePointer<Answer>
    ) -> CGFloat {
        switch kind(n) {
        case .measured:
            return measure(n, pw, ph).height
        case .custom:
            return customSize(n, pw, ph).height
        case .separableLayout:
            arrangeWidths(n, pw)
            return separableLength(n, .vertical, ph, within: pw)
        case .hstack:
            return crossExtent(n, pw, ph)
        case .vstack:
            if sharesAreUniform(n, ph) {
                traceUniformShares(n, horizontal: false, ph, pw)
                let range = heightRange(n, pw)
                return ph.isNaN ? range.ideal : ph == 0 ? range.min : range.max
            }
            let height = distribute(n, horizontal: false, ph, pw)
            answer.pointee.facts.insert(.sharesAlongY)
            return height
        case .zstack:
            var extent: CGFloat = 0
            forEachSizing(n) { extent = Self.larger(extent, height($0, pw, ph)) }
            return extent
        case .viewThatFits:
            let chosen = chosenAlternative(n, pw, unspecified)
            return chosen < 0 ? 0 : height(chosen, pw, ph)
        case .geometryReader:
            return ph.isNaN ? 0 : ph
        default:
            return modifierLength(n, horizontal: false, ph) {
                childHeight(n, childProposal(n, horizontal: true, pw), $0)
            }
        }
    }

    /// The height of a text that has measured itself: all its lines, or whole lines that fit, at least one (rule 6.10).
    @inline(__always)
    private func textHeight(_ n: Int32, _ range: LengthRange, _ ph: CGFloat) -> CGFloat {
        let line = nodes[Int(n)].b
        guard !line.isNaN, !ph.isNaN, ph < range.max else { return range.ideal }
        return Self.clamp((ph / line).rounded(.down) * line, range.min, range.max)
    }

    // MARK: - Ranges

    /// The answers to heights 0, unspecified and infinite, within a width.
    @inline(__always)
    func heightRange(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        if kind(n).isSimpleLeaf { return answers[Int(n)].heightRange }
        let current = answers + Int(n)
        if same(current.pointee.proposedWidth, pw), current.pointee.facts.contains(.heightRange) {
            current.pointee.stamp = store.pointee.stamp
            return current.pointee.heightRange
        }
        return slowHeightRange(n, pw)
    }

    @inline(never)
    private func slowHeightRange(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        if stackIsLow { return heightRangeElsewhere(n, pw) }
        guard has(n, .separable), kind(n) != .custom else {
            return LengthRange(height(n, pw, 0), height(n, pw, unspecified), height(n, pw, .infinity))
        }
        _ = width(n, pw, unspecified)
        let answer = answer(n, width: pw)
        if answer.pointee.facts.contains(.heightRange) { return answer.pointee.heightRange }
        store.pointee.counts.visits += 1
        let range = composedHeightRange(n, pw)
        // Questions on the way may have made another answer current.
        let place = self.answer(n, width: pw)
        place.pointee.heightRange = range
        place.pointee.facts.insert(.heightRange)
        trace(n, .heightRange(pw), range)
        return range
    }

    @inline(never)
    private func heightRangeElsewhere(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        onFreshStack { slowHeightRange(n, pw) }
    }

    @inline(__always)
    private func composedHeightRange(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        switch kind(n) {
        case .measured:
            return LengthRange(
                measure(n, pw, 0).height, measure(n, pw, unspecified).height, measure(n, pw, .infinity).height)
        case .separableLayout:
            return separableRange(n, .vertical, pw)
        case .hstack:
            return crossRange(n, pw)
        case .vstack:
            return mainRange(n, horizontal: false, pw)
        case .zstack:
            var range = LengthRange(0, 0, 0)
            forEachSizing(n) {
                range.formMaximum(heightRange($0, pw))
            }
            return range
        case .viewThatFits:
            let chosen = chosenAlternative(n, pw, unspecified)
            return chosen < 0 ? .rigid(0) : heightRange(chosen, pw)
        case .geometryReader:
            return LengthRange(0, 0, .infinity)
        default:
            return modifierRange(n, horizontal: false) {
                childHeightRange(n, pw)
            } atLength: {
                childHeight(n, childProposal(n, horizontal: true, pw), $0)
            }
        }
    }
}
