/// How views of each type are lowered, found once for each type: a cast of each view would copy it.
struct ViewTypes {
    private var known = NumberTable<Unmanaged<ViewType>>()
    /// Keeps the types alive, so that lowering a view counts no references.
    private var types: [ViewType] = []

    /// Returns how views of a type are lowered, valid as long as the value and its copies.
    ///
    /// - Complexity: O(1).
    mutating func type<V: View>(of type: V.Type) -> Unmanaged<ViewType> {
        if let known = known[type] { return known }
        let made =
            (type as? any PrimitiveView.Type).map { Self.primitive($0) }
            ?? CompositeViewType<V, V.Body>(V.bodyOnCurrentThread)
        types.append(made)
        known[type] = .passUnretained(made)
        return .passUnretained(made)
    }

    private static func primitive<V: PrimitiveView>(_ type: V.Type) -> ViewType { PrimitiveViewType<V>() }
}

/// A type of views.
class ViewType {
    /// Lowers the view at an address, which has the type.
    func lower(_ view: UnsafeRawPointer, into lowering: inout Lowering) { preconditionFailure("abstract") }
}

private final class PrimitiveViewType<V: PrimitiveView>: ViewType {
    override func lower(_ view: UnsafeRawPointer, into lowering: inout Lowering) {
        withBorrowed(view.assumingMemoryBound(to: V.self)) { $0.lower(into: &lowering) }
    }
}

/// A type of views with a body. The type of the body is looked up here, once, instead of for each view.
private final class CompositeViewType<V: View, Body: View>: ViewType {
    private let body: (V) -> Body

    init(_ body: @escaping (V) -> Body) { self.body = body }

    override func lower(_ view: UnsafeRawPointer, into lowering: inout Lowering) {
        withBorrowed(view.assumingMemoryBound(to: V.self)) { lowering.addBody(of: $0, body) }
    }
}

/// Calls a function with the value at an address. For a type that need not be copyable the compiler makes no copy.
@inline(__always)
func withBorrowed<Value: ~Copyable>(_ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Void) {
    body(address.pointee)
}
