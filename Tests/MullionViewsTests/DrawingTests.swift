import Mullion
import Testing

@Suite struct DrawingTests {
    @Test("Text wraps in its width, every line at its baseline")
    func wrapping() {
        let picture = layout(Text("one two three four five six").font(.system(size: 20)), 100, nil)
        #expect(picture.texts.count > 1)
        #expect(picture.texts.map(\.string).joined(separator: " ") == "one two three four five six")
        #expect(picture.texts.allSatisfy { ($0.width ?? .infinity) <= 100 && $0.origin.x == 0 })
        let steps = zip(picture.texts.dropFirst(), picture.texts).map { $0.origin.y - $1.origin.y }
        #expect(steps.allSatisfy { abs($0 - steps[0]) < 1e-6 && $0 > 20 })
        #expect(abs(picture.size.height - steps[0] * CGFloat(picture.texts.count)) < 1e-6)
    }

    @Test("Lines that do not fit the height are left out for an ellipsis and reported")
    func truncation() throws {
        let text = Text("one two three four five six").font(.system(size: 20)).named("text")
        let picture = layout(text.frame(width: 100, height: 30), nil, nil)
        #expect(picture.texts.map(\.string) == ["one tw…"])
        let diagnostic = try #require(picture.diagnostics.first)
        #expect(diagnostic.path.hasSuffix("text"))
        #expect(
            diagnostic.sentence
                == "2 lines of the text “one two three four five…” did not fit and are not drawn")
    }

    @Test("A text's own font and colour win over those it inherits")
    func inheritance() {
        let picture = layout(
            VStack {
                Text("inherits")
                Text("own").font(.system(size: 9)).foregroundColor(.red).bold()
                Circle()
            }
            .font(.system(size: 30))
            .foregroundColor(.blue), 200, 200)
        #expect(picture.texts[0].font == TextRun.Font(family: "DejaVu Sans", size: 30))
        #expect(picture.texts[0].color == .blue)
        #expect(picture.texts[1].font == TextRun.Font(family: "DejaVu Sans", size: 9, weight: .bold))
        #expect(picture.texts[1].color == .red)
        #expect(picture.fills == [.blue])
    }

    @Test("Shapes are filled first and then stroked, a stroke border inside of the shape")
    func shapes() throws {
        let picture = layout(
            RoundedRectangle(cornerRadius: 8).fill(.white).strokeBorder(.gray, lineWidth: 2)
                .frame(width: 40, height: 20))
        #expect(picture.displayList.commands.count == 2)
        guard case .fill(let outline, .color(.white), _) = picture.displayList.commands[0],
            case .stroke(let border, .color(.gray), let style) = picture.displayList.commands[1]
        else {
            Issue.record("unexpected commands \(picture.displayList.commands)")
            return
        }
        #expect(outline == Path(roundedRect: rect(0, 0, 40, 20), cornerRadius: 8))
        #expect(border == Path(roundedRect: rect(1, 1, 38, 18), cornerRadius: 7))
        #expect(style == StrokeStyle(lineWidth: 2))
        let circle = layout(Circle().stroke(.red), 30, 10)
        #expect(circle.displayList.commands == [.stroke(Path(ellipseIn: rect(10, 0, 10, 10)), .red, lineWidth: 1)])
        let capsule = layout(Capsule().fill(.red), 30, 10)
        #expect(capsule.displayList.commands == [.fill(Path(roundedRect: rect(0, 0, 30, 10), cornerRadius: 5), .red)])
    }

    @Test("A shape of one's own is drawn in the room it gets")
    func ownShape() {
        struct Diagonal: Shape {
            func path(in rect: CGRect) -> Path {
                var path = Path()
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
                return path
            }
        }
        let picture = layout(Diagonal().stroke(.red, lineWidth: 3), 30, 40)
        #expect(picture.displayList.commands.count == 1)
        #expect(layout(Diagonal(), 30, 40).fills == [.black])
    }

    @Test("Clips and names enclose what their view draws, and are closed again")
    func clipsAndGroups() {
        let picture = layout(
            HStack(spacing: 0) {
                Color.red.frame(width: 10, height: 10).background(Color.blue).cornerRadius(4).named("round")
                Color.green.frame(width: 10, height: 10).clipped()
            })
        let box = rect(0, 0, 10, 10)
        #expect(
            picture.displayList.commands == [
                .pushGroup(name: "round"), .pushClip(Path(roundedRect: box, cornerRadius: 4)),
                .fill(Path(box), .blue), .fill(Path(box), .red), .pop, .pop,
                .pushClip(Path(rect(10, 0, 10, 10))), .fill(Path(rect(10, 0, 10, 10)), .green), .pop,
            ])
        #expect(picture.displayList.openPushCount == 0)
    }

    @Test("Boxes are drawn on whole pixels and still meet; their frames stay exact")
    func pixels() {
        var renderer = ViewRenderer(
            HStack(spacing: 0) {
                Color.red
                Color.green
                Color.blue
            })
        renderer.scale = 1
        let picture = renderer.layout(in: ProposedViewSize(width: 100, height: 10))
        #expect(
            picture.displayList.commands == [
                .fill(Path(rect(0, 0, 33, 10)), .red), .fill(Path(rect(33, 0, 34, 10)), .green),
                .fill(Path(rect(67, 0, 33, 10)), .blue),
            ])
        #expect(abs(picture.frames[1].frame.width - 100.0 / 3) < 1e-9)
    }

    @Test("Characters without a glyph and unknown families are reported once per text")
    func textReports() {
        let picture = layout(VStack { Text("漢漢字").font(.custom("Papyrus", size: 10)) })
        #expect(
            picture.diagnostics.map(\.sentence) == [
                "no glyph for “漢” (U+6F22), “字” (U+5B57); the width of an empty box was used",
                "the font family \"Papyrus\" is not known; measured with DejaVu Sans",
            ])
    }

    @Test("Text that is not shown is not reported")
    func hiddenText() {
        let picture = layout(
            ViewThatFits {
                Text("shown")
                Text("漢")
            })
        #expect(picture.diagnostics.isEmpty)
    }

    @Test("Paths name the nodes, or tell their kind and position")
    func paths() {
        let picture = layout(
            VStack {
                Text("a")
                HStack { Text("b").named("title") }
            }
            .named("card"))
        #expect(picture.frames.map(\.path) == ["card", "card/text[0]", "card/hStack[1]", "card/hStack[1]/title"])
        var deep = AnyView(Text("a"))
        for _ in 0..<100 { deep = AnyView(deep.padding(1)) }
        let path = layout(deep).frames.last?.path ?? ""
        #expect(path.hasPrefix("padding/…/padding[0]/") && path.hasSuffix("/text[0]"))
        #expect(path.split(separator: "/").count == 33)
    }

    @Test("The same view gives the same picture again")
    func determinism() {
        let view = VStack {
            Text("Hello world").padding().background(.red, in: Capsule()).background(.blue).overlay(.clear)
        }
        #expect(layout(view, 70, nil).displayList == layout(view, 70, nil).displayList)
    }
}
