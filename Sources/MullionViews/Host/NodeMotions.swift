import MullionAnimation
import MullionGeometry
import MullionLayout

/// The frames at which the nodes of a tree are shown while animations move them.
///
/// A layout inside an animation block records the absolute frame of each node before and after. A later layout changes
/// the model values of the nodes still moving: with another animation inside a block, without one outside.
/// animation, outside without.
struct NodeMotions {
    /// A moving node.
    private final class Motion {
        var frame: AnimatableProperty<CGRect>
        init(_ frame: CGRect) { self.frame = AnimatableProperty(frame) }
    }

    private var motions: [NodeID: Motion] = [:]

    func isMoving(_ node: NodeID) -> Bool { motions.isEmpty ? false : motions[node]?.frame.isAnimating ?? false }

    /// The frame at which a node is shown, in the coordinates of the tree; nil for one that does not move.
    func shown(_ node: NodeID) -> CGRect? {
        guard !motions.isEmpty, let motion = motions[node], motion.frame.isAnimating else { return nil }
        let shown = motion.frame.presentation
        // Springs overshoot below zero.
        return CGRect(x: shown.minX, y: shown.minY, width: max(shown.width, 0), height: max(shown.height, 0))
    }

    /// Records the frames of a layout pass.
    ///
    /// - Parameter before: The frames before it; nil outside animation blocks.
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
