import Mullion
import Testing

/// `containerRelativeFrame` in views, in hosts and in documents.
@Suite struct ContainerRelativeFrameTests {
    private func card(_ name: String) -> some View { Color.red.frame(height: 20).named(name) }

    @Test("A third of a scroll view's width, with the gaps taken off")
    func thirdOfAScrollView() throws {
        let shelf = HStack(spacing: 4) {
            ScrollView(.horizontal) {
                HStack(spacing: 10) {
                    ForEach(0..<5) { index in
                        card("card \(index)").containerRelativeFrame(.horizontal, count: 3, spacing: 10)
                    }
                }
            }
            Color.blue.frame(width: 76)
        }
        let picture = ViewRenderer(shelf).layout(in: ProposedViewSize(width: 400, height: 100))
        // The scroll view gets 400 − 4 − 76 = 320; a card gets (320 − 2 · 10) / 3 = 100.
        #expect(try picture.frame("card 0").size == CGSize(width: 100, height: 20))
        #expect(try picture.frame("card 3").minX == 330)
    }

    @Test("Without a scroll view the container is the proposal to the whole; without that the view keeps its length")
    func root() throws {
        let view = VStack(spacing: 0) {
            card("box").frame(width: 30).containerRelativeFrame(.horizontal, alignment: .trailing)
            card("half").containerRelativeFrame([.horizontal, .vertical]) { length, axis in
                axis == .horizontal ? length / 2 : .nan
            }
        }
        let picture = ViewRenderer(view).layout(in: ProposedViewSize(width: 200, height: nil))
        #expect(try picture.frame("box") == CGRect(x: 170, y: 0, width: 30, height: 20))
        #expect(try picture.frame("half") == CGRect(x: 50, y: 20, width: 100, height: 20))
        let unspecified = ViewRenderer(view).layout()
        #expect(unspecified.size == CGSize(width: 30, height: 40))
    }

    @Test("A vertical scroll view fills its proposed width, and follows a host that is resized")
    func resizedHost() throws {
        let view = ScrollView {
            card("page").containerRelativeFrame([.horizontal, .vertical])
            ScrollView(.horizontal) { card("inner").containerRelativeFrame(.horizontal, count: 2, spacing: 0) }
                .padding(.horizontal, 25)
        }
        let host = ViewHost(view)
        for width in [300.0, 500, 120, 120] {
            let size = ProposedViewSize(width: width, height: width / 2)
            let (hosted, fresh) = (host.layout(in: size), ViewRenderer(view).layout(in: size))
            #expect(hosted.frames.map(\.frame) == fresh.frames.map(\.frame))
            #expect(try hosted.frame("page").size == CGSize(width: width, height: 20))
            #expect(try hosted.frame("inner").width == (width - 50) / 2)
            host.update(view)
        }
    }

    @Test("Lengths that cannot be used are left to the view, and parts below one count as one")
    func unusable() throws {
        let view = VStack(spacing: 0) {
            card("negative").containerRelativeFrame(.horizontal) { length, _ in -length }
            card("infinite").frame(width: 7).containerRelativeFrame(.horizontal) { _, _ in .infinity }
            card("parts").containerRelativeFrame(.horizontal, count: 0, span: -3, spacing: 5)
        }
        let picture = ViewRenderer(view).layout(in: ProposedViewSize(width: 100, height: 100))
        #expect(try picture.frame("negative").width == 0)
        #expect(try picture.frame("infinite").width == 7)
        #expect(try picture.frame("parts").width == 100)
        let endless = ViewRenderer(view).layout(in: ProposedViewSize(width: .infinity, height: 100))
        #expect(try endless.frame("infinite").width == 7)
    }

    @Test("In a document the container is a scroll view or the document's size")
    func document() throws {
        let picture = try layout(
            #"""
            {"kind": "vStack", "spacing": 0, "children": [
              {"kind": "color", "color": "red", "name": "quarter",
               "modifiers": [{"containerRelativeFrame": {"count": 4}}]},
              {"kind": "scrollView", "axes": "horizontal", "children": [
                {"kind": "color", "color": "blue", "name": "wide",
                 "modifiers": [{"containerRelativeFrame": {"axes": "horizontal", "count": 3, "span": 2, "spacing": 8}}]}],
               "modifiers": [{"frame": {"width": 76, "height": 9}}]}]}
            """#, size: "[200, 80]")
        #expect(try picture.frame("quarter").size == CGSize(width: 50, height: 20))
        #expect(try picture.frame("wide").width == 48)
    }
}
