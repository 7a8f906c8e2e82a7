import MullionGeometry
import MullionLayout
import MullionTestSupport

/// A random tree of CSS boxes with texts, fixed leaves and stacks in it, which can be built again and again.
final class RandomBox {
    enum Content {
        case box
        case text(Int)
        case fixed(CGSize)
        case stack
    }

    var content: Content
    var style: CSSStyle
    var children: [RandomBox] = []
    var node: NodeID?
    /// Whether most boxes are grids, and many of them subgrids.
    let prefersSubgrids: Bool

    init(_ random: inout SplitMix64, depth: Int, prefersSubgrids: Bool = false) {
        self.prefersSubgrids = prefersSubgrids
        style = RandomStyle.make(&random, prefersSubgrids: prefersSubgrids)
        switch random.next() % 10 {
        case 0, 1: content = .text(Int(random.next() % 8))
        case 2:
            content = .fixed(
                CGSize(width: CGFloat(random.next() % 60), height: CGFloat(random.next() % 40)))
        case 3: content = depth > 0 ? .stack : .text(1)
        default: content = .box
        }
        if case .text = content { return }
        if case .fixed = content { return }
        guard depth > 0 else { return }
        for _ in 0..<random.next() % 4 {
            children.append(RandomBox(&random, depth: depth - 1, prefersSubgrids: prefersSubgrids))
        }
    }

    var kind: NodeKind {
        switch content {
        case .box: .css(style)
        case .text(let count): .leaf(Self.text(count))
        case .fixed(let size): .fixed(size)
        case .stack: .vStack(alignment: .leading, spacing: 3)
        }
    }

    var isBox: Bool {
        if case .box = content { return true }
        return false
    }

    var takesChildren: Bool {
        switch content {
        case .box, .stack: true
        default: false
        }
    }

    /// Words of 20 points, lines of 10.
    static func text(_ words: Int) -> LeafMeasure {
        LeafMeasure(
            traits: .wrappingText, firstTextBaseline: { _ in 8 }, lastTextBaseline: { $0.height - 2 }
        ) { proposal in
            let perLine = proposal.width.map { max(1, Int(min($0, 10_000) / 20)) } ?? max(1, words)
            let lines = (words + perLine - 1) / perLine
            return CGSize(width: CGFloat(min(words, perLine)) * 20, height: CGFloat(lines) * 10)
        }
    }

    /// Makes the nodes in a tree; `remembers`: this is the tree that is edited.
    func make(in tree: LayoutTree, remembers: Bool) -> NodeID {
        let node = tree.makeNode(kind, children: children.map { $0.make(in: tree, remembers: remembers) })
        if !isBox { tree.setItemStyle(style, of: node) }
        if remembers { self.node = node }
        return node
    }

    /// All boxes, the root first.
    var all: [RandomBox] { [self] + children.flatMap(\.all) }
}

extension RandomBox {
    /// Returns whether two trees have the same frames; bounded, and finite.
    static func hasSameFrames(_ a: LayoutTree, _ first: NodeID, _ b: LayoutTree, _ second: NodeID) -> Bool {
        guard a.isPlaced(first) == b.isPlaced(second) else { return false }
        let (one, other) = (a.frame(of: first), b.frame(of: second))
        guard one.origin.x.bitPattern == other.origin.x.bitPattern,
            one.origin.y.bitPattern == other.origin.y.bitPattern,
            one.width.bitPattern == other.width.bitPattern, one.height.bitPattern == other.height.bitPattern
        else { return false }
        guard one.minX.isFinite, one.minY.isFinite, one.width.isFinite, one.height.isFinite else { return false }
        return zip(a.children(of: first), b.children(of: second)).allSatisfy { hasSameFrames(a, $0, b, $1) }
    }

    /// Makes a random edit in a box and in the tree of the nodes that it remembers.
    func edit(_ tree: LayoutTree, _ random: inout SplitMix64) {
        let all = self.all
        let box = all[Int(random.next() % UInt64(all.count))]
        switch random.next() % 6 {
        case 0, 1, 2:
            RandomStyle.change(&box.style, &random, prefersSubgrids: prefersSubgrids)
            if box.isBox { tree.setKind(box.kind, of: box.node!) } else { tree.setItemStyle(box.style, of: box.node!) }
        case 3:
            guard case .text = box.content else { return }
            box.content = .text(Int(random.next() % 8))
            tree.setKind(box.kind, of: box.node!)
        case 4:
            guard box.takesChildren else { return }
            let child = RandomBox(&random, depth: 1, prefersSubgrids: prefersSubgrids)
            let index = Int(random.next() % UInt64(box.children.count + 1))
            box.children.insert(child, at: index)
            tree.insert(child.make(in: tree, remembers: true), into: box.node!, at: index)
        default:
            guard !box.children.isEmpty else { return }
            let child = box.children.remove(at: Int(random.next() % UInt64(box.children.count)))
            tree.destroy(child.node!)
        }
    }
}

