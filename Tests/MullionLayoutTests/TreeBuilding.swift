import MullionGeometry
import MullionLayout
import MullionTestSupport
import Testing

// What nearly every test of the engine says, in few words.
extension LayoutTree {
    /// A leaf of fixed size.
    func box(_ width: CGFloat, _ height: CGFloat, _ name: String? = nil) -> NodeID {
        makeNode(.fixed(CGSize(width: width, height: height)), name: name)
    }

    /// Makes a node the root and lays it out.
    func layOut(_ root: NodeID, _ width: CGFloat?, _ height: CGFloat?) {
        self.root = root
        layoutIfNeeded(in: ProposedViewSize(width: width, height: height))
    }

    /// A node and everything below it, in pre-order.
    func preorder(_ top: NodeID) -> [NodeID] {
        var result: [NodeID] = []
        var pending = [top]
        while let node = pending.popLast() {
            result.append(node)
            pending.append(contentsOf: children(of: node).reversed())
        }
        return result
    }
}

/// Checks frames, relative to the parent, within 1e-6.
func expectFrames(
    _ tree: LayoutTree, _ nodes: [NodeID], _ expected: [CGRect], _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let frames = nodes.map { tree.frame(of: $0) }
    let agree = frames.count == expected.count && zip(frames, expected).allSatisfy { Comparison.agree($0, $1, 1e-6) }
    #expect(
        agree, "\(comment.map { "\($0): " } ?? "")got \(frames), expected \(expected)", sourceLocation: sourceLocation)
}

/// A rectangle in few letters.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Where a layout or measure function under test writes down what it was asked. Used by one thread at a time.
final class Journal: @unchecked Sendable {
    var entries: [String] = []
    var proposals: [ProposedViewSize] = []

    /// How often a word was written down.
    func count(_ word: String) -> Int { entries.count { $0 == word } }
}

/// A leaf like a text of blocks, 10 × 10 each, that counts its measurements.
func blocks(_ count: Int, _ journal: Journal) -> NodeKind {
    .leaf(
        LeafMeasure { proposal in
            journal.proposals.append(proposal)
            var line = count
            if let width = proposal.width, width > 0, width < .infinity { line = min(max(Int(width / 10), 1), count) }
            return CGSize(width: 10 * line, height: 10 * ((count + line - 1) / line))
        })
}
