import MullionGeometry

/// Editing: every function leaves the tree ready for a pass that redoes what the edit touches, and no more.
extension LayoutTree {
    // MARK: - Structure

    /// Adds a child behind the others.
    ///
    /// - Precondition: `child` has no parent and is not an ancestor of `parent`; `parent` takes one more child.
    /// - Complexity: O(depth).
    public func append(_ child: NodeID, to parent: NodeID) {
        link(slot(child), to: slot(parent), before: .absent, "append")
    }

    /// Adds nodes behind the other children of `parent`, after taking them out of the parents that they have.
    ///
    /// - Precondition: As for ``append(_:to:)``, for one node after the other.
    /// - Complexity: O(children) in a tree that was not laid out yet, else O(children · depth).
    package func move(_ children: ArraySlice<NodeID>, to parent: NodeID) {
        requireNoPass("move")
        let parent = slot(parent)
        for child in children {
            let child = slot(child)
            if store.pointee.nodes[child].parent.exists { unlink(child) }
            if let reason = refusal(of: child, in: parent) { preconditionFailure(reason) }
            attach(child, to: parent, before: .absent)
        }
    }

    /// Makes a node and adds it behind the other children of `parent`.
    ///
    /// - Parameter name: What the node is called in paths, diagnostics and traces.
    /// - Precondition: `parent` takes one more child.
    /// - Complexity: O(1) in a tree that was not laid out yet, else O(depth).
    @discardableResult
    public func appendNode(_ kind: NodeKind, name: String? = nil, to parent: NodeID) -> NodeID {
        requireNoPass("appendNode")
        let parent = slot(parent)
        requireChildren(Int(store.pointee.nodes[parent].childCount) + 1, store.pointee.nodes[parent].kind, parent)
        let child = store.pointee.makeSlot()
        apply(kind, to: child)
        if let name { setName(name, slot: child) }
        attach(child, to: parent, before: .absent)
        return identity(child)
    }

    /// Adds a child at a position among the children, 0 in front.
    ///
    /// - Precondition: `index` is at most the number of children; otherwise as ``append(_:to:)``.
    /// - Complexity: O(depth + index).
    public func insert(_ child: NodeID, into parent: NodeID, at index: Int) {
        let parentSlot = slot(parent)
        let count = Int(store.pointee.nodes[parentSlot].childCount)
        precondition(
            index >= 0 && index <= count,
            "\(describe(slot: parentSlot)): no position \(index) among \(count) children")
        link(slot(child), to: parentSlot, before: index == count ? .absent : childSlot(parentSlot, index), "insert")
    }

    /// Adds a child in front of a sibling.
    ///
    /// - Precondition: `sibling` has a parent, which takes one more child; otherwise as ``append(_:to:)``.
    /// - Complexity: O(depth).
    public func insert(_ child: NodeID, before sibling: NodeID) {
        let siblingSlot = slot(sibling)
        let parent = store.pointee.nodes[siblingSlot].parent
        precondition(parent.exists, "\(describe(slot: siblingSlot)): has no parent, so no siblings")
        link(slot(child), to: parent, before: siblingSlot, "insert")
    }

    /// Takes a node out of its parent, with everything below it; it can be added again elsewhere. Does nothing without
    /// a parent.
    ///
    /// - Complexity: O(depth).
    public func removeFromParent(_ node: NodeID) {
        requireNoPass("removeFromParent")
        unlink(slot(node))
    }

    /// Destroys a node and everything below it; their identities become invalid.
    ///
    /// - Complexity: O(size of the subtree).
    public func destroy(_ node: NodeID) {
        requireNoPass("destroy")
        let top = slot(node)
        unlink(top)
        if store.pointee.root == top { store.pointee.root = .absent }
        // Each node is freed after the way onwards from it is known.
        var current = top
        while current.exists {
            let following = store.pointee.following(current, within: top)
            if !following.exists { break }
            current = following
        }
        // From the last one back to the top, children before parents.
        while true {
            let node = store.pointee.nodes[current]
            let isTop = current == top
            var previous = node.previous.exists ? node.previous : node.parent
            if !isTop, node.previous.exists {
                while store.pointee.nodes[previous].lastChild.exists {
                    previous = store.pointee.nodes[previous].lastChild
                }
            }
            store.pointee.freeSlot(current)
            if isTop { return }
            current = previous
        }
    }

