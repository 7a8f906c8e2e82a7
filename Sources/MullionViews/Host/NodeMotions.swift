import MullionAnimation
import MullionGeometry
import MullionLayout

/// Where the nodes of a tree are shown while animations move them.
///
/// A layout inside of an animation block is recorded node by node: the absolute frame before, and the one after. A
/// later layout changes the models of the nodes that are still on their way, inside of a block with a further
/// animation, outside without.
struct NodeMotions {
    /// A node on its way.
    private final class Motion {
        var frame: AnimatableProperty<CGRect>
        init(_ frame: CGRect) { self.frame = AnimatableProperty(frame) }
    }

    private var motions: [NodeID: Motion] = [:]

    /// Whether an animation moves a node.
    func isMoving(_ node: NodeID) -> Bool {
        motions.isEmpty ? false : motions[node]?.frame.isAnimating ?? false
    }

    /// The frame in the coordinates of the tree that is shown of a node; nil for one that does not move.
    func shown(_ node: NodeID) -> CGRect? {
        guard !motions.isEmpty, let motion = motions[node], motion.frame.isAnimating else { return nil }
        let shown = motion.frame.presentation
        // Springs swing beyond nothing.
        return CGRect(x: shown.minX, y: shown.minY, width: max(shown.width, 0), height: max(shown.height, 0))
    }

    /// Takes up the frames of a pass.
    ///
    /// - Parameter before: The frames before it, if an animation is to know; nil outside of animation blocks.
    /// - Complexity: O(nodes); O(1) where nothing is animated.
    mutating func follow(_ tree: LayoutTree, from before: LayoutSnapshot?) {
        guard before != nil || !motions.isEmpty else { return }
        let old = Dictionary(
            (before?.entries ?? []).map { ($0.node, $0.absoluteFrame) }, uniquingKeysWith: { first, _ in first })
        var kept: [NodeID: Motion] = [:]
        for entry in tree.snapshot().entries {
            let frame = entry.absoluteFrame
            guard let motion = motions[entry.node] ?? old[entry.node].map(Motion.init) else { continue }
            motion.frame.set(frame, of: motion, at: \.frame)
            if motion.frame.isAnimating { kept[entry.node] = motion }
        }
        motions = kept
    }
}
