import MullionGeometry
import MullionTestSupport
import Testing

@testable import MullionText

@Suite struct FontMetricsTests {
    let regular = MetricsTextMeasurer().metrics(for: Font(size: 16))
    let bold = MetricsTextMeasurer().metrics(for: Font(size: 16, weight: .bold))

    @Test("DejaVu Sans has the line metrics of its hhea table")
    func lineMetrics() {
        for metrics in [regular, bold] {
            #expect(metrics.unitsPerEm == 2048)
            #expect(metrics.ascent == 1901)
            #expect(metrics.descent == 483)
            #expect(metrics.lineGap == 0)
        }
        #expect(regular.weight == .regular)
        #expect(bold.weight == .bold)
    }

    @Test("Widths of sample strings equal HarfBuzz's in every face", arguments: HarfBuzzWidths.samples)
    func widthsEqualHarfBuzz(text: String, widths: [Double]) {
        let measurer = MetricsTextMeasurer()
        let fonts = [
            Font(size: 16), Font(size: 16, weight: .bold), Font(size: 16, isItalic: true),
            Font(size: 16, weight: .bold, isItalic: true), Font(size: 16, design: .monospaced),
        ]
        #expect(widths.count == fonts.count)
        for (font, width) in zip(fonts, widths) { #expect(abs(measurer.width(of: text, font: font) - width) < 0.01) }
    }

    @Test("Monospaced letters have one width, in every weight")
    func monospaced() {
        let metrics = MetricsTextMeasurer().metrics(for: Font(size: 16, design: .monospaced))
        #expect(metrics.family == "DejaVu Sans Mono")
        for scalar in "iWл┼→Ω.".unicodeScalars { #expect(metrics.advance(of: scalar) == 1233) }
        for font in [Font(family: "DejaVu Sans Mono", size: 16), Font(size: 16, weight: .bold, design: .monospaced)] {
            #expect(MetricsTextMeasurer().measure("i", font: font).substitutedFamily == nil)
            #expect(MetricsTextMeasurer().metrics(for: font) === metrics)
        }
        let wanted = Font(family: "Courier", size: 16, design: .monospaced)
        #expect(MetricsTextMeasurer().measure("i", font: wanted).substitutedFamily == "Courier")
    }

    @Test("Advances and kerning answer for single scalars")
    func singleScalars() {
        #expect(regular.advance(of: "A") == 1401)
        #expect(regular.kerning(between: "A", and: "V") == -131)
        #expect(regular.kerning(between: "A", and: "A") == 57)
        #expect(regular.kerning(between: "V", and: "漢") == 0)
        #expect(regular.hasGlyph(for: "é"))
        #expect(!regular.hasGlyph(for: "漢"))
    }

    @Test("A scalar without a glyph has the missing-glyph advance")
    func missingGlyph() {
        #expect(regular.advance(of: "漢") == 1229)
        #expect(regular.advance(of: "😀") == 1229)
        #expect(regular.advanceWidth(of: "漢😀") == 2 * 1229)
    }

    @Test("A tab is as wide as a space and line breaks have no width")
    func tabsAndBreaks() {
        #expect(regular.advanceWidth(of: "\t") == regular.advance(of: " "))
        #expect(regular.advanceWidth(of: "\r\n\u{2028}\u{85}") == 0)
    }

    @Test("Metrics can be made from advance widths")
    func customMetrics() {
        let cells = FontMetrics(
            family: "Cells", unitsPerEm: 1, ascent: 1, descent: 0, missingAdvance: 2,
            runs: [FontMetrics.AdvanceRun(first: " ", advances: Array(repeating: 1, count: 95))])
        #expect(cells.advanceWidth(of: "abc 漢") == 6)
        #expect(cells.pointsPerUnit(atSize: 8) == 8)
    }

    @Test("Numbers out of range are repaired, not trapped on")
    func hostileMetrics() {
        let metrics = FontMetrics(
            family: "", unitsPerEm: 0, ascent: .max, descent: .min, lineGap: -1, missingAdvance: .max,
            runs: [
                FontMetrics.AdvanceRun(first: "\u{FFFF}", advances: [.max, .min]),
                FontMetrics.AdvanceRun(first: "\u{10FFFF}", advances: [1, 1]),
            ])
        #expect(metrics.unitsPerEm == 1)
        #expect(metrics.ascent == 32_767)
        #expect(metrics.descent == -32_767)
        #expect(metrics.lineGap == 0)
        #expect(metrics.missingAdvance == 32_767)
        #expect(metrics.advance(of: "\u{FFFF}") == 0xFFFE)
        #expect(metrics.advance(of: "\u{10FFFF}") == 1)
        #expect(metrics.advance(of: "\u{10FFFE}") == 32_767)
    }

    @Test("Damaged tables decode to something instead of trapping", arguments: randomRuns(0..<400))
    func damagedTables(seed: Int) {
        var bytes = Array(EmbeddedMetrics.dejaVuSans.utf8.prefix(64 + seed * 13))
        for index in bytes.indices where (index * 31 + seed) % 17 == 0 {
            bytes[index] = UInt8(33 + (index + seed) % 90)
        }
        var decoder = MetricsDecoder(base64: String(decoding: bytes, as: UTF8.self))
        let metrics = decoder.metrics(family: "Damaged", weight: .regular)
        #expect(metrics.unitsPerEm >= 1)
        #expect(metrics.advanceWidth(of: "Hello, AV Ελλ мир") >= -1_000_000)
    }

    @Test("Of several faces the one is used that CSS would choose")
    func faceChoice() {
        func choice(_ weight: Font.Weight, _ faces: [Font.Weight]) -> Font.Weight? {
            faces.min { weight.distance(toFace: $0) < weight.distance(toFace: $1) }
        }
        #expect(choice(.regular, [.light, .medium, .bold]) == .medium)
        #expect(choice(.regular, [.light, .semibold]) == .light)
        #expect(choice(.medium, [.regular, .semibold]) == .regular)
        #expect(choice(.light, [.thin, .regular]) == .thin)
        #expect(choice(.light, [.regular, .bold]) == .regular)
        #expect(choice(.semibold, [.medium, .black]) == .black)
        #expect(choice(.black, [.thin, .heavy]) == .heavy)
        for weight in Font.Weight.allCases {
            #expect(choice(weight, Font.Weight.allCases) == weight)
            #expect(choice(weight, [.regular, .bold]) == (weight.isNearBold ? .bold : .regular))
        }
    }
}
