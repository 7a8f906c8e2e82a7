import MullionGeometry
import MullionText
import Testing

/// Measures in a font whose ASCII glyphs are 10 wide, all others 20, on lines 12 high with the baseline at 9.
func cells(_ string: String, size: CGFloat = 1) -> MeasuredText {
    let metrics = FontMetrics(
        family: "Cells", unitsPerEm: 1, ascent: 9, descent: 2, lineGap: 1, missingAdvance: 20,
        runs: [FontMetrics.AdvanceRun(first: " ", advances: Array(repeating: 10, count: 95))])
    return MeasuredText(string, font: Font(family: "Cells", size: size), metrics: metrics)
}

extension MeasuredText {
    /// The text of each line and its width.
    func wrapped(_ width: CGFloat?) -> [String] {
        lines(in: width).map { "\(displayText(of: $0))|\(Int($0.width))" }
    }
}

@Suite struct MeasuredTextTests {
    @Test("Words go on a line while they fit")
    func wrapsAtSpaces() {
        #expect(cells("to be or not").wrapped(50) == ["to be|50", "or|20", "not|30"])
        #expect(cells("to be or not").wrapped(49) == ["to|20", "be|20", "or|20", "not|30"])
        #expect(cells("to be or not").wrapped(80) == ["to be or|80", "not|30"])
    }

    @Test("A word wider than the line begins a line and is cut between characters")
    func cutsLongWords() {
        #expect(cells("to be elegantly").wrapped(50) == ["to be|50", "elega|50", "ntly|40"])
        #expect(cells("abcdef gh").wrapped(40) == ["abcd|40", "ef|20", "gh|20"])
        #expect(cells("abcdef g").wrapped(40) == ["abcd|40", "ef g|40"])
    }

    @Test("A line has at least one character, however narrow", arguments: [0, 1, 9.99, -5, -CGFloat.infinity])
    func oneCharacterPerLine(width: CGFloat) {
        #expect(cells("ab c").wrapped(width) == ["a|10", "b|10", "c|10"])
    }

    @Test("A width that is no limit leaves one line per paragraph", arguments: [nil, .infinity, .nan] as [CGFloat?])
    func unlimited(width: CGFloat?) {
        #expect(cells("to be\nor").wrapped(width) == ["to be|50", "or|20"])
        #expect(cells("to be\nor").idealWidth == 50)
    }

    @Test("The answer at width 0 is the minimum width")
    func minimumWidth() {
        for text in ["", " ", "a", "words in here", "漢字 x", "e\u{301}clair 👨‍👩‍👧", "\n\n", "\u{301}"] {
            let measured = cells(text)
            #expect(measured.size(width: 0).width == measured.minimumWidth, "\(text)")
        }
        #expect(cells("ab漢").minimumWidth == 20)
    }

    @Test("Below the minimum width a text wraps as at the minimum width")
    func belowMinimumWidth() {
        #expect(cells("漢abcd").wrapped(5) == ["漢|20", "ab|20", "cd|20"])
    }

    @Test("Spaces at the end of a line have no width")
    func trailingSpaces() {
        #expect(cells("ab   cd  ").wrapped(40) == ["ab|20", "cd|20"])
        #expect(cells("ab  \ncd").wrapped(nil) == ["ab|20", "cd|20"])
        #expect(cells("   ").wrapped(nil) == ["|0"])
    }

    @Test("Spaces at the start of a paragraph have width")
    func leadingSpaces() {
        #expect(cells("  ab").wrapped(nil) == ["  ab|40"])
        #expect(cells("  ab").wrapped(30) == ["|0", "ab|20"])
    }

    @Test("No-break spaces do not break")
    func noBreakSpace() {
        #expect(cells("a\u{A0}b c").wrapped(40) == ["a\u{A0}b|40", "c|10"])
    }

    @Test("A soft hyphen is shown where a line ends at it, and nowhere else")
    func softHyphens() {
        let text = cells("an ele\u{AD}gant\u{AD}ly")
        #expect(text.wrapped(nil) == ["an elegantly|120"])
        #expect(text.wrapped(110) == ["an elegant-|110", "ly|20"])
        #expect(text.wrapped(100) == ["an ele-|70", "gantly|60"])
        #expect(text.wrapped(40) == ["an|20", "ele-|40", "gant|40", "ly|20"])
        #expect(cells("ab\u{AD} cd").wrapped(20) == ["ab|20", "cd|20"])
        #expect(cells("ab\u{AD}").wrapped(20) == ["ab|20"])
    }

    @Test("Where the hyphen does not fit but the word does, the word is not divided")
    func softHyphenTooWide() {
        #expect(cells("abc\u{AD}d e").wrapped(40) == ["abcd|40", "e|10"])
        #expect(cells("a\u{AD}b\u{AD}c\u{AD}def").wrapped(30) == ["ab-|30", "c-|20", "def|30"])
    }

