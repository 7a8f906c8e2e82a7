import MullionGeometry

/// A change of one node that no ancestor has been told of yet.
struct PendingChange {
    let slot: Int32
    /// Whether one box took the place of another, whose ranges were these; else the node itself must be asked.
    let isBoxSwap: Bool
    /// Neither the style nor the children changed.
    var keepsTraits = false
    let oldWidths: LengthRange
    let oldHeights: LengthRange
}

/// A node waiting for its turn to be settled, with its depth below the root.
struct RevalidationTurn {
    let depth: Int
    let node: Int32
    /// The children that changed kept all their widths: a node that asks widths first need not ask them again.
    var isAboutHeights: Bool
}

/// Small changes: how far up does a change reach, and what must be placed again?
///
/// An edit notes the node and leaves all remembered answers in place. Before the next question they are settled,
/// deepest node first:
/// 1. Set the node's answers aside, and ask it all the same questions anew.
/// 2. If every answer, range and derived trait has the same bits, no ancestor can have noticed: the change stays below
///    this node, and only its own children are placed again.
/// 3. Otherwise its parent changed too: go on there. When only heights differ, a separable parent keeps its widths.
///
/// A box whose extent across its stack neither was nor becomes the largest does not even reach step 1 of its stack.
/// Many changes at once are not worth this: then the answers of all ancestors are dropped (`Store.invalidate`).
///
/// - Complexity: O(changed nodes × (depth + siblings)), and O(depth) for the box across its stack.
extension Store {
    /// How many changes are revalidated one by one: few, also beside the size of the tree.
    private var pendingLimit: Int { min(64, max(2, count / 8)) }

    /// Notes that a node answers anew. Its remembered answers stay for comparison.
    mutating func noteChange(_ slot: Int32, keepingTraits: Bool = false) {
        note(
            PendingChange(
                slot: slot, isBoxSwap: false, keepsTraits: keepingTraits, oldWidths: .rigid(0), oldHeights: .rigid(0))
        )
    }

    /// Notes that a box gets other ranges; to be called before they are written.
    mutating func noteBoxSwap(_ slot: Int32) {
        note(
            PendingChange(
                slot: slot, isBoxSwap: true, oldWidths: ranges[Int(slot)],
                oldHeights: answers[Int(slot)].heightRange))
    }

    private mutating func note(_ change: PendingChange) {
        let i = Int(change.slot)
        // Asked by nobody: nobody depends on it.
        guard nodes[i].kind.isSimpleLeaf || !nodes[i].flags.isDisjoint(with: .remembered) else { return }
        guard directionNodes == 0, !hasManyChanges else {
            invalidate(change.slot, keepingTraits: change.keepsTraits)
            return
        }
        if nodes[i].flags.contains(.hasPendingChange) {
            // Of two changes the one that drops more counts.
            guard !change.keepsTraits, let row = pending.firstIndex(where: { $0.slot == change.slot }) else { return }
            pending[row].keepsTraits = false
            return
        }
        nodes[i].flags.insert(.hasPendingChange)
        pending.append(change)
        if pending.count > pendingLimit { stopComparing() }
    }

    /// Gives up revalidating one by one until the next pass.
    private mutating func stopComparing() {
        hasManyChanges = true
        for change in pending {
            nodes[Int(change.slot)].flags.remove(.hasPendingChange)
            invalidate(change.slot, keepingTraits: change.keepsTraits)
        }
        pending.removeAll(keepingCapacity: true)
    }

    /// Forgets the note about a node that is destroyed.
    mutating func dropPendingChange(_ slot: Int32) {
        guard nodes[Int(slot)].flags.contains(.hasPendingChange) else { return }
        pending.removeAll { $0.slot == slot }
    }
}

