import MullionGeometry
import MullionLayout

/// A key of a value that views pass to the views around them.
public protocol PreferenceKey {
    /// The type of the value.
    associatedtype Value
    /// The value where no view sets one.
    static var defaultValue: Value { get }
    /// Combines the values of siblings, in order.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// Nil.
    public static var defaultValue: Value { nil }
}

/// The preferences that the views lowered so far have set.
package struct PreferenceValues {
    private var values: [ObjectIdentifier: Any] = [:]

    /// The value of a key; the default where no view has set one.
    package subscript<K: PreferenceKey>(key: K.Type) -> K.Value {
        values[ObjectIdentifier(key)].map { $0 as! K.Value } ?? K.defaultValue
    }

    /// The value that views have set for a key; nil if none has.
    func stored<K: PreferenceKey>(_ key: K.Type) -> K.Value? { values[ObjectIdentifier(key)].map { $0 as! K.Value } }

    mutating func set<K: PreferenceKey>(_ value: K.Value?, for key: K.Type) { values[ObjectIdentifier(key)] = value }

    /// Adds a value after those of earlier siblings.
    package mutating func add<K: PreferenceKey>(_ value: K.Value, for key: K.Type) {
        guard let former = values[ObjectIdentifier(key)] else { return set(value, for: key) }
        var result = former as! K.Value
        K.reduce(value: &result) { value }
        set(result, for: key)
    }
}

extension Lowering {
    /// Returns the nodes of content and the preferences that it sets, which the caller may pass on.
    package mutating func nodes(
        collectingPreferencesOf body: (inout Lowering) -> Void
    ) -> (nodes: [NodeID], preferences: PreferenceValues) {
        let outer = preferences
        preferences = PreferenceValues()
        let nodes = collecting(body)
        defer { preferences = outer }
        return (nodes, preferences)
    }
}

/// A view that sets or changes a preference.
nonisolated struct PreferenceView<Content: View>: View, PrimitiveView {
    let content: Content
    let change: (inout PreferenceValues) -> Void

    func lower(into lowering: inout Lowering) {
        lowering.add(content)
        change(&lowering.preferences)
    }
}

/// A view with a layer made from a preference of the view.
nonisolated private struct PreferenceLayer<Content: View, Key: PreferenceKey, Layer: View>: View, PrimitiveView {
    let content: Content
    let alignment: Alignment
    let isInFront: Bool
    let layer: (Key.Value) -> Layer

    func lower(into lowering: inout Lowering) {
        let before = lowering.preferences[Key.self]
        lowering.preferences.set(nil, for: Key.self)
        let nodes = lowering.nodes(of: content)
        let value = lowering.preferences[Key.self]
        var whole = before
        Key.reduce(value: &whole) { value }
        lowering.preferences.set(whole, for: Key.self)
        let built = lowering.reading { layer(value) }
        for node in nodes {
            let layers = lowering.layerNodes(of: built, on: node)
            lowering.add(
                isInFront
                    ? lowering.overlay(node, layers, alignment: alignment)
                    : lowering.background(node, layers, alignment: alignment))
        }
    }
}

/// Preferences set while views are described reach the views around them. Those set inside a ``GeometryReader`` are
/// known only after a layout: they reach ``View/onPreferenceChange(_:perform:)`` then, after those set outside of
/// readers, and in the order of the readers.
nonisolated extension View {
    /// Sets a preference.
    public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        PreferenceView(content: self) { $0.add(value, for: K.self) }
    }

    /// Changes a preference of the view.
    public func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        PreferenceView(content: self) { values in
            var value = values[K.self]
            callback(&value)
            values.set(value, for: K.self)
        }
    }

    /// Calls a function with a preference of the view after the first layout, and when it changes.
    ///
    /// Both a ``ViewHost`` and a ``ViewRenderer`` call it. State that the function changes is laid out again before the
    /// drawing is made, at most eight times in a row.
    public func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        PreferenceObserver<Self, K>(content: self, action: action)
    }

    /// Adds a view in front that is made from a preference of the view.
    public func overlayPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayer<Self, K, V>(content: self, alignment: alignment, isInFront: true, layer: transform)
    }

    /// Adds a view behind that is made from a preference of the view.
    public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
        _ key: K.Type = K.self, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
    ) -> some View {
        PreferenceLayer<Self, K, V>(content: self, alignment: alignment, isInFront: false, layer: transform)
    }

    /// Sets a preference to an anchor of the view's geometry, which a ``GeometryProxy`` resolves.
    public func anchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (Anchor<A>) -> K.Value
    ) -> some View {
        AnchorView<Self, A, K>(content: self, source: value) { $0.add(transform($1), for: K.self) }
    }

    /// Changes a preference by an anchor of the view's geometry.
    public func transformAnchorPreference<A, K: PreferenceKey>(
        key _: K.Type = K.self, value: Anchor<A>.Source, transform: @escaping (inout K.Value, Anchor<A>) -> Void
    ) -> some View {
        AnchorView<Self, A, K>(content: self, source: value) { values, anchor in
            var value = values[K.self]
            transform(&value, anchor)
            values.set(value, for: K.self)
        }
    }
}

