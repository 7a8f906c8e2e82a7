import MullionLayout

/// Nodes already made, as a view, to which modifiers are applied where views are not nested in each other.
package struct FinishedNodes: View, PrimitiveView {
    package let nodes: [NodeID]

    package init(_ nodes: [NodeID]) { self.nodes = nodes }

    package func lower(into lowering: inout Lowering) { lowering.add(nodes) }
}

extension Lowering {
    /// Returns the nodes of a view whose content is finished.
    package mutating func nodes(around view: any View) -> [NodeID] { nodes(of: view) }
}

/// A view that changes what its content inherits.
package protocol EnvironmentChange {
    var change: (inout EnvironmentValues) -> Void { get }
}
