import MullionLayout
import Observation

/// The elements of a ``ForEach`` as they were lowered last. An element whose view is the same again keeps its nodes,
/// and its body is not evaluated.
///
/// A view is the same if its stored properties have the same bits, or if it is `Equatable` and equal. Strings and
/// arrays have the same bits as long as they are copies of one value; a class instance as long as it is the same
/// object.
///
/// An element is kept only if lowering it did nothing but make nodes: views with dynamic properties, preferences,
/// values for a special container, or observed objects are lowered every time.
///
/// Worked example: of 1,000 rows one has a new title. Lowering makes 1,000 row views, finds 999 of them the same, and
/// evaluates the body of one.
final class ElementMemory<ID: Hashable, Content: View>: AnyElementMemory {
    private struct Element {
        let id: ID
        let view: Content
        let nodes: [NodeID]
        /// Whether the nodes may be kept.
        let isPlain: Bool
    }

    private var elements: [Element] = []
    private var repeatsIdentities = false
    private let comparesByValue = Content.self is any Equatable.Type

    /// Lowers the elements of a collection.
    ///
    /// The second and further elements with one identity are lowered a step away from the first, so that none finds the
    /// nodes of another that is kept.
    func lower<Data: RandomAccessCollection>(
        _ data: Data, into lowering: inout Lowering, id: (Data.Element) -> ID, content: (Data.Element) -> Content
    ) {
        let isSameEnvironment = hasEnvironment(of: lowering)
        if !isSameEnvironment { setEnvironment(of: lowering) }
        // How often each identity has occurred; nil as long as none can occur twice.
        var occurrences: [ID: Int]? = repeatsIdentities ? [:] : nil
        var position = 0
        for value in data {
            let (id, view) = (id(value), content(value))
            if occurrences == nil, position >= elements.count || elements[position].id != id {
                occurrences = [:]
                for element in elements[..<position] { occurrences![element.id, default: 0] += 1 }
            }
            let repetition = occurrences?[id] ?? 0
            occurrences?[id] = repetition + 1
            if position < elements.count, isSameEnvironment, isSame(id, view, elements[position]),
                lowering.keep(elements[position].nodes)
            {
                position += 1
                continue
            }
            let (nodes, isPlain) = lowering.recording { lowering in
                lowering.within(id: AnyHashable(id)) { $0.add(view, repetition: repetition) }
            }
            // Of repeated elements another one may have had the nodes.
            let element = Element(id: id, view: view, nodes: nodes, isPlain: isPlain && repetition == 0)
            if position < elements.count { elements[position] = element } else { elements.append(element) }
            position += 1
        }
        elements.removeSubrange(position...)
        if let occurrences { repeatsIdentities = occurrences.contains { $0.value > 1 } }
    }

    private func isSame(_ id: ID, _ view: Content, _ element: Element) -> Bool {
        guard element.isPlain, element.id == id else { return false }
        return hasSameBits(view, element.view) || comparesByValue && isSameValue(view, element.view)
    }
}

/// What all element memories have: the environment that their elements were lowered in.
class AnyElementMemory {
    /// The update that used the memory last.
    var generation = 0
    /// A copy that keeps alive what the bits refer to.
    private var environment: EnvironmentValues?
    private var bits: [UInt8] = []

    func hasEnvironment(of lowering: Lowering) -> Bool {
        environment != nil && withUnsafeBytes(of: lowering.environment) { $0.elementsEqual(bits) }
    }

    func setEnvironment(of lowering: Lowering) {
        environment = lowering.environment
        bits = withUnsafeBytes(of: lowering.environment) { Array($0) }
    }
}

/// Returns whether two values have the same bits, so that they are the same value. Equal values may have different
/// ones.
private func hasSameBits<T>(_ a: T, _ b: T) -> Bool {
    withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
}

extension Lowering {
    /// Returns the memory of the elements at the identity path; nil if this update has used it already, or for a
    /// drawing made once.
    mutating func elementMemory<ID, Content>(_ type: ElementMemory<ID, Content>.Type) -> ElementMemory<ID, Content>? {
        guard let now = retained?.generation else { return nil }
        if let known = elementMemories[identityPath] {
            if known.generation == now { return nil }
            if let known = known as? ElementMemory<ID, Content> {
                known.generation = now
                return known
            }
        }
        let memory = ElementMemory<ID, Content>()
        memory.generation = now
        elementMemories[identityPath] = memory
        return memory
    }

    fileprivate mutating func add<V: View>(_ view: V, repetition: Int) {
        if repetition == 0 { add(view) } else { within(.again) { $0.add(view, repetition: repetition - 1) } }
    }

    /// Adds nodes as they were made in an earlier update; returns false, and adds none, if they have changed or are
    /// gone.
    mutating func keep(_ nodes: [NodeID]) -> Bool {
        guard retained!.keep(nodes) else { return false }
        keepsElements = true
        add(nodes)
        return true
    }

    /// Calls a function that adds nodes; returns these, and whether it did nothing else.
    mutating func recording(_ body: (inout Lowering) -> Void) -> (nodes: [NodeID], isPlain: Bool) {
        let before = (sideEffects, collectedCount)
        var isObserved = false
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            let store = store
            /// Called only if the function has read an observable object.
            func observer() -> @Sendable () -> Void {
                isObserved = true
                return { [weak store] in store?.setNeedsUpdate() }
            }
            withObservationTracking({ body(&self) }, onChange: observer())
        } else {
            body(&self)
        }
        return (collectedNodes(from: before.1), sideEffects == before.0 && !isObserved)
    }

    /// Forgets memories that many updates have not used.
    mutating func forgetUnusedElementMemories() {
        guard let now = retained?.generation else { return }
        let used = elementMemories.values.count { $0.generation == now }
        if elementMemories.count > 8 * used + 1_024 {
            elementMemories = elementMemories.filter { $0.value.generation == now }
        }
    }
}
