import Foundation
@_exported import Observation

/// A stored property of a view whose value lives outside the view, such as ``State``.
///
/// Before the body of a view is evaluated, its dynamic properties are connected with the view's identity. A structure
/// with dynamic properties of its own, such as several ``Environment`` values, conforms to the protocol without further
/// code.
public protocol DynamicProperty {
    /// Called before the body is evaluated, on a copy of the property.
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// A dynamic property that a host connects with its storage.
protocol StoredProperty: DynamicProperty {
    /// Connects the property with the storage of its view.
    ///
    /// - Parameter storage: The storage; nil in a drawing made once, where properties keep their initial values.
    func connect(to storage: PropertyStorage?, environment: EnvironmentValues)
}

/// The place of a property in a host: a view's identity path, and the position of the property in the view.
struct PropertySlot: Hashable {
    let identityPath: Int
    /// The position among the view's dynamic properties, those inside others included.
    var position: Int
}

/// The values of the dynamic properties of one view.
struct PropertyStorage {
    let store: PropertyStore
    var slot: PropertySlot

    /// Returns the stored object of this slot, made by `create` if there is none of that type.
    func object<Object: AnyObject>(_ create: () -> Object) -> Object { store.object(at: slot, create) }
}

/// An object in a property store that is told when its view is gone.
protocol Disappearing: AnyObject {
    func disappear()
}

/// The values of all dynamic properties of a host.
///
/// A record belongs to the build that met it: that of the whole view, or that of a geometry reader, which is made again
/// on its own. A build removes its records that it does not meet again.
final class PropertyStore: @unchecked Sendable {
    private struct Record {
        let object: AnyObject
        /// The identity path of the geometry reader; that of the root for the whole view.
        var owner: Int
        var lastUse: Int
    }

    private var records: [PropertySlot: Record] = [:]
    private var owners = [IdentityTable.root]
    private var time = 0
    /// The functions to call after the next layout, such as those of views that have appeared.
    private var actions: [() -> Void] = []

    /// Whether functions of views are not called, apart from those for preferences: a renderer draws the first state.
    let drawsFirstState: Bool

    init(drawsFirstState: Bool = false) { self.drawsFirstState = drawsFirstState }

    private let lock = NSLock()
    // Guarded by the lock, because observed objects change on any thread.
    private var isChanged = false
    private var pendingAnimation: Animation?

    /// Called at the first change after an update, on the thread that made it.
    var changed: (() -> Void)?

    /// Whether a value that a body may have read has changed since the last update.
    var needsUpdate: Bool { lock.withLock { isChanged } }

    /// Marks the views as changed.
    func setNeedsUpdate() {
        let animation = Transaction.current.animation
        let isFirst = lock.withLock {
            if let animation { pendingAnimation = animation }
            defer { isChanged = true }
            return !isChanged
        }
        if isFirst { changed?() }
    }

    /// Marks the views as up to date; returns the animation of the changes.
    func takeChanges() -> Animation? {
        lock.withLock {
            isChanged = false
            defer { pendingAnimation = nil }
            return pendingAnimation
        }
    }

    func object<Object: AnyObject>(at slot: PropertySlot, _ create: () -> Object) -> Object {
        if let object = records[slot]?.object as? Object {
            records[slot]!.owner = owners.last!
            records[slot]!.lastUse = time
            return object
        }
        let object = create()
        records[slot] = Record(object: object, owner: owners.last!, lastUse: time)
        return object
    }

    func replace(at slot: PropertySlot, by object: AnyObject) {
        records[slot] = Record(object: object, owner: owners.last!, lastUse: time)
    }

    func beginBuild(of owner: Int) {
        time += 1
        owners.append(owner)
    }

    /// Removes the records of a build that it did not meet.
    func endBuild(of owner: Int, since start: Int) {
        owners.removeLast()
        remove { $0.owner == owner && $0.lastUse < start }
    }

    /// Removes the records of readers that are gone.
    func removeOwners(notIn live: Set<Int>) { remove { $0.owner != IdentityTable.root && !live.contains($0.owner) } }

    var now: Int { time }

    /// Calls a function, and marks the views as changed when an observable object that it read changes.
    func tracking<R>(_ body: () -> R) -> R {
        guard #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) else { return body() }
        return withObservationTracking(body) { [weak self] in self?.setNeedsUpdate() }
    }

    private func remove(where isUnused: (Record) -> Bool) {
        for (slot, record) in records where isUnused(record) {
            records[slot] = nil
            if let object = record.object as? any Disappearing { actions.append(object.disappear) }
        }
    }

    /// Adds a function to call after the next layout.
    func enqueue(_ action: @escaping () -> Void) { actions.append(action) }

    /// Calls the waiting functions; returns whether there was one.
    func performActions() -> Bool {
        if actions.isEmpty { return false }
        let waiting = actions
        actions = []
        for action in waiting { action() }
        return true
    }
}

/// The types of views by whether they have dynamic properties, found by reflection once for each type.
struct DynamicTypes {
    private var known = NumberTable<Bool>()

    /// Connects the dynamic properties of a view; returns whether there are any.
    ///
    /// - Complexity: O(properties); O(1) for a type without dynamic ones.
    mutating func connect<V>(_ view: V, to storage: PropertyStorage?, environment: EnvironmentValues) -> Bool {
        if hasNoProperties(V.self) { return false }
        var storage = storage
        let isDynamic = Self.connect(view, to: &storage, environment: environment)
        if known[V.self] == nil { known[V.self] = isDynamic }
        return isDynamic
    }

    /// Returns whether a view of the type was connected, and no view of the type has dynamic properties.
    func hasNoProperties<V>(_ type: V.Type) -> Bool { known[type] == false }

    private static func connect(
        _ value: Any, to storage: inout PropertyStorage?, environment: EnvironmentValues
    ) -> Bool {
        var isDynamic = false
        for child in Mirror(reflecting: value).children {
            guard var property = child.value as? any DynamicProperty else { continue }
            isDynamic = true
            storage?.slot.position += 1
            if let stored = property as? any StoredProperty {
                stored.connect(to: storage, environment: environment)
            } else {
                _ = connect(property, to: &storage, environment: environment)
                property.update()
            }
        }
        return isDynamic
    }
}
