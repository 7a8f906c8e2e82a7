import Foundation
import MullionDrawing
import MullionGeometry
import Testing

@testable import MullionAssets
@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: pictures and colours of a program")
struct StoryboardAssetsTests {
    /// A folder that is removed when the test is over.
    private final class Project {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("ib-" + UUID().uuidString)
        deinit { try? FileManager.default.removeItem(at: url) }

        func write(_ text: String, _ path: String) throws {
            let file = url.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try text.write(to: file, atomically: true, encoding: .utf8)
        }

        /// A picture that is as many pixels wide.
        func svg(_ width: Int, _ path: String) throws {
            try write("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"10\"></svg>", path)
        }

        func assets(_ document: String = "App/Base.lproj/Main.storyboard") -> StoryboardAssets {
            StoryboardAssets(beside: url.appendingPathComponent(document))
        }
    }

    @Test("Of an image set the file with the most pixels is taken, and in dark mode one for it")
    func imageSet() throws {
        let project = Project()
        try project.write("", "Package.swift")
        try project.write(
            """
            {"images": [{"filename": "a.svg", "idiom": "universal", "scale": "1x"},
            {"filename": "c.svg", "idiom": "universal", "scale": "3x",
            "appearances": [{"appearance": "luminosity", "value": "dark"}]},
            {"filename": "b.svg", "idiom": "universal", "scale": "2x"}, {"idiom": "universal", "scale": "3x"}],
            "properties": {"template-rendering-intent": "template"}}
            """, "App/Assets.xcassets/Icons/Logo.imageset/Contents.json")
        for (width, name) in [(10, "a"), (20, "b"), (30, "c")] {
            try project.svg(width, "App/Assets.xcassets/Icons/Logo.imageset/\(name).svg")
        }
        let picture = try project.assets().picture("Logo").get()
        #expect(picture.pixelWidth == 20)
        #expect(picture.scale == 2)
        #expect(picture.isTemplate == true)
        #expect(throws: Never.self) { try project.assets().picture("Icons/Logo").get() }
        #expect(try project.assets().picture("Logo", .dark).get().pixelWidth == 30)
    }

    @Test("A file beside the document is found by its name without scale, the largest of them")
    func files() throws {
        let project = Project()
        try project.svg(10, "photo.svg")
        try project.svg(20, "photo@2x.svg")
        let assets = project.assets("Main.xib")
        #expect(try assets.picture("photo").get().scale == 2)
        #expect(try assets.picture("photo.svg").get().pixelWidth == 10)
    }

    @Test("Without a project above, folders above the document are not looked at")
    func noProject() throws {
        let project = Project()
        try project.svg(10, "outside.svg")
        try project.svg(10, "App/Screens/inside.svg")
        let assets = project.assets("App/Screens/Main.xib")
        #expect(assets.picture("outside") == .failure(.missing))
        #expect(throws: Never.self) { try assets.picture("inside").get() }
    }

    @Test("Assets are searched up to the folder of the repository, however deep the document is, and no further")
    func repository() throws {
        let project = Project()
        try project.write("", "repository/.git/HEAD")
        try project.write("", "repository/Apps/One/One.xcodeproj/project.pbxproj")
        try project.svg(10, "outside.svg")
        try project.svg(10, "repository/Shared/Assets.xcassets/Brand/common.svg")
        try project.svg(10, "repository/Shared/logo.svg")
        try project.svg(20, "repository/Apps/One/Images/logo.svg")
        let assets = project.assets("repository/Apps/One/Sources/UI/A/B/C/D/Base.lproj/Main.storyboard")
        #expect(throws: Never.self) { try assets.picture("common").get() }
        #expect(try assets.picture("logo").get().pixelWidth == 20, "the nearest is taken")
        #expect(assets.picture("outside") == .failure(.missing))
    }

    @Test("Without a repository, assets are searched up to the outermost project")
    func outermostProject() throws {
        let project = Project()
        try project.write("", "All.xcworkspace/contents.xcworkspacedata")
        try project.write("", "Apps/One/One.xcodeproj/project.pbxproj")
        try project.svg(10, "Shared/logo.svg")
        #expect(throws: Never.self) { try project.assets("Apps/One/UI/Main.xib").picture("logo").get() }
    }

    @Test(
        "Components of colours are of 255 or of 1, as they are written",
        arguments: [("0xFF", "0x80", "0x00"), ("255", "128", "0"), ("1.000", "0.502", "0.0")])
    func colors(_ red: String, _ green: String, _ blue: String) throws {
        let json = """
            {"colors": [{"idiom": "universal", "appearances": [{"value": "dark"}], "color": {"components": {"white": "1.0"}}},
            {"color": {"color-space": "srgb", "components": {"red": "\(red)", "green": "\(green)", "blue": "\(blue)", "alpha": "1.000"}}}]}
            """
        #expect(ColorSet.color(in: Data(json.utf8))?.hexString == "#ff8000")
        #expect(ColorSet.color(in: Data(json.utf8), .dark)?.hexString == "#ffffff")
    }

