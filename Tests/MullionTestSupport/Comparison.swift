import Foundation
import MullionConformance
import MullionGeometry
import MullionLayout

/// Comparing what the engine did with what the reference solver says.
public enum Comparison {
    /// What differs between an engine's frames and the reference's, one sentence a node; empty when nothing does.
    ///
    /// Lengths agree within `tolerance`, relative where they are large; an infinite length only with itself.
    public static func differences(
        _ tree: LayoutTree, _ nodes: [NodeID], _ reference: ReferenceLayout, _ testTree: TestTree,
        tolerance: CGFloat = 1e-6
    ) -> [String] {
        var sentences: [String] = []
        let testTrees = testTree.preorder
        for (index, node) in nodes.enumerated() {
            let expected = reference.nodes[index]
            let isPlaced = tree.isPlaced(node)
            guard let expected, isPlaced else {
                if (expected != nil) != isPlaced {
                    sentences.append(
                        "\(index) \(testTrees[index].kind): placed \(isPlaced), expected \(expected != nil)")
                }
                continue
            }
            let got = tree.frame(of: node)
            if !agree(got, expected.relative, tolerance) {
                sentences.append(
                    "\(index) \(testTrees[index].kind): got \(got), expected \(expected.relative) for \(expected.proposal)"
                )
            }
        }
        return sentences
    }

    /// Whether two frames agree.
    public static func agree(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat) -> Bool {
        agree(a.origin.x, b.origin.x, tolerance) && agree(a.origin.y, b.origin.y, tolerance)
            && agree(a.size.width, b.size.width, tolerance) && agree(a.size.height, b.size.height, tolerance)
    }

    private static func agree(_ a: CGFloat, _ b: CGFloat, _ tolerance: CGFloat) -> Bool {
        a == b || abs(a - b) <= tolerance * max(1, abs(a), abs(b))
    }
}
