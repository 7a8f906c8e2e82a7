import Foundation
import MullionTestSupport
import Testing

/// Every command survives documents, storyboards, tables, and trees that are made from grammars.
@Suite(.serialized) struct StructureFuzzTests {
    @Test("Random structures end in an error with a position, or in a drawing")
    func structures() throws {
        let run = try FuzzRun("structures")
        let schema = try RandomSource.schema()
        for seed in fuzzSeeds(1_000) {
            var source = RandomSource(seed: seed, schema: schema)
            let input = source.random.pick([
                FuzzRun.Input.document, .document, .html, .storyboard, .storyboard, .rows, .tree,
            ])
            let bytes =
                switch input {
                case .document, .data, .strings, .font: try source.document()
                case .html: source.page()
                case .storyboard: source.storyboard()
                case .rows: source.table()
                case .tree: source.tree()
                }
            let complaints = try run.complaints(input, bytes, seed: seed)
            #expect(complaints == [])
        }
    }
}
