/// How views of primitive types are lowered, found by a cast once for each type.
///
/// A cast of each view would copy it, and take a tenth of the time of an update.
struct PrimitiveTypes {
    /// Lowers the view at an address, which has the type that the function was found for.
    typealias Function = (_ view: UnsafeRawPointer, _ lowering: inout Lowering) -> Void

    /// A function in a structure, because a dictionary of functions would allocate memory for each that it returns.
    private struct Entry {
        /// nil for a type of views with bodies.
        let function: Function?
    }

    private var known = NumberTable<Entry>()

    /// Returns the function for a type; nil if its views have bodies.
    ///
    /// - Complexity: O(1).
    mutating func function<V: View>(of type: V.Type) -> Function? {
        let address = UInt(bitPattern: ObjectIdentifier(type))
        if let known = known[address] { return known.function }
        let function = (type as? any PrimitiveView.Type).map { Self.function(of: $0) }
        known[address] = Entry(function: function)
        return function
    }

    private static func function<V: PrimitiveView>(of type: V.Type) -> Function {
        { view, lowering in
            withBorrowed(view.assumingMemoryBound(to: V.self)) { $0.lower(into: &lowering) }
        }
    }
}

/// Calls a function with the value at an address. For a type that need not be copyable the compiler makes no copy.
@inline(__always)
func withBorrowed<Value: ~Copyable>(_ address: UnsafePointer<Value>, _ body: (borrowing Value) -> Void) {
    body(address.pointee)
}
