import MullionGeometry
import MullionLayout
import MullionViews

/// A sentence that explains the size of a box.
extension LayoutExplainer {
    /// A side in words, such as "as wide as its text", and the reason.
    private struct Side {
        /// The content that determines the length; nil for a number.
        var measure: String?
        var reason: String?
    }

    func summary(_ row: Int) -> String {
        if let parent = boxes[row].parent, isGiven(row) {
            return "It is as large as \(titled(parent).lowercasedFirst) makes it."
        }
        let sides = boxes[row].kind == "text" ? textSides(row) : [true, false].map { side(row, horizontal: $0) }
        let (width, height) = (sides[0], sides[1])
        func because(_ reason: String?) -> String { reason.map { ", because \($0)" } ?? "" }
        func phrase(_ side: Side, horizontal: Bool) -> String {
            let adjective = horizontal ? "wide" : "high"
            guard let measure = side.measure else {
                return "\(Wording.points(size(row).length(horizontal: horizontal))) \(adjective)"
            }
            return "as \(adjective) as \(measure)"
        }
        if let measure = width.measure, measure == height.measure, width.reason == height.reason {
            return "It is as wide and as high as \(measure)\(because(width.reason))."
        }
        let isShared = width.reason == height.reason
        return "It is \(phrase(width, horizontal: true))\(isShared ? "" : because(width.reason))"
            + "\(isShared || width.reason == nil ? "" : ",") and \(phrase(height, horizontal: false))"
            + "\(because(height.reason))."
    }

    /// Explains a side by its dependence on the proposal.
    private func side(_ row: Int, horizontal: Bool) -> Side {
        let length = size(row).length(horizontal: horizontal)
        let (least, most, ideal) = lengths(row, horizontal: horizontal)
        let content = contentName(row)
        func isEqual(_ other: CGFloat) -> Bool { length == other || (length - other).magnitude < 1e-6 }
        if isEqual(least), isEqual(most) {
            if kinds[row] == .frame || kinds[row] == .flexibleFrame {
                return Side(reason: "its frame sets the \(horizontal ? "width" : "height")")
            }
            return Side(measure: content)
        }
        guard let offered = proposal(row).length(horizontal: horizontal), offered < .infinity else {
            return Side(measure: content, reason: "nothing limits it")
        }
        if isEqual(offered) { return Side(measure: "the room that it is offered") }
        if length > offered { return Side(reason: "it cannot be smaller") }
        if isEqual(ideal) { return Side(measure: content, reason: "there is room for that") }
        return isEqual(most) ? Side(reason: "it cannot be larger") : Side()
    }

    private func textSides(_ row: Int) -> [Side] {
        let ideal = tree.sizeThatFits(.unspecified, of: boxes[row].node)
        let lines = lineCount(row)
        let height = Side(measure: lines == 1 ? "one line" : lines > 1 ? "its \(lines) lines" : nil)
        guard let offered = proposal(row).width, ideal.width > offered + 1e-6 else {
            let isLimited = proposal(row).width.map { $0 < .infinity } ?? false
            return [Side(measure: "its text", reason: isLimited ? nil : "nothing limits it"), height]
        }
        let room = "the \(Wording.points(offered)) that it is offered"
        if lines > 1 { return [Side(measure: "its longest line", reason: "its text wraps in \(room)"), height] }
        if size(row).width > offered + 1e-6 { return [Side(reason: "it cannot be narrower"), height] }
        return [Side(measure: "the part of its text that fits", reason: "all of it does not fit \(room)"), height]
    }

    /// Returns what determines the size of a box; nil for boxes without content.
    private func contentName(_ row: Int) -> String? {
        switch children[row].count {
        case 0: nil
        case 1: kinds[row].wrapsFirstChild ? "its content" : "its only child"
        default: kinds[row].wrapsFirstChild ? "its content" : "its children"
        }
    }

    /// Returns the lengths for proposals of 0, infinity, and nil, with the other side as proposed.
    private func lengths(_ row: Int, horizontal: Bool) -> (least: CGFloat, most: CGFloat, ideal: CGFloat) {
        let cross = proposal(row).length(horizontal: !horizontal)
        func length(_ main: CGFloat?) -> CGFloat {
            let proposal =
                horizontal ? ProposedViewSize(width: main, height: cross) : ProposedViewSize(width: cross, height: main)
            return tree.sizeThatFits(proposal, of: boxes[row].node).length(horizontal: horizontal)
        }
        return (length(0), length(.infinity), length(nil))
    }
}

extension String {
    fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
