import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct CommandTests {
    private let badge = #"""
        {"version": 1, "root": {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 20, "height": 10}}]}}
        """#

    @Test("render writes the picture and one line about it")
    func rendering() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        try badge.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        let output = folder.path("out.svg")
        let status = render(DocumentRequest(input: folder.path("in.json")), to: output, console: recorder.console)
        #expect(status == .done)
        #expect(recorder.output.isEmpty)
        #expect(recorder.notes.count == 1)
        let note = try #require(recorder.notes.first)
        #expect(note.hasPrefix("\(output): 20 × 10 pt, 2 nodes, ") && note.hasSuffix(" ms"))
        let svg = try String(contentsOfFile: output, encoding: .utf8)
        #expect(svg.hasPrefix("<svg") && svg.contains("\"#f00\""))
    }

    @Test("A hyphen reads standard input and writes standard output")
    func streams() {
        let recorder = Recorder()
        recorder.input = badge
        let request = DocumentRequest(input: "-", width: 100, height: 50)
        #expect(render(request, to: "-", console: recorder.console) == .done)
        #expect(recorder.output.contains("width=\"100\" height=\"50\""))
        #expect(recorder.notes.first?.hasPrefix("stdout: 100 × 50 pt, 3 nodes") == true)
    }

    @Test("frames prints JSON that reads back, the same every time")
    func frames() throws {
        let recorder = Recorder()
        recorder.input = #"{"version": 1, "root": {"kind": "text", "text": "a", "name": "a\"\\\n\u0001é"}}"#
        #expect(printFrames(DocumentRequest(input: "-"), console: recorder.console) == .done)
        #expect(recorder.notes.isEmpty)
        let object = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
        let nodes = try #require(object?["nodes"] as? [[String: Any]])
        #expect(nodes.count == 1)
        #expect(nodes[0]["name"] as? String == "a\"\\\n\u{1}é")
        #expect((nodes[0]["frame"] as? [String: Double])?["height"] ?? 0 > 10)
        let again = Recorder()
        again.input = recorder.input
        _ = printFrames(DocumentRequest(input: "-"), console: again.console)
        #expect(again.output == recorder.output)
    }

    @Test("An output of unknown format is refused before anything is read")
    func format() {
        let recorder = Recorder()
        #expect(render(DocumentRequest(input: "missing.json"), to: "a.bmp", console: recorder.console) == .usage)
        #expect(
            recorder.notes == [
                "error: unknown format of \"a.bmp\"; supported are .svg, .html, .json, .txt, .png, .pdf; or give the format with --format"
            ])
        #expect(OutputFormat(file: "A.SVG") == .svg)
        #expect(OutputFormat(file: "svg") == nil)
    }

    @Test("The title of a page is the name of the document, without its folders")
    func title() throws {
        let folder = try TemporaryFolder()
        try badge.write(toFile: folder.path("in.json"), atomically: true, encoding: .utf8)
        let request = DocumentRequest(input: folder.path("in.json"))
        #expect(render(request, to: folder.path("out.html"), console: Recorder().console) == .done)
        let page = try String(contentsOfFile: folder.path("out.html"), encoding: .utf8)
        #expect(page.contains("<title>in.json</title>") && !page.contains(folder.url.path))
    }

    @Test("A page is laid out for screens with as many pixels per point as --scale says", arguments: [1, 2])
    func scaleOfPage(scale: CGFloat) throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        recorder.input = """
            {"version": 1, "size": [9, 8], "root":
              {"kind": "rectangle", "fill": "red", "modifiers": [{"frame": {"width": 4, "height": 4}}]}}
            """
        let options = OutputOptions(scale: scale)
        let output = folder.path("a.html")
        #expect(render(DocumentRequest(input: "-"), to: output, options: options, console: recorder.console) == .done)
        let page = try String(contentsOfFile: output, encoding: .utf8)
        // The middle of 9 points, on whole pixels.
        #expect(page.contains(scale == 1 ? "<rect x=\"3\"" : "<rect x=\"2.5\""))
    }

    @Test(
        "The name of the output gives the format",
        arguments: [("a.html", "<!DOCTYPE html>"), ("a.json", "{\"version\": 1"), ("a.txt", "\n")])
    func formats(file: String, beginning: String) throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        recorder.input = badge
        #expect(render(DocumentRequest(input: "-"), to: folder.path(file), console: recorder.console) == .done)
        #expect(try String(contentsOfFile: folder.path(file), encoding: .utf8).hasPrefix(beginning))
    }

    @Test(
        "The format that is given counts, on standard output and for any name",
        arguments: zip(OutputFormat.allCases, ["<svg", "<!DOCTYPE html>", "{\"version\": 1", "\n"]))
    func givenFormat(format: OutputFormat, beginning: String) throws {
        let folder = try TemporaryFolder()
        for output in ["-", folder.path("a.svg"), folder.path("odd")] {
            let recorder = Recorder()
            recorder.input = badge
            #expect(render(DocumentRequest(input: "-"), to: output, as: format, console: recorder.console) == .done)
            let text = try output == "-" ? recorder.output : String(contentsOfFile: output, encoding: .utf8)
            #expect(text.hasPrefix(beginning), "\(output)")
        }
    }

    @Test("Input that is invalid leaves an older file as it was, in every format", arguments: OutputFormat.allCases)
    func olderFiles(_ format: OutputFormat) throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        recorder.input = "{"
        try "old".write(toFile: folder.path("a.\(format)"), atomically: true, encoding: .utf8)
        let status = render(DocumentRequest(input: "-"), to: folder.path("a.\(format)"), console: recorder.console)
        #expect(status == .invalid)
        #expect(try String(contentsOfFile: folder.path("a.\(format)"), encoding: .utf8) == "old")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["a.\(format)"])
    }

    @Test("A picture is not written over the document or its data, whatever they are called")
    func ownInput() throws {
        let folder = try TemporaryFolder()
        let names = ["in.json", "data.json"]
        for (name, text) in zip(names, [badge, "{}"]) {
            try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8)
        }
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.json"), withDestinationPath: folder.path("in.json"))
        let request = DocumentRequest(input: folder.path("in.json"), data: folder.path("data.json"))
        for (output, owner) in [("in.json", "document"), ("link.json", "document"), ("data.json", "data")] {
            let recorder = Recorder()
            #expect(render(request, to: folder.path(output), console: recorder.console) == .usage)
            #expect(
                recorder.notes == ["error: \(folder.path(output)) is the \(owner) itself; name another output"])
        }
        #expect(try String(contentsOfFile: folder.path("in.json"), encoding: .utf8) == badge)
    }

    @Test("Input that is missing, a folder or invalid ends with 2, and nothing is written over")
    func invalidInput() throws {
        let folder = try TemporaryFolder()
        let output = folder.path("out.svg")
        try "old".write(toFile: output, atomically: true, encoding: .utf8)
        try "{\n  \"version\": 3\n}".write(toFile: folder.path("bad.json"), atomically: true, encoding: .utf8)
        let bad = folder.path("bad.json")
        let cases = [
            (folder.path("none.json"), ["\(folder.path("none.json")): error: no such file"]),
            (folder.url.path, ["\(folder.url.path): error: this is a folder, not a file"]),
            (
                bad,
                [
                    "\(bad):1:1: error: a document needs the key \"root\"; with the element to draw",
                    "\(bad):2:14: error: version: version 3 is not known, this program reads version 1",
                ]
            ),
        ]
        for (input, messages) in cases {
            let recorder = Recorder()
            let status = render(DocumentRequest(input: input), to: output, console: recorder.console)
            #expect(status == .invalid)
            #expect(recorder.notes == messages)
        }
        #expect(try String(contentsOfFile: output, encoding: .utf8) == "old")
    }

    @Test("An output that cannot be written ends with 2 and says why")
    func unwritable() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        recorder.input = badge
        let output = folder.path("none/out.svg")
        #expect(render(DocumentRequest(input: "-"), to: output, console: recorder.console) == .invalid)
        #expect(
            recorder.notes.first
                == "\(output): error: the folder \(folder.path("none")) does not exist; create it first")
    }

    @Test("A folder is not written over, a symbolic link is followed and a pipe is written into")
    func specialFiles() throws {
        let folder = try TemporaryFolder()
        func write(_ name: String) -> Recorder {
            let recorder = Recorder()
            recorder.input = badge
            _ = render(DocumentRequest(input: "-"), to: folder.path(name), console: recorder.console)
            return recorder
        }
        try FileManager.default.createDirectory(atPath: folder.path("a.svg"), withIntermediateDirectories: false)
        #expect(write("a.svg").notes == ["\(folder.path("a.svg")): error: this is a folder, not a file"])
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link.svg"), withDestinationPath: folder.path("real.svg"))
        try Data().write(to: URL(fileURLWithPath: folder.path("real.svg")))
        _ = write("link.svg")
        #expect(try String(contentsOfFile: folder.path("real.svg"), encoding: .utf8).hasPrefix("<svg"))
        #expect(mkfifo(folder.path("pipe.svg"), 0o600) == 0)
        let reader = try FileHandle(forUpdating: URL(fileURLWithPath: folder.path("pipe.svg")))
        _ = write("pipe.svg")
        #expect(try reader.read(upToCount: 4) == Data("<svg".utf8))
    }

    @Test("Warnings are shown with their place, at most a hundred of them")
    func warnings() {
        let recorder = Recorder()
        let texts = Array(repeating: #"{"kind": "text", "text": "漢"}"#, count: 120).joined(separator: ",\n")
        recorder.input = #"{"version": 1, "root": {"kind": "vStack", "children": [\#n\#(texts)]}}"#
        let request = DocumentRequest(input: "-", text: .metrics)
        #expect(render(request, to: "-", console: recorder.console) == .done)
        #expect(recorder.notes.count == 102)
        #expect(recorder.notes[0].hasPrefix("stdin:2:1: warning: root.children[0]: no glyph for “漢”"))
        #expect(recorder.notes[100] == "20 more warnings")
    }

    @Test("Nothing in a document reaches a terminal as an instruction")
    func instructions() {
        let name = #"x\u001b[31m\u0007\u202e"#
        let text =
            #"{"version": 1, "root": {"kind": "text", "text": "م\u001bم", "name": "\#(name)", "font": {"family": "\#(name)", "size": 9}}}"#
        for document in [text, #"{"version": 1, "root": {"kind": "\#(name)"}}"#] {
            let commands: [(Console) -> CommandStatus] = [
                { render(DocumentRequest(input: "-"), to: "-", as: .txt, console: $0) },
                { check(CheckRequest([DocumentRequest(input: "-")]), console: $0) },
                { explain(DocumentRequest(input: "-"), node: "root", asJSON: false, console: $0) },
            ]
            for command in commands {
                let recorder = Recorder()
                recorder.input = document
                _ = command(recorder.console)
                let shown = recorder.output + recorder.notes.joined(separator: "\n")
                #expect(!shown.isEmpty)
                #expect(shown.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x202E || $0 == "\n" })
            }
        }
        #expect("a\u{1B}b\nc\u{85}".printable == #"a\u{1B}b\u{A}c\u{85}"#)
    }

    @Test("A document of more than 8 MiB is refused")
    func tooLarge() {
        let recorder = Recorder()
        recorder.input = String(repeating: " ", count: Document.sizeLimit + 1)
        #expect(render(DocumentRequest(input: "-"), to: "-", console: recorder.console) == .invalid)
        #expect(recorder.notes == ["stdin:1:1: error: the document is larger than 8388608 bytes"])
    }
}
