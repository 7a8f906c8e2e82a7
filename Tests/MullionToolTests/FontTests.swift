import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct FontTests {
    private static let serif = "/usr/share/fonts/truetype/dejavu/DejaVuSerif.ttf"
    private static let hasSerif = FileManager.default.fileExists(atPath: serif)

    private let document =
        #"{"version": 1, "root": {"kind": "text", "text": "a", "font": {"family": "DejaVu Serif", "size": 9}}}"#

    private func drawn(_ paths: [String], usesSystem: Bool = false) -> (CommandStatus, Recorder) {
        let recorder = Recorder()
        recorder.input = document
        let fonts = Result { () throws(CommandError) in try FontLibrary(paths: paths, usesSystem: usesSystem) }
        let status = render(DocumentRequest(input: "-", fonts: fonts), to: "-", console: recorder.console)
        return (status, recorder)
    }

    @Test("A family that is not found is replaced with a warning that says how to give it, by render and check")
    func substituted() {
        let (status, recorder) = drawn([])
        #expect(status == .done)
        let sentence =
            "the font family \"DejaVu Serif\" is not known; measured with DejaVu Sans; give its file with --font-path"
        #expect(recorder.notes.first == "stdin:1:24: warning: root: \(sentence)")
        let checked = Recorder()
        checked.input = document
        let request = DocumentRequest(input: "-", fonts: .success(FontLibrary(systemFolders: [])))
        #expect(check(CheckRequest([request]), console: checked.console) == .failed)
        #expect(checked.output == "stdin:1:24: warning: root: \(sentence) [substituted-font]\n")
    }

    @Test(
        "A family is found in a file, in a folder and in the system's folders",
        .enabled(if: hasSerif, "DejaVu Serif is not installed"))
    func found() {
        let folder = (Self.serif as NSString).deletingLastPathComponent
        for (paths, usesSystem) in [([Self.serif], false), ([folder], false), ([], true)] {
            let (status, recorder) = drawn(paths, usesSystem: usesSystem)
            #expect(status == .done)
            #expect(recorder.notes.count == 1, "\(recorder.notes)")
            // The letters of a family that readers may not have are outlines.
            #expect(recorder.output.contains("aria-label=\"a\"") && !recorder.output.contains("<text"))
        }
    }

    @Test("A font that is not there or damaged ends with 2 and names file and table")
    func damaged() throws {
        let folder = try TemporaryFolder()
        #expect(drawn([folder.path("none.ttf")]).0 == .invalid)
        #expect(
            drawn([folder.path("none.ttf")]).1.notes == [
                "\(folder.path("none.ttf")): error: no such font file or folder"
            ])
        try Data([0, 1, 0, 0] + Array(repeating: 0, count: 8)).write(to: folder.url.appendingPathComponent("a.ttf"))
        let fonts = Result { () throws(CommandError) in
            try FontLibrary(paths: [folder.path("a.ttf")], usesSystem: false)
        }
        let request = DocumentRequest(input: "-", fonts: fonts)
        let commands: [(Console) -> CommandStatus] = [
            { render(request, to: "-", console: $0) }, { printFrames(request, console: $0) },
            { explain(request, node: "a", asJSON: false, console: $0) },
            { check(CheckRequest([request]), console: $0) },
        ]
        for command in commands {
            let recorder = Recorder()
            recorder.input = document
            #expect(command(recorder.console) == .invalid)
            #expect(recorder.output.isEmpty)
            #expect(recorder.notes == ["\(folder.path("a.ttf")): error: the font has no table 'head'"])
        }
    }

    @Test("A font that is damaged ends a batch before anything is drawn")
    func batch() throws {
        let folder = try TemporaryFolder()
        try document.write(toFile: folder.path("t.json"), atomically: true, encoding: .utf8)
        try "id\n1\n".write(toFile: folder.path("rows.csv"), atomically: true, encoding: .utf8)
        let recorder = Recorder()
        let request = DocumentRequest(
            input: folder.path("t.json"), data: folder.path("rows.csv"), fonts: .failure(CommandError(text: "bad")))
        #expect(render(request, to: folder.path("{id}.svg"), console: recorder.console) == .invalid)
        #expect(recorder.notes == ["bad"])
        #expect(!FileManager.default.fileExists(atPath: folder.path("1.svg")))
    }

    @Test("Options tell where fonts are, for every command that lays out")
    func options() throws {
        for command in ["render -o a.svg", "frames", "explain", "check"] {
            var arguments = command.split(separator: " ").map(String.init)
            arguments += ["in.json"] + (command == "explain" ? ["node"] : [])
            arguments += ["--font-path", "/no/such/a", "--font-path", "b", "--ignore-system-fonts"]
            _ = try MullionTool.parseAsRoot(arguments)
        }
        let parsed = try MullionTool.parseAsRoot(["frames", "in.json", "--font-path", "/no/such/a"])
        let frames = try #require(parsed as? FramesCommand)
        #expect(frames.document.layout.fonts.fontPath == ["/no/such/a"])
        #expect(throws: CommandError.self) { try frames.document.request.fonts.get() }
    }

    @Test(
        "fonts lists families with faces and files, those of the environment's paths too",
        .enabled(if: hasSerif, "DejaVu Serif is not installed"))
    func list() throws {
        let library = FontArguments.library(
            [], usesSystem: false, environment: ["MULLION_FONT_PATHS": "\(Self.serif):/usr/share/fonts/truetype/dejavu"]
        )
        let recorder = Recorder()
        #expect(listFonts(library, named: "serif", asJSON: false, console: recorder.console) == .done)
        #expect(recorder.output.hasPrefix("DejaVu Serif (serif)\n  regular           \(Self.serif)\n"))
        #expect(recorder.notes.last?.hasPrefix("1 family, ") == true)
        let none = Recorder()
        #expect(listFonts(library, named: "nobody's", asJSON: true, console: none.console) == .failed)
        #expect(none.output == "[\n\n]\n" || none.output == "[]\n")
        let wrong = FontArguments.library([], usesSystem: false, environment: ["MULLION_FONT_PATHS": "/no/such"])
        #expect(listFonts(wrong, named: nil, asJSON: false, console: none.console) == .invalid)
        #expect(none.notes.last == "/no/such: error: no such font file or folder")
    }
}
