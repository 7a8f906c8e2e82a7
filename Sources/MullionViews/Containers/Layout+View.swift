import MullionLayout

extension Layout {
    /// Creates a view whose subviews the layout arranges: `MyLayout() { Text("a"); Text("b") }`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

nonisolated private struct LayoutContainer<L: Layout, Content: View>: View, PrimitiveView {
    let layout: L
    let content: Content

    func lower(into lowering: inout Lowering) { lowering.arrange(content, by: layout) }
}

extension Lowering {
    /// Adds a node whose layout arranges the nodes of some content.
    mutating func arrange<L: Layout, Content: View>(_ content: Content, by layout: L) {
        let children = contentNodes(of: content)
        add(container(.layout(layout), named: L.listedName, children))
    }
}

extension Layout {
    /// The name of nodes in listings: that of the type, with a small first letter for types of this library.
    fileprivate static var listedName: String {
        let name = "\(Self.self)"
        guard String(reflecting: Self.self) == "MullionLayout.\(name)" else { return name }
        return name.prefix(1).lowercased() + name.dropFirst()
    }
}
