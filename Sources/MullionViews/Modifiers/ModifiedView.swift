import MullionGeometry
import MullionLayout

/// A view wrapped by a modifier that is a node of its own.
struct ModifiedView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let modifier: NodeModifier
}

/// A modifier that is a node of its own. A class, because views are copied at every level while they are lowered.
final class NodeModifier {
    let kind: NodeKind
    /// What the modifier is called in listings.
    let name: String

    init(kind: NodeKind, name: String) {
        self.kind = kind
        self.name = name
    }
}

extension ModifiedView: PrimitiveView {
    func lower(into lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        lowering.add(lowering.modified(nodes, by: modifier.kind, named: modifier.name))
    }
}

/// A view whose nodes are changed, without any being added.
struct AdjustedView<Content: View>: View {
    typealias Body = Never

    let content: Content
    let adjust: (inout Lowering, [NodeID]) -> Void
}

extension AdjustedView: PrimitiveView {
    func lower(into lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        adjust(&lowering, nodes)
        lowering.add(nodes)
    }
}

extension View {
    func modified(by kind: NodeKind, named name: String) -> ModifiedView<Self> {
        ModifiedView(content: self, modifier: NodeModifier(kind: kind, name: name))
    }
}
