import MullionGeometry

/// Reading the result of the last pass.
extension LayoutTree {
    /// Returns the frame in the coordinates of the parent; zero for a node that was never placed.
    public func frame(of node: NodeID) -> CGRect { frame(slot: slot(node)) }

    /// Returns the frame in the coordinates of the root.
    ///
    /// - Complexity: O(depth). To read all frames, take a ``snapshot()``.
    public func absoluteFrame(of node: NodeID) -> CGRect {
        var path: [NodeIndex] = []
        var current = slot(node)
        while current.exists {
            path.append(current)
            current = store.pointee.nodes[current].parent
        }
        // From the root down, the order in which every reader adds.
        var result = CGRect.zero
        for slot in path.reversed() {
            let own = frame(slot: slot)
            result = CGRect(
                x: result.origin.x + own.origin.x, y: result.origin.y + own.origin.y, width: own.size.width,
                height: own.size.height)
        }
        return result
    }

    /// Returns the frame in the coordinates of the root, with both corners rounded to whole pixels, so that neighbors
    /// share edges.
    ///
    /// - Parameter scale: Pixels per point, positive.
    /// - Precondition: `scale` is finite and greater than 0.
    public func pixelFrame(of node: NodeID, scale: CGFloat) -> CGRect {
        absoluteFrame(of: node).pixelAligned(scale: scale)
    }

    /// Returns the proposal that the node was placed with; nil for a node that is not placed.
    public func proposal(of node: NodeID) -> ProposedViewSize? {
        guard isPlaced(node) else { return nil }
        let placement = store.pointee.placements[node.slot]
        return ProposedViewSize(pass: placement.proposedWidth, placement.proposedHeight)
    }

    /// Returns the proposal with which a placed `viewThatFits` node tests its alternatives.
    package func trialProposal(toAlternativesOf node: NodeID) -> ProposedViewSize {
        guard let proposal = proposal(of: node) else { return .unspecified }
        let flags = store.pointee.nodes[slot(node)].flags
        return ProposedViewSize(
            width: flags.contains(.horizontal) ? nil : proposal.width,
            height: flags.contains(.vertical) ? nil : proposal.height)
    }

    /// Returns the layout that arranges the node's children; nil for a node of a built-in kind.
    package func layout(of node: NodeID) -> (any Layout)? {
        let slot = slot(node)
        return store.pointee.nodes[slot].kind.isLayout ? store.pointee.layoutBox(slot).value : nil
    }

    /// Returns the value that the layout around a node reads for a key: the node's own, or that of the node it
    /// modifies.
    package func valueForContainer<K: LayoutValueKey>(forKey key: K.Type, of node: NodeID) -> K.Value {
        query(node) { engine, slot in engine.value(key, of: slot) }
    }

    /// Returns the layout priority of a node: 0 by default, -∞ for a spacer.
    package func layoutPriority(of node: NodeID) -> Double { query(node) { $0.priority($1).native } }

    /// Returns the size and alignment guides that the node was placed with.
    public func dimensions(of node: NodeID) -> ViewDimensions {
        guard let proposal = proposal(of: node) else { return ViewDimensions(width: 0, height: 0) }
        return dimensions(of: node, in: proposal)
    }

    /// Returns whether the last pass placed the node: false outside the root's tree, before the first pass, and inside
    /// an alternative that was not chosen.
    public func isPlaced(_ node: NodeID) -> Bool {
        var current = slot(node)
        if store.pointee.placements[current].width.isNaN { return false }
        while true {
            if store.pointee.nodes[current].flags.contains(.unplaced) { return false }
            let parent = store.pointee.nodes[current].parent
            if !parent.exists { return current == store.pointee.root }
            current = parent
        }
    }

    /// Returns the frontmost node at a point: the deepest one whose frame contains it, later siblings before earlier
    /// ones. A child outside its parent's frame is found too.
    ///
    /// - Parameter point: A point in the coordinates of the root. A frame contains its leading and top edges only.
    /// - Complexity: O(nodes).
    public func hitTest(_ point: CGPoint) -> NodeID? {
        let top = store.pointee.root
        guard top.exists else { return nil }
        // Front to back: last child first, each node after its children; a background's content after its base.
        var origins: [(slot: NodeIndex, x: CGFloat, y: CGFloat, entered: Bool)] = [(top, 0, 0, false)]
        while let (slot, x, y, entered) = origins.popLast() {
            let placement = store.pointee.placements[slot]
            if store.pointee.nodes[slot].flags.contains(.unplaced) || placement.width.isNaN { continue }
            let (ownX, ownY) = (x + placement.x, y + placement.y)
            if entered {
                if point.x >= ownX, point.x < ownX + placement.width, point.y >= ownY, point.y < ownY + placement.height
                {
                    return identity(slot)
                }
                continue
            }
            origins.append((slot, x, y, true))
            let node = store.pointee.nodes[slot]
            let children = sequence(first: node.firstChild) { self.store.pointee.nodes[$0].next }
                .prefix(while: \.exists)
            if node.kind == .background {
                // Back to front on the stack: content first, the base last, so the base is looked at first.
                for child in children.dropFirst() { origins.append((child, ownX, ownY, false)) }
                if node.firstChild.exists { origins.append((node.firstChild, ownX, ownY, false)) }
            } else {
                for child in children { origins.append((child, ownX, ownY, false)) }
            }
        }
        return nil
    }

    func frame(slot: NodeIndex) -> CGRect {
        let placement = store.pointee.placements[slot]
        if placement.width.isNaN { return .zero }
        return CGRect(x: placement.x, y: placement.y, width: placement.width, height: placement.height)
    }
}