extension Engine {
    /// Revalidates all pending changes. Afterwards `revalidated` lists the nodes whose children must be placed again although
    /// nothing above them changed, topmost first.
    func revalidateChanges() {
        store.pointee.hasManyChanges = false
        store.pointee.revalidated.removeAll(keepingCapacity: true)
        let count = store.pointee.pending.count
        guard count > 0 else { return }
        defer { store.pointee.pending.removeAll(keepingCapacity: true) }
        for i in 0..<count { nodes[Int(store.pointee.pending[i].slot)].flags.remove(.hasPendingChange) }

        // Boxes last: they look whether their stack has its turn anyway.
        for i in 0..<count { begin(store.pointee.pending[i], boxes: false) }
        for i in 0..<count { begin(store.pointee.pending[i], boxes: true) }

        while let turn = takeDeepest() {
            let wasPlaced = has(turn.node, .validPlacement)
            let parent = nodes[Int(turn.node)].parent
            let difference = askAnew(turn)
            store.pointee.forgetShares(around: turn.node)
            switch difference {
            case .nothing: if wasPlaced { store.pointee.revalidated.append(turn) }
            case .heights: if turn.depth > 0 { enqueue(parent, turn.depth - 1, aboutHeights: true) }
            case .anything: if turn.depth > 0 { enqueue(parent, turn.depth - 1, aboutHeights: false) }
            }
        }
        if store.pointee.revalidated.count > 1 { store.pointee.revalidated.sort { $0.depth < $1.depth } }
    }

    /// Places again what ``revalidateChanges()`` found, unless a pass from above has been there.
    func placeRevalidated() {
        for i in 0..<store.pointee.revalidated.count {
            let n = store.pointee.revalidated[i].node
            if !has(n, .validPlacement) { placeChildren(n, mirrored: has(n, .placedRightToLeft)) }
        }
    }

    private func begin(_ change: PendingChange, boxes: Bool) {
        guard kind(change.slot).isSimpleLeaf == boxes else { return }
        guard let depth = depthBelowRoot(change.slot) else {
            store.pointee.invalidate(change.slot)
            return
        }
        if boxes { revalidateBox(change, depth) } else { enqueue(change.slot, depth, aboutHeights: false) }
    }

    private func depthBelowRoot(_ n: Int32) -> Int? {
        var depth = 0
        var top = n
        while nodes[Int(top)].parent >= 0 {
            top = nodes[Int(top)].parent
            depth += 1
        }
        return top == store.pointee.root ? depth : nil
    }

    private func enqueue(_ n: Int32, _ depth: Int, aboutHeights: Bool) {
        // Asked by nobody: the change ends here.
        guard !nodes[Int(n)].flags.isDisjoint(with: .remembered) else { return }
        if has(n, .hasPendingChange) {
            if aboutHeights { return }
            for i in store.pointee.turns.indices where store.pointee.turns[i].node == n {
                store.pointee.turns[i].isAboutHeights = false
            }
            return
        }
        nodes[Int(n)].flags.insert(.hasPendingChange)
        store.pointee.turns.append(RevalidationTurn(depth: depth, node: n, isAboutHeights: aboutHeights))
    }

    private func takeDeepest() -> RevalidationTurn? {
        guard var deepest = store.pointee.turns.indices.first else { return nil }
        for i in store.pointee.turns.indices where store.pointee.turns[i].depth > store.pointee.turns[deepest].depth {
            deepest = i
        }
        store.pointee.turns.swapAt(deepest, store.pointee.turns.count - 1)
        let turn = store.pointee.turns.removeLast()
        nodes[Int(turn.node)].flags.remove(.hasPendingChange)
        return turn
    }

    // MARK: - One node

    /// What of a node its ancestors may find changed.
    private enum Difference {
        case nothing, heights, anything
    }

