import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Turns descriptions of views into nodes of a layout tree, and keeps what to draw for each.
///
/// Value views and documents are lowered by the same functions: one for each primitive view and each modifier. A
/// function takes and returns nodes, so a caller with a flat description needs no recursion. A modifier takes a list
/// because a group contains any number of views, each of which is modified.
///
/// A drawing made once has a new node for each view. A host retains the nodes: a view finds its node of the last update
/// by its identity path.
@usableFromInline
package struct Lowering {
    /// The tree that the nodes belong to.
    package let tree = LayoutTree()
    /// The environment of views added now.
    package var environment = EnvironmentValues() { didSet { (plainText, reader) = (nil, nil) } }
    /// The environment as functions of views read it; nil until one does.
    private var reader: EnvironmentValues.Reader?
    /// What the environment gives a text without attributes of its own; nil until there is one.
    var plainText: PlainTextStyle?

    package let measurer: any TextMeasurer
    /// The numbers of pages in texts; nil for a drawing in which `{page}` has no meaning.
    package var pageNumbering: PageNumbering?
    /// The number of texts with numbers of pages that were lowered so far.
    var numberedTextCount = 0
    /// The errors in files of strings that were reported.
    var unreadableStrings: Set<String> = []
    /// The appearances of the nodes, by node index.
    private(set) var appearances: [NodeAppearance] = []
    /// The geometry readers, by node index.
    var readers: [Int32: ReaderRecord] = [:] { didSet { sideEffects &+= 1 } }
    /// The scroll views, by node index.
    var scrolls: [Int32: ScrollRecord] = [:] { didSet { sideEffects &+= 1 } }
    /// The frames relative to a container, by node index.
    var containerRelativeFrames: [Int32: ContainerRelativeFrame] = [:] { didSet { sideEffects &+= 1 } }
    /// The nodes of earlier updates; none for a drawing made once.
    var retained = RetainedNodes()
    /// Whether later updates find the nodes again.
    package let retainsNodes: Bool
    /// The leaves that host content, by node index.
    var hostedLeaves: [Int32: (node: NodeID, leaf: any HostedLeaf)] = [:] { didSet { sideEffects &+= 1 } }
    /// Observes changes inside the hosted leaves.
    package private(set) lazy var leafObserver = LeafObserver()
    /// The nodes that animations move.
    var motions = NodeMotions()
    var layoutDiagnostics: [Diagnostic] = []
    /// The items of nodes for cell containers, from the first modifier that sets one until the nodes are linked.
    var cellItems: [NodeID: CellItem] = [:] { didSet { sideEffects &+= 1 } }
    /// The styles of nodes as items of CSS containers, until the nodes are linked.
    var itemStyles: [NodeID: CSSStyle] = [:] { didSet { sideEffects &+= 1 } }
    /// The beginnings and ends of tree branches.
    var treeBrackets: [NodeID: TreeBrackets] = [:] { didSet { sideEffects &+= 1 } }
    /// What tables know about the nodes in them, until the nodes are linked.
    var tableMarks: [NodeID: TableMark] = [:] { didSet { sideEffects &+= 1 } }
    /// The nodes whose content has changed since the last pass.
    var changed: Set<NodeID> = []
    /// What containers ask about nodes, until the nodes are linked.
    var traitsByNode: [NodeID: ViewTraits] = [:] { didSet { sideEffects &+= 1 } }
    /// The preferences of the views lowered so far.
    package var preferences = PreferenceValues() { didSet { sideEffects &+= 1 } }
    /// The innermost observer of preferences around the views lowered now.
    var preferenceScope: PreferenceScope?
    /// Whether a drawing made once has observers of preferences, which only a host can call.
    var observesPreferences = false
    /// The nodes in front of the whole drawing, such as sheets, until they are linked.
    var presented: [NodeID] = [] { didSet { sideEffects &+= 1 } }
    /// Counts what lowering does apart from making nodes with contents, appearances, and children.
    private(set) var sideEffects = 0
    /// The elements of each `ForEach`, by its identity path.
    var forEachMemories: [Int: AnyForEachMemory] = [:]
    /// Whether this update has kept nodes without lowering their views.
    var keepsElements = false
    /// The values of dynamic properties; nil for a drawing made once.
    private(set) var store: PropertyStore?
    private var dynamicTypes = DynamicTypes()
    private var viewTypes = ViewTypes()
    var shapeNames = ShapeNames()
    /// The identity of the view being lowered.
    private(set) var identityPath = IdentityTable.root
    private var collected = NodeStack()
    /// Parents and their children, in the order in which the parents were made.
    private var families = Families()
    private var root: NodeID?
    private var depth = DeepRecursion()

    /// - Parameters:
    ///   - retainsNodes: Whether later updates find the nodes again.
    ///   - drawsFirstState: Whether functions of views are not called, apart from those for preferences.
    package init(measurer: any TextMeasurer, retainsNodes: Bool = false, drawsFirstState: Bool = false) {
        self.measurer = measurer
        self.retainsNodes = retainsNodes
        if retainsNodes {
            store = PropertyStore(drawsFirstState: drawsFirstState)
        }
    }

    // MARK: - Value views

    /// Adds the nodes of a view to those being collected.
    package mutating func add<V: View>(_ view: V) {
        if depth.enter() {
            lower(view)
        } else {
            // Not a copy: the other stack lowers into this value.
            withUnsafeMutablePointer(to: &self) { lowering in
                DeepRecursion.run { lowering.pointee.lower(view) }
            }
        }
        depth.leave()
    }

    private mutating func lower<V: View>(_ view: V) {
        let type = viewTypes.type(of: V.self)
        withUnsafePointer(to: view) { view in
            type._withUnsafeGuaranteedRef { $0.lower(view, into: &self) }
        }
    }

    /// Adds the nodes of the body of a view.
    mutating func addBody<V, Body: View>(of view: V, _ evaluate: (V) -> Body) {
        let hasProperties = connectProperties(of: view)
        let body = reading { evaluate(view) }
        // The properties of the body are not those of the view.
        if hasProperties { add(body, at: .body) } else { add(body) }
    }

    /// Calls a function of a view, in which ``Environment`` reads the environment.
    package mutating func reading<Result>(_ body: () -> Result) -> Result { environmentReader().reading(body) }

    /// Lowers views, whose functions then read the environment without setting it again for each.
    mutating func readingTogether(_ body: (inout Lowering) -> Void) {
        environmentReader().reading { body(&self) }
    }

    /// Lowers views in a changed environment.
    mutating func changingEnvironment(
        by change: (inout EnvironmentValues) -> Void, _ body: (inout Lowering) -> Void
    ) {
        // With what was made from the environment, which the views after these need again.
        let (outer, text, reader) = (environment, plainText, reader)
        change(&environment)
        body(&self)
        environment = outer
        (plainText, self.reader) = (text, reader)
    }

    private mutating func environmentReader() -> EnvironmentValues.Reader {
        let reader = reader ?? EnvironmentValues.Reader(environment)
        self.reader = reader
        return reader
    }

    /// Connects the dynamic properties of a view with its identity, before its body is evaluated; returns whether there
    /// are any.
    @discardableResult
    package mutating func connectProperties<V>(of view: V) -> Bool {
        if dynamicTypes.hasNoProperties(V.self) { return false }
        let isDynamic = dynamicTypes.connect(view, to: ownStorage, environment: environment)
        if isDynamic { sideEffects &+= 1 }
        return isDynamic
    }

    /// Returns the storage of the view being lowered; nil for a drawing made once.
    mutating func propertyStorage() -> PropertyStorage? {
        sideEffects &+= 1
        return ownStorage
    }

    private var ownStorage: PropertyStorage? {
        store.map { PropertyStorage(store: $0, slot: PropertySlot(identityPath: identityPath, position: 0)) }
    }

    /// Adds the nodes of a view one step away from the one being lowered.
    package mutating func add<V: View>(_ view: V, at step: IdentityStep) { within(step) { $0.add(view) } }

    /// Adds finished nodes to those being collected.
    package mutating func add(_ nodes: [NodeID]) { collected.append(contentsOf: nodes) }

    /// Adds a finished node to those being collected.
    package mutating func add(_ node: NodeID) { collected.append(node) }

    /// Returns the nodes of a view, without adding them.
    package mutating func nodes<V: View>(of view: V) -> [NodeID] { collecting { $0.add(view) } }

    /// Returns the nodes of a container's content, without adding them.
    package mutating func contentNodes<V: View>(of view: V) -> [NodeID] {
        collecting { lowering in lowering.within(.content) { $0.add(view) } }
    }

    /// Returns the nodes that `body` adds, without adding them to those being collected.
    package mutating func collecting(_ body: (inout Lowering) -> Void) -> [NodeID] {
        var nodes: [NodeID] = []
        collect(into: &nodes, body)
        return nodes
    }

    /// Appends the nodes that `body` adds to a list, instead of to those being collected.
    mutating func collect(into nodes: inout [NodeID], _ body: (inout Lowering) -> Void) {
        let start = collected.count
        body(&self)
        nodes.append(contentsOf: collected[start...])
        collected.removeAll(from: start)
    }

    /// Adds a container, listed as `name`, with the nodes of a content.
    mutating func addContainer(_ kind: consuming NodeKind, named name: String, of content: some View) {
        let start = collected.count
        within(.content) { $0.add(content) }
        let node = makeNode(.kind(kind), NodeAppearance(kind: name), children: collected[start...])
        collected.removeAll(from: start)
        collected.append(node)
    }

    /// Adds the nodes of a content, each wrapped in a layout modifier, listed as `name`.
    mutating func addWrapped(by kind: NodeKind, named name: String, _ content: some View) {
        let start = collected.count
        add(content)
        for position in start..<collected.count {
            collected[position] = wrapped(collected[position], by: kind, NodeAppearance(kind: name))
        }
    }

    // MARK: - Identity

    /// Lowers content one step away from the view being lowered.
    @discardableResult package mutating func within<Result>(
        _ step: IdentityStep, _ body: (inout Lowering) -> Result
    ) -> Result {
        guard retainsNodes else { return body(&self) }
        let now = retained.generation
        let outer = identityPath
        identityPath = retained.identities.path(outer, step, now: now).identityPath
        defer { identityPath = outer }
        return body(&self)
    }

    /// Lowers content with an explicit identity, compared with those of its siblings.
    @discardableResult package mutating func within<Result>(
        id: some Hashable, _ body: (inout Lowering) -> Result
    ) -> Result {
        within(id: id) { lowering, _ in body(&lowering) }
    }

    /// Lowers content with an explicit identity.
    ///
    /// - Parameter body: Lowers the content; `isRepeated` is whether this update has used the identity before.
    mutating func within<Result>(
        id: some Hashable, _ body: (_ lowering: inout Lowering, _ isRepeated: Bool) -> Result
    ) -> Result {
        guard retainsNodes else { return body(&self, false) }
        let now = retained.generation
        let outer = identityPath
        let (path, lastUse) = retained.identities.path(outer, id: id, now: now)
        identityPath = path
        defer { identityPath = outer }
        return body(&self, lastUse == now)
    }

    /// Lowers content of a node.
    mutating func within(_ step: IdentityStep, of node: NodeID, _ body: (inout Lowering) -> Void) {
        guard let owner = retained.identityPath(of: node) else { return body(&self) }
        let outer = identityPath
        identityPath = owner
        within(step, body)
        identityPath = outer
    }

    /// Lowers content at an identity path recorded earlier.
    mutating func resume(_ identityPath: Int, _ environment: EnvironmentValues, _ body: (inout Lowering) -> Void) {
        let outer = self.identityPath
        self.identityPath = identityPath
        changingEnvironment(by: { $0 = environment }, body)
        self.identityPath = outer
    }

    /// Returns the identity of a node about to be made: the view's, or that of a wrapper around a child.
    func identity(_ step: IdentityStep, around child: NodeID? = nil) -> NodeIdentity {
        NodeIdentity(identityPath: child.flatMap(retained.identityPath) ?? identityPath, step: step)
    }

    // MARK: - Nodes

    /// Makes a node with an appearance, or finds the existing one.
    ///
    /// - Parameters:
    ///   - identity: The identity of the node; nil for the only node of the view being lowered.
    package mutating func makeNode(
        _ kind: consuming NodeKind, _ appearance: consuming NodeAppearance, children: [NodeID] = [],
        identity: NodeIdentity? = nil
    ) -> NodeID {
        makeNode(.kind(kind), appearance, children: children[...], identity: identity)
    }

    /// Makes a node from content that is compared along its identity path.
    mutating func makeNode(
        _ content: consuming NodeContent, _ appearance: consuming NodeAppearance, children: ArraySlice<NodeID> = [],
        identity: NodeIdentity? = nil
    ) -> NodeID {
        let (node, takesChildren) = makeNode(content, appearance, at: find(identity ?? self.identity(.node)))
        if takesChildren, retainsNodes || !children.isEmpty { families.append(node, children) }
        return node
    }

    /// Makes a node with one child.
    mutating func makeNode(
        _ kind: consuming NodeKind, _ appearance: consuming NodeAppearance, around child: NodeID,
        identity: NodeIdentity
    ) -> NodeID {
        let (node, _) = makeNode(.kind(kind), appearance, at: find(identity))
        families.append(node, CollectionOfOne(child))
        return node
    }

    /// Makes a node where an identity was found; returns whether it takes children from its view.
    mutating func makeNode(
        _ content: consuming NodeContent, _ appearance: consuming NodeAppearance, at place: FoundIdentity?
    ) -> (node: NodeID, takesChildren: Bool) {
        guard let place else {
            let node = treeNode(content)
            setAppearance(appearance, of: node)
            return (node, true)
        }
        let arity = content.arity
        let node = retainedNode(at: place, content)
        setAppearance(appearance, of: node)
        return (node, arity == .single || arity == .many)
    }

    /// Returns the node that an identity will find.
    mutating func knownNode(_ identity: NodeIdentity) -> NodeID? {
        guard let node = find(identity)?.node, retained.identityPath(of: node) != nil else { return nil }
        return node
    }

    /// Looks up the identity of a node, which is distinct from those already met in this update; returns nil for a
    /// drawing made once.
    mutating func find(_ identity: NodeIdentity) -> FoundIdentity? {
        guard retainsNodes else { return nil }
        let now = retained.generation
        var (identityPath, lastUse) = retained.identities.path(identity.identityPath, identity.step, now: now)
        // A new path has no node.
        while lastUse != nil, let node = retained.nodes[identityPath] {
            if !retained.isMet(node) { return FoundIdentity(identityPath: identityPath, node: node) }
            (identityPath, lastUse) = retained.identities.path(identityPath, .again, now: now)
        }
        return FoundIdentity(identityPath: identityPath, node: nil)
    }

    private mutating func retainedNode(at place: FoundIdentity, _ content: consuming NodeContent) -> NodeID {
        if let node = place.node, let known = retained.content(of: node), known.arity == content.arity {
            if known != content {
                content.withKind { tree.setKind($0, of: node) }
                if !layoutDiagnostics.isEmpty { changed.insert(node) }
            }
            retained.meet(node, content)
            return node
        }
        let node = treeNode(content)
        retained.insert(node, at: place.identityPath, content)
        return node
    }

    private func treeNode(_ content: NodeContent) -> NodeID { content.withKind { tree.makeNode($0) } }

    /// The number of nodes that lowering has made room for at most, ahead of making them.
    private static let mostReserved = 65_536

    /// Makes room for as many nodes again as were made since there were `before`, `times` times.
    ///
    /// Does nothing where memory grows by as much next time anyway, so that repeated calls take no more time than that.
    mutating func reserveRoom(forNodesSince before: Int, times: Int) {
        let (more, overflow) = (tree.nodeCount - before).multipliedReportingOverflow(by: times)
        let wanted = appearances.count + min(overflow ? .max : more, Self.mostReserved)
        guard wanted > 2 * appearances.capacity else { return }
        tree.reserveCapacity(wanted)
        appearances.reserveCapacity(wanted)
        if retainsNodes { retained.reserveCapacity(wanted) }
    }

    private mutating func setAppearance(_ appearance: consuming NodeAppearance, of node: NodeID) {
        let index = Int(node.index)
        if index == appearances.count {
            appearances.append(appearance)
        } else {
            while appearances.count <= index { appearances.append(NodeAppearance(kind: "")) }
            appearances[index] = appearance
        }
    }

    package mutating func changeAppearance(of node: NodeID, _ change: (inout NodeAppearance) -> Void) {
        retained.noteAlteration(of: node)
        change(&appearances[Int(node.index)])
    }

    func appearance(of node: NodeID) -> NodeAppearance { appearances[Int(node.index)] }

    mutating func report(_ kind: ViewDiagnostic.Kind, about node: NodeID) {
        appearances[Int(node.index)].reports.append(kind)
    }

    /// The diagnostics of measuring the nodes' text, in the order of the nodes.
    var textDiagnostics: [(node: NodeID, kind: ViewDiagnostic.Kind)] {
        var result: [(node: NodeID, kind: ViewDiagnostic.Kind)] = []
        for index in appearances.indices where !appearances[index].reports.isEmpty {
            guard let node = tree.node(at: index) else { continue }
            for report in appearances[index].reports { result.append((node, report)) }
        }
        return result
    }

    /// Names nodes.
    package mutating func name(_ nodes: [NodeID], _ name: String) {
        for node in nodes {
            if retainsNodes { retained.setName(name, of: node) } else { tree.setName(name, of: node) }
        }
    }

    mutating func setValue<K: LayoutValueKey>(_ value: K.Value, forKey key: K.Type, of nodes: [NodeID]) {
        for node in nodes {
            if retainsNodes {
                retained.setValue(ConcreteLayoutValueStyle(key, value), of: node)
            } else {
                tree.setValue(value, forKey: key, of: node)
            }
        }
    }

    /// Returns the content of each node inside all modifiers: its first child, the first child of that, and so on.
    ///
    /// - Complexity: O(nodes made since the last linking).
    func innermostContents(of nodes: [NodeID]) -> [NodeID] {
        var contents: [NodeID: NodeID] = [:]
        for (parent, children) in families { contents[parent] = children.first }
        return nodes.map { node in
            var node = node
            while let content = contents[node] { node = content }
            return node
        }
    }

    // MARK: - Linking

    /// Makes nodes the contents of the tree. Several are stacked vertically; none are an empty drawing.
    package mutating func setRoot(_ nodes: [NodeID]) {
        let identity = NodeIdentity(identityPath: IdentityTable.root, step: .stack)
        switch nodes.count {
        case 0: root = makeNode(.fixed(.zero), NodeAppearance(kind: "emptyView"), identity: identity)
        case 1: root = nodes[0]
        default: root = makeNode(.vStack(), NodeAppearance(kind: "vStack"), children: nodes, identity: identity)
        }
        if !presented.isEmpty {
            // What is presented covers the screen, however small the view below is.
            root = makeNode(
                .flexibleFrame(maxWidth: .infinity, maxHeight: .infinity), NodeAppearance(kind: "flexibleFrame"),
                children: [root!], identity: self.identity(.wrapper, around: root!))
            for layer in presented { root = overlay(root!, [layer], alignment: .center) }
            presented = []
        }
        link()
    }

    /// Lowers a view again, and makes, changes, moves, and destroys nodes where it differs from the last one.
    mutating func update<V: View>(_ view: V) {
        retained.beginGeneration()
        let start = retained.generation
        keepsElements = false
        preferences = PreferenceValues()
        let store = store!
        _ = store.takeChanges()
        store.beginBuild(of: IdentityTable.root)
        let now = store.now
        setRoot(store.tracking { nodes(of: view) })
        store.endBuild(of: IdentityTable.root, since: now)
        store.removeOwners(notIn: Set(readers.values.map(\.identityPath)))
        // The identities inside kept elements were not used.
        if keepsElements {
            retained.identities.forgetUses()
            forgetUnusedIdentityPaths()
        } else {
            retained.identities.sweep(notUsedSince: start)
        }
        forgetUnusedForEachMemories()
    }

    /// Makes the content of some readers again and links it.
    mutating func rebuild(_ changed: [NodeID], _ body: (inout Lowering, NodeID) -> Void) {
        retained.beginGeneration()
        for node in changed { body(&self, node) }
        link()
        forgetUnusedIdentityPaths()
    }

    /// Removes the identities of absent views, such as those scrolled out of a viewport, once there are many.
    private mutating func forgetUnusedIdentityPaths() {
        let live = retained.nodes
        guard retained.identities.count > 8 * live.count + 4_096 else { return }
        retained.identities.keep(Set(live.numbers.map { Int($0) }).union(readers.values.map(\.identityPath)))
    }

    /// Replaces the content of a node by content of the same arity, from outside its view.
    package mutating func setContent(_ content: NodeContent, of node: NodeID) {
        if let known = retained.content(of: node) {
            if known == content { return }
            retained.setContent(content, of: node)
        }
        tree.setKind(content.kind, of: node)
    }

    /// Replaces the children of a node when the nodes are linked.
    mutating func setChildren(_ children: [NodeID], of node: NodeID) {
        if !retainsNodes {
            for child in tree.children(of: node) { destroy(child) }
        }
        families.append(node, children)
    }

    /// Links the nodes, outer ones first. Adding a node that already has children would make the tree search them for
    /// inherited values, at a cost of O(depth) for each node.
    private mutating func link() {
        defer {
            families = Families()
            cellItems = [:]
            traitsByNode = [:]
            itemStyles = [:]
            treeBrackets = [:]
            tableMarks = [:]
            root = nil
        }
        guard retainsNodes else {
            if let root { tree.root = root }
            for (parent, children) in families.reversed() {
                for child in children { tree.append(child, to: parent) }
            }
            return
        }
        // Gone before the records change, which would copy them.
        let unneeded = {
            var reconciliation = ChildReconciliation(tree, retained)
            return reconciliation.run(families, root: root)
        }()
        for node in unneeded { destroy(node) }
        retained.applyNamesAndValues(to: tree)
    }

    /// Destroys a node, its descendants, and their records.
    private mutating func destroy(_ top: NodeID) {
        var open = [top]
        while let node = open.popLast() {
            open.append(contentsOf: tree.children(of: node))
            retained.forget(node)
            readers[node.index] = nil
            scrolls[node.index] = nil
            containerRelativeFrames[node.index] = nil
            hostedLeaves[node.index] = nil
            appearances[Int(node.index)] = NodeAppearance(kind: "")
        }
        tree.destroy(top)
    }
}

/// The identity of a node: an identity path and a last step.
package struct NodeIdentity {
    var identityPath: Int
    var step: IdentityStep
}

/// The identity path of a node about to be made, and the node of the last update that has it; nil if there is none.
struct FoundIdentity {
    let identityPath: Int
    let node: NodeID?
}
