/// Systems that presolve cannot make smaller, so that their rows and columns remain in one simplex system.
extension ConstraintProblem {
    /// Edges in a line, each pulled to a place of its own: every two neighbors are at least 20 apart and preferably
    /// 50. Every row of the simplex system has two terms. The first edge is edited.
    static func chain(of count: Int, suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = ConstraintProblem()
        var numbers = NumberSequence(seed: 31)
        let edges = (0...count).map { _ in problem.variable() }
        for (index, edge) in edges.enumerated() {
            problem.add(.weak, [(1, edge)], .equal, Double(50 * index + numbers.next(0, 400) - 200))
            guard index > 0 else { continue }
            problem.add(.required, [(1, edge), (-1, edges[index - 1])], .greaterOrEqual, 20)
            problem.add(.weak, [(1, edge), (-1, edges[index - 1])], .equal, 50)
        }
        problem.edited = [edges[0]]
        problem.suggestions = [[0]] + (0..<suggestionCount).map { _ in [Double(numbers.next(-500, 500))] }
        return problem
    }

    /// Boxes side by side as in `row(of:)`, where each left edge is pulled to a place of its own: a row of the simplex
    /// system is the sum of all widths before an edge. The width of the whole is edited.
    static func pulledRow(of count: Int, suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = row(of: count, suggestionCount: suggestionCount)
        var numbers = NumberSequence(seed: 32)
        // The width of the whole is the first variable; then each box has its left edge and its width.
        for index in 0..<count {
            let place = Double(58 * index + numbers.next(0, 400) - 200)
            problem.add(index % 3 == 1 ? .medium : .weak, [(1, 1 + 2 * index)], .equal, place)
        }
        return problem
    }

    /// Sums of three variables out of as many as there are sums. Each sum is preferably at least a number, which most
    /// of them do not reach where their variables are pulled to. The first variable is edited.
    static func randomSums(of count: Int, suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = ConstraintProblem()
        var numbers = NumberSequence(seed: 33)
        let variables = (0..<count).map { _ in problem.variable() }
        for variable in variables {
            problem.add(.required, [(1, variable)], .greaterOrEqual)
            problem.add(.weak, [(1, variable)], .equal, Double(numbers.next(0, 100)))
        }
        for index in 0..<count {
            // The first few sums contain the edited variable.
            var chosen = [index < 3 ? 0 : numbers.next(1, count - 1)]
            while chosen.count < 3 {
                let next = numbers.next(1, count - 1)
                if !chosen.contains(next) { chosen.append(next) }
            }
            problem.add(.medium, chosen.map { (1, $0) }, .greaterOrEqual, Double(numbers.next(120, 220)))
        }
        problem.edited = [variables[0]]
        problem.suggestions = [[50]] + (0..<suggestionCount).map { _ in [Double(numbers.next(0, 200))] }
        return problem
    }
}
