import MullionGeometry

/// The flat storage of a tree: parallel arrays indexed by slot, side tables for what few nodes have.
///
/// A slot keeps its number for the life of its node, so identities need no indirection; children are linked lists.
/// Nodes made in pre-order lie in pre-order. The arrays are raw memory because every pass reads and writes them through
/// one pointer, with custom layouts re-entering in the middle: nothing here may be guarded by an exclusive access.
///
/// Invariant of the remembered answers: a node that was never asked since its last invalidation has no ancestor that
/// depends on it. Invalidation therefore climbs only while it meets nodes that were asked.
struct Store {
    // Parallel arrays of `capacity` slots; `count` are in use or on the free list.
    var nodes: UnsafeMutablePointer<Node>
    var ranges: UnsafeMutablePointer<LengthRange>
    var answers: UnsafeMutablePointer<Answer>
    var placements: UnsafeMutablePointer<Placement>
    var capacity: Int
    var count = 0
    /// Slots that ever held a node, so that their generation means something: at least `count`.
    private var usedCount = 0
    /// The first free slot; each names the next one where its next sibling would stand.
    var firstFreeSlot: Int32 = -1
    var freeSlotCount = 0

    // Answers beyond the first of a node.
    var overflow: UnsafeMutablePointer<Answer>
    var overflowCapacity: Int
    var overflowCount = 0
    var freeOverflow: Int32 = -1

    // Side tables.
    var limits = RawTable<Limits>()
    var objects = RawTable<Unmanaged<NodeObject>?>()
    var names: [Int32: String] = [:]
    var values: [Int32: [ObjectIdentifier: ValueBox]] = [:]
    var spacings: [Int32: ViewSpacing] = [:]
    var repairs: [Int32: [Diagnostic.Kind]] = [:]
    var guideAnswers: [Int32: [GuideAnswer]] = [:]
    var customGuides: [AlignmentKey] = []

    // Changes not revalidated yet, and scratch for revalidation.
    var pending: [PendingChange] = []
    /// More changes came than are revalidated one by one.
    var hasManyChanges = false
    var turns: [RevalidationTurn] = []
    var revalidated: [RevalidationTurn] = []
    var setAside: [Answer] = []

    // One pass.
    var scratch = ScratchStack()
    var stamp: UInt16 = 0
    var isLayingOut = false
    var isRightToLeft = false
    /// The node whose measure function, guide or layout runs; -1 when none does.
    var callingNode: Int32 = -1
    var stack = FreshStack()
    var innermostCall: UnsafeMutablePointer<ActiveCall>?
    var callCount: UInt64 = 0
    var diagnostics: [Diagnostic] = []
    var suppressedDiagnostics = 0
    var changes = RawList<ChangeRecord>()
    var trace: [TraceEntry]?
    var counts = PassCounts()

    var root: Int32 = -1
    var owner: Unmanaged<LayoutTree>?
    var verifiesAnswers = false
    var directionNodes = 0

    init() {
        capacity = 16
        nodes = RawMemory.allocated(capacity)
        ranges = RawMemory.allocated(capacity)
        answers = RawMemory.allocated(capacity)
        placements = RawMemory.allocated(capacity)
        overflowCapacity = 16
        overflow = RawMemory.allocated(overflowCapacity)
    }

    func deallocate() {
        // Raw memory holds trivial types only, and references that are given back one by one.
        RawMemory.deallocate(nodes)
        RawMemory.deallocate(ranges)
        RawMemory.deallocate(answers)
        RawMemory.deallocate(placements)
        RawMemory.deallocate(overflow)
        limits.deallocate()
        for row in 0..<objects.count { objects.rows[row]?.release() }
        objects.deallocate()
        changes.deallocate()
        scratch.deallocate()
        stack.deallocate()
    }
}

// MARK: - Slots

extension Store {
    mutating func makeSlot() -> Int32 {
        if firstFreeSlot >= 0 {
            let slot = firstFreeSlot
            firstFreeSlot = nodes[Int(slot)].next
            freeSlotCount -= 1
            let generation = nodes[Int(slot)].generation
            initialize(slot, generation: generation)
            return slot
        }
        if count == capacity { grow(to: capacity * 2) }
        precondition(count < Int(Int32.max), "a tree holds at most \(Int32.max) nodes")
        let slot = Int32(count)
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
        names.removeAll(keepingCapacity: true)
        values.removeAll(keepingCapacity: true)
        spacings.removeAll(keepingCapacity: true)
        repairs.removeAll(keepingCapacity: true)
        guideAnswers.removeAll(keepingCapacity: true)
        pending.removeAll(keepingCapacity: true)
        hasManyChanges = false
        changes.removeAll()
        count = 0
        (firstFreeSlot, freeSlotCount) = (-1, 0)
        (overflowCount, freeOverflow) = (0, -1)
        directionNodes = 0
        root = -1
    }

