import Mullion
import MullionTestSupport
import Testing

@Suite("Text")
struct TextTests {
    @Test("Texts in one font are wrapped as one, each part drawn in its own colour where the part before ends")
    func colours() {
        let picture = layout(Text("Total: ") + Text("12 €").foregroundColor(.red))
        #expect(picture.texts.map(\.string) == ["Total: ", "12 €"])
        #expect(picture.texts.map(\.color) == [.black, .red])
        let plain = layout(Text("Total: 12 €"))
        #expect(picture.size == plain.size)
        let before = MetricsTextMeasurer().width(of: "Total: ", font: .body)
        #expect(abs(picture.texts[1].origin.x - before) < 1e-6)
        #expect(layout(Text("a") + Text("b")).texts.map(\.string) == ["ab"])
    }

    @Test("Texts in several fonts share lines and a baseline, as wide as their parts together")
    func fonts() {
        let text = Text("small ").font(.system(size: 10)) + Text("large").font(.system(size: 30))
        let picture = layout(text)
        let measurer = MetricsTextMeasurer()
        let width =
            measurer.width(of: "small ", font: .system(size: 10)) + measurer.width(of: "large", font: .system(size: 30))
        #expect(abs(picture.size.width - width) < 1e-6)
        #expect(picture.texts.map(\.font.size) == [10, 30])
        #expect(picture.texts[0].origin.y == picture.texts[1].origin.y)
        #expect(picture.size.height == layout(Text("x").font(.system(size: 30))).size.height)
    }

    @Test("Texts in several fonts wrap between words, and inside of a word that is too long")
    func wrapping() {
        let text = Text("one two ") + Text("three four").bold()
        let wide = layout(text).size
        let narrow = layout(text, wide.width * 0.6, nil)
        #expect(narrow.texts.map(\.string).joined(separator: "|") == "one two|three four")
        #expect(narrow.size.height == 2 * wide.height)
        #expect(narrow.size.width <= wide.width * 0.6)
        let tiny = layout(Text("ab").bold() + Text("cd"), 1, nil)
        #expect(tiny.texts.map(\.string).joined() == "abcd")
        #expect(tiny.size.height == 4 * wide.height)
    }

    @Test("A line limit cuts any text and ends it with an ellipsis")
    func limit() {
        let mixed = (Text("one two three ") + Text("four five six").bold()).lineLimit(1)
        let picture = layout(mixed, 90, nil)
        #expect(picture.texts.last?.string.hasSuffix("…") == true)
        #expect(picture.size.height == layout(Text("x")).size.height)
        #expect(picture.size.width <= 90)
        let head = layout(Text("one two three four").lineLimit(1).truncationMode(.head), 80, nil)
        #expect(head.texts.first?.string.hasPrefix("…") == true)
        #expect(layout(Text("x").lineLimit(3, reservesSpace: true)).size.height == 3 * layout(Text("x")).size.height)
    }

    @Test("What is said nearest to a text wins")
    func inheritance() {
        let picture = layout(
            VStack {
                Text("a").bold(false).font(.caption).underline()
                Text("b").foregroundStyle(.secondary)
                Text("c").monospaced()
            }
            .bold().italic().foregroundStyle(.red).strikethrough().kerning(3))
        let (a, b, c) = (picture.texts[0], picture.texts[1], picture.texts[2])
        #expect(a.font == TextRun.Font(family: "DejaVu Sans", size: 12, isItalic: true))
        #expect(a.underline != nil && b.underline == nil)
        #expect(b.color == Color.red.opacity(0.5) && b.font.weight == .bold)
        #expect(c.font.isMonospaced && c.font.family == "DejaVu Sans Mono")
        #expect([a, b, c].allSatisfy { $0.letterSpacing == 3 && $0.strikethrough != nil })
    }

    @Test("Shorter lines are where they are aligned, lines at their distance")
    func alignment() {
        let text = Text("a longer line\nb").lineSpacing(10)
        let leading = layout(text)
        let trailing = layout(text.multilineTextAlignment(.trailing))
        let center = layout(text.multilineTextAlignment(.center))
        #expect(leading.texts[1].origin.x == 0)
        let room = trailing.size.width - (trailing.texts[1].width ?? 0)
        #expect(abs(trailing.texts[1].origin.x - room) < 1e-6)
        #expect(abs(center.texts[1].origin.x - room / 2) < 1e-6)
        let line = layout(Text("x")).size.height
        #expect(abs(leading.size.height - (2 * line + 10)) < 1e-6)
        // Room for one line and not quite the second.
        #expect(layout(text, nil, 2 * line + 9).size.height == line)
    }

