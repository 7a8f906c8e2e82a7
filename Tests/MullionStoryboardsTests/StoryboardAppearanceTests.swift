import MullionGeometry
import MullionText
import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: what views look like")
struct StoryboardAppearanceTests {
    private func read(_ kind: String, _ attributes: String = "", _ inner: String = "") throws -> StoryboardView {
        try StoryboardDrawingFixture.read(StoryboardDrawingFixture.view(kind, 0, 0, 10, 10, attributes, inner))
    }

    @Test(
        "A number that is set when the program runs is read from an attribute and from an element",
        arguments: [
            "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"layer.cornerRadius\" value=\"8\"/>",
            "<userDefinedRuntimeAttribute keyPath=\"cornerRadius\"><real key=\"value\" value=\"8\"/></userDefinedRuntimeAttribute>",
        ])
    func runtime(_ attribute: String) throws {
        let inner = "<userDefinedRuntimeAttributes>\(attribute)</userDefinedRuntimeAttributes>"
        #expect(try read("view", "", inner).look(for: StoryboardTraits()).cornerRadius == 8)
    }

    @Test("Opacity out of range is moved into it, and what is no number counts as opaque")
    func alpha() throws {
        #expect(try read("view", "alpha=\"7\"").look(for: StoryboardTraits()).alpha == 1)
        #expect(try read("view", "alpha=\"-1\"").look(for: StoryboardTraits()).alpha == 0)
        #expect(try read("view", "alpha=\"nan\"").look(for: StoryboardTraits()).alpha == 1)
    }

    @Test("A text is an attribute or an element of its own")
    func text() throws {
        #expect(try read("label", "text=\"one\"").text?.string == "one")
        let inner = "<string key=\"text\">one\ntwo</string>"
        #expect(try read("label", "", inner).text?.string == "one\ntwo")
        #expect(try read("label").text == nil)
    }

    @Test("A text in parts keeps their fonts and colours")
    func attributed() throws {
        let inner = """
            <attributedString key="attributedText">
            <fragment content="a "><attributes><font key="NSFont" size="20" metaFont="systemBold"/></attributes></fragment>
            <fragment><string key="content">b</string><attributes><color key="NSColor" systemColor="linkColor"/>
            <integer key="NSUnderline" value="1"/></attributes></fragment>
            </attributedString>
            """
        let parts = try #require(try read("label", "", inner).text?.parts)
        #expect(parts.map(\.string) == ["a ", "b"])
        #expect(parts[0].font == StoryboardFontFace(size: 20, family: nil, weight: .bold, isItalic: false))
        #expect(parts[1].color == .system("linkColor"))
        #expect(parts.map(\.isUnderlined) == [false, true])
    }

    @Test("Zero lines mean as many as there is room for, and no number of lines one")
    func lines() throws {
        #expect(try read("label", "text=\"a\" numberOfLines=\"0\"").text?.lineLimit == nil)
        #expect(try read("label", "text=\"a\"").text?.lineLimit == 1)
        #expect(try read("label", "text=\"a\" numberOfLines=\"3\"").text?.lineLimit == 3)
    }

    @Test(
        "Fonts are read by type, weight, style and name",
        arguments: [
            ("type=\"system\" pointSize=\"15\"", StoryboardFontFace(size: 15)),
            ("type=\"boldSystem\" pointSize=\"15\"", StoryboardFontFace(size: 15, weight: .bold)),
            ("type=\"italicSystem\" pointSize=\"15\"", StoryboardFontFace(size: 15, isItalic: true)),
            ("type=\"system\" weight=\"semibold\" pointSize=\"15\"", StoryboardFontFace(size: 15, weight: .semibold)),
            ("style=\"UICTFontTextStyleTitle2\"", StoryboardFontFace(size: 22, style: "Title2")),
            ("style=\"UICTFontTextStyleHeadline\"", StoryboardFontFace(size: 17, style: "Headline", weight: .semibold)),
            (
                "name=\"HelveticaNeue-Light\" family=\"Helvetica Neue\" pointSize=\"12\"",
                StoryboardFontFace(size: 12, family: "Helvetica Neue", weight: .light)
            ),
            ("name=\".AppleSystemUIFont\" family=\".AppleSystemUIFont\" pointSize=\"9\"", StoryboardFontFace(size: 9)),
        ])
    func fonts(_ attributes: String, _ expected: StoryboardFontFace) throws {
        let inner = "<fontDescription key=\"fontDescription\" \(attributes)/>"
        #expect(try read("label", "", inner).fontFace == expected)
    }

    @Test("A button shows what its normal state says")
    func button() throws {
        let inner = """
            <state key="highlighted" title="No"/>
            <state key="normal" title="Yes" image="star" catalog="system"><color key="titleColor" systemColor="linkColor"/></state>
            """
        let button = try read("button", "buttonType=\"system\"", inner).button
        #expect(button.title == "Yes")
        #expect(button.image == StoryboardImageName(["image": "star", "catalog": "system"]))
        #expect(button.image?.isSymbol == true)
        #expect(button.titleColor == .system("linkColor"))
        #expect(button.style == nil)
    }

    @Test("The configuration of a button goes before its state")
    func configuration() throws {
        let inner = """
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="filled" title="Buy"><color key="baseBackgroundColor" white="0"/></buttonConfiguration>
            """
        let button = try read("button", "", inner).button
        #expect(button.title == "Buy")
        #expect(button.style == .filled)
        #expect(button.fill != nil)
    }

    @Test("The items of a bar are read in their order, with the views in their places")
    func items() throws {
        let inner = """
            <items><barButtonItem systemItem="flexibleSpace" id="s"/><barButtonItem title="Sort" style="done" id="t"/>
            <barButtonItem id="v"><view key="customView" id="inner"><rect key="frame" x="0" y="0" width="9" height="9"/></view></barButtonItem></items>
            """
        let items = try read("toolbar", "", inner).barItems
        #expect(items.map(\.id) == ["s", "t", "v"])
        #expect(items.map(\.systemItem) == ["flexibleSpace", nil, nil])
        #expect(items.map(\.isProminent) == [false, true, false])
        #expect(items[2].customView == "inner")
    }

    @Test("The sections of a table keep their titles and cells")
    func sections() throws {
        let cell = StoryboardDrawingFixture.view("tableViewCell", 0, 28, 10, 44, id: "cell")
        let inner = """
            <sections><tableViewSection headerTitle="Above" footerTitle="Below" id="s"><cells>\(cell)</cells></tableViewSection></sections>
            """
        let section = try #require(try read("tableView", "", inner).sections.first)
        #expect((section.header, section.footer) == ("Above", "Below"))
        #expect(section.cells == ["cell"])
    }
}
