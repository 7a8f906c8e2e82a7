/// A view without a node or spacing.
nonisolated public struct EmptyView: View, PrimitiveView {
    /// Creates an empty view.
    public init() {}

    package func lower(into lowering: inout Lowering) {}
}

/// One of two views, chosen by an `if`, `else` or `switch`.
nonisolated public enum ConditionalContent<First: View, Second: View>: View {
    /// The first branch.
    case first(First)
    /// The second branch.
    case second(Second)
}

nonisolated extension ConditionalContent: PrimitiveView {
    package func lower(into lowering: inout Lowering) {
        switch self {
        case .first(let view): lowering.add(view, at: .branch(0))
        case .second(let view): lowering.add(view, at: .branch(1))
        }
    }
}

/// A view that may be missing.
nonisolated extension Optional: View, PrimitiveView where Wrapped: View {
    package func lower(into lowering: inout Lowering) {
        if let view = self { lowering.add(view) }
    }
}

/// The views that a `for` loop made.
nonisolated public struct ViewArray<Content: View>: View, PrimitiveView {
    private let views: [Content]

    init(_ views: [Content]) { self.views = views }

    package func lower(into lowering: inout Lowering) {
        for (index, view) in views.enumerated() { lowering.add(view, at: .index(index)) }
    }
}

/// Several views where only one is allowed. A modifier of a group applies to each of them.
nonisolated public struct Group<Content: View>: View, PrimitiveView {
    private let content: Content

    /// Creates a group of views.
    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    package func lower(into lowering: inout Lowering) { lowering.add(content) }
}

/// A type-erased view.
nonisolated public struct AnyView: View, PrimitiveView {
    private let view: any View

    /// Creates a view that hides the type of another.
    public init<V: View>(_ view: V) { self.view = (view as? AnyView)?.view ?? view }

    /// Creates a view that hides the type of another.
    public init<V: View>(erasing view: V) { self.init(view) }

    package func lower(into lowering: inout Lowering) { lowering.add(view) }
}

/// Several views that become siblings in their container.
nonisolated public struct TupleView<Content>: View, PrimitiveView {
    /// The views, as a tuple.
    public let value: Content

    private let addAll: (Content, inout Lowering) -> Void

    package init(_ value: Content, addAll: @escaping (Content, inout Lowering) -> Void) {
        self.value = value
        self.addAll = addAll
    }

    package func lower(into lowering: inout Lowering) { addAll(value, &lowering) }
}
