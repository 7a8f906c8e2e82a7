import MullionLayout

/// Collects the preferences that the geometry readers inside of an observer set.
///
/// The content of a reader is made between passes, long after the observer around it was lowered. A reader knows the
/// innermost observer around it, hands over what its content sets, and the observers outward deliver their values again
/// once the layout is done.
class PreferenceScope {
    /// The observer around this one.
    fileprivate(set) weak var parent: PreferenceScope?
    /// Passes the value to the observer's function if it is not known yet.
    var deliver: (() -> Void)?
    private var ofReaders: [(reader: NodeID, values: PreferenceValues)] = []
    private var tree: LayoutTree?
    private var isWaiting = false

    /// Records the preferences of a reader's content, in place of those it set before.
    func set(_ values: PreferenceValues, ofReader reader: NodeID, in tree: LayoutTree) {
        self.tree = tree
        if let index = ofReaders.firstIndex(where: { $0.reader == reader }) {
            ofReaders[index].values = values
        } else {
            ofReaders.append((reader, values))
        }
        parent?.set(values, ofReader: reader, in: tree)
    }

    /// Returns the value of a key: what views outside of readers set, then what readers set.
    func value<K: PreferenceKey>(_ key: K.Type, after own: K.Value?) -> K.Value {
        var combined = PreferenceValues()
        combined.set(own, for: key)
        ofReaders.removeAll { tree?.contains($0.reader) != true }
        for (_, values) in ofReaders {
            if let value = values.stored(key) { combined.add(value, for: key) }
        }
        return combined[key]
    }

    /// Delivers the values of this observer and those around it after the layout.
    func enqueue(in store: PropertyStore) {
        if !isWaiting {
            isWaiting = true
            store.enqueue { [weak self] in
                self?.isWaiting = false
                self?.deliver?()
            }
        }
        parent?.enqueue(in: store)
    }
}

/// The scope of an observer, with the value that it delivered last.
final class ObserverScope<Value>: PreferenceScope {
    var known: Value?
}

extension Lowering {
    /// Adds the content of an observer; returns what it sets for the observer's key outside of geometry readers.
    mutating func add<Content: View, K: PreferenceKey>(
        _ content: Content, observing key: K.Type, in scope: PreferenceScope
    ) -> K.Value? {
        let outer = preferenceScope
        scope.parent = outer
        preferenceScope = scope
        let before = preferences.stored(key)
        preferences.set(nil, for: key)
        add(content)
        let own = preferences.stored(key)
        if let before {
            preferences.set(before, for: key)
            if let own { preferences.add(own, for: key) }
        }
        preferenceScope = outer
        return own
    }
}
