import ArgumentParser
import Foundation
import Mullion
import MullionStoryboardDrawing
import MullionStoryboards
import Testing

@testable import MullionTool

@Suite struct StoryboardRenderTests {
    private static let folder = package.appendingPathComponent("Examples/storyboards")

    private func pictures(
        _ name: String, scene: String? = nil, fonts: FontLibrary = FontLibrary(systemFolders: [])
    ) -> StoryboardDrawings {
        StoryboardDrawings(
            request: StoryboardRequest(
                input: Self.folder.appendingPathComponent(name).path, scene: scene, fonts: .success(fonts)))
    }

    /// Whether the machine has a font for the outlines of text.
    private static let hasFont = SystemFontSubstitutes.families.contains { family in
        var font = Font(size: 17)
        font.family = family
        return FontLibrary().fileMetrics(for: font)?.family == family
    }

    @Test(
        "Text is outlines, as wide as its box in every viewer, and stays text if that is asked for",
        .enabled(if: StoryboardRenderTests.hasFont, "no font for outlines is installed"))
    func outlines() throws {
        for (choice, isText) in [(TextOutputChoice.auto, false), (.outlines, false), (.text, true)] {
            let recorder = Recorder()
            let pictures = pictures("Account.storyboard", fonts: FontLibrary())
            let options = OutputOptions(textOutput: choice)
            #expect(render(pictures, to: "-", options: options, console: recorder.console) == .done)
            #expect(recorder.output.contains("<text") == isText)
            #expect(recorder.notes.count == 1, "\(recorder.notes)")
        }
    }

    /// To accept a new picture: swift run mullion render Examples/storyboards/Account.storyboard --text-output text -o
    /// Examples/storyboards/Account.svg
    @Test("The example is drawn byte for byte as it was accepted, without a warning")
    func snapshot() throws {
        let recorder = Recorder()
        let options = OutputOptions(textOutput: .text)
        #expect(render(pictures("Account.storyboard"), to: "-", options: options, console: recorder.console) == .done)
        #expect(recorder.notes.count == 1, "\(recorder.notes)")
        #expect(recorder.notes.first?.contains("4 scenes") == true)
        let accepted = Self.folder.appendingPathComponent("Account.svg")
        #expect(recorder.output == (try String(contentsOf: accepted, encoding: .utf8)))
    }

    @Test("Every kind of control is drawn, and the picture that is not there is said with its place")
    func controls() throws {
        let recorder = Recorder()
        #expect(render(pictures("Controls.storyboard"), to: "-", console: recorder.console) == .done)
        #expect(recorder.notes.count == 2, "\(recorder.notes)")
        let warning = try #require(recorder.notes.first)
        #expect(warning.contains("Controls.storyboard:"))
        #expect(warning.contains(": warning: the picture \"quay-photo\" is not shown"))
        for text in ["Tinted", "Search boats", "Second", "Cupertino", "ChartView", "Container: Co", "Sort"] {
            #expect(recorder.output.contains(text), "\(text)")
        }
    }

