import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@Suite("Vectors of Auto Layout")
struct AutoLayoutVectorTests {
    private func outcomes(_ json: String) throws -> [CaseResult.Outcome] {
        try VectorFile(data: Data("{\"cases\": [\(json)]}".utf8)).run().map(\.outcome)
    }

    /// A case of a root of 100 x 100 with a view a of 20 x 10 in its corner.
    private func scene(
        kind: String = "contest", root: String = "", a: String = "", constraints: String = "", more: String = "",
        expected: String
    ) -> String {
        """
        {"id": "x", "kind": "\(kind)", "confidence": "H", "environment": {"size": [100, 100]},
          "views": [{"id": "root"\(root)}, {"id": "a", "parent": "root", "intrinsic": [20, 10]\(a)}],
          "constraints": [
            {"id": "l", "first": "a", "firstAttribute": "leading", "relation": "==", "second": "root",
              "secondAttribute": "leading"},
            {"id": "t", "first": "a", "firstAttribute": "top", "relation": "==", "second": "root",
              "secondAttribute": "top"}\(constraints)]\(more), "expected": {\(expected)}}
        """
    }

    @Test("Every case passes")
    func fixture() throws {
        let file = try VectorFile(data: Fixture.data("auto-layout.json"))
        #expect(file.cases.count == 130)
        for result in file.run() { #expect(result.outcome == .passed, "\(result.name)") }
    }

    @Test("Wrong frames, sizes and widths fail with what was expected and what came out")
    func wrongNumbers() throws {
        let failed = try outcomes(
            [
                scene(expected: #""frames": {"a": [0, 0, 20, 11]}"#),
                scene(
                    more: #", "fitting": {"view": "root", "target": [0, 0], "priorities": [50, 50]}"#,
                    expected: #""size": [1, 0]"#),
                scene(
                    a: #", "text": {"words": [30, 30], "space": 5, "lineHeight": 8}"#,
                    constraints: """
                        , {"id": "w", "first": "a", "firstAttribute": "width", "relation": "==", "constant": 40}
                        """, expected: #""frames": {"a": [0, 0, 40, 16]}, "textWidths": {"a": 41}"#),
            ].joined(separator: ","))
        #expect(
            failed == [
                .failed(["a: expected (0.0, 0.0, 20.0, 11.0), got (0.0, 0.0, 20.0, 10.0)"]),
                .failed([
                    "fitting size: expected 1.0 × 0.0, got 0.0 × 0.0",
                    "fitting size when asked again: expected 1.0 × 0.0, got 0.0 × 0.0",
                ]), .failed(["width of the text of a: expected 41.0, got 40.0"]),
            ])
    }

    @Test("What is ambiguous fails, wherever it is shown")
    func ambiguous() throws {
        let loose = scene(expected: #""frames": {"a": [0, 0, 20, 10]}"#)
            .replacingOccurrences(of: #""intrinsic": [20, 10]"#, with: #""intrinsic": [20, null]"#)
        #expect(
            try outcomes(loose) == [
                .failed([
                    "a: expected (0.0, 0.0, 20.0, 10.0), got (0.0, 0.0, 20.0, 0.0)",
                    "a: ambiguous in [height]",
                ])
            ])
    }

    @Test("Conflicts that are not expected fail, and so do expected ones that are not there")
    func wrongConflicts() throws {
        let two = [("w", 30), ("v", 40)].map { name, width in
            """
            , {"id": "\(name)", "first": "a", "firstAttribute": "width", "relation": "==", "constant": \(width)}
            """
        }.joined()
        let all = try outcomes(
            [
                scene(
                    constraints: two,
                    expected: #""broken": ["v"], "conflicts": [["v", "w"]], "conflictsComplete": true"#),
                scene(constraints: two, expected: #""frames": {}"#),
                scene(constraints: two, expected: #""broken": ["v"], "conflicts": [["v", "l"]]"#),
                scene(expected: #""broken": ["l"]"#),
            ].joined(separator: ","))
        #expect(
            all == [
                .passed, .failed([#"broken: expected [], got ["v"]"#, #"reported as broken: expected [], got ["v"]"#]),
                .failed([#"conflicts: [["l", "v"]] are missing"#]),
                .failed([#"broken: expected ["l"], got []"#, #"reported as broken: expected ["l"], got []"#]),
            ])
    }

    @Test("Calls are compared one by one")
    func wrongCalls() throws {
        let all = try outcomes(
            scene(
                kind: "cycle", more: #", "trigger": "a.setNeedsLayout()""#,
                expected: #""calls": ["a.layoutSubviews", "root.layoutSubviews"]"#))
        #expect(
            all == [
                .failed([#"calls: expected ["a.layoutSubviews", "root.layoutSubviews"], got ["a.layoutSubviews"]"#])
            ])
    }

    @Test(
        "Triggers are commands too",
        arguments: [
            ("initial", ["a.updateConstraints", "root.updateConstraints", "root.layoutSubviews", "a.layoutSubviews"]),
            ("constant w 20", ["root.layoutSubviews", "a.layoutSubviews"]),
            ("intrinsic a 20 10", ["a.updateConstraints"]), ("bounds 100 100", ["root.layoutSubviews"]),
            ("setNeedsLayout a", ["a.layoutSubviews"]),
            ("setNeedsUpdateConstraints a root", ["a.updateConstraints", "root.updateConstraints"]),
            ("layoutIfNeeded a", []),
        ])
    func commands(_ trigger: String, _ calls: [String]) throws {
        let width = """
            , {"id": "w", "first": "a", "firstAttribute": "width", "relation": "==", "constant": 20}
            """
        let all = try outcomes(
            scene(
                kind: "cycle", constraints: width, more: #", "trigger": "\#(trigger)""#,
                expected: "\"frames\": {\"a\": [0, 0, 20, 10]}, \"calls\": \(calls)"))
        #expect(all == [.passed])
    }

    @Test("Constraints that cannot be fail with the reason")
    func impossibleConstraints() throws {
        let mixed = """
            , {"id": "m", "first": "a", "firstAttribute": "left", "relation": "==", "second": "root",
              "secondAttribute": "leading"}
            """
        #expect(
            try outcomes(scene(constraints: mixed, expected: ""))
                == [.failed(["a constraint is refused: left and leading cannot be compared"])])
    }

    @Test("Formats are compared as equations, their errors by place")
    func visualFormats() throws {
        func format(_ text: String, _ expected: String, options: String = "[]") -> String {
            """
            {"id": "v", "kind": "vfl", "confidence": "H", "format": "\(text)", "superview": "s", "views": ["a", "b"],
              "options": \(options), "expected": {\(expected)}}
            """
        }
        let turned = """
            "constraints": [{"first": "a", "firstAttribute": "trailing", "relation": "<=", "second": "b",
              "secondAttribute": "leading", "constant": -8}]
            """
        let all = try outcomes(
            [
                format("[a]-(>=8)-[b]", turned), format("[a]-8-[b]", turned), format("[a", turned),
                format("[a", #""error": {"offset": 1}"#), format("[a]", #""error": {"offset": 1}"#),
                format("V:[a(3)]", #""error": {"offset": 0}"#, options: #""alignAllTop""#),
            ].joined(separator: ","))
        #expect(
            all == [
                .passed,
                .failed([
                    "missing: a.trailing <= 1.0 · b.leading + -8.0 @1000",
                    "not expected: b.leading == a.trailing + 8.0",
                ]), .failed(["refused: at offset 2: ']' or '(' is expected; a view is [name] or [name(size)]"]),
                .failed(["offset of the error: expected 1, got 2"]),
                .failed(["expected an error at offset 1, got []"]), .passed,
            ])
    }

    @Test("Views that are hidden are not counted")
    func overflow() throws {
        #expect(
            try outcomes(
                """
                {"id": "o", "kind": "overflow", "confidence": "H", "widths": [10, 50, 20], "spacing": 5, "hidden": [1],
                  "expected": [[34, 1], [35, 2], [9, 1]]}
                """) == [.failed(["views in a width of 9.0: expected 1, got 0"])])
    }

    @Test(
        "Hostile input gives an error that names the place",
        arguments: [
            (#""frames""#, #""framez""#, #"cases[0].expected.framez has the unknown name "framez""#),
            (#"{"a": [0"#, #"{"b": [0"#, #"cases[0].expected.frames.b has the unknown name "b""#),
            (#""parent": "root""#, #""parent": "a""#, #"cases[0].views[1].parent has the unknown name "a""#),
            (#""parent": "root""#, #""paren": "root""#, "cases[0].views[1].parent is missing"),
            (#""id": "a""#, #""id": "root""#, "cases[0].views[1].id should be a name that nothing else has"),
            (
                #""intrinsic": [20"#, #""class": "tab", "intrinsic": [20"#,
                #"cases[0].views[1].class has the unknown name "tab""#
            ),
            (#""intrinsic": [20"#, #""class": "stack", "intrinsic": [20"#, "cases[0].views[1].stack is missing"),
            (
                #""intrinsic": [20, 10]"#, #""hugging": [0, 1]"#,
                "cases[0].views[1].hugging[0] should be above 0, up to 1000"
            ),
            (
                #""first": "a""#, #""first": "a.content""#,
                #"cases[0].constraints[0].first has the unknown name "a.content""#
            ),
            (
                #""leading", "relation""#, #""lead", "relation""#,
                #"cases[0].constraints[0].firstAttribute has the unknown name "lead""#
            ),
            (#""relation": "==""#, #""relation": "=""#, #"cases[0].constraints[0].relation has the unknown name "=""#),
            (
                #""size": [100, 100]"#, #""size": [100, 100], "direction": "up""#,
                #"cases[0].environment.direction has the unknown name "up""#
            ),
            (
                #""expected""#, #""trigger": "the moon rises", "expected""#,
                #"cases[0].trigger has the unknown name "the moon rises""#
            ),
            (
                #""expected""#, #""trigger": "b.setNeedsLayout()", "expected""#,
                #"cases[0].trigger has the unknown name "b""#
            ),
            (#""expected""#, #""trigger": "a.setNeedsLayout()", "expected""#, "cases[0].expected.calls is missing"),
            (
                #""expected""#, #""trigger": "root is added to a", "expected""#,
                #"cases[0].trigger has the unknown name "root is added to a""#
            ),
            (
                #""expected""#, #""trigger": "a becomes 9 wide", "expected""#,
                #"cases[0].trigger has the unknown name "a becomes 9 wide""#
            ),
            (
                #""expected": {"#, #""expected": {"broken": ["q"], "#,
                #"cases[0].expected.broken[0] has the unknown name "q""#
            ),
        ])
    func hostile(_ part: String, _ replacement: String, _ sentence: String) {
        var json = scene(expected: #""frames": {"a": [0, 0, 20, 10]}"#)
        if let range = json.range(of: part) { json.replaceSubrange(range, with: replacement) }
        do {
            _ = try outcomes(json)
            Issue.record("read without complaint")
        } catch {
            #expect("\(error)" == sentence)
        }
    }

    @Test("Damaged files are run or refused without a trap")
    func damaged() throws {
        let lines = try #require(String(data: Fixture.data("auto-layout.json"), encoding: .utf8)).split(separator: "\n")
        let cases = lines.filter { $0.hasPrefix("{\"id\"") }.map { $0.hasSuffix(",") ? $0.dropLast() : $0 }
        var random = SplitMix64(seed: 11)
        var read = 0
        let runs = randomRuns(600)
        for _ in 0..<runs {
            var bytes = Array(try #require(cases.randomElement(using: &random)).utf8)
            for _ in 0..<Int.random(in: 1...3, using: &random) {
                let at = Int.random(in: bytes.indices, using: &random)
                switch Int.random(in: 0..<3, using: &random) {
                case 0: bytes[at] = Array("0123456789-e.\"[]{},:".utf8).randomElement(using: &random) ?? 0
                case 1: bytes.remove(at: at)
                default: bytes.insert(contentsOf: bytes[at..<min(at + 9, bytes.count)], at: at)
                }
            }
            do {
                _ = try outcomes(String(decoding: bytes, as: UTF8.self))
                read += 1
            } catch {
                #expect(error is VectorError)
            }
        }
        #expect(read > runs / 30 && read < runs * 29 / 30)
    }
}