    @Test("What cannot be drawn is refused with the reason")
    func refusals() throws {
        let project = Project()
        try project.write("{\"images\": [{\"filename\": \"a.heic\"}]}", "A.imageset/Contents.json")
        try project.write("{\"images\": [{\"filename\": \"../secret.svg\"}]}", "B.imageset/Contents.json")
        try project.write("nothing", "C.imageset/Contents.json")
        try project.write("{\"images\": [{\"filename\": \"missing.png\"}]}", "D.imageset/Contents.json")
        try project.write("no picture", "e.png")
        try project.svg(10, "secret.svg")
        let assets = project.assets("Main.xib")
        #expect(assets.picture("A") == .failure(.unsupported(format: "heic")))
        #expect(assets.picture("B") == .failure(.missing))
        #expect(assets.picture("C") == .failure(.unreadable(reason: "its Contents.json is damaged")))
        #expect(assets.picture("D") == .failure(.missing))
        #expect(throws: StoryboardAssets.Refusal.self) { try assets.picture("e").get() }
        #expect(assets.picture("nobody") == .failure(.missing))
    }

    @Test("What a symbolic link leads to is not taken, be it a folder or a file")
    func links() throws {
        let project = Project()
        let other = Project()
        try other.svg(10, "foreign.svg")
        try project.svg(10, "own.svg")
        let manager = FileManager.default
        try manager.createSymbolicLink(
            at: project.url.appendingPathComponent("folder"), withDestinationURL: other.url)
        try manager.createSymbolicLink(
            at: project.url.appendingPathComponent("alias.svg"),
            withDestinationURL: other.url.appendingPathComponent("foreign.svg"))
        let assets = project.assets("Main.xib")
        #expect(throws: Never.self) { try assets.picture("own").get() }
        #expect(assets.picture("foreign") == .failure(.missing))
        #expect(assets.picture("alias") == .failure(.missing))
    }

    @Test("An image in PDF has the size of its page and is drawn as paths")
    func pages() throws {
        let project = Project()
        try project.write(
            "{\"images\": [{\"filename\": \"a.pdf\", \"idiom\": \"universal\"}]}", "A.imageset/Contents.json")
        let content = "0 0 1 rg 0 0 20 10 re f BT (x) Tj ET"
        try project.write(
            """
            %PDF-1.4
            1 0 obj << /Pages 2 0 R >> endobj
            2 0 obj << /Kids [3 0 R] /MediaBox [0 0 20 10] >> endobj
            3 0 obj << /Type /Page /Contents 4 0 R >> endobj
            4 0 obj << /Length \(content.utf8.count) >>
            stream
            \(content)
            endstream endobj
            trailer << /Root 1 0 R >>
            """, "A.imageset/a.pdf")
        try project.write("nothing", "broken.pdf")
        let assets = project.assets("Main.xib")
        #expect(try assets.picture("A").get().size == CGSize(width: 20, height: 10))
        #expect(assets.picture("broken") == .failure(.unreadable(reason: "it is not a PDF file")))
        let picture = try StoryboardDrawingFixture.picture(
            StoryboardDrawingFixture.view("imageView", 0, 0, 40, 40, "image=\"A\""),
            StoryboardDrawingOptions(assets: assets))
        #expect(picture.hasFill(Color(red: 0, green: 0, blue: 1)))
        let scale = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 0, ty: 0)
        #expect(picture.displayList.commands.contains(.pushTransform(scale)))
        #expect(picture.diagnostics.map(\.sentence) == ["the picture \"A\" is shown without its texts"])
    }

    @Test("A template is drawn as a mask in the colour of the tint")
    func template() throws {
        let project = Project()
        try project.write(
            "{\"images\": [{\"filename\": \"a.svg\"}], \"properties\": {\"template-rendering-intent\": \"template\"}}",
            "Shape.imageset/Contents.json")
        try project.svg(10, "Shape.imageset/a.svg")
        let picture = try StoryboardDrawingFixture.picture(
            StoryboardDrawingFixture.view("imageView", 0, 0, 10, 10, "image=\"Shape\""),
            StoryboardDrawingOptions(assets: project.assets("Main.xib")))
        #expect(picture.displayList.commands.contains(.applyMask))
        #expect(picture.hasFill(Color.system("systemBlue")))
    }
}

extension StoryboardAssets.Picture: Equatable {
    /// The width of an image that is not a page.
    fileprivate var pixelWidth: Int { if case .encoded(let image) = content { image.pixelWidth } else { 0 } }

    public static func == (a: Self, b: Self) -> Bool { a.content == b.content && a.scale == b.scale }
}
