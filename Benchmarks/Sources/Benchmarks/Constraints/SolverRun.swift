import CMeasuring
import MullionSolver

/// One problem, solved again and again: what building it and each suggestion cost, as `kiwi/driver.cpp` measures it.
struct SolverRun {
    /// Medians in microseconds of CPU time.
    struct Result: Encodable {
        var build: Double
        var edit: Double
        /// How far the required constraints are from holding, relative to the largest value.
        var error: Double
        var sum: Double
    }

    let problem: ConstraintProblem

    /// Solves the problem a number of times. A build describes and adds all constraints and reads every value; an edit
    /// suggests values and reads every value.
    func run(rounds: Int) throws -> Result {
        var (builds, edits): ([Double], [Double]) = ([], [])
        var sum = 0.0
        var values: [Double] = []
        for _ in 0..<rounds {
            var start = measuring_cpu_nanoseconds()
            let (solver, variables) = try problem.built()
            for variable in variables { sum += solver[variable] }
            builds.append(elapsed(since: start))
            for suggestion in problem.suggestions {
                start = measuring_cpu_nanoseconds()
                if suggestion.count == 1 {
                    try solver.suggest(suggestion[0], for: variables[problem.edited[0]])
                } else {
                    try solver.batch { solver throws(SolverError) in
                        for (index, value) in suggestion.enumerated() {
                            try solver.suggest(value, for: variables[problem.edited[index]])
                        }
                    }
                }
                for variable in variables { sum += solver[variable] }
                edits.append(elapsed(since: start))
            }
            values = variables.map { solver[$0] }
        }
        return Result(build: median(builds), edit: median(edits), error: error(values), sum: sum)
    }

    /// Microseconds.
    private func elapsed(since start: UInt64) -> Double { Double(measuring_cpu_nanoseconds() - start) / 1_000 }

    private func error(_ values: [Double]) -> Double {
        let largest = values.reduce(1) { max($0, $1.magnitude) }
        var worst = 0.0
        for constraint in problem.constraints where constraint.strength == .required {
            let value = constraint.terms.reduce(constraint.constant) { $0 + $1.factor * values[$1.variable] }
            let off =
                switch constraint.relation {
                case .equal: value.magnitude
                case .lessOrEqual: value
                case .greaterOrEqual: -value
                }
            worst = max(worst, off / largest)
        }
        return worst
    }
}