    /// Asks a node everything it remembers anew; whether all of it, and its derived traits, stayed the same bits.
    private func askAnew(_ turn: RevalidationTurn) -> Difference {
        let n = turn.node
        let i = Int(n)
        let before = nodes[i]
        let range = ranges[i]
        let hasGuides = store.pointee.guideAnswers[n] != nil
        let remembered = store.pointee.setAsideAnswers(n)
        let first = store.pointee.setAside.count - remembered
        defer { store.pointee.setAside.removeLast(remembered) }
        // What ancestors may still build on is not all here, or is too much to ask again.
        let isComparable = !before.flags.contains(.hasForgotten) && remembered <= 8

        if turn.isAboutHeights, before.flags.contains([.separable, .validTraits]), before.kind != .custom, !hasGuides {
            store.pointee.forgetHeights(n)
            return isComparable && heightsStayed(n, first, remembered) ? .nothing : .heights
        }
        store.pointee.forget(n)
        refreshTraits(n)
        let after = nodes[i]
        guard isComparable, !hasGuides, before.flags.isDisjoint(with: .sideSpacing),
            after.flags.isDisjoint(with: .sideSpacing), before.guides == after.guides, before.edges == after.edges,
            before.flags.intersection(.traits) == after.flags.intersection(.traits)
        else { return .anything }
        guard after.flags.contains(.separable) else { return sizesStayed(n, first, remembered) ? .nothing : .anything }
        if before.flags.contains(.validWidthRange), !same(widthRange(n), range) { return .anything }
        for row in first..<first + remembered {
            let old = store.pointee.setAside[row]
            if !same(width(n, old.proposedWidth, unspecified), old.width) { return .anything }
        }
        return heightsStayed(n, first, remembered) ? .nothing : .heights
    }

    private func sizesStayed(_ n: Int32, _ first: Int, _ count: Int) -> Bool {
        for row in first..<first + count {
            let old = store.pointee.setAside[row]
            let size = size(n, old.proposedWidth, old.proposedHeight)
            if !same(size.width, old.width) || !same(size.height, old.height) { return false }
        }
        return true
    }

    private func heightsStayed(_ n: Int32, _ first: Int, _ count: Int) -> Bool {
        for row in first..<first + count {
            let old = store.pointee.setAside[row]
            let pw = old.proposedWidth
            if old.facts.contains(.heightRange), !same(heightRange(n, pw), old.heightRange) { return false }
            if old.facts.contains(.height), !same(height(n, pw, old.proposedHeight), old.height) { return false }
        }
        return true
    }

    private func same(_ a: CGFloat, _ b: CGFloat) -> Bool { a.native.bitPattern == b.native.bitPattern }

    private func same(_ a: LengthRange, _ b: LengthRange) -> Bool {
        same(a.min, b.min) && same(a.ideal, b.ideal) && same(a.max, b.max)
    }

    // MARK: - One box

    /// A simple leaf changed: its stack is asked anew, unless nothing the stack remembers can differ.
    private func revalidateBox(_ change: PendingChange, _ depth: Int) {
        let parent = nodes[Int(change.slot)].parent
        guard parent >= 0 else { return }
        if change.isBoxSwap, staysInside(change, parent) { return }
        let keepsWidths = change.isBoxSwap && same(change.oldWidths, ranges[Int(change.slot)])
        enqueue(parent, depth - 1, aboutHeights: keepsWidths)
    }

