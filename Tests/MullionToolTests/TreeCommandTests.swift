import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct TreeCommandTests {
    private func run(_ arguments: String..., input: String = "") throws -> (status: CommandStatus, recorder: Recorder) {
        let recorder = Recorder()
        recorder.input = input
        let command = try TreeCommand.parse(arguments)
        return (drawTree(command.arguments, console: recorder.console), recorder)
    }

    @Test("Values are drawn as a search tree in the terminal")
    func values() throws {
        let (status, recorder) = try run("8,3,10,1,6,14")
        #expect(status == .done && recorder.notes.isEmpty)
        #expect(recorder.output == "     8\n ┌───┴──┐\n 3     10\n┌┴─┐    └─┐\n1  6     14\n")
        #expect(try run("--values=-5,3").recorder.output == "-5\n └─┐\n   3\n")
        #expect(try run("5,4").recorder.output == " 5\n┌┘\n4\n")
        #expect(try run("1,2", "--direction", "right").recorder.output == " 1 ─┐\n    │\n    └─ 2\n")
        #expect(try run("2,1", "--direction", "right").recorder.output == "    ┌─ 1\n 2 ─┘\n")
        // Formats without sides have only children below their parents.
        #expect(try run("-", "--from", "newick", input: "((a)b)c;").recorder.output == "c\n│\nb\n│\na\n")
        #expect(try run("-", input: "2 1 3").recorder.output == " 2\n┌┴─┐\n1  3\n")
        #expect(try run("1,2,3", "--balanced", "--ascii").recorder.output == " 2\n++-+\n1  3\n")
    }

    @Test("What a terminal cannot show whole is a list, as is indented text")
    func lists() throws {
        let wide = (0..<200).map { "name\($0)" }.joined(separator: " ")
        let (_, recorder) = try run("-", input: "(root \(wide))")
        #expect(recorder.output.hasPrefix("root\n├── name0\n"))
        #expect(try run("-", input: "a\n b\n").recorder.output == "a\n└── b\n")
        #expect(try run("-", "--direction", "right", input: "a\n b\n").recorder.output == " a ─── b\n")
        #expect(try run("1,2", "--list", "--traversal", "level").recorder.output == "1₁\n└── 2₂\n")
    }

    @Test("Pictures of indented text run to the right, unless a direction or layout is chosen")
    func directions() throws {
        func first(_ arguments: String...) throws -> [CGFloat] {
            let recorder = Recorder()
            recorder.input = "a\n b\n"
            let command = try TreeCommand.parse(["-", "--format", "json"] + arguments)
            #expect(drawTree(command.arguments, console: recorder.console) == .done)
            let value = try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any]
            let nodes = try #require(value?["nodes"] as? [[String: Any]])
            let frames = try nodes.map { try #require($0["frame"] as? [Double]) }
            return [frames[1][0] - frames[0][0], frames[1][1] - frames[0][1]]
        }
        let usual = try first()
        #expect(usual[0] > 0 && usual[1] == 0)
        #expect(try first("--layout", "layered")[0] == 0)
        #expect(try first("--direction", "down")[0] == 0)
    }

    @Test("What is no tree gets advice")
    func advice() throws {
        let folder = try TemporaryFolder()
        #expect(try run(folder.path("")).recorder.notes.last?.hasSuffix("draw it with --directory") == true)
        #expect(
            try run("8").recorder.notes == ["8: error: no such file; give a single value with --values"])
        #expect(try run("8.json").recorder.notes == ["8.json: error: no such file"])
    }

    @Test("A picture has a limited number of nodes, text has not")
    func limit() throws {
        let recorder = Recorder()
        var request = try TreeArguments.parse(["--values", "2,1,3", "--format", "svg"])
        #expect(drawTree(request, limit: 2, console: recorder.console) == .invalid)
        #expect(
            recorder.notes == [
                "values: error: 3 nodes are too many for a picture, which may have 2; write text, with a name such as tree.txt"
            ])
        request.format = .txt
        #expect(drawTree(request, limit: 2, console: recorder.console) == .done)
    }

    @Test("The name of the output tells the format")
    func formats() throws {
        let folder = try TemporaryFolder()
        for (name, beginning) in [("a.svg", "<svg "), ("a.html", "<!DOCTYPE html>"), ("a.json", "{"), ("a.txt", " 2")] {
            let (status, recorder) = try run("2,1,3", "-o", folder.path(name))
            #expect(status == .done)
            #expect(try String(contentsOfFile: folder.path(name), encoding: .utf8).hasPrefix(beginning))
            #expect(recorder.output.isEmpty && recorder.notes.count == (name == "a.txt" ? 0 : 1))
        }
        #expect(try run("2,1,3", "-o", folder.path("a.bmp")).status == .usage)
        #expect(try run("2,1,3", "--format", "svg").recorder.output.hasPrefix("<svg "))
    }

    @Test("JSON has the nodes with their frames and places in the traversal")
    func json() throws {
        let (_, recorder) = try run("2,1,3", "--format", "json", "--traversal", "post")
        let value = try #require(
            try JSONSerialization.jsonObject(with: Data(recorder.output.utf8)) as? [String: Any])
        let nodes = try #require(value["nodes"] as? [[String: Any]])
        #expect(nodes.map { $0["label"] as? String } == ["2", "1", "3"])
        #expect(nodes.map { $0["visit"] as? Int } == [3, 1, 2])
        #expect(nodes[1]["parent"] as? Int == 0 && nodes[1]["depth"] as? Int == 1)
        #expect(nodes[0]["frame"] as? [Double] == [108, 44, 40, 40])
        #expect(value["size"] as? [Double] == [256, 192])
    }

    @Test("A traversal is numbered, or visited by an animation")
    func traversal() throws {
        let still = try run("2,1,3", "--format", "svg", "--traversal", "in").recorder.output
        #expect(still.contains("<g id=\"traversal\"") && !still.contains("<animate"))
        let moving = try run("2,1,3", "--format", "svg", "--traversal", "in", "--animate").recorder.output
        #expect(moving.contains("<animate"))
    }

    @Test("What needs a binary tree says which node is none, and what to do")
    func binary() throws {
        let (status, recorder) = try run("-", "--traversal", "in", input: "(a (b c d e))")
        #expect(status == .invalid)
        #expect(
            recorder.notes == [
                "stdin: error: an in-order needs a binary tree, and \"b\" has more than two children; choose pre, post, level "
                    + "or zigzag"
            ])
        let layout = try run("-", "--layout", "knuth", "--format", "svg", input: "(a b c d)")
        #expect(layout.status == .invalid && layout.recorder.notes[0].contains("choose buchheim"))
    }

    @Test("Errors in a file have its name, line and column")
    func errors() throws {
        let folder = try TemporaryFolder()
        try "(A,B".write(toFile: folder.path("a.nwk"), atomically: true, encoding: .utf8)
        let (status, recorder) = try run(folder.path("a.nwk"))
        #expect(status == .invalid)
        #expect(
            recorder.notes == [
                "\(folder.path("a.nwk")):1:5: error: the text ends here, expected a comma or a closing parenthesis"
            ])
        #expect(try run(folder.path("none.json")).recorder.notes[0].hasSuffix("error: no such file"))
        #expect(try run(folder.url.path).status == .invalid)
        #expect(try run("--directory", folder.path("a.nwk")).recorder.notes[0].contains("is a file"))
        #expect(try run("--directory", folder.path("none")).status == .invalid)
        #expect(try run("-", "--from", "json", "--balanced", input: "1").status == .usage)
    }

    @Test("A folder is listed, up to a limit")
    func folders() throws {
        let folder = try TemporaryFolder()
        for name in ["a", "b", "c"] { try Data().write(to: folder.url.appendingPathComponent(name)) }
        let (_, recorder) = try run("--directory", folder.url.path)
        #expect(recorder.output.hasSuffix("/\n├── a\n├── b\n└── c\n"))
        let cut = try run("--directory", folder.url.path, "--limit", "2")
        #expect(cut.recorder.output.hasSuffix("/\n└── a\n"))
        #expect(
            cut.recorder.notes == [
                "\(folder.url.path): warning: more than 2 entries; the rest is left out, see --limit"
            ])
    }

    @Test("The empty tree and a layout for text are no errors")
    func odd() throws {
        #expect(try run("-", input: "").recorder.output.isEmpty)
        #expect(try run("-", "--format", "svg", input: "").status == .done)
        let text = try run("2,1", "--layout", "knuth")
        #expect(text.status == .done && text.recorder.notes[0].contains("--layout applies to drawings"))
    }
}
