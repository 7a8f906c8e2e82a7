/// Finds out whether a way down from the root comes back to where it was, in constant time and room per step.
///
/// Source: R. P. Brent, An improved Monte Carlo factorization algorithm, BIT 20, 1980, doi:10.1007/BF01933190.
///
/// 1. Every node of the way has a depth, the root 1, and remembers one node above it: the mark.
/// 2. A node that is its own mark closes a cycle.
/// 3. At depths that are powers of two the node itself becomes the mark of what is below.
///
/// A way that enters a cycle of length c after s steps is stopped at a depth of at most 4 · max(s, c). Values cannot
/// contain themselves; they have no identity and cost a comparison with nil.
@usableFromInline
struct CycleMarker {
    @usableFromInline var depth: UInt32 = 0
    @usableFromInline var mark: ObjectIdentifier?

    @inlinable
    init() {}

    /// The marker for a node below this one; nil if the node closes a cycle.
    @inlinable
    func descended(to identity: ObjectIdentifier?) -> CycleMarker? {
        guard let identity else { return self }
        if identity == mark { return nil }
        var below = self
        below.depth &+= 1
        if below.depth & (below.depth &- 1) == 0 { below.mark = identity }
        return below
    }
}

/// Stops the program: a walk without errors met a cycle.
@usableFromInline
func cycleFound(_ node: Any) -> Never {
    preconditionFailure(
        "the node \(node) is below itself, so this is not a tree; FlatBinaryTree throws an error instead")
}
