import MullionGeometry
import MullionLayout
import MullionViews

/// A sentence that explains the size of a box.
extension LayoutExplainer {
    func summary(_ row: Int) -> String {
        if let parent = boxes[row].parent, isGiven(row) {
            return "It is as large as \(titled(parent).lowercasedFirst) makes it."
        }
        let sides = boxes[row].kind == "text" ? textSides(row) : [true, false].map { side(row, horizontal: $0) }
        return SizeSummary.sentence(size(row), width: sides[0], height: sides[1])
    }

    /// Explains a side by its dependence on the proposal.
    private func side(_ row: Int, horizontal: Bool) -> SizeSummary.Side {
        let length = size(row).length(horizontal: horizontal)
        func proposed(_ main: CGFloat?) -> CGFloat { self.length(row, proposed: main, horizontal: horizontal) }
        let (least, most, ideal) = (proposed(0), proposed(.infinity), proposed(nil))
        let content = contentName(row)
        func isEqual(_ other: CGFloat) -> Bool { length == other || (length - other).magnitude < 1e-6 }
        if isEqual(least), isEqual(most) {
            if kinds[row] == .frame || kinds[row] == .flexibleFrame {
                return SizeSummary.Side(reason: "its frame sets the \(horizontal ? "width" : "height")")
            }
            return SizeSummary.Side(measure: content)
        }
        guard let offered = proposal(row).length(horizontal: horizontal), offered < .infinity else {
            return SizeSummary.Side(measure: content, reason: "nothing limits it")
        }
        if isEqual(offered) { return SizeSummary.Side(measure: "the room that it is offered") }
        if length > offered { return SizeSummary.Side(reason: "it cannot be smaller") }
        if isEqual(ideal) { return SizeSummary.Side(measure: content, reason: "there is room for that") }
        return isEqual(most) ? SizeSummary.Side(reason: "it cannot be larger") : SizeSummary.Side()
    }

    private func textSides(_ row: Int) -> [SizeSummary.Side] {
        let ideal = tree.sizeThatFits(.unspecified, of: boxes[row].node)
        let lines = lineCount(row)
        let height = SizeSummary.Side(measure: lines == 1 ? "one line" : lines > 1 ? "its \(lines) lines" : nil)
        guard let offered = proposal(row).width, ideal.width > offered + 1e-6 else {
            let isLimited = proposal(row).width.map { $0 < .infinity } ?? false
            return [SizeSummary.Side(measure: "its text", reason: isLimited ? nil : "nothing limits it"), height]
        }
        let room = "the \(Wording.points(offered)) that it is offered"
        if lines > 1 {
            return [SizeSummary.Side(measure: "its longest line", reason: "its text wraps in \(room)"), height]
        }
        if size(row).width > offered + 1e-6 { return [SizeSummary.Side(reason: "it cannot be narrower"), height] }
        return [
            SizeSummary.Side(measure: "the part of its text that fits", reason: "all of it does not fit \(room)"),
            height,
        ]
    }

    /// Returns what determines the size of a box; nil for boxes without content.
    private func contentName(_ row: Int) -> String? {
        switch children[row].count {
        case 0: nil
        case 1: kinds[row].wrapsFirstChild ? "its content" : "its only child"
        default: kinds[row].wrapsFirstChild ? "its content" : "its children"
        }
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
