import MullionGeometry
import MullionText
import MullionTestSupport
import Testing

/// Rules for texts of several spans, tried on many.
@Suite struct RichTextTests {
    /// The same for the same seed.
    struct Dice {
        var state: UInt64
        init(_ seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }
        mutating func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
    }

    /// A text cut between scalars into up to six parts, some of them empty.
    static func parts(of text: String, _ dice: inout Dice) -> [String] {
        let scalars = Array(text.unicodeScalars)
        let cuts = ([0, scalars.count] + (0..<dice.next(6)).map { _ in dice.next(scalars.count + 1) }).sorted()
        return zip(cuts, cuts.dropFirst()).map { start, end in
            var part = ""
            part.unicodeScalars.append(contentsOf: scalars[start..<end])
            return part
        }
    }

    static func options(_ dice: inout Dice) -> TextOptions {
        TextOptions(
            lineLimit: dice.next(2) == 0 ? nil : 1 + dice.next(4), reservesSpace: dice.next(4) == 0,
            truncation: TextOptions.Truncation.allCases[dice.next(3)],
            alignment: TextOptions.Alignment.allCases[dice.next(3)],
            layoutDirection: dice.next(3) == 0 ? .rightToLeft : .leftToRight,
            lineSpacing: dice.next(2) == 0 ? 0 : 2.3,
            letterSpacing: [0, 0, 0, 1.7, -0.6, -90][dice.next(6)])
    }

    static let fonts: [Font] = [
        Font(size: 12.7), Font(size: 17, weight: .bold), Font(size: 9.3, isItalic: true),
        Font(size: 20, design: .monospaced), Font(size: 0),
    ]

    /// Everything a plain text answers, compared with what spans answer.
    static func expectSame(_ plain: MeasuredText, _ rich: MeasuredRichText) {
        #expect(rich.string == plain.string)
        #expect(rich.minimumWidth == plain.minimumWidth)
        #expect(rich.idealWidth == plain.idealWidth)
        #expect(rich.unmatchedScalars == plain.unmatchedScalars)
        #expect(rich.unshapedText == plain.unshapedText)
        for width in WrappingPropertyTests.widths + [.infinity, .nan, -3] {
            let lines = rich.lines(in: width)
            let expected = plain.lines(in: width)
            #expect(lines.map(\.line) == expected)
            #expect(rich.extent(width: width) == plain.extent(width: width))
            for (line, plainLine) in zip(lines, expected) {
                #expect(line.fragments.map(\.string).joined() == plain.displayText(of: plainLine))
            }
        }
    }

    @Test(
        "Spans set alike have the lines, sizes and baselines of the plain text, to the bit",
        arguments: randomRuns(0..<400))
    func uniform(seed: UInt64) {
        var dice = Dice(seed)
        let (font, options) = (Self.fonts[dice.next(Self.fonts.count)], Self.options(&dice))
        let text = WrappingPropertyTests.text(seed: seed)
        let plain = MetricsTextMeasurer().measure(text, font: font, options: options)
        let parts = Self.parts(of: text, &dice)
        let spans = parts.map { TextSpan($0, font: font, letterSpacing: options.letterSpacing) }
        Self.expectSame(plain, MeasuredRichText(spans, options: options))
    }

    @Test(
        "Two names for one font without kerning measure like one name, though nothing joins their spans",
        arguments: randomRuns(0..<200))
    func twoNames(seed: UInt64) {
        var dice = Dice(seed)
        var options = Self.options(&dice)
        options.letterSpacing = 0
        let names = [Font(size: 13, design: .monospaced), Font(family: Font.defaultMonospacedFamily, size: 13)]
        let text = WrappingPropertyTests.text(seed: seed)
        let plain = MetricsTextMeasurer().measure(text, font: names[0], options: options)
        let spans = Self.parts(of: text, &dice).enumerated().map { TextSpan($1, font: names[$0 % 2]) }
        Self.expectSame(plain, MeasuredRichText(spans, options: options))
    }

    @Test(
        "Lines of several fonts never exceed the width and repeat at the width answered", arguments: randomRuns(0..<300)
    )
    func wrapping(seed: UInt64) {
        var dice = Dice(seed)
        let options = Self.options(&dice)
        let text = WrappingPropertyTests.text(seed: seed)
        let spans = Self.parts(of: text, &dice).map {
            TextSpan($0, font: Self.fonts[dice.next(Self.fonts.count)], letterSpacing: [0, 0, 1.1, -0.4][dice.next(4)])
        }
        let rich = MeasuredRichText(spans, options: options)
        for width in WrappingPropertyTests.widths {
            let lines = rich.lines(in: width)
            let extent = rich.extent(width: width)
            #expect(extent.size.width <= max(width, rich.minimumWidth))
            #expect(lines.count == extent.lineCount)
            #expect(lines.first?.line.baseline == extent.firstBaseline)
            #expect(lines.last?.line.baseline == extent.lastBaseline)
            let again = rich.lines(in: extent.size.width)
            #expect(again == lines)
            for line in lines {
                #expect(line.line.x >= 0 && line.line.x + line.line.width <= extent.size.width + 1e-9)
                var end: CGFloat = 0
                for fragment in line.fragments {
                    #expect(fragment.x >= 0 && fragment.width >= 0)
                    end = max(end, fragment.x + fragment.width)
                }
                #expect(abs(end - line.line.width) < 1e-9)
            }
        }
        if options.lineLimit == nil {
            let all = rich.lines(in: 40)
            let left = WrappingPropertyTests.omitted(from: rich.string, by: all.map(\.line))
            #expect(left.allSatisfy(WrappingPropertyTests.mayBeLeftOut))
        }
    }
}

