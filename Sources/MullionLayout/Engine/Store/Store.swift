import MullionGeometry

/// The flat storage of a tree: parallel arrays indexed by slot, side tables for what few nodes have.
///
/// A slot keeps its number for the life of its node, so identities need no indirection; children are linked lists.
/// Nodes made in pre-order lie in pre-order. The arrays are raw memory because every pass reads and writes them through
/// one pointer, with custom layouts re-entering in the middle: nothing here may be guarded by an exclusive access.
///
/// Invariant of the remembered answers: a node that was not measured since its last invalidation has no ancestor that
/// depends on it. Invalidation therefore climbs only while it meets measured nodes.
struct Store {
    // Parallel arrays of `capacity` slots; `count` are in use or on the free list.
    var nodes: UnsafeMutablePointer<Node>
    var ranges: UnsafeMutablePointer<LengthRange>
    var measurements: UnsafeMutablePointer<Measurement>
    var placements: UnsafeMutablePointer<Placement>
    var capacity: Int
    var count = 0
    /// Slots that ever held a node, so that their generation means something: at least `count`.
    private var usedCount = 0
    /// The head of the free list, linked through `next`.
    var firstFreeSlot: NodeIndex = .absent
    var freeSlotCount = 0

    // Answers beyond the first of a node.
    var overflow: UnsafeMutablePointer<Measurement>
    var overflowCapacity: Int
    var overflowCount = 0
    var freeOverflow: Int32 = -1

    // Side tables.
    var limits = RawTable<FrameLimits>()
    var objects = RawTable<Unmanaged<NodeObject>?>()
    var names: [NodeIndex: String] = [:]
    var values: [NodeIndex: [ObjectIdentifier: ValueBox]] = [:]
    var spacings: [NodeIndex: ViewSpacing] = [:]
    var repairs: [NodeIndex: [Diagnostic.Kind]] = [:]
    var guideAnswers: [NodeIndex: [GuideAnswer]] = [:]
    var customGuides: [AlignmentKey] = []
    /// CSS boxes: states by `side`, their answers, styles of items of other kinds, absolute boxes that wait.
    var cssStates = RawTable<CSSState>()
    var cssMemory = RawTable<CSSMemory>()
    var flowPlaces = RawTable<CSSFlowPlace>()
    var itemStyles: [NodeIndex: CSSStyleBox] = [:]
    var cssAbsolutes: [CSSAbsolute] = []
    /// Grids between two questions of a pass, with their items in their cells.
    var grids: [NodeIndex: CSSGrid] = [:]
    /// Placed grids, for changes of single items.
    var keptGrids: [NodeIndex: CSSKeptGrid] = [:]
    /// What subgrids have from their parents.
    var subgrids: [NodeIndex: CSSInheritances] = [:]
    /// Frames of items of other kinds in a block formatting context.
    var flowFrames: [NodeIndex: CGRect] = [:]

    // Changes not revalidated yet, and scratch for revalidation.
    var pending: [PendingChange] = []
    /// More changes came than are revalidated one by one.
    var hasManyChanges = false
    var turns: [RevalidationTurn] = []
    /// Counts the edits after which a layout may find different traits, values, or children.
    var traitEdits: UInt64 = 0
    var revalidated: [RevalidationTurn] = []
    var setAside: [Measurement] = []
    var columnEdits: [ColumnEdit] = []

    // One pass.
    var scratch = ScratchStack()
    var stamp: UInt16 = 0
    /// The number of passes and questions from outside.
    var passNumber: UInt32 = 0
    var isLayingOut = false
    var isRightToLeft = false
    /// The node whose measure function, guide or layout runs; -1 when none does.
    var callingNode: NodeIndex = .absent
    var machineStack = MachineStack()
    var calls = CallSlots()
    var diagnostics: [Diagnostic] = []
    var suppressedDiagnostics = 0
    var changes = RawList<ChangeRecord>()
    var trace: [TraceEntry]?
    var counts = PassCounts()

    var root: NodeIndex = .absent
    var owner: Unmanaged<LayoutTree>?
    var verifiesAnswers = false
    var directionNodes = 0

    init() {
        capacity = 16
        nodes = RawMemory.allocated(capacity)
        ranges = RawMemory.allocated(capacity)
        measurements = RawMemory.allocated(capacity)
        placements = RawMemory.allocated(capacity)
        overflowCapacity = 16
        overflow = RawMemory.allocated(overflowCapacity)
    }

