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