/// What happens where two fonts meet.
@Suite struct RichTextBorderTests {
    private let small = Font(size: 10)
    private let large = Font(size: 30, weight: .bold)

    private func lines(_ spans: [(String, Font)], _ width: CGFloat?, _ options: TextOptions = TextOptions()) -> [String]
    {
        MeasuredRichText(spans.map { TextSpan($0, font: $1) }, options: options).lines(in: width)
            .map { $0.fragments.map(\.string).joined(separator: "|") }
    }

    private func width(_ text: String, _ font: Font) -> CGFloat { MetricsTextMeasurer().width(of: text, font: font) }

    @Test("A border inside of a word is no place to break at, a hyphen or ideograph at a border is")
    func places() {
        let word = width("a wo", small) + width("rd", large)
        #expect(lines([("a wo", small), ("rd", large)], word - 1) == ["a", "wo|rd"])
        #expect(lines([("a-", small), ("word", large)], width("word", large)) == ["a-", "word"])
        #expect(lines([("漢", small), ("字", large)], 20) == ["漢", "字"])
        #expect(lines([("漢字", small), ("。", large)], 25) == ["漢", "字|。"])
        #expect(lines([("a b\u{A0}", small), ("c", large)], width("a b ", small)) == ["a", "b\u{A0}", "c"])
        #expect(lines([("a b ", small), ("c", large)], width("a b ", small)) == ["a b", "c"])
        #expect(lines([("a\r", small), ("\nb", large)], nil) == ["a", "b"])
    }

    @Test("A soft hyphen shows a hyphen in the font it is in, where the line ends at it")
    func softHyphen() {
        let spans = [("ele\u{AD}", small), ("gant", large)]
        #expect(lines(spans, nil) == ["ele|gant"])
        #expect(lines(spans, width("gant", large) + 1) == ["ele\u{2010}", "gant"])
        let rich = MeasuredRichText(spans.map { TextSpan($0, font: $1) }).lines(in: width("gant", large) + 1)
        #expect(abs(rich[0].line.width - width("ele\u{2010}", small)) < 1e-9)
    }

    @Test("A line is as high as its highest font, and its baseline lies below that")
    func heights() {
        let rich = MeasuredRichText([
            TextSpan("one ", font: small), TextSpan("two", font: large), TextSpan("\nthree", font: small),
        ])
        let lines = rich.lines()
        let (low, high) = (
            MetricsTextMeasurer().measure("x", font: small), MetricsTextMeasurer().measure("x", font: large)
        )
        #expect(lines.map(\.height) == [high.lineHeight, low.lineHeight])
        #expect(lines[0].line.baseline == high.firstBaseline)
        #expect(abs(lines[1].line.baseline - high.lineHeight - low.firstBaseline) < 1e-9)
        let extent = rich.extent()
        #expect(abs(extent.size.height - high.lineHeight - low.lineHeight) < 1e-9)
        #expect(rich.extent(height: high.lineHeight + low.lineHeight - 1).lineCount == 1)
        #expect(rich.extent(height: 0).lineCount == 1)
    }

    @Test("An ellipsis has the font of the text before it, or at the head of the text behind it")
    func ellipsis() {
        let spans = [("one two ", small), ("three four", large)]
        func first(_ truncation: TextOptions.Truncation, _ width: CGFloat) -> [RichTextLine.Fragment] {
            let options = TextOptions(lineLimit: 1, truncation: truncation)
            return MeasuredRichText(spans.map { TextSpan($0, font: $1) }, options: options).lines(in: width)[0]
                .fragments
        }
        #expect(first(.tail, 100).map(\.string) == ["one two ", "t…"])
        #expect(first(.tail, 60).map(\.string) == ["one two…"])
        #expect(first(.head, 110).map(\.string) == ["…four"])
        #expect(first(.middle, 110).map(\.string) == ["one t…", "four"])
        for truncation in TextOptions.Truncation.allCases {
            for width in stride(from: 30.0, through: 240, by: 7) {
                let end = first(truncation, width).map { $0.x + $0.width }.max() ?? 0
                #expect(end <= max(width, MeasuredRichText([TextSpan("w", font: large)]).minimumWidth) + 1e-9)
            }
        }
    }

    @Test("No spans are a text of no size")
    func empty() {
        let rich = MeasuredRichText([])
        #expect(rich.extent().size == .zero)
        #expect(rich.lines().count == 1)
        #expect(MeasuredRichText([TextSpan("", font: large)]).extent().size.height > 0)
    }

    @Test("A character that reaches over a border is not cut there")
    func marks() {
        let rich = MeasuredRichText([TextSpan("e", font: small), TextSpan("\u{301}e", font: large)])
        #expect(rich.lines(in: 0).map { $0.fragments.map(\.string) } == [["e", "\u{301}"], ["e"]])
    }

    @Test("A hundred thousand spans wrap in linear time")
    func manySpans() {
        let fonts = [small, large]
        let count = largeCount(100_000)
        let rich = MeasuredRichText((0..<count).map { TextSpan("ab ", font: fonts[$0 % 2]) })
        #expect(rich.lines(in: 200).count > count / 100)
        #expect(rich.extent().lineCount == 1)
        let word = (0..<count).map { TextSpan("x", font: fonts[$0 % 2]) }
        #expect(MeasuredRichText(word).lines(in: 200).count > count / 100)
        let cut = MeasuredRichText(word + [TextSpan("\nend", font: small)], options: TextOptions(lineLimit: 1))
        #expect(cut.lines()[0].fragments.count == count)
    }
}
