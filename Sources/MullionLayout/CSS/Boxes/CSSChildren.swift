import MullionGeometry

/// The boxes that take part in a container's layout: its children without those of `display: none`, and with the
/// children of `display: contents` in their place (css-display-3 §2.5).
extension Engine {
    /// The state of a CSS node; nil for other kinds.
    @inline(__always)
    func cssState(_ node: NodeIndex) -> UnsafeMutablePointer<CSSState>? {
        kind(node) == .css ? store.pointee.cssStates.rows + Int(nodes[node].side) : nil
    }

    /// The style of a node of another kind as an item: what was set for it, or initial values.
    @inline(__always)
    func cssItemStyle(_ node: NodeIndex) -> UnsafeMutablePointer<CSSRecord> {
        if has(node, .styledItem), let box = store.pointee.itemStyles[node] { return box.record }
        return CSSStyleBox.initial.record
    }

    @inline(__always)
    func cssStyle(_ node: NodeIndex) -> UnsafeMutablePointer<CSSRecord> {
        kind(node) == .css ? (store.pointee.cssStates.rows + Int(nodes[node].side)).pointee.style : cssItemStyle(node)
    }

    @inline(__always)
    private func hasBox(_ node: NodeIndex) -> Bool {
        let display = cssStyle(node).pointee.display
        return display != .none && (display != .contents || kind(node) != .css)
    }

    /// The CSS container in which a node is an item: its parent, or the ancestor in whose place `display: contents` is.
    func cssContainer(of node: NodeIndex) -> NodeIndex? {
        var parent = nodes[node].parent
        while parent.exists, kind(parent) == .css {
            if cssStyle(parent).pointee.display != .contents { return parent }
            parent = nodes[parent].parent
        }
        return nil
    }

    /// The first box of a container; absent: none.
    @inline(__always)
    func cssFirstBox(_ container: NodeIndex) -> NodeIndex {
        let first = firstChild(container)
        if !first.exists || hasBox(first) { return first }
        return nextBox(from: first, in: container)
    }

    /// The box after one of them.
    @inline(__always)
    func cssNextBox(_ node: NodeIndex, in container: NodeIndex) -> NodeIndex {
        let next = next(node)
        if next.exists, hasBox(next) { return next }
        if !next.exists, nodes[node].parent == container { return .absent }
        return nextBox(from: next.exists ? next : afterParent(node, container), in: container)
    }

    private func afterParent(_ node: NodeIndex, _ container: NodeIndex) -> NodeIndex {
        var node = nodes[node].parent
        while node != container {
            if next(node).exists { return next(node) }
            node = nodes[node].parent
        }
        return .absent
    }

    @inline(never)
    private func nextBox(from start: NodeIndex, in container: NodeIndex) -> NodeIndex {
        var node = start
        while node.exists {
            if hasBox(node) { return node }
            if cssStyle(node).pointee.display == .contents, firstChild(node).exists {
                // It remembers nothing, but changes inside have to climb through it.
                nodes[node].flags.insert(.wasAsked)
                node = firstChild(node)
            } else {
                nodes[node].flags.insert(.wasAsked)
                node = next(node).exists ? next(node) : afterParent(node, container)
            }
        }
        return .absent
    }

    /// Takes the frames of the children that have no box.
    func cssHideBoxless(_ container: NodeIndex) {
        var child = firstChild(container)
        while child.exists {
            if !hasBox(child) {
                if cssStyle(child).pointee.display == .contents {
                    commit(
                        ChildPlacement(
                            node: child, x: 0, y: 0, width: 0, height: 0, proposedWidth: 0, proposedHeight: 0,
                            isFramed: true), mirrored: store.pointee.isRightToLeft)
                    cssHideBoxless(child)
                } else {
                    leaveOut(child)
                }
            }
            child = next(child)
        }
    }
}
