import Foundation
import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

/// Trees 100,000 levels deep, on a thread with a stack of 512 KiB. Unoptimised code nests less, to save time.
@Suite("Depth", .serialized)
struct DepthTests {
    #if DEBUG
    static let depth = 2_000
    #else
    static let depth = 100_000
    #endif

    /// How to nest once around a node.
    enum Nesting: Sendable, CustomTestStringConvertible {
        /// In a node of one kind.
        case kind(NodeKind.Name)
        /// In rows and columns by turns.
        case alternating
        /// In rows lined up by a guide that comes from the bottom.
        case baselines
        /// In frames that take their content's size, with rows and columns by turns between them.
        case hugging
        /// In rows and columns by turns, beside a box.
        case besideBox

        /// Every kind that takes children, and what is hard besides.
        static let all =
            NodeKind.Name.allCases.filter { kind($0, 0) != nil }.map(Nesting.kind)
            + [.alternating, .baselines, .hugging, .besideBox]

        var testDescription: String {
            if case .kind(let name) = self { name.rawValue } else { "\(self)" }
        }

        func wrap(_ node: NodeID, _ level: Int, in tree: LayoutTree) -> NodeID {
            let stack: NodeKind = level % 2 == 0 ? .hStack(spacing: 0) : .vStack(spacing: 0)
            switch self {
            case .kind(let name):
                return tree.makeNode(Self.kind(name, level)!, children: [node] + Self.second(name, in: tree))
            case .alternating:
                return tree.makeNode(stack, children: [node])
            case .baselines:
                return tree.makeNode(.hStack(alignment: .firstTextBaseline), children: [node])
            case .hugging:
                return tree.makeNode(
                    .flexibleFrame(minWidth: 1, minHeight: 1), children: [tree.makeNode(stack, children: [node])])
            case .besideBox:
                return tree.makeNode(
                    stack, children: [tree.makeNode(.fixed(CGSize(width: 0.001, height: 0.001))), node])
            }
        }

        /// Nothing for a leaf. Without a default case: a new kind does not compile until it is nested here.
        private static func kind(_ name: NodeKind.Name, _ level: Int) -> NodeKind? {
            switch name {
            case .color, .fixed, .flexible, .leaf, .spacer, .divider: nil
            case .hStack: .hStack(spacing: 0)
            case .vStack: .vStack(spacing: 0)
            case .zStack: .zStack()
            case .geometryReader: .geometryReader
            case .viewThatFits: .viewThatFits(in: .horizontal)
            case .overlay: .overlay()
            case .background: .background()
            case .safeAreaInset: .safeAreaInset(edge: VerticalEdge.top, spacing: 0)
            case .layout: .layout(PassThroughLayout())
            case .separableLayout:
                level % 2 == 0 ? .layout(SeparableHStack(spacing: 0)) : .layout(SeparableVStack(spacing: 0))
            case .css: .css(CSSStyle())
            case .frame: .frame(width: 100)
            case .flexibleFrame: .flexibleFrame(minWidth: 5, maxHeight: .infinity)
            case .fixedSize: .fixedSize()
            case .padding: .padding(0.001)
            case .aspectRatio: .aspectRatio(2, contentMode: .fit)
            case .offset: .offset(x: 1)
            case .position: .position(x: 1, y: 1)
            case .layoutPriority: .layoutPriority(1)
            case .alignmentGuide: .alignmentGuide(HorizontalAlignment.leading) { $0[.leading] + 1 }
            case .layoutDirection: .layoutDirection(level % 2 == 0 ? .leftToRight : .rightToLeft)
            case .scrollView: .scrollView()
            }
        }

        /// The second child of kinds that are nothing without one.
        private static func second(_ name: NodeKind.Name, in tree: LayoutTree) -> [NodeID] {
            switch name {
            case .overlay: [tree.makeNode(.color)]
            case .safeAreaInset: [tree.makeNode(.fixed(CGSize(width: 1, height: 0.001)))]
            default: []
            }
        }
    }

    /// What was read of a deep tree.
    private struct Reading: Sendable {
        let levels: Int
        let kinds: Set<NodeKind.Name>
        let lines: Int
        let longestLine: Int
        let written: Data?
        var nodesLeft = -1

