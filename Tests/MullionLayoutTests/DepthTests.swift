import Foundation
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Trees 100,000 levels deep, on a thread with a stack of 512 KiB. Unoptimised code nests less, to save time.
@Suite("Depth", .serialized)
struct DepthTests {
    #if DEBUG
    static let depth = 20_000
    #else
    static let depth = 100_000
    #endif

    /// How to nest once around a node.
    enum Nesting: String, CaseIterable, Sendable {
        case hStack, vStack, alternating, zStack, frame, flexibleFrame, fixedSize, padding, aspectRatio, offset
        case position, layoutPriority, alignmentGuide, baselineStack, overlay, background, viewThatFits
        case geometryReader, scrollView, safeAreaInset, layoutDirection, custom, hugging, stackOfTwo

        func wrap(_ node: NodeID, _ level: Int, in tree: LayoutTree) -> NodeID {
            switch self {
            case .hStack: tree.makeNode(.hStack(spacing: 0), children: [node])
            case .vStack: tree.makeNode(.vStack(spacing: 0), children: [node])
            case .alternating: tree.makeNode(level % 2 == 0 ? .hStack() : .vStack(), children: [node])
            case .zStack: tree.makeNode(.zStack(), children: [node])
            case .frame: tree.makeNode(.frame(width: 100), children: [node])
            case .flexibleFrame: tree.makeNode(.flexibleFrame(minWidth: 5, maxHeight: .infinity), children: [node])
            case .fixedSize: tree.makeNode(.fixedSize(), children: [node])
            case .padding: tree.makeNode(.padding(0.001), children: [node])
            case .aspectRatio: tree.makeNode(.aspectRatio(2, contentMode: .fit), children: [node])
            case .offset: tree.makeNode(.offset(x: 1), children: [node])
            case .position: tree.makeNode(.position(x: 1, y: 1), children: [node])
            case .layoutPriority: tree.makeNode(.layoutPriority(1), children: [node])
            case .alignmentGuide:
                tree.makeNode(.alignmentGuide(HorizontalAlignment.leading) { $0[.leading] + 1 }, children: [node])
            case .baselineStack: tree.makeNode(.hStack(alignment: .firstTextBaseline), children: [node])
            case .overlay:
                tree.makeNode(.overlay(), children: [node, tree.makeNode(.color)])
            case .background: tree.makeNode(.background(), children: [node])
            case .viewThatFits: tree.makeNode(.viewThatFits(in: .horizontal), children: [node])
            case .geometryReader: tree.makeNode(.geometryReader, children: [node])
            case .scrollView: tree.makeNode(.scrollView(), children: [node])
            case .safeAreaInset:
                tree.makeNode(
                    .safeAreaInset(edge: VerticalEdge.top, spacing: 0),
                    children: [node, tree.makeNode(.fixed(CGSize(width: 1, height: 0.001)))])
            case .layoutDirection:
                tree.makeNode(.layoutDirection(level % 2 == 0 ? .leftToRight : .rightToLeft), children: [node])
            case .custom: tree.makeNode(.layout(PassThroughLayout()), children: [node])
            case .hugging:
                tree.makeNode(
                    .flexibleFrame(minWidth: 1, minHeight: 1),
                    children: [tree.makeNode(level % 2 == 0 ? .hStack() : .vStack(), children: [node])])
            case .stackOfTwo:
                tree.makeNode(
                    level % 2 == 0 ? .hStack(spacing: 0) : .vStack(spacing: 0),
                    children: [tree.makeNode(.fixed(CGSize(width: 0.001, height: 0.001))), node])
            }
        }
    }

    @Test("A very deep tree is built, laid out, read and freed", arguments: Nesting.allCases)
    func deepTree(_ nesting: Nesting) {
        let size = SmallStackThread.run {
            let tree = LayoutTree()
            let leaf = tree.makeNode(
                .leaf(
                    LeafMeasure(traits: .wrappingText, firstTextBaseline: { _ in 8 }) { proposal in
                        CGSize(width: Swift.min(proposal.width ?? 60, 60), height: 10)
                    }), name: "leaf")
            var top = leaf
            for level in 0..<Self.depth { top = nesting.wrap(top, level, in: tree) }
            tree.root = top
            tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: 200))
            let entries = tree.snapshot().entries.count
            _ = tree.absoluteFrame(of: leaf)
            _ = tree.path(of: leaf)
            _ = tree.hitTest(CGPoint(x: 1, y: 1))
            tree.setNeedsLayout(leaf)
            tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 200))
            tree.remove(top)
            return entries
        }
        #expect(size > Self.depth)
    }
}

/// A layout that hands its proposal to its only child.
private struct PassThroughLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews[0].sizeThatFits(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        subviews[0].place(at: bounds.origin, proposal: proposal)
    }
}
