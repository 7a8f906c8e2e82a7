import MullionAutoLayout
import MullionTestSupport
import Testing

@Suite("Random edits")
struct RandomEditTests {
    @Test("Edits give the frames of a tree made anew", arguments: 0..<randomRuns(40))
    func incrementalEqualsFresh(seed: Int) {
        var tree = RandomTree(seed: UInt64(seed))
        for _ in 0..<10 { tree.edit() }
        for step in 0..<40 {
            for _ in 0..<1 + step % 3 { tree.edit() }
            tree.root.layoutIfNeeded()
            let copy = tree.copy()
            copy.layoutIfNeeded()
            expectEqual(tree.root, copy, "seed \(seed) step \(step)")
        }
    }

    private func expectEqual(_ view: LayoutView, _ copy: LayoutView, _ place: String) {
        #expect(view.subviews.count == copy.subviews.count)
        for (child, twin) in zip(view.subviews, copy.subviews) {
            let difference = max(
                abs(child.frame.minX - twin.frame.minX), abs(child.frame.minY - twin.frame.minY),
                abs(child.frame.width - twin.frame.width), abs(child.frame.height - twin.frame.height))
            // Where a solution is open, the order of making decides.
            if !(difference <= 1e-6), !child.hasAmbiguousLayout {
                Issue.record("\(place): \(child.path) has \(child.frame), anew \(twin.frame)")
            }
            expectEqual(child, twin, place)
        }
    }
}
