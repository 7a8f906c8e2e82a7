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
        if stackIsLow { return onFreshStack { slowHeight(n, pw, ph) } }
        guard has(n, .separable) else { return entangledSize(n, pw, ph).pointee.height }
        // The width comes first: answers about heights stand beside it.
        _ = width(n, pw, unspecified)
        let answer = answer(n, width: pw, height: ph)
        if answer.pointee.facts.contains(.height) { return answer.pointee.height }
        store.pointee.counts.visits += 1
        let height = separableHeight(n, pw, ph, answer)
        answer.pointee.height = height
        answer.pointee.facts.insert(.height)
        trace(n, .height(pw, ph), height)
        return height
    }

    /// The rules of one node for a real height.
    @inline(__always)
    private func separableHeight(
        _ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ answer: UnsafeMutablePointer<Answer>
    ) -> CGFloat {
        switch kind(n) {
        case .measured:
            guard has(n, .optionA) else { return measure(n, pw, ph).height }
            let range = answer.pointee.heightRange
            let line = nodes[Int(n)].b
            guard !line.isNaN, !ph.isNaN, ph < range.max else { return range.ideal }
            // Whole lines only, at least one (rule 6.10).
            return Self.clamp((ph / line).rounded(.down) * line, range.min, range.max)
        case .custom:
            return customSize(n, pw, ph).height
        case .hstack:
            return crossExtent(n, pw, ph)
        case .vstack:
            if sharesAreUniform(n, ph) {
                traceUniformShares(n, horizontal: false, ph, pw)
                let range = heightRange(n, pw)
                return ph.isNaN ? range.ideal : ph == 0 ? range.min : range.max
            }
            let height = distribute(n, horizontal: false, ph, pw)
            answer.pointee.facts.insert(.arrangedY)
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
            return modifierLength(n, horizontal: false, ph) { q in
                let child = firstChild(n)
                return child < 0 ? 0 : height(child, childProposal(n, horizontal: true, pw), q)
            }
        }
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
        if stackIsLow { return onFreshStack { slowHeightRange(n, pw) } }
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

    @inline(__always)
    private func composedHeightRange(_ n: Int32, _ pw: CGFloat) -> LengthRange {
        switch kind(n) {
        case .measured:
            return LengthRange(
                measure(n, pw, 0).height, measure(n, pw, unspecified).height, measure(n, pw, .infinity).height)
        case .hstack:
            return crossRange(n, pw)
        case .vstack:
            return mainRange(n, horizontal: false, pw)
        case .zstack:
            var range = LengthRange(0, 0, 0)
            forEachSizing(n) {
                let own = heightRange($0, pw)
                range = LengthRange(
                    Self.larger(range.min, own.min), Self.larger(range.ideal, own.ideal),
                    Self.larger(range.max, own.max))
            }
            return range
        case .viewThatFits:
            let chosen = chosenAlternative(n, pw, unspecified)
            return chosen < 0 ? .rigid(0) : heightRange(chosen, pw)
        case .geometryReader:
            return LengthRange(0, 0, .infinity)
        default:
            return modifierRange(n, horizontal: false) {
                let child = firstChild(n)
                return child < 0 ? .rigid(0) : heightRange(child, childProposal(n, horizontal: true, pw))
            } atLength: { q in
                let child = firstChild(n)
                return child < 0 ? 0 : height(child, childProposal(n, horizontal: true, pw), q)
            }
        }
    }
}
