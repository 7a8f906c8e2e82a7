import MullionGeometry

/// One step of a traced pass: a proposal to a node, and its result.
public struct TraceEntry: Sendable, Equatable {
    /// The question and its answer, in points; nil if unspecified.
    public enum Event: Sendable, Equatable {
        /// The answers to widths 0, unspecified and infinite.
        case widthRange(min: CGFloat, ideal: CGFloat, max: CGFloat)
        /// The answers to heights 0, unspecified and infinite within a proposed width.
        case heightRange(width: CGFloat?, min: CGFloat, ideal: CGFloat, max: CGFloat)
        /// The width for a proposed width.
        case width(proposed: CGFloat?, answer: CGFloat)
        /// The height for a proposal.
        case height(proposed: ProposedViewSize, answer: CGFloat)
        /// Both sides for a proposal.
        case size(proposed: ProposedViewSize, answer: CGSize)
        /// A stack offered the node this length along its axis; offers come in fitting order.
        case share(CGFloat)
    }

    /// The measured node.
    public let node: NodeID
    /// The event.
    public let event: Event
}

/// The work that a pass did, for tests of cost.
public struct PassCounts: Sendable, Equatable {
    /// Nodes whose derived traits were found out.
    public internal(set) var traits = 0
    /// Questions computed by nodes that remember answers (answers read again are not counted).
    public internal(set) var visits = 0
    /// Calls of measure functions.
    public internal(set) var leafMeasurements = 0
    /// Sizes requested from custom layouts.
    public internal(set) var customQuestions = 0
    /// Nodes whose children were placed.
    public internal(set) var placements = 0
}

/// A question as the passes carry it.
enum TracedQuestion {
    case width(CGFloat)
    case height(CGFloat, CGFloat)
}

enum TracedRange {
    case widthRange
    case heightRange(CGFloat)
}

enum TracedSize {
    case size(CGFloat, CGFloat)
}

extension Engine {
    private func append(_ node: NodeIndex, _ event: TraceEntry.Event) {
        store.pointee.trace?.append(TraceEntry(node: NodeID(node, generation: nodes[node].generation), event: event))
    }

    private func optional(_ p: CGFloat) -> CGFloat? { p.isNaN ? nil : p }

    @inline(__always)
    func trace(_ node: NodeIndex, _ question: TracedQuestion, _ answer: CGFloat) {
        guard store.pointee.trace != nil else { return }
        switch question {
        case .width(let p): append(node, .width(proposed: optional(p), answer: answer))
        case .height(let proposedWidth, let proposedHeight):
            append(node, .height(proposed: ProposedViewSize(pass: proposedWidth, proposedHeight), answer: answer))
        }
    }

    @inline(__always)
    func trace(_ node: NodeIndex, _ question: TracedRange, _ range: LengthRange) {
        guard store.pointee.trace != nil else { return }
        switch question {
        case .widthRange: append(node, .widthRange(min: range.min, ideal: range.ideal, max: range.max))
        case .heightRange(let proposedWidth):
            append(
                node, .heightRange(width: optional(proposedWidth), min: range.min, ideal: range.ideal, max: range.max))
        }
    }

    @inline(__always)
    func trace(_ node: NodeIndex, _ question: TracedSize, _ answer: CGSize) {
        guard store.pointee.trace != nil, case .size(let proposedWidth, let proposedHeight) = question else { return }
        append(node, .size(proposed: ProposedViewSize(pass: proposedWidth, proposedHeight), answer: answer))
    }

    @inline(__always)
    func traceShare(_ node: NodeIndex, _ share: CGFloat) {
        guard store.pointee.trace != nil else { return }
        append(node, .share(share))
    }
}
