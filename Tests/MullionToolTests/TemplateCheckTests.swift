import Foundation
import Mullion
import Testing

@testable import MullionTool

/// `mullion check` of a template with rows of data.
@Suite struct TemplateCheckTests {
    private static let template = #"""
        {"version": 1, "size": [120, 40], "root": {"kind": "text", "text": "{{name}}", "font": 14, "name": "label",
         "modifiers": [{"lineLimit": 1}]}}
        """#

    private static func run(
        _ data: String, named name: String, json: Bool = false
    ) throws -> (status: CommandStatus, recorder: Recorder) {
        let folder = try TemporaryFolder()
        try template.write(toFile: folder.path("badge.json"), atomically: true, encoding: .utf8)
        try data.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
        var request = CheckRequest([DocumentRequest(input: folder.path("badge.json"), data: folder.path(name))])
        request.fonts = .success(FontLibrary(faces: [], folders: [], systemFolders: []))
        if json { request.format = .json }
        let recorder = Recorder()
        return (check(request, console: recorder.console), recorder)
    }

    private static let rows = """
        name
        Ada
        A name that is far too long for the badge
        Bo
        Another name that does not fit in there
        """

    @Test("All rows are checked, and the issues of one element are one, with the first row")
    func rows() throws {
        let (status, recorder) = try Self.run(Self.rows, named: "people.csv")
        #expect(status == .failed)
        let lines = recorder.output.split(separator: "\n")
        #expect(lines.count == 2)
        #expect(lines[0].contains("badge.json:1:") && lines[0].contains(": warning: root: "))
        #expect(lines[0].contains("“A name that is far too l"))
        #expect(lines[1].hasSuffix("people.csv:3:1: note: in 2 of 4 rows, first in this one"))
        #expect(recorder.notes == ["1 document checked, 1 issue"])
    }

    @Test("An array of objects is rows, one object is not")
    func json() throws {
        let long = #"{"name": "A name that is far too long for the badge"}"#
        let (_, many) = try Self.run("[{\"name\": \"Ada\"},\n\(long)]", named: "people.json", json: true)
        let issues = try #require(
            try JSONSerialization.jsonObject(with: Data(many.output.utf8)) as? [[String: Any]])
        #expect(issues.count == 1 && issues[0]["rows"] as? Int == 1)
        #expect((issues[0]["firstRow"] as? String)?.hasSuffix("people.json:2:1") == true)
        let (status, one) = try Self.run(long, named: "one.json", json: true)
        #expect(status == .failed && !one.output.contains("firstRow"))
    }

    @Test("A row that cannot be filled in is an error with its line")
    func damage() throws {
        let (status, recorder) = try Self.run("id\n7\n", named: "people.csv")
        #expect(status == .invalid)
        #expect(recorder.notes.first?.contains("people.csv:2:1: error: ") == true)
        #expect(recorder.notes.first?.contains("name") == true)
    }
}