    /// Whether the box differs only across its stack and is not the one that decides the stack's extent there; if so,
    /// its frame is written.
    private func staysInside(_ change: PendingChange, _ parent: Int32) -> Bool {
        let (n, p) = (Int(change.slot), Int(parent))
        let flags = nodes[p].flags
        guard nodes[p].kind.isStack, flags.contains([.separable, .validTraits]),
            flags.isDisjoint(with: [.guided, .inset, .hasPendingChange, .placedRightToLeft, .hasForgotten])
        else { return false }
        let isRow = nodes[p].kind == .hstack
        let (widths, heights) = (ranges[n], answers[n].heightRange)
        let (oldAlong, along) = isRow ? (change.oldWidths, widths) : (change.oldHeights, heights)
        let (oldAcross, across) = isRow ? (change.oldHeights, heights) : (change.oldWidths, widths)
        guard same(oldAlong, along) else { return false }

        /// Whether one extent stays: the box neither decided it nor would.
        func stays(_ old: CGFloat, _ new: CGFloat, _ extent: CGFloat) -> Bool {
            same(old, new) || (old < extent && new <= extent)
        }
        func stays(_ extents: LengthRange) -> Bool {
            stays(oldAcross.min, across.min, extents.min) && stays(oldAcross.ideal, across.ideal, extents.ideal)
                && stays(oldAcross.max, across.max, extents.max)
        }
        func stays(_ answer: Answer) -> Bool {
            let p = isRow ? answer.proposedHeight : answer.proposedWidth
            let (old, new) = (Self.leafLength(oldAcross, p), Self.leafLength(across, p))
            if !isRow { return !answer.facts.contains(.width) || stays(old, new, answer.width) }
            return (!answer.facts.contains(.height) || stays(old, new, answer.height))
                && (!answer.facts.contains(.heightRange) || stays(answer.heightRange))
        }
        if !isRow, flags.contains(.validWidthRange), !stays(ranges[p]) { return false }
        if !stays(answers[p]) { return false }
        var row = answers[p].next
        while row >= 0 {
            if !stays(store.pointee.overflow[Int(row)]) { return false }
            row = store.pointee.overflow[Int(row)].next
        }
        guard flags.contains(.validPlacement) else { return true }
        return placeInside(change.slot, parent, isRow: isRow)
    }

    /// Writes the frame of a box that changed across its stack; false where the stack was placed by its own extent, so
    /// that the offset depends on the other children.
    private func placeInside(_ child: Int32, _ parent: Int32, isRow: Bool) -> Bool {
        let stack = placements[Int(parent)]
        let code = isRow ? nodes[Int(parent)].verticalGuide : nodes[Int(parent)].horizontalGuide
        let wasFinalPass =
            (isRow ? stack.proposedHeight : stack.proposedWidth).isNaN && nodes[Int(parent)].childCount > 1
        guard !wasFinalPass || code == .leading || code == .top else { return false }
        let place = placements[Int(child)]
        var arranged = ChildPlacement(
            node: child, x: place.x, y: place.y, width: place.width, height: place.height,
            proposedWidth: place.proposedWidth, proposedHeight: place.proposedHeight)
        if isRow {
            arranged.height = height(child, place.proposedWidth, place.proposedHeight)
            arranged.y = Self.crossOffset(code, stack.height, arranged.height)
        } else {
            arranged.width = width(child, place.proposedWidth, place.proposedHeight)
            arranged.x = Self.crossOffset(code, stack.width, arranged.width)
        }
        commit(arranged, mirrored: false)
        return true
    }
}

extension Store {
    /// Drops the heights a node remembers; its widths, and what is known about it whatever is proposed, stay.
    mutating func forgetHeights(_ slot: Int32) {
        let heights: Answer.Facts = [.height, .heightRange, .sharesAlongX, .sharesAlongY]
        nodes[Int(slot)].flags.remove(.validPlacement)
        answers[Int(slot)].facts.subtract(heights)
        var row = answers[Int(slot)].next
        while row >= 0 {
            overflow[Int(row)].facts.subtract(heights)
            row = overflow[Int(row)].next
        }
    }

    /// Copies a node's answers aside, the current one last; returns how many.
    mutating func setAsideAnswers(_ slot: Int32) -> Int {
        let before = setAside.count
        var row = answers[Int(slot)].next
        while row >= 0 {
            setAside.append(overflow[Int(row)])
            row = overflow[Int(row)].next
        }
        if !answers[Int(slot)].facts.isEmpty { setAside.append(answers[Int(slot)]) }
        return setAside.count - before
    }
}
