import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Turns descriptions of views into nodes of a layout tree, and keeps beside them what to draw.
///
/// Value views and documents are lowered by the same functions: one per primitive view and one per modifier. A function
/// takes nodes and gives nodes, so a caller with a flat description needs no recursion. A modifier takes a list because a
/// group stands for any number of views, each of which is modified.
package struct Lowering {
    /// The tree that the nodes belong to.
    package let tree = LayoutTree()
    /// What views added now inherit.
    package var environment = ViewEnvironment()

    let measurer: any TextMeasurer
    /// The looks of the nodes, by the index of the node.
    private(set) var looks: [NodeLook] = []
    /// What the text of the nodes could not be measured with, in the order of lowering.
    private(set) var textDiagnostics: [(node: NodeID, kind: ViewDiagnostic.Kind)] = []
    private var collected: [NodeID] = []
    /// Which nodes go into which, in the order the outer ones were made.
    private var families: [(parent: NodeID, children: [NodeID])] = []

    package init(measurer: any TextMeasurer) { self.measurer = measurer }

    // MARK: - Value views

    /// Adds the nodes of a view to the ones being collected.
    mutating func add<V: View>(_ view: V) {
        if let primitive = view as? any PrimitiveView {
            primitive.lower(into: &self)
        } else {
            add(view.body)
        }
    }

    /// Adds finished nodes to the ones being collected.
    mutating func add(_ nodes: [NodeID]) { collected.append(contentsOf: nodes) }

    /// Adds a finished node to the ones being collected.
    mutating func add(_ node: NodeID) { collected.append(node) }

    /// The nodes of a view by themselves.
    mutating func nodes<V: View>(of view: V) -> [NodeID] {
        let outer = collected
        collected = []
        add(view)
        defer { collected = outer }
        return collected
    }

    // MARK: - Nodes

    /// Makes a node that looks like something.
    mutating func makeNode(_ kind: NodeKind, _ look: NodeLook, children: [NodeID] = []) -> NodeID {
        let node = tree.makeNode(kind)
        if !children.isEmpty { families.append((node, children)) }
        // Nodes are never removed while lowering, so their indices follow each other.
        precondition(Int(node.index) == looks.count, "a node was made outside of lowering")
        looks.append(look)
        return node
    }

    mutating func changeLook(of node: NodeID, _ change: (inout NodeLook) -> Void) {
        change(&looks[Int(node.index)])
    }

    mutating func report(_ kind: ViewDiagnostic.Kind, about node: NodeID) {
        textDiagnostics.append((node, kind))
    }

    /// Makes nodes the contents of the tree. Several are stacked vertically, none at all are an empty picture.
    package mutating func setRoot(_ nodes: [NodeID]) {
        switch nodes.count {
        case 0: tree.root = makeNode(.fixed(.zero), NodeLook(kind: "emptyView"))
        case 1: tree.root = nodes[0]
        default: tree.root = makeNode(.vStack(), NodeLook(kind: "vStack"), children: nodes)
        }
        link()
    }

    /// Puts the nodes into each other, from the outside in. Adding a node that has children already makes the tree look
    /// through them for what they inherit, which would cost O(depth) a node.
    private mutating func link() {
        for (parent, children) in families.reversed() {
            for child in children { tree.append(child, to: parent) }
        }
        families = []
    }
}