    func deallocate() {
        // Raw memory holds trivial types only, and references that are given back one by one.
        releaseStyles()
        RawMemory.deallocate(nodes)
        RawMemory.deallocate(ranges)
        RawMemory.deallocate(measurements)
        RawMemory.deallocate(placements)
        RawMemory.deallocate(overflow)
        limits.deallocate()
        for row in 0..<objects.count { objects.rows[row]?.release() }
        objects.deallocate()
        cssStates.deallocate()
        cssMemory.deallocate()
        flowPlaces.deallocate()
        changes.deallocate()
        scratch.deallocate()
        machineStack.deallocate()
        calls.deallocate()
    }
}

// MARK: - Slots

extension Store {
    mutating func makeSlot() -> NodeIndex {
        if firstFreeSlot.exists {
            let slot = firstFreeSlot
            firstFreeSlot = nodes[slot].next
            freeSlotCount -= 1
            let generation = nodes[slot].generation
            initialize(slot, generation: generation)
            return slot
        }
        if count == capacity { grow(to: capacity * 2) }
        precondition(count < Int(Int32.max), "a tree holds at most \(Int32.max) nodes")
        let slot = NodeIndex(count)
        let generation = count < usedCount ? nodes[count].generation &+ 1 : 0
        count += 1
        if count > usedCount { usedCount = count }
        initialize(slot, generation: generation)
        return slot
    }

    /// Frees every slot at once; the memory stays, and so do the generations in it.
    mutating func removeAll() {
        for row in 0..<objects.count { objects.rows[row]?.release() }
        objects.removeAll()
        limits.removeAll()
        releaseStyles()
        cssStates.removeAll()
        cssMemory.removeAll()
        flowPlaces.removeAll()
        itemStyles.removeAll(keepingCapacity: true)
        flowFrames.removeAll(keepingCapacity: true)
        grids.removeAll()
        keptGrids.removeAll()
        subgrids.removeAll()
        names.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        spacings.removeAll(keepingCapacity: true)
        repairs.removeAll(keepingCapacity: true)
        guideAnswers.removeAll(keepingCapacity: true)
        pending.removeAll(keepingCapacity: true)
        hasManyChanges = false
        changes.removeAll()
        count = 0
        (firstFreeSlot, freeSlotCount) = (.absent, 0)
        (overflowCount, freeOverflow) = (0, -1)
        directionNodes = 0
        root = .absent
    }

    /// Gives back the styles of all CSS nodes.
    private func releaseStyles() {
        for slot in 0..<count where nodes[slot].kind == .css && nodes[slot].flags.contains(.alive) {
            cssStates[nodes[slot].side].box.release()
        }
    }

    private func initialize(_ slot: NodeIndex, generation: UInt32) {
        var node = Node()
        node.generation = generation
        node.flags = .alive
        (nodes + slot.offset).initialize(to: node)
        (ranges + slot.offset).initialize(to: LengthRange(0, 0, 0))
        (measurements + slot.offset).initialize(to: Measurement())
        (placements + slot.offset).initialize(to: Placement())
    }

    mutating func freeSlot(_ slot: NodeIndex) {
        dropPendingChange(slot)
        dropMeasurements(slot)
        freeStyle(slot)
        if nodes[slot].flags.contains(.named) { names[slot] = nil }
        if nodes[slot].flags.contains(.valued) { values[slot] = nil }
        if nodes[slot].flags.contains(.styledItem) { itemStyles[slot] = nil }
        if !flowFrames.isEmpty { flowFrames[slot] = nil }
        if !subgrids.isEmpty { subgrids[slot] = nil }
        if nodes[slot].flags.contains(.sideSpacing) { spacings[slot] = nil }
        nodes[slot].flags = []
        nodes[slot].generation &+= 1
        nodes[slot].next = firstFreeSlot
        firstFreeSlot = slot
        freeSlotCount += 1
    }

    mutating func grow(to newCapacity: Int) {
        guard newCapacity > capacity else { return }
        nodes = RawMemory.resized(nodes, to: newCapacity)
        ranges = RawMemory.resized(ranges, to: newCapacity)
        measurements = RawMemory.resized(measurements, to: newCapacity)
        placements = RawMemory.resized(placements, to: newCapacity)
        capacity = newCapacity
    }