    /// Destroys every node; their identities become invalid. The memory is kept for the nodes made next.
    ///
    /// - Complexity: O(1), and the time to let go of measure functions, layouts and names.
    public func destroyAll() {
        requireNoPass("destroyAll")
        store.pointee.removeAll()
    }

    /// Moves a node to an index among the children of `parent`, counted after the node is removed.
    ///
    /// - Precondition: `node` is not an ancestor of `parent`, which takes one more child; `index` is at most the number
    ///   of its other children.
    /// - Complexity: O(depth + index).
    public func move(_ node: NodeID, to parent: NodeID, at index: Int) {
        requireNoPass("move")
        let nodeSlot = slot(node)
        requireNoCycle(nodeSlot, slot(parent))
        unlink(nodeSlot)
        insert(node, into: parent, at: index)
    }

    /// Replaces the children of a node. Former children that are not listed lose their parent and stay alive.
    ///
    /// - Precondition: Each listed node occurs once and is a child of `parent` or has no parent.
    public func setChildren(_ children: [NodeID], of parent: NodeID) {
        requireNoPass("setChildren")
        let parentSlot = slot(parent)
        while store.pointee.nodes[parentSlot].lastChild.exists {
            unlink(store.pointee.nodes[parentSlot].lastChild)
        }
        for child in children { append(child, to: parent) }
    }

    // MARK: - Reading the structure

    /// Returns the parent of a node; nil for a node without a parent.
    public func parent(of node: NodeID) -> NodeID? {
        let parent = store.pointee.nodes[slot(node)].parent
        return !parent.exists ? nil : identity(parent)
    }

    /// Returns the children of a node, in order.
    public func children(of node: NodeID) -> [NodeID] {
        let slot = slot(node)
        var result: [NodeID] = []
        result.reserveCapacity(Int(store.pointee.nodes[slot].childCount))
        var child = store.pointee.nodes[slot].firstChild
        while child.exists {
            result.append(identity(child))
            child = store.pointee.nodes[child].next
        }
        return result
    }

    /// Returns whether a list has the children of a node, in order.
    package func hasChildren(_ children: ArraySlice<NodeID>, of node: NodeID) -> Bool {
        var child = store.pointee.nodes[slot(node)].firstChild
        for listed in children {
            guard child.exists, child == listed.slot else { return false }
            // By the slot in the list, so that the processor reads many nodes at the same time.
            let record = store.pointee.nodes[listed.slot]
            guard record.generation == listed.generation else { return false }
            child = record.next
        }
        return !child.exists
    }

    /// Returns the number of children of a node.
    public func childCount(of node: NodeID) -> Int { Int(store.pointee.nodes[slot(node)].childCount) }

    /// Returns the child of a node at an index, from 0.
    ///
    /// - Precondition: `index` is less than the number of children.
    /// - Complexity: O(index).
    package func child(of node: NodeID, at index: Int) -> NodeID {
        precondition(0..<childCount(of: node) ~= index, "\(path(of: node)): no child \(index)")
        return identity(childSlot(slot(node), index))
    }

    /// Returns the name of a node's kind.
    package func kindName(of node: NodeID) -> NodeKind.Name {
        let node = store.pointee.nodes[slot(node)]
        return NodeKind.Name(node.kind, isInset: node.flags.contains(.inset))
    }

    // MARK: - Content

