import Foundation
import MullionGeometry
import MullionText
import MullionViews

/// Which field has the focus: none in a drawing.
@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value

    /// Creates a state for one field.
    public init() where Value == Bool { _value = State(wrappedValue: false) }
    /// Creates a state for several fields.
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }

    /// Whether the field has the focus, or which one.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }

    /// Access to the state.
    @propertyWrapper
    public struct Binding {
        let base: MullionViews.Binding<Value>
        /// The value.
        public var wrappedValue: Value {
            get { base.wrappedValue }
            nonmutating set { base.wrappedValue = newValue }
        }
        /// The binding itself.
        public var projectedValue: Binding { self }
    }

    /// A binding to the state.
    public var projectedValue: Binding { Binding(base: $value) }
}

/// Names for matching views.
@propertyWrapper
public struct Namespace: DynamicProperty {
    /// A namespace.
    public struct ID: Hashable, Sendable {
        private let id = UUID()
        init() {}
    }
    /// The namespace.
    public let wrappedValue = ID()
    /// Creates a namespace.
    public init() {}
}

/// A value kept by the program's user defaults. In a drawing it is that of the defaults, or the initial one.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
    @State private var value: Value
    private let save: (Value) -> Void

    private init(
        _ initial: Value, _ key: String, _ store: UserDefaults?, read: (Any) -> Value?, write: @escaping (Value) -> Any?
    ) {
        let defaults = store ?? .standard
        _value = State(wrappedValue: defaults.object(forKey: key).flatMap(read) ?? initial)
        save = { defaults.set(write($0), forKey: key) }
    }

    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set {
            value = newValue
            save(newValue)
        }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> { Binding(get: { wrappedValue }, set: { wrappedValue = $0 }) }
}

extension AppStorage {
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(wrappedValue, key, store, read: { $0 as? Bool }, write: { $0 })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(wrappedValue, key, store, read: { $0 as? Int }, write: { $0 })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(wrappedValue, key, store, read: { $0 as? Double }, write: { $0 })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(wrappedValue, key, store, read: { $0 as? String }, write: { $0 })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(wrappedValue, key, store, read: { $0 as? Data }, write: { $0 })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(wrappedValue, key, store, read: { $0 as? Date }, write: { $0 })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(wrappedValue, key, store, read: { ($0 as? String).flatMap(URL.init) }, write: { $0.absoluteString })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(wrappedValue, key, store, read: { ($0 as? String).flatMap(Value.init) }, write: { $0.rawValue })
    }
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(wrappedValue, key, store, read: { ($0 as? Int).flatMap(Value.init) }, write: { $0.rawValue })
    }
    /// Creates an optional property for a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
        self.init(nil, key, store, read: { $0 as? String }, write: { $0 })
    }
    /// Creates an optional property for a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
        self.init(nil, key, store, read: { $0 as? Int }, write: { $0 })
    }
    /// Creates an optional property for a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
        self.init(nil, key, store, read: { $0 as? Bool }, write: { $0 })
    }
    /// Creates an optional property for a key.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
        self.init(nil, key, store, read: { $0 as? Data }, write: { $0 })
    }
}

/// A value kept with a scene: a state with its initial value.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
    @State private var value: Value
    /// Creates a property for a key.
    public init(wrappedValue: Value, _ key: String) { _value = State(wrappedValue: wrappedValue) }
    /// Creates an optional property for a key.
    public init<T>(_ key: String) where Value == T? { _value = State(wrappedValue: nil) }
    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    /// A binding to the value.
    public var projectedValue: Binding<Value> { $value }
}

/// A number that grows with the user's text size, which is the default one in a drawing.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
    /// The number.
    public let wrappedValue: Value
    /// Creates a number.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates a number that grows with a style of text.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
}

/// Which element an assistive technology reads: none in a drawing.
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty {
    @State private var value: Value
    /// Creates a state for one element.
    public init() where Value == Bool { _value = State(wrappedValue: false) }
    /// Creates a state for several elements.
    public init<T: Hashable>() where Value == T? { _value = State(wrappedValue: nil) }
    /// The value.
    public var wrappedValue: Value {
        get { value }
        nonmutating set { value = newValue }
    }
    /// A binding to the state.
    public var projectedValue: Binding<Value> { $value }
}
