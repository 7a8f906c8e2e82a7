import Foundation
import Mullion
import MullionStoryboardChecks
import MullionStoryboards
import Testing

@testable import MullionTool

/// What lets a team keep `mullion check` switched on: baselines, a configuration, comments, stable fingerprints.
@Suite struct CheckAdoptionTests {
    private static let folder = package.appendingPathComponent("Tests/Fixtures/ib-check").path

    private static func run(
        _ inputs: [String], _ change: (inout CheckRequest) -> Void = { _ in }
    ) -> (status: CommandStatus, recorder: Recorder) {
        var request = CheckRequest(inputs.map { DocumentRequest(input: $0) })
        request.fonts = .success(FontLibrary(faces: [], folders: [], systemFolders: []))
        change(&request)
        let recorder = Recorder()
        return (check(request, console: recorder.console), recorder)
    }

    @Test("A baseline accepts what it was written from, and nothing else")
    func baseline() throws {
        let folder = try TemporaryFolder()
        let file = folder.path("baseline.json")
        let written = Self.run([Self.folder + "/ambiguous.xib"]) { $0.newBaseline = file }
        #expect(written.status == .done && written.recorder.output.isEmpty)
        let again = Self.run([Self.folder + "/ambiguous.xib"]) { $0.baseline = file }
        #expect(again.status == .done)
        #expect(again.recorder.notes == ["1 document checked, 0 issues, 1 in the baseline"])
        let other = Self.run([Self.folder + "/ambiguous.xib", Self.folder + "/overlapping.xib"]) { $0.baseline = file }
        #expect(other.status == .failed)
        #expect(other.recorder.notes == ["2 documents checked, 1 issue, 1 in the baseline"])
    }

    @Test("A damaged baseline is an error with its line")
    func damagedBaseline() throws {
        let folder = try TemporaryFolder()
        try "{\"version\": 1,\n\"isues\": []}".write(
            toFile: folder.path("b.json"), atomically: true, encoding: .utf8)
        let (status, recorder) = Self.run([Self.folder + "/ambiguous.xib"]) { $0.baseline = folder.path("b.json") }
        #expect(status == .invalid)
        #expect(recorder.notes.first?.contains("b.json:2:1: error:") == true)
    }

    @Test("Equal documents in two folders have different fingerprints")
    func fingerprints() throws {
        let folder = try TemporaryFolder()
        let data = try Data(contentsOf: URL(fileURLWithPath: Self.folder + "/ambiguous.xib"))
        for name in ["a.xib", "b.xib"] { try data.write(to: folder.url.appendingPathComponent(name)) }
        let (_, recorder) = Self.run([folder.path("a.xib"), folder.path("b.xib")]) { $0.newBaseline = "-" }
        let object = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
        let issues = try #require(object?["issues"] as? [String])
        #expect(issues.count == 2 && Set(issues).count == 2)
    }

