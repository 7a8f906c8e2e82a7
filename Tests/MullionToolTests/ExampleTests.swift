import Foundation
import Mullion
import Testing

@testable import MullionTool

@Suite struct ExampleTests {
    static let examples: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: package.appendingPathComponent("Examples").path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    @Test("Every example is drawn without a warning", arguments: examples)
    func renders(_ name: String) {
        let recorder = Recorder()
        let path = package.appendingPathComponent("Examples/\(name)").path
        #expect(render(DocumentRequest(input: path), to: "-", console: recorder.console) == .done)
        #expect(recorder.notes.count == 1)
        #expect(recorder.output.contains("<text"))
    }

    @Test("There are examples")
    func exist() { #expect(Self.examples.count >= 3) }

    @Test("The description of the format names every kind and modifier the errors name")
    func description() throws {
        let text = try String(contentsOf: package.appendingPathComponent("Examples/README.md"), encoding: .utf8)
        func known(_ root: String) throws -> [String] {
            let error = try #require(throws: DocumentError.self) { try Document(json: root) }
            let list = try #require(error.message.components(separatedBy: "known are ").last)
            return list.components(separatedBy: ", ")
        }
        let kinds = try known(#"{"version": 1, "root": {"kind": "?"}}"#)
        let modifiers = try known(#"{"version": 1, "root": {"kind": "divider", "modifiers": ["?"]}}"#)
        #expect(kinds.count == 13 && modifiers.count == 17)
        for name in kinds + modifiers { #expect(text.contains("`\(name)`"), "\(name) is missing") }
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
