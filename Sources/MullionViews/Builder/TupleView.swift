/// Several views that become siblings in whatever contains them.
public struct TupleView<Content>: View {
    public typealias Body = Never

    /// The views, as a tuple.
    public let value: Content

    private let addAll: (Content, inout Lowering) -> Void

    package init(_ value: Content, addAll: @escaping (Content, inout Lowering) -> Void) {
        self.value = value
        self.addAll = addAll
    }
}

extension TupleView: PrimitiveView {
    package func lower(into lowering: inout Lowering) { addAll(value, &lowering) }
}
