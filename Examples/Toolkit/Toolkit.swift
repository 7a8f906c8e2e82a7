// A small toolkit for terminals on top of `LayoutTree`. The widgets are its own: they know their text, how large they
// want to be and how they are drawn. The tree knows where they are. One cell of the terminal is one point.
// A program written with it is in HarbourBoard.swift.

import MullionLayout

// MARK: - 1. Widgets

/// Something on the screen, bound to a node of the tree once it is shown.
class Widget {
    let name: String
    let children: [Widget]
    fileprivate(set) weak var screen: Screen?
    fileprivate(set) var node: NodeID?

    init(name: String, children: [Widget] = []) {
        self.name = name
        self.children = children
    }

    func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID { fatalError("\(name) has no node") }
    func draw(on canvas: inout Canvas, in frame: CGRect) {}
    func erase(from canvas: inout Canvas, in frame: CGRect) {}
}

/// A text that wraps. It is a leaf with a measure function of ours.
final class Label: Widget {
    /// The tree remembers what a label answered, so it has to hear that the label would answer something else now.
    var text: String { didSet { screen?.textChanged(of: self) } }
    fileprivate(set) var measureCount = 0

    init(_ text: String, name: String) {
        self.text = text
        super.init(name: name)
    }

    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(.leaf(LeafMeasure(traits: .wrappingText) { self.size(for: $0) }), name: name)
    }

    /// As wide as the longest line, as high as there are lines. No width, or endless width: one line.
    private func size(for proposal: ProposedViewSize) -> CGSize {
        measureCount += 1
        let lines = wrap(text, columns: max(Int(min(proposal.width ?? .infinity, 1000)), 1))
        return CGSize(width: lines.map(\.count).max() ?? 0, height: lines.count)
    }

    override func draw(on canvas: inout Canvas, in frame: CGRect) {
        for (row, line) in wrap(text, columns: max(Int(frame.width), 1)).enumerated() {
            canvas.write(line, x: Int(frame.minX), y: Int(frame.minY) + row)
        }
    }

    override func erase(from canvas: inout Canvas, in frame: CGRect) { canvas.clear(frame) }
}

/// Widgets side by side or one below the other, or room between them. Any kind of node will do; nothing is drawn.
final class Arrangement: Widget {
    private let kind: NodeKind

    init(_ kind: NodeKind, name: String, _ children: [Widget] = []) {
        self.kind = kind
        super.init(name: name, children: children)
    }

    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        tree.makeNode(kind, name: name, children: children)
    }
}

/// A column inside a border with a title. One widget, three nodes: room for the border, filling, column.
final class Panel: Widget {
    override func makeNode(in tree: LayoutTree, children: [NodeID]) -> NodeID {
        let column = tree.makeNode(.vStack(alignment: .leading, spacing: 0), children: children)
        let filling = tree.makeNode(.flexibleFrame(maxWidth: .infinity, alignment: .leading), children: [column])
        let room = EdgeInsets(top: 1, leading: 2, bottom: 1, trailing: 2)
        return tree.makeNode(.padding(room), name: name, children: [filling])
    }

    override func draw(on canvas: inout Canvas, in frame: CGRect) { canvas.drawBorder(frame, title: name) }
    override func erase(from canvas: inout Canvas, in frame: CGRect) { canvas.clearBorder(frame) }
}

// MARK: - 2. The screen: widgets, tree and cells together

final class Screen {
    let tree = LayoutTree()
    private(set) var canvas: Canvas
    private var widgets: [NodeID: Widget] = [:]
    private var shownFrames: [NodeID: CGRect] = [:]
    private var changedTexts: Set<NodeID> = []

    init(width: Int, height: Int, showing root: Widget) {
        canvas = Canvas(width: width, height: height)
        tree.root = bind(root)
    }

    private func bind(_ widget: Widget) -> NodeID {
        let node = widget.makeNode(in: tree, children: widget.children.map(bind))
        (widget.screen, widget.node) = (self, node)
        widgets[node] = widget
        return node
    }

    fileprivate func textChanged(of label: Label) {
        guard let node = label.node else { return }
        tree.setNeedsLayout(node)
        changedTexts.insert(node)
    }

    /// Lays out what changed and draws it again. Gives the widgets whose frames are others than before.
    @discardableResult
    func update() -> [MovedWidget] {
        for case let label as Label in widgets.values { label.measureCount = 0 }
        tree.layoutIfNeeded(in: ProposedViewSize(width: CGFloat(canvas.width), height: CGFloat(canvas.height)))

        // Frames are relative to the parent: what moved takes along what is inside; what was resized does not.
        var stale = changedTexts
        for change in tree.changes {
            stale.formUnion(change.wasMoved ? nodes(from: change.node) : [change.node])
        }
        changedTexts = []

        // All old places are cleared before anything is drawn: a new place may be the old one of somebody else.
        canvas.beginDrawing()
        let drawn = stale.compactMap { node in widgets[node].map { (node, $0) } }
        for (node, widget) in drawn { widget.erase(from: &canvas, in: shownFrames[node] ?? .zero) }
        let moved: [MovedWidget] = tree.changes.compactMap { change in
            widgets[change.node].map { ($0, shownFrames[change.node], frame(of: change.node)) }
        }
        for (node, widget) in drawn {
            shownFrames[node] = frame(of: node)
            widget.draw(on: &canvas, in: frame(of: node))
        }
        return moved
    }

    /// In the coordinates of the screen, on whole cells.
    func frame(of node: NodeID) -> CGRect { tree.pixelFrame(of: node, scale: 1) }

    private func nodes(from node: NodeID) -> [NodeID] { [node] + tree.children(of: node).flatMap(nodes) }
}

/// A widget whose frame changed, in the coordinates of the screen; before it is first shown it has none.
typealias MovedWidget = (widget: Widget, before: CGRect?, after: CGRect)
