import MullionGeometry

/// A change of a node that has not reached its ancestors yet.
struct PendingChange {
    let slot: NodeIndex
    /// Whether a box replaced a box with these ranges; otherwise the node must be measured.
    let isBoxSwap: Bool
    /// Neither the style nor the children changed.
    var keepsTraits = false
    let oldWidths: LengthRange
    let oldHeights: LengthRange
}

/// A node waiting for its turn to be settled, with its depth below the root.
struct RevalidationTurn {
    let depth: Int
    let node: NodeIndex
    /// The children that changed kept all their widths: a node that asks widths first need not ask them again.
    var isAboutHeights: Bool
    /// The children that changed mean the same to the node's derived traits.
    var keepsRole = false
    /// The child of a column that changed, if the column's own style did not and no other child did.
    var child = ChangedChild()
}

/// The change of a node that its ancestors may notice.
enum Difference {
    case nothing, heights, anything
    /// None notices, and the node has been placed again.
    case inside
}

/// Small changes: how far up does a change reach, and what must be placed again?
///
/// An edit notes the node and leaves all remembered answers in place. Before the next question they are settled,
/// deepest node first:
/// 1. Set the node's measurements aside, and measure it again for the same proposals.
/// 2. If every answer, range and derived trait has the same bits, no ancestor can have noticed: the change stays below
///    this node, and only its own children are placed again.
/// 3. Otherwise its parent changed too: go on there. When only heights differ, a separable parent keeps its widths.
///
/// A box whose extent across its stack neither was nor becomes the largest does not even reach step 1 of its stack.
/// Many changes at once are not worth this: then the answers of all ancestors are dropped (`Store.invalidate`).
///
/// - Complexity: O(changed nodes × (depth + siblings)), and O(depth) for the box across its stack.
extension Store {
    /// How many changes are revalidated one by one: few, also compared with the size of the tree.
    private var pendingLimit: Int { min(64, max(2, count / 8)) }

    /// Records that a node must be measured again. Its previous measurements are kept for comparison.
    mutating func noteChange(_ slot: NodeIndex, keepingTraits: Bool = false) {
        note(
            PendingChange(
                slot: slot, isBoxSwap: false, keepsTraits: keepingTraits, oldWidths: .rigid(0), oldHeights: .rigid(0))
        )
    }

    /// Records that a box gets new ranges; call it before they are written.
    mutating func noteBoxSwap(_ slot: NodeIndex) {
        note(
            PendingChange(
                slot: slot, isBoxSwap: true, oldWidths: ranges[slot],
                oldHeights: measurements[slot].heightRange))
    }

    private mutating func note(_ change: PendingChange) {
        // Of boxes and leaves only lengths change here. What a custom layout prefers may follow from anything.
        let kind = nodes[change.slot].kind
        if kind == .custom || !(change.isBoxSwap || change.keepsTraits || kind == .measured) { traitEdits &+= 1 }
        // Never measured: nothing depends on it.
        guard nodes[change.slot].kind.isSimpleLeaf || !nodes[change.slot].flags.isDisjoint(with: .remembered) else {
            return
        }
        guard directionNodes == 0, !hasManyChanges else {
            invalidate(change.slot, keepingTraits: change.keepsTraits)
            return
        }
        if nodes[change.slot].flags.contains(.hasPendingChange) {
            // Of two changes the one that drops more counts.
            guard !change.keepsTraits, let row = pending.firstIndex(where: { $0.slot == change.slot }) else { return }
            pending[row].keepsTraits = false
            return
        }
        nodes[change.slot].flags.insert(.hasPendingChange)
        pending.append(change)
        if pending.count > pendingLimit { stopComparing() }
    }

