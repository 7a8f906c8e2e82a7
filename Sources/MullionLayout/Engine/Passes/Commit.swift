import MullionGeometry

/// The last pass: frames, from the root down. A subtree is entered only when something in it changed, or when it is
/// placed with another proposal or direction than last time.
struct Placer: PlacementSink {
    let mirrored: Bool
    /// The width of the container, in which positions are mirrored.
    let extent: CGFloat

    @inline(__always)
    mutating func receive(_ child: ChildPlacement, _ engine: Engine) {
        var child = child
        if mirrored { child.x = fromOtherSide(child.x, child.width) }
        engine.commit(child, mirrored: mirrored)
    }

    func leaveOut(_ child: Int32, _ engine: Engine) { engine.leaveOut(child) }

    /// The leading edge seen from the other side (rule 6.11); 0 where a length has no end.
    @inline(__always)
    private func fromOtherSide(_ x: CGFloat, _ width: CGFloat) -> CGFloat {
        let x = extent - (x + width)
        return x.isFinite ? x : 0
    }

    @inline(__always)
    func isInPlace(_ child: Int32, _ pw: CGFloat, _ ph: CGFloat, _ engine: Engine) -> Bool {
        let flags = engine.flags(child)
        return flags.contains(.validPlacement) && flags.contains(.placedRightToLeft) == mirrored
            && flags.isDisjoint(with: [.unplaced, .framed]) && engine.wasPlaced(child, pw, ph)
    }

    @inline(__always)
    mutating func move(_ child: Int32, x: CGFloat, y: CGFloat, _ engine: Engine) {
        let width = engine.placements[Int(child)].width
        engine.commitOrigin(child, mirrored ? fromOtherSide(x, width) : x, y)
    }
}

extension Engine {
    /// Whether the node was last placed with this proposal.
    @inline(__always)
    func wasPlaced(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat) -> Bool {
        same(placements[Int(n)].proposedWidth, pw) && same(placements[Int(n)].proposedHeight, ph)
    }

    /// Puts a node where its parent wants it and goes on inside.
    @inline(__always)
    func commit(_ child: ChildPlacement, mirrored: Bool) {
        let i = Int(child.node)
        let place = placements + i
        // Canonical zero: positions are compared bit by bit.
        let (x, y) = (child.x + 0, child.y + 0)
        let moved = !same(place.pointee.x, x) || !same(place.pointee.y, y)
        let resized = !same(place.pointee.width, child.width) || !same(place.pointee.height, child.height)
        if moved || resized || nodes[i].flags.contains(.unplaced) {
            noteChange(child.node, moved: moved, resized: resized)
            place.pointee.x = x
            place.pointee.y = y
            place.pointee.width = child.width
            place.pointee.height = child.height
        }
        if nodes[i].kind.isLeaf {
            place.pointee.proposedWidth = child.proposedWidth
            place.pointee.proposedHeight = child.proposedHeight
            return
        }
        // Leaves are never in place, so nobody asks this of them.
        if nodes[i].flags.contains(.framed) != child.isFramed { nodes[i].flags.formSymmetricDifference(.framed) }
        // Of a node nothing changed in, only a container that gives frames can change the size for the same proposal.
        if !resized, nodes[i].flags.contains(.validPlacement), nodes[i].flags.contains(.placedRightToLeft) == mirrored,
            wasPlaced(child.node, child.proposedWidth, child.proposedHeight)
        {
            return
        }
        place.pointee.proposedWidth = child.proposedWidth
        place.pointee.proposedHeight = child.proposedHeight
        placeChildren(child.node, mirrored: mirrored)
    }

    /// Puts a node that is right but for its origin where its parent wants it.
    @inline(__always)
    func commitOrigin(_ n: Int32, _ x: CGFloat, _ y: CGFloat) {
        let place = placements + Int(n)
        let (x, y) = (x + 0, y + 0)
        if same(place.pointee.x, x), same(place.pointee.y, y) { return }
        store.pointee.changes.append(ChangeRecord(slot: n, wasMoved: true, wasResized: false))
        place.pointee.x = x
        place.pointee.y = y
    }

    @inline(__always)
    private func noteChange(_ n: Int32, moved: Bool, resized: Bool) {
        store.pointee.changes.append(ChangeRecord(slot: n, wasMoved: moved, wasResized: resized))
        nodes[Int(n)].flags.remove(.unplaced)
    }

    /// Places the children of a node whose own frame and proposal are written.
    @inline(never)
    func placeChildren(_ n: Int32, mirrored outer: Bool) {
        if stackIsLow { return placeChildrenElsewhere(n, mirrored: outer) }
        store.pointee.counts.placements += 1
        var mirrored = outer
        if kind(n) == .direction {
            mirrored = has(n, .optionA)
            store.pointee.isRightToLeft = mirrored
        }
        if kind(n) == .viewThatFits { hideAlternatives(n) }
        let place = placements[Int(n)]
        let size = CGSize(width: place.width, height: place.height)
        var placer = Placer(mirrored: mirrored, extent: size.width)
        arrange(n, place.proposedWidth, place.proposedHeight, size, &placer)
        if kind(n) == .direction { store.pointee.isRightToLeft = outer }
        var flags = nodes[Int(n)].flags.union(.validPlacement)
        if mirrored { flags.insert(.placedRightToLeft) } else { flags.remove(.placedRightToLeft) }
        nodes[Int(n)].flags = flags
    }

    @inline(never)
    private func placeChildrenElsewhere(_ n: Int32, mirrored: Bool) {
        onFreshStack { placeChildren(n, mirrored: mirrored) }
    }

    /// Before the chosen alternative is placed, all others count as not placed.
    private func hideAlternatives(_ n: Int32) {
        let place = placements[Int(n)]
        let chosen = chosenAlternative(n, place.proposedWidth, place.proposedHeight)
        var child = firstChild(n)
        while child >= 0 {
            if child != chosen { leaveOut(child) }
            child = next(child)
        }
    }

    /// Takes a node's frame away, if it has one.
    func leaveOut(_ n: Int32) {
        guard !has(n, .unplaced) else { return }
        // One that never was placed has no frame to lose.
        if !placements[Int(n)].width.isNaN { noteChange(n, moved: true, resized: true) }
        nodes[Int(n)].flags.insert(.unplaced)
        nodes[Int(n)].flags.remove(.validPlacement)
        placements[Int(n)] = Placement()
    }
}
