import MullionGeometry
import MullionLayout

/// Content made between passes: see ``Lowering/layOut(in:)`` for the driver.
extension Lowering {
    /// Adds a geometry reader, which fills its proposal, with the content at the top leading corner.
    mutating func geometryReader(_ build: @escaping (GeometryProxy, inout Lowering) -> Void) -> NodeID {
        let known = retainsNodes ? knownReader() : nil
        let node = makeNode(.geometryReader, NodeAppearance(kind: "geometryReader"))
        var reader = ReaderRecord(
            node: node, identityPath: identityPath, environment: environment,
            preferenceScope: preferenceScope, content: .size(build))
        reader.builtFor = known?.builtFor
        readers[node.index] = reader
        if reader.builtFor != nil { make(node) }
        return node
    }

    /// Adds the indicator of an overflow stack: empty until the stack is laid out.
    mutating func overflowIndicator(
        along axis: Axis, of items: [NodeID], _ build: @escaping (OverflowItems, inout Lowering) -> Void
    ) -> NodeID {
        let known = retainsNodes ? knownReader() : nil
        let node = makeNode(.overflowIndicator(axis), NodeAppearance(kind: "overflowIndicator"))
        var reader = ReaderRecord(
            node: node, identityPath: identityPath, environment: environment,
            preferenceScope: preferenceScope, content: .hidden(items, build))
        // An indicator for items that are gone is stale.
        reader.builtForHidden = known?.builtForHidden.flatMap { $0.last ?? 0 < items.count ? $0 : nil }
        readers[node.index] = reader
        if reader.builtForHidden != nil { make(node) }
        return node
    }

    /// Adds a node whose content a different module makes between passes.
    ///
    /// - Parameters:
    ///   - content: Returns the content, given the content of the node's last update, if there was one.
    package mutating func deferred(
        _ style: NodeContent, _ appearance: NodeAppearance, content: ((any DeferredContent)?) -> any DeferredContent
    ) -> NodeID {
        let known = retainsNodes ? knownReader() : nil
        let node = makeNode(style, appearance)
        var former: (any DeferredContent)?
        if case .deferred(let content)? = known?.content { former = content }
        let content = content(former)
        readers[node.index] = ReaderRecord(
            node: node, identityPath: identityPath, environment: environment,
            preferenceScope: preferenceScope, content: .deferred(content))
        if content.isPrepared { make(node) }
        return node
    }

    mutating func knownReader() -> ReaderRecord? {
        let (path, _) = retained.identities.path(identityPath, .node, now: retained.generation)
        guard let node = retained.nodes[path], !retained.isMet(node), let reader = readers[node.index],
            reader.node == node
        else { return nil }
        return reader
    }

    /// Makes the content of a reader for the recorded geometry.
    mutating func make(_ node: NodeID) {
        guard let reader = readers[node.index] else { return }
        let reads = GeometryProxy.Reads()
        var children: [NodeID] = []
        store?.beginBuild(of: reader.identityPath)
        let now = store?.now ?? 0
        defer { store?.endBuild(of: reader.identityPath, since: now) }
        let outer = (preferences, preferenceScope, presented)
        defer { (preferences, preferenceScope, presented) = outer }
        (preferences, preferenceScope, presented) = (PreferenceValues(), reader.preferenceScope, [])
        resume(reader.identityPath, reader.environment) { lowering in
            children = lowering.collecting { lowering in
                lowering.within(.content) { lowering in
                    switch reader.content {
                    case .size(let build):
                        if let frame = reader.builtFor { build(GeometryProxy(frame: frame, reads: reads), &lowering) }
                    case .hidden(_, let build):
                        if let hidden = reader.builtForHidden { build(hidden, &lowering) }
                    case .deferred(var content):
                        content.make(on: node, in: &lowering)
                        lowering.readers[node.index]?.content = .deferred(content)
                    }
                }
            }
        }
        readers[node.index]?.readsOrigin = reads.origin
        if let scope = reader.preferenceScope, let store {
            scope.set(preferences, ofReader: node, in: tree)
            scope.enqueue(in: store)
        }
        // What the content presents is in front of the reader: the drawing around it is laid out already.
        setChildren(children + presented, of: node)
    }

    /// Returns the readers whose content was made for a different frame. Those nested in one of them wait for the next
    /// round.
    func staleReaders() -> [NodeID] {
        var result: [NodeID] = []
        for index in readers.keys.sorted() {
            let reader = readers[index]!
            if tree.contains(reader.node), tree.isPlaced(reader.node), isStale(reader) { result.append(reader.node) }
        }
        let stale = Set(result)
        let tree = tree
        return result.filter { node in
            sequence(first: node, next: { tree.parent(of: $0) }).dropFirst().allSatisfy { !stale.contains($0) }
        }
    }

    /// Records what the content of a reader is about to be made for.
    mutating func note(_ node: NodeID) {
        guard var reader = readers[node.index] else { return }
        switch reader.content {
        case .size: reader.builtFor = tree.absoluteFrame(of: node)
        case .hidden: reader.builtForHidden = reader.hidden(in: tree)
        case .deferred(var content):
            content.prepare(on: node, in: self, reader.environment)
            reader.content = .deferred(content)
        }
        readers[node.index] = reader
    }

    private func isStale(_ reader: ReaderRecord) -> Bool {
        switch reader.content {
        case .hidden: return reader.builtForHidden != reader.hidden(in: tree)
        case .deferred(let content): return content.isStale(on: reader.node, in: self, reader.environment)
        case .size: break
        }
        guard let built = reader.builtFor else { return true }
        if tree.frame(of: reader.node).size != built.size { return true }
        return reader.readsOrigin && tree.absoluteFrame(of: reader.node).origin != built.origin
    }
}

/// A geometry reader and how to make its content.
struct ReaderRecord {
    let node: NodeID
    let identityPath: Int
    let environment: EnvironmentValues
    /// The innermost observer of preferences around the reader.
    let preferenceScope: PreferenceScope?
    var content: Content
    /// The frame that the content was made for, in the coordinates of the drawing; nil if it is not made yet.
    var builtFor: CGRect?
    /// Whether the content has read the reader's origin.
    var readsOrigin = false
    /// The hidden items that the content was made for; nil if it is not made yet.
    var builtForHidden: OverflowItems?
    /// The input of the content and its builder.
    enum Content {
        case size((GeometryProxy, inout Lowering) -> Void)
        case hidden([NodeID], (OverflowItems, inout Lowering) -> Void)
        case deferred(any DeferredContent)
    }

    /// Returns the items that are not placed.
    func hidden(in tree: LayoutTree) -> OverflowItems {
        guard case .hidden(let items, _) = content else { return OverflowItems([]) }
        return OverflowItems(items.indices.filter { !tree.contains(items[$0]) || !tree.isPlaced(items[$0]) })
    }
}

/// Content of a node that a different module makes from what the last pass placed.
package protocol DeferredContent {
    /// Whether the content to make is determined.
    var isPrepared: Bool { get }
    /// Returns whether the last pass calls for content different from that made.
    func isStale(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> Bool
    /// Determines what to make from the last pass.
    mutating func prepare(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues)
    /// Adds the nodes of the content, which may restyle the node around them.
    mutating func make(on node: NodeID, in lowering: inout Lowering)
}