    @Test("A gradient runs over the frame of the whole text, through all of its lines and parts")
    func gradient() {
        let style = LinearGradient(colors: [.red, .blue], startPoint: .topLeading, endPoint: .bottomTrailing)
        let text = (Text("one ") + Text("two\nthree").bold()).foregroundStyle(style).underline()
        let picture = layout(text.padding(5))
        let end = CGPoint(x: picture.size.width - 5, y: picture.size.height - 5)
        let paint = Paint.linearGradient(Gradient(colors: [.red, .blue]), from: CGPoint(x: 5, y: 5), to: end)
        #expect(picture.texts.map(\.string) == ["one ", "two", "three"])
        #expect(picture.texts.allSatisfy { $0.paint == paint && $0.underline == TextRun.Decoration() })
        #expect(picture.diagnostics.isEmpty)
        let faded = layout(Text("x").foregroundStyle(.secondary).foregroundStyle(.red))
        #expect(faded.texts[0].paint == .color(.black.opacity(0.5)))
    }

    @Test(
        "Parts in other colours have the lines, baselines and ends of the text in one colour",
        arguments: randomRuns(0..<100))
    func inks(seed: Int) {
        let words = ["To", "AV", " ", " ", "long-word", "\u{AD}", "x", "é", "漢字", "\n", "12"]
        var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        let parts = (0..<12).map { _ in words[next(words.count)] }
        let plain = Text(parts.joined())
        let colours: [Color] = [.red, .green, .blue]
        let colourful = parts.enumerated().dropFirst()
            .reduce(Text(parts[0]).foregroundColor(.red)) {
                $0 + Text($1.element).foregroundColor(colours[$1.offset % 3])
            }
        func stack(_ text: Text) -> some View {
            HStack(alignment: .lastTextBaseline) {
                text.lineLimit(seed % 3 + 1, reservesSpace: seed % 2 == 0).kerning(CGFloat(seed % 4))
                Text("beside").font(.caption)
            }
        }
        for width in stride(from: 20.0, through: 260, by: 40) {
            let (one, many) = (layout(stack(plain), width, nil), layout(stack(colourful), width, nil))
            #expect(one.frames.map(\.frame) == many.frames.map(\.frame))
            #expect(one.frames.map(\.firstBaseline) == many.frames.map(\.firstBaseline))
            #expect(one.frames.map(\.lastBaseline) == many.frames.map(\.lastBaseline))
            #expect(one.texts.map(\.string).joined() == many.texts.map(\.string).joined())
        }
    }

    @Test("Lines of several fonts are cut off where the height ends, and have baselines of their own")
    func heights() {
        let text = Text("small\n").font(.system(size: 10)) + Text("large").font(.system(size: 40))
        let whole = layout(text)
        let (small, large) = (
            layout(Text("x").font(.system(size: 10))).size, layout(Text("x").font(.system(size: 40))).size
        )
        #expect(abs(whole.size.height - small.height - large.height) < 1e-9)
        let cut = layout(text, nil, small.height + 5)
        #expect(cut.size.height == small.height)
        #expect(cut.texts.map(\.string) == ["…"] || cut.texts.map(\.string) == ["small…"])
        let row = layout(
            HStack(alignment: .firstTextBaseline) {
                text; Text("x")
            })
        #expect(row.texts[0].origin.y == row.texts.last?.origin.y)
    }

    @Test("Every weight is kept for whoever draws, and measured with the nearer of two faces")
    func weights() {
        for weight in Font.Weight.allCases {
            let text = layout(Text("Weight").fontWeight(weight))
            #expect(text.texts[0].font.weight.rawValue == weight.rawValue)
            #expect(text.size == layout(Text("Weight").bold(weight >= .semibold)).size)
        }
        #expect(layout(Text("x").font(.headline)).texts[0].font.weight == .semibold)
        #expect(layout(Text("x").fontWeight(.black).bold()).texts[0].font.weight == .bold)
    }
}
