import MullionGeometry
import MullionText
import MullionTestSupport
import Testing

@Suite struct TextOptionsTests {
    private func lines(_ string: String, _ width: CGFloat?, _ options: TextOptions) -> [String] {
        cells(string).with(options).wrapped(width)
    }

    @Test("The last line shown stands for the rest: worked examples")
    func truncation() {
        let text = "to be or not"
        #expect(lines(text, 80, TextOptions(lineLimit: 1)) == ["to be...|80"])
        #expect(lines(text, 80, TextOptions(lineLimit: 1, truncation: .head)) == ["...r not|80"])
        #expect(lines(text, 80, TextOptions(lineLimit: 1, truncation: .middle)) == ["to...not|80"])
        #expect(lines(text, 50, TextOptions(lineLimit: 2)) == ["to be|50", "or...|50"])
        #expect(lines(text, 50, TextOptions(lineLimit: 2, truncation: .head)) == ["to be|50", "...ot|50"])
        #expect(lines(text, 50, TextOptions(lineLimit: 2, truncation: .middle)) == ["to be|50", "o...t|50"])
    }

    @Test("A text that fits its limit is whole", arguments: TextOptions.Truncation.allCases)
    func fits(truncation: TextOptions.Truncation) {
        let options = TextOptions(lineLimit: 3, truncation: truncation)
        #expect(lines("to be or not", 50, options) == ["to be|50", "or|20", "not|30"])
        #expect(cells("to be or not").with(options).lines(in: 50).allSatisfy { $0.truncatedText == nil })
    }

    @Test("Spaces beside the ellipsis are left out")
    func spacesAtEllipsis() {
        #expect(lines("to be or", 60, TextOptions(lineLimit: 1)) == ["to...|50"])
        #expect(lines("to be or", 60, TextOptions(lineLimit: 1, truncation: .head)) == ["...or|50"])
        #expect(lines("a b c d e", 60, TextOptions(lineLimit: 1, truncation: .middle)) == ["a...e|50"])
    }

    @Test("Where paragraphs are left out, the line says so even if it is whole")
    func hiddenParagraphs() {
        #expect(lines("ab\ncd\nef", 100, TextOptions(lineLimit: 1)) == ["ab...|50"])
        #expect(lines("ab\ncd\nef", 100, TextOptions(lineLimit: 2)) == ["ab|20", "cd...|50"])
        #expect(lines("ab\ncd\nef", 100, TextOptions(lineLimit: 1, truncation: .head)) == ["...ef|50"])
        #expect(lines("ab\ncd\nef", 100, TextOptions(lineLimit: 1, truncation: .middle)) == ["ab...ef|70"])
        #expect(lines("abcd\ncd\nefgh", 70, TextOptions(lineLimit: 1, truncation: .middle)) == ["ab...gh|70"])
    }

    @Test("A line narrower than the ellipsis shows what fits without one")
    func narrowerThanEllipsis() {
        #expect(lines("to be", 20, TextOptions(lineLimit: 1)) == ["to|20"])
        #expect(lines("to be", 20, TextOptions(lineLimit: 1, truncation: .head)) == ["be|20"])
        #expect(lines("to be", 0, TextOptions(lineLimit: 1)) == ["t|10"])
    }

    @Test("A truncated line stands for all that is left, and is as wide as its text in one line")
    func truncatedRange() {
        let text = MetricsTextMeasurer().measure(
            "AVAVAV To Yo office", font: Font(size: 16), options: TextOptions(lineLimit: 1))
        for width in stride(from: CGFloat(20), to: 160, by: 3.7) {
            let line = text.lines(in: width)[0]
            guard line.truncatedText != nil else { continue }
            #expect(String(text.string[line.range]) == text.string)
            #expect(line.width <= width)
            let shown = MetricsTextMeasurer().width(of: text.displayText(of: line), font: Font(size: 16))
            #expect(abs(line.width - shown) < 1e-9)
        }
    }

