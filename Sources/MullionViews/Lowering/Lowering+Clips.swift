import MullionLayout

extension Lowering {
    /// Whether what a node and its descendants draw is cut off at an outline in its frame.
    ///
    /// Nodes made while laying out, such as the indicator of an overflow stack, have no look here, and clip nothing.
    package func isClipped(_ node: NodeID) -> Bool {
        guard Int(node.index) < looks.count else { return false }
        return look(of: node).effects.contains { if case .clip = $0 { true } else { false } }
    }
}