nonisolated private struct PreferenceObserver<Content: View, Key: PreferenceKey>: View, PrimitiveView
where Key.Value: Equatable {
    let content: Content
    let action: (Key.Value) -> Void

    func lower(into lowering: inout Lowering) {
        lowering.within(.wrapper) { lowering in
            guard let storage = lowering.propertyStorage() else {
                lowering.observesPreferences = true
                return lowering.add(content)
            }
            let scope = storage.object { ObserverScope<Key.Value>() }
            let own = lowering.add(content, observing: Key.self, in: scope)
            let environment = lowering.environment
            scope.deliver = { [unowned scope] in
                let value = scope.value(Key.self, after: own)
                if scope.known == value { return }
                scope.known = value
                environment.reading { action(value) }
            }
            scope.enqueue(in: storage.store)
        }
    }
}

nonisolated private struct AnchorView<Content: View, Value, Key: PreferenceKey>: View, PrimitiveView {
    let content: Content
    let source: Anchor<Value>.Source
    let change: (inout PreferenceValues, Anchor<Value>) -> Void

    func lower(into lowering: inout Lowering) {
        let nodes = lowering.nodes(of: content)
        lowering.add(nodes)
        if let node = nodes.first {
            change(&lowering.preferences, Anchor(node: node, tree: lowering.tree, source: source))
        }
    }
}

/// A point or rectangle of a view, which a ``GeometryProxy`` converts to its coordinates.
public struct Anchor<Value> {
    let node: NodeID
    let tree: LayoutTree
    let source: Source

    /// What of a view an anchor is.
    public struct Source {
        let value: (CGRect) -> Value
        let moved: (Value, CGPoint) -> Value
    }

    /// Returns the value in the coordinates of a rectangle.
    func value(relativeTo origin: CGPoint) -> Value {
        let frame = tree.contains(node) ? tree.absoluteFrame(of: node) : .zero
        return source.moved(source.value(frame), origin)
    }
}

extension Anchor.Source where Value == CGRect {
    /// The bounds of the view.
    public static var bounds: Anchor<CGRect>.Source {
        Anchor<CGRect>.Source(value: { $0 }, moved: { $0.offsetBy(dx: -$1.x, dy: -$1.y) })
    }
}

extension Anchor.Source where Value == CGPoint {
    /// Returns a point of the view.
    public static func unitPoint(_ point: UnitPoint) -> Anchor<CGPoint>.Source {
        Anchor<CGPoint>.Source(
            value: { $0.point(point) }, moved: { CGPoint(x: $0.x - $1.x, y: $0.y - $1.y) })
    }
    /// The center of the view.
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    /// The center of the leading edge.
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    /// The center of the trailing edge.
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    /// The center of the top edge.
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    /// The center of the bottom edge.
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    /// The top leading corner.
    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    /// The top trailing corner.
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    /// The bottom leading corner.
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
    /// The bottom trailing corner.
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

extension GeometryProxy {
    /// Returns the value of an anchor in the coordinates of the reader.
    public subscript<T>(anchor: Anchor<T>) -> T { anchor.value(relativeTo: frame(in: .global).origin) }
}
