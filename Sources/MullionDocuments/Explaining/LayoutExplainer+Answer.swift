import MullionGeometry
import MullionLayout
import MullionViews

/// Explains the size of a box: a rule for each kind.
extension LayoutExplainer {
    func answer(_ row: Int) -> [String] {
        let size = size(row)
        let taken = Wording.size(size)
        let content = children[row].first
        if isGiven(row), kinds[row] != .css {
            let own = Wording.size(tree.sizeThatFits(proposal(row), of: boxes[row].node))
            return ["On its own it would be \(own) there; the frame it was given counts."]
        }
        switch kinds[row] {
        case .leaf: return [boxes[row].kind == "text" ? text(row) : "It measured itself at \(taken)."]
        case .color: return ["A \(boxes[row].kind) takes what it is offered, 10 where that is unspecified: \(taken)."]
        case .fixed: return ["It is always \(taken)."]
        case .flexible: return ["It takes what it is offered between its limits: \(taken)."]
        case .spacer:
            return ["A spacer takes all it is offered along the stack, but never less than its least length: \(taken)."]
        case .divider: return ["A divider is a line of 1 point across its stack: \(taken)."]
        case .hStack, .vStack: return stack(row)
        case .zStack:
            let rows = children[row]
            guard let widest = largest(rows, horizontal: true), let highest = largest(rows, horizontal: false) else {
                return ["Without children it is \(taken)."]
            }
            return ["It is as wide as \(called(widest)) and as high as \(called(highest)): \(taken)."]
        case .overlay, .background:
            return ["It is as large as \(content.map(called) ?? "nothing"), whatever its layers are: \(taken)."]
        case .padding:
            return ["The \(Wording.size(self.size(content ?? row))) of its content and \(insets(row)) make \(taken)."]
        case .frame: return frame(row)
        case .flexibleFrame: return flexibleFrame(row)
        case .fixedSize: return ["It is as large as its content wants to be, whatever it was offered: \(taken)."]
        case .position: return ["It takes all it is offered: \(taken)."]
        case .scrollView: return ["It takes what it is offered, however long its content is: \(taken)."]
        case .geometryReader: return ["It takes all it is offered: \(taken)."]
        case .viewThatFits: return viewThatFits(row)
        case .aspectRatio, .offset, .layoutPriority, .alignmentGuide, .layoutDirection:
            return ["It is as large as its content: \(taken)."]
        case .safeAreaInset: return ["Content and bar together are \(taken)."]
        case .css: return cssAnswer(row)
        case .layout, .separableLayout:
            if let reasons = arrangement(row) { return reasons }
            return ["The layout answered \(taken) by a rule of its own."]
        }
    }

    // MARK: - Leaves

    private func text(_ row: Int) -> String {
        let size = size(row)
        let lines = lineCount(row)
        let ideal = tree.sizeThatFits(.unspecified, of: boxes[row].node)
        let height = "\(Wording.number(size.height)) high"
        guard lines > 0 else { return "The text takes \(Wording.size(size))." }
        if let offered = proposal(row).width, ideal.width > offered + 1e-6 {
            guard lines > 1 else {
                return "The text needs \(Wording.number(ideal.width)) for one line, which is more than it was offered; "
                    + "it took \(Wording.number(size.width)), \(height)."
            }
            return "The text needs \(Wording.number(ideal.width)) for one line, so it wraps to \(lines) lines; it took "
                + "\(Wording.number(size.width)), the length of its longest line, and is \(height)."
        }
        let what = lines == 1 ? "its length on one line" : "the length of the longest of its \(lines) lines"
        return "The text took \(Wording.number(size.width)), \(what), and is \(height)."
    }

    /// Returns the number of lines of a text; 0 for a text without height.
    func lineCount(_ row: Int) -> Int {
        let (size, dimensions) = (size(row), tree.dimensions(of: boxes[row].node))
        let lineHeight = size.height - (dimensions[.lastTextBaseline] - dimensions[.firstTextBaseline])
        return lineHeight > 0 ? Int((size.height / lineHeight).rounded()) : 0
    }

    // MARK: - Containers

    private func stack(_ row: Int) -> [String] {
        let horizontal = kinds[row] == .hStack
        let rows = children[row]
        let size = size(row)
        let (main, cross) = horizontal ? ("width", "height") : ("height", "width")
        guard !rows.isEmpty else { return ["Without children it is \(Wording.size(size))."] }
        let gaps = gaps(of: row, horizontal: horizontal).sum
        var sum = "the sum of its \(rows.count) children"
        if rows.count <= 6 {
            sum = rows.map { Wording.number(self.size($0).length(horizontal: horizontal)) }.joined(separator: " + ")
        }
        if rows.count > 1, gaps != 0 { sum += " and \(Wording.number(gaps)) of gaps" }
        let length = Wording.number(size.length(horizontal: horizontal))
        var reasons = [
            rows.count == 1 ? "Its \(main) is that of its only child: \(length)." : "Its \(main) is \(length): \(sum)."
        ]
        if let most = largest(rows, horizontal: !horizontal) {
            let (own, reach) = (size.length(horizontal: !horizontal), self.size(most).length(horizontal: !horizontal))
            reasons.append(
                (own - reach).magnitude < 1e-6
                    ? "Its \(cross) is that of \(called(most)): \(Wording.number(own))."
                    : "Its \(cross) is \(Wording.number(own)), as far as its children reach when their guides are lined up."
            )
        }
        return reasons
    }

