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

    @usableFromInline let addAll: (UnsafeRawPointer, inout Lowering) -> Void

    /// - Parameter addAll: Adds the views of the tuple at an address.
    @inlinable
    init(_ value: consuming Content, addAll: @escaping (UnsafeRawPointer, inout Lowering) -> Void) {
        self.value = value
        self.addAll = addAll
    }

    package func lower(into lowering: inout Lowering) {
        let addAll = addAll
        withUnsafePointer(to: value) { addAll($0, &lowering) }
    }
}

/// The views of a tuple, lowered one by one where they are: a tuple of any number of elements gives out copies of them.
///
/// Elements lie in order, each at the next address that its alignment allows.
@usableFromInline
struct TupleElements {
    private let start: UnsafeRawPointer
    /// The distance of the next element from the first.
    private var offset = 0
    private var position = 0

    @usableFromInline
    init(_ tuple: UnsafeRawPointer) { start = tuple }

    /// Adds the next view, which has the given type.
    @usableFromInline
    mutating func addNext<V: View>(_ type: V.Type, to lowering: inout Lowering) {
        let alignment = MemoryLayout<V>.alignment
        offset = (offset + alignment - 1) & ~(alignment - 1)
        let view = (start + offset).assumingMemoryBound(to: V.self)
        lowering.within(.index(position)) { lowering in withBorrowed(view) { lowering.add($0) } }
        offset += MemoryLayout<V>.size
        position += 1
    }
}
