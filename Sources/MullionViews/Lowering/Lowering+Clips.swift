import MullionLayout

extension Lowering {
    /// Whether what a node and its descendants draw is cut off at an outline in its frame.
    package func isClipped(_ node: NodeID) -> Bool {
        look(of: node).effects.contains { if case .clip = $0 { true } else { false } }
    }
}