    /// Gives back what the node's kind keeps in side tables.
    mutating func freeStyle(_ slot: NodeIndex) {
        let side = nodes[slot].side
        switch nodes[slot].kind {
        case .flexibleFrame, .padding:
            if side >= 0 { limits.remove(side) }
        case .measured, .guide, .custom, .separableLayout:
            if nodes[slot].kind == .measured, nodes[slot].flags.contains(.sideSpacing) { dropSpacing(slot) }
            if side >= 0 {
                objects[side]?.release()
                objects[side] = nil
                objects.remove(side)
            }
        case .direction: directionNodes -= 1
        case .css:
            if side >= 0 {
                forgetCSS(slot)
                if cssStates[side].flow >= 0 { flowPlaces.remove(cssStates[side].flow) }
                cssStates[side].box.release()
                cssStates.remove(side)
            }
        default: break
        }
        nodes[slot].side = -1
        if nodes[slot].flags.contains(.repairedStyle) { repairs[slot] = nil }
        nodes[slot].flags.subtract(.style)
    }

    /// The code of a guide; a custom guide seen for the first time gets a row.
    mutating func code(of key: AlignmentKey) -> GuideCode {
        if let builtin = GuideCode(builtin: key) { return builtin }
        let row = customGuides.firstIndex(of: key) ?? customGuides.endIndex
        if row == customGuides.endIndex { customGuides.append(key) }
        return .custom(row: row, axis: key.axis)
    }

    /// The guide of a code.
    func key(of code: GuideCode) -> AlignmentKey {
        if code.isCustom { return customGuides[code.customRow] }
        switch code {
        case .leading: return HorizontalAlignment.leading.key
        case .horizontalCenter: return HorizontalAlignment.center.key
        case .trailing: return HorizontalAlignment.trailing.key
        case .top: return VerticalAlignment.top.key
        case .verticalCenter: return VerticalAlignment.center.key
        case .bottom: return VerticalAlignment.bottom.key
        case .firstTextBaseline: return VerticalAlignment.firstTextBaseline.key
        default: return VerticalAlignment.lastTextBaseline.key
        }
    }
}

// MARK: - Remembered answers

extension Store {
    /// Drops every answer of a node.
    mutating func dropMeasurements(_ slot: NodeIndex) {
        var extra = measurements[slot].next
        while extra >= 0 {
            let following = overflow[Int(extra)].next
            overflow[Int(extra)].next = freeOverflow
            freeOverflow = extra
            extra = following
        }
        measurements[slot].next = -1
        measurements[slot].contents = []
        if nodes[slot].kind == .css, nodes[slot].side >= 0 { forgetCSS(slot) }
        if !guideAnswers.isEmpty { guideAnswers[slot] = nil }
    }

    mutating func makeOverflow(_ measurement: Measurement) -> Int32 {
        if freeOverflow >= 0 {
            let row = freeOverflow
            freeOverflow = overflow[Int(row)].next
            overflow[Int(row)] = measurement
            return row
        }
        if overflowCount == overflowCapacity {
            overflowCapacity *= 2
            overflow = RawMemory.resized(overflow, to: overflowCapacity)
        }
        (overflow + overflowCount).initialize(to: measurement)
        overflowCount += 1
        return Int32(overflowCount - 1)
    }

    /// Drops what is remembered about a node and its ancestors.
    ///
    /// - Parameter keepingTraits: The derived traits did not change: no style and no list of children.
    ///   What a custom layout's code may find out otherwise now is dropped all the same, from there upwards.
    /// - Complexity: O(depth); stops early at a node that was not measured since its last invalidation.
    mutating func invalidate(_ slot: NodeIndex, keepingTraits: Bool = false, because child: NodeIndex = .absent) {
        var dropped = keepingTraits ? NodeFlags.remembered.subtracting(.validTraits) : .remembered
        if !keepingTraits { traitEdits &+= 1 }
        var (node, child) = (slot, child)
        while node.exists {
            if child.exists, nodes[node].kind.isLayout { layoutBox(node).noteChange(of: child) }
            if nodes[node].kind == .custom, !layoutBox(node).hasCoupledMemory {
                dropped = .remembered
                traitEdits &+= 1
            }
            if nodes[node].kind.isSimpleLeaf {
                // Nothing is remembered about the answers of a simple leaf; it counts as measured.
                if nodes[node].kind.inheritsTraits, !keepingTraits { nodes[node].flags.subtract(.remembered) }
            } else {
                guard !nodes[node].flags.isDisjoint(with: dropped) else { return }
                forget(node, dropped, because: child)
            }
            child = node
            node = nodes[node].parent
        }
    }

