import MullionLayout

/// Nodes already made, as a view, to which modifiers are applied where views are not nested in each other.
nonisolated package struct FinishedNodes: View, PrimitiveView {
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

/// A view, and a second one in front of the whole drawing, such as a sheet.
nonisolated package struct PresentingView<Content: View, Presented: View>: View, PrimitiveView {
    let content: Content
    let presented: () -> Presented?

    /// Creates a view that presents another one unless the function returns nil.
    package init(content: Content, presented: @escaping () -> Presented?) {
        self.content = content
        self.presented = presented
    }

    package func lower(into lowering: inout Lowering) {
        lowering.within(.content) { $0.add(content) }
        guard let view = lowering.environment.reading(presented) else { return }
        let nodes = lowering.nodes(collectingPreferencesOf: { $0.within(.layer) { $0.add(view) } }).nodes
        lowering.presented += nodes
    }
}
