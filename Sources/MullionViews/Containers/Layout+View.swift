import MullionLayout

extension Layout {
    /// Views arranged by the layout: `MyLayout() { Text("a"); Text("b") }`.
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LayoutContainer(layout: self, content: content())
    }
}

/// Views arranged by a layout.
private struct LayoutContainer<L: Layout, Content: View>: View {
    typealias Body = Never

    let layout: L
    let content: Content
}

extension LayoutContainer: PrimitiveView {
    func lower(into lowering: inout Lowering) {
        let children = lowering.nodes(of: content)
        lowering.add(lowering.container(.layout(layout), named: "\(L.self)", children))
    }
}
