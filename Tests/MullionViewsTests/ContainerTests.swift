import Mullion
import Testing

@Suite struct ContainerTests {
    @Test("HStack gives the least flexible child its width first and centres lower ones")
    func horizontalStack() throws {
        let picture = layout(
            HStack(spacing: 0) {
                Color.red.named("red")
                Color.green.frame(width: 60, height: 20).named("green")
                Color.blue.frame(maxWidth: 10).named("blue")
            }, 150, 100)
        #expect(try picture.frame("red") == rect(0, 0, 80, 100))
        #expect(try picture.frame("green") == rect(80, 40, 60, 20))
        #expect(try picture.frame("blue") == rect(140, 0, 10, 100))
    }

    @Test("VStack puts 8 points between plain children and none beside a spacer")
    func verticalStack() throws {
        let picture = layout(
            VStack(alignment: .trailing) {
                Color.red.frame(width: 10, height: 10).named("first")
                Color.red.frame(width: 30, height: 10).named("second")
                Spacer().named("spacer")
                Color.red.frame(width: 20, height: 10).named("third")
            }, 100, 100)
        #expect(try picture.frame("first") == rect(20, 0, 10, 10))
        #expect(try picture.frame("second") == rect(0, 18, 30, 10))
        #expect(try picture.frame("spacer").height == 62)
        #expect(try picture.frame("third") == rect(10, 90, 20, 10))
    }

    @Test("ZStack is as large as its largest child and aligns the others in it")
    func depthStack() throws {
        let picture = layout(
            ZStack(alignment: .bottomTrailing) {
                Color.red.frame(width: 40, height: 30).named("back")
                Color.blue.frame(width: 10, height: 10).named("front")
            })
        #expect(picture.size == CGSize(width: 40, height: 30))
        #expect(try picture.frame("front") == rect(30, 20, 10, 10))
        #expect(picture.fills == [.red, .blue])
    }

    @Test("Divider is a line across the stack around it")
    func dividers() throws {
        let row = layout(HStack { Divider().named("line") }, 50, 40)
        #expect(try row.frame("line") == rect(0, 0, 1, 40))
        let column = layout(VStack { Divider().named("line") }, 50, 40)
        #expect(try column.frame("line") == rect(0, 0, 50, 1))
    }

    @Test("ViewThatFits on one axis proposes the length on the other, so long text that wraps can be too high")
    func fittingOnOneAxis() throws {
        let text = String(repeating: "word ", count: 100)
        let scrolling = ViewThatFits(in: .vertical) {
            Text(text).named("text")
            ScrollView { Text(text) }.named("scroll")
        }
        let short = layout(scrolling, 200, 100)
        #expect(short.frames.contains { $0.name == "scroll" } && !short.frames.contains { $0.name == "text" })
        let high = layout(scrolling, 200, 2_000)
        #expect(try high.frame("text").height > 100)
        // A square as high as the proposal: 80 points wide in a height of 80, though its ideal side is 10.
        let square = ViewThatFits(in: .horizontal) {
            Color.red.aspectRatio(1, contentMode: .fit).named("square")
            Color.blue.named("color")
        }
        #expect(!layout(square, 60, 80).frames.contains { $0.name == "square" })
        #expect(try layout(square, 90, 80).frame("square").size == CGSize(width: 80, height: 80))
    }

    @Test("ViewThatFits takes the first view whose ideal size fits, and draws no other")
    func alternatives() {
        let view = ViewThatFits(in: .horizontal) {
            Color.red.frame(width: 100, height: 10)
            Color.green.frame(width: 50, height: 10)
            Color.blue.frame(width: 20, height: 10)
        }
        #expect(layout(view, 120, 20).fills == [.red])
        #expect(layout(view, 60, 20).fills == [.green])
        #expect(layout(view, 5, 20).fills == [.blue])
    }

    @Test("Texts are lined up by their baselines")
    func baselines() throws {
        let picture = layout(
            HStack(alignment: .firstTextBaseline) {
                Text("Large").font(.system(size: 40))
                Text("small").font(.system(size: 10))
            })
        #expect(picture.texts.count == 2)
        #expect(abs(picture.texts[0].origin.y - picture.texts[1].origin.y) < 1e-6)
    }

    /// Subviews one below the other, each moved by its own indent.
    private struct Staircase: Layout {
        struct Indent: LayoutValueKey {
            static let defaultValue: CGFloat = 0
        }
        var step: CGFloat = 10

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 100, height: step * CGFloat(subviews.count))
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            for (index, subview) in subviews.enumerated() {
                subview.place(
                    at: CGPoint(x: bounds.minX + subview[Indent.self], y: bounds.minY + step * CGFloat(index)),
                    proposal: ProposedViewSize(width: 10, height: step))
            }
        }
    }

    @Test("A custom layout is called with a builder and reads layout values through modifiers")
    func customLayout() throws {
        let picture = layout(
            Staircase(step: 5) {
                Color.red.named("a")
                Color.red.layoutValue(key: Staircase.Indent.self, value: 30).padding(1).named("b")
            }
            .padding(2))
        #expect(picture.size == CGSize(width: 104, height: 14))
        #expect(try picture.frame("a") == rect(2, 2, 10, 5))
        #expect(try picture.frame("b") == rect(32, 7, 10, 5))
        #expect(picture.outline == ["padding", ".Staircase", "..color", "..padding", "...color"])
        let switched = layout(AnyLayout(HStackLayout(spacing: 0))() { Color.red.frame(width: 3, height: 4) })
        #expect(switched.size == CGSize(width: 3, height: 4))
    }
}