    /// Changes the kind of a node, or its parameters.
    ///
    /// - Precondition: The node's children suit the kind: none for a leaf, at most one for a modifier.
    /// - Complexity: O(depth); for a direction of reading, O(size of the subtree).
    public func setKind(_ kind: NodeKind, of node: NodeID) {
        requireNoPass("setKind")
        let slot = slot(node)
        let count = Int(store.pointee.nodes[slot].childCount)
        requireChildren(count, kind.kind, slot)
        let old = store.pointee.nodes[slot].kind
        let changesDirection = kind.kind == .direction || old == .direction
        if old.isBox, kind.kind.isBox, !kind.options.contains(.repairedStyle) {
            store.pointee.noteBoxSwap(slot)
        } else if old == kind.kind, old != .priority, !old.isSimpleLeaf {
            store.pointee.noteChange(slot)
        } else {
            // What it meant to its ancestors cannot be compared.
            store.pointee.invalidate(slot)
            store.pointee.forget(slot)
        }
        let before = store.pointee.nodes[slot]
        let former = old == .css ? store.pointee.cssStates[before.side] : nil
        store.pointee.freeStyle(slot)
        apply(kind, to: slot)
        if kind.kind == .css, let former {
            let state = store.pointee.cssStates.rows + Int(store.pointee.nodes[slot].side)
            (state.pointee.role, state.pointee.cell) = (former.role, former.cell)
        }
        if old == .measured, kind.kind == .measured, store.pointee.leafTraitsDiffer(slot, from: before) {
            // Revalidation compares answers alone.
            store.pointee.dropPendingChange(slot)
            store.pointee.nodes[slot].flags.remove(.hasPendingChange)
            store.pointee.invalidate(slot)
            store.pointee.forget(slot)
        }
        if changesDirection {
            store.pointee.invalidateSubtree(slot)
        } else {
            invalidateInheritingChildren(slot)
        }
    }

    /// Replaces the layout that arranges the node's children.
    public func setLayout<L: Layout>(_ layout: L, of node: NodeID) { setKind(.layout(layout), of: node) }

    /// Replaces the measure function of a leaf.
    ///
    /// - Precondition: The node has no children.
    public func setMeasure(_ measure: LeafMeasure, of node: NodeID) { setKind(.leaf(measure), of: node) }

    /// Names a node for paths, diagnostics and traces; nil takes the name away.
    public func setName(_ name: String?, of node: NodeID) { setName(name, slot: slot(node)) }

    /// Returns the name of a node; nil if it has none.
    public func name(of node: NodeID) -> String? { store.pointee.names[slot(node)] }

    /// Returns the names from the root to the node, joined with slashes.
    public func path(of node: NodeID) -> String { describe(slot: slot(node)) }

    /// Sets a value that the layout around the node can read.
    public func setValue<K: LayoutValueKey>(_ value: K.Value, forKey key: K.Type, of node: NodeID) {
        requireNoPass("setValue")
        let slot = slot(node)
        store.pointee.values[slot, default: [:]][ObjectIdentifier(key)] = TypedValueBox(value)
        store.pointee.nodes[slot].flags.insert(.valued)
        // The reader is a layout further up.
        store.pointee.invalidate(slot)
    }

    /// Returns the value that is set for a key on the node, or the key's default.
    public func value<K: LayoutValueKey>(forKey key: K.Type, of node: NodeID) -> K.Value {
        guard let box = store.pointee.values[slot(node)]?[ObjectIdentifier(key)] else { return K.defaultValue }
        return unsafeDowncast(box, to: TypedValueBox<K.Value>.self).value
    }

    // MARK: - Private steps

    func setName(_ name: String?, slot: NodeIndex) {
        store.pointee.names[slot] = name
        if name == nil {
            store.pointee.nodes[slot].flags.remove(.named)
        } else {
            store.pointee.nodes[slot].flags.insert(.named)
        }
    }

    /// Writes a kind into a slot whose former style was given back.
    func apply(_ kind: NodeKind, to slot: NodeIndex) {
        let node = store.pointee.nodes + slot.offset
        node.pointee.kind = kind.kind
        node.pointee.style = kind.style
        node.pointee.horizontalGuide = kind.horizontalGuide
        node.pointee.verticalGuide = kind.verticalGuide
        node.pointee.flags.formUnion(kind.options)
        switch kind.kind {
        case .color, .fixed, .flexible:
            // Nothing about these follows from anything else, so everything is known at once.
            let limits = kind.limits
            store.pointee.ranges[slot] = LengthRange(limits.minWidth, limits.idealWidth, limits.maxWidth)
            store.pointee.measurements[slot].heightRange = LengthRange(
                limits.minHeight, limits.idealHeight, limits.maxHeight)
            node.pointee.guides = 0
            node.pointee.edges = EdgeCodes.none
            node.pointee.flags.subtract(.traits)
            node.pointee.flags.formUnion([.separable, .validTraits, .validWidthRange])
        case .flexibleFrame, .padding: node.pointee.side = store.pointee.limits.add(kind.limits)
        case .direction: store.pointee.directionNodes += 1
        default: break
        }
        guard let object = kind.object else { return }
        if kind.options.contains(.repairedStyle) {
            let style = unsafeDowncast(object, to: RepairedStyle.self)
            store.pointee.repairs[slot] = style.repairs
            // the pass of derived traits reports them.
            node.pointee.flags.remove(.validTraits)
            if let object = style.object { applyObject(object, to: slot) }
        } else {
            applyObject(object, to: slot)
        }
    }

