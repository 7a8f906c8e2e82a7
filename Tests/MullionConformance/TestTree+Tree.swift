import MullionGeometry
import MullionLayout

/// Building the engine's tree from a test tree, one node for one node.
extension TestTree {
    /// Makes nodes for this test tree and everything below it. Returns the top node, without a parent.
    ///
    /// - Parameter nodeKind: What the engine makes of a kind; by default what it means.
    /// - Complexity: O(n) for n nodes; no recursion.
    public func makeNodes(in tree: LayoutTree, as nodeKind: (Kind) -> NodeKind = { $0.nodeKind }) -> NodeID {
        let top = tree.makeNode(nodeKind(kind), name: id)
        var pending = [(testTree: self, node: top)]
        while let (testTree, node) = pending.popLast() {
            for (index, child) in testTree.children.enumerated() {
                let made = tree.makeNode(nodeKind(child.kind), name: child.id)
                tree.append(made, to: node)
                if case .grid(let grid) = testTree.kind, index < grid.cells.count {
                    grid.cells[index].setValues(of: made, in: tree)
                }
                pending.append((child, made))
            }
        }
        return top
    }
}

extension TestTree.Kind {
    /// What the engine calls this kind.
    public var nodeKind: NodeKind {
        switch self {
        case .color: .color
        case .fixed(let size): .fixed(size)
        case .flexible(let min, let ideal, let max): .flexible(min: min, ideal: ideal, max: max)
        case .text(let text): .leaf(text.measure(truncating: false))
        case .truncatingText(let text): .leaf(text.measure(truncating: true))
        case .opaque(let leaf):
            .leaf(LeafMeasure { leaf.size(TestTree.Proposal($0.width, $0.height)) })
        case .spacer(let minLength): .spacer(minLength: minLength)
        case .divider: .divider
        case .hstack(let alignment, let spacing): .hStack(alignment: alignment.alignment, spacing: spacing)
        case .vstack(let alignment, let spacing): .vStack(alignment: alignment.alignment, spacing: spacing)
        case .zstack(let alignment): .zStack(alignment: alignment.alignment)
        case .grid(let grid): .layout(grid.layout)
        case .geometryReader: .geometryReader
        case .viewThatFits(let axes): .viewThatFits(in: axes.axes)
        case .frame(let width, let height, let alignment):
            .frame(width: width, height: height, alignment: alignment.alignment)
        case .flexFrame(let width, let height, let alignment):
            .flexibleFrame(
                minWidth: width.min, idealWidth: width.ideal, maxWidth: width.max, minHeight: height.min,
                idealHeight: height.ideal, maxHeight: height.max, alignment: alignment.alignment)
        case .fixedSize(let horizontal, let vertical): .fixedSize(horizontal: horizontal, vertical: vertical)
        case .padding(let insets):
            .padding(
                EdgeInsets(
                    top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing))
        case .aspectRatio(let ratio, let mode): .aspectRatio(ratio, contentMode: mode == .fit ? .fit : .fill)
        case .layoutPriority(let value): .layoutPriority(value)
        case .alignmentGuide(let value):
            switch value.guide {
            case .horizontal(let guide):
                .alignmentGuide(guide.alignment) { value.value(in: CGSize(width: $0.width, height: $0.height)) }
            case .vertical(let guide):
                .alignmentGuide(guide.alignment) { value.value(in: CGSize(width: $0.width, height: $0.height)) }
            }
        case .offset(let x, let y): .offset(x: x, y: y)
        case .position(let x, let y): .position(x: x, y: y)
        case .overlay(let alignment): .overlay(alignment: alignment.alignment)
        case .background(let alignment): .background(alignment: alignment.alignment)
        case .scrollView(let axes): .scrollView(axes.axes)
        case .safeAreaInset(let edge, let spacing):
            switch edge {
            case .top(let guide): .safeAreaInset(edge: VerticalEdge.top, alignment: guide.alignment, spacing: spacing)
            case .bottom(let guide):
                .safeAreaInset(edge: VerticalEdge.bottom, alignment: guide.alignment, spacing: spacing)
            case .leading(let guide):
                .safeAreaInset(edge: HorizontalEdge.leading, alignment: guide.alignment, spacing: spacing)
            case .trailing(let guide):
                .safeAreaInset(edge: HorizontalEdge.trailing, alignment: guide.alignment, spacing: spacing)
            }
        case .layoutDirection(let direction):
            .layoutDirection(direction == .leftToRight ? .leftToRight : .rightToLeft)
        }
    }
}

extension TestTree.Text {
    func measure(truncating: Bool) -> LeafMeasure {
        LeafMeasure(
            traits: .wrappingText, lineHeight: truncating ? line : nil,
            firstTextBaseline: { _ in firstBaseline }, lastTextBaseline: { lastBaseline(height: $0.height) },
            measure: { size(width: $0.width) })
    }
}

/// The custom guide of the vector files, half the extent by default.
private enum MiddleGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.width / 2 }
}

private enum VerticalMiddleGuide: AlignmentID {
    static func defaultValue(in dimensions: ViewDimensions) -> CGFloat { dimensions.height / 2 }
}

extension TestTree.HorizontalGuide {
    /// The engine's guide.
    public var alignment: HorizontalAlignment {
        switch self {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        case .mid: HorizontalAlignment(MiddleGuide.self)
        }
    }
}

extension TestTree.VerticalGuide {
    /// The engine's guide.
    public var alignment: VerticalAlignment {
        switch self {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        case .firstTextBaseline: .firstTextBaseline
        case .lastTextBaseline: .lastTextBaseline
        case .mid: VerticalAlignment(VerticalMiddleGuide.self)
        }
    }
}

extension TestTree.Alignment {
    var alignment: Alignment { Alignment(horizontal: horizontal.alignment, vertical: vertical.alignment) }
}

extension TestTree.AxisSet {
    var axes: Axis.Set {
        var result: Axis.Set = []
        if contains(.horizontal) { result.insert(.horizontal) }
        if contains(.vertical) { result.insert(.vertical) }
        return result
    }
}

extension TestTree.Proposal {
    /// The engine's proposal.
    public var proposedSize: ProposedViewSize { ProposedViewSize(width: width, height: height) }
}