    /// Gives up revalidating one by one until the next pass.
    private mutating func stopComparing() {
        hasManyChanges = true
        for change in pending {
            nodes[change.slot].flags.remove(.hasPendingChange)
            invalidate(change.slot, keepingTraits: change.keepsTraits)
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Forgets the note about a node that is destroyed.
    mutating func dropPendingChange(_ slot: NodeIndex) {
        guard nodes[slot].flags.contains(.hasPendingChange) else { return }
        pending.removeAll { $0.slot == slot }
    }
}

extension Engine {
    /// Revalidates all pending changes. Afterwards `revalidated` lists the nodes whose children must be placed again
    /// although nothing above them changed, topmost first.
    func revalidateChanges() {
        store.pointee.hasManyChanges = false
        store.pointee.revalidated.removeAll(keepingCapacity: true)
        store.pointee.columnEdits.removeAll(keepingCapacity: true)
        let count = store.pointee.pending.count
        guard count > 0 else { return }
        defer { store.pointee.pending.removeAll(keepingCapacity: true) }
        for i in 0..<count { nodes[store.pointee.pending[i].slot].flags.remove(.hasPendingChange) }

        // Boxes last: they look whether their stack has its turn anyway.
        for i in 0..<count { begin(store.pointee.pending[i], boxes: false) }
        for i in 0..<count { begin(store.pointee.pending[i], boxes: true) }

        while var turn = takeDeepest() {
            let wasPlaced = has(turn.node, .validPlacement)
            let parent = nodes[turn.node].parent
            let old = answers(of: turn.node, in: parent)
            if !turn.isAboutHeights { turn.isAboutHeights = columnKeepsWidths(turn) }
            noteColumnEdit(turn)
            var keepsRole = false
            let difference = askAnew(turn, &keepsRole)
            store.pointee.forgetShares(around: turn.node)
            if difference == .anything, keepsRole, gridStays(turn.node, in: parent) { continue }
            switch difference {
            case .inside: break
            case .nothing: if wasPlaced { store.pointee.revalidated.append(turn) }
            case .heights, .anything:
                guard turn.depth > 0 else { break }
                enqueue(
                    parent, turn.depth - 1, aboutHeights: difference == .heights, keepingRole: keepsRole, child: old)
            }
        }
        if store.pointee.revalidated.count > 1 { store.pointee.revalidated.sort { $0.depth < $1.depth } }
    }

    /// Places again what ``revalidateChanges()`` found, unless a pass from above has been there.
    func placeRevalidated() {
        for i in 0..<store.pointee.revalidated.count {
            let node = store.pointee.revalidated[i].node
            if !has(node, .validPlacement) { placeChildren(node, mirrored: has(node, .placedRightToLeft)) }
        }
    }

    private func begin(_ change: PendingChange, boxes: Bool) {
        guard kind(change.slot).isSimpleLeaf == boxes else { return }
        guard let depth = depthBelowRoot(change.slot) else {
            store.pointee.invalidate(change.slot)
            return
        }
        if boxes { return revalidateBox(change, depth) }
        if kind(change.slot).isLayout { layoutBox(change.slot).forgetChanges() }
        enqueue(change.slot, depth, aboutHeights: false)
    }

    private func depthBelowRoot(_ node: NodeIndex) -> Int? {
        var depth = 0
        var top = node
        while nodes[top].parent.exists {
            top = nodes[top].parent
            depth += 1
        }
        return top == store.pointee.root ? depth : nil
    }

    private func enqueue(
        _ node: NodeIndex, _ depth: Int, aboutHeights: Bool, keepingRole: Bool = false,
        child: ChangedChild = ChangedChild()
    ) {
        // Never measured: the change ends here.
        guard !nodes[node].flags.isDisjoint(with: .remembered) else { return }
        if has(node, .hasPendingChange) {
            for i in store.pointee.turns.indices where store.pointee.turns[i].node == node {
                store.pointee.turns[i].child = ChangedChild()
                if !aboutHeights { store.pointee.turns[i].isAboutHeights = false }
                if !keepingRole { store.pointee.turns[i].keepsRole = false }
            }
            return
        }
        nodes[node].flags.insert(.hasPendingChange)
        store.pointee.turns.append(
            RevalidationTurn(
                depth: depth, node: node, isAboutHeights: aboutHeights, keepsRole: keepingRole, child: child))
    }

    private func takeDeepest() -> RevalidationTurn? {
        guard var deepest = store.pointee.turns.indices.first else { return nil }
        for i in store.pointee.turns.indices where store.pointee.turns[i].depth > store.pointee.turns[deepest].depth {
            deepest = i
        }
        store.pointee.turns.swapAt(deepest, store.pointee.turns.count - 1)
        let turn = store.pointee.turns.removeLast()
        nodes[turn.node].flags.remove(.hasPendingChange)
        return turn
    }

    // MARK: - One node

    /// Measures a node again for all its proposals; returns whether the results and derived traits are equal to the
    /// bit.
    private func askAnew(_ turn: RevalidationTurn, _ keepsRole: inout Bool) -> Difference {
        let node = turn.node
        let before = nodes[node]
        if before.kind == .css, before.parent.exists, kind(before.parent) == .css {
            return cssDifference(turn, &keepsRole)
        }
        let range = ranges[node]
        let hasGuides = store.pointee.guideAnswers[node] != nil
        let remembered = store.pointee.setAsideMeasurements(node)
        let first = store.pointee.setAside.count - remembered
        defer { store.pointee.setAside.removeLast(remembered) }
        // What ancestors may still build on is not all here, or is too much to ask again.
        let isComparable = !before.flags.contains(.hasForgotten) && remembered <= 8

        if turn.isAboutHeights, before.kind != .css, before.flags.contains([.separable, .validTraits]),
            before.kind != .custom, !hasGuides
        {
            store.pointee.forgetHeights(node)
            keepsRole = true
            if remembered > 0 { reviseHeightRange(turn, store.pointee.setAside[first + remembered - 1]) }
            return isComparable && heightsStayed(node, first, remembered) ? .nothing : .heights
        }
        store.pointee.forget(
            node, keepsTraits(turn) ? .remembered.subtracting(.validTraits) : .remembered, because: node)
        refreshTraits(node)
        let after = nodes[node]
        let keepsTraits =
            before.flags.isDisjoint(with: .sideSpacing) && after.flags.isDisjoint(with: .sideSpacing)
            && before.guides == after.guides && before.edges == after.edges
            && before.flags.intersection(.traits) == after.flags.intersection(.traits)
        if !keepsTraits { store.pointee.traitEdits &+= 1 }
        keepsRole = keepsTraits
        guard isComparable, !hasGuides, keepsTraits else { return .anything }
        guard after.flags.contains(.separable) else {
            return sizesStayed(node, first, remembered) ? .nothing : .anything
        }
        if before.flags.contains(.validWidthRange), !sameRange(widthRange(node), range) { return .anything }
        for row in first..<first + remembered {
            let old = store.pointee.setAside[row]
            if !same(width(node, old.proposedWidth, unspecified), old.width) { return .anything }
        }
        return heightsStayed(node, first, remembered) ? .nothing : .heights
    }

    /// Whether only children changed, and only in their lengths.
    private func keepsTraits(_ turn: RevalidationTurn) -> Bool {
        let node = turn.node
        guard has(node, .validTraits) else { return false }
        if kind(node) == .css { return turn.keepsRole }
        guard kind(node).isLayout else { return false }
        let box = layoutBox(node)
        return (kind(node) == .separableLayout || box.hasCoupledMemory) && box.knowsChanges
            && box.memoryEdits == store.pointee.traitEdits
    }

    private func sizesStayed(_ node: NodeIndex, _ first: Int, _ count: Int) -> Bool {
        for row in first..<first + count {
            let old = store.pointee.setAside[row]
            let size = size(node, old.proposedWidth, old.proposedHeight)
            if !same(size.width, old.width) || !same(size.height, old.height) { return false }
        }
        return true
    }

    private func heightsStayed(_ node: NodeIndex, _ first: Int, _ count: Int) -> Bool {
        for row in first..<first + count {
            let old = store.pointee.setAside[row]
            let proposedWidth = old.proposedWidth
            if old.contents.contains(.heightRange), !sameRange(heightRange(node, proposedWidth), old.heightRange) {
                return false
            }
            if old.contents.contains(.height), !same(height(node, proposedWidth, old.proposedHeight), old.height) {
                return false
            }
        }
        return true
    }

    private func sameRange(_ a: LengthRange, _ b: LengthRange) -> Bool {
        same(a.min, b.min) && same(a.ideal, b.ideal) && same(a.max, b.max)
    }

    // MARK: - One box

    /// A simple leaf changed: its stack is measured again, unless none of its measurements can differ.
    private func revalidateBox(_ change: PendingChange, _ depth: Int) {
        let parent = nodes[change.slot].parent
        guard parent.exists else { return }
        store.pointee.noteChange(of: change.slot)
        if change.isBoxSwap, staysInside(change, parent) { return }
        let keepsWidths = change.isBoxSwap && sameRange(change.oldWidths, ranges[change.slot])
        let child = change.isBoxSwap ? ChangedChild(change) : ChangedChild()
        enqueue(parent, depth - 1, aboutHeights: keepsWidths, keepingRole: change.isBoxSwap, child: child)
    }

    /// Whether the box differs only across its stack and is not the one that decides the stack's extent there; if so,
    /// its frame is written.
    private func staysInside(_ change: PendingChange, _ parent: NodeIndex) -> Bool {

        let flags = nodes[parent].flags
        guard nodes[parent].kind.isStack, flags.contains([.separable, .validTraits]),
            flags.isDisjoint(with: [.guided, .inset, .hasPendingChange, .placedRightToLeft, .hasForgotten])
        else { return false }
        let isRow = nodes[parent].kind == .hstack
        let (widths, heights) = (ranges[change.slot], measurements[change.slot].heightRange)
        let (oldAlong, along) = isRow ? (change.oldWidths, widths) : (change.oldHeights, heights)
        let (oldAcross, across) = isRow ? (change.oldHeights, heights) : (change.oldWidths, widths)
        guard sameRange(oldAlong, along) else { return false }

        /// Whether one extent stays: the box neither decided it nor would.
        func stays(_ old: CGFloat, _ new: CGFloat, _ extent: CGFloat) -> Bool {
            same(old, new) || (old < extent && new <= extent)
        }
        func stays(_ extents: LengthRange) -> Bool {
            stays(oldAcross.min, across.min, extents.min) && stays(oldAcross.ideal, across.ideal, extents.ideal)
                && stays(oldAcross.max, across.max, extents.max)
        }
        @inline(__always)
        func stays(_ measurement: Measurement) -> Bool {
            let proposed = isRow ? measurement.proposedHeight : measurement.proposedWidth
            let (old, new) = (Self.leafLength(oldAcross, proposed), Self.leafLength(across, proposed))
            if !isRow { return !measurement.contents.contains(.width) || stays(old, new, measurement.width) }
            return (!measurement.contents.contains(.height) || stays(old, new, measurement.height))
                && (!measurement.contents.contains(.heightRange) || stays(measurement.heightRange))
        }
        if !isRow, flags.contains(.validWidthRange), !stays(ranges[parent]) { return false }
        if !stays(measurements[parent]) { return false }
        var row = measurements[parent].next
        while row >= 0 {
            if !stays(store.pointee.overflow[Int(row)]) { return false }
            row = store.pointee.overflow[Int(row)].next
        }
        guard flags.contains(.validPlacement) else { return true }
        return placeInside(change.slot, parent, isRow: isRow)
    }

    /// Writes the frame of a box that changed across its stack; false where the stack was placed by its own extent, so
    /// that the offset depends on the other children.
    private func placeInside(_ child: NodeIndex, _ parent: NodeIndex, isRow: Bool) -> Bool {
        let stack = placements[parent]
        let code = isRow ? nodes[parent].verticalGuide : nodes[parent].horizontalGuide
        let wasFinalPass = (isRow ? stack.proposedHeight : stack.proposedWidth).isNaN && nodes[parent].childCount > 1
        guard !wasFinalPass || code == .leading || code == .top else { return false }
        let placement = placements[child]
        var arranged = ChildPlacement(
            node: child, x: placement.x, y: placement.y, width: placement.width, height: placement.height,
            proposedWidth: placement.proposedWidth, proposedHeight: placement.proposedHeight)
        if isRow {
            arranged.height = height(child, placement.proposedWidth, placement.proposedHeight)
            arranged.y = Self.crossOffset(code, stack.height, arranged.height)
        } else {
            arranged.width = width(child, placement.proposedWidth, placement.proposedHeight)
            arranged.x = Self.crossOffset(code, stack.width, arranged.width)
        }
        commit(arranged, mirrored: false)
        return true
    }
}

extension Store {
    /// Drops the heights a node remembers; its widths, and its derived traits, stay.
    mutating func forgetHeights(_ slot: NodeIndex) {
        nodes[slot].flags.remove(.validPlacement)
        measurements[slot].contents.subtract(.allHeights)
        var row = measurements[slot].next
        while row >= 0 {
            overflow[Int(row)].contents.subtract(.allHeights)
            row = overflow[Int(row)].next
        }
    }

    /// Copies a node's answers aside, the current one last; returns how many.
    mutating func setAsideMeasurements(_ slot: NodeIndex) -> Int {
        let before = setAside.count
        var row = measurements[slot].next
        while row >= 0 {
            setAside.append(overflow[Int(row)])
            row = overflow[Int(row)].next
        }
        if !measurements[slot].contents.isEmpty { setAside.append(measurements[slot]) }
        return setAside.count - before
    }
}
