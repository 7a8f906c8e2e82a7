import CGTK
import MullionLayout

/// A widget of GTK.
public typealias GTKWidget = UnsafeMutablePointer<GtkWidget>

/// What a tree is made of: a widget, or an arrangement of further items. It has no state, so that the same items can
/// make more than one tree; tests compare two.
public struct Item {
    let name: String?
    /// The node around the children; nil for a widget.
    let kind: NodeKind?
    let widget: GTKWidget?
    let children: [Item]
    private var setValues: [(LayoutTree, NodeID) -> Void] = []

    /// Creates a leaf that shows a widget.
    public init(_ widget: GTKWidget, name: String) {
        (self.name, self.widget, kind, children) = (name, widget, nil, [])
    }

    /// Creates a node of any kind.
    public init(_ kind: NodeKind, name: String? = nil, _ children: [Item] = []) {
        (self.name, self.kind, self.children, widget) = (name, kind, children, nil)
    }

    /// Returns the item with a value for the layout around it.
    public func value<K: LayoutValueKey>(_ key: K.Type, _ value: K.Value) -> Item {
        var result = self
        result.setValues.append { tree, node in tree.setValue(value, forKey: K.self, of: node) }
        return result
    }

    /// Makes the nodes.
    ///
    /// - Parameters:
    ///   - measure: Returns how a widget is measured.
    ///   - made: Called for each item and its node, children first.
    public func makeNode(
        in tree: LayoutTree, measure: (GTKWidget) -> LeafMeasure, made: (Item, NodeID) -> Void = { _, _ in }
    ) -> NodeID {
        let nodes = children.map { $0.makeNode(in: tree, measure: measure, made: made) }
        let node: NodeID
        if let widget {
            node = tree.makeNode(.leaf(measure(widget)), name: name)
        } else {
            node = tree.makeNode(kind ?? .zStack(), name: name, children: nodes)
        }
        for setValue in setValues { setValue(tree, node) }
        made(self, node)
        return node
    }
}

extension Item {
    /// Space around an item.
    public static func padding(_ length: CGFloat, _ item: Item) -> Item { Item(.padding(length), [item]) }

    /// An item that is as wide as there is room.
    public static func wide(minWidth: CGFloat? = nil, name: String? = nil, _ item: Item) -> Item {
        Item(.flexibleFrame(minWidth: minWidth, maxWidth: .infinity, alignment: .leading), name: name, [item])
    }
}
