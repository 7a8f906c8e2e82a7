import Foundation
import Mullion
import Testing

@testable import MullionTool

private let badge = #"""
    {"version": 1, "root": {"kind": "color", "color": "red", "modifiers": [{"frame": {"width": 20, "height": 10}}]}}
    """#

#if Cairo
@Suite struct CairoFormatTests {
    private func rendered(
        _ format: OutputFormat, options: OutputOptions = OutputOptions(), document: String = badge
    ) throws -> (status: CommandStatus, bytes: [UInt8], notes: [String]) {
        let recorder = Recorder()
        recorder.input = document
        let status = render(
            DocumentRequest(input: "-"), to: "-", as: format, options: options, console: recorder.console)
        #expect(recorder.output.isEmpty)
        return (status, Array(recorder.bytes), recorder.notes)
    }

    /// The pixels of a file in PNG.
    private func pixels(_ bytes: [UInt8]) throws -> PixelImage {
        let image = try EncodedImage(bytes)
        let size = CGSize(width: image.pixelWidth, height: image.pixelHeight)
        var list = DisplayList()
        list.image(image, in: CGRect(origin: .zero, size: size))
        return try PNGRenderer().draw(list, size: size).output
    }

    @Test("render writes PNG and PDF, told by the name of the file")
    func files() throws {
        let folder = try TemporaryFolder()
        for (name, beginning) in [("a.png", [0x89, 0x50, 0x4E, 0x47]), ("a.pdf", Array("%PDF".utf8))] {
            let recorder = Recorder()
            recorder.input = badge
            #expect(render(DocumentRequest(input: "-"), to: folder.path(name), console: recorder.console) == .done)
            #expect(FileManager.default.contents(atPath: folder.path(name))?.starts(with: beginning) == true)
            #expect(recorder.notes.first?.hasPrefix("\(folder.path(name)): 20 × 10 pt, 2 nodes, ") == true)
        }
    }

    @Test("The scale is the number of pixels in a point", arguments: [nil, 1, 2, 3, 0.5])
    func scale(_ scale: Double?) throws {
        let (status, bytes, _) = try rendered(.png, options: OutputOptions(scale: scale.map { CGFloat($0) }))
        #expect(status == .done)
        let picture = try pixels(bytes)
        #expect(Double(picture.width) == 20 * (scale ?? 1) && Double(picture.height) == 10 * (scale ?? 1))
    }

    @Test("By itself a picture is transparent where nothing is drawn; the background fills that")
    func background() throws {
        let document = #"{"version": 1, "size": [20, 10], "root": {"kind": "spacer"}}"#
        let (_, clear, _) = try rendered(.png, document: document)
        #expect(try pixels(clear).color(x: 3, y: 3).alpha == 0)
        let (_, filled, _) = try rendered(.png, options: OutputOptions(background: .white), document: document)
        #expect(try pixels(filled).color(x: 3, y: 3) == .white)
    }

    @Test("Bytes are not written to a terminal, and the scale is refused where there are no pixels")
    func refused() {
        let terminal = Recorder()
        terminal.input = badge
        terminal.isOutputTerminal = true
        #expect(render(DocumentRequest(input: "-"), to: "-", as: .png, console: terminal.console) == .usage)
        #expect(terminal.bytes.isEmpty && terminal.notes.count == 1)
        let recorder = Recorder()
        let look = OutputOptions(scale: 2)
        #expect(render(DocumentRequest(input: "-"), to: "a.svg", options: look, console: recorder.console) == .usage)
    }

    @Test("A picture with too many pixels ends with 2 and says what is possible")
    func tooLarge() throws {
        let document = #"{"version": 1, "size": [10000, 10000], "root": {"kind": "spacer"}}"#
        let (status, bytes, notes) = try rendered(.png, document: document)
        #expect(status == .invalid && bytes.isEmpty)
        #expect(
            notes.last?.contains(":1:1: error: a picture of 10000.0 × 10000.0 pixels cannot be made") == true,
            "\(notes)")
    }

    @Test("Rows are drawn as PNG and PDF, the same by one worker and by many", arguments: [OutputFormat.png, .pdf])
    func rows(_ format: OutputFormat) throws {
        let folder = try TemporaryFolder()
        let template =
            #"{"version": 1, "root": {"kind": "text", "text": "नमस्ते {{id}}", "modifiers": [{"shadow": {"radius": 2}}]}}"#
        let rows = (1...40).map { "\($0)" }.joined(separator: "\n")
        var drawn: [[Data?]] = []
        for workers in [1, 8] {
            var table = Data("id\n\(rows)\n".utf8)[...]
            let source = try RowSource(
                csv: { count in
                    defer { table = table.dropFirst(count) }
                    return Data(table.prefix(count))
                }, file: "rows.csv")
            let batch = try Batch(
                try DocumentTemplate(json: template), source, size: nil,
                DocumentRequest(input: "t.json", data: "rows.csv"), DrawingWriter(format),
                try OutputPattern(folder.path("{id}.\(format)")), Recorder().console)
            #expect(batch.run(workers: workers) == .done)
            drawn.append((1...40).map { FileManager.default.contents(atPath: folder.path("\($0).\(format)")) })
        }
        #expect(drawn[0].allSatisfy { ($0?.count ?? 0) > 100 })
        #expect(drawn[0] == drawn[1])
    }

    @Test("A tree is drawn as PNG")
    func tree() throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        let request = try TreeArguments.parse(["--values", "8,3,10", "--output", folder.path("a.png")])
        #expect(drawTree(request, console: recorder.console) == .done)
        let bytes = try #require(FileManager.default.contents(atPath: folder.path("a.png")))
        #expect(try EncodedImage(Array(bytes)).pixelWidth > 20)
    }

    @Test("A PDF has the date of SOURCE_DATE_EPOCH, or none")
    func sourceDate() throws {
        func rendered(_ seconds: String?) -> (status: CommandStatus, text: String, notes: [String]) {
            let recorder = Recorder()
            recorder.input = badge
            recorder.environment["SOURCE_DATE_EPOCH"] = seconds
            let status = render(DocumentRequest(input: "-"), to: "-", as: .pdf, console: recorder.console)
            return (status, String(decoding: recorder.bytes, as: UTF8.self), recorder.notes)
        }
        // cairo 1.16 leaves out the prefix "D:", which readers do not need.
        let date = rendered("1790000000").text.replacingOccurrences(of: "(D:", with: "(")
        #expect(date.contains("/CreationDate (20260921141320Z)"))
        #expect(!rendered(nil).text.contains("/CreationDate"))
        for wrong in ["now", "-1", "1e9", "99999999999999999999"] {
            let (status, text, notes) = rendered(wrong)
            #expect(status == .usage && text.isEmpty && notes.first?.contains("\"\(wrong)\"") == true)
        }
    }

    @Test("Text that needs a shaper is measured by Pango unless metrics are wanted")
    func text() throws {
        func warnings(_ text: TextChoice) -> (String, Int) {
            let recorder = Recorder()
            recorder.input = #"{"version": 1, "root": {"kind": "text", "text": "नमस्ते"}}"#
            #expect(printFrames(DocumentRequest(input: "-", text: text), console: recorder.console) == .done)
            return (recorder.output, recorder.notes.count)
        }
        let (metrics, unshaped) = warnings(.metrics)
        let (auto, none) = warnings(.auto)
        #expect(unshaped > 0 && none == 0)
        #expect(auto != metrics)
        #expect(warnings(.pango).0 == auto)
    }

    @Test("The greetings in many scripts are drawn without a warning, and nothing is found in them")
    func greetings() {
        let input = package.appendingPathComponent("Examples/scripts/greetings.json").path
        let recorder = Recorder()
        #expect(render(DocumentRequest(input: input), to: "-", as: .png, console: recorder.console) == .done)
        if recorder.notes.contains(where: { $0.contains("no glyph") }) {
            print("Fonts for some scripts are not installed, so the greetings are not checked.")
            return
        }
        #expect(recorder.notes.count == 1, "\(recorder.notes)")
        #expect(check(CheckRequest([DocumentRequest(input: input)]), console: recorder.console) == .done)
    }

    @Test("doctor tells the versions of the libraries")
    func libraries() {
        let recorder = Recorder()
        #expect(doctor(asJSON: false, console: recorder.console) == .done)
        #expect(recorder.output.contains("cairo \(InstalledLibraries.cairo), pango \(InstalledLibraries.pango), "))
    }
}
#else
@Suite struct CairoFormatTests {
    @Test(
        "Without the trait PNG and PDF end with 2, a line that says what to install and how to build, and no file",
        arguments: ["png", "pdf"])
    func formats(_ format: String) throws {
        let folder = try TemporaryFolder()
        for output in [folder.path("a.\(format)"), "-"] {
            let recorder = Recorder()
            recorder.input = badge
            let status = render(
                DocumentRequest(input: "-"), to: output, as: OutputFormat(rawValue: format), console: recorder.console)
            #expect(status == .invalid)
            #expect(recorder.notes.count == 1)
            let note = try #require(recorder.notes.first)
            for word in [".\(format)", "libcairo2-dev", "brew", "swift build --traits Cairo"] {
                #expect(note.contains(word), "\(note)")
            }
        }
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
    }

    @Test("Without the trait --text pango is refused, and auto is metrics")
    func text() {
        func status(_ text: TextChoice) -> CommandStatus {
            let recorder = Recorder()
            recorder.input = badge
            return printFrames(DocumentRequest(input: "-", text: text), console: recorder.console)
        }
        #expect(status(.pango) == .invalid)
        #expect(status(.auto) == .done && status(.metrics) == .done)
    }

    @Test("doctor tells what is not built in, and how to build it")
    func libraries() {
        let recorder = Recorder()
        #expect(doctor(asJSON: false, console: recorder.console) == .done)
        #expect(recorder.output.contains("swift build --traits Cairo"))
        #expect(recorder.output.contains("formats:  .svg, .html, .json, .txt\n"))
    }
}
#endif
