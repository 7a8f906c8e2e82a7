import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct ExplainCheckTests {
    private let document = #"""
        {"version": 1, "size": [100, 30], "root": {"kind": "hStack", "name": "row", "spacing": 0, "children": [
          {"kind": "color", "color": "red", "name": "icon", "modifiers": [{"frame": {"width": 40, "height": 20}}]},
          {"kind": "color", "color": "blue", "name": "rest"}]}}
        """#

    private func told(_ node: String, asJSON: Bool = false) -> (CommandStatus, Recorder) {
        let recorder = Recorder()
        recorder.input = document
        let status = explain(
            DocumentRequest(input: "-"), node: node, asJSON: asJSON, console: recorder.console)
        return (status, recorder)
    }

    @Test(
        "explain tells about a name, a path of boxes and a path of elements",
        arguments: ["rest", "document/row/rest", "root.children[1]"])
    func explaining(_ node: String) {
        let (status, recorder) = told(node)
        #expect(status == .done)
        #expect(recorder.notes.isEmpty)
        #expect(recorder.output.hasPrefix("stdin:3:3: document/row/rest: color, 60 × 30 at (40, 0)\n"))
        #expect(recorder.output.contains("offered it 60 points: 60 were left for it alone; it took 60.\n"))
    }

    @Test("explain prints JSON with the box, the proposal, reasons and questions")
    func json() throws {
        let (status, recorder) = told("icon", asJSON: true)
        #expect(status == .done)
        let boxes = try #require(
            try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [[String: Any]])
        #expect(boxes.map { $0["kind"] as? String } == ["frame", "color"])
        #expect(boxes[0]["line"] as? Int == 2)
        #expect((boxes[1]["proposal"] as? [String: Double]) == ["width": 40, "height": 20])
        #expect((boxes[0]["reasons"] as? [String])?.count == 4)
    }

    @Test("A box that is not there is an error with the nearest name")
    func unknown() {
        let (status, recorder) = told("icn")
        #expect(status == .invalid)
        #expect(recorder.notes == ["stdin: error: no box has the name or path \"icn\"; did you mean \"icon\"?"])
        #expect(told("zzzzzz").1.notes[0].hasSuffix("; names are row, icon, rest"))
    }

    @Test("check ends with 0 for a clean document, with 1 for findings, with 2 for one that cannot be read")
    func checking() throws {
        let folder = try TemporaryFolder()
        try document.write(toFile: folder.path("good.json"), atomically: true, encoding: .utf8)
        try document.replacing("[100, 30]", with: "[30, 30]").write(
            toFile: folder.path("bad.json"), atomically: true, encoding: .utf8)
        func run(_ names: [String], _ allowed: [DocumentIssue.Kind] = [], asJSON: Bool = false) -> (
            CommandStatus, Recorder
        ) {
            let recorder = Recorder()
            var request = CheckRequest(names.map { DocumentRequest(input: folder.path($0)) })
            request.allowed = Set(allowed.map { CheckKind($0) })
            request.format = asJSON ? .json : .text
            return (check(request, console: recorder.console), recorder)
        }
        let good = run(["good.json"])
        #expect(good.0 == .done && good.1.output.isEmpty)
        #expect(good.1.notes == ["1 document checked, 0 issues"])
        let bad = run(["good.json", "bad.json"])
        #expect(bad.0 == .failed)
        #expect(
            bad.1.output.hasPrefix(
                "\(folder.path("bad.json")):2:3: warning: root.children[0]: “icon” is 40 points wide and has room for 30"
            ))
        #expect(run(["bad.json"], [.overflow, .zeroSize]).0 == .done)
        let both = run(["none.json", "bad.json"])
        #expect(both.0 == .invalid)
        #expect(both.1.notes.last?.hasPrefix("1 of 2 documents checked, ") == true)
        #expect(both.1.output.contains("[overflow]"))
        let json = run(["bad.json"], asJSON: true)
        let list = try #require(try JSONSerialization.jsonObject(with: Data(json.1.output.utf8)) as? [[String: Any]])
        #expect(list.first?["kind"] as? String == "overflow")
        #expect(list.first?["line"] as? Int == 2)
    }

    @Test("check reads standard input, once")
    func standardInput() {
        let recorder = Recorder()
        recorder.input = document.replacing("[100, 30]", with: "[30, 30]")
        #expect(check(CheckRequest([DocumentRequest(input: "-")]), console: recorder.console) == .failed)
        #expect(recorder.output.hasPrefix("stdin:2:3: warning: root.children[0]: “icon” is 40 points wide"))
        for requests in [
            [DocumentRequest(input: "-"), DocumentRequest(input: "-")], [DocumentRequest(input: "-", data: "-")],
            [DocumentRequest(input: "a", data: "-"), DocumentRequest(input: "b", data: "-")],
        ] {
            let recorder = Recorder()
            #expect(check(CheckRequest(requests), console: recorder.console) == .usage)
            #expect(recorder.notes == ["error: standard input can be read only once"])
        }
    }

    @Test("Text that needs a shaper is found by check, and drawn by render with a warning")
    func unshapeable() {
        let text = #"{"version": 1, "root": {"kind": "text", "text": "a سلام"}}"#
        let sentence =
            "stdin:1:24: warning: root: the text needs a shaper for “سلام” (characters 3 to 6: letters that join or are reordered); drawn letter by letter, and its width is an estimate"
        let checked = Recorder()
        checked.input = text
        #expect(
            check(CheckRequest([DocumentRequest(input: "-", text: .metrics)]), console: checked.console) == .failed)
        #expect(checked.output.contains(sentence + " [unshapeable-text]\n"))
        let drawn = Recorder()
        drawn.input = text
        #expect(render(DocumentRequest(input: "-", text: .metrics), to: "-", console: drawn.console) == .done)
        #expect(drawn.notes.contains(sentence))
        #expect(drawn.output.contains("سلام"))
    }
}
