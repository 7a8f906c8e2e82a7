import MullionDrawing
import MullionGeometry
import MullionLayout

extension Lowering {
    /// Draws nodes through a transform of their frames; does not affect layout.
    package mutating func transform(_ nodes: [NodeID], by transform: @escaping @Sendable (CGRect) -> CGAffineTransform)
    {
        apply(.transform(transform), to: nodes)
    }
}
