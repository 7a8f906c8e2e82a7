import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards
import Testing

@testable import MullionTool

/// `mullion check` on the documents of `Tests/Fixtures/ib-check`. What it prints is compared with files in Snapshots;
/// to record them anew, run the tests with MULLION_RECORD_SNAPSHOTS=1 and look at what changed.
@Suite struct StoryboardCheckTests {
    private static let folder = package.appendingPathComponent("Tests/Fixtures/ib-check").path

    private static func run(
        _ inputs: [String], _ format: CheckFormat = .text, allowing: [StoryboardIssue.Kind] = [],
        _ storyboard: StoryboardCheckRun = StoryboardCheckRun(), isTerminal: Bool = false
    ) -> (status: CommandStatus, recorder: Recorder) {
        var request = CheckRequest(inputs.map { DocumentRequest(input: $0) })
        request.format = format
        request.storyboard = storyboard
        request.allowed = Set(allowing.map { CheckKind($0) })
        request.fonts = .success(FontLibrary(faces: [], folders: [], systemFolders: []))
        let recorder = Recorder()
        recorder.isTerminal = isTerminal
        return (check(request, console: recorder.console), recorder)
    }

    private static let everything = StoryboardCheckRun(
        devices: ["retina4_0", "ipad9_7"].compactMap { StoryboardDevice.named($0) }, strings: [folder + "/de.lproj"],
        reportsNotes: true)

    @Test("Text, JSON and SARIF are as they were accepted", arguments: CheckFormat.allCases)
    func output(_ format: CheckFormat) throws {
        let (status, recorder) = Self.run([Self.folder], format, Self.everything)
        #expect(status == .failed)
        #expect(recorder.notes == ["7 documents checked, 7 issues"])
        let output = recorder.output.replacing("file://" + Self.folder + "/", with: "")
            .replacing(Self.folder + "/", with: "")
            .replacing(CheckResult.path(of: Self.folder) + "/", with: "")
        let file = package.appendingPathComponent("Tests/MullionToolTests/Snapshots/check-\(format.rawValue).txt")
        if ProcessInfo.processInfo.environment["MULLION_RECORD_SNAPSHOTS"] == "1" {
            try output.write(to: file, atomically: true, encoding: .utf8)
        }
        #expect(output == (try String(contentsOf: file, encoding: .utf8)))
    }

    @Test("A document beyond a limit is an error")
    func limits() {
        var storyboard = StoryboardCheckRun()
        storyboard.limits.xmlElements = 3
        let (status, recorder) = Self.run([Self.folder + "/misplaced.xib"], .text, storyboard)
        #expect(status == .invalid)
        #expect(recorder.notes.first?.contains("misplaced.xib:") == true)
        #expect(recorder.notes.first?.contains("more than 3 elements") == true, "\(recorder.notes)")
    }

