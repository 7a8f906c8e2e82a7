import Foundation

/// A class whose changes make the views that use it update: Combine's protocol of the same name.
public protocol ObservableObject: AnyObject {
    /// The type of the publisher of changes.
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
    /// Announces a change before it happens.
    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// The publisher of this object's changes.
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher.of(self) }
}

/// Announces the changes of an object.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never

    private let subject = PassthroughSubject<Void, Never>()

    /// Creates a publisher.
    public init() {}

    /// Announces a change.
    public func send() { subject.send(()) }

    public func subscribe(_ receive: @escaping (()) -> Void) -> AnyCancellable { subject.subscribe(receive) }

    /// Returns the publisher of an object, the same one while the object lives.
    static func of(_ object: AnyObject) -> ObservableObjectPublisher { PublisherTable.shared.publisher(of: object) }
}

/// The publishers of objects. Entries of objects that are gone are removed when the table has doubled.
private final class PublisherTable: @unchecked Sendable {
    private struct Entry {
        weak var object: AnyObject?
        let publisher: ObservableObjectPublisher
    }

    static let shared = PublisherTable()

    // Guarded by the lock.
    private let lock = NSLock()
    private var entries: [ObjectIdentifier: Entry] = [:]
    private var limit = 64

    func publisher(of object: AnyObject) -> ObservableObjectPublisher {
        lock.withLock {
            let id = ObjectIdentifier(object)
            if let entry = entries[id], entry.object === object { return entry.publisher }
            if entries.count >= limit {
                entries = entries.filter { $0.value.object != nil }
                limit = max(64, entries.count * 2)
            }
            let publisher = ObservableObjectPublisher()
            entries[id] = Entry(object: object, publisher: publisher)
            return publisher
        }
    }
}

/// A property of an ``ObservableObject`` that announces its changes.
@propertyWrapper
public struct Published<Value> {
    private var value: Value
    private let subject: CurrentValueSubject<Value, Never>

    /// Creates a property with an initial value.
    public init(wrappedValue: Value) {
        value = wrappedValue
        subject = CurrentValueSubject(wrappedValue)
    }

    /// Creates a property with an initial value.
    public init(initialValue: Value) { self.init(wrappedValue: initialValue) }

    /// Only classes can publish.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("@Published is only available on properties of classes") }
        set { fatalError("@Published is only available on properties of classes") }
    }

    /// Publishes the value, and each new one.
    public var projectedValue: CurrentValueSubject<Value, Never> {
        get { subject }
        set {}
    }

    /// Accesses the value in its object, which announces changes.
    public static subscript<Object: AnyObject>(
        _enclosingInstance object: Object, wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
        storage storage: ReferenceWritableKeyPath<Object, Published<Value>>
    ) -> Value {
        get { object[keyPath: storage].value }
        set {
            if let observable = object as? any ObservableObject { announce(observable) }
            object[keyPath: storage].value = newValue
            object[keyPath: storage].subject.send(newValue)
        }
    }

    private static func announce<Object: ObservableObject>(_ object: Object) {
        if let publisher = object.objectWillChange as? ObservableObjectPublisher { publisher.send() }
    }
}

extension Published: @unchecked Sendable where Value: Sendable {}

/// The subscription of a host to an observed object.
final class ObjectSubscription {
    let object: AnyObject
    private let subscription: AnyCancellable?

    init<Object: ObservableObject>(_ object: Object, _ store: PropertyStore) {
        self.object = object
        let publisher = object.objectWillChange as? any Publisher
        subscription = publisher.map { Self.subscribe($0, store) }
    }

    private static func subscribe<P: Publisher>(_ publisher: P, _ store: PropertyStore) -> AnyCancellable {
        publisher.subscribe { [weak store] _ in store?.setNeedsUpdate() }
    }
}

/// Access to the properties of an observed object as bindings.
@dynamicMemberLookup
public struct ObservedObjectWrapper<Object: AnyObject> {
    let object: Object

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Object, Subject>) -> Binding<Subject> {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// An object that a view owns. Its first value is made once for each view of a host.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: StoredProperty {
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>
    private let box: StateBox<ObjectType>

    /// Creates a property from an expression, which is evaluated once, when the value is needed.
    public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { box = StateBox(thunk()) }

    /// The object.
    public var wrappedValue: ObjectType { box.value }
    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: box.value) }

    func connect(to storage: PropertyStorage?, environment: EnvironmentValues) {
        box.connect(to: storage)
        storage?.observe(box.value)
    }
}

/// An object that a view observes, and that something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: StoredProperty {
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    /// The object.
    public var wrappedValue: ObjectType

    /// Creates a property for an object.
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    /// Creates a property for an object.
    public init(initialValue: ObjectType) { wrappedValue = initialValue }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

    func connect(to storage: PropertyStorage?, environment: EnvironmentValues) { storage?.observe(wrappedValue) }
}

extension PropertyStorage {
    /// Updates the views when an object changes.
    func observe<Object: ObservableObject>(_ object: Object) {
        var storage = self
        storage.slot.position += 1 << 20
        let known = storage.object { ObjectSubscription(object, store) }
        if known.object !== object {
            store.replace(at: storage.slot, by: ObjectSubscription(object, store))
        }
    }
}

/// An object that the views around a view provide; see ``View/environmentObject(_:)``.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: StoredProperty {
    public typealias Wrapper = ObservedObjectWrapper<ObjectType>

    /// Creates a property that reads the inherited object of the type.
    public init() {}

    /// The object. Stops with a message where there is none.
    public var wrappedValue: ObjectType {
        guard let object = EnvironmentValues.current.object(ObjectType.self) else {
            preconditionFailure("no object of type \(ObjectType.self): add one with environmentObject(_:)")
        }
        return object
    }

    /// Bindings to the properties of the object.
    public var projectedValue: ObservedObjectWrapper<ObjectType> { ObservedObjectWrapper(object: wrappedValue) }

    func connect(to storage: PropertyStorage?, environment: EnvironmentValues) {
        if let object = environment.object(ObjectType.self) { storage?.observe(object) }
    }
}

nonisolated extension View {
    /// Provides an object for the properties marked ``EnvironmentObject``.
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        EnvironmentView(content: self) { $0.setObject(object, for: T.self) }
    }

    /// Provides an object for the properties marked `@Environment(Type.self)`; nil for none.
    public func environment<T: AnyObject>(_ object: T?) -> some View {
        EnvironmentView(content: self) { $0.setObject(object, for: T.self) }
    }
}

/// Makes bindings to the properties of an observable object.
@propertyWrapper
@dynamicMemberLookup
public struct Bindable<Value> {
    /// The object.
    public var wrappedValue: Value

    /// Creates a property for an object.
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    /// Creates bindings for an object.
    public init(_ wrappedValue: Value) { self.wrappedValue = wrappedValue }

    /// The bindings.
    public var projectedValue: Bindable<Value> { self }

    /// A binding to a property of the object.
    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject>
    where Value: AnyObject {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
