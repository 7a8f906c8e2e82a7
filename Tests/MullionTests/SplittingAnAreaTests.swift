import Mullion
import Testing

/// The code and the numbers of the article on the automatic grid. What is between `// snippet` and `// end` is
/// printed there.
@Suite("Splitting an area")
struct SplittingAnAreaTests {
    private static let expected = [
        CGRect(x: 0, y: 0, width: 160, height: 120), CGRect(x: 0, y: 120, width: 160, height: 120),
        CGRect(x: 160, y: 0, width: 160, height: 240), CGRect(x: 0, y: 240, width: 160, height: 240),
        CGRect(x: 160, y: 240, width: 160, height: 240),
    ]

    @Test("Five views share 320 × 480")
    func views() {
        // snippet
        let tiles = SplitGrid {
            ForEach(["a", "b", "c", "d", "e"], id: \.self) { name in
                Color.blue.named(name)
            }
        }
        let frames = ViewRenderer(tiles).layout(in: ProposedViewSize(width: 320, height: 480)).frames
        // end
        #expect(frames.dropFirst().map(\.frame) == Self.expected)
        #expect(frames.dropFirst().map(\.name) == ["a", "b", "c", "d", "e"])
    }

    @Test("A tree is edited, and says what moved")
    func tree() throws {
        // snippet
        var tree = SplitTree(["a", "b", "c", "d", "e"])
        let before = tree
        let nesting = tree.description  // s0[s1[s3[a b] s4[c]] s2[d e]]
        try tree.remove(at: 0)
        let without = tree.description  // s0[s1[s3[b] c] s2[d e]]
        let moved = tree.movedLeaves(since: before)  // b and c have other places now; d and e keep theirs
        let areas = tree.frames(in: CGRect(x: 0, y: 0, width: 320, height: 480))
        // end
        #expect(nesting == "s0[s1[s3[a b] s4[c]] s2[d e]]")
        #expect(without == "s0[s1[s3[b] c] s2[d e]]")
        #expect(moved == [0, 1])
        #expect(areas.count == 4 && areas.allSatisfy { $0.size == CGSize(width: 160, height: 240) })
        #expect(before.frames(in: CGRect(x: 0, y: 0, width: 320, height: 480)) == Self.expected)
    }
}
