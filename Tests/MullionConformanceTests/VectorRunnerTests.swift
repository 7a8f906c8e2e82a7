import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@Suite("The engine against vector files")
struct VectorRunnerTests {
    @Test(
        "Every case passes",
        arguments: [
            ("swiftui.json", 165), ("hstack.json", 40), ("weview-grid.json", 40), ("weview-linear.json", 56),
            ("binary-split.json", 38), ("tree-layout.json", 39), ("tree-traversal.json", 25),
            ("flow-layout.json", 63),
        ])
    func fixtures(_ file: String, _ count: Int) throws {
        let results = try VectorFile(data: Fixture.data(file)).run()
        #expect(results.count == count)
        for result in results {
            switch result.outcome {
            case .passed: break
            case .waiting(let reason): Issue.record("\(result.name) waits: \(reason)")
            case .failed(let differences): Issue.record("\(result.name): \(differences.joined(separator: "; "))")
            }
        }
    }

    @Test("A wrong expectation fails with what was expected and what came out")
    func failing() throws {
        let json = """
            {"cases": [{"name": "one", "source": "here", "confidence": "high", "proposal": [100, 50],
              "view": {"kind": "fixed", "id": "x", "size": [20, 10]},
              "expect": {"size": [20, 11], "frames": {"x": [1, 0, 20, 10], "y": [0, 0, 1, 1]}}}]}
            """
        let results = try VectorFile(data: Data(json.utf8)).run()
        #expect(
            results.map(\.outcome) == [
                .failed([
                    "size: expected 20.0 × 11.0, got 20.0 × 10.0",
                    "x: expected (1.0, 0.0, 20.0, 10.0), got (0.0, 0.0, 20.0, 10.0)", "y: no such view",
                ])
            ])
    }

    @Test("A file of another kind is refused")
    func unknownKind() {
        #expect(throws: VectorError.unknownKind) {
            try VectorFile(data: Data(#"{"cases": [{"name": "tree", "nodes": []}]}"#.utf8))
        }
    }
}