    @Test("Answers agree with each other, whatever the options", arguments: randomRuns(0..<600))
    func properties(seed: UInt64) {
        let options = TextOptions(
            lineLimit: seed % 5 == 0 ? nil : Int(seed % 4) + 1, reservesSpace: seed % 3 == 0,
            truncation: TextOptions.Truncation.allCases[Int(seed % 3)],
            alignment: TextOptions.Alignment.allCases[Int(seed / 3 % 3)],
            layoutDirection: seed % 2 == 0 ? .leftToRight : .rightToLeft, lineSpacing: CGFloat(seed % 4),
            letterSpacing: [0, 0, 0.3, -0.7, 2.125, -40][Int(seed % 6)])
        let text = MetricsTextMeasurer().measure(
            WrappingPropertyTests.text(seed: seed), font: Font(size: 11), options: options)
        if options.letterSpacing >= 0 { #expect(text.size(width: 0).width == text.minimumWidth) }
        for width in WrappingPropertyTests.widths {
            let lines = text.lines(in: width)
            let extent = text.extent(width: width)
            #expect(extent.size.width <= max(width, text.minimumWidth))
            #expect(lines.count == extent.lineCount)
            #expect(lines.count <= options.lineLimit ?? .max)
            #expect(lines[0].baseline == extent.firstBaseline)
            #expect(lines[lines.count - 1].baseline == extent.lastBaseline)
            #expect(text.lines(in: extent.size.width) == lines)
            for line in lines {
                #expect(line.width >= 0 && line.x >= 0)
                #expect(line.x + line.width <= extent.size.width + 1e-9)
            }
            if lines.count < options.lineLimit ?? .max {
                #expect(lines.allSatisfy { $0.truncatedText == nil })
            }
        }
    }

    @Test("Lines are where alignment and direction put them")
    func alignment() {
        func x(_ alignment: TextOptions.Alignment, _ direction: LayoutDirection) -> [CGFloat] {
            let options = TextOptions(alignment: alignment, layoutDirection: direction)
            return cells("to be or not").with(options).lines(in: 50).map(\.x)
        }
        #expect(x(.leading, .leftToRight) == [0, 0, 0])
        #expect(x(.center, .leftToRight) == [0, 15, 10])
        #expect(x(.trailing, .leftToRight) == [0, 30, 20])
        #expect(x(.leading, .rightToLeft) == [0, 30, 20])
        #expect(x(.center, .rightToLeft) == [0, 15, 10])
        #expect(x(.trailing, .rightToLeft) == [0, 0, 0])
    }

    @Test("Line spacing lies between lines only")
    func lineSpacing() {
        let text = cells("to be or not").with(TextOptions(lineSpacing: 4))
        #expect(text.size(width: 50).height == CGFloat(3 * 12 + 2 * 4))
        #expect(text.size().height == 12)
        #expect(text.lines(in: 50).map(\.baseline) == [9, 25, 41])
        #expect(text.extent(width: 50, maximumLines: 2).lastBaseline == 25)
    }

    @Test("Reserved lines make a text as high as its limit")
    func reservedLines() {
        let options = TextOptions(lineLimit: 3, reservesSpace: true)
        #expect(cells("a").with(options).size(width: 50).height == 36)
        #expect(cells("a").with(options).extent(width: 50).lineCount == 1)
        #expect(cells("a").with(TextOptions(reservesSpace: true)).size(width: 50).height == 12)
    }

    @Test("Letter spacing lies between characters, not behind the last, and breaks lines earlier")
    func letterSpacing() {
        let wide = cells("to be").with(TextOptions(letterSpacing: 2.5))
        #expect(wide.idealWidth == 60)
        #expect(wide.wrapped(59) == ["to|22", "be|22"])
        #expect(wide.wrapped(60) == ["to be|60"])
        #expect(cells("to be").with(TextOptions(letterSpacing: -3)).idealWidth == 38)
        #expect(
            cells("e\u{301}e\u{301}").with(TextOptions(letterSpacing: 5)).idealWidth == cells("e\u{301}e\u{301}")
                .idealWidth + 5)
        #expect(wide.minimumWidth == 10)
        #expect(wide.lineHeight == 12)
    }

    @Test("No letter spacing is negative enough to make a width negative")
    func negativeLetterSpacing() {
        #expect(cells("abc").with(TextOptions(letterSpacing: -1_000)).idealWidth == 10)
        #expect(cells("abc", size: 0).with(TextOptions(letterSpacing: 5)).idealWidth == 0)
    }

    @Test("Numbers out of range are repaired")
    func repairs() {
        let options = TextOptions(lineLimit: -2, lineSpacing: -.infinity, letterSpacing: .nan)
        #expect(options == TextOptions(lineLimit: 1))
        #expect(TextOptions(lineSpacing: .nan, letterSpacing: .infinity) == TextOptions())
        var changed = TextOptions()
        changed.lineLimit = 0
        changed.lineSpacing = -1
        #expect(changed == TextOptions(lineLimit: 1))
    }

    @Test("A cache keeps letter spacings apart and gives the options asked for")
    func caching() {
        let cache = CachingTextMeasurer()
        let font = Font(size: 16)
        let narrow = cache.measure("label", font: font, options: TextOptions(lineLimit: 1))
        let wide = cache.measure("label", font: font, options: TextOptions(letterSpacing: 1))
        #expect(abs(wide.idealWidth - narrow.idealWidth - 4) < 1e-9)
        #expect(cache.measure("label", font: font, options: TextOptions(lineLimit: 2)).options.lineLimit == 2)
        #expect(cache.statistics.hits == 1)
        #expect(cache.statistics.misses == 2)
    }
}
