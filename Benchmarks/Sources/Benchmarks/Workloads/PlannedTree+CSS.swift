import MullionGeometry
import MullionLayout

/// A plan as boxes of CSS: padding and growth are style, as other engines of flexbox have them, so wrappers and what
/// they wrap are one node.
extension PlannedTree {
    /// Makes the boxes in a tree, in pre-order. Returns the root.
    func buildBoxes(in tree: LayoutTree, identities: UnsafeMutableBufferPointer<NodeID>) -> NodeID {
        var kinds: [BoxStyle: NodeKind] = [:]
        for row in nodes.indices {
            let node = nodes[row]
            guard node.isLogical else {
                identities[row] = identities[Int(node.parent)]
                continue
            }
            let isText = node.shape == .text
            let style = boxStyle(of: row)
            let kind: NodeKind
            if isText {
                kind = .leaf(Self.text(natural: node.a, lineHeight: node.b))
            } else if let known = kinds[style] {
                kind = known
            } else {
                kind = .css(style.css)
                kinds[style] = kind
            }
            identities[row] =
                node.parent < 0 ? tree.makeNode(kind) : tree.appendNode(kind, to: identities[Int(node.parent)])
        }
        tree.root = identities[0]
        return identities[0]
    }

    /// The style of a planned node: its own, with the stack inside of a wrapper.
    private func boxStyle(of row: Int) -> BoxStyle {
        let node = nodes[row]
        var style = BoxStyle()
        style.isRoot = node.parent < 0
        var stack = node
        switch node.shape {
        case .padding: style.padding = node.a
        case .wideFrame, .tallFrame, .spacer: style.grows = true
        case .growing: (style.width, style.height, style.grows) = (node.a, node.b, true)
        case .fixed: (style.width, style.height) = (node.a, node.b)
        default: break
        }
        if row + 1 < nodes.count, !nodes[row + 1].isLogical, nodes[row + 1].parent == row { stack = nodes[row + 1] }
        switch stack.shape {
        case .row: (style.isContainer, style.gap) = (true, stack.a)
        case .column: (style.isContainer, style.isColumn, style.gap) = (true, true, stack.a)
        case .grid: (style.isGrid, style.gap) = (true, stack.a)
        default: break
        }
        // The rows of a list are as wide as it.
        style.stretches = style.isRoot && row + 1 < nodes.count && nodes[row + 1].shape == .padding
        return style
    }

    /// The style of a box without a size, for edits.
    static func boxStyle() -> CSSStyle { BoxStyle().css }
}

/// What distinguishes the boxes of a plan, so that equal ones share a style.
private struct BoxStyle: Hashable {
    var width: CGFloat?
    var height: CGFloat?
    var padding: CGFloat = 0
    var gap: CGFloat = 0
    var isRoot = false
    var isContainer = false
    var stretches = false
    var isColumn = false
    var isGrid = false
    var grows = false

    var css: CSSStyle {
        var style = CSSStyle()
        style.display = isGrid ? .grid : .flex
        style.flexDirection = isColumn ? .column : .row
        style.alignItems = stretches ? .stretch : .flexStart
        style.flexGrow = grows ? 1 : 0
        style.flexShrink = 0
        style.padding = CSSEdges(CSSLength(padding))
        (style.columnGap, style.rowGap) = (CSSLength(gap), CSSLength(gap))
        if let width { style.width = .points(width) }
        if let height { style.height = .points(height) }
        if isGrid { style.gridTemplateColumns = CSSTrackList(tracks: Array(repeating: .auto, count: 10)) }
        if isRoot { (style.width, style.height) = (.percent(100), .percent(100)) }
        return style
    }
}