    /// After a node was not measured by its parent: the parent's note that its children's current answers
    /// are those to their shares does not hold any more.
    mutating func forgetShares(around slot: NodeIndex) {
        let parent = nodes[slot].parent
        guard parent.exists else { return }
        measurements[parent].contents.subtract([.sharesAlongX, .sharesAlongY])
        noteChange(of: slot)
    }

    /// Notes for the layout around a node that it may answer differently.
    mutating func noteChange(of slot: NodeIndex) {
        let parent = nodes[slot].parent
        if parent.exists, nodes[parent].kind.isLayout { layoutBox(parent).noteChange(of: slot) }
    }

    /// Makes the next pass place the node's children, on its way from the root.
    mutating func invalidatePlacement(_ slot: NodeIndex) {
        var node = slot
        while node.exists {
            nodes[node].flags.remove(.validPlacement)
            if nodes[node].kind.isLayout { layoutBox(node).placedWidth = .nan }
            node = nodes[node].parent
        }
    }

    /// Drops what is remembered about one node.
    ///
    /// - Parameter child: The child that changed and is noted; absent: anything may have.
    mutating func forget(_ slot: NodeIndex, _ dropped: NodeFlags = .remembered, because child: NodeIndex = .absent) {
        nodes[slot].flags.subtract(dropped.union([.hasForgotten, .overBudget]))
        dropMeasurements(slot)
        if nodes[slot].kind.isLayout {
            let box = layoutBox(slot)
            box.cacheIsStale = true
            if !child.exists { box.forgetChanges() }
        }
    }

    /// Drops what is remembered about a whole subtree, and about the ancestors. Parts that were never measured are
    /// skipped.
    mutating func invalidateSubtree(_ slot: NodeIndex) {
        traitEdits &+= 1
        var node = slot
        repeat {
            guard nodes[node].flags.contains(.mayInherit) else {
                node = followingSkippingChildren(node, within: slot)
                continue
            }
            if !nodes[node].kind.isSimpleLeaf || nodes[node].kind.inheritsTraits { forget(node) }
            node = following(node, within: slot)
        } while node.exists
        if nodes[slot].parent.exists { invalidate(nodes[slot].parent, because: slot) }
    }

    /// The node after `node` in pre-order inside the subtree of `top`, or -1.
    func following(_ node: NodeIndex, within top: NodeIndex) -> NodeIndex {
        let child = nodes[node].firstChild
        return child.exists ? child : followingSkippingChildren(node, within: top)
    }

    /// The node after the whole subtree of `node` in pre-order inside the subtree of `top`, or -1.
    func followingSkippingChildren(_ node: NodeIndex, within top: NodeIndex) -> NodeIndex {
        var node = node
        while node != top {
            let next = nodes[node].next
            if next.exists { return next }
            node = nodes[node].parent
        }
        return .absent
    }

    func layoutBox(_ slot: NodeIndex) -> LayoutBox {
        unsafeDowncast(objects[nodes[slot].side]!.takeUnretainedValue(), to: LayoutBox.self)
    }

    func leafBox(_ slot: NodeIndex) -> LeafBox {
        unsafeDowncast(objects[nodes[slot].side]!.takeUnretainedValue(), to: LeafBox.self)
    }

    func guideBox(_ slot: NodeIndex) -> GuideBox {
        unsafeDowncast(objects[nodes[slot].side]!.takeUnretainedValue(), to: GuideBox.self)
    }

    /// The names from the root to the node, joined with slashes; a node without a name is written by its kind.
    func path(of slot: NodeIndex) -> String {
        var parts: [String] = []
        var node = slot
        while node.exists {
            let own = names[node] ?? "\(nodes[node].kind)#\(node.rawValue)"
            // In a deep tree the two ends suffice.
            if parts.count < 32 || !nodes[node].parent.exists {
                parts.append(own)
            } else if parts.count == 32 {
                parts.append("…")
            }
            node = nodes[node].parent
        }
        return parts.reversed().joined(separator: "/")
    }

    mutating func record(_ kind: Diagnostic.Kind, _ slot: NodeIndex, _ proposal: ProposedViewSize? = nil) {
        guard diagnostics.count < Diagnostic.limit else {
            suppressedDiagnostics += 1
            return
        }
        diagnostics.append(
            Diagnostic(
                node: NodeID(slot, generation: nodes[slot].generation), path: path(of: slot),
                proposal: proposal, kind: kind))
    }
}
