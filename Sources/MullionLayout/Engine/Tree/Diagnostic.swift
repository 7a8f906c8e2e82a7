import MullionGeometry

/// A surprising but legal condition that a pass repaired: a result that is not a size, an unusable style value, or a
/// limit that was reached. Layout continues, and nothing is dropped silently.
public struct Diagnostic: Sendable, Equatable {
    /// The kind of event, with its values.
    public enum Kind: Sendable, Equatable {
        /// A measure function or layout answered NaN, a negative length, or infinity to a finite proposal.
        case repairedSize(answered: CGSize, used: CGSize)
        /// A ``SeparableLayout`` answered a length along an axis that is NaN or negative.
        case repairedLength(answered: CGFloat, used: CGFloat, axis: Axis)
        /// A layout answered one proposal in two ways (found only while ``LayoutTree/verifiesAnswers`` is on).
        case inconsistentSize(first: CGSize, second: CGSize)
        /// A layout placed a subview at a position that is not finite.
        case repairedPosition(CGPoint)
        /// A layout placed a subview while it was only measured; the call had no effect.
        case placedWhileMeasuring
        /// A guide's function returned a value that is not finite; the guide counts as not set.
        case ignoredGuide(CGFloat)
        /// A style value that cannot be used was replaced; nil: as if it had not been given.
        case repairedStyle(name: String, value: CGFloat, used: CGFloat?)
        /// A node whose sides depend on each other received more distinct proposals than are answered exactly.
        case questionBudgetExceeded(limit: Int)
    }

    /// The node.
    public let node: NodeID
    /// The names from the root to the node.
    public let path: String
    /// The proposal at the time, if there was one.
    public let proposal: ProposedViewSize?
    /// The kind of event.
    public let kind: Kind

    /// The number of diagnostics that a pass keeps; further ones are only counted.
    public static let limit = 1_000
}

extension Diagnostic: CustomStringConvertible {
    public var description: String {
        var text = "\(path): \(sentence)"
        if let proposal {
            func side(_ length: CGFloat?) -> String { length.map { "\($0)" } ?? "unspecified" }
            text += " (proposed \(side(proposal.width)) × \(side(proposal.height)))"
        }
        return text
    }

    private var sentence: String {
        switch kind {
        case .repairedSize(let answered, let used):
            "answered \(answered.width) × \(answered.height), which is no size; used \(used.width) × \(used.height)"
        case .repairedLength(let answered, let used, let axis):
            "answered \(answered) along the \(axis) axis, which is no length; used \(used)"
        case .inconsistentSize(let first, let second):
            "answered one proposal with \(first.width) × \(first.height) and with \(second.width) × \(second.height)"
        case .repairedPosition(let position):
            "was placed at (\(position.x), \(position.y)); coordinates that are not finite became 0"
        case .placedWhileMeasuring: "was placed while its layout was only measured; the call had no effect"
        case .ignoredGuide(let value): "an alignment guide returned \(value); it counts as not set"
        case .repairedStyle(let name, let value, let used):
            "\(name) \(value) cannot be used; " + (used.map { "\($0) taken instead" } ?? "it was ignored")
        case .questionBudgetExceeded(let limit):
            "its sides depend on each other and it was asked more than \(limit) questions; sizes are approximate"
        }
    }
}