    @Test("One scene is asked for by its name or identity, and stands alone", arguments: ["Profile", "pro-fi-lvc"])
    func scene(_ name: String) throws {
        let recorder = Recorder()
        #expect(
            render(pictures("Account.storyboard", scene: name), to: "-", console: recorder.console) == .done)
        #expect(recorder.output.contains("viewBox=\"0 0 393 852\""))
        #expect(recorder.output.contains("Ada Fisher") && !recorder.output.contains("Keep me signed in"))
    }

    @Test("A scene that is not there is refused with a name that is near, or with all names")
    func unknownScene() {
        let recorder = Recorder()
        let near = pictures("Account.storyboard", scene: "Profil")
        #expect(render(near, to: "-", console: recorder.console) == .invalid)
        #expect(recorder.notes.last?.hasSuffix("no scene has the name \"Profil\"; did you mean \"Profile\"?") == true)
        let far = pictures("Account.storyboard", scene: "Something else")
        #expect(render(far, to: "-", console: recorder.console) == .invalid)
        #expect(recorder.notes.last?.contains("; scenes are nav-ig-ctl, SignIn, Profile, Settings") == true)
        #expect(recorder.output.isEmpty)
    }

    @Test("JSON is refused with the command that writes it")
    func json() {
        let recorder = Recorder()
        let status = render(pictures("Account.storyboard"), to: "-", as: .json, console: recorder.console)
        #expect(status == .usage)
        #expect(recorder.notes.first?.contains("mullion frames ") == true)
    }

    @Test("Pages list the views, and text for terminals has the words", arguments: [OutputFormat.html, .txt])
    func formats(_ format: OutputFormat) {
        let recorder = Recorder()
        let status = render(
            pictures("Account.storyboard", scene: "Settings"), to: "-", as: format, console: recorder.console)
        #expect(status == .done)
        #expect(recorder.output.contains("Tide tables"))
        if format == .html { #expect(recorder.output.contains("set-c1-swi")) }
    }

    @Test("With {scene} in the name of the output, each scene is drawn into a file of its own")
    func files() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        let output = folder.path("out/{scene}.svg")
        #expect(render(pictures("Account.storyboard"), to: output, console: recorder.console) == .done)
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        #expect(names == ["Profile.svg", "Settings.svg", "SignIn.svg", "nav-ig-ctl.svg"])
        let profile = try String(contentsOfFile: folder.path("out/Profile.svg"), encoding: .utf8)
        #expect(profile.contains("viewBox=\"0 0 393 852\"") && profile.contains("Ada Fisher"))
        #expect(recorder.notes.last?.contains("4 files, 4 scenes") == true)
        let wrong = render(pictures("Account.storyboard"), to: folder.path("{row}.svg"), console: recorder.console)
        #expect(wrong == .usage)
    }

    @Test("Dark drawings have the system's dark colors")
    func dark() {
        let recorder = Recorder()
        var pictures = pictures("Account.storyboard", scene: "Settings")
        #expect(render(pictures, to: "-", console: recorder.console) == .done)
        #expect(!recorder.output.contains("#1c1c1e"))
        pictures.appearance = .dark
        let night = Recorder()
        #expect(render(pictures, to: "-", console: night.console) == .done)
        #expect(night.output.contains("#1c1c1e") && !night.output.contains("#f2f2f7"))
    }

    @Test("An outline has the constants of constraints")
    func outline() {
        let recorder = Recorder()
        var pictures = pictures("Account.storyboard", scene: "SignIn")
        pictures.showsConstraints = true
        let options = OutputOptions(textOutput: .text)
        #expect(render(pictures, to: "-", options: options, console: recorder.console) == .done)
        #expect(recorder.output.contains(">≥ 16<") && recorder.output.contains(">= ×1.3<"))
    }

    @Test("A picture is not written over the document, and a folder that is not there is refused")
    func refusals() {
        let recorder = Recorder()
        var pictures = pictures("Account.storyboard")
        #expect(render(pictures, to: pictures.request.input, as: .svg, console: recorder.console) == .usage)
        pictures.root = "/no/such/folder"
        #expect(render(pictures, to: "-", console: recorder.console) == .usage)
        #expect(recorder.output.isEmpty)
    }

    @Test(
        "What is for one kind of document is refused with the other",
        arguments: [
            ["a.xib", "--width", "300"], ["a.xib", "--height", "300"], ["a.xib", "--data", "b.json"],
            ["a.xib", "--page", "a4"], ["a.json", "--outline"], ["a.json", "--appearance", "dark"],
            ["a.json", "--scene", "Main"],
        ])
    func options(_ arguments: [String]) throws {
        let error = try #require(throws: (any Error).self) {
            try RenderCommand.parse(arguments + ["-o", "b.svg"])
        }
        #expect(RenderCommand.message(for: error).hasPrefix("\(arguments[1]) applies to "))
    }

    @Test("A damaged document is refused with its line")
    func damaged() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        let file = folder.path("a.xib")
        try "<document>\n<a>".write(toFile: file, atomically: true, encoding: .utf8)
        let pictures = StoryboardDrawings(request: StoryboardRequest(input: file))
        #expect(render(pictures, to: "-", console: recorder.console) == .invalid)
        #expect(recorder.notes.first?.hasPrefix("\(file):2:") == true, "\(recorder.notes)")
    }
}