/// Random styles: a few properties each, so that every one meets every other.
enum RandomStyle {
    static func make(_ random: inout SplitMix64, prefersSubgrids: Bool = false) -> CSSStyle {
        var style = CSSStyle()
        style.display =
            [.flex, .flex, .flex, .grid, .block, .block, .flowRoot, .contents, .none][
                Int(random.next() % 40) % 9]
        if random.next() % 3 != 0 { style.position = .relative }
        if prefersSubgrids, random.next() % 4 != 0 { style.display = .grid }
        for _ in 0..<random.next() % (prefersSubgrids ? 10 : 7) {
            change(&style, &random, prefersSubgrids: prefersSubgrids)
        }
        return style
    }

    /// Changes one property.
    static func change(_ style: inout CSSStyle, _ random: inout SplitMix64, prefersSubgrids: Bool = false) {
        func pick<T>(_ values: [T]) -> T { values[Int(random.next() % UInt64(values.count))] }
        let length: CSSLength = pick([0, 5, 10, 33.3, 80, .percent(50), .percent(33.3), CSSLength(10, fraction: 0.25)])
        let size: CSSSize = pick([
            .auto, .points(10), .points(70), .points(200), .percent(50), .percent(100), .minContent, .maxContent,
            .fitContent, .stretch,
        ])
        let alignment: CSSAlignment = pick([
            .normal, .stretch, .start, .end, .center, .baseline, .lastBaseline, .flexEnd, .spaceBetween, .spaceAround,
            CSSAlignment(.end, overflow: .safe),
        ])
        if prefersSubgrids, random.next() % 3 == 0 {
            switch random.next() % 5 {
            case 0: style.gridTemplateColumns = .subgrid([.names(["a"]), .names(["b", "c"])])
            case 1: style.gridTemplateRows = .subgrid()
            case 2: style.gridColumnStart = pick([.span(2), .span(3), .line(1), .named("b", 1)])
            case 3: style.gridRowStart = pick([.span(2), .span(3), .line(1)])
            default: style.gridTemplateColumns = CSSTrackList(tracks: [.auto, .flex(1), .length(30)])
            }
            return
        }
        switch random.next() % 34 {
        case 0: style.width = size
        case 1: style.height = size
        case 2: style.minWidth = size
        case 3: style.minHeight = size
        case 4: style.maxWidth = size
        case 5: style.maxHeight = size
        case 6: style.aspectRatio = pick([nil, 0.5, 2])
        case 7: style.margin = CSSEdges(top: length, right: 2, bottom: pick([nil, -5, 8]), left: pick([nil, 4]))
        case 8: style.padding = CSSEdges(top: length, right: 1, bottom: 2, left: length)
        case 9: style.border = CSSEdges(pick([0, 1, 4]))
        case 10: style.inset = CSSEdges(top: pick([nil, length]), right: pick([nil, 3]), bottom: nil, left: length)
        case 11: style.position = pick([.static, .relative, .absolute])
        case 12: style.flexDirection = pick([.row, .rowReverse, .column, .columnReverse])
        case 13: style.flexWrap = pick([.nowrap, .wrap, .wrapReverse])
        case 14: style.flexGrow = pick([0, 0.3, 1, 2])
        case 15: style.flexShrink = pick([0, 1, 2])
        case 16: style.flexBasis = size
        case 17: style.alignItems = alignment
        case 18: style.alignSelf = alignment
        case 19: style.alignContent = alignment
        case 20: style.justifyContent = alignment
        case 21: style.justifyItems = alignment
        case 22: style.justifySelf = alignment
        case 23: style.columnGap = length
        case 24: style.rowGap = length
        case 25: style.direction = pick([.leftToRight, .rightToLeft])
        case 26: style.overflowX = pick([.visible, .hidden, .scroll])
        case 27: style.boxSizing = pick([.contentBox, .borderBox])
        case 28:
            style.gridTemplateColumns = CSSTrackList(tracks: pick([[], [.flex(1), .flex(2)], [.auto, .length(40)]]))
        case 29: style.gridTemplateRows = CSSTrackList(tracks: pick([[], [.flex(1)], [.minContent, .length(length)]]))
        case 30: style.gridColumnStart = pick([.auto, .line(2), .line(-1), .span(2)])
        case 31: style.float = pick([.none, .left, .right])
        case 32: style.clear = pick([.none, .left, .both])
        default: style.order = pick([0, 0, 1, -1])
        }
    }
}