    private func initialize(_ slot: Int32, generation: UInt32) {
        let i = Int(slot)
        var node = Node()
        node.generation = generation
        node.flags = .alive
        (nodes + i).initialize(to: node)
        (ranges + i).initialize(to: LengthRange(0, 0, 0))
        (answers + i).initialize(to: Answer())
        (placements + i).initialize(to: Placement())
    }

    mutating func freeSlot(_ slot: Int32) {
        let i = Int(slot)
        dropPendingChange(slot)
        dropAnswers(slot)
        freeStyle(slot)
        if nodes[i].flags.contains(.named) { names[slot] = nil }
        if nodes[i].flags.contains(.valued) { values[slot] = nil }
        if nodes[i].flags.contains(.sideSpacing) { spacings[slot] = nil }
        nodes[i].flags = []
        nodes[i].generation &+= 1
        nodes[i].next = firstFreeSlot
        firstFreeSlot = slot
        freeSlotCount += 1
    }

    mutating func grow(to newCapacity: Int) {
        guard newCapacity > capacity else { return }
        nodes = RawMemory.resized(nodes, to: newCapacity)
        ranges = RawMemory.resized(ranges, to: newCapacity)
        answers = RawMemory.resized(answers, to: newCapacity)
        placements = RawMemory.resized(placements, to: newCapacity)
        capacity = newCapacity
    }

    /// Gives back what the node's kind keeps in side tables.
    mutating func freeStyle(_ slot: Int32) {
        let i = Int(slot)
        let side = nodes[i].side
        switch nodes[i].kind {
        case .flexibleFrame, .padding:
            if side >= 0 { limits.remove(side) }
        case .measured, .guide, .custom, .separableLayout:
            if nodes[i].kind == .measured, nodes[i].flags.contains(.sideSpacing) { dropSpacing(slot) }
            if side >= 0 {
                objects[side]?.release()
                objects[side] = nil
                objects.remove(side)
            }
        case .direction: directionNodes -= 1
        default: break
        }
        nodes[i].side = -1
        if nodes[i].flags.contains(.repairedStyle) { repairs[slot] = nil }
        nodes[i].flags.subtract(.style)
    }

    /// The code of a guide; a custom guide seen for the first time gets a row.
    mutating func code(of key: AlignmentKey) -> GuideCode {
        if let builtin = GuideCode(builtin: key) { return builtin }
        let row = customGuides.firstIndex(of: key) ?? customGuides.endIndex
        if row == customGuides.endIndex { customGuides.append(key) }
        return .custom(row: row, axis: key.axis)
    }

    /// The guide a code stands for.
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
    mutating func dropAnswers(_ slot: Int32) {
        let i = Int(slot)
        var extra = answers[i].next
        while extra >= 0 {
            let following = overflow[Int(extra)].next
            overflow[Int(extra)].next = freeOverflow
            freeOverflow = extra
            extra = following
        }
        answers[i].next = -1
        answers[i].facts = []
        if !guideAnswers.isEmpty { guideAnswers[slot] = nil }
    }

    mutating func makeOverflow(_ answer: Answer) -> Int32 {
        if freeOverflow >= 0 {
            let row = freeOverflow
            freeOverflow = overflow[Int(row)].next
            overflow[Int(row)] = answer
            return row
        }
        if overflowCount == overflowCapacity {
            overflowCapacity *= 2
            overflow = RawMemory.resized(overflow, to: overflowCapacity)
        }
        (overflow + overflowCount).initialize(to: answer)
        overflowCount += 1
        return Int32(overflowCount - 1)
    }

