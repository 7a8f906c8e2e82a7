import MullionLayout

/// A column of widgets of any height, of which a part is visible.
///
/// Its topmost node is a scroll view, which proposes no height to its content. An offset inside moves the content
/// without a new measurement.
open class ScrollArea: Widget {
    private var offsetNode: NodeID?
    private var contentNode: NodeID?
    private let spacing: CGFloat

    /// The number of hidden rows above.
    public private(set) var offset: CGFloat = 0

    public init(name: String, spacing: CGFloat = 0, _ children: [Widget] = []) {
        self.spacing = spacing
        super.init(name: name, children: children)
    }

    open override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        let column = tree.makeNode(.vStack(alignment: .leading, spacing: spacing), name: "content", children: children)
        let wide = tree.makeNode(.flexibleFrame(maxWidth: .infinity, alignment: .leading), children: [column])
        // The last column is that of the scroll bar.
        let content = tree.makeNode(
            .padding(EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 1)), children: [wide])
        let moved = tree.makeNode(.offset(y: -offset), children: [content])
        (contentNode, offsetNode) = (column, moved)
        return tree.makeNode(.scrollView(.vertical), name: name, children: [moved])
    }

    open override var clipsChildren: Bool { true }

    /// Replaces the widgets in the column.
    public func show(_ widgets: [Widget]) {
        guard let window, let contentNode else { return }
        for child in children { window.release(child) }
        children = widgets
        for child in children { child.parent = self }
        window.tree.setChildren(children.map(window.bind), of: contentNode)
    }

    /// Scrolls to a row; the next layout limits it to those there are.
    public func scroll(to offset: CGFloat) {
        guard offset != self.offset else { return }
        self.offset = max(offset, 0)
        guard let window, let offsetNode else { return }
        window.tree.setKind(.offset(y: -self.offset), of: offsetNode)
    }

    /// The visible rows, and all rows, after a layout.
    public var lengths: (window: CGFloat, content: CGFloat) {
        guard let tree = window?.tree, let node, let contentNode else { return (0, 0) }
        return (tree.frame(of: node).height, tree.frame(of: contentNode).height)
    }

    /// Scrolls as little as shows a widget of the column.
    public func reveal(_ widget: Widget) {
        guard let window, let node = widget.node else { return }
        window.layOut()
        let (frame, visible) = (window.tree.frame(of: node), lengths.window)
        guard frame.height > 0, visible > 0 else { return }
        scroll(to: max(min(offset, frame.minY), frame.maxY - visible))
    }

    /// Called after a layout. Returns whether the offset was too large.
    func limitOffset() -> Bool {
        let largest = max(lengths.content - lengths.window, 0)
        guard offset > largest else { return false }
        scroll(to: largest)
        return true
    }

    open override func handle(_ mouse: Mouse) -> Bool {
        switch mouse.action {
        case .wheelUp: scroll(to: offset - 3)
        case .wheelDown: scroll(to: offset + 3)
        default: return false
        }
        return true
    }

    open override func handle(_ key: Key) -> Bool {
        let page = max(lengths.window - 1, 1)
        switch key {
        case .up: scroll(to: offset - 1)
        case .down: scroll(to: offset + 1)
        case .pageUp: scroll(to: offset - page)
        case .pageDown, .character(" "): scroll(to: offset + page)
        case .home: scroll(to: 0)
        case .end: scroll(to: lengths.content)
        default: return false
        }
        return true
    }

    /// A scroll bar in the last column, where there is something to scroll.
    open override func drawOverChildren(in frame: CGRect, _ painter: inout Painter) {
        let (visible, content) = lengths
        guard content > visible, visible > 1 else { return }
        let length = max((visible * visible / content).rounded(), 1)
        let start = ((visible - length) * offset / (content - visible)).rounded()
        for row in 0..<Int(length) {
            let cell = CGRect(x: frame.maxX - 1, y: frame.minY + start + CGFloat(row), width: 1, height: 1)
            painter.text("▐", in: cell, color: Theme.faint)
        }
    }
}
