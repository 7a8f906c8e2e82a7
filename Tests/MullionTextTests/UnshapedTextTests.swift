import MullionGeometry
import MullionText
import Testing

@Suite struct UnshapedTextTests {
    private func reported(_ string: String) -> [String] {
        let text = MetricsTextMeasurer().measure(string, font: Font(size: 10))
        return text.unshapedText.map { "\(text.string[$0.range]) \($0.reason)" }
    }

    @Test("Text of joining and reordering scripts is reported with its place")
    func complexScripts() {
        #expect(reported("The word سلام means peace") == ["سلام complexScript"])
        #expect(reported("नमस्ते दुनिया!") == ["नमस्ते दुनिया complexScript"])
        #expect(reported("a ကမ္ဘာ b ភាសា") == ["ကမ္ဘာ complexScript", "ភាសា complexScript"])
    }

    @Test("Pictures of several scalars are reported as wholes")
    func emojiSequences() {
        #expect(reported("x 👨‍👩‍👧 y") == ["👨‍👩‍👧 emojiSequence"])
        #expect(reported("👍🏽") == ["👍🏽 emojiSequence"])
        #expect(reported("flag 🇩🇪.") == ["🇩🇪 emojiSequence"])
        #expect(reported("press 1️⃣ now") == ["1️⃣ emojiSequence"])
        #expect(reported("🤷🏽‍♂️ ok") == ["🤷🏽‍♂️ emojiSequence"])
    }

    @Test(
        "Text that can be measured scalar by scalar is not reported",
        arguments: ["Grüße", "Ελλάδα", "мир", "שלום", "ภาษาไทย", "日本語", "한국어", "e\u{301}", "👍", "a\u{200D}b", ""])
    func simpleText(string: String) {
        #expect(reported(string) == [])
    }

    @Test("What cannot be shaped is measured all the same")
    func measured() {
        let text = MetricsTextMeasurer().measure("a سلام", font: Font(size: 2048))
        #expect(text.idealWidth == CGFloat(1255 + 651 + 4 * 1229))
        #expect(text.lines(in: 0).count == 5)
    }
}
