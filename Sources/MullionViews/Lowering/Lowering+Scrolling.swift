import MullionGeometry
import MullionLayout

/// Scroll views: a node that clips, and one in it that moves the content.
extension Lowering {
    /// Adds a viewport on content. One without an offset has no node that moves the content.
    mutating func scrollView(_ axes: Axis.Set, at offset: ScrollOffset?, _ content: [NodeID]) -> NodeID {
        guard let offset, let content = content.first else {
            let node = container(.scrollView(axes), named: "scrollView", content)
            scrolls[node.index] = ScrollRecord(node: node, axes: axes)
            return node
        }
        let identity = identity(.node)
        var scroll = knownScroll(identity)
        if scroll?.declared != offset {
            scroll = ScrollRecord(
                node: content, axes: axes, declared: offset, offset: offset, shown: scroll?.shown ?? .zero)
        }
        if case .at(let x, let y)? = scroll?.offset { scroll?.shown = CGPoint(x: x, y: y) }
        let shown = scroll?.shown ?? .zero
        let mover = makeNode(
            .offset(x: -shown.x, y: -shown.y), NodeAppearance(kind: "offset"), children: [content],
            identity: self.identity(.wrapper))
        let node = makeNode(
            .scrollView(axes), NodeAppearance(kind: "scrollView"), children: [mover], identity: identity)
        scroll?.node = node
        scroll?.mover = mover
        scroll?.axes = axes
        scrolls[node.index] = scroll
        return node
    }

    /// Moves the content of a scroll view; returns whether it is one with an offset.
    @discardableResult
    package mutating func scroll(_ node: NodeID, to offset: ScrollOffset) -> Bool {
        guard var scroll = scrolls[node.index], scroll.node == node, scroll.mover != nil else { return false }
        scroll.offset = offset
        scrolls[node.index] = scroll
        if case .at(let x, let y) = offset { move(node, to: CGPoint(x: x, y: y)) }
        return true
    }

    /// Moves the content of scroll views that show its end; returns whether any moved.
    mutating func moveToEnds() -> Bool {
        var hasMoved = false
        for scroll in scrolls.values where scroll.offset == .end && tree.isPlaced(scroll.node) {
            guard let mover = scroll.mover, let content = tree.children(of: mover).first else { continue }
            let (window, size) = (tree.frame(of: scroll.node).size, tree.frame(of: content).size)
            let end = CGPoint(
                x: scroll.axes.contains(.horizontal) ? max(size.width - window.width, 0) : 0,
                y: scroll.axes.contains(.vertical) ? max(size.height - window.height, 0) : 0)
            if end == scroll.shown { continue }
            move(scroll.node, to: end)
            hasMoved = true
        }
        return hasMoved
    }

    /// Returns the frames of the viewport and content of the closest scroll view around a node along an axis, in the
    /// coordinates of the tree; nil if there is none.
    package func scrollFrames(around node: NodeID, along axis: Axis) -> (window: CGRect, content: CGRect)? {
        let axes: Axis.Set = axis == .vertical ? .vertical : .horizontal
        let scroll = sequence(first: node, next: { tree.parent(of: $0) }).lazy.compactMap { scrolls[$0.index] }
            .first { $0.axes.contains(axes) }
        return scroll.map { (tree.absoluteFrame(of: $0.node), $0.contentFrame(in: tree)) }
    }

    /// Returns the axes of a scroll view with an offset, and the offset in points; nil for other nodes.
    package func scrollOffset(of node: NodeID) -> (axes: Axis.Set, offset: CGPoint)? {
        guard let scroll = scrolls[node.index], scroll.node == node, scroll.mover != nil else { return nil }
        return (scroll.axes, scroll.shown)
    }

    private mutating func move(_ node: NodeID, to place: CGPoint) {
        guard let mover = scrolls[node.index]?.mover else { return }
        scrolls[node.index]?.shown = place
        setContent(.kind(.offset(x: -place.x, y: -place.y)), of: mover)
    }

    private mutating func knownScroll(_ identity: NodeIdentity) -> ScrollRecord? {
        guard let node = knownNode(identity), let scroll = scrolls[node.index], scroll.node == node
        else {
            return nil
        }
        return scroll
    }
}

/// A scroll view and its scroll position.
struct ScrollRecord {
    var node: NodeID
    var axes: Axis.Set
    /// The offset of the view's value.
    var declared: ScrollOffset?
    /// The offset scrolled to since.
    var offset: ScrollOffset?
    /// The current offset in points.
    var shown = CGPoint.zero
    /// The node that moves the content; nil if it always shows its beginning.
    var mover: NodeID?

    /// Returns the frame of the content in the drawing.
    func contentFrame(in tree: LayoutTree) -> CGRect {
        guard let child = tree.children(of: node).first else { return tree.absoluteFrame(of: node) }
        return tree.absoluteFrame(of: mover == nil ? child : tree.children(of: child).first ?? child)
    }
}

extension ViewHost {
    /// Moves the content of a scroll view, from the next layout on.
    ///
    /// The view's value is unchanged, so nothing is compared: a `FlowCollection` makes the items that enter the
    /// viewport and keeps those that stay. An ``update(_:)`` whose scroll view has a new offset moves it there.
    ///
    /// - Parameters:
    ///   - offset: The offset to show.
    ///   - scrollView: The node of the scroll view; nil for the first one with an offset, parents before children.
    /// - Returns: Whether there is a scroll view with an offset.
    /// - Complexity: O(1) for a given node, else O(nodes).
    @discardableResult
    public func scroll(to offset: ScrollOffset, of scrollView: NodeID? = nil) -> Bool {
        if let scrollView { return move(scrollView, to: offset) }
        var open = tree.root.map { [$0] } ?? []
        while let node = open.popLast() {
            if move(node, to: offset) { return true }
            open += tree.children(of: node).reversed()
        }
        return false
    }
}
