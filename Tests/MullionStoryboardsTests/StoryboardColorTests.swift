import MullionDrawing
import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: colours")
struct StoryboardColorTests {
    private func color(_ attributes: String) throws -> StoryboardColor? {
        let inner = "<color key=\"backgroundColor\" \(attributes)/>"
        return try StoryboardDrawingFixture.read(StoryboardDrawingFixture.view("view", 0, 0, 10, 10, "", inner)).look(
            for: StoryboardTraits()
        )
        .background
    }

    @Test("Components in sRGB are taken as they are")
    func components() throws {
        #expect(
            try color("red=\"0.25\" green=\"0.5\" blue=\"0.75\" alpha=\"0.5\" customColorSpace=\"sRGB\"")
                == .components(Color(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5)))
    }

    @Test("A shade of grey has three equal components")
    func white() throws {
        #expect(try color("white=\"0.4\" alpha=\"1\"") == .components(Color(white: 0.4)))
    }

    /// Grey is grey in both spaces, and the red of Display P3 is out of what sRGB can show.
    @Test("Components in Display P3 are converted, and what sRGB cannot show is moved to its edge")
    func displayP3() throws {
        let gray = Color(displayP3Red: 0.5, green: 0.5, blue: 0.5, alpha: 1)
        #expect(gray.hexString == "#808080")
        #expect(Color(displayP3Red: 1, green: 0, blue: 0, alpha: 1).hexString == "#ff0000")
        // From the worked conversions of CSS Color 4: color(display-p3 0 0.5 0) is about rgb(-70 129 -35).
        #expect(Color(displayP3Red: 0, green: 0.5, blue: 0, alpha: 1).green > 0.5)
    }

    @Test("Names of the system and of catalogs are kept, in both ways of writing them")
    func names() throws {
        #expect(try color("systemColor=\"labelColor\"") == .system("labelColor"))
        #expect(try color("cocoaTouchSystemColor=\"darkTextColor\"") == .system("darkTextColor"))
        #expect(try color("name=\"Brand\"") == .named("Brand"))
    }

    @Test("A colour whose components are no numbers is none", arguments: ["red=\"x\" green=\"0\" blue=\"0\"", ""])
    func malformed(_ attributes: String) throws { #expect(try color(attributes) == nil) }

    @Test("The resources of a document say the values of names")
    func resources() throws {
        let document = try StoryboardDrawingFixture.storyboard(
            "",
            resources: """
                <namedColor name="Brand"><color red="1" green="0" blue="0" alpha="1"/></namedColor>
                <systemColor name="systemTealColor"><color white="0.25" alpha="1"/></systemColor>
                """)
        #expect(document.colors["Brand"] == Color(red: 1, green: 0, blue: 0))
        #expect(document.colors["systemTealColor"] == Color(white: 0.25))
    }

    @Test("A colour that nothing has is left out and said with its place")
    func unknown() throws {
        let inner = "<color key=\"backgroundColor\" name=\"Nobody\"/>"
        let picture = try StoryboardDrawingFixture.picture(
            StoryboardDrawingFixture.view("view", 0, 0, 10, 10, "", inner))
        #expect(picture.diagnostics.map(\.kind) == [.unknownColor(name: "Nobody")])
        #expect(picture.diagnostics.first?.position.line == 7)
    }
}
