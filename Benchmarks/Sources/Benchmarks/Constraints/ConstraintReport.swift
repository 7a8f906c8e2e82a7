import CMeasuring
import Foundation
import MullionSolver

/// Measures the workloads of constraints and prints a table of Markdown.
struct ConstraintReport {
    let samples: Int

    func run() throws {
        print("| workload | build ms | allocations | edit µs |")
        print("|---|--:|--:|--:|")
        for workload in ConstraintWorkload.all { try measure(workload, ConstraintProblem.named(workload.name)!) }
        try durability("C6, C3_10", .form(of: 10), 300...900, edits: 1_000_000)
        try durability("C6, C1_100", .row(of: 100), 3000...6000, edits: 100_000)
        try optionalConstraints("C6, C3_100", .form(of: 100))
        try cells()
        try memory()
    }

    private func measure(_ workload: ConstraintWorkload, _ problem: ConstraintProblem) throws {
        var builds: [Double] = []
        var edits: [Double] = []
        var random = NumberSequence()
        for _ in 0..<samples {
            var built: (solver: Solver, variables: [Solver.Variable])?
            builds.append(
                try seconds {
                    built = try problem.built()
                    _ = built?.solver.takeChanges()
                } * 1e3)
            guard let (solver, variables) = built else { continue }
            let edited = variables[problem.edited[0]]
            edits.append(
                try seconds {
                    for _ in 0..<workload.edits {
                        let value = random.next(Int(workload.values.lowerBound), Int(workload.values.upperBound))
                        try solver.suggest(Double(value), for: edited)
                        _ = solver.takeChanges()
                    }
                } * 1e6 / Double(workload.edits))
        }
        measuring_start_counting()
        _ = try problem.built().solver.takeChanges()
        measuring_stop_counting()
        let build = verdict(median(builds), workload.targets.build)
        let edit = verdict(median(edits), workload.targets.edit)
        print("| \(workload.name) | \(build) | \(measuring_allocations()) | \(edit) |")
    }

    /// Edits without end; then the error of required constraints, and the distance to a fresh solver.
    private func durability(
        _ name: String, _ problem: ConstraintProblem, _ values: ClosedRange<Int>, edits: Int
    ) throws {
        let (solver, variables) = try problem.built()
        let edited = variables[problem.edited[0]]
        var random = NumberSequence()
        let time = try seconds {
            for _ in 0..<edits {
                try solver.suggest(Double(random.next(values.lowerBound, values.upperBound)) + 0.1, for: edited)
                _ = solver.value(of: edited)
            }
        }
        let fresh = Solver()
        for _ in 0..<solver.variableCount { _ = fresh.makeVariable() }
        try fresh.add(solver.constraints.compactMap { solver.constraint($0) })
        let distance = variables.map { abs(solver[$0] - fresh[$0]) }.max() ?? 0
        let error = solver.errorsByPriority().first?.total ?? 0
        print(
            "\n\(name): \(edits) edits, \(digits(time * 1e6 / Double(edits))) µs each; required error \(error), distance"
                + " to a fresh solver \(distance)")
    }

    /// Adds an optional constraint, reads a value and removes the constraint, 10,000 times.
    private func optionalConstraints(_ name: String, _ problem: ConstraintProblem) throws {
        let (solver, variables) = try problem.built()
        let edited = variables[problem.edited[0]]
        _ = solver.takeChanges()
        let count = 10_000
        let time = try seconds {
            for index in 0..<count {
                let id = try solver.add((edited .<= Double(400 + index % 300)).priority(.medium))
                _ = solver.value(of: edited)
                try solver.remove(id)
            }
        }
        print("\n\(name): an optional constraint added, read and removed in \(digits(time * 1e6 / Double(count))) µs")
    }

    /// Cells that come into one solver and go again: once it has met the first, memory is there.
    private func cells() throws {
        let problem = ConstraintProblem.cell()
        let solver = Solver()
        var times: [Double] = []
        var allocations: Int64 = 0
        for round in 0..<500 {
            if round == 499 { measuring_start_counting() }
            times.append(
                try seconds {
                    let variables = (0..<problem.variableCount).map { _ in solver.makeVariable() }
                    var ids: [ConstraintID] = []
                    ids.reserveCapacity(problem.constraints.count)
                    try solver.batch { solver throws(SolverError) in
                        ids.append(try solver.add(.init(variables[problem.edited[0]]), .equal, 375, priority: .strong))
                        try problem.add(to: solver, variables) { ids.append($0) }
                    }
                    for variable in variables { _ = solver[variable] }
                    try solver.remove(ids)
                    for variable in variables { try solver.remove(variable) }
                } * 1e6)
        }
        measuring_stop_counting()
        allocations = measuring_allocations()
        print(
            "\nA cell added, read and removed in one solver: \(digits(median(times))) µs, \(allocations) allocations")
    }

    /// Variables and constraints that come and go: the heap after a thousand rounds and after a million.
    private func memory() throws {
        let solver = Solver()
        let anchor = solver.makeVariable()
        try solver.add((anchor .== 1.0).priority(.weak))
        func churn(_ rounds: Range<Int>) throws {
            for round in rounds {
                let (a, b) = (solver.makeVariable(), solver.makeVariable())
                let ids = try solver.batch { solver throws(SolverError) in
                    (
                        try solver.add(.init(a), .init(b, times: -1), .init(anchor), .equal, Double(round % 977)),
                        try solver.add(.init(b), .greaterThanOrEqual, 3, priority: .strong),
                        try solver.add(.init(a), .init(b, times: 0.5), .lessThanOrEqual, 90, priority: .medium)
                    )
                }
                _ = solver[a]
                try solver.remove([ids.0, ids.1, ids.2])
                try solver.remove(a)
                try solver.remove(b)
            }
            // What was solved for the last ones goes when it is solved without them.
            _ = solver[anchor]
        }
        measuring_start_counting()
        // In two parts, so that the first solve without the last ones is behind it too.
        try churn(0..<999)
        try churn(999..<1_000)
        let early = measuring_heap_growth()
        try churn(1_000..<1_000_000)
        let late = measuring_heap_growth()
        measuring_stop_counting()
        print("\nHeap after 1,000 rounds of adding and removing: \(early) bytes; after 1,000,000: \(late) bytes")
    }

    private func verdict(_ value: Double, _ target: Double) -> String {
        value <= target ? "\(digits(value)) ok" : "\(digits(value)) \(digits(value / target))x"
    }

    private func digits(_ value: Double) -> String {
        String(format: value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
    }
}
