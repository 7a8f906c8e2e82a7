import MullionGeometry

/// Layouts with a memory that answer both axes at once (``CoupledLayout``): plain layouts whose questions go to their
/// memory. After an edit of a child, the engine measures the container again, as it does any other; the memory looks at
/// the child alone, and the engine places the children whose frames it returns.
extension Engine {
    /// Calls a function with the memory of a node's layout, and the children.
    private func withMemory<R>(_ node: NodeIndex, _ box: LayoutBox, _ body: (CoupledMemory, CoupledChildren) -> R) -> R
    {
        let slots = childSlots(node, box)
        let memory: CoupledMemory
        if let kept = box.memory {
            memory = unsafeDowncast(kept, to: CoupledMemory.self)
        } else {
            memory = box.makeMemory()
            box.memory = memory
        }
        let children = CoupledChildren(self, slots, Int(nodes[node].childCount), Unmanaged.passUnretained(box))
        return calling(node) { body(memory, children) }
    }

    /// The size for a proposal.
    func coupledLayoutSize(_ node: NodeIndex, _ box: LayoutBox, _ proposal: ProposedViewSize) -> CGSize {
        withMemory(node, box) { $0.size($1, proposal: proposal) }
    }

    /// The size for a proposal by a memory that knows nothing yet.
    func coupledLayoutSizeAnew(_ node: NodeIndex, _ box: LayoutBox, _ proposal: ProposedViewSize) -> CGSize {
        let children = CoupledChildren(self, childSlots(node, box), Int(nodes[node].childCount), nil)
        return calling(node) { box.makeMemory().size(children, proposal: proposal) }
    }

    /// Frames from the layout's memory.
    func arrangeCoupled<S: PlacementSink>(
        _ node: NodeIndex, _ box: LayoutBox, _ proposal: ProposedViewSize, _ size: CGSize, _ sink: inout S
    ) {
        let mark = store.pointee.scratch.mark
        defer { store.pointee.scratch.release(mark) }
        let count = Int(nodes[node].childCount)
        let frames = store.pointee.scratch.take(GivenFrame.self, count)
        let placer = sink.placer
        let arranged = withMemory(node, box) { memory, children in
            if let placer, !same(box.placedWidth, size.width) || box.placedMirrored != placer.mirrored {
                memory.forgetPlacement()
            }
            return memory.arrange(
                children, in: size, proposal: proposal, isPlacing: placer != nil, into: frames)
        }
        if let placer { (box.placedWidth, box.placedMirrored) = (size.width, placer.mirrored) }
        if let arranged {
            let slots = childSlots(node, box)
            for index in arranged { place(slots[index], frames[index], &sink) }
            return
        }
        var child = firstChild(node)
        for index in 0..<count {
            place(child, frames[index], &sink)
            child = next(child)
        }
    }

    @inline(__always)
    private func place<S: PlacementSink>(_ child: NodeIndex, _ frame: GivenFrame, _ sink: inout S) {
        if frame.width.isNaN {
            let own = size(child, unspecified, unspecified)
            sink.receive(
                ChildPlacement(
                    node: child, x: frame.x, y: frame.y, width: own.width, height: own.height,
                    proposedWidth: unspecified, proposedHeight: unspecified), self)
            return
        }
        let frame = repairedFrame(
            CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height), child)
        // Neither a leaf in a given frame nor a layout need be measured: a layout arranges for the given size.
        if !(kind(child).isLeaf || kind(child) == .custom) { _ = size(child, frame.size.width, frame.size.height) }
        sink.receive(
            ChildPlacement(
                node: child, x: frame.origin.x, y: frame.origin.y, width: frame.size.width, height: frame.size.height,
                proposedWidth: frame.size.width, proposedHeight: frame.size.height, isFramed: true), self)
    }
}
