import ArgumentParser
import Foundation
import Mullion
import Testing

@testable import MullionTool

/// What the tool says about itself, compared with files in Snapshots. To record them anew, run the tests with
/// MULLION_RECORD_SNAPSHOTS=1 and look at what changed.
@Suite struct HelpTests {
    @Test(
        "Help texts are as they were accepted",
        arguments: ["", "render", "frames", "explain", "check", "convert", "tree", "doctor"])
    func help(_ command: String) throws {
        let commands: [String: any ParsableCommand.Type] = [
            "render": RenderCommand.self, "frames": FramesCommand.self, "explain": ExplainCommand.self,
            "check": CheckCommand.self, "convert": ConvertCommand.self, "tree": TreeCommand.self,
            "doctor": DoctorCommand.self,
        ]
        let text = commands[command].map { MullionTool.helpMessage(for: $0, columns: 100) }
        try compare(
            text ?? MullionTool.helpMessage(columns: 100), with: command.isEmpty ? "help" : "help-\(command)")
    }

    @Test("Error texts about arguments are as they were accepted")
    func errors() throws {
        let cases = [
            ["render", "a.json"], ["render", "a.json", "-o", "b.svg", "--width", "0"], ["explain", "a.json"],
            ["check", "a.json", "--allow", "nothing"], ["frames", "a.json", "--data-format", "xml"],
            ["render", "a.json", "-o", "-", "--format", "bmp"], ["render", "a.json", "-o", "a.png", "--scale", "0"],
            ["render", "a.json", "-o", "-", "--color", "red"],
            ["paint"], ["tree"], ["tree", "a.json", "--values", "1"], ["tree", "1,2", "--animate", "-o", "a.svg"],
            ["tree", "1,2", "--animate", "--traversal", "in"], ["tree", "1,2", "--layout", "tidy"],
            ["frames", "a.xib", "--data", "b.json"], ["explain", "a.json", "x", "--device", "retina4_7"],
            ["frames", "a.xib", "--device", "phone"], ["frames", "a.xib", "--size", "0x5"],
        ]
        let texts = cases.map { arguments in
            do {
                _ = try MullionTool.parseAsRoot(arguments)
                return "nothing"
            } catch {
                return "> mullion \(arguments.joined(separator: " "))\n"
                    + MullionTool.fullMessage(for: error, columns: 100)
            }
        }
        try compare(texts.joined(separator: "\n\n") + "\n", with: "errors")
    }

    @Test("Completion scripts are made for the usual shells", arguments: ["bash", "zsh", "fish"])
    func completions(_ shell: String) throws {
        let command = try #require(try MullionTool.parseAsRoot(["completions", shell]) as? CompletionsCommand)
        let script = MullionTool.completionScript(for: command.shell)
        for name in ["render", "explain", "check", "tree", "doctor", "completions", "--skip-existing"] {
            #expect(script.contains(name.hasPrefix("--") && shell == "fish" ? String(name.dropFirst(2)) : name))
        }
    }

    @Test("A shell without completion scripts is incorrect usage")
    func unknownShell() {
        #expect(throws: (any Error).self) { try MullionTool.parseAsRoot(["completions", "csh"]) }
    }

    @Test("doctor tells formats, fonts and the terminal, as text and JSON")
    func doctorReport() throws {
        let text = Recorder()
        #expect(doctor(asJSON: false, console: text.console) == .done)
        #expect(text.output.hasPrefix("mullion \(MullionTool.version) on "))
        #expect(text.output.contains("DejaVu Sans, DejaVu Sans Mono built in"))
        let json = Recorder()
        #expect(doctor(asJSON: true, console: json.console) == .done)
        let report = try #require(
            try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
        #expect(report["formats"] as? [String] == OutputFormat.available.map(\.rawValue))
        let terminal = Recorder()
        terminal.isOutputTerminal = true
        terminal.environment = ["TERM": "xterm"]
        #expect(DoctorReport(terminal.console).showsColors)
        terminal.environment["NO_COLOR"] = "1"
        let plain = DoctorReport(terminal.console, fontFolders: ["/no/such/folder"])
        #expect(plain.noColor && !plain.showsColors && plain.fonts.folders.isEmpty)
        #expect(plain.description.contains("no font files found"))
    }

    @Test("Error texts about files and documents are as they were accepted")
    func documents() throws {
        let folder = try TemporaryFolder()
        let valid = #"{"version": 1, "root": {"kind": "text", "text": "{{name}}", "name": "title"}}"#
        let texts = [
            "valid.json": valid, "comma.json": "{\n  \"version\": 1,\n  \"root\": {\"kind\": \"spacer\"},\n}",
            "kind.json": #"{"version": 1, "root": {"kind": "vstack", "children": []}}"#,
            "key.json": #"{"version": 1, "root": {"kind": "text", "text": "a", "colour": "red"}}"#,
            "color.json": #"{"version": 1, "root": {"kind": "color", "color": "redd"}}"#,
            "data.json": #"{"nam": "a"}"#, "good.json": #"{"name": "a"}"#, "rows.csv": "name\na\n", "font.ttf": "none",
        ]
        for (name, text) in texts { try text.write(toFile: folder.path(name), atomically: true, encoding: .utf8) }
        let commands: [(String, (Console) throws -> CommandStatus)] = [
            ("render none.json -o -", { render(request("none.json"), to: "-", console: $0) }),
            ("render . -o -", { render(request(""), to: "-", console: $0) }),
            ("render comma.json -o -", { render(request("comma.json"), to: "-", console: $0) }),
            ("render kind.json -o -", { render(request("kind.json"), to: "-", console: $0) }),
            ("render key.json -o -", { render(request("key.json"), to: "-", console: $0) }),
            ("render color.json -o -", { render(request("color.json"), to: "-", console: $0) }),
            ("render valid.json -o -", { render(request("valid.json"), to: "-", console: $0) }),
            (
                "render valid.json --data data.json -o -",
                { render(request("valid.json", data: "data.json"), to: "-", console: $0) }
            ),
            (
                "render valid.json --data rows.csv -o a.svg",
                { render(request("valid.json", data: "rows.csv"), to: "a.svg", console: $0) }
            ),
            (
                "frames valid.json --data rows.csv",
                { printFrames(request("valid.json", data: "rows.csv"), console: $0) }
            ),
            (
                "explain valid.json titel --data good.json",
                {
                    explain(
                        request("valid.json", data: "good.json"), node: "titel", asJSON: false, console: $0)
                }
            ),
            (
                "render valid.json --data good.json -o none/a.svg",
                { render(request("valid.json", data: "good.json"), to: folder.path("none/a.svg"), console: $0) }
            ),
            (
                "frames valid.json --data good.json --font-path font.ttf",
                {
                    var request = request("valid.json", data: "good.json")
                    request.fonts = Result { () throws(CommandError) in
                        try FontLibrary(paths: [folder.path("font.ttf")], usesSystem: false)
                    }
                    return printFrames(request, console: $0)
                }
            ),
        ]
        func request(_ name: String, data: String? = nil) -> DocumentRequest {
            DocumentRequest(
                input: name.isEmpty ? folder.url.path : folder.path(name), data: data.map { folder.path($0) })
        }
        let shown = try commands.map { name, command in
            let recorder = Recorder()
            let status = try command(recorder.console)
            let notes = recorder.notes.joined(separator: "\n")
                .replacing(folder.url.path + "/", with: "").replacing(folder.url.path, with: ".")
            return "> mullion \(name)\n\(notes)\nexit code \(status.rawValue)"
        }
        try compare(shown.joined(separator: "\n\n") + "\n", with: "document-errors")
    }
}
