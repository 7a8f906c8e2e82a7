import Foundation
import MullionLayout

/// A value that a view owns, and that survives its updates.
///
/// ```swift
/// struct Counter: View {
///     @State private var count = 0
///     var body: some View {
///         Button("\(count)") { count += 1 }
///     }
/// }
/// ```
///
/// In a ``ViewHost`` the value belongs to the identity of the view: a change makes the host evaluate the views again
/// before its next layout. A ``ViewRenderer`` draws the initial value.
///
/// A view value that appears at two places has two states; an action of its body changes that of the place lowered
/// last.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    let box: StateBox<Value>

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) { box = StateBox(value) }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) { box = StateBox(value) }

    /// The current value.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { box.binding }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state that is nil at first.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: StoredProperty {
    func connect(to storage: PropertyStorage?, environment: EnvironmentValues) { box.connect(to: storage) }
}

/// The value of a state, in its view or in a host.
final class StateBox<Value> {
    private let initial: () -> Value
    private var own: Value?
    private var location: StateLocation<Value>?

    init(_ initial: @autoclosure @escaping () -> Value) { self.initial = initial }

    var value: Value {
        get {
            if let location { return location.value }
            if let own { return own }
            let value = initial()
            own = value
            return value
        }
        set {
            if let location { location.value = newValue } else { own = newValue }
        }
    }

    var binding: Binding<Value> {
        if let location { return Binding(get: { location.value }, set: { location.value = $0 }) }
        return Binding(get: { self.value }, set: { self.value = $0 })
    }

    func connect(to storage: PropertyStorage?) {
        guard let storage else { return }
        location = storage.object { StateLocation(value, storage.store) }
    }
}

/// The value of a state in a host.
final class StateLocation<Value>: @unchecked Sendable {
    private weak var store: PropertyStore?
    private let lock = NSLock()
    // Guarded by the lock.
    private var current: Value

    var value: Value {
        get { lock.withLock { current } }
        set {
            let isChanged = lock.withLock {
                defer { current = newValue }
                return !isSameValue(current, newValue)
            }
            if isChanged { store?.setNeedsUpdate() }
        }
    }

    init(_ value: Value, _ store: PropertyStore) {
        current = value
        self.store = store
    }
}
