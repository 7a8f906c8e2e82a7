import MullionGeometry
import MullionLayout

/// Content that is made from the size of its surroundings.
///
/// A pass must not edit the tree it lays out, so the content is made between passes:
///
/// 1. A reader is lowered without content, or with the content for the size it had last.
/// 2. The tree is laid out.
/// 3. The content of every reader that has another size than its content was made for is made anew.
/// 4. Back to 2, until there is no such reader.
///
/// A reader's frame depends on what is around it and not on its content, of which it hands nothing on. So readers that are not
/// inside each other are settled in one round, and every reader inside another one takes one round more. After ``limit``
/// rounds those that are left, such as a reader that makes itself again and again, stay as they are and are reported.
extension Lowering {
    /// How many rounds are made for one layout.
    static let limit = 256

    /// A reader of geometry: takes all the room it is offered, its content at the top leading corner.
    mutating func geometryReader(_ build: @escaping (GeometryProxy, inout Lowering) -> Void) -> NodeID {
        let known = retained == nil ? nil : knownReader()
        let node = makeNode(.geometryReader, NodeLook(kind: "geometryReader"))
        var site = ReaderSite(node: node, way: way, environment: environment, build: build)
        if let known { site.builtFor = known }
        readers[node.index] = site
        if known != nil { make(node) }
        return node
    }

    private mutating func knownReader() -> CGRect? {
        guard let node = retained!.nodes[retained!.identities.way(way, .node, now: retained!.generation)],
            !retained!.isMet(node), let site = readers[node.index], site.node == node
        else { return nil }
        return site.builtFor
    }

    /// Makes the content of a reader for the frame noted.
    private mutating func make(_ node: NodeID) {
        guard let site = readers[node.index], let frame = site.builtFor else { return }
        let reads = GeometryProxy.Reads()
        var children: [NodeID] = []
        resume(site.way, site.environment) { lowering in
            children = lowering.collecting { lowering in
                lowering.within(.content) { site.build(GeometryProxy(frame: frame, reads: reads), &$0) }
            }
        }
        readers[node.index]?.readsOrigin = reads.origin
        setChildren(children, of: node)
    }

    /// Lays the tree out, and makes the content of readers until it fits their sizes.
    package mutating func layOut(in proposal: ProposedViewSize) {
        pass(in: proposal)
        guard !readers.isEmpty else { return }
        for round in 0... {
            let stale = staleReaders()
            if stale.isEmpty { break }
            if round == Self.limit {
                for node in stale { report(.nestedReaders(limit: Self.limit), about: node) }
                break
            }
            rebuild(stale) { lowering, node in
                guard lowering.readers[node.index]?.node == node, lowering.tree.contains(node) else { return }
                lowering.readers[node.index]!.builtFor = lowering.tree.absoluteFrame(of: node)
                lowering.make(node)
            }
            pass(in: proposal)
        }
    }

    /// One pass. What it says about a node counts until the node is told something else, or another pass says more: passes do
    /// not repeat what they said about nodes they need not look at again.
    private mutating func pass(in proposal: ProposedViewSize) {
        tree.layoutIfNeeded(in: proposal)
        let diagnostics = tree.diagnostics
        if layoutDiagnostics.isEmpty, diagnostics.isEmpty { return }
        let renewed = Set(diagnostics.map(\.node)).union(changed)
        let kept = layoutDiagnostics.filter { !renewed.contains($0.node) && tree.contains($0.node) }
        layoutDiagnostics = kept + diagnostics
        changed = []
    }

    /// The readers whose content was made for another frame. One that lies in another is left for the next round.
    private func staleReaders() -> [NodeID] {
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

    private func isStale(_ site: ReaderSite) -> Bool {
        guard let built = site.builtFor else { return true }
        if tree.frame(of: site.node).size != built.size { return true }
        return site.readsOrigin && tree.absoluteFrame(of: site.node).origin != built.origin
    }
}

/// A reader of geometry and how to make its content.
struct ReaderSite {
    let node: NodeID
    let way: Int
    let environment: EnvironmentValues
    let build: (GeometryProxy, inout Lowering) -> Void
    /// The frame the content was made for, in the coordinates of the picture; nil: not made yet.
    var builtFor: CGRect?
    /// Whether the content asked where the reader is.
    var readsOrigin = false
}
