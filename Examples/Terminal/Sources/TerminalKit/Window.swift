import MullionLayout

/// Widgets, the tree that lays them out, and the cells that show them.
///
/// The walk of one frame:
///
/// 1. An event changes widgets. A widget whose size may differ marks its node (``Widget/sizeChanged()``).
/// 2. ``layOut()`` runs a pass. The tree calls the measure functions of marked leaves, and of no others.
/// 3. ``draw()`` reads the frames and has each widget draw itself in its own.
@MainActor
public final class Window {
    public let tree = LayoutTree()
    public let root: Widget
    /// The widget that gets keys.
    public var focus: Widget?
    /// The size of the terminal in cells.
    public var size: CGSize
    private let hasColors: Bool
    private var widgets: [NodeID: Widget] = [:]
    private var scrollAreas: [NodeID: ScrollArea] = [:]
    /// The widget in which a button of the mouse was pressed, which gets the drags until it is released.
    private var pressed: Widget?

    public init(showing root: Widget, columns: Int = 80, rows: Int = 24, hasColors: Bool = true) {
        (self.root, self.hasColors) = (root, hasColors)
        size = CGSize(width: columns, height: rows)
        tree.root = bind(root)
    }

    // MARK: - Widgets and nodes

    /// Makes the nodes of a widget and of those inside.
    func bind(_ widget: Widget) -> NodeID {
        widget.window = self
        let node = widget.makeNode(in: tree, children: widget.children.map(bind))
        widget.node = node
        widgets[node] = widget
        scrollAreas[node] = widget as? ScrollArea
        return node
    }

    /// Destroys the nodes of a widget and of those inside.
    func release(_ widget: Widget) {
        for child in widget.children { release(child) }
        guard let node = widget.node else { return }
        (widgets[node], scrollAreas[node], widget.node, widget.window) = (nil, nil, nil, nil)
        tree.destroy(node)
    }

    // MARK: - Layout and drawing

    /// Brings all frames up to date. Does nothing if nothing changed.
    public func layOut() {
        let proposal = ProposedViewSize(size)
        tree.layoutIfNeeded(in: proposal)
        // Content that became shorter, or a window that became longer, may leave nothing to show at an offset.
        let wasLimited = scrollAreas.values.count { tree.isPlaced($0.node!) && $0.limitOffset() } > 0
        if wasLimited { tree.layoutIfNeeded(in: proposal) }
    }

    /// Has every widget measured again, for tests: the frames must be the same.
    func forgetMeasurements() { for node in widgets.keys { tree.setNeedsLayout(node) } }

    /// The frame of a widget in the window, on whole cells; nil if it is not shown.
    public func frame(of widget: Widget) -> CGRect? {
        guard let node = widget.node, tree.isPlaced(node) else { return nil }
        return tree.pixelFrame(of: node, scale: 1)
    }

    /// Lays out and draws the window.
    public func draw() -> Painter {
        layOut()
        var painter = Painter(size: size, hasColors: hasColors)
        draw(root, &painter)
        return painter
    }

    private func draw(_ widget: Widget, _ painter: inout Painter) {
        // Rows far outside a scroll area are not even looked at.
        guard let frame = frame(of: widget), frame.intersects(painter.clip) else { return }
        widget.draw(in: frame, &painter)
        if widget.clipsChildren {
            painter.clipped(to: frame) { painter in for child in widget.children { draw(child, &painter) } }
        } else {
            for child in widget.children { draw(child, &painter) }
        }
        widget.drawOverChildren(in: frame, &painter)
    }

    /// The cell of the cursor; nil for none.
    public var cursor: CGPoint? { focus.flatMap { widget in frame(of: widget).flatMap(widget.cursor) } }

    // MARK: - The mouse

    /// Hands an action of the mouse to the widget at its cell, or those around it. Returns the widget that handled it.
    @discardableResult
    public func handle(_ mouse: Mouse) -> Widget? {
        layOut()
        let isContinued = mouse.action == .drag || mouse.action == .release
        var widget = isContinued ? pressed : self.widget(at: mouse)
        while let current = widget, !current.handle(mouse) { widget = isContinued ? nil : current.parent }
        if mouse.action == .press { pressed = widget }
        if mouse.action == .release { pressed = nil }
        return widget
    }

    /// The innermost visible widget at a cell.
    private func widget(at mouse: Mouse) -> Widget? {
        let point = CGPoint(x: CGFloat(mouse.column) + 0.5, y: CGFloat(mouse.row) + 0.5)
        var (widget, found): (Widget?, Widget?) = (root, nil)
        while let current = widget {
            found = current
            widget = current.children.last { frame(of: $0)?.contains(point) ?? false }
        }
        return found
    }
}
