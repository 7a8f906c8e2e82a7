import MullionGeometry
import MullionLayout

/// Content made between passes: see ``Lowering/layOut(in:)`` for the driver.
extension Lowering {
    /// A reader of geometry: takes all the room it is offered, its content at the top leading corner.
    mutating func geometryReader(_ build: @escaping (GeometryProxy, inout Lowering) -> Void) -> NodeID {
        let known = retained == nil ? nil : knownReader()
        let node = makeNode(.geometryReader, NodeAppearance(kind: "geometryReader"))
        var site = ReaderSite(node: node, identityPath: identityPath, environment: environment, content: .size(build))
        site.builtFor = known?.builtFor
        readers[node.index] = site
        if site.builtFor != nil { make(node) }
        return node
    }

    /// What stands for the hidden items of an overflow stack: empty until the stack is laid out.
    mutating func overflowIndicator(
        along axis: Axis, of items: [NodeID], _ build: @escaping (OverflowItems, inout Lowering) -> Void
    ) -> NodeID {
        let known = retained == nil ? nil : knownReader()
        let node = makeNode(.overflowIndicator(axis), NodeAppearance(kind: "overflowIndicator"))
        var site = ReaderSite(
            node: node, identityPath: identityPath, environment: environment, content: .hidden(items, build))
        // Made for items that are gone, it says nothing about those there are.
        site.builtForHidden = known?.builtForHidden.flatMap { $0.last ?? 0 < items.count ? $0 : nil }
        readers[node.index] = site
        if site.builtForHidden != nil { make(node) }
        return node
    }

    /// A node whose content a different module makes between passes.
    ///
    /// - Parameters:
    ///   - content: Returns the content, given the content of the node's last update, if there was one.
    package mutating func deferred(
        _ style: NodeStyle, _ appearance: NodeAppearance, content: ((any DeferredContent)?) -> any DeferredContent
    ) -> NodeID {
        let known = retained == nil ? nil : knownReader()
        let node = makeNode(style, appearance)
        var former: (any DeferredContent)?
        if case .deferred(let content)? = known?.content { former = content }
        let content = content(former)
        readers[node.index] = ReaderSite(
            node: node, identityPath: identityPath, environment: environment, content: .deferred(content))
        if content.isPrepared { make(node) }
        return node
    }

    mutating func knownReader() -> ReaderSite? {
        guard let node = retained!.nodes[retained!.identities.path(identityPath, .node, now: retained!.generation)],
            !retained!.isMet(node), let site = readers[node.index], site.node == node
        else { return nil }
        return site
    }

    /// Makes the content of a reader for what is noted.
    mutating func make(_ node: NodeID) {
        guard let site = readers[node.index] else { return }
        let reads = GeometryProxy.Reads()
        var children: [NodeID] = []
        resume(site.identityPath, site.environment) { lowering in
            children = lowering.collecting { lowering in
                lowering.within(.content) { lowering in
                    switch site.content {
                    case .size(let build):
                        if let frame = site.builtFor { build(GeometryProxy(frame: frame, reads: reads), &lowering) }
                    case .hidden(_, let build):
                        if let hidden = site.builtForHidden { build(hidden, &lowering) }
                    case .deferred(var content):
                        content.make(on: node, in: &lowering)
                        lowering.readers[node.index]?.content = .deferred(content)
                    }
                }
            }
        }
        readers[node.index]?.readsOrigin = reads.origin
        setChildren(children, of: node)
    }

    /// The readers whose content was made for another frame. One that lies in another is left for the next round.
    func staleReaders() -> [NodeID] {
        var result: [NodeID] = []
        for index in readers.keys.sorted() {
            let site = readers[index]!
            if tree.contains(site.node), tree.isPlaced(site.node), isStale(site) { result.append(site.node) }
        }
        let stale = Set(result)
        let tree = tree
        return result.filter { node in
            sequence(first: node, next: { tree.parent(of: $0) }).dropFirst().allSatisfy { !stale.contains($0) }
        }
    }

    /// Notes what the content of a reader is about to be made for.
    mutating func note(_ node: NodeID) {
        guard var site = readers[node.index] else { return }
        switch site.content {
        case .size: site.builtFor = tree.absoluteFrame(of: node)
        case .hidden: site.builtForHidden = site.hidden(in: tree)
        case .deferred(var content):
            content.prepare(on: node, in: self, site.environment)
            site.content = .deferred(content)
        }
        readers[node.index] = site
    }

    private func isStale(_ site: ReaderSite) -> Bool {
        switch site.content {
        case .hidden: return site.builtForHidden != site.hidden(in: tree)
        case .deferred(let content): return content.isStale(on: site.node, in: self, site.environment)
        case .size: break
        }
        guard let built = site.builtFor else { return true }
        if tree.frame(of: site.node).size != built.size { return true }
        return site.readsOrigin && tree.absoluteFrame(of: site.node).origin != built.origin
    }
}

/// A reader of geometry and how to make its content.
struct ReaderSite {
    let node: NodeID
    let identityPath: Int
    let environment: EnvironmentValues
    var content: Content
    /// The frame the content was made for, in the coordinates of the picture; nil: not made yet.
    var builtFor: CGRect?
    /// Whether the content asked where the reader is.
    var readsOrigin = false
    /// The hidden items the content was made for; nil: not made yet.
    var builtForHidden: OverflowItems?
    /// From what the content is made, and how.
    enum Content {
        case size((GeometryProxy, inout Lowering) -> Void)
        case hidden([NodeID], (OverflowItems, inout Lowering) -> Void)
        case deferred(any DeferredContent)
    }

    /// Which of the items are not placed.
    func hidden(in tree: LayoutTree) -> OverflowItems {
        guard case .hidden(let items, _) = content else { return OverflowItems([]) }
        return OverflowItems(items.indices.filter { !tree.contains(items[$0]) || !tree.isPlaced(items[$0]) })
    }
}

/// Content of a node that a different module makes from what the last pass placed.
package protocol DeferredContent {
    /// Whether it is known what to make.
    var isPrepared: Bool { get }
    /// Whether the last pass calls for content other than that made.
    func isStale(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues) -> Bool
    /// Notes what to make after the last pass.
    mutating func prepare(on node: NodeID, in lowering: Lowering, _ environment: EnvironmentValues)
    /// Adds the nodes of the content, which may restyle the node around them.
    mutating func make(on node: NodeID, in lowering: inout Lowering)
}
