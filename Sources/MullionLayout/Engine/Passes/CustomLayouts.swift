import MullionGeometry

/// Calls of custom layouts: proxies go out, answers and placements come back checked.
extension Engine {
    /// Runs `body` with the proxies of a custom node's children, valid until it returns.
    func withSubviews<R>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat,
        placements: UnsafeMutablePointer<CustomPlacement>? = nil,
        _ body: (LayoutBox, LayoutSubviews) -> R
    ) -> R {
        withSubviews(node, layoutBox(node), proposedWidth, proposedHeight, placements: placements, body)
    }

    /// The same for a node whose box is known.
    @inline(__always)
    private func withSubviews<R>(
        _ node: NodeIndex, _ box: LayoutBox, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat,
        placements: UnsafeMutablePointer<CustomPlacement>?, _ body: (LayoutBox, LayoutSubviews) -> R
    ) -> R {
        let list = childList(node, box)
        let slot = store.pointee.calls.begin(self, proposedWidth, proposedHeight, placements)
        defer { store.pointee.calls.end(slot) }
        return calling(node) { body(box, LayoutSubviews(call: SubviewCall(store, node, slot), list: list)) }
    }

    /// The slots of the children in order, listed once until the children change.
    @inline(__always)
    func childList(_ node: NodeIndex, _ box: LayoutBox) -> ChildList {
        if let list = box.children { return list }
        return listChildren(node, box)
    }

    @inline(never)
    private func listChildren(_ node: NodeIndex, _ box: LayoutBox) -> ChildList {
        let list = ChildList(count: Int(nodes[node].childCount)) { members in
            var child = firstChild(node)
            var ordinal: Int32 = 0
            while child.exists {
                members[Int(ordinal)] = ChildList.Member(node: child, ordinal: ordinal)
                ordinal += 1
                child = next(child)
            }
        }
        box.children = list
        return list
    }

    func customSize(_ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat) -> CGSize {
        store.pointee.counts.customQuestions += 1
        let proposal = ProposedViewSize(pass: proposedWidth, proposedHeight)
        let box = layoutBox(node)
        let hasMemory = box.hasCoupledMemory
        let size =
            hasMemory
            ? coupledLayoutSize(node, box, proposal)
            : withSubviews(node, box, proposedWidth, proposedHeight, placements: nil) { $0.sizeThatFits(proposal, $1) }
        let used = repaired(size, node, proposedWidth, proposedHeight)
        if store.pointee.verifiesAnswers {
            let again =
                hasMemory
                ? coupledLayoutSizeAnew(node, box, proposal)
                : withSubviews(node, proposedWidth, proposedHeight) { $0.sizeThatFits(proposal, $1) }
            if !same(again.width + 0, size.width + 0) || !same(again.height + 0, size.height + 0) {
                store.pointee.record(.inconsistentSize(first: size, second: again), node, proposal)
            }
        }
        return used
    }

    func customSpacing(_ node: NodeIndex) -> ViewSpacing {
        withSubviews(node, unspecified, unspecified) { $0.spacing($1) }
    }

    /// Placements in the node's own coordinates; a child never placed is centered with the container's proposal.
    func arrangeCustom<S: PlacementSink>(
        _ node: NodeIndex, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize, _ sink: inout S
    ) {
        let bounds = CGRect(origin: .zero, size: size)
        let proposal = ProposedViewSize(pass: proposedWidth, proposedHeight)
        let box = layoutBox(node)
        if box.hasCoupledMemory { return arrangeCoupled(node, box, proposal, size, &sink) }
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let count = Int(nodes[node].childCount)
        let placements = store.pointee.scratch.take(CustomPlacement.self, count)
        placements.initialize(repeating: CustomPlacement(), count: count)
        withSubviews(node, box, proposedWidth, proposedHeight, placements: placements) {
            $0.place(in: bounds, proposal, $1)
        }
        var child = firstChild(node)
        for ordinal in 0..<count {
            let placement = placements[ordinal]
            if placement.isLeftOut {
                sink.leaveOut(child, self)
                child = next(child)
                continue
            }
            let (offeredWidth, offeredHeight) =
                placement.isSet ? (placement.proposedWidth, placement.proposedHeight) : (proposedWidth, proposedHeight)
            // Neither a leaf in a given frame nor a layout need be measured: a layout arranges for the given size.
            let isFramed = placement.isFramed
            let isAsked = !isFramed || !(kind(child).isLeaf || kind(child) == .custom)
            let answer = isAsked ? self.size(child, offeredWidth, offeredHeight) : .zero
            let own = isFramed ? CGSize(width: offeredWidth, height: offeredHeight) : answer
            var arranged = ChildPlacement(
                node: child, x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width,
                height: own.height, proposedWidth: offeredWidth, proposedHeight: offeredHeight, isFramed: isFramed)
            if placement.isSet {
                arranged.x = placement.x
                arranged.y = placement.y
            }
            if !arranged.x.isFinite { arranged.x = 0 }
            if !arranged.y.isFinite { arranged.y = 0 }
            sink.receive(arranged, self)
            child = next(child)
        }
    }

    /// A layout's `place` call on a subview.
    func recordPlacement(
        call: SubviewCall, subview: LayoutSubview, position: CGPoint, anchor: UnitPoint, proposal: ProposedViewSize
    ) {
        guard let placements = call.active.pointee.placements else {
            store.pointee.record(.placedWhileMeasuring, subview.node, proposal)
            return
        }
        let (offeredWidth, offeredHeight) = (proposal.passWidth, proposal.passHeight)
        let own = size(subview.node, offeredWidth, offeredHeight)
        // The leading and top anchor of an endless side is its origin, not 0 · ∞.
        var x = anchor.x == 0 ? position.x : position.x - anchor.x * own.width
        var y = anchor.y == 0 ? position.y : position.y - anchor.y * own.height
        if !x.isFinite || !y.isFinite {
            store.pointee.record(.repairedPosition(position), subview.node, proposal)
            x = x.isFinite ? x : 0
            y = y.isFinite ? y : 0
        }
        placements[subview.ordinal] = CustomPlacement(
            x: x, y: y, proposedWidth: offeredWidth, proposedHeight: offeredHeight)
    }

    /// A layout's `place(in:)` call on a subview.
    func recordFrame(call: SubviewCall, subview: LayoutSubview, _ frame: CGRect) {
        // Not `width` of the rectangle, which is never negative.
        let proposal = ProposedViewSize(width: frame.size.width, height: frame.size.height)
        guard let placements = call.active.pointee.placements else {
            store.pointee.record(.placedWhileMeasuring, subview.node, proposal)
            return
        }
        let used = repairedFrame(frame, subview.node)
        placements[subview.ordinal] = CustomPlacement(
            x: used.origin.x, y: used.origin.y, proposedWidth: used.size.width, proposedHeight: used.size.height,
            isFramed: true)
    }

    /// A frame from a layout with numbers that a child can have: others are reported.
    @inline(__always)
    func repairedFrame(_ frame: CGRect, _ child: NodeIndex) -> CGRect {
        let (x, y) = (frame.origin.x, frame.origin.y)
        // Not `width` of the rectangle, which is never negative.
        let (width, height) = (frame.size.width, frame.size.height)
        if x.isFinite, y.isFinite, width >= 0, height >= 0, width < .infinity, height < .infinity {
            return CGRect(x: x, y: y, width: width + 0, height: height + 0)
        }
        return repairedUnusualFrame(frame, child)
    }

    @inline(never)
    private func repairedUnusualFrame(_ frame: CGRect, _ child: NodeIndex) -> CGRect {
        let (x, y) = (frame.origin.x, frame.origin.y)
        if !x.isFinite || !y.isFinite {
            let proposal = ProposedViewSize(width: frame.size.width, height: frame.size.height)
            store.pointee.record(.repairedPosition(frame.origin), child, proposal)
        }
        let size = repaired(frame.size, child, 0, 0)
        return CGRect(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0, width: size.width, height: size.height)
    }

    /// A layout's `leaveOut` call on a subview.
    func recordLeavingOut(call: SubviewCall, subview: LayoutSubview) {
        guard let placements = call.active.pointee.placements else {
            store.pointee.record(.placedWhileMeasuring, subview.node)
            return
        }
        placements[subview.ordinal] = CustomPlacement(isLeftOut: true)
    }

    // MARK: - Guides

    func customGuide(_ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat)
        -> CGFloat
    {
        let size = size(node, proposedWidth, proposedHeight)
        let box = store.pointee.layoutBox(node)
        if code.isVertical ? box.combinesVertically : box.combinesHorizontally {
            return combinedCustomGuide(node, code, proposedWidth, proposedHeight, size)
        }
        let key = store.pointee.key(of: code)
        let value = withSubviews(node, proposedWidth, proposedHeight) {
            $0.explicitAlignment(
                of: key, in: CGRect(origin: .zero, size: size), ProposedViewSize(pass: proposedWidth, proposedHeight),
                $1)
        }
        return value.map { finiteGuide($0, node) } ?? unspecified
    }

    /// Asks for a private guide: only the default alignment answers it, by calling back here.
    func detectDefaultAlignment(_ node: NodeIndex, _ box: LayoutBox) {
        guard !box.alignmentIsProbed else { return }
        box.alignmentIsProbed = true
        for key in [ProbeGuide.horizontal, ProbeGuide.vertical] {
            _ = withSubviews(node, 0, 0) { $0.explicitAlignment(of: key, in: .zero, .zero, $1) }
        }
    }

    /// The default alignment of a layout was called: combine the children's explicit values.
    func combinedAlignment(call: SubviewCall, _ key: AlignmentKey) -> CGFloat? {
        let node = call.node
        if key == ProbeGuide.horizontal || key == ProbeGuide.vertical {
            let box = store.pointee.layoutBox(node)
            if key.axis == .horizontal { box.combinesHorizontally = true } else { box.combinesVertically = true }
            return nil
        }
        let active = call.active.pointee
        let size = size(node, active.proposedWidth, active.proposedHeight)
        let code = store.pointee.code(of: key)
        let value = combinedCustomGuide(node, code, active.proposedWidth, active.proposedHeight, size)
        return value.isNaN ? nil : value
    }

    private func combinedCustomGuide(
        _ node: NodeIndex, _ code: GuideCode, _ proposedWidth: CGFloat, _ proposedHeight: CGFloat, _ size: CGSize
    ) -> CGFloat {
        guard code.combines, size.width.isFinite, size.height.isFinite else { return unspecified }
        var possible = false
        var child = firstChild(node)
        while child.exists {
            possible = possible || nodes[child].guides & code.bit != 0
            child = next(child)
        }
        guard possible else { return unspecified }
        var collector = GuideCollector(code)
        arrange(node, proposedWidth, proposedHeight, size, &collector)
        return collector.combined.value
    }
}

/// Guides to probe with, one per axis.
private enum ProbeGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }

    static let horizontal = AlignmentKey(id: ProbeGuide.self, axis: .horizontal)
    static let vertical = AlignmentKey(id: ProbeGuide.self, axis: .vertical)
}
