import MullionGeometry

extension LayoutTree {
    /// Returns the frames of the last pass, for readers on any thread.
    ///
    /// - Complexity: O(nodes).
    public func snapshot() -> LayoutSnapshot {
        var entries: [LayoutSnapshot.Entry] = []
        let top = store.pointee.root
        guard top.exists else { return LayoutSnapshot(entries: []) }
        // Rows of the ancestors of the current node, to know parents and absolute origins.
        var rows: [Int] = []
        var current = top
        while current.exists {
            let node = store.pointee.nodes[current]
            while let last = rows.last, entries[last].node.slot != node.parent { rows.removeLast() }
            let hidden = node.flags.contains(.unplaced) || store.pointee.placements[current].width.isNaN
            if hidden {
                current = store.pointee.followingSkippingChildren(current, within: top)
                continue
            }
            let parent = rows.last
            entries.append(
                LayoutSnapshot.Entry(
                    node: identity(current), parent: parent, name: store.pointee.names[current],
                    kind: NodeKind.Name(node.kind, isInset: node.flags.contains(.inset)), frame: frame(slot: current),
                    origin: parent.map { entries[$0].absoluteFrame.origin } ?? .zero))
            rows.append(entries.count - 1)
            current = store.pointee.following(current, within: top)
        }
        return LayoutSnapshot(entries: entries)
    }
}

/// The frames of a laid-out tree as a value that can be passed between threads.
public struct LayoutSnapshot: Sendable, Equatable {
    /// One placed node.
    public struct Entry: Sendable, Equatable {
        /// The node.
        public let node: NodeID
        /// The row of the parent; nil for the root.
        public let parent: Int?
        /// The name of the node; nil if it has none.
        public let name: String?
        /// The kind of the node.
        public let kind: NodeKind.Name
        /// The frame in the coordinates of the parent.
        public let frame: CGRect
        /// The frame in the coordinates of the root.
        public let absoluteFrame: CGRect

        /// - Parameter origin: That of the parent in the coordinates of the root.
        init(node: NodeID, parent: Int?, name: String?, kind: NodeKind.Name, frame: CGRect, origin: CGPoint) {
            self.node = node
            self.parent = parent
            self.name = name
            self.kind = kind
            self.frame = frame
            absoluteFrame = CGRect(
                x: origin.x + frame.origin.x, y: origin.y + frame.origin.y, width: frame.size.width,
                height: frame.size.height)
        }
    }

    /// The placed nodes in pre-order: parents before children, siblings in declaration order.
    public let entries: [Entry]
}