    private func applyObject(_ object: NodeObject, to slot: NodeIndex) {
        switch store.pointee.nodes[slot].kind {
        case .css:
            let box = unsafeDowncast(object, to: CSSStyleBox.self)
            store.pointee.nodes[slot].side = store.pointee.cssStates.add(
                CSSState(box: .passRetained(box), style: box.record))
        case .measured:
            store.pointee.nodes[slot].side = store.pointee.objects.add(.passRetained(object))
            store.pointee.setLeafTraits(slot, unsafeDowncast(object, to: LeafBox.self))
        case .custom, .separableLayout:
            // A box remembers things about its node's children, so that no two nodes can have the same.
            let box = unsafeDowncast(object, to: LayoutBox.self).unused()
            store.pointee.nodes[slot].side = store.pointee.objects.add(.passRetained(box))
        case .guide:
            store.pointee.nodes[slot].side = store.pointee.objects.add(.passRetained(object))
            // The guide's code is stored as the horizontal guide, on either axis.
            let key = unsafeDowncast(object, to: GuideBox.self).key
            store.pointee.nodes[slot].horizontalGuide = store.pointee.code(of: key)
        default:
            let alignment = unsafeDowncast(object, to: AlignmentBox.self)
            if let key = alignment.horizontal {
                store.pointee.nodes[slot].horizontalGuide = store.pointee.code(of: key)
            }
            if let key = alignment.vertical { store.pointee.nodes[slot].verticalGuide = store.pointee.code(of: key) }
        }
    }

    private func childSlot(_ parent: NodeIndex, _ index: Int) -> NodeIndex {
        var child = store.pointee.nodes[parent].firstChild
        for _ in 0..<index { child = store.pointee.nodes[child].next }
        return child
    }

    @inline(__always)
    private func requireChildren(_ count: Int, _ kind: Kind, _ slot: NodeIndex) {
        if let reason = refusal(of: count, kind, slot) { preconditionFailure(reason) }
    }

    /// Returns why a node cannot have a number of children; nil if it can.
    @inline(__always)
    private func refusal(of count: Int, _ kind: Kind, _ slot: NodeIndex) -> String? {
        if count != 0, kind.isLeaf { return "\(describe(slot: slot)): \(kind) is a leaf and takes no children" }
        if count > 1, kind.isModifier { return "\(describe(slot: slot)): \(kind) takes one child" }
        return nil
    }

    private func isInside(_ node: NodeIndex, of ancestor: NodeIndex) -> Bool {
        guard store.pointee.nodes[ancestor].firstChild.exists || ancestor == node else { return false }
        var current = node
        while current.exists {
            if current == ancestor { return true }
            current = store.pointee.nodes[current].parent
        }
        return false
    }

    private func requireNoCycle(_ child: NodeIndex, _ parent: NodeIndex) {
        precondition(!isInside(parent, of: child), "\(describe(slot: child)): cannot be moved into itself")
    }

    private func link(_ child: NodeIndex, to parent: NodeIndex, before sibling: NodeIndex, _ operation: String) {
        requireNoPass(operation)
        if let reason = refusal(of: child, in: parent) { preconditionFailure(reason) }
        attach(child, to: parent, before: sibling)
    }

    /// Returns why a node cannot become a child of another; nil if it can.
    @inline(__always)
    private func refusal(of child: NodeIndex, in parent: NodeIndex) -> String? {
        let nodes = store.pointee.nodes
        if nodes[child].parent.exists { return "\(describe(slot: child)): has a parent; remove it first, or move it" }
        if store.pointee.root == child { return "\(describe(slot: child)): is the root of the tree" }
        if let reason = refusal(of: Int(nodes[parent].childCount) + 1, nodes[parent].kind, parent) { return reason }
        if isInside(parent, of: child) { return "\(describe(slot: child)): cannot be moved into itself" }
        return nil
    }

