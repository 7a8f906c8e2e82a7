import MullionAutoLayout
import MullionGeometry
import MullionStoryboards
import Testing

@Suite("Storyboards: frames")
struct StoryboardLayoutTests {
    @Test("Every view of a document gets the frame worked by hand", arguments: StoryboardFixture.names)
    func fixture(_ name: String) throws {
        let document = try StoryboardFixture.document(name)
        let screens = document.screens()
        #expect(screens.contains { !StoryboardFixture.views(below: $0.root.view).isEmpty })
        for screen in screens { compare(screen) }
    }

    /// Compares the frames of a screen with those in the document.
    private func compare(_ screen: StoryboardScreen) {
        let layout = screen.layout
        #expect(layout.diagnostics == [])
        #expect(layout.reports == [])
        for view in StoryboardFixture.views(below: screen.root.view) {
            guard let id = view.id, let expected = view.frame, let frame = layout.views[id]?.frame else {
                Issue.record("\(view.id ?? view.kind) has no frame")
                continue
            }
            let isNear =
                abs(frame.minX - expected.minX) < 1e-6 && abs(frame.minY - expected.minY) < 1e-6
                && abs(frame.width - expected.width) < 1e-6 && abs(frame.height - expected.height) < 1e-6
            #expect(isNear, "\(id): expected \(expected), got \(frame)")
        }
    }

    private func frames(_ name: String, _ change: (inout StoryboardSurroundings) -> Void) throws -> [String: CGRect] {
        let document = try StoryboardFixture.document(name)
        let root = try #require(document.roots.first)
        var surroundings = document.surroundings(of: root)
        change(&surroundings)
        return StoryboardLayout(root, in: surroundings).frames
    }

    @Test("A mask follows the root from the size that was stored")
    func mask() throws {
        let frames = try frames("mask.xib") { $0.size.width = 300 }
        #expect(frames["a"] == CGRect(x: 10, y: 10, width: 280, height: 20))
        #expect(frames["b"] == CGRect(x: 10, y: 40, width: 140, height: 20))
    }

    @Test("In regular width the constraint that was left out for compact width counts")
    func variation() throws {
        let frames = try frames("variation.xib") { $0.traits = StoryboardTraits(width: .regular, height: .regular) }
        #expect(frames["a"]?.width == 50)
    }

    @Test("Values of a variation count only where all its size classes do")
    func variationValues() throws {
        let frames = try frames("variation-values.xib") { $0.traits = StoryboardTraits() }
        #expect(frames["b"]?.minX == 90)
    }

    @Test("From right to left leading is on the right")
    func rightToLeft() throws {
        let frames = try frames("edges.xib") { $0.direction = .rightToLeft }
        #expect(frames["a"] == CGRect(x: 20, y: 20, width: 170, height: 50))
    }

    @Test("A held length counts where nothing else says one")
    func held() throws {
        let frames = try frames("inequality.xib") {
            $0.contentSizes["a"] = StoryboardContentSize(width: .held(50), height: .held(70))
        }
        #expect(frames["a"] == CGRect(x: 0, y: 0, width: 50, height: 70))
    }

    @Test("The content of an old collection cell is found by the identity of the cell")
    func oldCell() throws {
        let document = try StoryboardFixture.document("collection-cell.xib")
        #expect(document.roots.map(\.id) == ["cell"])
        #expect(document.roots.map(\.kind) == [.cell])
    }
}
