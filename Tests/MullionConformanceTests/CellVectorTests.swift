import Foundation
import MullionConformance
import MullionLayout
import MullionTestSupport
import Testing

@Suite("Vectors of cells and automatic grids")
struct CellVectorTests {
    private func outcomes(_ json: String) throws -> [CaseResult.Outcome] {
        try VectorFile(data: Data("{\"cases\": [\(json)]}".utf8)).run().map(\.outcome)
    }

    @Test(
        "Every case is read as what it is",
        arguments: [
            ("weview-grid.json", 40, 0), ("weview-linear.json", 56, 0), ("binary-split.json", 0, 38),
        ])
    func kinds(_ file: String, _ cells: Int, _ splits: Int) throws {
        let questions = try VectorFile(data: Fixture.data(file)).cases.map(\.question)
        #expect(questions.count { if case .cells = $0 { true } else { false } } == cells)
        #expect(questions.count { if case .split = $0 { true } else { false } } == splits)
    }

    @Test("A wrong frame, size or number of children fails with what was expected and what came out")
    func wrongCells() throws {
        let failed = try outcomes(
            """
            {"id": "x", "layout": {"type": "stack", "align": ["left", "top"]}, "children": [{"desired": [10, 20]},
              {"desired": [1, 1], "skip": true}], "bounds": [50, 40], "frames": [[0, 0, 10, 21], null, null],
              "measure": [{"guide": [0, 0], "size": [10, 20]}, {"guide": [9, 9], "size": [9, 9]}]}
            """)
        #expect(
            failed == [
                .failed([
                    "children: expected [3], got [2]", "0: expected (0.0, 0.0, 10.0, 21.0), got (0.0, 0.0, 10.0, 20.0)",
                    "size for the guide 9.0 × 9.0: expected 9.0 × 9.0, got 10.0 × 20.0",
                ])
            ])
    }

    @Test("Numbers of cells are compared exactly")
    func exact() throws {
        let case0 = """
            {"id": "x", "layout": {"type": "stack"}, "children": [{"desired": [10, 20]}], "bounds": [10, 20],
              "frames": [[0, 0, 10.0000001, 20]]}
            """
        guard case .failed = try outcomes(case0)[0] else {
            Issue.record("passed")
            return
        }
    }

    @Test("Frames of nested containers are compared where their path leads, by groups if there are any")
    func nested() throws {
        func json(_ last: Int, _ path: String) -> String {
            """
            {"id": "x", "bounds": [60, 40], "groups": [
                {"layout": {"type": "stack"}, "children": []},
                {"layout": {"type": "stack", "margins": {"left": 10}}, "children": [{"container": {
                  "layout": {"type": "horizontal", "align": ["left", "top"]}, "children": [{"container": {"groups": [
                    {"layout": {"type": "stack"}, "children": [{"desired": [8, 8]}]},
                    {"layout": {"type": "stack"}, "children": [{"desired": [4, 4]}]}]}}]}, "stretch": [1, 1]}]}],
              "frames": [[], [[10, 0, 50, 40]]],
              "nestedFrames": {"1.0": [[0, 0, 8, 8]], "\(path)": [[[0, 0, 8, 8]], [[2, 2, 4, \(last)]]]}}
            """
        }
        #expect(try outcomes(json(4, "1.0/0.0")) == [.passed])
        #expect(
            try outcomes(json(5, "1.0/0.0"))
                == [.failed(["1.0/0.0: 1.0: expected (2.0, 2.0, 4.0, 5.0), got (2.0, 2.0, 4.0, 4.0)"])])
        #expect(try outcomes(json(4, "1.0/0.3")) == [.failed(["1.0/0.3: no such container"])])
    }

    @Test("A wrong tree, owner, frame or refusal of an automatic grid fails")
    func wrongSplit() throws {
        let failed = try outcomes(
            """
            {"id": "x", "bounds": [0, 0, 20, 10], "ops": [{"set": ["a", "b"]}, {"removeLast": true}, {"add": "c"}],
              "views": ["a", "c"], "tree": "s0[a c]", "axes": {"s0": "vertical", "s1": "vertical"},
              "owners": {"a": 1, "c": 1}, "frames": {"a": [0, 0, 20, 5], "c": [0, 5, 20, 6]}, "rejectedOps": 1}
            """)
        guard case .failed(let sentences) = failed[0] else {
            Issue.record("passed")
            return
        }
        #expect(
            sentences.map { $0.prefix { $0 != ":" } } == [
                "refused edits", "tree", "axes", "owners", "c", "c by the engine",
            ])
        #expect(sentences[1] == "tree: expected s0[a c], got s0[s1[a] c]")
    }

    @Test(
        "Hostile input gives an error that names the place",
        arguments: [
            (
                #"{"id": "x", "layout": {"type": "spiral"}, "children": []}"#,
                "cases[0].layout.type has the unknown name \"spiral\""
            ),
            (#"{"id": "x", "layout": {"type": "grid"}, "children": []}"#, "cases[0].layout.maxRows is missing"),
            (#"{"id": "x", "layout": {"type": "stack"}, "children": [{}]}"#, "cases[0].children[0].desired is missing"),
            (
                #"{"id": "x", "layout": {"type": "stack"}, "children": [{"desired": [1, 1], "stretch": [1]}]}"#,
                "cases[0].children[0].stretch should be an array of 2"
            ),
            (
                #"{"id": "x", "layout": {"type": "stack", "align": ["up", "top"]}, "children": []}"#,
                "cases[0].layout.align[0] has the unknown name \"up\""
            ),
            (
                #"{"id": "x", "layout": {"type": "stack"}, "children": [], "frames": [], "bounds": [1, 1], "nestedFrames": {"a": []}}"#,
                "cases[0].nestedFrames.a should be named by a group and a child, as in \"0.1\""
            ),
            (#"{"id": "x", "ops": [{"shuffle": 1}]}"#, "cases[0].axes is missing"),
            (
                #"{"id": "x", "ops": [{"shuffle": 1}], "axes": {}, "owners": {}, "frames": {}}"#,
                "cases[0].ops[0] has the unknown name \"shuffle\""
            ),
            (#"{"id": "x", "ops": [], "axes": {"n0": "vertical"}}"#, "cases[0].axes.n0 has the unknown name \"n0\""),
        ])
    func hostile(_ json: String, _ sentence: String) {
        do {
            _ = try outcomes(json)
            Issue.record("read without complaint")
        } catch {
            #expect("\(error)" == sentence)
        }
    }

    @Test("A text of blocks takes as many a line as fit")
    func blocks() {
        let blocks = CellTestTree.Blocks(block: CGSize(width: 10, height: 5), count: 7, losesLastLine: false)
        #expect(blocks.size(width: nil) == CGSize(width: 70, height: 5))
        #expect(blocks.size(width: 0) == CGSize(width: 70, height: 5))
        #expect(blocks.size(width: 39) == CGSize(width: 30, height: 15))
        #expect(blocks.size(width: 3) == CGSize(width: 10, height: 35))
        #expect(CellTestTree.Blocks(block: .zero, count: 0, losesLastLine: true).size(width: 9) == .zero)
        let losing = CellTestTree.Blocks(block: CGSize(width: 10, height: 5), count: 7, losesLastLine: true)
        #expect(losing.size(width: 39) == CGSize(width: 30, height: 10))
    }
}
