import Mullion
import MullionTestSupport
import Testing

/// A host that is updated gives the picture that a new one gives.
@Suite("Random updates")
struct RandomHostTests {
    /// A frame without the node, whose identity differs between trees.
    private struct Row: Equatable {
        let path: String
        let parent: Int?
        let numbers: [UInt64]

        init(_ frame: NodeFrame) {
            path = frame.path
            parent = frame.parent
            numbers = [frame.frame, frame.absoluteFrame].flatMap { rect in
                [rect.minX, rect.minY, rect.width, rect.height].map { Double($0).bitPattern }
            }
        }
    }

    @Test("500 random edits leave every frame equal to that of a fresh build", arguments: randomRuns(0..<10))
    func edits(seed: Int) {
        var generator = SplitMix64(seed: UInt64(seed))
        var view = RandomView.random(30, using: &generator)
        let host = ViewHost(view)
        for edit in 0..<50 {
            let proposal = ProposedViewSize(
                width: CGFloat.random(in: 0...400, using: &generator),
                height: edit % 3 == 0 ? nil : CGFloat.random(in: 0...300, using: &generator))
            let kept = host.layout(in: proposal)
            let fresh = ViewRenderer(view).layout(in: proposal)
            let isEqual =
                kept.frames.map(Row.init) == fresh.frames.map(Row.init) && kept.displayList == fresh.displayList
            #expect(isEqual, "seed \(seed), edit \(edit)")
            if !isEqual { return }
            for _ in 0...(edit % 3) { view.edit(using: &generator) }
            host.update(view)
        }
    }

    @Test("A host keeps no node that the view does not have", arguments: 0..<4)
    func nodeCount(seed: Int) {
        var generator = SplitMix64(seed: UInt64(100 + seed))
        var view = RandomView.random(30, using: &generator)
        let host = ViewHost(view)
        for _ in 0..<40 {
            view.edit(using: &generator)
            host.update(view)
        }
        let proposal = ProposedViewSize(width: 200, height: 200)
        host.layoutIfNeeded(in: proposal)
        let fresh = ViewHost(view)
        fresh.layoutIfNeeded(in: proposal)
        #expect(host.tree.nodeCount == fresh.tree.nodeCount)
    }
}
