import MullionGeometry
import MullionLayout
import MullionViews

/// Explains the proposal to a box: a rule for each kind of parent.
extension LayoutExplainer {
    func offer(_ row: Int) -> [String] {
        let proposal = proposal(row)
        let offered = Wording.proposal(proposal)
        guard let parent = boxes[row].parent else { return ["The picture offered it \(offered)."] }
        let owner = titled(parent)
        let isFirst = children[parent].first == row
        switch kinds[parent] {
        case .hStack, .vStack: return stackOffer(row, parent)
        case .zStack: return ["\(owner) offered every child the same: \(offered)."]
        case .overlay, .background:
            if isFirst { return ["\(owner) passed on what it was offered: \(offered)."] }
            return ["\(owner) offered its layers the size of what they belong to: \(offered)."]
        case .padding:
            if isGiven(parent) { return ["\(owner) took its insets off its frame and passed on \(offered)."] }
            return ["\(owner) took its insets, \(insets(parent)), off what it was offered and passed on \(offered)."]
        case .frame: return ["\(owner) offered its content its own fixed sides and passed on the others: \(offered)."]
        case .flexibleFrame:
            return ["\(owner) brought what it was offered between its limits and passed on \(offered)."]
        case .fixedSize: return ["\(owner) left open what its content is to decide by itself: it offered \(offered)."]
        case .aspectRatio:
            return [
                "\(owner) made of \(Wording.proposal(self.proposal(parent))) a size of its ratio and offered "
                    + "\(offered)."
            ]
        case .offset, .position, .layoutPriority, .alignmentGuide, .layoutDirection:
            return ["\(owner) passed on what it was offered: \(offered)."]
        case .scrollView: return ["\(owner) left its length open for the content to scroll in: it offered \(offered)."]
        case .geometryReader: return ["\(owner) offered its content its own size: \(offered)."]
        case .viewThatFits: return ["\(owner) chose this alternative and passed on what it was offered: \(offered)."]
        case .safeAreaInset:
            let rule = isFirst ? "the content gets what the bar leaves" : "the bar comes first"
            return ["\(owner) offered it \(offered): \(rule)."]
        case .layout, .separableLayout:
            if let reasons = givenFrame(row, parent) { return reasons }
            return ["\(owner) is a layout of its own and decided to offer \(offered)."]
        case .css: return cssOffer(row, parent)
        case .color, .fixed, .flexible, .leaf, .spacer, .divider: return ["It was offered \(offered)."]
        }
    }

    private func stackOffer(_ row: Int, _ stack: Int) -> [String] {
        let horizontal = kinds[stack] == .hStack
        let side = horizontal ? "width" : "height"
        let owner = titled(stack)
        guard children[stack].count > 1 else {
            return [
                "\(owner) has no other child and passed on what it was offered: \(Wording.proposal(proposal(row)))."
            ]
        }
        guard let shares = StackShares(self, stack: stack), let turn = shares.turns.first(where: { $0.row == row })
        else {
            return ["\(owner) was offered an unspecified \(side) itself, so every child has the \(side) it wants."]
        }
        if shares.total == .infinity { return ["\(owner) was offered infinite \(side), so every child was as well."] }
        var reasons: [String] = []
        let gaps =
            shares.gaps == 0
            ? "there are no gaps"
            : shares.gap.map {
                "\(shares.gapCount) gap\(shares.gapCount == 1 ? "" : "s") of \(Wording.number($0)) "
                    + "take\(shares.gapCount == 1 ? "s" : "") \(Wording.number(shares.gaps))"
            } ?? "the gaps take \(Wording.number(shares.gaps))"
        let all = shares.total - shares.gaps
        reasons.append(
            "\(owner) has \(Wording.points(shares.total)) of \(side) for \(children[stack].count) children; \(gaps), "
                + "which leaves \(Wording.number(all)).")
        let index = shares.turns.firstIndex { $0.row == row } ?? 0
        if index > 0 {
            let shown = index > 8 ? 6 : index
            let before = shares.turns[..<index].suffix(shown).map {
                "\(called($0.row)) took \(Wording.number($0.taken))"
            }
            let more = index > shown ? ["\(index - shown) more before these"] : []
            reasons.append(
                "Asked before it, in the order of priority and then of flexibility: "
                    + "\((before + more).joined(separator: ", ")).")
        }
        if turn.reserved > 0 {
            reasons.append(
                "\(Wording.points(turn.reserved)) are kept back, the least that children of lower priority take.")
        }
        let whom: String
        switch (turn.count, turn.sharesWithEquals) {
        case (1, _): whom = "for it alone"
        case (let count, true): whom = "for \(count) children with the same flexibility"
        case (let count, false): whom = "for \(count) children, of which it is the least flexible"
        }
        let left = turn.left > 0 ? "\(Wording.number(turn.left)) were left \(whom)" : "nothing was left"
        reasons.append(
            "\(owner) offered it \(Wording.points(turn.offered)): \(left); it took \(Wording.number(turn.taken)).")
        return reasons
    }

    /// Returns the insets of a padding, from the frames: leading and trailing as left and right.
    func insets(_ padding: Int) -> String {
        guard let content = children[padding].first else { return "none" }
        let (outer, inner) = (boxes[padding].frame.size, boxes[content].frame)
        let all = [inner.minY, inner.minX, outer.height - inner.maxY, outer.width - inner.maxX]
        if all.allSatisfy({ ($0 - all[0]).magnitude < 1e-6 }) { return "\(Wording.number(all[0])) on every side" }
        let names = ["top", "left", "bottom", "right"]
        return zip(all, names).map { "\(Wording.number($0)) \($1)" }.joined(separator: ", ")
    }
}
