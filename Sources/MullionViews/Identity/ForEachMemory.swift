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
    /// Runs of elements that are as before keep their nodes together; the others are lowered one by one. The second and
    /// further elements with one identity are lowered a step away from the first, so that none finds the nodes of
    /// another that is kept.
    func lower<Data>(_ elements: ForEach<Data, ID, Content>, into lowering: inout Lowering) {
        let isSameEnvironment = hasEnvironment(of: lowering)
        if !isSameEnvironment { setEnvironment(of: lowering) }
        if ids.isEmpty { return lowerAll(elements, into: &lowering) }
        var newNodes: [NodeID] = []
        newNodes.reserveCapacity(nodes.count)
        // How often each identity has occurred; nil as long as none can occur twice.
        var occurrences: [ID: Int]? = repeatsIdentities ? [:] : nil
        // The position from which runs are looked for, and how far it moves when there is none.
        var (nextRun, patience) = (isSameEnvironment ? 0 : Int.max, 1)
        var (position, index) = (0, elements.data.startIndex)
        var start = 0
        while index != elements.data.endIndex {
            if position >= nextRun, occurrences == nil, position < ids.count {
                let kept = keepRun(at: position, elements, from: index, nodesFrom: start, &newNodes, &lowering)
                if kept.elements > 0 {
                    start += kept.nodes
                    position += kept.elements
                    index = elements.data.index(index, offsetBy: kept.elements)
                    patience = 1
                    continue
                }
                // Where nothing is as before, few elements are made twice.
                nextRun = position + patience
                patience = min(2 * patience, 64)
            }
            let value = elements.data[index]
            let (id, view) = (elements.id(value), elements.content(value))
            let isKnown = position < ids.count
            let end = isKnown ? ends[position] : start
            if occurrences == nil, !isKnown || ids[position] != id { occurrences = Self.count(ids[..<position]) }
            let repetition = Self.count(id, &occurrences)
            if isKnown, isSameEnvironment, isPlain[position], ids[position] == id, isSame(view, position),
                lowering.keep(nodes[start..<end])
            {
                newNodes.append(contentsOf: nodes[start..<end])
            } else {
                let isPlain = lowering.recording(into: &newNodes) { lowering in
                    lowering.within(id: id) { $0.add(view, repetition: repetition) }
                }
                // Of repeated elements another one may have had the nodes.
                set(id, view, isPlain && repetition == 0, at: position)
            }
            start = end
            if isKnown { ends[position] = newNodes.count } else { ends.append(newNodes.count) }
            position += 1
            elements.data.formIndex(after: &index)
        }
        if position < ids.count {
            ids.removeSubrange(position...)
            views.removeSubrange(position...)
            isPlain.removeSubrange(position...)
            ends.removeSubrange(position...)
        }
        nodes = newNodes
        lowering.add(newNodes)
        if let occurrences { repeatsIdentities = occurrences.contains { $0.value > 1 } }
    }

    /// Keeps the nodes of elements from a position on that are as before, up to 1,024 of them.
    ///
    /// - Parameter start: Where the nodes of the first element begin.
    /// - Returns: How many elements and nodes were kept.
    private func keepRun<Data>(
        at position: Int, _ elements: ForEach<Data, ID, Content>, from index: Data.Index, nodesFrom start: Int,
        _ newNodes: inout [NodeID], _ lowering: inout Lowering
    ) -> (elements: Int, nodes: Int) {
        let last = min(position + 1_024, isPlain.count)
        let limit = isPlain[position..<last].firstIndex(of: false) ?? last
        guard limit > position else { return (0, 0) }
        let count = ids.withUnsafeBufferPointer { ids in
            views.withUnsafeBufferPointer { views in
                elements.comparison(
                    elements.data, index, UnsafeBufferPointer(rebasing: ids[position..<limit]),
                    UnsafeBufferPointer(rebasing: views[position..<limit]))
            }
        }
        guard count > 0 else { return (0, 0) }
        let kept = nodes[start..<ends[position + count - 1]]
        guard lowering.keep(kept) else { return (0, 0) }
        let moved = newNodes.count - start
        newNodes.append(contentsOf: kept)
        if moved != 0 { for i in position..<position + count { ends[i] += moved } }
        return (count, kept.count)
    }

    /// Lowers the elements of a collection for the first time. Nothing of them is kept, so that an identity used before
    /// is that of a repeated element.
    private func lowerAll<Data>(_ elements: ForEach<Data, ID, Content>, into lowering: inout Lowering) {
        let nodeCount = lowering.tree.nodeCount
        var occurrences: [ID: Int]?
        // What a binding refers to may change while views are made.
        let values = Array(elements.data)
        let ids = values.map(elements.id)
        // Apart from the elements, whose type would be looked up for each view.
        let content = elements.content
        var views: [Content] = []
        var (nodes, ends, isPlain): ([NodeID], [Int], [Bool]) = ([], [], [])
        views.reserveCapacity(ids.count)
        isPlain.reserveCapacity(ids.count)
        ends.reserveCapacity(ids.count)
        for position in ids.indices {
            let view = content(values[position])
            let id = ids[position]
            var repetition = Self.count(id, &occurrences)
            let didNothingElse = lowering.recording(into: &nodes) { lowering in
                lowering.within(id: id) { lowering, isRepeated in
                    if isRepeated, occurrences == nil {
                        occurrences = Self.count(ids[..<position])
                        repetition = Self.count(id, &occurrences)
                    }
                    lowering.add(view, repetition: repetition)
                }
            }
            if position == 0 { lowering.reserveRoom(forNodesSince: nodeCount, times: ids.count - 1) }
            // Of repeated elements another one may have had the nodes.
            isPlain.append(didNothingElse && repetition == 0)
            ends.append(nodes.count)
            views.append(view)
        }
        (self.ids, self.views, self.nodes, self.ends, self.isPlain) = (ids, views, nodes, ends, isPlain)
        lowering.add(nodes)
        repeatsIdentities = occurrences?.contains { $0.value > 1 } ?? false
    }

    /// Counts the occurrences of each identity.
    private static func count(_ ids: ArraySlice<ID>) -> [ID: Int] {
        var occurrences: [ID: Int] = [:]
        for id in ids { occurrences[id, default: 0] += 1 }
        return occurrences
    }

    /// Counts one more occurrence of an identity; returns the number of those before.
    private static func count(_ id: ID, _ occurrences: inout [ID: Int]?) -> Int {
        guard let before = occurrences?[id, default: 0] else { return 0 }
        occurrences![id] = before + 1
        return before
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
        let isSame = views.withUnsafeBufferPointer { hasSameBits(view, $0.baseAddress! + position) }
        return isSame || comparesByValue && isSameValue(view, views[position])
    }
}

