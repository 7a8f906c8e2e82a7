#if Cairo
import Foundation
import Mullion
import MullionCairo
import Testing

@Suite("Text by Pango")
struct PangoTextTests {
    let measurer = PangoTextMeasurer()
    let font = Font(size: 16)

    static let texts = [
        "Every box in its place", "السلام عليكم ورحمة الله", "שָׁלוֹם עוֹלָם", "नमस्ते दुनिया, क्षत्रिय", "สวัสดีชาวโลก", "你好，世界",
        "👩‍👩‍👧‍👦 🇳🇴 👍🏽", "Mixed עברית and English ١٢٣", "a\tb", "fi fl ffi",
    ]

    @Test("A text in one line is as wide as the sum of its parts, and wraps within every width", arguments: texts)
    func wraps(_ string: String) {
        let text = measurer.measure(string, font: font)
        #expect(text.idealWidth > 0)
        for step in 0...20 {
            let width = text.idealWidth * CGFloat(step) / 20
            let lines = text.lines(in: width)
            #expect(lines.allSatisfy { $0.width <= max(width, text.minimumWidth) + 1e-9 })
            #expect(
                lines.map { String(string[$0.range]) }.joined().filter { !$0.isWhitespace }
                    == string.filter { !$0.isWhitespace })
        }
        #expect(text.lines(in: text.idealWidth).count == 1)
    }

    @Test("Widths are in proportion to the size")
    func proportional() {
        for string in Self.texts {
            let small = measurer.measure(string, font: Font(size: 10)).idealWidth
            let large = measurer.measure(string, font: Font(size: 30)).idealWidth
            #expect(abs(large - 3 * small) < 1e-6)
        }
    }

    @Test("Letters that join are narrower together than apart")
    func joining() {
        let together = measurer.measure("بببب", font: font).idealWidth
        let apart = measurer.measure("ب", font: font).idealWidth * 4
        #expect(together < apart * 0.9)
    }

    @Test("A family of emoji is one character, and nothing is unmatched or unshaped")
    func emoji() {
        let text = measurer.measure("👩‍👩‍👧‍👦", font: font)
        #expect(text.unshapedText.isEmpty)
        #expect(text.unmatchedScalars.isEmpty)
        #expect(text.minimumWidth == text.idealWidth)
    }

    @Test("Where it is needed only, other text has the widths of the built-in metrics")
    func whereNeeded() {
        let sparing = PangoTextMeasurer(.whereNeeded)
        let metrics = MetricsTextMeasurer()
        #expect(
            sparing.measure("Every box", font: font).idealWidth == metrics.measure("Every box", font: font).idealWidth)
        #expect(sparing.shape("Every box", font: font) == nil)
        #expect(
            sparing.measure("नमस्ते", font: font).idealWidth == measurer.measure("नमस्ते", font: font).idealWidth)
    }

    @Test("DejaVu Sans is as wide as its metrics say", arguments: ["Every box in its place", "AVATAR To Wa", "Grüße"])
    func sameAsMetrics(_ string: String) {
        let shaped = measurer.measure(string, font: font)
        guard shaped.substitutedFamily == nil else {
            print("DejaVu Sans is not installed, so its widths are not compared.")
            return
        }
        let metrics = MetricsTextMeasurer().measure(string, font: font)
        #expect(abs(shaped.idealWidth - metrics.idealWidth) < 0.05)
        #expect(abs(shaped.lineHeight - metrics.lineHeight) < 0.1)
    }

    @Test("Text in several scripts is drawn as it was measured")
    func picture() throws {
        let view = VStack(alignment: .leading, spacing: 8) {
            ForEach(Self.texts, id: \.self) { Text($0).font(.system(size: 22)) }
            Text("One line of ").font(.system(size: 22)) + Text("नमस्ते").bold().font(.system(size: 28))
                + Text(" and السلام عليكم in it").font(.system(size: 22))
            Text("نص طويل بما يكفي ليلتف على عدة أسطر عندما يكون العرض محدودا").font(.system(size: 22)).frame(
                width: 220
            )
            .background(.gray.opacity(0.2))
        }
        .padding(20)
        var renderer = ViewRenderer(view)
        renderer.measurer = measurer
        let picture = renderer.layout()
        let drawn = try PNGRenderer(scale: 2, background: .white).draw(picture.displayList, size: picture.canvasSize)
        #expect(drawn.diagnostics.isEmpty)
        #expect(picture.diagnostics.isEmpty)
        if let pictures = ProcessInfo.processInfo.environment["MULLION_PICTURES"] {
            try Data(try drawn.output.pngBytes()).write(to: URL(fileURLWithPath: "\(pictures)/scripts.png"))
        }
    }
}
#endif
