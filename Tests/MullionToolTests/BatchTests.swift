import Foundation
import Mullion
import MullionTestSupport
import Testing

@testable import MullionTool

@Suite struct BatchTests {
    private let template = #"""
        {"version": 1, "root": {"kind": "color", "color": "{{color}}", "modifiers": [{"frame": {"width": "{{size}}", "height": 10}}]}}
        """#

    /// A folder with a template, a table and a place for the pictures.
    private func folder(_ name: String, _ table: String) throws -> TemporaryFolder {
        let folder = try TemporaryFolder()
        try template.write(toFile: folder.path("t.json"), atomically: true, encoding: .utf8)
        try table.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
        return folder
    }

    private func draw(
        _ folder: TemporaryFolder, _ data: String, to output: String = "out/{id}.svg", _ recorder: Recorder = Recorder()
    ) -> (CommandStatus, [String]) {
        let request = DocumentRequest(input: folder.path("t.json"), data: folder.path(data))
        let status = render(request, to: folder.path(output), console: recorder.console)
        return (status, recorder.notes.map { $0.replacingOccurrences(of: folder.url.path + "/", with: "") })
    }

    private func files(_ folder: TemporaryFolder) throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
    }

    @Test(
        "One file is drawn for each row, whatever the rows are written in",
        arguments: [
            ("rows.csv", "id,color,size\r\na,red,20\r\n\"b\",\"#00ff00\",30\r\n"),
            (
                "rows.jsonl",
                "{\"id\": \"a\", \"color\": \"red\", \"size\": 20}\n\n{\"id\": \"b\", \"color\": \"#00ff00\", \"size\": 30}"
            ),
            (
                "rows.json",
                "[{\"id\": \"a\", \"color\": \"red\", \"size\": 20}, {\"id\": \"b\", \"color\": \"#00ff00\", \"size\": 30}]"
            ),
        ])
    func formats(_ name: String, _ table: String) throws {
        let folder = try folder(name, table)
        let (status, notes) = draw(folder, name)
        #expect(status == .done)
        #expect(notes.count == 1)
        #expect(notes.last?.hasPrefix("out: 2 of 2 rows drawn, 0 failed, ") == true)
        #expect(try files(folder) == ["a.svg", "b.svg"])
        let second = try String(contentsOfFile: folder.path("out/b.svg"), encoding: .utf8)
        #expect(second.contains("width=\"30\"") && second.contains("#0f0"))
    }

    @Test(
        "All rows fill one document as a list, whatever they are written in",
        arguments: [
            ("rows.csv", "color;size\nred;20\n#00ff00;30\n"),
            ("rows.jsonl", "{\"color\": \"red\", \"size\": 20}\n{\"color\": \"#00ff00\", \"size\": 30}\n"),
            ("rows.json", "[{\"color\": \"red\", \"size\": 20}, {\"color\": \"#00ff00\", \"size\": 30}]"),
        ])
    func rowsAsList(_ name: String, _ table: String) throws {
        let folder = try folder(name, table)
        let sheet = #"""
            {"version": 1, "let": {"all": "{{boxes | sum size}}"}, "root": {"kind": "vStack", "spacing": 0, "children": [
              {"kind": "color", "repeat": "boxes", "color": "{{item.color}}",
               "modifiers": [{"frame": {"width": "{{all}}", "height": "{{item.size}}"}}]}]}}
            """#
        try sheet.write(toFile: folder.path("t.json"), atomically: true, encoding: .utf8)
        var request = DocumentRequest(input: folder.path("t.json"), data: folder.path(name))
        request.rowsAs = "boxes"
        let recorder = Recorder()
        #expect(render(request, to: folder.path("out/a.svg"), console: recorder.console) == .done)
        let svg = try String(contentsOfFile: folder.path("out/a.svg"), encoding: .utf8)
        #expect(svg.contains("width=\"50\" height=\"50\"") && svg.contains("fill=\"#0f0\""), "\(svg)")
        let checked = Recorder()
        #expect(check(CheckRequest([request]), console: checked.console) == .done)
    }

    @Test("Rows that cannot be drawn are reported in order by their lines, and the others are drawn")
    func badRows() throws {
        let table =
            "id,color,size\na,red,20\nb,redd,20\nc,red\nd,red,x\na,blue,1\n../e,red,1\n,red,1\n\"f\"x,red,1\ng,blue,5\n"
        let folder = try folder("rows.csv", table)
        let (status, notes) = draw(folder, "rows.csv")
        #expect(status == .failed)
        #expect(try files(folder) == ["a.svg", "g.svg"])
        #expect(
            notes.dropLast() == [
                "rows.csv:3:1: error: t.json:1:51: root.color: \"redd\" is not a color; did you mean \"red\"?",
                "rows.csv:4:1: error: 2 fields, but the first line has 3, separated by commas",
                "rows.csv:5:1: error: t.json:1:98: root.modifiers[0].frame.width: found \"x\", expected a number of points",
                "rows.csv:6:1: error: an earlier row is written to out/a.svg as well",
                "rows.csv:7:1: error: \"id\" is \"../e\", which cannot be part of a file name",
                "rows.csv:8:1: error: the output's name contains \"id\", which is empty",
                "rows.csv:9:4: error: text after the closing quotation mark of a field",
            ])
        #expect(notes.last?.hasPrefix("out: 2 of 9 rows drawn, 7 failed, ") == true)
        #expect(try String(contentsOfFile: folder.path("out/a.svg"), encoding: .utf8).contains("\"#f00\""))
    }

    @Test("A line of JSON that cannot be read is reported with its column")
    func badLines() throws {
        let folder = try folder("rows.jsonl", "{\"id\": 1,}\n{\"id\": 2, \"color\": \"red\", \"size\": 1}\n[]")
        let (status, notes) = draw(folder, "rows.jsonl")
        #expect(status == .failed)
        #expect(try files(folder) == ["2.svg"])
        #expect(notes[0] == "rows.jsonl:1:9: error: trailing comma; remove it")
        #expect(
            notes[1]
                == "rows.jsonl:3:1: error: the output's name contains \"id\", which the row does not have; it has row")
    }

    @Test("A thousand rows are drawn the same by one worker and by many")
    func workers() throws {
        // Of either number 142 are refused.
        let count = isFullTestRun ? 1_000 : 162
        let rows = (1...count).map { row in
            let isRefused = isFullTestRun ? row % 7 == 0 : row % 8 > 0
            return "\(row),\(isRefused ? "nocolor" : "red"),\(row)"
        }.joined(separator: "\n")
        let folder = try folder("rows.csv", "id,color,size\n\(rows)")
        let reference = Recorder()
        let template = try DocumentTemplate(json: template)
        for workers in [1, 8] {
            let recorder = Recorder()
            let source = try RowSource(lines: folder.path("rows.csv"))
            let request = DocumentRequest(input: "t.json", data: "rows.csv")
            let batch = try Batch(
                template, source, size: nil, request, DrawingWriter(.svg),
                try OutputPattern(folder.path("out/{id}.svg")),
                recorder.console)
            #expect(batch.run(workers: workers) == .failed)
            if workers == 1 { reference.notes = recorder.notes }
            #expect(recorder.notes.dropLast() == reference.notes.dropLast())
            #expect(recorder.notes[100] == "42 more lines about rows")
            #expect(try files(folder).count == count - 142)
        }
    }

    @Test("Progress is shown on a terminal only")
    func progress() throws {
        let rows = (1...400).map { "\($0),red,\($0)" }.joined(separator: "\n")
        let folder = try folder("rows.csv", "id,color,size\n\(rows)")
        let terminal = Recorder()
        terminal.isTerminal = true
        _ = draw(folder, "rows.csv", to: "out/{id}.svg", terminal)
        let plain = Recorder()
        _ = draw(folder, "rows.csv", to: "out/{id}.svg", plain)
        #expect(plain.progress.isEmpty)
        #expect(!terminal.progress.isEmpty)
        // A slow run also says how much time is left.
        #expect(
            terminal.progress.allSatisfy { line in
                line.hasPrefix("[") && line.contains(" rows") && (line.hasSuffix(" rows") || line.hasSuffix(" left"))
            })
    }

    @Test(
        "Names of files that cannot be are refused before anything is drawn",
        arguments: [
            ("out/a.svg", CommandStatus.usage, "several rows for one file"),
            ("{id}/a.svg", .usage, "only the file name can contain a value in braces"),
            ("out/{id.svg", .usage, "unpaired braces"), ("out/{}.svg", .usage, "braces without a name"),
            ("t.json/x/{id}.svg", .invalid, "the folder t.json/x cannot be created"),
            ("out/{id}", .usage, "unknown format"),
        ])
    func patterns(_ output: String, _ status: CommandStatus, _ message: String) throws {
        let folder = try folder("rows.csv", "id,color,size\na,red,20\n")
        let result = draw(folder, "rows.csv", to: output)
        #expect(result.0 == status)
        #expect(result.1.count == 1 && result.1[0].contains(message), "\(result.1)")
        #expect(try files(folder).isEmpty)
    }

    @Test(
        "A placeholder without a value is refused with what to give, and nothing is written",
        arguments: [
            ("{name}.svg", nil, "{name} has no value; give values with --data"),
            ("{row}.svg", nil, "{row} has no value; give values with --data"),
            ("{page}.svg", nil, "{page} has no value; break the drawing into pages with --page"),
            ("{id}-{page}.svg", "rows.csv", "\"page\", which the row does not have; give --page to number pages"),
        ])
    func valuesMissing(_ output: String, _ data: String?, _ message: String) throws {
        let folder = try folder("rows.csv", "id,color,size\na,red,20\n")
        try #"{"version": 1, "root": {"kind": "color", "color": "red"}}"#.write(
            toFile: folder.path("plain.json"), atomically: true, encoding: .utf8)
        let recorder = Recorder()
        let request = DocumentRequest(
            input: folder.path(data == nil ? "plain.json" : "t.json"), data: data.map(folder.path))
        #expect(render(request, to: folder.path("out/" + output), console: recorder.console) != .done)
        #expect(recorder.notes[0].contains(message), "\(recorder.notes)")
        #expect(try files(folder).isEmpty)
    }

    @Test("A placeholder in the name of a tree, or another than the scene in that of a storyboard, is refused")
    func otherPlaceholders() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        var request = try TreeArguments.parse(["--values", "2,1,3"])
        request.output = folder.path("{name}.svg")
        #expect(drawTree(request, console: recorder.console) == .usage)
        let file = package.appendingPathComponent("Tests/Fixtures/ib/edges.xib").path
        let drawings = StoryboardDrawings(request: StoryboardRequest(input: file))
        #expect(render(drawings, to: folder.path("{name}.svg"), console: recorder.console) == .usage)
        #expect(recorder.notes.allSatisfy { $0.contains(" has no value; ") })
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("The folder of a batch is created, with its parents, and reported")
    func createdFolder() throws {
        let folder = try folder("rows.csv", "id,color,size\na,red,20\n")
        let (status, notes) = draw(folder, "rows.csv", to: "out/new/deep/{id}.svg")
        #expect(status == .done)
        #expect(notes.first == "out/new/deep: folder created")
        #expect(FileManager.default.fileExists(atPath: folder.path("out/new/deep/a.svg")))
    }

    @Test("The names of files are those of the pattern, as written")
    func labels() throws {
        #expect(try OutputPattern("{row}.svg").file(for: nil, row: 1) == "1.svg")
        #expect(try OutputPattern("./{row}.svg").file(for: nil, row: 1) == "./1.svg")
        #expect(try OutputPattern("/{row}.svg").file(for: nil, row: 1) == "/1.svg")
        #expect(try OutputPattern("a//{row}.svg").file(for: nil, row: 1) == "a//1.svg")
    }

    @Test("A row's number can name its file, and an object of JSON is one picture")
    func numbers() throws {
        let folder = try folder("rows.csv", "color,size\nred,20\nblue,3\n")
        #expect(draw(folder, "rows.csv", to: "out/{row}.svg").0 == .done)
        #expect(try files(folder) == ["1.svg", "2.svg"])
        try #"{"color": "red", "size": 7}"#.write(toFile: folder.path("one.json"), atomically: true, encoding: .utf8)
        #expect(draw(folder, "one.json", to: "out/one.svg").0 == .done)
        #expect(draw(folder, "one.json", to: "out/{size}.svg").0 == .done)
        #expect(try files(folder) == ["1.svg", "2.svg", "7.svg", "one.svg"])
        let (status, notes) = draw(folder, "one.json", to: "out/{id}.svg")
        #expect(status == .invalid)
        #expect(
            notes == ["error: the output's name contains \"id\", which the row does not have; it has color, size, row"])
    }

    @Test(
        "A row that cannot be drawn leaves an older file as it was, in every format", arguments: OutputFormat.available)
    func olderFiles(_ format: OutputFormat) throws {
        let folder = try folder("rows.csv", "id,color,size\na,red,20\nb,redd,20\n")
        for name in ["a", "b"] {
            try "old".write(toFile: folder.path("out/\(name).\(format)"), atomically: true, encoding: .utf8)
        }
        #expect(draw(folder, "rows.csv", to: "out/{id}.\(format)").0 == .failed)
        #expect(try files(folder) == ["a.\(format)", "b.\(format)"])
        #expect(FileManager.default.contents(atPath: folder.path("out/a.\(format)")) != Data("old".utf8))
        #expect(try String(contentsOfFile: folder.path("out/b.\(format)"), encoding: .utf8) == "old")
    }

    @Test("A row is not written over the template")
    func ownTemplate() throws {
        let folder = try folder("rows.csv", "id,color,size\nt,red,20\n")
        let (status, notes) = draw(folder, "rows.csv", to: "{id}.json")
        #expect(status == .failed)
        #expect(notes.first == "rows.csv:2:1: error: t.json is the document itself; name another output")
        #expect(try String(contentsOfFile: folder.path("t.json"), encoding: .utf8) == template)
    }

    @Test("Files of rows may have any name when the format is given")
    func oddNames() throws {
        let folder = try folder("rows.csv", "id,color,size\na,red,20\n")
        let request = DocumentRequest(input: folder.path("t.json"), data: folder.path("rows.csv"))
        let recorder = Recorder()
        #expect(render(request, to: folder.path("out/{id}"), as: .json, console: recorder.console) == .done)
        #expect(try String(contentsOfFile: folder.path("out/a"), encoding: .utf8).hasPrefix("{\"version\": 1"))
    }

    @Test("A symbolic link in the output folder is not followed by a row")
    func links() throws {
        let folder = try folder("rows.csv", "id,color,size\na,red,20\n")
        try "old".write(toFile: folder.path("elsewhere.svg"), atomically: true, encoding: .utf8)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("out/a.svg"), withDestinationPath: folder.path("elsewhere.svg"))
        #expect(draw(folder, "rows.csv").0 == .failed)
        #expect(try String(contentsOfFile: folder.path("elsewhere.svg"), encoding: .utf8) == "old")
    }

    @Test(
        "A table whose names cannot be used ends with 2",
        arguments: [
            ("", "rows.csv:1:1: error: the table is empty; its first line must contain the names"),
            ("a,a\n1,2\n", "rows.csv:1:3: error: two columns are named \"a\""),
            ("a,\n1,2\n", "rows.csv:1:3: error: a column has no name"),
        ])
    func headers(_ table: String, _ message: String) throws {
        let folder = try folder("rows.csv", table)
        let (status, notes) = draw(folder, "rows.csv")
        #expect(status == .invalid)
        #expect(notes == [message])
    }

    @Test("Data comes from standard input as well, and only one of document and data can")
    func streams() throws {
        let folder = try folder("unused.csv", "")
        let recorder = Recorder()
        recorder.input = "id,color,size\na,red,20\n"
        var request = DocumentRequest(input: folder.path("t.json"), data: "-", dataFormat: .csv)
        #expect(render(request, to: folder.path("out/{id}.svg"), console: recorder.console) == .done)
        #expect(try files(folder) == ["a.svg"])
        request.input = "-"
        #expect(render(request, to: folder.path("out/{id}.svg"), console: recorder.console) == .usage)
        let object = Recorder()
        object.input = #"{"color": "red", "size": 7}"#
        request = DocumentRequest(input: folder.path("t.json"), data: "-")
        #expect(render(request, to: "-", console: object.console) == .done)
        #expect(object.output.contains("width=\"7\""))
    }

    @Test("Only render takes rows")
    func otherCommands() throws {
        let recorder = Recorder()
        #expect(printFrames(DocumentRequest(input: "t.json", data: "rows.csv"), console: recorder.console) == .usage)
    }
}

extension RowSource {
    /// The rows of a file of comma-separated values.
    fileprivate init(lines file: String) throws {
        let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file))
        try self.init(csv: { try handle.read(upToCount: $0) ?? Data() }, file: "rows.csv")
    }
}