/// Counts the elements of a collection from an index on that have the identities and views of earlier ones.
@usableFromInline typealias ElementComparison<Data: RandomAccessCollection, ID, Content> = (
    _ data: Data, _ start: Data.Index, _ ids: UnsafeBufferPointer<ID>, _ views: UnsafeBufferPointer<Content>
) -> Int

/// Counts the elements from an index on that have the same identities and, bit by bit, the same views as earlier ones.
@inlinable @inline(__always)
func countUnchanged<Data: RandomAccessCollection, ID: Hashable, Content>(
    _ data: Data, from start: Data.Index, ids: UnsafeBufferPointer<ID>, views: UnsafeBufferPointer<Content>,
    id: (Data.Element) -> ID, content: (Data.Element) -> Content
) -> Int {
    var index = start
    let end = data.endIndex
    var count = 0
    while index != end, count < ids.count {
        let value = data[index]
        guard id(value) == ids[count], hasSameBits(content(value), views.baseAddress! + count) else { break }
        count += 1
        data.formIndex(after: &index)
    }
    return count
}

/// Returns whether a value has the same bytes as another one.
@inlinable @inline(__always)
func hasSameBits<Value>(_ value: Value, _ other: UnsafePointer<Value>) -> Bool {
    withUnsafeBytes(of: value) { bytes in
        let others = UnsafeRawPointer(other)
        let words = bytes.count & ~7
        for offset in stride(from: 0, to: words, by: 8)
        where bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            != others.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        {
            return false
        }
        for offset in words..<bytes.count where bytes[offset] != others.load(fromByteOffset: offset, as: UInt8.self) {
            return false
        }
        return true
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
        guard retainsNodes else { return nil }
        let now = retained.generation
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
        guard retained.keep(nodes) else { return false }
        keepsElements = true
        return true
    }

    /// Appends the nodes that a function adds to a list, instead of adding them; returns whether it did nothing else.
    mutating func recording(into nodes: inout [NodeID], _ body: (inout Lowering) -> Void) -> Bool {
        let before = sideEffects
        var isObserved = false
        if #available(macOS 14, iOS 17, tvOS 17, watchOS 10, *) {
            let store = store
            withObservationTracking({ collect(into: &nodes, body) }, onChange: Self.observer(store, &isObserved))
        } else {
            collect(into: &nodes, body)
        }
        return sideEffects == before && !isObserved
    }

    /// Called only if a function has read an observable object.
    private static func observer(_ store: PropertyStore?, _ isObserved: inout Bool) -> @Sendable () -> Void {
        isObserved = true
        return { [weak store] in store?.setNeedsUpdate() }
    }

    /// Forgets memories that many updates have not used.
    mutating func forgetUnusedForEachMemories() {
        guard retainsNodes else { return }
        let now = retained.generation
        let used = forEachMemories.values.count { $0.generation == now }
        if forEachMemories.count > 8 * used + 1_024 {
            forEachMemories = forEachMemories.filter { $0.value.generation == now }
        }
    }
}
