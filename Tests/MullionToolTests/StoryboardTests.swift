import Foundation
import Mullion
import MullionStoryboards
import Testing

@testable import MullionTool

@Suite("The tool with documents of Interface Builder")
struct StoryboardTests {
    private func request(_ name: String, _ setting: StoryboardSetting = StoryboardSetting(), scene: String? = nil)
        -> StoryboardRequest
    {
        let file = package.appendingPathComponent("Tests/Fixtures/ib/\(name)").path
        return StoryboardRequest(input: file, setting: setting, scene: scene)
    }

    @Test("frames prints screens and views in document order, as they were accepted")
    func frames() throws {
        let recorder = Recorder()
        #expect(printFrames(request("navigation.storyboard"), console: recorder.console) == .done)
        #expect(recorder.notes == [])
        try compare(recorder.output, with: "storyboard-frames")
    }

    @Test("frames of one scene in a setting are those alone")
    func scene() throws {
        let recorder = Recorder()
        let request = request("navigation.storyboard", StoryboardSetting(isLandscape: true), scene: "two")
        #expect(printFrames(request, console: recorder.console) == .done)
        let json = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
        let screens = try #require(json?["screens"] as? [[String: Any]])
        #expect(screens.map { $0["owner"] as? String } == ["two"])
        #expect((screens[0]["size"] as? [String: Double]) == ["width": 812, "height": 375])
        let views = try #require(screens[0]["views"] as? [[String: Any]])
        #expect(views.map { $0["id"] as? String } == ["two-root", "two-a"])
    }

    @Test("A scene that is not there is an error with the nearest name")
    func unknownScene() {
        let recorder = Recorder()
        #expect(printFrames(request("navigation.storyboard", scene: "twi"), console: recorder.console) == .invalid)
        #expect(
            recorder.notes.first?.hasSuffix("no scene has the name or identity \"twi\"; did you mean \"two\"?") == true)
    }

    @Test("What cannot be carried out goes to standard error, and the rest is printed")
    func findings() throws {
        let folder = try TemporaryFolder()
        let file = package.appendingPathComponent("Tests/Fixtures/ib/center.xib")
        let text = try String(contentsOf: file, encoding: .utf8)
            .replacing("secondItem=\"root\"", with: "secondItem=\"ghost\"")
        try text.write(toFile: folder.path("a.xib"), atomically: true, encoding: .utf8)
        let recorder = Recorder()
        #expect(printFrames(StoryboardRequest(input: folder.path("a.xib")), console: recorder.console) == .done)
        #expect(recorder.notes.allSatisfy { $0.contains("a.xib:") && $0.contains("“ghost”, which is missing") })
        #expect(recorder.notes.count == 2)
        #expect(recorder.output.hasPrefix("{"))
    }

    @Test("frames and explain report a conflict as check does: on one line, with its position")
    func conflict() throws {
        let folder = try TemporaryFolder()
        let file = package.appendingPathComponent("Tests/Fixtures/ib/open-length.xib")
        let text = try String(contentsOf: file, encoding: .utf8).replacing(
            "constant=\"30\" id=\"c6\"/>",
            with:
                "constant=\"30\" id=\"c6\"/><constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"40\" id=\"c7\"/>"
        )
        let path = folder.path("a.xib")
        try text.write(toFile: path, atomically: true, encoding: .utf8)
        let checked = Recorder()
        #expect(check(CheckRequest([DocumentRequest(input: path)]), console: checked.console) == .failed)
        let line = try #require(checked.output.split(separator: "\n").first { $0.hasSuffix(" [unsatisfiable]") })
        let expected = String(line).replacing(": error: ", with: ": warning: ").replacing(" [unsatisfiable]", with: "")
        let framed = Recorder()
        #expect(printFrames(StoryboardRequest(input: path), console: framed.console) == .done)
        #expect(framed.notes == [expected])
        let explained = Recorder()
        #expect(explain(StoryboardRequest(input: path), node: "b", asJSON: false, console: explained.console) == .done)
        #expect(explained.notes == [expected])
        #expect(explained.output.contains("\n  these required constraints conflict: "))
        #expect(!explained.output.contains("cannot hold together"))
    }

    @Test("A document that cannot be read is an error with its place")
    func malformed() throws {
        let folder = try TemporaryFolder()
        try "<svg/>".write(toFile: folder.path("a.xib"), atomically: true, encoding: .utf8)
        let recorder = Recorder()
        #expect(printFrames(StoryboardRequest(input: folder.path("a.xib")), console: recorder.console) == .invalid)
        #expect(recorder.notes.first?.contains("a.xib:1:") == true)
    }

    @Test("explain tells constraints, content, role and what is open, as they were accepted")
    func explaining() throws {
        let recorder = Recorder()
        for (file, node) in [
            ("edges.xib", "a"), ("stack-fill.xib", "a"), ("open-length.xib", "a"), ("texts.xib", "styled"),
        ] {
            #expect(explain(request(file), node: node, asJSON: false, console: recorder.console) == .done)
        }
        let folder = package.appendingPathComponent("Tests/Fixtures/ib/").path + "/"
        try compare(recorder.output.replacing(folder, with: ""), with: "storyboard-explain")
    }

    @Test("explain prints JSON with the frame and both axes")
    func explainJSON() throws {
        let recorder = Recorder()
        #expect(explain(request("edges.xib"), node: "a", asJSON: true, console: recorder.console) == .done)
        let rows = try #require(try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [[String: Any]])
        #expect(rows.count == 1)
        #expect((rows[0]["frame"] as? [String: Double]) == ["x": 10, "y": 20, "width": 170, "height": 50])
        let horizontal = try #require(rows[0]["horizontal"] as? [[String: Any]])
        #expect(horizontal.map { $0["identifier"] as? String } == ["c1", "c3"])
        #expect(horizontal.first?["decides"] as? [String] == ["x", "width"])
    }

    @Test("A view that is not there is an error with the nearest name")
    func unknownView() {
        let recorder = Recorder()
        #expect(explain(request("texts.xib"), node: "stiled", asJSON: false, console: recorder.console) == .invalid)
        #expect(recorder.notes.first?.hasSuffix("text \"stiled\"; did you mean \"styled\"?") == true)
    }
}
