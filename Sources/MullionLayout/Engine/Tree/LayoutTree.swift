import MullionGeometry

/// A tree of nodes that can be laid out again and again, cheaply when little changed.
///
/// ```swift
/// let tree = LayoutTree()
/// let title = tree.makeNode(.fixed(CGSize(width: 120, height: 20)), name: "title")
/// let badge = tree.makeNode(.fixed(CGSize(width: 24, height: 24)), name: "badge")
/// let row = tree.makeNode(.hStack(spacing: 8), children: [title, tree.makeNode(.spacer()), badge])
/// tree.root = row
/// tree.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
/// tree.frame(of: badge)  // (276, 0, 24, 24)
/// ```
///
/// A tree may be used on any thread, by one thread at a time; trees are independent of each other. While a pass runs
/// (in a measure function, guide or custom layout) the tree must not be edited: that stops the program with the node's
/// path. Everything else is total: no input makes a pass throw, hang or crash.
public final class LayoutTree {
    let store: UnsafeMutablePointer<Store>

    /// Creates an empty tree.
    public init() {
        store = .allocate(capacity: 1)
        store.initialize(to: Store())
        store.pointee.owner = Unmanaged.passUnretained(self)
    }

    deinit {
        store.pointee.deallocate()
        store.deinitialize(count: 1)
        store.deallocate()
    }

    /// The node that is laid out, with everything below it. Setting it makes the next pass lay it out again.
    ///
    /// - Precondition: The node has no parent.
    public var root: NodeID? {
        get { store.pointee.root.exists ? identity(store.pointee.root) : nil }
        set {
            requireNoPass("root")
            let slot = newValue.map { self.slot($0) } ?? .absent
            precondition(
                !slot.exists || !store.pointee.nodes[slot].parent.exists,
                "\(slot.exists ? describe(slot: slot) : ""): a root has no parent")
            store.pointee.root = slot
            if slot.exists {
                store.pointee.nodes[slot].flags.remove(.validPlacement)
            }
        }
    }

    // MARK: - Making nodes

    /// Reserves storage for a number of nodes, so that making them does not move the storage.
    ///
    /// - Precondition: That many nodes fit in memory.
    public func reserveCapacity(_ count: Int) {
        requireNoPass("reserveCapacity")
        store.pointee.grow(to: count)
    }

    /// The number of nodes, inside and outside the root's tree.
    public var nodeCount: Int { store.pointee.count - store.pointee.freeSlotCount }

    /// Makes a node, with children in the order given.
    ///
    /// - Parameter name: What the node is called in paths, diagnostics and traces.
    /// - Precondition: No child has a parent; a leaf has no child, a modifier at most one.
    public func makeNode(_ kind: NodeKind, name: String? = nil, children: [NodeID] = []) -> NodeID {
        requireNoPass("makeNode")
        let slot = store.pointee.makeSlot()
        apply(kind, to: slot)
        if let name { setName(name, slot: slot) }
        for index in 0..<children.count { append(children[index], to: identity(slot)) }
        return identity(slot)
    }

    /// Returns whether a node is in the tree, that is, has not been destroyed.
    public func contains(_ node: NodeID) -> Bool {
        node.slot.exists && node.slot.offset < store.pointee.count
            && store.pointee.nodes[node.slot].generation == node.generation
            && store.pointee.nodes[node.slot].flags.contains(.alive)
    }

    /// Returns the node with an index, from 0; nil if there is none.
    package func node(at index: Int) -> NodeID? {
        guard index < store.pointee.count else { return nil }
        let node = identity(NodeIndex(index))
        return contains(node) ? node : nil
    }

    // MARK: - Laying out

    /// Updates every frame, by measuring and placing what has changed or has not been measured for its proposal.
    ///
    /// The root is at (0, 0), with its size for `proposal`. Does nothing if nothing changed.
    ///
    /// - Complexity: Linear in the number of nodes for a first pass at any depth; after a change, the changed nodes,
    ///   their ancestors and their siblings. Custom layouts and nodes whose sides depend on each other: see
    ///   ARCHITECTURE.md.
    public func layoutIfNeeded(in proposal: ProposedViewSize) {
        beginPass("layoutIfNeeded")
        defer { endPass() }
        store.pointee.changes.removeAll()
        let root = store.pointee.root
        let (proposedWidth, proposedHeight) = (proposal.passWidth, proposal.passHeight)
        let engine = Engine(store)
        guard root.exists, needsLayout || !engine.wasPlaced(root, proposedWidth, proposedHeight) else { return }
        if store.pointee.machineStack.isNeeded {
            engine.runOnFurtherStack(root, proposedWidth, proposedHeight)
        } else {
            engine.run(root, proposedWidth, proposedHeight)
        }
    }

    /// Returns the size of a node for a proposal, without placing anything.
    ///
    /// - Complexity: As a pass over the node's subtree; O(1) for an earlier proposal, while nothing has changed.
    public func sizeThatFits(_ proposal: ProposedViewSize, of node: NodeID) -> CGSize {
        query(node) { $0.size($1, proposal.passWidth, proposal.passHeight) }
    }

    /// Returns the size and alignment guides of a node for a proposal, without placing anything.
    public func dimensions(of node: NodeID, in proposal: ProposedViewSize) -> ViewDimensions {
        query(node) { $0.dimensions($1, proposal.passWidth, proposal.passHeight) }
    }

    /// Marks a node whose measure function, guide or layout depends on something that has changed.
    ///
    /// - Complexity: O(depth), O(1) while an earlier change of the same subtree waits for a pass.
    public func setNeedsLayout(_ node: NodeID) {
        requireNoPass("setNeedsLayout")
        store.pointee.noteChange(slot(node), keepingTraits: true)
    }

