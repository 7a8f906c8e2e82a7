import Foundation

/// Modifiers that call functions when a view of a host appears, changes, or disappears.
///
/// A ``ViewHost`` calls them after the layout that shows the view, on the thread that lays out. Changes of state that
/// they make are laid out before ``ViewHost/layout(in:)`` returns. A ``ViewRenderer`` draws the first state and calls
/// none of them.
nonisolated extension View {
    /// Calls a function once the view is laid out for the first time.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self) { environment, storage in
            let record: Appearance = storage.object { Appearance() }
            guard !record.hasAppeared else { return }
            record.hasAppeared = true
            if let action { storage.store.enqueue { environment.reading(action) } }
        }
    }

    /// Calls a function once the view is no longer part of its host.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        LifecycleView(content: self) { environment, storage in
            let record: Appearance = storage.object { Appearance() }
            record.onDisappear = action.map { action in { environment.reading(action) } }
        }
    }

    /// Starts a task once the view is laid out for the first time, and cancels it when the view is gone.
    ///
    /// The task may run on a different thread than the host. Changes of state that it makes are part of the next
    /// layout.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        task(id: 0, priority: priority, action)
    }

    /// Starts a task once the view is laid out for the first time, and again when a value changes.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        LifecycleView(content: self) { _, storage in
            let record: Appearance = storage.object { Appearance() }
            if record.hasAppeared, record.value as? T == value { return }
            record.hasAppeared = true
            record.value = value
            record.task?.cancel()
            storage.store.enqueue { record.task = Task(priority: priority) { await action() } }
        }
    }

    /// Calls a function with the new value when a value changes.
    @_disfavoredOverload
    public func onChange<V: Equatable>(of value: V, perform action: @escaping (V) -> Void) -> some View {
        onChange(of: value) { _, new in action(new) }
    }

    /// Calls a function when a value changes.
    ///
    /// - Parameter initial: Whether it is also called for the first value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping () -> Void
    ) -> some View {
        onChange(of: value, initial: initial) { _, _ in action() }
    }

    /// Calls a function with the old and the new value when a value changes.
    ///
    /// - Parameter initial: Whether it is also called for the first value.
    public func onChange<V: Equatable>(
        of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        LifecycleView(content: self) { environment, storage in
            let record: Appearance = storage.object { Appearance() }
            let old = record.value as? V
            record.value = value
            guard old != value, old != nil || initial else { return }
            storage.store.enqueue { environment.reading { action(old ?? value, value) } }
        }
    }

    /// Calls a function with each value of a publisher while the view is part of a host.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        LifecycleView(content: self) { environment, storage in
            let record: Appearance = storage.object { Appearance() }
            record.receive = { value in if let value = value as? P.Output { environment.reading { action(value) } } }
            guard record.subscription == nil else { return }
            record.subscription = publisher.subscribe { [weak record] in record?.receive?($0) }
        }
    }
}

/// What a host remembers of a view with a lifecycle modifier.
private final class Appearance: Disappearing {
    var hasAppeared = false
    var value: Any?
    var task: Task<Void, Never>?
    var onDisappear: (() -> Void)?
    var receive: ((Any) -> Void)?
    var subscription: AnyCancellable?

    func disappear() {
        task?.cancel()
        subscription?.cancel()
        onDisappear?()
    }
}

/// A view with a record in its host.
nonisolated struct LifecycleView<Content: View>: View, PrimitiveView {
    let content: Content
    let meet: (EnvironmentValues, PropertyStorage) -> Void

    func lower(into lowering: inout Lowering) {
        lowering.within(.wrapper) { lowering in
            if let storage = lowering.propertyStorage(), !storage.store.drawsFirstState {
                meet(lowering.environment, storage)
            }
            lowering.add(content)
        }
    }
}
