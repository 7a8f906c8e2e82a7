import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite("Pages from the command line")
struct PageCommandTests {
    private static let document = """
        {"version": 1, "root": {"kind": "vStack", "spacing": 0, "children": [
          \((0..<6).map { "{\"kind\": \"text\", \"text\": \"Row \($0)\", \"modifiers\": [{\"frame\": {\"height\": 40}}]}" }
            .joined(separator: ","))
        ]}}
        """

    private static let page = PageRequest(
        format: PageFormat(size: CGSize(width: 120, height: 120), margin: 10), footer: "{page}/{pages}")

    private func run(
        _ output: (TemporaryFolder) -> String, document: String = document, as format: OutputFormat? = nil,
        width: CGFloat? = nil, _ check: (TemporaryFolder, Recorder, CommandStatus) throws -> Void
    ) throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        try document.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        var request = DocumentRequest(input: folder.path("in.json"))
        request.width = width
        request.page = Self.page
        let status = render(request, to: output(folder), as: format, console: recorder.console)
        try check(folder, recorder, status)
    }

    @Test("Each page is a file with its number")
    func files() throws {
        try run({ $0.path("page-{page}.svg") }) { folder, recorder, status in
            #expect(status == .done)
            #expect(recorder.notes.count == 1 && recorder.notes[0].contains("3 pages of 120 × 120 pt"))
            for page in 1...3 {
                let svg = try String(contentsOfFile: folder.path("page-\(page).svg"), encoding: .utf8)
                #expect(svg.contains("Row \(2 * page - 2)") && svg.contains("Row \(2 * page - 1)"))
                #expect(!svg.contains("Row \(2 * page)"))
                #expect(svg.contains("\(page)/3"))
            }
        }
    }

    @Test("HTML has all pages in one file, with breaks and names of their own")
    func html() throws {
        try run({ $0.path("all.html") }) { folder, _, status in
            #expect(status == .done)
            let html = try String(contentsOfFile: folder.path("all.html"), encoding: .utf8)
            #expect(html.components(separatedBy: "<section").count == 4)
            #expect(html.contains("@page { size: 120pt 120pt") && html.contains("break-after: page"))
            let ids = html.matches(of: try Regex(" id=\"([^\"]*)\"")).compactMap { $0.output[1].substring }
            #expect(Set(ids).count == ids.count)
        }
    }

    @Test("Several pages for one file are wrong usage, and nothing is written")
    func oneFile() throws {
        try run({ $0.path("out.svg") }) { folder, recorder, status in
            #expect(status == .usage)
            #expect(recorder.notes[0].contains("page-{page}.svg"))
            #expect(!FileManager.default.fileExists(atPath: folder.path("out.svg")))
        }
    }

    @Test("Another name in braces, another format and a width are wrong usage")
    func usage() throws {
        try run({ $0.path("{id}.svg") }) { _, recorder, status in
            #expect(status == .usage)
            #expect(recorder.notes[0].contains("{id} has no value; give values with --data"))
        }
        try run({ $0.path("{page}.txt") }) { #expect($2 == .usage && $1.notes[0].contains("svg, html, png, or pdf")) }
        try run({ $0.path("{page}.svg") }, width: 80) { #expect($2 == .usage && $1.notes[0].contains("--width")) }
        try run({ _ in "-" }) { _, recorder, status in
            #expect(status == .usage)
            #expect(recorder.notes[0].contains("3 pages for one file"))
        }
    }

    /// Lists of so many lines, each with a name.
    private static let list = """
        {"version": 1, "root": {"kind": "vStack", "spacing": 0, "children": [
          {"kind": "text", "text": "{{name}}", "modifiers": [{"frame": {"height": 40}}]},
          {"kind": "text", "text": "{{item.line}}", "repeat": "lines", "modifiers": [{"frame": {"height": 40}}]}
        ]}}
        """

    private func runRows(
        _ output: String, _ check: (_ files: [String], _ notes: [String], CommandStatus, TemporaryFolder) throws -> Void
    ) throws {
        let folder = try TemporaryFolder()
        let rows = """
            [{"name": "a", "lines": [{"line": "a1"}]},
             {"name": "b", "lines": [{"line": "b1"}, {"line": "b2"}, {"line": "b3"}]}]
            """
        try Self.list.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        try rows.write(toFile: folder.path("rows.json"), atomically: true, encoding: .utf8)
        try FileManager.default.createDirectory(atPath: folder.path("out"), withIntermediateDirectories: false)
        let recorder = Recorder()
        var request = DocumentRequest(input: folder.path("in.json"), data: folder.path("rows.json"))
        request.page = Self.page
        let status = render(request, to: folder.path("out/" + output), console: recorder.console)
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path("out")).sorted()
        try check(files, recorder.notes, status, folder)
    }

    @Test("Each row has pages of its own: a file for each, or one with all of them")
    func rows() throws {
        try runRows("{name}-{page}.svg") { files, notes, status, folder in
            #expect(status == .done, "\(notes)")
            #expect(files == ["a-1.svg", "b-1.svg", "b-2.svg"])
            let last = try String(contentsOfFile: folder.path("out/b-2.svg"), encoding: .utf8)
            #expect(last.contains("b3") && last.contains("2/2") && !last.contains("b1"))
        }
        try runRows("{name}.html") { files, notes, status, folder in
            #expect(status == .done, "\(notes)")
            #expect(files == ["a.html", "b.html"])
            let html = try String(contentsOfFile: folder.path("out/b.html"), encoding: .utf8)
            #expect(html.components(separatedBy: "<section").count == 3)
        }
    }

    @Test("A row with more pages than files is reported, the others are drawn; names that meet are refused")
    func rowsWithoutNames() throws {
        try runRows("{name}.svg") { files, notes, status, _ in
            #expect(status == .failed)
            #expect(files == ["a.svg"])
            #expect(notes[0].contains("rows.json:2:2: error: 2 pages for one file"))
        }
        try runRows("{page}.svg") { files, notes, status, _ in
            #expect(status == .usage)
            #expect(files.isEmpty)
            #expect(notes.count == 1 && notes[0].contains("such as \"out/{id}-{page}.svg\""))
        }
    }

    @Test("More pages than the limit are refused before any is drawn")
    func limit() throws {
        let folder = try TemporaryFolder()
        try Self.document.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        for (limit, expected) in [(2, CommandStatus.usage), (3, .done)] {
            let recorder = Recorder()
            var request = DocumentRequest(input: folder.path("in.json"))
            request.page = Self.page
            request.page?.limit = limit
            #expect(render(request, to: folder.path("page-{page}.svg"), console: recorder.console) == expected)
            let isRefused = recorder.notes[0].contains("3 pages or more of 120 × 120 pt; the limit is 2; choose larger")
            #expect(isRefused == (expected == .usage))
            #expect(FileManager.default.fileExists(atPath: folder.path("page-1.svg")) == (expected == .done))
        }
    }

    @Test("The names of files can have values of the only object as well")
    func object() throws {
        let folder = try TemporaryFolder()
        try Self.list.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        try #"{"name": "x", "lines": [{"line": "1"}, {"line": "2"}]}"#
            .write(toFile: folder.path("data.json"), atomically: true, encoding: .utf8)
        var request = DocumentRequest(input: folder.path("in.json"), data: folder.path("data.json"))
        request.page = Self.page
        let recorder = Recorder()
        #expect(render(request, to: folder.path("{name}-{page}.svg"), console: recorder.console) == .done)
        #expect(FileManager.default.fileExists(atPath: folder.path("x-2.svg")))
        #expect(recorder.notes.last?.contains("2 pages of 120 × 120 pt, ") == true)
    }

    @Test("Numbers of pages are in the text of each file, and in a page of HTML; without pages the braces stay")
    func numbers() throws {
        let folder = try TemporaryFolder()
        let document = """
            {"version": 1, "root": {"kind": "vStack", "spacing": 0, "children": [
              {"kind": "text", "text": "{page} of {pages}", "modifiers": [{"frame": {"height": 90, "alignment": "top"}}]},
              {"kind": "text", "text": "last: {page}", "modifiers": [{"frame": {"height": 90, "alignment": "top"}}]}
            ]}}
            """
        try document.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        var request = DocumentRequest(input: folder.path("in.json"))
        request.page = Self.page
        #expect(render(request, to: folder.path("{page}.svg"), console: Recorder().console) == .done)
        #expect(render(request, to: folder.path("all.html"), console: Recorder().console) == .done)
        request.page = nil
        #expect(render(request, to: folder.path("whole.svg"), console: Recorder().console) == .done)
        func text(_ name: String) throws -> String { try String(contentsOfFile: folder.path(name), encoding: .utf8) }
        #expect(try text("1.svg").contains(">1 of 2</text>") && text("2.svg").contains(">last: 2</text>"))
        #expect(try text("all.html").contains(">1 of 2</text>") && text("all.html").contains(">last: 2</text>"))
        #expect(try text("whole.svg").contains(">{page} of {pages}</text>"))
    }

    @Test("What is cut is a warning with the place of the element")
    func warnings() throws {
        let tall = """
            {"version": 1, "root": {"kind": "vStack", "children": [
              {"kind": "color", "color": "red", "modifiers": [{"frame": {"height": 300}}]}
            ]}}
            """
        try run({ $0.path("{page}.svg") }, document: tall) { _, recorder, status in
            #expect(status == .done)
            #expect(recorder.notes[0].contains("in.json:2:3: warning: root.children[0]: it is higher than a page"))
        }
    }

    @Test("The document is not overwritten by a page")
    func overwriting() throws {
        try run({ $0.path("in.json") }, as: .html) { _, _, status in #expect(status == .usage) }
    }

    @Test(
        "Sizes are names or two lengths",
        arguments: [
            ("a4", CGSize(width: 595, height: 842)), ("Letter", CGSize(width: 612, height: 792)),
            ("300x200.5", CGSize(width: 300, height: 200.5)),
        ])
    func sizes(_ text: String, _ size: CGSize) { #expect(PageSize(argument: text)?.size == size) }

    @Test(
        "Other sizes are refused", arguments: ["", "a9", "x", "10x10", "300", "300x", "1e9x5", "nanx100", "300x200x1"])
    func badSizes(_ text: String) { #expect(PageSize(argument: text) == nil) }

    @Test("Options about pages without a page, and margins that leave nothing, are refused")
    func options() throws {
        #expect(throws: (any Error).self) { try RenderCommand.parse(["in.json", "-o", "out.svg", "--margin", "5"]) }
        #expect(throws: (any Error).self) {
            try RenderCommand.parse(["in.json", "-o", "out.svg", "--page", "a4", "--margin", "400"])
        }
        let command = try RenderCommand.parse([
            "in.json", "-o", "o.svg", "--page", "a5", "--landscape", "--margin", "0",
        ])
        #expect(command.pages.format?.content == CGRect(x: 0, y: 0, width: 595, height: 420))
    }
}