    /// Whether the next pass has something to do for an unchanged proposal.
    public var needsLayout: Bool {
        let root = store.pointee.root
        guard root.exists else { return false }
        return !store.pointee.pending.isEmpty || store.pointee.nodes[root].kind.isLeaf
            || !store.pointee.nodes[root].flags.contains(.validPlacement)
    }

    // MARK: - What a pass reports

    /// The nodes whose frames the last pass changed, in the order of placing, parents first. A frame is relative to the
    /// parent: nodes that merely travel along with theirs are not listed. To be read before nodes are destroyed.
    ///
    /// - Complexity: O(changes) at each access, which makes a new array.
    public var changes: [LayoutChange] {
        store.pointee.changes.buffer.map {
            LayoutChange(node: identity($0.slot), wasMoved: $0.wasMoved, wasResized: $0.wasResized)
        }
    }

    /// The repairs of the last pass, in order of occurrence, at most ``Diagnostic/limit``.
    public var diagnostics: [Diagnostic] { store.pointee.diagnostics }

    /// The number of diagnostics of the last pass beyond the limit, which were only counted.
    public var suppressedDiagnosticCount: Int { store.pointee.suppressedDiagnostics }

    /// The work of the last pass, counted.
    public var counts: PassCounts { store.pointee.counts }

    /// Whether passes record every question, answer and offer; see ``trace``. Off by default, and then without cost.
    public var isTracing: Bool {
        get { store.pointee.trace != nil }
        set { store.pointee.trace = newValue ? (store.pointee.trace ?? []) : nil }
    }

    /// The steps of the last traced pass. Answers remembered from earlier passes are not recorded again: call
    /// ``setNeedsLayout(_:)`` on the nodes of interest first.
    public var trace: [TraceEntry] { store.pointee.trace ?? [] }

    /// Whether every measurement of a custom layout is made twice and compared. For tests; off by default.
    public var verifiesAnswers: Bool {
        get { store.pointee.verifiesAnswers }
        set { store.pointee.verifiesAnswers = newValue }
    }
}

/// A node whose frame a pass changed.
public struct LayoutChange: Hashable, Sendable {
    /// The node.
    public let node: NodeID
    /// The origin changed, relative to the parent, or the node is placed for the first time.
    public let wasMoved: Bool
    /// The size changed, or the node is placed for the first time.
    public let wasResized: Bool
}

/// A change as a pass notes it.
struct ChangeRecord: BitwiseCopyable {
    var slot: NodeIndex
    var wasMoved: Bool
    var wasResized: Bool
}

// MARK: - Passes and slots

extension LayoutTree {
    func identity(_ slot: NodeIndex) -> NodeID { NodeID(slot, generation: store.pointee.nodes[slot].generation) }

    /// The slot of a node that must exist.
    func slot(_ node: NodeID) -> NodeIndex {
        precondition(contains(node), "node \(node) does not exist in this tree, or was destroyed")
        return node.slot
    }

    func requireNoPass(_ operation: String) {
        guard store.pointee.isLayingOut else { return }
        let caller = store.pointee.callingNode
        let culprit = !caller.exists ? "a pass" : describe(slot: caller)
        preconditionFailure("\(culprit): \(operation) was called while the tree is laid out")
    }

    func describe(slot: NodeIndex) -> String { store.pointee.path(of: slot) }

    private func beginPass(_ operation: String) {
        requireNoPass(operation)
        store.pointee.isLayingOut = true
        store.pointee.stamp &+= 1
        store.pointee.passNumber &+= 1
        store.pointee.machineStack.begin()
        if !store.pointee.grids.isEmpty { store.pointee.grids.removeAll() }
        // Usually there is nothing to clear.
        store.pointee.counts = PassCounts()
        store.pointee.suppressedDiagnostics = 0
        if !store.pointee.diagnostics.isEmpty { store.pointee.diagnostics.removeAll(keepingCapacity: true) }
        if store.pointee.trace != nil { store.pointee.trace!.removeAll(keepingCapacity: true) }
    }

    private func endPass() { store.pointee.isLayingOut = false }

    /// A question from outside: like a pass that places nothing.
    func query<R>(_ node: NodeID, _ body: (Engine, NodeIndex) -> R) -> R {
        let slot = slot(node)
        beginPass("measuring")
        defer { endPass() }
        let engine = Engine(store)
        // Nothing is placed here: the next pass must come by.
        engine.revalidateChanges()
        for turn in store.pointee.revalidated { store.pointee.invalidatePlacement(turn.node) }
        engine.refreshTraits(slot)
        noteInheritance(slot)
        store.pointee.isRightToLeft = inheritsRightToLeft(slot)
        defer { store.pointee.isRightToLeft = false }
        let result = body(engine, slot)
        store.pointee.forgetShares(around: slot)
        return result
    }

    /// The ancestors were not measured, but the new measurements depend on them.
    private func noteInheritance(_ slot: NodeIndex) {
        var current = store.pointee.nodes[slot].parent
        while current.exists, !store.pointee.nodes[current].flags.contains(.mayInherit) {
            store.pointee.nodes[current].flags.insert(.mayInherit)
            current = store.pointee.nodes[current].parent
        }
    }

    private func inheritsRightToLeft(_ slot: NodeIndex) -> Bool {
        guard store.pointee.directionNodes > 0 else { return false }
        var current = store.pointee.nodes[slot].parent
        while current.exists {
            if store.pointee.nodes[current].kind == .direction {
                return store.pointee.nodes[current].flags.contains(.rightToLeft)
            }
            current = store.pointee.nodes[current].parent
        }
        return false
    }
}
