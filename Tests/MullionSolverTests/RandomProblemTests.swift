import Foundation
import MullionTestSupport
import Testing

@testable import MullionSolver

/// How the solver and the reference differ on a problem; empty when they agree.
func differences(_ problem: RandomProblem, ranges: Bool) -> [String] {
    let solver = Solver()
    let variables = (0..<problem.variableCount).map { solver.makeVariable("\($0)") }
    let reference = ReferenceOptimum(problem.constraints, variableCount: problem.variableCount)
    // Scales of a million in front of values of a hundred: a unit is a rounding error of 1e-10.
    let tolerance = 1e-6
    let broken = reference.errors.first.map { $0.priority == 1000 ? $0.total.double : 0 } ?? 0
    do {
        try solver.add(problem.constraints)
        if broken > tolerance { return ["accepted, though required constraints are missed by \(broken)"] }
    } catch {
        return broken > 0 ? [] : ["refused: \(error)"]
    }
    guard broken == 0 else { return [] }
    var result: [String] = []
    let totals = solver.errorsByPriority()
    for ((priority, total), (expected, exact)) in zip(totals, reference.errors) {
        // Coefficients of 1e9 turn a rounding error of a value into one a billion times as large.
        let parts = problem.constraints.lazy.filter { $0.priority == priority }.flatMap(\.terms)
        let largest = parts.map { ($0.coefficient * solver[$0.variable]).magnitude }.max() ?? 0
        let scale = max(1, exact.double, 1e-5 * largest)
        if priority.rawValue != expected || (total - exact.double).magnitude > tolerance * scale {
            result.append("errors of \(expected): expected \(exact.double), got \(total)")
        }
    }
    if totals.count != reference.errors.count { result.append("\(totals.count) priorities") }
    guard ranges, result.isEmpty else { return result }
    let open = Set(solver.ambiguousVariables())
    for variable in variables {
        let (low, high) = reference.range(of: variable.index)
        let value = solver[variable]
        let size = max(1, value.magnitude)
        if let low, value < low.double - tolerance * size { result.append("\(variable) = \(value) < \(low.double)") }
        if let high, value > high.double + tolerance * size { result.append("\(variable) = \(value) > \(high.double)") }
        let width = low.flatMap { low in high.map { ($0 - low).double } } ?? .infinity
        // Ranges around the limit are a matter of rounding.
        if open.contains(variable) ? width < tolerance / 4 * size : width > 4 * tolerance * size {
            result.append("\(variable): width \(width), reported as ambiguous: \(open.contains(variable))")
        }
    }
    return result
}

@Suite("Solver: random problems against the definition in exact numbers")
struct RandomProblemTests {
    @Test("Every sum of errors, value, refusal and ambiguity agrees", arguments: RandomProblem.Shape.allCases)
    func agree(_ shape: RandomProblem.Shape) {
        for seed in 0..<randomRuns(2_000) / RandomProblem.Shape.allCases.count + 1 {
            let problem = RandomProblem(shape, seed: UInt64(seed), size: 2 + seed % 3)
            let found = differences(problem, ranges: seed % 4 == 0)
            #expect(found.isEmpty, "\(shape) \(seed): \(found) in \(problem.constraints)")
        }
    }
}
