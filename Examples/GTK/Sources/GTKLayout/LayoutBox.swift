import CGTK
import CLayoutBox
import MullionLayout

/// A widget whose children are arranged by a `LayoutTree`.
///
/// The walk of one frame:
///
/// 1. A widget queues a resize, or the user resizes the window. GTK asks the box for its sizes (``measure``).
/// 2. ``update()`` finds the leaves whose widgets answer something else now, and marks their nodes.
/// 3. The tree answers by `sizeThatFits`; the measure functions of ``WidgetLeaf`` ask `gtk_widget_measure`.
/// 4. GTK gives the box its size (``allocate``). A pass of the tree places the nodes, and each widget gets the frame of
///    its node by `gtk_widget_size_allocate`. Widgets that the layout leaves out are unmapped.
///
/// As all of GTK, it is used on one thread.
public final class LayoutBox {
    /// The widget, for a parent. It keeps this object alive.
    public private(set) var widget: GTKWidget! = nil
    public let tree = LayoutTree()

    private var leaves: [(leaf: WidgetLeaf, node: NodeID)] = []
    private var nodes: [String: NodeID] = [:]
    /// The children of arrangements as declared; those of hidden widgets are taken out of the tree.
    private var declared: [(parent: NodeID, children: [NodeID])] = []
    private var hidden: Set<NodeID> = []
    /// Sets the direction of the text for all of the tree.
    private var direction: NodeID?
    private var isRightToLeft = false

    public init(_ root: Item) {
        var leaf: WidgetLeaf?
        let content = root.makeNode(
            in: tree,
            measure: { widget in
                let made = WidgetLeaf(widget)
                leaf = made
                return made.measure
            },
            made: { item, node in
                if let name = item.name { nodes[name] = node }
                if item.widget != nil, let leaf { leaves.append((leaf, node)) }
                if !item.children.isEmpty { declared.append((node, tree.children(of: node))) }
            })
        let direction = tree.makeNode(.layoutDirection(.leftToRight), children: [content])
        (self.direction, tree.root) = (direction, direction)
        widget = layout_box_new(Self.callbacks, Unmanaged.passRetained(self).toOpaque())
        for (leaf, _) in leaves { gtk_widget_set_parent(leaf.widget, widget) }
    }

    // MARK: - What programs ask

    /// The node of an item by its name.
    public func node(named name: String) -> NodeID? { nodes[name] }

    /// The widget of an item by its name.
    public func widget(named name: String) -> GTKWidget? {
        leaves.first { $0.node == nodes[name] }?.leaf.widget
    }

    /// Whether the last allocation showed the item with a name.
    public func isShown(_ name: String) -> Bool { nodes[name].map(tree.isPlaced) ?? false }

    /// Changes the layout of an item, and has GTK measure and allocate again.
    public func setLayout(_ layout: some Layout, ofItemNamed name: String) {
        guard let node = nodes[name] else { return }
        tree.setLayout(layout, of: node)
        gtk_widget_queue_resize(widget)
    }

    // MARK: - What GTK asks

    private static let callbacks = LayoutBoxCallbacks(
        measure: { context, orientation, forSize, minimum, natural, minimumBaseline, naturalBaseline in
            let box = Unmanaged<LayoutBox>.fromOpaque(context!).takeUnretainedValue()
            let isVertical = orientation == GTK_ORIENTATION_VERTICAL
            (minimum.pointee, natural.pointee) = box.measure(isVertical: isVertical, for: forSize)
            (minimumBaseline.pointee, naturalBaseline.pointee) = (-1, -1)
        },
        allocate: { context, width, height in
            Unmanaged<LayoutBox>.fromOpaque(context!).takeUnretainedValue().allocate(width: width, height: height)
        },
        release: { context in Unmanaged<LayoutBox>.fromOpaque(context!).release() })

    /// Returns the minimum and the natural length, in whole points.
    private func measure(isVertical: Bool, for size: Int32) -> (minimum: Int32, natural: Int32) {
        update()
        let other = size < 0 ? nil : CGFloat(size)
        func length(_ proposed: CGFloat?) -> Int32 {
            guard let root = tree.root else { return 0 }
            let proposal =
                isVertical
                ? ProposedViewSize(width: other, height: proposed) : ProposedViewSize(width: proposed, height: other)
            let fitted = tree.sizeThatFits(proposal, of: root)
            return Int32((isVertical ? fitted.height : fitted.width).rounded(.up))
        }
        let minimum = length(0)
        return (minimum, max(length(nil), minimum))
    }

    private func allocate(width: Int32, height: Int32) {
        update()
        tree.layoutIfNeeded(in: ProposedViewSize(width: CGFloat(width), height: CGFloat(height)))
        for (leaf, node) in leaves {
            let isPlaced = tree.isPlaced(node)
            gtk_widget_set_child_visible(leaf.widget, isPlaced ? 1 : 0)
            guard isPlaced else { continue }
            let frame = tree.pixelFrame(of: node, scale: 1)
            layout_box_allocate_child(
                leaf.widget, Int32(frame.minX), Int32(frame.minY), Int32(frame.width), Int32(frame.height))
        }
    }

    /// Brings the tree up to date with the widgets.
    private func update() {
        let isRightToLeft = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL
        if isRightToLeft != self.isRightToLeft, let direction {
            self.isRightToLeft = isRightToLeft
            tree.setKind(.layoutDirection(isRightToLeft ? .rightToLeft : .leftToRight), of: direction)
        }
        let hidden = Set(leaves.filter { gtk_widget_get_visible($0.leaf.widget) == 0 }.map(\.node))
        if hidden != self.hidden {
            let changed = hidden.symmetricDifference(self.hidden)
            self.hidden = hidden
            for (parent, children) in declared where !changed.isDisjoint(with: children) {
                tree.setChildren(children.filter { !hidden.contains($0) }, of: parent)
            }
        }
        for (leaf, node) in leaves where leaf.checkAnswers() { tree.setNeedsLayout(node) }
    }
}
