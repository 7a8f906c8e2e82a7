import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite("Tool: messages about positions")
struct DiagnosticFormatTests {
    private let bad = """
        {"version": 1, "root": {"kind": "vStack", "spacing": "wide", "children": [
        \t{"kind": "text", "text": "日本", "bold": 1}]}}
        """

    /// Returns what render notes about a document.
    private func notes(
        _ json: String, _ format: DiagnosticFormat, isTerminal: Bool = false, environment: [String: String] = [:]
    ) throws -> [String] {
        let folder = try TemporaryFolder()
        try json.write(toFile: folder.path("a.json"), atomically: true, encoding: .utf8)
        let recorder = Recorder()
        recorder.isTerminal = isTerminal
        recorder.environment = environment
        var console = recorder.console
        console.diagnosticFormat = format
        let status = render(DocumentRequest(input: folder.path("a.json")), to: "-", console: console)
        #expect(status == .invalid)
        return recorder.notes.map { $0.replacing(folder.url.path + "/", with: "") }
    }

    private let short = [
        "a.json:1:54: error: root.spacing: found \"wide\", expected a number",
        "a.json:2:41: error: root.children[0].bold: found 1, expected true or false",
    ]

    @Test("A pipe gets one line for each error")
    func pipe() throws {
        #expect(try notes(bad, .auto) == short)
        #expect(try notes(bad, .short, isTerminal: true) == short)
    }

    @Test("The long form has the line of source, and a caret below the position, in cells of a terminal")
    func human() throws {
        let lines = try notes(bad, .human)
        #expect(
            lines == [
                short[0],
                "    1 │ {\"version\": 1, \"root\": {\"kind\": \"vStack\", \"spacing\": \"wide\", \"children\": [",
                "      │                                                      ^",
                short[1], "    2 │  {\"kind\": \"text\", \"text\": \"日本\", \"bold\": 1}]}}",
                "      │                                           ^",
            ])
    }

    @Test("A terminal gets the long form in colors, unless NO_COLOR is set")
    func terminal() throws {
        let colored = try notes(bad, .auto, isTerminal: true)
        #expect(colored.count == 6 && colored[0].contains("\u{1B}[1;31merror: \u{1B}[0m"))
        let plain = try notes(bad, .auto, isTerminal: true, environment: ["NO_COLOR": "1"])
        #expect(plain == (try notes(bad, .human)))
    }

    @Test("Of a long line the part around the position is shown, and control characters cannot reach the terminal")
    func longLine() throws {
        let space = String(repeating: " ", count: 500)
        let lines = try notes(
            "{\"version\": 1, \"root\":\(space){\"kind\": \"text\", \"text\": \"\\u001b[2J\u{9B}2J\u{202E}\", \"bold\": 1}\(space)}",
            .human)
        #expect(lines.count == 3)
        #expect(lines.allSatisfy { $0.count < 120 || $0 == lines[0] })
        #expect(lines[1].contains("…") && lines[1].contains("\"bold\": 1"))
        #expect(!lines.contains { line in line.unicodeScalars.contains { $0.value == 0x9B || $0.value == 0x202E } })
        let caret = try #require(lines[2].firstIndex(of: "^"))
        let column = lines[2].distance(from: lines[2].startIndex, to: caret)
        #expect(Array(lines[1])[column] == "1")
    }

    @Test("Storyboards and JSON that cannot be read have the line of source as well")
    func otherFiles() throws {
        #expect(try notes("{\n  \"version\": 1,\n}", .human).dropFirst().first == "    2 │   \"version\": 1,")
        let folder = try TemporaryFolder()
        try "<document>\n<a></b></document>".write(toFile: folder.path("a.xib"), atomically: true, encoding: .utf8)
        let recorder = Recorder()
        var console = recorder.console
        console.diagnosticFormat = .human
        #expect(printFrames(StoryboardRequest(input: folder.path("a.xib")), console: console) == .invalid)
        #expect(recorder.notes.count == 3 && recorder.notes[1] == "    2 │ <a></b></document>")
    }
}
