import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct ExampleTests {
    /// The documents, and the data beside them.
    private static let files: [String] = ["", "collections/", "css/"].flatMap { folder in
        let path = package.appendingPathComponent("Examples/\(folder)").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted().map { folder + $0 }
    }

    static let examples = files.filter { $0.hasSuffix(".json") && !$0.hasSuffix("-data.json") }

    /// An example with the file beside it that fills it: NAME-data.json has an object, NAME-data.csv and .jsonl have
    /// rows.
    private func request(_ name: String) -> DocumentRequest {
        let folder = package.appendingPathComponent("Examples").path
        let stem = "\(folder)/\(name.dropLast(5))"
        let data = ["json", "csv", "jsonl"].map { "\(stem)-data.\($0)" }
            .first { FileManager.default.fileExists(atPath: $0) }
        // The embedded font alone, so that the machine makes no difference.
        let fonts = FontLibrary(systemFolders: [])
        return DocumentRequest(
            input: "\(stem).json", data: data, resources: ResourceFolder(path: folder), fonts: .success(fonts))
    }

    @Test("Every example is drawn without a warning", arguments: examples)
    func renders(_ name: String) throws {
        let folder = try TemporaryFolder()
        let recorder = Recorder()
        let request = request(name)
        let hasRows = request.format == .csv || request.format == .jsonl
        let file = hasRows ? folder.path("{row}.svg") : folder.path("1.svg")
        #expect(render(request, to: file, console: recorder.console) == .done)
        #expect(recorder.notes.count == 1, "\(recorder.notes)")
        let svg = try String(contentsOfFile: folder.path("1.svg"), encoding: .utf8)
        // Outlines of text, where the document brings its font, say what they show.
        #expect(svg.contains("<text") || svg.contains("role=\"img\" aria-label="))
    }

    @Test("Nothing is found in an example that is probably not meant", arguments: examples)
    func issues(_ name: String) throws {
        let recorder = Recorder()
        let request = request(name)
        let template = try request.template(recorder.console)
        var rows: [DocumentData?] = []
        if let data = request.data, request.format != .json {
            let bytes = try Data(contentsOf: URL(fileURLWithPath: data))
            var remaining = bytes[...]
            let read = { (count: Int) -> Data in
                defer { remaining = remaining.dropFirst(count) }
                return Data(remaining.prefix(count))
            }
            let source = request.format == .csv ? try RowSource(csv: read, file: data) : RowSource(lines: read)
            while let row = try source.next() { rows.append(try row.data.get()) }
        } else {
            rows = [try request.data.map { try DocumentData(json: Data(contentsOf: URL(fileURLWithPath: $0))) }]
        }
        #expect(!rows.isEmpty)
        for row in rows {
            let laidOut = try request.filled(template, with: row).layout(measurer: try request.fonts.get())
            #expect(laidOut.issues.map { $0.description(file: name) } == [])
        }
    }

    @Test("There are examples, and each file of data belongs to one")
    func exist() throws {
        #expect(Self.examples.count >= 12)
        for file in Self.files where file.contains("-data.") {
            let stem = try #require(file.components(separatedBy: "-data.").first)
            #expect(Self.examples.contains("\(stem).json"), "\(file) is for no document")
        }
    }

    /// To accept a new picture: swift run mullion render Examples/card.json -o Examples/card.svg
    @Test("The card is drawn byte for byte as it was accepted")
    func snapshot() throws {
        let recorder = Recorder()
        let input = package.appendingPathComponent("Examples/card.json").path
        _ = render(DocumentRequest(input: input), to: "-", console: recorder.console)
        let accepted = package.appendingPathComponent("Examples/card.svg")
        #expect(recorder.output == (try String(contentsOf: accepted, encoding: .utf8)))
    }
}
