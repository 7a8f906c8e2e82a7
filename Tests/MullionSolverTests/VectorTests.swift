import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@Suite("Solver: vectors worked out by linear programming")
struct SolverVectorTests {
    @Test(
        "Every optimum, conflict set, ambiguity report and edit sequence is as worked out",
        arguments: [("constraints.json", 200), ("constraint-edits.json", 10)])
    func vectors(_ file: String, _ count: Int) throws {
        let cases = try VectorFile(data: Fixture.data(file)).cases
        #expect(cases.count == count)
        // Each is checked in exact numbers, which takes long without optimization.
        for index in stride(from: 0, to: cases.count, by: isFullTestRun ? 1 : 10) {
            let result = cases[index].run()
            if result.outcome != .passed { Issue.record("\(result.name): \(result.outcome)") }
        }
    }

    @Test("A wrong sum of errors, range, conflict and refusal fails by name")
    func wrong() throws {
        let json = """
            {"problems": [{"id": "p", "kind": "k", "variables": ["x"], "tolerance": 1e-6, "constraints": [
                {"id": "a", "terms": [["x", 1]], "relation": "==", "constant": 5, "priority": 1000},
                {"id": "b", "terms": [["x", 1]], "relation": ">=", "constant": 8, "priority": 500}],
              "expected": {"satisfiable": true, "violations": [{"priority": 500, "total": 2}], "unique": false,
                "ranges": {"x": [6, 7]}}},
             {"id": "q", "kind": "k", "variables": ["x"], "tolerance": 1e-6, "constraints": [
                {"id": "a", "terms": [["x", 1]], "relation": "==", "constant": 5, "priority": 1000},
                {"id": "b", "terms": [["x", 1]], "relation": ">=", "constant": 8, "priority": 1000}],
              "expected": {"satisfiable": false, "conflicts": [["b"]], "conflictsComplete": true, "breakable": ["b"],
                "rejectedInOrder": ["a"], "afterRejecting": {"violations": [], "unique": true,
                "ranges": {"x": [5, 5]}}}}]}
            """
        let outcomes = try VectorFile(data: Data(json.utf8)).run().map(\.outcome)
        #expect(
            outcomes == [
                .failed([
                    "errors of 500: expected 2.0, got 3.0", "x: expected 6.0...7.0, got 5.0",
                    "ambiguous: expected [\"x\"], got []",
                ]),
                .failed([
                    "the conflict [\"a\", \"b\"] is not minimal",
                    "all conflicts: expected [[\"b\"]], got [[\"a\", \"b\"]]",
                    "refused in order: expected [\"a\"], got [\"b\"]",
                ]),
            ])
    }
}
