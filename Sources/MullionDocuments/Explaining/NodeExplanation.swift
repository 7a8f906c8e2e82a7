import MullionGeometry
import MullionLayout
import MullionViews

/// An explanation of the size and position of a box.
public struct NodeExplanation: Sendable, Equatable {
    /// The box, with its frame.
    public let frame: NodeFrame
    /// The proposal with which the box was placed.
    public let proposal: ProposedViewSize
    /// A sentence that explains the size of the box.
    public let summary: String
    /// Sentences that explain, in this order, the proposal, the size, and the position.
    public let reasons: [String]
    /// All proposals to the box in the pass with the resulting sizes, in order. Empty if the pass was not traced.
    public let questions: [String]
}

extension NodeExplanation: CustomStringConvertible {
    /// The explanation as lines of text.
    public var description: String {
        let size = Wording.size(frame.frame.size)
        let place = "(\(Wording.number(frame.absoluteFrame.minX)), \(Wording.number(frame.absoluteFrame.minY)))"
        var lines = ["\(frame.path): \(frame.kind), \(size) at \(place)"]
        lines.append("  \(summary)")
        lines += reasons.map { "  \($0)" }
        if !questions.isEmpty { lines.append("  Asked in this order:") }
        lines += questions.map { "    \($0)" }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Wording {
    /// Returns a proposal, such as "148 points of width and unspecified height".
    static func proposal(_ proposal: ProposedViewSize) -> String {
        func side(_ length: CGFloat?, _ name: String) -> String {
            length.map { $0 == .infinity ? "infinite \(name)" : "\(points($0)) of \(name)" } ?? "unspecified \(name)"
        }
        return "\(side(proposal.width, "width")) and \(side(proposal.height, "height"))"
    }

    static func event(_ event: TraceEntry.Event) -> String {
        func length(_ value: CGFloat?) -> String { value.map { number($0) } ?? "unspecified" }
        switch event {
        case .widthRange(let least, let ideal, let most):
            return "minimum, ideal, and maximum width: \(number(least)), \(number(ideal)), \(number(most))"
        case .heightRange(let width, let least, let ideal, let most):
            let heights = "\(number(least)), \(number(ideal)), \(number(most))"
            return "minimum, ideal, and maximum height for the width \(length(width)): \(heights)"
        case .width(let proposed, let answer): return "width for \(length(proposed)): \(number(answer))"
        case .height(let proposed, let answer):
            return "height for \(length(proposed.width)) × \(length(proposed.height)): \(number(answer))"
        case .size(let proposed, let answer):
            return "size for \(length(proposed.width)) × \(length(proposed.height)): \(size(answer))"
        case .share(let share): return "offered \(number(share)) along the stack"
        }
    }
}