    /// Drops what is remembered about a node and its ancestors.
    ///
    /// - Parameter keepingTraits: What is true whatever is proposed did not change: no style and no list of children.
    ///   What a custom layout's code may find out otherwise now is dropped all the same, from there upwards.
    /// - Complexity: O(depth); stops early at a node nobody has asked since its own last invalidation.
    mutating func invalidate(_ slot: Int32, keepingTraits: Bool = false) {
        var dropped = keepingTraits ? NodeFlags.remembered.subtracting(.validTraits) : .remembered
        var n = slot
        while n >= 0 {
            let i = Int(n)
            if nodes[i].kind == .custom { dropped = .remembered }
            if nodes[i].kind.isSimpleLeaf {
                // Nothing is remembered about the answers of a simple leaf; it counts as asked.
                if nodes[i].kind.inheritsTraits, !keepingTraits { nodes[i].flags.subtract(.remembered) }
            } else {
                guard !nodes[i].flags.isDisjoint(with: dropped) else { return }
                forget(n, dropped)
            }
            n = nodes[i].parent
        }
    }

    /// After a node was asked by somebody else than its parent: the parent's note that its children's current answers
    /// are those to their shares does not hold any more.
    mutating func forgetShares(around slot: Int32) {
        let parent = nodes[Int(slot)].parent
        if parent >= 0 { answers[Int(parent)].facts.subtract([.sharesAlongX, .sharesAlongY]) }
    }

    /// Makes the next pass place the node's children, on its way from the root.
    mutating func invalidatePlacement(_ slot: Int32) {
        var n = slot
        while n >= 0 {
            nodes[Int(n)].flags.remove(.validPlacement)
            n = nodes[Int(n)].parent
        }
    }

    /// Drops what is remembered about one node.
    mutating func forget(_ slot: Int32, _ dropped: NodeFlags = .remembered) {
        nodes[Int(slot)].flags.subtract(dropped.union([.hasForgotten, .overBudget]))
        dropAnswers(slot)
        if nodes[Int(slot)].kind.isLayout { layoutBox(slot).cacheIsStale = true }
    }

    /// Drops what is remembered about a whole subtree, and about the ancestors. Parts nobody ever asked are skipped.
    mutating func invalidateSubtree(_ slot: Int32) {
        var n = slot
        repeat {
            guard nodes[Int(n)].flags.contains(.mayInherit) else {
                n = followingSkippingChildren(n, within: slot)
                continue
            }
            if !nodes[Int(n)].kind.isSimpleLeaf || nodes[Int(n)].kind.inheritsTraits { forget(n) }
            n = following(n, within: slot)
        } while n >= 0
        if nodes[Int(slot)].parent >= 0 { invalidate(nodes[Int(slot)].parent) }
    }

    /// The node after `n` in pre-order inside the subtree of `top`, or -1.
    func following(_ n: Int32, within top: Int32) -> Int32 {
        let child = nodes[Int(n)].firstChild
        return child >= 0 ? child : followingSkippingChildren(n, within: top)
    }

    /// The node after the whole subtree of `n` in pre-order inside the subtree of `top`, or -1.
    func followingSkippingChildren(_ n: Int32, within top: Int32) -> Int32 {
        var n = n
        while n != top {
            let next = nodes[Int(n)].next
            if next >= 0 { return next }
            n = nodes[Int(n)].parent
        }
        return -1
    }

    func layoutBox(_ slot: Int32) -> LayoutBox {
        unsafeDowncast(objects[nodes[Int(slot)].side]!.takeUnretainedValue(), to: LayoutBox.self)
    }

    func leafBox(_ slot: Int32) -> LeafBox {
        unsafeDowncast(objects[nodes[Int(slot)].side]!.takeUnretainedValue(), to: LeafBox.self)
    }

    func guideBox(_ slot: Int32) -> GuideBox {
        unsafeDowncast(objects[nodes[Int(slot)].side]!.takeUnretainedValue(), to: GuideBox.self)
    }

    /// The names from the root to the node, joined with slashes; a node without a name is written by its kind.
    func path(of slot: Int32) -> String {
        var parts: [String] = []
        var n = slot
        while n >= 0 {
            let own = names[n] ?? "\(nodes[Int(n)].kind)#\(n)"
            // Deep trees: the two ends say enough.
            if parts.count < 32 || nodes[Int(n)].parent < 0 {
                parts.append(own)
            } else if parts.count == 32 {
                parts.append("…")
            }
            n = nodes[Int(n)].parent
        }
        return parts.reversed().joined(separator: "/")
    }

    mutating func record(_ kind: Diagnostic.Kind, _ slot: Int32, _ proposal: ProposedViewSize? = nil) {
        guard diagnostics.count < Diagnostic.limit else {
            suppressedDiagnostics += 1
            return
        }
        diagnostics.append(
            Diagnostic(
                node: NodeID(index: slot, generation: nodes[Int(slot)].generation), path: path(of: slot),
                proposal: proposal, kind: kind))
    }
}
