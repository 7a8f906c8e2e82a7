import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText

/// Turns descriptions of views into nodes of a layout tree, and keeps beside them what to draw.
///
/// Value views and documents are lowered by the same functions: one per primitive view and one per modifier. A function
/// takes nodes and gives nodes, so a caller with a flat description needs no recursion. A modifier takes a list because
/// a group stands for any number of views, each of which is modified.
///
/// A picture that is made once makes a node for every view. A host retains the nodes: a view finds the node it had in
/// the last update by its identity path: the steps from the root to it.
package struct Lowering {
    /// The tree that the nodes belong to.
    package let tree = LayoutTree()
    /// What views added now inherit.
    package var environment = EnvironmentValues()

    package let measurer: any TextMeasurer
    /// The looks of the nodes, by the index of the node.
    private(set) var appearances: [NodeAppearance] = []
    /// The readers of geometry, by the index of the node.
    var readers: [Int32: ReaderRecord] = [:]
    /// The scroll views, by the index of the node.
    var scrolls: [Int32: ScrollRecord] = [:]
    /// The nodes of former updates; nil for a picture that is made once.
    var retained: RetainedNodes?
    /// Whether further updates find the nodes again.
    package var retainsNodes: Bool { retained != nil }
    /// The leaves that host content, by the index of the node.
    var hostedLeaves: [Int32: (node: NodeID, leaf: any HostedLeaf)] = [:]
    /// Told of changes inside of them.
    package private(set) lazy var leafObserver = LeafObserver()
    /// The nodes that animations move.
    var motions = NodeMotions()
    /// What layout had to repair.
    var layoutDiagnostics: [Diagnostic] = []
    /// What nodes tell cell containers, from the first modifier that says something until everything is put together.
    var cellItems: [NodeID: CellItem] = [:]
    /// Where the branches of trees begin and end.
    var treeBrackets: [NodeID: TreeBrackets] = [:]
    /// The nodes that became something else since the last pass.
    var changed: Set<NodeID> = []
    /// The identity of the view being lowered.
    private(set) var identityPath = IdentityTable.root
    private var collected: [NodeID] = []
    /// Which nodes go into which, in the order the outer ones were made.
    private var families: [(parent: NodeID, children: [NodeID])] = []
    private var root: NodeID?
    private var depth = DeepRecursion()

    /// - Parameter retainsNodes: Whether further updates follow, which find the nodes again.
    package init(measurer: any TextMeasurer, retainsNodes: Bool = false) {
        self.measurer = measurer
        if retainsNodes { retained = RetainedNodes() }
    }

    // MARK: - Value views

    /// Adds the nodes of a view to the ones being collected.
    package mutating func add<V: View>(_ view: V) {
        if depth.enter() {
            lower(view)
        } else {
            // Not a copy: what is lowered on the other stack is lowered into this value.
            withUnsafeMutablePointer(to: &self) { lowering in
                DeepRecursion.run { lowering.pointee.lower(view) }
            }
        }
        depth.leave()
    }

    private mutating func lower<V: View>(_ view: V) {
        if let primitive = view as? any PrimitiveView {
            primitive.lower(into: &self)
        } else {
            add(environment.reading { view.body })
        }
    }

    /// Adds the nodes of a view that is one step away from the one being lowered.
    package mutating func add<V: View>(_ view: V, at step: IdentityStep) {
        within(step) { $0.add(view) }
    }

    /// Adds finished nodes to the ones being collected.
    package mutating func add(_ nodes: [NodeID]) { collected.append(contentsOf: nodes) }

    /// Adds a finished node to the ones being collected.
    package mutating func add(_ node: NodeID) { collected.append(node) }

    /// The nodes of a view by themselves.
    package mutating func nodes<V: View>(of view: V) -> [NodeID] { collecting { $0.add(view) } }

    /// The nodes of a container's content by themselves.
    package mutating func contentNodes<V: View>(of view: V) -> [NodeID] {
        collecting { lowering in lowering.within(.content) { $0.add(view) } }
    }

    /// The nodes that `body` adds, by themselves.
    package mutating func collecting(_ body: (inout Lowering) -> Void) -> [NodeID] {
        let outer = collected
        collected = []
        body(&self)
        defer { collected = outer }
        return collected
    }

    // MARK: - Identity

    /// Lowers what is one step away from the view being lowered.
    package mutating func within(_ step: IdentityStep, _ body: (inout Lowering) -> Void) {
        guard let now = retained?.generation else { return body(&self) }
        let outer = identityPath
        identityPath = retained!.identities.path(outer, step, now: now)
        body(&self)
        identityPath = outer
    }

    /// Lowers what has an identity of its own, compared with that of its siblings.
    package mutating func within(id: @autoclosure () -> AnyHashable, _ body: (inout Lowering) -> Void) {
        guard let now = retained?.generation else { return body(&self) }
        let outer = identityPath
        identityPath = retained!.identities.path(outer, id: id(), now: now)
        body(&self)
        identityPath = outer
    }

    /// Lowers what belongs to a node.
    mutating func within(_ step: IdentityStep, of node: NodeID, _ body: (inout Lowering) -> Void) {
        guard let retained, let owner = retained.record(of: node) else { return body(&self) }
        let outer = identityPath
        identityPath = owner.identityPath
        within(step, body)
        identityPath = outer
    }

    /// Lowers what belongs to an identity path noted before.
    mutating func resume(_ identityPath: Int, _ environment: EnvironmentValues, _ body: (inout Lowering) -> Void) {
        let outer = (self.identityPath, self.environment)
        (self.identityPath, self.environment) = (identityPath, environment)
        body(&self)
        (self.identityPath, self.environment) = outer
    }

    /// The identity of a node about to be made: the view's own, or that of a node around another one.
    func identity(_ step: IdentityStep, around child: NodeID? = nil) -> NodeIdentity {
        NodeIdentity(identityPath: child.flatMap { retained?.record(of: $0)?.identityPath } ?? identityPath, step: step)
    }

    // MARK: - Nodes

    /// Makes a node that looks like something, or finds the one there was.
    ///
    /// - Parameters:
    ///   - identity: By what the node is found again; nil: it is the only node of the view being lowered.
    package mutating func makeNode(
        _ kind: NodeKind, _ appearance: NodeAppearance, children: [NodeID] = [], identity: NodeIdentity? = nil
    ) -> NodeID {
        makeNode(.kind(kind), appearance, children: children, identity: identity)
    }

    /// Makes a node from content that is compared in its own identityPath.
    ///
    /// - Parameter kind: The node kind, for a text.
    mutating func makeNode(
        _ content: NodeContent, _ appearance: NodeAppearance, children: [NodeID] = [], identity: NodeIdentity? = nil,
        kind: (() -> NodeKind)? = nil
    ) -> NodeID {
        guard retained != nil else {
            let node = tree.makeNode(kind?() ?? content.kind)
            if !children.isEmpty { families.append((node, children)) }
            setAppearance(appearance, of: node)
            return node
        }
        let identityPath = resolve(identity ?? self.identity(.node))
        let node = retainedNode(at: identityPath, content, kind)
        if content.arity == .single || content.arity == .many { families.append((node, children)) }
        setAppearance(appearance, of: node)
        return node
    }

    /// The look of the node that will be found for an identity, if its style is the same.
    mutating func knownNode(_ identity: NodeIdentity) -> (content: NodeContent, appearance: NodeAppearance)? {
        guard retained != nil else { return nil }
        let identityPath = resolve(identity)
        guard let node = retained!.nodes[identityPath], let record = retained!.record(of: node) else { return nil }
        return (record.content, appearances[Int(node.index)])
    }

    /// The identity path of a node, made different from those that were met in this update already.
    private mutating func resolve(_ identity: NodeIdentity) -> Int {
        let now = retained!.generation
        var identityPath = retained!.identities.path(identity.identityPath, identity.step, now: now)
        while let node = retained!.nodes[identityPath], retained!.isMet(node) {
            identityPath = retained!.identities.path(identityPath, .again, now: now)
        }
        return identityPath
    }

    private mutating func retainedNode(at identityPath: Int, _ content: NodeContent, _ kind: (() -> NodeKind)?)
        -> NodeID
    {
        if let node = retained!.nodes[identityPath], let record = retained!.record(of: node),
            record.content.arity == content.arity
        {
            if record.content != content {
                tree.setKind(kind?() ?? content.kind, of: node)
                if !layoutDiagnostics.isEmpty { changed.insert(node) }
            }
            retained!.meet(node, content)
            return node
        }
        let node = tree.makeNode(kind?() ?? content.kind)
        retained!.insert(node, at: identityPath, content)
        return node
    }

    private mutating func setAppearance(_ appearance: NodeAppearance, of node: NodeID) {
        let index = Int(node.index)
        if index == appearances.count {
            appearances.append(appearance)
        } else {
            while appearances.count <= index { appearances.append(NodeAppearance(kind: "")) }
            appearances[index] = appearance
        }
        appearances[index].node = node
    }

    package mutating func changeAppearance(of node: NodeID, _ change: (inout NodeAppearance) -> Void) {
        change(&appearances[Int(node.index)])
    }

    func appearance(of node: NodeID) -> NodeAppearance { appearances[Int(node.index)] }

    mutating func report(_ kind: ViewDiagnostic.Kind, about node: NodeID) {
        appearances[Int(node.index)].reports.append(kind)
    }

    /// What the text of the nodes could not be measured with, and the like, in the order of the nodes.
    var textDiagnostics: [(node: NodeID, kind: ViewDiagnostic.Kind)] {
        var result: [(node: NodeID, kind: ViewDiagnostic.Kind)] = []
        for appearance in appearances where !appearance.reports.isEmpty {
            guard let node = appearance.node else { continue }
            for report in appearance.reports { result.append((node, report)) }
        }
        return result
    }

    /// Names nodes.
    package mutating func name(_ nodes: [NodeID], _ name: String) {
        for node in nodes {
            if retained != nil { retained!.setName(name, of: node) } else { tree.setName(name, of: node) }
        }
    }

    mutating func setValue<K: LayoutValueKey>(_ value: K.Value, forKey key: K.Type, of nodes: [NodeID]) {
        for node in nodes {
            if retained != nil {
                retained!.setValue(ConcreteLayoutValueStyle(key, value), of: node)
            } else {
                tree.setValue(value, forKey: key, of: node)
            }
        }
    }

    // MARK: - Putting together

    /// Makes nodes the contents of the tree. Several are stacked vertically, none at all are an empty picture.
    package mutating func setRoot(_ nodes: [NodeID]) {
        let identity = NodeIdentity(identityPath: IdentityTable.root, step: .stack)
        switch nodes.count {
        case 0: root = makeNode(.fixed(.zero), NodeAppearance(kind: "emptyView"), identity: identity)
        case 1: root = nodes[0]
        default: root = makeNode(.vStack(), NodeAppearance(kind: "vStack"), children: nodes, identity: identity)
        }
        link()
    }

    /// Lowers a view once more: nodes are made, changed, moved and destroyed where the view differs from the last one.
    mutating func update<V: View>(_ view: V) {
        retained!.beginGeneration()
        let start = retained!.generation
        let nodes = nodes(of: view)
        setRoot(nodes)
        retained!.identities.sweep(notUsedSince: start)
    }

    /// Lowers the content of some readers anew and puts it into them.
    mutating func rebuild(_ changed: [NodeID], _ body: (inout Lowering, NodeID) -> Void) {
        retained?.beginGeneration()
        for node in changed { body(&self, node) }
        link()
        forgetUnusedIdentityPaths()
    }

    /// Forgets the identities of views that are gone, such as those scrolled out of a window, once there are many of
    /// them.
    private mutating func forgetUnusedIdentityPaths() {
        guard let live = retained?.nodes, retained!.identities.count > 8 * live.count + 4_096 else { return }
        retained!.identities.keep(Set(live.keys).union(readers.values.map(\.identityPath)))
    }

    /// Makes a node something else of the same sort, from outside of its view.
    package mutating func setContent(_ content: NodeContent, of node: NodeID) {
        if let record = retained?.record(of: node) {
            if record.content == content { return }
            retained!.setContent(content, of: node)
        }
        tree.setKind(content.kind, of: node)
    }

    /// Lets the children of a node be replaced by others when everything is put together.
    mutating func setChildren(_ children: [NodeID], of node: NodeID) {
        if retained == nil {
            for child in tree.children(of: node) { destroy(child) }
        }
        families.append((node, children))
    }

    /// Puts the nodes into each other, from the outside in. Adding a node that has children already makes the tree look
    /// through them for what they inherit, which would cost O(depth) a node.
    private mutating func link() {
        defer {
            families = []
            cellItems = [:]
            treeBrackets = [:]
            root = nil
        }
        guard retained != nil else {
            if let root { tree.root = root }
            for (parent, children) in families.reversed() {
                for child in children { tree.append(child, to: parent) }
            }
            return
        }
        var reconciliation = ChildReconciliation(tree, retained!)
        for node in reconciliation.run(families, root: root) { destroy(node) }
        retained!.applyNamesAndValues(to: tree)
    }

    /// Destroys a node and everything below it, and what is known about them.
    private mutating func destroy(_ top: NodeID) {
        var open = [top]
        while let node = open.popLast() {
            open.append(contentsOf: tree.children(of: node))
            retained?.forget(node)
            readers[node.index] = nil
            scrolls[node.index] = nil
            hostedLeaves[node.index] = nil
            appearances[Int(node.index)] = NodeAppearance(kind: "")
        }
        tree.destroy(top)
    }
}

/// How a node is found again: an identity path and a last step.
package struct NodeIdentity {
    var identityPath: Int
    var step: IdentityStep
}
