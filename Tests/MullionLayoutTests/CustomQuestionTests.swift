import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Who was asked what in a pass. Used by one thread at a time.
private final class QuestionJournal: @unchecked Sendable {
    private struct Question: Hashable {
        var node: Int
        var width: CGFloat?
        var height: CGFloat?
    }

    private var asked: [Question: Int] = [:]

    /// How many questions were put.
    var count: Int { asked.values.reduce(0, +) }

    func note(_ node: Int, _ proposal: ProposedViewSize) {
        asked[Question(node: node, width: proposal.width, height: proposal.height), default: 0] += 1
    }

    /// The questions that were put more than once, and how often.
    var repeated: [String] { asked.filter { $0.value > 1 }.map { "\($0.key): \($0.value) times" }.sorted() }

    func clear() { asked = [:] }
}

/// Children in a line; writes down what it is asked.
private struct NotedLine: Layout {
    /// What it asks of each child to find a size.
    enum Manner: CaseIterable {
        /// What it was asked itself.
        case handsOn
        /// An equal share of the length.
        case shares
        /// The ideal, and the share that is left by the children before.
        case idealAndRest
        /// Nothing, everything and the ideal, then the share: what a stack does.
        case probes
    }

    var number: Int
    var axis: Axis
    var manner: Manner
    var journal: QuestionJournal

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        journal.note(number, proposal)
        var (length, across): (CGFloat, CGFloat) = (0, 0)
        for (size, _) in answers(proposal, subviews) {
            length += main(size)
            across = max(across, axis == .horizontal ? size.height : size.width)
        }
        return axis == .horizontal ? CGSize(width: length, height: across) : CGSize(width: across, height: length)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        var corner = bounds.origin
        for (subview, (size, own)) in zip(subviews, answers(proposal, subviews)) {
            subview.place(at: corner, proposal: own)
            if axis == .horizontal { corner.x += size.width } else { corner.y += size.height }
        }
    }

    private func main(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }

    /// Each child's answer, and the proposal it belongs to.
    private func answers(_ proposal: ProposedViewSize, _ subviews: Subviews) -> [(CGSize, ProposedViewSize)] {
        var rest = axis == .horizontal ? proposal.width : proposal.height
        return subviews.indices.map { index in
            func offering(_ length: CGFloat?) -> ProposedViewSize {
                axis == .horizontal
                    ? ProposedViewSize(width: length, height: proposal.height)
                    : ProposedViewSize(width: proposal.width, height: length)
            }
            if manner == .idealAndRest || manner == .probes { _ = subviews[index].sizeThatFits(offering(nil)) }
            if manner == .probes {
                _ = subviews[index].sizeThatFits(offering(0))
                _ = subviews[index].sizeThatFits(offering(.infinity))
            }
            let share = manner == .handsOn ? rest : rest.map { $0 / CGFloat(subviews.count - index) }
            let size = subviews[index].sizeThatFits(offering(share))
            if manner != .handsOn { rest = rest.map { $0 == .infinity ? $0 : max($0 - main(size), 0) } }
            return (size, offering(share))
        }
    }
}

/// The same, with the promise that the width does not depend on the height.
private struct NotedColumn: Layout {
    var wrapped: NotedLine

    static var layoutProperties: LayoutProperties {
        var properties = LayoutProperties()
        properties.widthIgnoresHeight = true
        return properties
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        wrapped.sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        wrapped.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
}

@Suite("Questions to custom layouts")
struct CustomQuestionTests {
    /// What each level of a chain is.
    enum Mixture: CaseIterable, Sendable {
        case customOnly, promising, customInStacks, promisingInStacks, everyThird
    }

    @Test("However layouts are nested, none and no leaf is asked the same twice in a pass", arguments: Mixture.allCases)
    func askedOnce(_ mixture: Mixture) {
        for manner in NotedLine.Manner.allCases {
            for depth in [5, 10, 20] {
                for proposal in [
                    ProposedViewSize(width: 300, height: 200), ProposedViewSize(width: 300, height: nil), .unspecified,
                ] {
                    let context: Comment = "\(manner), depth \(depth), \(proposal)"
                    let chain = Chain(mixture, manner, depth)
                    chain.tree.layoutIfNeeded(in: proposal)
                    #expect(chain.journal.count >= 2 * depth, context)
                    #expect(chain.journal.repeated.isEmpty, context)

                    chain.journal.clear()
                    chain.tree.layoutIfNeeded(in: proposal)
                    #expect(chain.journal.count == 0, context)

                    chain.edit()
                    chain.tree.layoutIfNeeded(in: proposal)
                    #expect(chain.journal.count >= depth / 3, context)
                    #expect(chain.journal.repeated.isEmpty, context)

                    chain.journal.clear()
                    chain.tree.layoutIfNeeded(in: ProposedViewSize(width: 170, height: 90))
                    #expect(chain.journal.repeated.isEmpty, context)
                }
            }
        }
    }
}

/// Layouts and stacks nested by turns of axis, with a noting leaf on each level.
private final class Chain {
    let tree = LayoutTree()
    let journal = QuestionJournal()
    private let innermost: NodeID
    private var width: CGFloat = 40

    init(_ mixture: CustomQuestionTests.Mixture, _ manner: NotedLine.Manner, _ depth: Int) {
        innermost = tree.makeNode(Self.leaf(-1, 40, journal))
        var content = innermost
        for level in (0..<depth).reversed() {
            let axis: Axis = level % 2 == 0 ? .horizontal : .vertical
            let line = NotedLine(number: 2 * level, axis: axis, manner: manner, journal: journal)
            let stack: NodeKind = axis == .horizontal ? .hStack() : .vStack()
            let kind: NodeKind =
                switch mixture {
                case .customOnly: .layout(line)
                case .promising: .layout(NotedColumn(wrapped: line))
                case .customInStacks: level % 4 < 2 ? stack : .layout(line)
                case .promisingInStacks: level % 4 < 2 ? stack : .layout(NotedColumn(wrapped: line))
                case .everyThird: level % 3 == 0 ? .layout(line) : stack
                }
            let leaf = tree.makeNode(Self.leaf(2 * level + 1, 30, journal))
            content = tree.makeNode(kind, children: [leaf, content])
        }
        tree.root = content
    }

    /// Makes the innermost leaf wider.
    func edit() {
        journal.clear()
        width += 10
        tree.setMeasure(Self.measure(-1, width, journal), of: innermost)
    }

    private static func leaf(_ number: Int, _ width: CGFloat, _ journal: QuestionJournal) -> NodeKind {
        .leaf(measure(number, width, journal))
    }

    /// A text that promises nothing.
    private static func measure(_ number: Int, _ width: CGFloat, _ journal: QuestionJournal) -> LeafMeasure {
        LeafMeasure { proposal in
            journal.note(number, proposal)
            let offered = max(min(proposal.width ?? width, width), 10)
            return CGSize(width: offered, height: width / offered * 10)
        }
    }
}
