import Mullion
import Testing

/// Ordinary SwiftUI code compiles with the import changed, and gives sensible frames.
@Suite("SwiftUI snippets")
@MainActor struct SwiftUISnippetTests {
    @Test("Snippets have frames of finite size, draw something and report nothing")
    func sensible() {
        for snippet in Snippets.all { expectSensible(snippet) }
    }

    private func expectSensible(_ snippet: (name: String, view: AnyView)) {
        let picture = layout(snippet.view, 200, 120)
        #expect(picture.nodeCount > 0, "\(snippet.name)")
        #expect(!picture.displayList.isEmpty, "\(snippet.name)")
        #expect(picture.displayList.openPushCount == 0, "\(snippet.name)")
        // Text is cut short where the snippet says so, which is told all the same.
        let isCut = ["limits", "priority"].contains(snippet.name)
        #expect(picture.diagnostics.isEmpty != isCut, "\(snippet.name): \(picture.diagnostics)")
        for frame in picture.frames {
            let rect = frame.absoluteFrame
            let isFinite = [rect.minX, rect.minY, rect.width, rect.height].allSatisfy { $0.isFinite }
            #expect(isFinite, "\(snippet.name): \(frame.path)")
            #expect(rect.width >= 0 && rect.height >= 0, "\(snippet.name): \(frame.path)")
        }
    }

    @Test("There are at least 30 of them, with different names")
    func count() {
        #expect(Snippets.all.count >= 30)
        #expect(Set(Snippets.all.map(\.name)).count == Snippets.all.count)
    }

    private func size(_ name: String) -> CGSize {
        layout(Snippets.all.first { $0.name == name }!.view, 200, 120).size
    }

    @Test("Sizes that can be worked out by hand")
    func numbers() {
        // Five circles of 10 and four gaps of 4.
        #expect(size("range") == CGSize(width: 66, height: 10))
        // As wide as its frame lets it be, the height by the ratio.
        #expect(size("ratio") == CGSize(width: 160, height: 90))
        // The whole proposal, whatever is in it.
        #expect(size("position") == CGSize(width: 200, height: 120))
        #expect(size("list") == CGSize(width: 200, height: 120))
        #expect(size("progress") == CGSize(width: 200, height: 6))
        // Overlays, effects and offsets do not count.
        #expect(size("overlay") == CGSize(width: 80, height: 80))
        #expect(size("effects") == CGSize(width: 30, height: 30))
        // The row is proposed the width and is as high as its square with 4 points above and below.
        #expect(size("row") == CGSize(width: 200, height: 58))
    }

    @Test("A quarter of the bar is filled, a row is at its inset, the circle at its centre")
    func frames() throws {
        #expect(try layout(ProgressBar(value: 0.25), 200, 120).frame("filled") == rect(0, 0, 50, 6))
        let list = layout(LandmarkList(), 400, 300)
        let rows = list.frames.filter { $0.kind == "roundedRectangle" }.map(\.absoluteFrame)
        // 4 above, 50, 4 below, a line of 1.
        #expect(rows == [rect(16, 4, 50, 50), rect(16, 63, 50, 50), rect(16, 122, 50, 50)])
        let circle = layout(Circle().frame(width: 10, height: 10).position(x: 20, y: 30).named("all"), 200, 120)
        #expect(circle.frames.last?.absoluteFrame == rect(15, 25, 10, 10))
    }

    @Test("Values of the environment reach views that read them")
    func environment() {
        let picture = layout(
            AccentedBadge().environment(\.accent, .orange).environment(\.layoutDirection, .rightToLeft))
        #expect(picture.fills == [.orange])
        #expect(picture.texts.map(\.string) == ["rtl"])
        #expect(layout(AccentedBadge()).texts.map(\.string) == ["ltr"])
    }

    @Test("The one-liner gives the picture that the renderer gives")
    func imageRenderer() {
        let renderer = ImageRenderer(content: ProgressBar(value: 0.5))
        renderer.proposedSize = ProposedViewSize(width: 100, height: nil)
        renderer.scale = 2
        let svg = renderer.svg()
        #expect(svg.contains("width=\"100\"") && svg.contains("height=\"6\""))
        #expect(renderer.html().contains("filled"))
        #expect(renderer.frames().first { $0.name == "filled" }?.frame.width == 50)
    }
}
