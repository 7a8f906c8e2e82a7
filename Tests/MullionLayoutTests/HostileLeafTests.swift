import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

@Suite("Leaves and guides that answer no size and no place")
struct HostileLeafTests {
    let tree = LayoutTree()

    private func size(_ width: CGFloat, _ height: CGFloat) -> CGSize { CGSize(width: width, height: height) }

    private func leaf(_ answer: CGSize, _ traits: LeafMeasure.Traits = [], name: String = "leaf") -> NodeID {
        tree.makeNode(.leaf(LeafMeasure(traits: traits) { _ in answer }), name: name)
    }

    /// Two diagnostics' kinds agree, where a NaN agrees with a NaN.
    private func describes(_ diagnostic: Diagnostic, answered: CGSize, used: CGSize) -> Bool {
        "\(diagnostic.kind)" == "\(Diagnostic.Kind.repairedSize(answered: answered, used: used))"
    }

    // MARK: - Sizes

    @Test(
        "NaN and negative lengths become 0, infinite ones the proposal, or 10 where that is unspecified",
        arguments: [
            (CGFloat.nan, CGFloat(0), CGFloat(0)), (-1, 0, 0), (-CGFloat.infinity, 0, 0), (CGFloat.infinity, 80, 10),
            (-CGFloat.greatestFiniteMagnitude, 0, 0),
        ])
    func repairedLengths(answer: CGFloat, proposed: CGFloat, unspecified: CGFloat) throws {
        let width = leaf(size(answer, 7))
        let top = tree.makeNode(.padding(0), name: "top", children: [width])
        tree.layOut(top, 80, 60)
        expectFrames(tree, [width], [rect(0, 0, proposed, 7)])
        let first = try #require(tree.diagnostics.first)
        #expect(first.node == width)
        #expect(first.path == "top/leaf")
        #expect(first.proposal == ProposedViewSize(width: 80, height: 60))
        #expect(describes(first, answered: size(answer, 7), used: size(proposed, 7)))

        tree.layoutIfNeeded(in: .unspecified)
        expectFrames(tree, [width], [rect(0, 0, unspecified, 7)])
        #expect(tree.diagnostics.first?.proposal == .unspecified)

        let height = leaf(size(7, answer), name: "tall")
        tree.layOut(height, 60, 80)
        expectFrames(tree, [height], [rect(0, 0, 7, proposed)])
        #expect(
            tree.diagnostics.first.map { describes($0, answered: size(7, answer), used: size(7, proposed)) } == true)
        #expect(tree.diagnostics.first?.path == "tall")
    }

    @Test("An infinite answer to an infinite proposal is an answer")
    func infiniteIsFine() {
        let node = leaf(size(.infinity, .infinity))
        tree.layOut(node, .infinity, .infinity)
        #expect(tree.frame(of: node).size == size(.infinity, .infinity))
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("Negative zero becomes zero without a report")
    func negativeZero() {
        let node = leaf(size(-0.0, -0.0))
        tree.layOut(node, 10, 10)
        #expect(tree.frame(of: node).width.sign == .plus)
        #expect(tree.frame(of: node).height.sign == .plus)
        #expect(tree.diagnostics.isEmpty)
    }

    @Test("A repaired leaf takes its repaired size in a stack, whatever it declares")
    func inStack() {
        for traits: LeafMeasure.Traits in [[], .widthIgnoresHeight, .wrappingText] {
            let bad = leaf(size(-5, .nan), traits)
            let good = tree.box(20, 20)
            tree.layOut(tree.makeNode(.hStack(spacing: 4), children: [bad, good]), 100, 100)
            expectFrames(tree, [bad, good], [rect(0, 10, 0, 0), rect(4, 0, 20, 20)])
            #expect(!tree.diagnostics.isEmpty)
            #expect(tree.diagnostics.allSatisfy { $0.node == bad })
        }
    }

    @Test("A leaf declared as wrapping text that answers infinity gets the proposal it was asked with")
    func infiniteText() {
        let text = leaf(size(.infinity, .infinity), .wrappingText)
        tree.layOut(text, 120, 50)
        // Its height is asked with an unspecified height only.
        expectFrames(tree, [text], [rect(0, 0, 120, 10)])
    }

    @Test("A line height that is no length is ignored")
    func hostileLineHeights() {
        for line in [CGFloat.nan, 0, -3, .infinity] {
            let text = tree.makeNode(
                .leaf(LeafMeasure(traits: .wrappingText, lineHeight: line) { _ in CGSize(width: 30, height: 45) }))
            tree.layOut(text, 30, 20)
            expectFrames(tree, [text], [rect(0, 0, 30, 45)])
        }
        let cut = tree.makeNode(
            .leaf(LeafMeasure(traits: .wrappingText, lineHeight: 15) { _ in CGSize(width: 30, height: 45) }))
        tree.layOut(cut, 30, 44)
        expectFrames(tree, [cut], [rect(0, 0, 30, 30)])
    }

    @Test("A baseline that is not finite counts as not set, and is reported")
    func hostileBaselines() {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let text = tree.makeNode(
                .leaf(
                    LeafMeasure(firstTextBaseline: { _ in value }, lastTextBaseline: { _ in value }) { _ in
                        CGSize(width: 10, height: 30)
                    }), name: "text")
            let box = tree.box(10, 10)
            tree.layOut(
                tree.makeNode(.hStack(alignment: .firstTextBaseline, spacing: 0), name: "row", children: [text, box]),
                50, 50)
            // Bottoms meet.
            expectFrames(tree, [text, box], [rect(0, 0, 10, 30), rect(10, 20, 10, 10)])
            #expect(tree.diagnostics.contains { $0.node == text && $0.path == "row/text" })
            #expect(tree.diagnostics.allSatisfy { "\($0.kind)" == "\(Diagnostic.Kind.ignoredGuide(value))" })
            let dimensions = tree.dimensions(of: text, in: .unspecified)
            #expect(dimensions[explicit: VerticalAlignment.lastTextBaseline] == nil)
        }
    }

    @Test("A guide's function that returns no place counts as not set, and is reported")
    func hostileGuides() {
        for value in [CGFloat.nan, .infinity, -.infinity] {
            let guided = tree.makeNode(
                .alignmentGuide(HorizontalAlignment.trailing) { _ in value }, name: "guide",
                children: [tree.box(10, 10)])
            let box = tree.box(30, 10)
            tree.layOut(
                tree.makeNode(.vStack(alignment: .trailing, spacing: 0), name: "column", children: [guided, box]), 50,
                50)
            expectFrames(tree, [guided, box], [rect(20, 0, 10, 10), rect(0, 10, 30, 10)])
            #expect(tree.diagnostics.contains { $0.node == guided && $0.path == "column/guide" })
        }
    }

    private enum Nowhere: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { .nan }
    }

    @Test("A custom guide whose default is no place gives frames without NaN")
    func hostileDefaultGuide() {
        let guide = VerticalAlignment(Nowhere.self)
        let boxes = [tree.box(10, 10), tree.box(10, 30)]
        let top = tree.makeNode(.hStack(alignment: guide, spacing: 0), children: boxes)
        tree.layOut(top, 50, 50)
        // Nowhere counts as the start.
        expectFrames(tree, [top] + boxes, [rect(0, 0, 20, 30), rect(0, 0, 10, 10), rect(10, 0, 10, 30)])
        #expect(tree.diagnostics.contains { $0.node == boxes[0] })
        for kind: NodeKind in [
            .hStack(alignment: guide, spacing: 0), .zStack(alignment: Alignment(horizontal: .center, vertical: guide)),
            .overlay(alignment: Alignment(horizontal: .center, vertical: guide)),
        ] {
            tree.setKind(kind, of: top)
            tree.layOut(top, 50, 50)
            for node in tree.preorder(top) {
                #expect(!tree.frame(of: node).hasNaN, "\(tree.path(of: node)): \(tree.frame(of: node))")
            }
        }
    }

    // MARK: - Styles

    @Test("Style values that cannot be used are repaired, and reported once by the next pass")
    func hostileStyles() {
        let kinds: [(NodeKind, String)] = [
            (.frame(width: .nan), "width"), (.frame(height: -1), "height"), (.frame(width: .infinity), "width"),
            (.padding(.nan), "top"), (.offset(x: .infinity), "x"), (.position(y: -.infinity), "y"),
            (.aspectRatio(0, contentMode: .fit), "ratio"), (.aspectRatio(-2, contentMode: .fill), "ratio"),
            (.layoutPriority(.nan), "priority"), (.flexibleFrame(minWidth: .nan), "minWidth"),
            (.flexibleFrame(minWidth: 50, maxWidth: 20), "maxWidth"), (.flexibleFrame(minHeight: -3), "minHeight"),
            (.hStack(spacing: .nan), "spacing"), (.vStack(spacing: .infinity), "spacing"),
        ]
        for (kind, style) in kinds {
            let child = tree.makeNode(.color)
            let node = tree.makeNode(kind, name: "bad", children: [child])
            tree.layOut(tree.makeNode(.padding(0), name: "top", children: [node]), 100, 100)
            #expect(!tree.frame(of: child).hasNaN)
            let own = tree.diagnostics.filter { $0.node == node }
            let named = own.contains {
                guard case .repairedStyle(let name, _, _) = $0.kind else { return false }
                return name == style && $0.path == "top/bad"
            }
            #expect(named, "\(style): \(tree.diagnostics)")
            tree.layoutIfNeeded(in: ProposedViewSize(width: 100, height: 100))
            #expect(tree.diagnostics.isEmpty)
        }
        let leaves: [NodeKind] = [
            .fixed(size(.nan, 3)), .fixed(size(3, -.infinity)), .spacer(minLength: .nan), .spacer(minLength: -2),
            .flexible(min: size(.nan, 0), ideal: size(-1, .nan), max: size(.nan, -.infinity)),
        ]
        for kind in leaves {
            let node = tree.makeNode(kind)
            tree.layOut(node, 100, 100)
            #expect(!tree.diagnostics.isEmpty)
            #expect(!tree.frame(of: node).hasNaN)
        }
    }

    @Test("A proposal of NaN counts as unspecified, a negative one as 0")
    func hostileProposals() {
        let node = tree.makeNode(.color)
        tree.layOut(node, .nan, -5)
        expectFrames(tree, [node], [rect(0, 0, 10, 0)])
        tree.layoutIfNeeded(in: ProposedViewSize(width: -CGFloat.infinity, height: nil))
        expectFrames(tree, [node], [rect(0, 0, 0, 10)])
    }

    // MARK: - Reports

    @Test("A pass keeps 1,000 diagnostics and counts the others")
    func limit() {
        let leaves = (0..<1_200).map { _ in leaf(size(-1, -1), .wrappingText) }
        tree.layOut(tree.makeNode(.zStack(), children: leaves), 10, 10)
        #expect(tree.diagnostics.count == Diagnostic.limit)
        #expect(tree.suppressedDiagnosticCount >= 200)
    }

    @Test("A diagnostic reads as a sentence with path, values and proposal")
    func sentence() {
        let node = leaf(size(-1, 20))
        tree.layOut(tree.makeNode(.padding(0), name: "top", children: [node]), 50, nil)
        #expect(
            tree.diagnostics.first?.description
                == "top/leaf: answered -1.0 × 20.0, which is no size; used 0.0 × 20.0 (proposed 50.0 × unspecified)")
    }
}

extension CGRect {
    /// Whether some coordinate is not a number.
    var hasNaN: Bool { origin.x.isNaN || origin.y.isNaN || size.width.isNaN || size.height.isNaN }
}
