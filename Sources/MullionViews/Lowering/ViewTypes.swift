/// How views of each type are lowered, found once for each type: a cast of each view would copy it.
struct ViewTypes {
    /// Lowers the view at an address, which has the type that the function was found for.
    typealias Function = (_ view: UnsafeRawPointer, _ lowering: inout Lowering) -> Void

    /// A function in a structure, because a dictionary of functions would allocate memory for each that it returns.
    private struct Entry {
        let function: Function
    }

    private var known = NumberTable<Entry>()

    /// Returns the function for a type.
    ///
    /// - Complexity: O(1).
    mutating func function<V: View>(of type: V.Type) -> Function {
        if let known = known[type] { return known.function }
        let function =
            (type as? any PrimitiveView.Type).map { Self.function(of: $0) }
            ?? Self.function(evaluating: type, V.Body.self)
        known[type] = Entry(function: function)
        return function
    }

    private static func function<V: PrimitiveView>(of type: V.Type) -> Function {
        { view, lowering in
            withBorrowed(view.assumingMemoryBound(to: V.self)) { $0.lower(into: &lowering) }
        }
    }

    /// The type of the body is looked up here, once, instead of for each view.
    private static func function<V: View, Body: View>(evaluating type: V.Type, _ body: Body.Type) -> Function
    where V.Body == Body {
        { view, lowering in
            withBorrowed(view.assumingMemoryBound(to: V.self)) { lowering.addBody(of: $0, body) }
        }
    }
}

/// Calls a function with the value at an address. For a type that need not be copyable the compiler makes no copy.
@inline(__always)
func withBorrowed<Value: ~Copyable>(_ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Void) {
    body(address.pointee)
}
