/// A problem solved in exact numbers, by the same rules as the simplex system: for the few whose numbers defeat
/// doubles.
///
/// The tie rule speaks of the columns that the presolve leaves, so those are taken from it.
struct ExactSystem: ~Copyable {
    let problem: Problem
    private var tieColumns: [Int] = []

    init(_ problem: borrowing Problem, _ reduction: borrowing Reduction) {
        self.problem = problem.copy()
        guard reduction.presolve.impossible == nil else { return }
        for variable in 0..<problem.variableCount
        where Int(reduction.presolve.classes.representative[variable]) == variable
            && reduction.presolve.elimination.order[variable] < 0 && problem.preferred[variable].isNaN
        {
            tieColumns.append(variable)
        }
    }

    struct Answer {
        var values: [Double]
        /// Whether the required constraints hold within the tolerance.
        var requiredHold: Bool
    }

    /// The most numbers that are attempted, so that a system that is too large ends as a refusal, not as a hang.
    static let largestTable = 40_000
    /// The same for systems that doubles solved, but whose weights make the result doubtful.
    static let smallTable = 1_000

    /// The most work of one solution, which takes about half a second.
    static let largestWork = 20_000_000

    /// Returns nil if the system is too large, or takes too much work.
    func solve() -> Answer? {
        guard problem.constraintCount * problem.variableCount <= Self.largestTable else { return nil }
        var (goals, level) = Self.goals(of: problem)
        func draw(_ variable: Int, to value: Double, _ weight: Double) {
            goals.append(
                ExactProgram.Goal(
                    terms: [(variable, 1)], constant: value, left: weight, right: weight, level: level))
        }
        for variable in 0..<problem.variableCount where !problem.preferred[variable].isNaN {
            draw(variable, to: problem.preferred[variable], tieWeight(declaration: problem.declaration[variable]))
        }
        level += 1
        if problem.hasTies {
            for variable in tieColumns { draw(variable, to: 0, tieWeight(declaration: problem.declaration[variable])) }
        }
        // Ties that the weights leave, one by one.
        for variable in tieColumns {
            level += 1
            draw(variable, to: 0, 1)
        }
        var program = ExactProgram(variableCount: problem.variableCount, goals: goals, limit: Self.largestWork)
        guard program.solve() else { return nil }
        let values = program.values
        return Answer(values: values, requiredHold: problem.requiredHold(at: Pool(values), slack: 1))
    }

    /// Whether the required constraints hold somewhere within the tolerance; false if that takes too much work.
    func requiredHold() -> Bool {
        guard problem.constraintCount * problem.variableCount <= Self.largestTable else { return false }
        let goals = Self.goals(of: problem).goals.filter { $0.level == 0 }
        var program = ExactProgram(variableCount: problem.variableCount, goals: goals, limit: Self.largestWork)
        guard let hold = program.holdsAtHighestLevel() else { return false }
        // Where they miss by a little, the point counts: that of the whole solution.
        return hold || solve()?.requiredHold == true
    }

    /// The constraints as goals, and the first level below them.
    private static func goals(of problem: borrowing Problem) -> (goals: [ExactProgram.Goal], level: Int) {
        let priorities = Set(problem.priority.array).sorted(by: >)
        let goals = (0..<problem.constraintCount).map { constraint in
            let relation = problem.relation[constraint]
            return ExactProgram.Goal(
                terms: problem.terms(of: constraint).map { (Int(problem.variable[$0]), problem.coefficient[$0]) },
                constant: problem.constant[constraint], left: relation == .lessThanOrEqual ? 0 : 1,
                right: relation == .greaterThanOrEqual ? 0 : 1,
                level: priorities.firstIndex(of: problem.priority[constraint]) ?? 0)
        }
        return (goals, priorities.count)
    }

    /// The values of a variable over all optimal points, searched up to 10¹³ on both sides; nil when the system is too
    /// large, or takes too much work.
    static func range(of variable: Int, in problem: borrowing Problem) -> ClosedRange<Double>? {
        guard problem.constraintCount * problem.variableCount <= largestTable else { return nil }
        let far = 1e13
        let (goals, level) = goals(of: problem)
        let ends = [-far, far].compactMap { end -> Double? in
            let aim = ExactProgram.Goal(
                terms: [(variable, 1)], constant: end, left: 1, right: 1, level: level)
            var program = ExactProgram(
                variableCount: problem.variableCount, goals: goals + [aim], limit: largestWork)
            return program.solve() ? program.values[variable] : nil
        }
        guard ends.count == 2 else { return nil }
        return (ends[0] <= -far ? -.infinity : ends[0])...(ends[1] >= far ? .infinity : max(ends[0], ends[1]))
    }
}
