import MullionCollection
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
/// What an overflow stack shows for its hidden items is made the same way, from their number. Which items are hidden
/// does not depend on it either: the stack measures its indicators in trees of their own.
///
/// The cells of a collection are made this way too, from what is seen of it.
///
/// A reader's frame depends on what is around it and not on its content, of which it hands nothing on. So readers that
/// are not inside each other are settled in one round, and every reader inside another one takes one round more. After
/// ``limit`` rounds those that are left, such as a reader that makes itself again and again, stay as they are and are
/// reported.
extension Lowering {
    /// How many rounds are made for one layout.
    static let limit = 256

    /// A reader of geometry: takes all the room it is offered, its content at the top leading corner.
    mutating func geometryReader(_ build: @escaping (GeometryProxy, inout Lowering) -> Void) -> NodeID {
        let known = retained == nil ? nil : knownReader()
        let node = makeNode(.geometryReader, NodeLook(kind: "geometryReader"))
        var site = ReaderSite(node: node, way: way, environment: environment, content: .size(build))
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
        let node = makeNode(.overflowIndicator(axis), NodeLook(kind: "overflowIndicator"))
        var site = ReaderSite(node: node, way: way, environment: environment, content: .hidden(items, build))
        // Made for items that are gone, it says nothing about those there are.
        site.builtForHidden = known?.builtForHidden.flatMap { $0.last ?? 0 < items.count ? $0 : nil }
        readers[node.index] = site
        if site.builtForHidden != nil { make(node) }
        return node
    }

    mutating func knownReader() -> ReaderSite? {
        guard let node = retained!.nodes[retained!.identities.way(way, .node, now: retained!.generation)],
            !retained!.isMet(node), let site = readers[node.index], site.node == node
        else { return nil }
        return site
    }

    /// Makes the content of a reader for what is noted.
    mutating func make(_ node: NodeID) {
        guard let site = readers[node.index] else { return }
        let reads = GeometryProxy.Reads()
        var children: [NodeID] = []
        resume(site.way, site.environment) { lowering in
            children = lowering.collecting { lowering in
                lowering.within(.content) { lowering in
                    switch site.content {
                    case .size(let build):
                        if let frame = site.builtFor { build(GeometryProxy(frame: frame, reads: reads), &lowering) }
                    case .hidden(_, let build):
                        if let hidden = site.builtForHidden { build(hidden, &lowering) }
                    case .elements(let elements): lowering.add(lowering.makeCells(of: site, elements))
                    }
                }
            }
        }
        readers[node.index]?.readsOrigin = reads.origin
        setChildren(children, of: node)
    }

    /// Lays the tree out, and makes the content of readers until it fits their sizes.
    mutating func settle(in proposal: ProposedViewSize) {
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
                lowering.note(node)
                lowering.make(node)
            }
            pass(in: proposal)
        }
    }

    /// A pass, and another one where scroll views show their end and it has moved.
    private mutating func pass(in proposal: ProposedViewSize) {
        onePass(in: proposal)
        if moveToEnds() { onePass(in: proposal) }
    }

    /// One pass. What it says about a node counts until the node is told something else, or another pass says more:
    /// passes do not repeat what they said about nodes they need not look at again.
    private mutating func onePass(in proposal: ProposedViewSize) {
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

    /// Notes what the content of a reader is about to be made for.
    private mutating func note(_ node: NodeID) {
        guard var site = readers[node.index] else { return }
        switch site.content {
        case .size: site.builtFor = tree.absoluteFrame(of: node)
        case .hidden: site.builtForHidden = site.hidden(in: tree)
        case .elements(let elements):
            let window = window(on: node, elements, site.environment)
            site.show(elements.elements(in: window), in: window)
        }
        readers[node.index] = site
    }

    private func isStale(_ site: ReaderSite) -> Bool {
        switch site.content {
        case .hidden: return site.builtForHidden != site.hidden(in: tree)
        case .elements(let elements):
            let window = window(on: site.node, elements, site.environment)
            if window == site.builtForWindow { return false }
            return site.builtForWindow == nil || elements.elements(in: window).attributes != site.attributes
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
    let way: Int
    let environment: EnvironmentValues
    let content: Content
    /// The frame the content was made for, in the coordinates of the picture; nil: not made yet.
    var builtFor: CGRect?
    /// Whether the content asked where the reader is.
    var readsOrigin = false
    /// The hidden items the content was made for; nil: not made yet.
    var builtForHidden: OverflowItems?
    /// The window that cells were made for; nil: not made yet.
    var builtForWindow: CollectionWindow?
    /// What is in the window, in document order.
    var attributes: [ElementAttributes] = []
    /// How much in the window is left out.
    var omittedElements = 0
    /// The cells of what is in the window.
    var cells: [FlowElement: NodeID] = [:]

    /// From what the content is made, and how.
    enum Content {
        case size((GeometryProxy, inout Lowering) -> Void)
        case hidden([NodeID], (OverflowItems, inout Lowering) -> Void)
        case elements(LazyElements)
    }

    /// Notes what is in a window.
    mutating func show(_ found: (attributes: [ElementAttributes], omitted: Int), in window: CollectionWindow) {
        builtForWindow = window
        attributes = found.attributes
        omittedElements = found.omitted
    }

    /// Which of the items are not placed.
    func hidden(in tree: LayoutTree) -> OverflowItems {
        guard case .hidden(let items, _) = content else { return OverflowItems([]) }
        return OverflowItems(items.indices.filter { !tree.contains(items[$0]) || !tree.isPlaced(items[$0]) })
    }
}
