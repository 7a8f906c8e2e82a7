import Foundation
import MullionConformance
import Testing

@Suite("Vectors of trees")
struct TreeVectorTests {
    private func outcomes(_ json: String) throws -> [CaseResult.Outcome] {
        try VectorFile(data: Data("{\"cases\": [\(json)]}".utf8)).run().map(\.outcome)
    }

    @Test("A wrong place, a missing node and a wrong drawing fail with what was expected and what came out")
    func wrongLayout() throws {
        let failed = try outcomes(
            """
            {"name": "x", "input": {"algorithm": "knuth", "tree": [1, [2, null, null], null], "gridUnit": 10},
              "expected": {"positions": {"": [1, 0], "L": [0.5, 1]}, "drawing": {"width": 30, "height": 31,
                "nodes": {"": [15, 5, 10, 10]}, "edges": {"L": [20, 13, 10, 18]}}}}
            """)
        #expect(
            failed == [
                .failed([
                    "L, x: expected 0.5, got 0.0", "picture: expected 30.0 × 31.0, got 30.0 × 30.0",
                    "cells: expected [\"\"], got [\"\", \"L\"]", "L, edge: expected 18.0, got 17.0",
                ])
            ])
    }

    @Test("A wrong order, count, height or balance fails")
    func wrongWalk() throws {
        let failed = try outcomes(
            """
            {"name": "x", "input": {"tree": [1, [2, null, null], null]}, "expected": {"preorder": [2, 1],
              "inorder": [1, 2], "postorder": [1, 2], "levelorder": [2, 1], "zigzag": [2, 1], "count": 3, "height": 2,
              "balanced": false}}
            """)
        guard case .failed(let sentences) = failed[0] else {
            Issue.record("passed")
            return
        }
        #expect(sentences.count == 8)
    }

    @Test("Strings are ordered by code point")
    func strings() throws {
        let tree = #"["b", ["Z", null, null], ["é", null, null]]"#
        #expect(
            try outcomes(#"{"name": "x", "input": {"values": ["é", "b", "Z"]}, "expected": {"tree": \#(tree)}}"#)
                == [.passed])
    }

    @Test("A tree where an error is due, and an error where a tree is due, fail")
    func wrongRebuild() throws {
        let orders = #""input": {"inorder": [1], "postorder": [1]}"#
        let unequal = #""input": {"inorder": [1], "preorder": [1, 2]}"#
        let all = try outcomes(
            """
            {"name": "a", \(orders), "expected": {"error": "length"}},
            {"name": "b", \(unequal), "expected": {"tree": [1, null, null]}},
            {"name": "c", \(unequal), "expected": {"error": "duplicate"}},
            {"name": "d", \(unequal), "expected": {"error": "length"}}
            """)
        #expect(all.map { $0 == .passed } == [false, false, false, true])
    }

    @Test(
        "Hostile input gives an error that names the place",
        arguments: [
            (#"{"algorithm": "spiral", "tree": null}"#, "cases[0].input.algorithm has the unknown name \"spiral\""),
            (#"{"algorithm": "knuth", "tree": [1, 2]}"#, "cases[0].input.tree should be an array of 3"),
            (#"{"algorithm": "knuth", "tree": [1, 2, null]}"#, "cases[0].input.tree[1] should be an array of 3"),
            (#"{"algorithm": "nonLayered", "tree": {"w": 1}}"#, "cases[0].input.tree.h is missing"),
            (#"{"algorithm": "buchheim", "tree": [1, [[1]]]}"#, "cases[0].input.tree[1][0] should be an array of 2"),
            (
                #"{"algorithm": "reingoldTilford", "tree": null, "single": "up"}"#,
                "cases[0].input.single has the unknown name \"up\""
            ),
        ])
    func hostile(_ input: String, _ sentence: String) {
        do {
            _ = try outcomes(#"{"name": "x", "input": \#(input), "expected": {"positions": {}}}"#)
            Issue.record("read without complaint")
        } catch {
            #expect("\(error)" == sentence)
        }
    }
}