    @Test("SARIF has what its schema requires")
    func sarif() throws {
        let (_, recorder) = Self.run([Self.folder], .sarif, Self.everything)
        let log = try #require(try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any])
        #expect(log["version"] as? String == "2.1.0")
        let run = try #require((log["runs"] as? [[String: Any]])?.first)
        let driver = try #require((run["tool"] as? [String: [String: Any]])?["driver"])
        #expect(driver["name"] as? String == "mullion")
        let rules = try #require(driver["rules"] as? [[String: Any]])
        for rule in rules { #expect((rule["help"] as? [String: String])?["text"]?.isEmpty == false) }
        let results = try #require(run["results"] as? [[String: Any]])
        #expect(results.count == 7)
        var fingerprints: Set<String> = []
        for result in results {
            let index = try #require(result["ruleIndex"] as? Int)
            #expect(rules[index]["id"] as? String == result["ruleId"] as? String)
            #expect(["error", "warning", "note"].contains(result["level"] as? String))
            #expect((result["message"] as? [String: String])?["text"]?.isEmpty == false)
            let location = try #require((result["locations"] as? [[String: Any]])?.first)
            let place = try #require(location["physicalLocation"] as? [String: [String: Any]])
            #expect((place["artifactLocation"]?["uri"] as? String)?.hasPrefix("file:///") == true)
            #expect((place["region"]?["startLine"] as? Int ?? 0) > 0)
            let logical = try #require((location["logicalLocations"] as? [[String: String]])?.first)
            #expect(logical["fullyQualifiedName"]?.isEmpty == false)
            let prints = try #require(result["partialFingerprints"] as? [String: String])
            #expect(fingerprints.insert(prints["mullion/v2"] ?? "").inserted)
        }
    }

    @Test("Paths in SARIF are references of RFC 3986, relative where they were given so")
    func references() throws {
        let folder = try TemporaryFolder()
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/ambiguous.xib"))
        try data.write(to: folder.url.appendingPathComponent("a b%ä.xib"))
        let (_, recorder) = Self.run([folder.path("a b%ä.xib")], .sarif)
        #expect(recorder.output.contains("a%20b%25%C3%A4.xib\""))
    }

    @Test("It ends with 0 for a clean document, 1 for an issue, 2 for one that cannot be read")
    func outcomes() throws {
        func path(_ name: String) -> String { Self.folder + "/" + name }
        #expect(Self.run([path("clean.xib")]).status == .done)
        #expect(Self.run([path("ambiguous.xib")]).status == .failed)
        #expect(Self.run([path("ambiguous.xib")], allowing: [.ambiguous]).status == .done)
        #expect(Self.run([path("misplaced.xib")], StoryboardCheckRun(reportsNotes: true)).status == .done)
        let folder = try TemporaryFolder()
        try "<document".write(toFile: folder.path("bad.xib"), atomically: true, encoding: .utf8)
        let (status, recorder) = Self.run([folder.path("bad.xib"), path("ambiguous.xib")], .sarif)
        #expect(status == .invalid)
        #expect(recorder.notes.last == "1 of 2 documents checked, 1 issue")
        #expect(recorder.output.contains("\"executionSuccessful\" : false"))
    }

    @Test("Small targets are told on request, and do not count")
    func notes() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: Self.folder + "/clean.xib", encoding: .utf8)
        try text.replacing("constant=\"44\"", with: "constant=\"30\"").replacing("height=\"44\"", with: "height=\"30\"")
            .write(toFile: folder.path("a.xib"), atomically: true, encoding: .utf8)
        let (status, recorder) = Self.run([folder.path("a.xib")], StoryboardCheckRun(reportsSmallTargets: true))
        #expect(status == .done)
        #expect(recorder.output.hasSuffix("[small-target]\n"))
    }

    private static func run(_ inputs: [String], _ storyboard: StoryboardCheckRun) -> (
        status: CommandStatus, recorder: Recorder
    ) {
        run(inputs, .text, storyboard)
    }

    @Test("A folder without documents is an error, one of another platform's is skipped")
    func folders() throws {
        let folder = try TemporaryFolder()
        #expect(Self.run([folder.url.path]).status == .invalid)
        let mac = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\" version=\"3.0\"><objects/></document>"
        try mac.write(toFile: folder.path("mac.xib"), atomically: true, encoding: .utf8)
        let (status, recorder) = Self.run([folder.url.path])
        #expect(status == .done)
        #expect(recorder.notes == ["0 documents checked, 1 of other platforms skipped, 0 issues"])
        #expect(Self.run([folder.path("mac.xib")]).status == .invalid)
    }

    @Test(
        "A folder with JSON documents: they are checked, other JSON is left alone, and templates without data are noted"
    )
    func foldersWithDocuments() throws {
        let folder = try TemporaryFolder()
        func write(_ text: String, _ name: String) throws {
            try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
        }
        try write(
            #"{"version": 1, "size": [100, 40], "root": {"kind": "color", "name": "box", "color": "black", "modifiers": [{"frame": {"width": 110, "height": 10}}]}}"#,
            "card.json")
        try write(#"{"name": "x", "version": "1.0.0", "dependencies": {}}"#, "package.json")
        try write(#"{"version": 1, "root": {"path": "a"}}"#, "state.json")
        try write("[1, 2", "data.json")
        try write(#"{"version": 1, "root": {"kind": "text", "text": "{{name}}"}}"#, "letter.json")
        try write(#"{"version": 1, "root": {"kind": "nothing"}}"#, "mistake.json")
        let storyboard = try String(contentsOfFile: Self.folder + "/clean.xib", encoding: .utf8)
        try write(storyboard, "clean.xib")
        let (status, recorder) = Self.run([folder.url.path])
        #expect(status == .invalid)
        #expect(recorder.output.contains("card.json:1:") && recorder.output.hasSuffix("[overflow]\n"))
        #expect(recorder.output.split(separator: "\n").count == 1)
        let notes = recorder.notes.joined(separator: "\n")
        #expect(notes.contains("mistake.json:1:") && notes.contains("letter.json: note: skipped"))
        #expect(!notes.contains("package.json") && !notes.contains("state.json") && !notes.contains("data.json"))
        #expect(recorder.notes.last == "2 of 3 documents checked, 1 issue")
    }

    @Test("A strings file with a mistake is an error with its line")
    func strings() throws {
        let folder = try TemporaryFolder()
        try FileManager.default.createDirectory(atPath: folder.path("fr.lproj"), withIntermediateDirectories: true)
        try "\"a\" = b c;".write(toFile: folder.path("fr.lproj/clipped.strings"), atomically: true, encoding: .utf8)
        let storyboard = StoryboardCheckRun(strings: [folder.path("fr.lproj")])
        let (status, recorder) = Self.run([Self.folder + "/clipped.xib"], storyboard)
        #expect(status == .invalid)
        #expect(recorder.notes.first?.contains("clipped.strings:1:9: error: expected “;”, found “c”") == true)
        // Strings of other documents are not even read.
        #expect(Self.run([Self.folder + "/clean.xib"], storyboard).status == .done)
    }

    @Test("On a terminal many documents show their progress")
    func progress() throws {
        let folder = try TemporaryFolder()
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/clean.xib"))
        for number in 0..<25 { try data.write(to: folder.url.appendingPathComponent("\(number).xib")) }
        let (status, recorder) = Self.run([folder.url.path], isTerminal: true)
        #expect(status == .done)
        #expect(recorder.progress.last == "24 of 25 documents checked")
    }

    @Test("Devices are taken by name, and unknown ones refused")
    func devices() throws {
        #expect(DeviceList(argument: "all")?.devices.count == StoryboardDevice.all.count)
        #expect(DeviceList(argument: "retina4_0,ipad9_7")?.devices.map(\.id) == ["retina4_0", "ipad9_7"])
        #expect(DeviceList(argument: "retina4_0,nokia") == nil)
        #expect(StoryboardCheckRun(devices: [StoryboardDevice.all[0]], holding: .both).settings.count == 3)
        #expect(StoryboardCheckRun(holding: .landscape).settings.map(\.isLandscape) == [nil, true])
    }

    @Test("The article's worked example is what the tool prints, before and after")
    func article() throws {
        let name = "Sources/MullionStoryboardChecks/MullionStoryboardChecks.docc/CheckYourStoryboardsOnLinux.md"
        let article = try String(contentsOf: package.appendingPathComponent(name), encoding: .utf8)
        let examples = package.appendingPathComponent("Examples/storyboards").path
        let storyboard = StoryboardCheckRun(
            devices: ["retina4_0"].compactMap { StoryboardDevice.named($0) }, strings: [examples + "/de.lproj"])
        let (status, recorder) = Self.run([examples + "/SignIn.storyboard"], storyboard)
        #expect(status == .failed)
        let output = recorder.output.replacing(package.path + "/", with: "")
        #expect(article.contains("```\n\(output)\(recorder.notes.joined())\n```"), "\(output)")
        // What the article says to change makes it clean.
        var text = try String(contentsOfFile: examples + "/SignIn.storyboard", encoding: .utf8)
        for change in article.components(separatedBy: "```diff\n").dropFirst() {
            let lines = change.components(separatedBy: "```")[0].split(separator: "\n")
            let old = lines.filter { $0.hasPrefix("-") }.map { $0.dropFirst(1).drop { $0 == " " } }
            let new = lines.filter { $0.hasPrefix("+") }.map { $0.dropFirst(1).drop { $0 == " " } }
            #expect(text.contains(old[0]))
            text = text.replacing(old[0], with: new.first ?? "")
        }
        let folder = try TemporaryFolder()
        try text.write(toFile: folder.path("SignIn.storyboard"), atomically: true, encoding: .utf8)
        let fixed = Self.run([folder.path("SignIn.storyboard")], storyboard)
        #expect(fixed.status == .done, "\(fixed.recorder.output)")
    }
}
