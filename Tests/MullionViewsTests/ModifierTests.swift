import Mullion
import Testing

@Suite struct ModifierTests {
    @Test("Each modifier modifies everything written before it")
    func order() throws {
        let inside = layout(Color.red.frame(width: 50, height: 50).padding(10).background(Color.blue).named("box"))
        #expect(inside.size == CGSize(width: 70, height: 70))
        #expect(inside.outline == ["background", ".padding", "..frame", "...color", ".color"])
        let outside = layout(
            Color.red.frame(width: 50, height: 50).background(Color.blue.named("blue")).padding(10))
        #expect(outside.size == CGSize(width: 70, height: 70))
        #expect(try outside.frame("blue") == rect(10, 10, 50, 50))
    }

    @Test("Padding takes all edges, some edges, insets and its default of 16")
    func padding() throws {
        let box = Color.red.frame(width: 10, height: 10).named("box")
        #expect(try layout(box.padding()).frame("box") == rect(16, 16, 10, 10))
        #expect(layout(box.padding(3)).size == CGSize(width: 16, height: 16))
        #expect(try layout(box.padding([.top, .trailing], 5)).frame("box") == rect(0, 5, 10, 10))
        #expect(layout(box.padding(.horizontal)).size == CGSize(width: 42, height: 10))
        let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        #expect(try layout(box.padding(insets)).frame("box") == rect(2, 1, 10, 10))
        #expect(layout(box.padding(insets)).size == CGSize(width: 16, height: 14))
    }

    @Test("A flexible frame fills and still respects its alignment")
    func flexibleFrame() throws {
        let view = Color.red.frame(width: 10, height: 10).named("box").frame(maxWidth: .infinity, alignment: .trailing)
        let picture = layout(view, 100, 50)
        #expect(picture.size == CGSize(width: 100, height: 10))
        #expect(try picture.frame("box") == rect(90, 0, 10, 10))
    }

    @Test("An aspect ratio fits and fills the room")
    func aspectRatio() {
        #expect(layout(Color.red.aspectRatio(2, contentMode: .fit), 100, 100).size == CGSize(width: 100, height: 50))
        #expect(layout(Color.red.aspectRatio(2, contentMode: .fill), 100, 100).size == CGSize(width: 200, height: 100))
        let size = CGSize(width: 1, height: 2)
        #expect(
            layout(Color.red.aspectRatio(size, contentMode: .fit), 100, 100).size == CGSize(width: 50, height: 100))
    }

    @Test("Offset moves what is drawn and position takes all room")
    func moving() throws {
        let moved = layout(Color.red.frame(width: 10, height: 10).named("box").offset(x: 5, y: -5))
        #expect(moved.size == CGSize(width: 10, height: 10))
        #expect(try moved.frame("box") == rect(5, -5, 10, 10))
        let placed = layout(Color.red.frame(width: 10, height: 10).named("box").position(x: 20, y: 30), 100, 80)
        #expect(placed.size == CGSize(width: 100, height: 80))
        #expect(try placed.frame("box") == rect(15, 25, 10, 10))
    }

    @Test("A layout priority gives a view room before its siblings, fixedSize its ideal size")
    func priorities() throws {
        let picture = layout(
            HStack(spacing: 0) {
                Color.red.named("low")
                Color.blue.frame(maxWidth: 80).layoutPriority(1).named("high")
            }, 100, 10)
        #expect(try picture.frame("high").width == 80)
        #expect(try picture.frame("low").width == 20)
        let text = layout(Text("some words that would wrap").fixedSize(), 20, nil)
        #expect(text.texts.count == 1)
        #expect(text.size.width > 100)
    }

    @Test("An alignment guide moves a view in its stack")
    func guides() throws {
        let picture = layout(
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: 10, height: 10).named("a")
                Color.red.frame(width: 10, height: 10).alignmentGuide(.leading) { $0.width - 14 }.named("b")
            })
        #expect(try picture.frame("a").minX == 0)
        #expect(try picture.frame("b").minX == 4)
    }

    @Test("A background is drawn behind and an overlay in front, aligned in the size of the view")
    func layers() throws {
        let picture = layout(
            Color.red.frame(width: 40, height: 20)
                .background(alignment: .topLeading) { Color.blue.frame(width: 60, height: 5).named("behind") }
                .overlay(alignment: .bottomTrailing) {
                    Color.green.frame(width: 6, height: 6).named("large")
                    Color.white.frame(width: 2, height: 2).named("small")
                })
        #expect(picture.size == CGSize(width: 40, height: 20))
        #expect(picture.fills == [.blue, .red, .green, .white])
        #expect(try picture.frame("behind") == rect(0, 0, 60, 5))
        #expect(try picture.frame("large") == rect(34, 14, 6, 6))
        #expect(try picture.frame("small") == rect(38, 18, 2, 2))
    }

    @Test("Right to left mirrors stacks, guides and the lines of a text")
    func rightToLeft() throws {
        let picture = layout(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).named("first")
                Color.red.frame(width: 20, height: 10).named("second")
            }
            .padding(.leading, 5)
            .layoutDirection(.rightToLeft))
        #expect(try picture.frame("second") == rect(0, 0, 20, 10))
        #expect(try picture.frame("first") == rect(20, 0, 10, 10))
        let text = layout(Text("long line\nx").layoutDirection(.rightToLeft))
        let ends = text.texts.map { $0.origin.x + ($0.width ?? 0) }
        #expect(abs(ends[0] - ends[1]) < 1e-6)
        #expect(text.texts[1].origin.x > text.texts[0].origin.x)
    }

    @Test("Numbers that cannot be used are reported with the view, and the picture is made all the same")
    func unusableNumbers() throws {
        let picture = layout(Color.red.frame(width: -5, height: .nan).named("box"), 30, 40)
        #expect(picture.size == CGSize(width: 30, height: 40))
        #expect(picture.diagnostics.count == 2)
        #expect(picture.diagnostics.allSatisfy { $0.path.contains("box") && !$0.sentence.contains("box") })
    }
}