    private func largest(_ rows: [Int], horizontal: Bool) -> Int? {
        rows.max { size($0).length(horizontal: horizontal) < size($1).length(horizontal: horizontal) }
    }

    private func viewThatFits(_ row: Int) -> [String] {
        let all = tree.children(of: boxes[row].node)
        let chosen = children[row].first
        let index = chosen.flatMap { all.firstIndex(of: boxes[$0].node) } ?? 0
        let offered = Wording.proposal(proposal(row))
        let trial = tree.trialProposal(toAlternativesOf: boxes[row].node)
        var reasons: [String] = []
        for (position, node) in all[..<min(index, 6)].enumerated() {
            let ideal = Wording.size(tree.sizeThatFits(trial, of: node))
            reasons.append("Alternative \(position + 1) of \(all.count) wants \(ideal), which does not fit \(offered).")
        }
        let rule = index == all.count - 1 && index > 0 ? "is the last one" : "is the first one that fits"
        reasons.append("Alternative \(index + 1) \(rule), and it is as large as that: \(Wording.size(size(row))).")
        return reasons
    }

    // MARK: - Frames

    private func frame(_ row: Int) -> [String] {
        let size = size(row)
        func side(_ length: CGFloat, _ name: String, horizontal: Bool) -> String {
            self.length(row, proposed: 0, horizontal: horizontal)
                == self.length(row, proposed: .infinity, horizontal: horizontal)
                ? "\(Wording.points(length)) \(name), whatever is offered"
                : "as \(name) as its content, \(Wording.number(length))"
        }
        let width = side(size.width, "wide", horizontal: true)
        let height = side(size.height, "high", horizontal: false)
        return ["The frame is \(width), and \(height)."] + overflow(row)
    }

    private func flexibleFrame(_ row: Int) -> [String] {
        func side(_ name: String, horizontal: Bool) -> String {
            let taken = Wording.number(size(row).length(horizontal: horizontal))
            let least = length(row, proposed: 0, horizontal: horizontal)
            let most = length(row, proposed: .infinity, horizontal: horizontal)
            if least == most { return "\(taken) \(name)" }
            return "\(taken) \(name), between \(Wording.number(least)) and \(Wording.number(most))"
        }
        return ["The frame is \(side("wide", horizontal: true)), and \(side("high", horizontal: false))."]
            + overflow(row)
    }

    /// Returns the sides on which the content exceeds its frame.
    private func overflow(_ row: Int) -> [String] {
        guard let content = children[row].first else { return [] }
        let (outer, inner) = (size(row), size(content))
        guard inner.width > outer.width + 1e-6 || inner.height > outer.height + 1e-6 else { return [] }
        return ["Its content is larger, \(Wording.size(inner)), and reaches out of it."]
    }

    // MARK: - Place

    /// Explains the position of a box in its parent.
    func place(_ row: Int) -> [String] {
        guard let parent = boxes[row].parent else { return [] }
        let (frame, room) = (boxes[row].frame, size(parent))
        let point = "(\(Wording.number(frame.minX)), \(Wording.number(frame.minY)))"
        func side(_ origin: CGFloat, _ length: CGFloat, _ room: CGFloat, _ names: (String, String)) -> String? {
            if (length - room).magnitude < 1e-6, origin.magnitude < 1e-6 { return nil }
            if (origin * 2 + length - room).magnitude < 1e-6 { return "centred" }
            if origin.magnitude < 1e-6 { return "at the \(names.0)" }
            if (origin + length - room).magnitude < 1e-6 { return "at the \(names.1)" }
            return nil
        }
        var words: [String] = []
        if kinds[parent] != .hStack, let x = side(frame.minX, frame.width, room.width, ("left", "right")) {
            words.append("\(x) in the width")
        }
        if kinds[parent] != .vStack, let y = side(frame.minY, frame.height, room.height, ("top", "bottom")) {
            words.append("\(y) in the height")
        }
        let detail = words.isEmpty || kinds[parent] == .padding ? "" : ", \(words.joined(separator: " and "))"
        return ["It is at \(point) in \(called(parent))\(detail)."]
    }
}
