import MullionGeometry

/// The last pass: frames, from the root down. A subtree is entered only when something in it changed, or when it is
/// placed with another proposal or direction than last time.
extension Engine {
    /// Puts a child where its parent wants it and goes on inside.
    @inline(__always)
    func commit(
        _ child: Int32, _ x: CGFloat, _ y: CGFloat, _ size: CGSize, _ qw: CGFloat, _ qh: CGFloat, mirrored: Bool
    ) {
        let place = placements + Int(child)
        let moved = !same(place.pointee.x, x) || !same(place.pointee.y, y)
        let resized = !same(place.pointee.width, size.width) || !same(place.pointee.height, size.height)
        if moved || resized || has(child, .unplaced) {
            store.pointee.changes.append(ChangeRecord(slot: child, wasMoved: moved, wasResized: resized))
            place.pointee.x = x
            place.pointee.y = y
            place.pointee.width = size.width
            place.pointee.height = size.height
            nodes[Int(child)].flags.remove(.unplaced)
        }
        if kind(child).isLeaf {
            place.pointee.proposedWidth = qw
            place.pointee.proposedHeight = qh
            return
        }
        if has(child, .validPlacement), same(place.pointee.proposedWidth, qw), same(place.pointee.proposedHeight, qh),
            has(child, .placedRightToLeft) == mirrored
        {
            return
        }
        place.pointee.proposedWidth = qw
        place.pointee.proposedHeight = qh
        placeChildren(child, qw, qh, size, mirrored: mirrored)
    }

    /// Places the children of a node whose own frame is written.
    @inline(never)
    func placeChildren(_ n: Int32, _ pw: CGFloat, _ ph: CGFloat, _ size: CGSize, mirrored: Bool) {
        if stackIsLow { return onFreshStack { placeChildren(n, pw, ph, size, mirrored: mirrored) } }
        store.pointee.counts.placements += 1
        var mirrored = mirrored
        let outer = store.pointee.isRightToLeft
        if kind(n) == .direction {
            mirrored = has(n, .optionA)
            store.pointee.isRightToLeft = mirrored
        }
        if kind(n) == .viewThatFits { hideAlternatives(n) }
        arrange(n, pw, ph, size) { child, x, y, qw, qh in
            guard child >= 0 else { return }
            let own = self.size(child, qw, qh)
            // Canonical zero: a position is compared bit by bit.
            commit(child, (mirrored ? Self.mirror(x, own.width, in: size.width) : x) + 0, y + 0, own, qw, qh, mirrored: mirrored)
        }
        store.pointee.isRightToLeft = outer
        nodes[Int(n)].flags.insert(.validPlacement)
        if mirrored {
            nodes[Int(n)].flags.insert(.placedRightToLeft)
        } else {
            nodes[Int(n)].flags.remove(.placedRightToLeft)
        }
    }

    /// The leading edge seen from the other side (rule 6.11); 0 where a length has no end.
    @inline(__always)
    private static func mirror(_ x: CGFloat, _ length: CGFloat, in extent: CGFloat) -> CGFloat {
        let mirrored = extent - (x + length)
        return mirrored.isFinite ? mirrored : 0
    }

    /// Before the chosen alternative is placed, all others count as not placed.
    private func hideAlternatives(_ n: Int32) {
        let place = placements[Int(n)]
        let chosen = chosenAlternative(n, place.proposedWidth, place.proposedHeight)
        var child = firstChild(n)
        while child >= 0 {
            if child != chosen, !has(child, .unplaced) {
                nodes[Int(child)].flags.insert(.unplaced)
                nodes[Int(child)].flags.remove(.validPlacement)
                // One that never was placed has no frame to lose.
                if !placements[Int(child)].width.isNaN {
                    store.pointee.changes.append(ChangeRecord(slot: child, wasMoved: true, wasResized: true))
                }
                placements[Int(child)] = Placement()
            }
            child = next(child)
        }
    }
}
