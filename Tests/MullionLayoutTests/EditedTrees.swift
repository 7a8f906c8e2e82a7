import MullionGeometry
import MullionLayout

extension LeafMeasure {
    /// A text that wraps into as many lines as its natural width needs.
    static func wrapping(natural: CGFloat, lineHeight: CGFloat) -> LeafMeasure {
        LeafMeasure(traits: .wrappingText) { proposal in
            guard let width = proposal.width, width < natural else {
                return CGSize(width: natural, height: lineHeight)
            }
            return CGSize(width: width, height: (natural / max(width, 1)).rounded(.up) * lineHeight)
        }
    }
}

extension LayoutTree {
    /// All nodes below the root, in pre-order, with the bits of their frames.
    var frameBits: [(node: NodeID, bits: SIMD4<UInt64>)] {
        var frames: [(NodeID, SIMD4<UInt64>)] = []
        func visit(_ node: NodeID) {
            frames.append((node, frame(of: node).bits))
            for child in children(of: node) { visit(child) }
        }
        visit(root!)
        return frames
    }
}

extension CGRect {
    /// The bits of the origin and the size.
    var bits: SIMD4<UInt64> {
        SIMD4(
            origin.x.native.bitPattern, origin.y.native.bitPattern, size.width.native.bitPattern,
            size.height.native.bitPattern)
    }
}