        init(_ snapshot: LayoutSnapshot) {
            let text = snapshot.description.utf8.split(separator: UInt8(ascii: "\n"))
            levels = snapshot.entries.count
            kinds = Set(snapshot.entries.map(\.kind))
            lines = text.count
            longestLine = text.map(\.count).max() ?? 0
            written = try? JSONEncoder().encode(snapshot)
        }
    }

    @Test(
        "A measure function far down runs in the thread that asked for the layout",
        .disabled(if: isSanitized, "a sanitizer keeps track of stacks, so that the engine goes on in another thread"))
    func sameThread() {
        let tree = LayoutTree()
        let asking = ObjectIdentifier(Thread.current)
        var node = tree.makeNode(
            .leaf(
                LeafMeasure { _ in
                    #expect(ObjectIdentifier(Thread.current) == asking)
                    return CGSize(width: 10, height: 10)
                }))
        for _ in 0..<Self.depth { node = tree.makeNode(.padding(1), children: [node]) }
        tree.root = node
        for width in [100, 200] as [CGFloat] {
            tree.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
            #expect(tree.frame(of: node).height == 10 + 2 * CGFloat(Self.depth))
        }
    }

    @Test("A measure function at the bottom of a very deep tree lays out another one")
    func treeInTree() {
        let heights = SmallStackThread.run {
            let inner = Self.nested(LeafMeasure { _ in CGSize(width: 10, height: 10) })
            let outer = Self.nested(LeafMeasure { inner.sizeThatFits($0, of: inner.root!) })
            return [100, 200].map { (width: CGFloat) in
                outer.layoutIfNeeded(in: ProposedViewSize(width: width, height: nil))
                return outer.frame(of: outer.root!).height
            }
        }
        #expect(heights == [CGFloat](repeating: 10 + 2 * CGFloat(Self.depth), count: 2))
    }

    /// Returns a tree of a leaf in columns and paddings by turns.
    private static func nested(_ leaf: LeafMeasure) -> LayoutTree {
        let tree = LayoutTree()
        var node = tree.makeNode(.leaf(leaf))
        for level in 0..<depth {
            node = tree.makeNode(level % 2 == 0 ? .padding(1) : .vStack(), children: [node])
        }
        tree.root = node
        return tree
    }

    @Test("A very deep tree is built, laid out, read, printed, written and freed", arguments: Nesting.all)
    func deepTree(_ nesting: Nesting) {
        let reading = SmallStackThread.run {
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
            var reading = Reading(tree.snapshot())
            _ = tree.absoluteFrame(of: leaf)
            _ = tree.path(of: leaf)
            _ = tree.hitTest(CGPoint(x: 1, y: 1))
            tree.setNeedsLayout(leaf)
            tree.layoutIfNeeded(in: ProposedViewSize(width: 200, height: 200))
            tree.destroy(top)
            reading.nodesLeft = tree.nodeCount
            return reading
        }
        #expect(reading.levels > Self.depth)
        if case .kind(let name) = nesting { #expect(reading.kinds.contains(name)) }
        #expect(reading.lines >= reading.levels)
        // Indentation ends, or the text would be as long as the square of the depth.
        #expect(reading.longestLine < 160)
        #expect(reading.written?.starts(with: Data("[{".utf8)) == true)
        #expect(reading.nodesLeft == 0)
    }

    @Test("The list of a very deep tree is read again")
    func readAgain() {
        let isEqual = SmallStackThread.run {
            let tree = LayoutTree()
            var top = tree.makeNode(.fixed(CGSize(width: 10, height: 10)))
            for level in 0..<Self.depth { top = Nesting.besideBox.wrap(top, level, in: tree) }
            tree.root = top
            tree.layoutIfNeeded(in: .unspecified)
            let snapshot = tree.snapshot()
            let written = try? JSONEncoder().encode(snapshot)
            return written.flatMap { try? JSONDecoder().decode(LayoutSnapshot.self, from: $0) } == snapshot
        }
        #expect(isEqual)
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
