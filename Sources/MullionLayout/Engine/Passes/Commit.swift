import MullionGeometry

/// The last pass: frames, from the root down. A subtree is entered only when something in it changed, or when it is
/// placed with a different proposal or direction than last time.
struct Placer: PlacementSink {
    let mirrored: Bool
    /// The width of the container, in which positions are mirrored.
    let extent: CGFloat

    var placer: Placer? { self }

    @inline(__always)
    mutating func receive(_ child: ChildPlacement, _ engine: Engine) {
        var child = child
        if mirrored { child.x = fromOtherSide(child.x, child.width) }
        engine.commit(child, mirrored: mirrored)
    }

    func leaveOut(_ child: NodeIndex, _ engine: Engine) { engine.leaveOut(child) }

    /// The leading edge seen from the other side (Layout rule 6.11); 0 where a length has no end.
    @inline(__always)
    private func fromOtherSide(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
        let x = extent - (x + width)
        return x.isFinite ? x : 0
    }

    @inline(__always)
    func isInPlace(_ child: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ engine: Engine) -> Bool {
        let flags = engine.flags(child)
        return flags.contains(.validPlacement) && flags.contains(.placedRightToLeft) == mirrored
            && flags.isDisjoint(with: [.unplaced, .framed]) && engine.wasPlaced(child, proposedWidth, proposedHeight)
    }

    @inline(__always)
    mutating func move(_ child: NodeIndex, x: CGFloat, y: CGFloat, _ engine: Engine) {
        let width = engine.placements[child].width
        engine.commitOrigin(child, mirrored ? fromOtherSide(x, width) : x, y)
    }
}

extension Engine {
    /// Whether the node was last placed with this proposal.
    @inline(__always)
    func wasPlaced(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> Bool {
        same(placements[node].proposedWidth, proposedWidth) && same(placements[node].proposedHeight, proposedHeight)
    }

    /// Places a node at the position from its parent, and continues with its children.
    @inline(__always)
    func commit(_ child: ChildPlacement, mirrored: Bool) {
        let placement = placements + child.node.offset
        // Canonical zero: positions are compared bit by bit.
        let (x, y) = (child.x + 0, child.y + 0)
        let moved = !same(placement.pointee.x, x) || !same(placement.pointee.y, y)
        let resized = !same(placement.pointee.width, child.width) || !same(placement.pointee.height, child.height)
        if moved || resized || nodes[child.node].flags.contains(.unplaced) {
            noteChange(child.node, moved: moved, resized: resized)
            placement.pointee.x = x
            placement.pointee.y = y
            placement.pointee.width = child.width
            placement.pointee.height = child.height
        }
        if nodes[child.node].kind.isLeaf {
            placement.pointee.proposedWidth = child.proposedWidth
            placement.pointee.proposedHeight = child.proposedHeight
            return
        }
        // Leaves are never in place, so this is not called for them.
        if nodes[child.node].flags.contains(.framed) != child.isFramed {
            nodes[child.node].flags.formSymmetricDifference(.framed)
        }
        // Of a node nothing changed in, only a container that gives frames can change the size for the same proposal.
        if !resized, nodes[child.node].flags.contains(.validPlacement),
            nodes[child.node].flags.contains(.placedRightToLeft) == mirrored,
            wasPlaced(child.node, child.proposedWidth, child.proposedHeight)
        {
            return
        }
        placement.pointee.proposedWidth = child.proposedWidth
        placement.pointee.proposedHeight = child.proposedHeight
        placeChildren(child.node, mirrored: mirrored)
    }

    /// Moves a node, of which only the origin has changed, to the position from its parent.
    @inline(__always)
    func commitOrigin(_ node: NodeIndex, _ x: CGFloat, _ y: CGFloat) {
        let placement = placements + node.offset
        let (x, y) = (x + 0, y + 0)
        if same(placement.pointee.x, x), same(placement.pointee.y, y) { return }
        store.pointee.changes.append(ChangeRecord(slot: node, wasMoved: true, wasResized: false))
        placement.pointee.x = x
        placement.pointee.y = y
    }

    @inline(__always)
    private func noteChange(_ node: NodeIndex, moved: Bool, resized: Bool) {
        store.pointee.changes.append(ChangeRecord(slot: node, wasMoved: moved, wasResized: resized))
        nodes[node].flags.remove(.unplaced)
    }

    /// Places the children of a node whose own frame and proposal are written.
    @inline(never)
    func placeChildren(_ node: NodeIndex, mirrored outer: Bool) {
        if stackIsLow { return placeChildrenElsewhere(node, mirrored: outer) }
        store.pointee.counts.placements += 1
        var mirrored = outer
        if kind(node) == .direction {
            mirrored = has(node, .rightToLeft)
            store.pointee.isRightToLeft = mirrored
        }
        if kind(node) == .viewThatFits { hideAlternatives(node) }
        let placement = placements[node]
        let size = CGSize(width: placement.width, height: placement.height)
        if store.pointee.columnEdits.isEmpty || !placeEdited(node, mirrored: mirrored) {
            var placer = Placer(mirrored: mirrored, extent: size.width)
            arrange(node, placement.proposedWidth, placement.proposedHeight, size, &placer)
        }
        if kind(node) == .direction { store.pointee.isRightToLeft = outer }
        var flags = nodes[node].flags.union(.validPlacement)
        if mirrored { flags.insert(.placedRightToLeft) } else { flags.remove(.placedRightToLeft) }
        nodes[node].flags = flags
    }

    @inline(never)
    private func placeChildrenElsewhere(_ node: NodeIndex, mirrored: Bool) {
        onFurtherStack { placeChildren(node, mirrored: mirrored) }
    }

    /// Before the chosen alternative is placed, all others count as not placed.
    private func hideAlternatives(_ node: NodeIndex) {
        let placement = placements[node]
        let chosen = chosenAlternative(node, placement.proposedWidth, placement.proposedHeight)
        var child = firstChild(node)
        while child.exists {
            if child != chosen { leaveOut(child) }
            child = next(child)
        }
    }

    /// Takes a node's frame away, if it has one.
    func leaveOut(_ node: NodeIndex) {
        guard !has(node, .unplaced) else { return }
        // One that never was placed has no frame to lose.
        if !placements[node].width.isNaN { noteChange(node, moved: true, resized: true) }
        nodes[node].flags.insert(.unplaced)
        nodes[node].flags.remove(.validPlacement)
        placements[node] = Placement()
    }
}
