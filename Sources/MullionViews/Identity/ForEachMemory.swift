import Foundation
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
final class ForEachMemory<ID: Hashable, Content: View>: AnyForEachMemory {
    // Lists instead of a list of structures: a view is compared where it is, without a copy of anything.
    private var ids: [ID] = []
    private var views: [Content] = []
    /// The nodes of all elements in order, and where those of each end.
    private var nodes: [NodeID] = []
    private var ends: [Int] = []
    /// Whether the nodes of an element may be kept.
    private var isPlain: [Bool] = []
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
        var newNodes: [NodeID] = []
        newNodes.reserveCapacity(nodes.count)
        // How often each identity has occurred; nil as long as none can occur twice.
        var occurrences: [ID: Int]? = repeatsIdentities ? [:] : nil
        var position = 0
        var start = 0
        for value in data {
            let (id, view) = (id(value), content(value))
            let isKnown = position < ids.count
            let end = isKnown ? ends[position] : start
            if occurrences == nil, !isKnown || ids[position] != id {
                occurrences = [:]
                for id in ids[..<position] { occurrences![id, default: 0] += 1 }
            }
            let repetition = occurrences?[id] ?? 0
            occurrences?[id] = repetition + 1
            if isKnown, isSameEnvironment, isPlain[position], ids[position] == id, isSame(view, position),
                lowering.keep(nodes[start..<end])
            {
                newNodes.append(contentsOf: nodes[start..<end])
            } else {
                let (made, isPlain) = lowering.recording { lowering in
                    lowering.within(id: AnyHashable(id)) { $0.add(view, repetition: repetition) }
                }
                newNodes.append(contentsOf: made)
                // Of repeated elements another one may have had the nodes.
                set(id, view, isPlain && repetition == 0, at: position)
            }
            start = end
            if isKnown { ends[position] = newNodes.count } else { ends.append(newNodes.count) }
            position += 1
        }
        ids.removeSubrange(position...)
        views.removeSubrange(position...)
        isPlain.removeSubrange(position...)
        ends.removeSubrange(position...)
        nodes = newNodes
        lowering.add(newNodes)
        if let occurrences { repeatsIdentities = occurrences.contains { $0.value > 1 } }
    }

    private func set(_ id: ID, _ view: Content, _ isPlain: Bool, at position: Int) {
        if position < ids.count {
            (ids[position], views[position], self.isPlain[position]) = (id, view, isPlain)
        } else {
            ids.append(id)
            views.append(view)
            self.isPlain.append(isPlain)
        }
    }

    private func isSame(_ view: Content, _ position: Int) -> Bool {
        if MemoryLayout<Content>.size == 0 { return true }
        let hasSameBits = views.withUnsafeBytes { bytes in
            let old = bytes.baseAddress! + position * MemoryLayout<Content>.stride
            return withUnsafeBytes(of: view) { memcmp($0.baseAddress!, old, $0.count) == 0 }
        }
        return hasSameBits || comparesByValue && isSameValue(view, views[position])
    }
}

/// What all element memories have: the environment that their elements were lowered in.
class AnyForEachMemory {
    /// The update that used the memory last.
    var generation = 0
    private var environment: EnvironmentValues?

    func hasEnvironment(of lowering: Lowering) -> Bool { environment?.isSame(as: lowering.environment) ?? false }

    func setEnvironment(of lowering: Lowering) { environment = lowering.environment }
}

extension Lowering {
    /// Returns the memory of the elements at the identity path; nil if this update has used it already, or for a
    /// drawing made once.
    mutating func forEachMemory<ID, Content>(_ type: ForEachMemory<ID, Content>.Type) -> ForEachMemory<ID, Content>? {
        guard let now = retained?.generation else { return nil }
        if let known = forEachMemories[identityPath] {
            if known.generation == now { return nil }
            if let known = known as? ForEachMemory<ID, Content> {
                known.generation = now
                return known
            }
        }
        let memory = ForEachMemory<ID, Content>()
        memory.generation = now
        forEachMemories[identityPath] = memory
        return memory
    }

    fileprivate mutating func add<V: View>(_ view: V, repetition: Int) {
        if repetition == 0 { add(view) } else { within(.again) { $0.add(view, repetition: repetition - 1) } }
    }

    /// Keeps nodes as they were made in an earlier update; returns false, and keeps none, if they have changed or are
    /// gone.
    fileprivate mutating func keep(_ nodes: ArraySlice<NodeID>) -> Bool {
        guard retained!.keep(nodes) else { return false }
        keepsElements = true
        return true
    }

    /// Returns the nodes that a function adds, without adding them, and whether it did nothing else.
    mutating func recording(_ body: (inout Lowering) -> Void) -> (nodes: [NodeID], isPlain: Bool) {
        let before = sideEffects
        var nodes: [NodeID] = []
        var isObserved = false
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            let store = store
            /// Called only if the function has read an observable object.
            func observer() -> @Sendable () -> Void {
                isObserved = true
                return { [weak store] in store?.setNeedsUpdate() }
            }
            withObservationTracking({ nodes = collecting(body) }, onChange: observer())
        } else {
            nodes = collecting(body)
        }
        return (nodes, sideEffects == before && !isObserved)
    }

    /// Forgets memories that many updates have not used.
    mutating func forgetUnusedForEachMemories() {
        guard let now = retained?.generation else { return }
        let used = forEachMemories.values.count { $0.generation == now }
        if forEachMemories.count > 8 * used + 1_024 {
            forEachMemories = forEachMemories.filter { $0.value.generation == now }
        }
    }
}
