import Foundation
import MullionConformance
import MullionTestSupport
import Testing

@Suite("Vectors of animations")
struct AnimationVectorTests {
    private func outcomes(_ json: String) throws -> [CaseResult.Outcome] {
        try VectorFile(data: Data("{\"cases\": [\(json)]}".utf8)).run().map(\.outcome)
    }

    private func script(_ steps: String) -> String {
        """
        {"id": "x", "kind": "animator", "confidence": "H", "duration": 1, "curve": "linear",
          "animates": {"from": 0, "to": 100}, "steps": [\(steps)]}
        """
    }

    @Test("Every animation of the Auto Layout vectors passes, and what is no animation waits by name")
    func fixture() throws {
        let file = try VectorFile(data: Fixture.data("auto-layout.json"))
        var passed = 0
        for (vector, result) in zip(file.cases, file.run()) {
            if case .animation = vector.question {
                #expect(result.outcome == .passed, "\(result.name)")
                passed += 1
            } else if case .waiting(let reason) = result.outcome {
                #expect(reason.contains(".kind is "))
            }
        }
        #expect(passed == 21)
        #expect(file.cases.count == 130)
    }

    @Test("Wrong values and numbers fail with what was expected and what came out")
    func wrong() throws {
        let failed = try outcomes(
            """
            {"id": "c", "kind": "curve", "confidence": "H", "controlPoints": [0, 0, 1, 1], "expected": [[0.5, 0.6]]},
            {"id": "s", "kind": "spring", "confidence": "H", "mass": 1, "stiffness": 100, "damping": 10,
              "angularFrequency": 9, "settlingDuration": 1.410319, "expected": [[0, 1]]},
            {"id": "a", "kind": "additive", "confidence": "H", "curve": "linear",
              "animations": [{"at": 0, "duration": 1, "from": 0, "to": 10}], "expected": [[0.5, 6]]}
            """)
        #expect(
            failed == [
                .failed(["value at 0.5: expected 0.6, got 0.5"]),
                .failed(["angular frequency: expected 9.0, got 10.0", "value at 0.0: expected 1.0, got 0.0"]),
                .failed(["value at 0.5: expected 6.0, got 5.0"]),
            ])
    }

    @Test("Every part of a check is looked at")
    func wrongCheck() throws {
        let failed = try outcomes(
            script(
                """
                {"check": {"state": "stopped", "isRunning": true, "isReversed": true, "fractionComplete": 1, "value": 1,
                  "model": 1, "completion": "end"}}
                """))
        guard case .failed(let sentences) = failed[0] else {
            Issue.record("passed")
            return
        }
        #expect(sentences.count == 7)
    }

    @Test("A command that must be refused and is not fails, and so does one that must not be and is")
    func refusals() throws {
        let all = try outcomes(
            [
                #"{"op": "finish", "at": "end", "error": true}"#, #"{"op": "finish", "at": "end"}"#,
                #"{"op": "start", "error": true}"#,
                #"{"op": "start"}, {"op": "stop"}, {"op": "start", "error": true}, {"op": "pause", "error": true}"#,
                #"{"op": "start"}, {"op": "stop"}, {"op": "setFraction", "value": 0.5}"#,
            ].map(script).joined(separator: ","))
        #expect(
            all == [
                .passed, .failed(["step 1: refused: the animator is inactive: stop it before you finish it"]),
                .failed(["step 1: expected a refusal, got none"]), .passed,
                .failed(["step 3: refused: the animator is stopped: finish it before you set its fraction"]),
            ])
    }

    @Test("Animations that are added on the way run over the rest of the time, after a part of it")
    func added() throws {
        let all = try outcomes(
            script(
                """
                {"op": "start"}, {"op": "advance", "by": 0.5}, {"op": "addAnimation", "to": 200, "delayFactor": 0.5},
                {"check": {"value": 50, "model": 200}}, {"op": "advance", "by": 0.25}, {"check": {"value": 75}},
                {"op": "advance", "by": 0.125}, {"check": {"value": 137.5}}, {"op": "advance", "by": 0.125},
                {"check": {"value": 200, "state": "inactive"}}
                """))
        #expect(all == [.passed])
    }

    @Test("A block that is added animates a second property over the rest of the time")
    func secondProperty() throws {
        let all = try outcomes(
            [
                """
                {"op": "start"}, {"op": "advance", "by": 0.5},
                {"op": "addAnimation", "animates": {"y": {"from": 10, "to": 20}}},
                {"check": {"value": {"x": 50, "y": 10}, "model": {"x": 100, "y": 20}}}, {"op": "advance", "by": 0.25},
                {"check": {"value": {"x": 75, "y": 15}}}, {"op": "setReversed", "value": true},
                {"op": "advance", "by": 0.25}, {"check": {"value": {"x": 50, "y": 10}}},
                {"check": {"value": {"y": 11}}}
                """, #"{"check": {"value": {"y": 0}}}"#,
            ].map(script).joined(separator: ","))
        #expect(
            all == [
                .failed(["step 10, value of y: expected 11.0, got 10.0"]),
                .waiting(#"cases[1].steps[0].check.value.y has the unknown name "y""#),
            ])
    }

    @Test("An animator animates several properties")
    func severalProperties() throws {
        let two = script(#"{"op": "setFraction", "value": 0.25}, {"check": {"value": {"x": 25, "y": 8}}}"#)
            .replacingOccurrences(
                of: #"{"from": 0, "to": 100}"#, with: #"{"x": {"from": 0, "to": 100}, "y": {"from": 10, "to": 2}}"#)
        #expect(try outcomes(two) == [.passed])
    }

    @Test("A command, a check or a kind that nobody knows waits by its name")
    func unknown() throws {
        let all = try outcomes(
            [script(#"{"op": "dance"}"#), script(#"{"check": {"mood": 1}}"#)].joined(separator: ",")
                + #", {"id": "y", "kind": "opera", "confidence": "H"}"#)
        #expect(
            all == [
                .waiting(#"cases[0].steps[0].op has the unknown name "dance""#),
                .waiting(#"cases[1].steps[0].check.mood has the unknown name "mood""#),
                .waiting(#"cases[2].kind is "opera", which no runner knows"#),
            ])
    }

    @Test(
        "Hostile input gives an error that names the place",
        arguments: [
            (
                #""kind": "curve", "controlPoints": [2, 0, 1, 1], "expected": []"#,
                "cases[0].controlPoints should be numbers of an animation: the x of the first control point is 2.0, which should be from 0.0 to 1.0"
            ),
            (#""kind": "curve", "controlPoints": [0, 0, 1, 1]"#, "cases[0].expected is missing"),
            (#""kind": "animator", "duration": -1"#, "cases[0].animates is missing"),
            (
                #""kind": "animator", "duration": -1, "curve": "linear", "animates": {"from": 0, "to": 1}"#,
                "cases[0].duration should be >= 0"
            ),
        ])
    func hostile(_ fields: String, _ sentence: String) {
        do {
            _ = try outcomes(#"{"id": "x", "confidence": "H", \#(fields)}"#)
            Issue.record("read without complaint")
        } catch {
            #expect("\(error)" == sentence)
        }
    }
}