    @Test("Hashes of lines are those of GitHub")
    func lineHashes() {
        #expect(LineHashes("").hashes == ["c129715d7a2bc9a3:1"])
        #expect(
            LineHashes(" a\nb\n  \t\tc\n d").hashes == [
                "271789c17abda88f:1", "54703d4cd895b18:1", "180aee12dab6264:1", "a23a3dc5e078b07b:1",
            ])
        #expect(LineHashes(" a\r\nb\r\n  \t\tc\r d").hashes == LineHashes(" a\nb\n  \t\tc\n d").hashes)
    }

    @Test("Every result in SARIF has the hash of its line")
    func hashesInSARIF() {
        let (_, recorder) = Self.run([Self.folder + "/ambiguous.xib"]) { $0.format = .sarif }
        #expect(recorder.output.contains("\"primaryLocationLineHash\""))
    }

    @Test(
        "A document that cannot be read is a result with its line, in JSON and SARIF",
        arguments: [CheckFormat.json, .sarif])
    func unreadable(_ format: CheckFormat) throws {
        let folder = try TemporaryFolder()
        try "<document>\n<oops</document>".write(toFile: folder.path("bad.xib"), atomically: true, encoding: .utf8)
        let (status, recorder) = Self.run([folder.path("bad.xib")]) { $0.format = format }
        #expect(status == .invalid)
        #expect(recorder.output.contains("\"unreadable\""))
        #expect(recorder.output.contains(format == .json ? "\"line\" : 2" : "\"startLine\" : 2"))
    }

    @Test("A declaration without a version is refused with its line")
    func emptyDeclaration() throws {
        let folder = try TemporaryFolder()
        try "<?xml?>".write(toFile: folder.path("a.xib"), atomically: true, encoding: .utf8)
        let (status, recorder) = Self.run([folder.path("a.xib")])
        #expect(status == .invalid)
        #expect(recorder.notes.first?.contains("a.xib:1:1: error:") == true)
    }

    @Test("A configuration sets devices, kinds, severities and exclusions")
    func configuration() throws {
        let folder = try TemporaryFolder()
        let text = """
            {"check": {"devices": ["iPhone 15", "ipad9_7"], "allow": ["ambiguous"], "severities": {"overlapping-targets": "note"},
            "exclude": ["Pods/"], "notes": true}}
            """
        try text.write(toFile: folder.path("c.json"), atomically: true, encoding: .utf8)
        let configuration = try CheckConfiguration(folder.path("c.json"), Recorder().console)
        #expect(configuration.devices.map(\.id) == ["retina6_12", "ipad9_7"])
        #expect(configuration.allowed == [CheckKind(StoryboardIssue.Kind.ambiguous)])
        #expect(configuration.excludes("Pods/A/b.xib") && configuration.excludes("./Pods/b.xib"))
        #expect(!configuration.excludes("PodsOfOurs/b.xib"))
        let result = Self.run([Self.folder + "/overlapping.xib"]) { $0.configuration = configuration }
        #expect(result.status == .done && result.recorder.output.contains(": note: "))
        for (wrong, place) in [("{\"chek\": {}}", "1:2"), ("{\"check\": {\"devices\": [\"iPhone 99\"]}}", "1:24")] {
            try wrong.write(toFile: folder.path("w.json"), atomically: true, encoding: .utf8)
            #expect {
                try CheckConfiguration(folder.path("w.json"), Recorder().console)
            } throws: { "\($0)".contains("w.json:\(place): error: ") }
        }
    }

    @Test("A comment before an object or the document, or a note of an object, silences an issue")
    func comments() throws {
        let folder = try TemporaryFolder()
        let text = try String(contentsOfFile: Self.folder + "/ambiguous.xib", encoding: .utf8)
        let card = "<view userLabel=\"Card\""
        let note =
            "<attributedString key=\"userComments\"><fragment content=\"mullion:allow ambiguous\"/></attributedString>"
        for (changed, status) in [
            (text.replacing(card, with: "<!-- mullion:allow ambiguous -->\n" + card), CommandStatus.done),
            (text.replacing(card, with: "<!-- mullion:allow clipped-text, all -->" + card), .done),
            (text.replacing(card, with: "<!-- mullion:allow misplaced -->" + card), .failed),
            (text.replacing("<document ", with: "<!-- mullion:allow ambiguous --><document "), .done),
            (text.replacing("height=\"80\"/>", with: "height=\"80\"/>" + note), .done),
        ] {
            try changed.write(toFile: folder.path("a.xib"), atomically: true, encoding: .utf8)
            #expect(Self.run([folder.path("a.xib")]).status == status)
        }
    }

    @Test("Devices have the names of models, in any case and spelling")
    func models() {
        #expect(StoryboardDevice.named("iPhone 15")?.id == "retina6_12")
        #expect(StoryboardDevice.named("iphone15pro")?.id == "retina6_12")
        #expect(StoryboardDevice.named("iPad Pro 11")?.id == "ipad11_0rounded")
        #expect(StoryboardDevice.named("iPad Pro 12.9")?.id == "ipad12_9rounded")
        #expect(StoryboardDevice.named("") == nil && StoryboardDevice.named("iPhone") == nil)
    }

    @Test("Right to left, text sizes and languages are checked in one run")
    func environments() throws {
        let run = StoryboardCheckRun(
            devices: [.all[0]], checksRightToLeft: true, textSizes: [.accessibilityLarge])
        #expect(run.settings.count == 6)
        #expect(run.settings.map(\.direction).filter { $0 == .rightToLeft }.count == 2)
        #expect(run.settings.map(\.textSize).filter { $0 == .accessibilityLarge }.count == 2)
    }
}