    /// Returns why ``append(_:to:)`` would stop the program; nil if it adds the child.
    ///
    /// - Complexity: O(depth).
    package func refusal(toAppend child: NodeID, to parent: NodeID) -> String? {
        refusal(of: slot(child), in: slot(parent))
    }

    /// Links a node that has no parent, after everything was checked.
    @inline(__always)
    private func attach(_ child: NodeIndex, to parent: NodeIndex, before sibling: NodeIndex) {
        let nodes = store.pointee.nodes
        let previous = sibling.exists ? nodes[sibling].previous : nodes[parent].lastChild
        nodes[child].parent = parent
        nodes[child].previous = previous
        nodes[child].next = sibling
        if previous.exists { nodes[previous].next = child } else { nodes[parent].firstChild = child }
        if sibling.exists { nodes[sibling].previous = child } else { nodes[parent].lastChild = child }
        nodes[parent].childCount += 1
        // A tree that is just being built has nothing to forget.
        if !nodes[parent].flags.isDisjoint(with: .remembered) {
            noteChildListChange(parent)
        } else if nodes[parent].kind.isLayout {
            store.pointee.layoutBox(parent).children = nil
        }
        if nodes[child].flags.contains(.mayInherit) || nodes[parent].flags.contains(.mayInherit) {
            inheritAgain(child, under: parent)
        }
    }

    private func unlink(_ child: NodeIndex) {
        let nodes = store.pointee.nodes
        let parent = nodes[child].parent
        guard parent.exists else { return }
        noteChildListChange(parent)
        let (previous, next) = (nodes[child].previous, nodes[child].next)
        if previous.exists { nodes[previous].next = next } else { nodes[parent].firstChild = next }
        if next.exists { nodes[next].previous = previous } else { nodes[parent].lastChild = previous }
        nodes[parent].childCount -= 1
        nodes[child].parent = .absent
        nodes[child].previous = .absent
        nodes[child].next = .absent
        nodes[child].flags.remove(.unplaced)
        inheritAgain(child, under: parent)
    }

    /// Modifiers pass on their child's answers, so with a different child nothing can be compared.
    private func noteChildListChange(_ parent: NodeIndex) {
        let kind = store.pointee.nodes[parent].kind
        if kind.isLayout { store.pointee.layoutBox(parent).children = nil }
        if kind.wrapsFirstChild {
            store.pointee.invalidate(parent)
        } else {
            store.pointee.noteChange(parent)
        }
    }

    /// After a node came under a parent or left it: what it inherits may differ, and so it may for its siblings when
    /// the first child means something else than the others.
    private func inheritAgain(_ slot: NodeIndex, under parent: NodeIndex) {
        if store.pointee.directionNodes > 0 {
            store.pointee.invalidateSubtree(slot)
        } else {
            invalidateInheritors(slot)
        }
        let kind = store.pointee.nodes[parent].kind
        if kind == .overlay || kind == .background { invalidateInheritingChildren(parent) }
    }

    private func invalidateInheritingChildren(_ slot: NodeIndex) {
        var child = store.pointee.nodes[slot].firstChild
        while child.exists {
            invalidateInheritors(child)
            child = store.pointee.nodes[child].next
        }
    }

    /// Drops what depends on the axis of the enclosing stack: spacers and dividers, reached through modifiers.
    private func invalidateInheritors(_ slot: NodeIndex) {
        var current = slot
        while current.exists {
            let node = store.pointee.nodes[current]
            // Nothing was found out below, as in every tree that is just being built.
            guard node.flags.contains(.mayInherit) else { return }
            switch node.kind {
            case .spacer, .divider:
                store.pointee.noteChange(current)
                store.pointee.forget(current)
                return
            case .viewThatFits:
                // Each alternative inherits.
                invalidateInheritingChildren(current)
                return
            case let kind where kind.wrapsFirstChild && kind != .scroll: current = node.firstChild
            default: return
            }
        }
    }
}
