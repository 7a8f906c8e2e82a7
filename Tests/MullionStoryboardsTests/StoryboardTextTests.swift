import MullionGeometry
import MullionStoryboards
import MullionText
import Testing

@Suite("Storyboards: texts")
struct StoryboardTextTests {
    private func screen(_ setting: StoryboardSetting) throws -> StoryboardScreen {
        try #require(try StoryboardFixture.document("texts.xib").screens(in: setting).first)
    }

    private func height(of id: String, _ setting: StoryboardSetting) throws -> CGFloat {
        try #require(try screen(setting).layout.frames[id]).height
    }

    @Test("As it was saved nothing is measured")
    func asSaved() throws {
        #expect(try screen(StoryboardSetting()).surroundings.texts.isEmpty)
    }

    @Test("Text of a style grows with the step of Dynamic Type, as its stored size does")
    func style() throws {
        let setting = StoryboardSetting(textSize: .accessibilityExtraExtraExtraLarge)
        let text = try #require(try screen(setting).surroundings.texts["styled"])
        #expect(text.font.size == 53)
        let frame = try #require(try screen(setting).layout.frames["styled"])
        // Scaled from 42 × 20.5 at 17 points.
        #expect(abs(frame.width - 42 * 53 / 17) < 1)
        #expect(abs(frame.height - 20.5 * 53 / 17) < 1)
    }

    @Test("A font of a fixed size stays, unless the view adjusts it")
    func fixedFont() throws {
        let setting = StoryboardSetting(textSize: .accessibilityMedium)
        let texts = try screen(setting).surroundings.texts
        #expect(texts["fixed"] == nil)
        #expect(texts["adjusted"]?.font.size == 28)
        #expect(try height(of: "fixed", setting) == 20.5)
    }

    @Test("The steps are those of the published table", arguments: StoryboardTextSize.allCases)
    func steps(_ step: StoryboardTextSize) throws {
        let body: [StoryboardTextSize: CGFloat] = [
            .extraSmall: 14, .small: 15, .medium: 16, .large: 17, .extraLarge: 19, .extraExtraLarge: 21,
            .extraExtraExtraLarge: 23, .accessibilityMedium: 28, .accessibilityLarge: 33, .accessibilityExtraLarge: 40,
            .accessibilityExtraExtraLarge: 47, .accessibilityExtraExtraExtraLarge: 53,
        ]
        #expect(step.pointSizes["Body"] == body[step])
        #expect(step.pointSizes.count == 11)
    }

    @Test("A translated label is as wide as its text, by the measure of its own stored width")
    func translation() throws {
        let once = try screen(StoryboardSetting(strings: ["fixed.text": "HelloHello"]))
        let frame = try #require(once.layout.frames["fixed"])
        #expect(abs(frame.width - 84) < 1)
        #expect(frame.height == 20.5)
        #expect(once.surroundings.texts["fixed"]?.text == "HelloHello")
        #expect(once.surroundings.texts["styled"] == nil)
    }

    @Test("A wrapping label is as high as its lines in the width it gets")
    func wrapping() throws {
        let long = String(repeating: "word ", count: 40)
        let strings = ["wrapped.text": long]
        let narrow = try height(
            of: "wrapped", StoryboardSetting(size: CGSize(width: 200, height: 300), strings: strings))
        let wide = try height(of: "wrapped", StoryboardSetting(size: CGSize(width: 400, height: 300), strings: strings))
        #expect(narrow > 1.8 * wide && wide > 41)
        let frames = try screen(StoryboardSetting(strings: strings)).layout.frames
        #expect(frames["button"]?.minY == (frames["wrapped"]?.maxY ?? 0) + 10)
    }

    @Test("A label of at most two lines is not higher")
    func lineLimit() throws {
        let text = try StoryboardFixture.text("texts.xib").replacing("numberOfLines=\"0\"", with: "numberOfLines=\"2\"")
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        let setting = StoryboardSetting(strings: ["wrapped.text": String(repeating: "word ", count: 40)])
        #expect(document.screens(in: setting).first?.layout.frames["wrapped"]?.height == 41)
    }

    @Test("A button keeps what it has around its title")
    func button() throws {
        let frame = try #require(
            try screen(StoryboardSetting(strings: ["button.normalTitle": "SaveSave"])).layout.frames["button"])
        #expect(frame.width > 60 && frame.width < 75)
        #expect(frame.height == 30)
    }

    @Test("Texts of every kind of view are found by the names of strings files")
    func properties() throws {
        let rect = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/>"
        let body = """
            <textField id="f" text="a" placeholder="b">\(rect)</textField>
            <segmentedControl id="s">\(rect)<segments><segment title="x"/><segment title="y"/></segments></segmentedControl>
            <label id="l">\(rect)<string key="text">two
            lines</string></label>
            <button id="b">\(rect)<buttonConfiguration key="configuration" style="plain" title="go"/></button>
            """
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><objects>\(body)</objects></document>"
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        let texts = document.roots.map(\.view.texts)
        #expect(
            texts == [
                ["text": "a", "placeholder": "b"], ["segmentTitles[0]": "x", "segmentTitles[1]": "y"],
                ["text": "two\nlines"], ["configuration.title": "go"],
            ])
    }
}
