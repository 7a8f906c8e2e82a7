import MullionGeometry
import MullionLayout

/// What the container around a view asks about it, such as the tag of an option.
package struct ViewTraits {
    /// The tags of options.
    package var tags: [AnyHashable] = []
    /// The item of a tab bar.
    package var tabItem: AnyView?
    /// Whether the view is a button that cancels.
    package var isCancelButton = false
    /// Whether the view is a section of a list, which draws its own rows.
    package var isListSection = false
    /// The background of a row.
    package var rowBackground: AnyView?
    /// The insets of a row.
    package var rowInsets: EdgeInsets?
    /// Whether a row has a separator below.
    package var hidesSeparator = false

    /// Creates the traits of a view without any.
    package init() {}
}

extension Lowering {
    /// Returns the traits of a node, until the nodes are linked.
    package func traits(of node: NodeID) -> ViewTraits { traitsByNode[node] ?? ViewTraits() }

    /// Changes the traits of a node.
    package mutating func changeTraits(of node: NodeID, _ change: (inout ViewTraits) -> Void) {
        change(&traitsByNode[node, default: ViewTraits()])
    }

    /// Records the traits of a node for the one around it.
    mutating func inheritTraits(_ outer: NodeID, from inner: NodeID) {
        if let traits = traitsByNode[inner] { traitsByNode[outer] = traits }
    }
}

nonisolated extension View {
    /// Changes the traits of the view.
    package func trait(_ change: @escaping (inout ViewTraits) -> Void) -> some View {
        AdjustedView(content: self) { lowering, nodes in
            for node in nodes { lowering.changeTraits(of: node, change) }
        }
    }
}
