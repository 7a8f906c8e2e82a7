import MullionGeometry
import MullionLayout

/// A tree whose texts count for themselves how often they are measured. Used by one thread at a time.
final class MeasuredTree {
    /// How wide a text is that does not fit in one line.
    enum Wrapping {
        /// As wide as offered.
        case filling
        /// As wide as its longest line, as text is: nearly always narrower than offered.
        case ragged
    }

    let tree = LayoutTree()
    private let wrapping: Wrapping
    private let journal = MeasureJournal()

    init(_ wrapping: Wrapping = .filling) { self.wrapping = wrapping }

    /// How often each text was measured, in the order of making.
    var calls: [Int] { journal.calls }
    /// The calls of the text that was measured most.
    var mostCalls: Int { journal.calls.max() ?? 0 }
    /// The calls of all texts.
    var allCalls: Int { journal.calls.reduce(0, +) }

    /// A text of 40 cells of 7 points, in lines of 16.
    func text() -> NodeID {
        let (journal, wrapping, index) = (journal, wrapping, journal.calls.count)
        journal.calls.append(0)
        return tree.makeNode(
            .leaf(
                LeafMeasure(traits: .wrappingText) { proposal in
                    journal.calls[index] += 1
                    let offered = Swift.min(proposal.width ?? .infinity, 280)
                    let cells = Swift.max((offered / 7).rounded(.down), 1)
                    return CGSize(
                        width: wrapping == .filling ? offered : cells * 7, height: (40 / cells).rounded(.up) * 16)
                }))
    }

    /// A row on even levels, a column on odd ones, without gaps.
    func stack(_ level: Int, _ children: [NodeID]) -> NodeID {
        tree.makeNode(level % 2 == 0 ? .hStack(spacing: 0) : .vStack(spacing: 0), children: children)
    }

    /// Lays the tree out for the first time.
    func layOut(_ root: NodeID, _ proposal: ProposedViewSize) {
        tree.root = root
        tree.layoutIfNeeded(in: proposal)
    }

    /// The questions computed in the last pass for each node of the tree.
    var visitsPerNode: Double { Double(tree.counts.visits) / Double(tree.nodeCount) }
}

/// What the measure functions write into: they must not hold the tree that holds them.
private final class MeasureJournal {
    var calls: [Int] = []
}

/// Rows and columns by turns, level after level, with a text on each: where asking every child twice would multiply.
enum TextChain: String, CaseIterable, Sendable {
    // Content between the levels as it is, or in something that places it as it was measured.
    case bare, textLast, textsOnBothSides, padded, fixedFrames, overlays, priorities, baselines, fixedSizes, scrolls
    // Content in something that may place it by another proposal than it was measured with.
    case wideFrames, tallFrames, idealHeights, minimumWidths, minimumHeights, minima, depthStacks

    /// Chains whose texts are measured three times, whatever they answer.
    static let placedAsMeasured: [TextChain] = [
        .bare, .textLast, .textsOnBothSides, .padded, .fixedFrames, .overlays, .priorities, .baselines, .fixedSizes,
        .scrolls,
    ]

    /// The others.
    static let placedAnew = allCases.filter { !placedAsMeasured.contains($0) }

    /// A chain of a number of stacks.
    func build(_ depth: Int, in measured: MeasuredTree) -> NodeID {
        let tree = measured.tree
        var content = measured.text()
        for level in (0..<depth).reversed() {
            let text = measured.text()
            content = wrapper.map { tree.makeNode($0, children: [content]) } ?? content
            switch self {
            case .textLast: content = measured.stack(level, [content, text])
            case .textsOnBothSides: content = measured.stack(level, [text, content, measured.text()])
            case .overlays:
                content = measured.stack(
                    level, [text, tree.makeNode(.overlay(), children: [content, tree.makeNode(.color)])])
            case .baselines:
                content = tree.makeNode(
                    level % 2 == 0 ? .hStack(alignment: .firstTextBaseline) : .vStack(alignment: .trailing),
                    children: [text, content])
            default: content = measured.stack(level, [text, content])
            }
        }
        return content
    }

    /// What is around the content of each level.
    private var wrapper: NodeKind? {
        switch self {
        case .bare, .textLast, .textsOnBothSides, .overlays, .baselines: nil
        case .padded: .padding(1)
        case .fixedFrames: .frame(width: 200)
        case .priorities: .layoutPriority(1)
        case .fixedSizes: .fixedSize(horizontal: false, vertical: true)
        case .scrolls: .scrollView()
        case .wideFrames: .flexibleFrame(maxWidth: .infinity)
        case .tallFrames: .flexibleFrame(maxHeight: .infinity)
        case .idealHeights: .flexibleFrame(idealHeight: 40)
        case .minimumWidths: .flexibleFrame(minWidth: 40)
        case .minimumHeights: .flexibleFrame(minHeight: 40)
        case .minima: .flexibleFrame(minWidth: 40, minHeight: 40)
        case .depthStacks: .zStack()
        }
    }
}
