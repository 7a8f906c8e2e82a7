import Mullion
import MullionTestSupport
import Testing

@Suite struct FontOutlinerTests {
    private let fonts: FontLibrary

    init() throws {
        let bytes = [UInt8](try Fixture.data("Fonts/MullionVariable.ttf"))
        fonts = FontLibrary(faces: [try FontFile(bytes: bytes)], systemFolders: [])
    }

    private func run(_ string: String, _ family: String) -> TextRun {
        TextRun(string, at: .zero, font: TextRun.Font(family: family, size: 20), color: .black, width: 123)
    }

    @Test("Text in a missing family has the outlines of a substitute, in its own width")
    func substitute() throws {
        let outliner = FontOutliner(fonts, fallbackFamilies: ["Missing", "Mullion Variable"])
        let text = try #require(outliner.outline(of: run("AIO", "system-ui")))
        let known = try #require(outliner.outline(of: run("AIO", "Mullion Variable")))
        #expect(text.glyphs.map(\.key) == known.glyphs.map(\.key) && text.transform == known.transform)
        let metrics = fonts.metrics(for: Font(family: "Mullion Variable", size: 20))
        #expect(abs(text.transform.a * CGFloat(metrics.advanceWidth(of: "AIO")) - 123) < 1e-6)
    }

    @Test("Without a substitute that has all characters, text has no outlines")
    func missing() {
        #expect(FontOutliner(fonts).outline(of: run("AIO", "system-ui")) == nil)
        let outliner = FontOutliner(fonts, fallbackFamilies: ["Mullion Variable"])
        #expect(outliner.outline(of: run("A本", "system-ui")) == nil)
        var monospaced = run("AIO", "Code")
        monospaced.font.isMonospaced = true
        #expect(outliner.outline(of: monospaced) == nil)
    }
}