    @Test("A line that is too narrow even for the hyphen goes without")
    func noRoomForHyphen() {
        #expect(cells("a\u{AD}b").wrapped(0) == ["a|10", "b|10"])
        #expect(cells("abc\u{AD}def").wrapped(30) == ["abc|30", "def|30"])
    }

    @Test("Lines break after hyphens and slashes without a space")
    func breaksWithoutSpaces() {
        #expect(cells("well-known").wrapped(60) == ["well-|50", "known|50"])
        #expect(cells("https://a.org/b/c").wrapped(90) == ["https://|80", "a.org/b/c|90"])
    }

    @Test("East Asian text breaks between characters, but not before closing or after opening punctuation")
    func kinsoku() {
        #expect(cells("日本語。").wrapped(60) == ["日本|40", "語。|40"])
        #expect(cells("日「本語").wrapped(40) == ["日|20", "「本|40", "語|20"])
        #expect(cells("きょう").wrapped(40) == ["きょ|40", "う|20"])
    }

    @Test("Spaces before a slash belong to the word")
    func spacesInsideOfPieces() {
        #expect(cells("ab /cd").wrapped(60) == ["ab /cd|60"])
        #expect(cells("a \u{2003}/b").size(width: 0).width == cells("a \u{2003}/b").minimumWidth)
    }

    @Test("Invisible characters have no width and are not reported")
    func invisibleScalars() {
        #expect(cells("a\u{2060}\u{200E}\u{FEFF}b").idealWidth == 20)
        #expect(cells("a\u{2060}\u{200E}\u{FEFF}b").unmatchedScalars == [])
    }

    @Test("Every kind of forced break ends a line, and n breaks make n + 1 lines")
    func forcedBreaks() {
        #expect(cells("a\r\nb\rc\nd\u{2028}e\u{2029}f\u{85}g\u{B}h\u{C}i").lines().count == 9)
        #expect(cells("\n\n").wrapped(nil) == ["|0", "|0", "|0"])
        #expect(cells("").wrapped(10) == ["|0"])
    }

    @Test("A character of several scalars is never cut")
    func graphemeClusters() {
        #expect(cells("e\u{301}e\u{301}").wrapped(0) == ["e\u{301}|30", "e\u{301}|30"])
        #expect(cells("👩‍👩‍👧x").lines(in: 0).count == 2)
    }

    @Test("Height is lines times line height; a limit on lines shortens the height only")
    func heights() {
        let text = cells("to be or not")
        #expect(text.lineHeight == 12)
        #expect(text.size(width: 50) == CGSize(width: 50, height: 36))
        #expect(text.size(width: 50, maximumLines: 1) == CGSize(width: 50, height: 12))
        #expect(text.size(width: 50, maximumLines: -3) == CGSize(width: 50, height: 12))
        #expect(text.size(width: 50, maximumLines: .max) == CGSize(width: 50, height: 36))
        #expect(text.extent(width: 50, maximumLines: 2).omittedLineCount == 1)
    }

    @Test("Baselines lie an ascent below the first line's and the last line's top")
    func baselines() {
        let extent = cells("to be or not").extent(width: 50)
        #expect(extent.firstBaseline == 9)
        #expect(extent.lastBaseline == 33)
        #expect(extent.lineCount == 3)
    }

    @Test("Scalars without a glyph are listed once, in order of appearance")
    func unmatchedScalars() {
        #expect(cells("漢a字漢\t\n\u{1}").unmatchedScalars == ["漢", "字", "\u{1}"])
        #expect(MetricsTextMeasurer().measure("Grüße, Ελλάδα!", font: Font(size: 9)).unmatchedScalars == [])
    }

    @Test("A family without metrics is named")
    func substitutedFamily() {
        let measurer = MetricsTextMeasurer()
        #expect(measurer.measure("a", font: Font(family: "Futura", size: 9)).substitutedFamily == "Futura")
        #expect(measurer.measure("a", font: Font(size: 9)).substitutedFamily == nil)
    }

    @Test("Kerning is dropped where a line breaks")
    func kerningAtBreaks() {
        let text = MetricsTextMeasurer().measure("AVAV", font: Font(size: 2048))
        #expect(text.lines(in: 0).map(\.width) == [1401, 1401, 1401, 1401])
        #expect(text.lines(in: 2802).map(\.width) == [2671, 2671])
    }

    @Test("A font of size 0 measures 0 and does not divide by it")
    func sizeZero() {
        let text = cells("to be or not", size: 0)
        #expect(text.size(width: 0) == .zero)
        #expect(text.lines(in: 0).count == 1)
    }
}
