import MullionLayout

/// Something on the screen.
///
/// A widget knows how large it wants to be and how it is drawn. The tree of the ``Window`` knows where it is: the
/// widget makes its node, and asks for a pass with ``sizeChanged()`` when the node would be measured differently.
///
/// One cell of the terminal is one point.
@MainActor
open class Widget {
    /// The name of the node.
    public let name: String
    /// The widgets inside, in the order of their nodes.
    public internal(set) var children: [Widget]
    /// The window that shows the widget.
    public internal(set) weak var window: Window?
    public internal(set) weak var parent: Widget?
    /// The node whose frame the widget has; nil until a window shows it.
    public internal(set) var node: NodeID?

    public init(name: String, children: [Widget] = []) {
        self.name = name
        self.children = children
        for child in children { child.parent = self }
    }

    /// Sets the children of a widget that makes them in its own initializer.
    public final func adopt(_ children: [Widget]) {
        precondition(node == nil, "\(name) is in a window already")
        self.children = children
        for child in children { child.parent = self }
    }

    /// Makes the node of this widget around those of its children. A widget may take more than one node for itself; the
    /// returned one is the topmost.
    open func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        preconditionFailure("\(name) has to make its node")
    }

    /// Draws the widget, without its children, in its frame.
    open func draw(in frame: CGRect, _ painter: inout Painter) {}

    /// Draws over the children.
    open func drawOverChildren(in frame: CGRect, _ painter: inout Painter) {}

    /// Whether children are visible inside the frame alone.
    open var clipsChildren: Bool { false }

    /// The cell of the cursor while the widget has the focus; nil for none.
    open func cursor(in frame: CGRect) -> CGPoint? { nil }

    /// Handles a click, a drag that began here, or the wheel. Returns false to leave it to the widget around this one.
    open func handle(_ mouse: Mouse) -> Bool { false }

    /// Handles a key while the widget has the focus. Returns false to leave it to the program.
    open func handle(_ key: Key) -> Bool { false }

    /// Has the node measured again in the next pass.
    public final func sizeChanged() {
        guard let window, let node else { return }
        window.tree.setNeedsLayout(node)
    }

    public var hasFocus: Bool { window?.focus === self }
}

/// Widgets in a stack or any other kind of node, or space between them. Nothing is drawn.
public final class Arrangement: Widget {
    private let kind: NodeKind

    public init(_ kind: NodeKind, name: String, _ children: [Widget] = []) {
        self.kind = kind
        super.init(name: name, children: children)
    }

    public override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(kind, name: name, children: children)
    }
}
