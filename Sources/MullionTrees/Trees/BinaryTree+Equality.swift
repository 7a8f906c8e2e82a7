extension BinaryTree {
    /// Returns whether two trees have the same structure and equal elements.
    ///
    /// An object is equal to itself without a comparison of its descendants.
    /// - Complexity: O(n) for the smaller of the two; no recursion.
    public static func == (first: Self, second: Self) -> Bool {
        var pending: [(Self, Self, CycleMarker)] = [(first, second, CycleMarker())]
        while let (one, other, above) = pending.popLast() {
            let identity = one.nodeIdentity
            if identity != nil, identity == other.nodeIdentity { continue }
            guard let marker = above.descended(to: identity) else { cycleFound(one.element) }
            guard one.element == other.element else { return false }
            switch (one.right, other.right) {
            case (nil, nil): break
            case (let one?, let other?): pending.append((one, other, marker))
            default: return false
            }
            switch (one.left, other.left) {
            case (nil, nil): break
            case (let one?, let other?): pending.append((one, other, marker))
            default: return false
            }
        }
        return true
    }
}
