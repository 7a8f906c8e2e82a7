import MullionSolver

extension [SolverTerm] {
    /// Takes away the terms from an index on of each variable whose coefficients come to less than 10⁻¹², which the
    /// solver refuses: multipliers can be so small, or so close to 1.
    /// - Complexity: linear for the usual multiples of a half, else quadratic.
    mutating func dropTinySums(from first: Int) {
        // Sums of halves are 0 or not small.
        guard self[first...].contains(where: { !$0.isHalves }) else { return }
        var tiny: Set<Solver.Variable> = []
        for index in first..<count where !tiny.contains(self[index].variable) {
            let variable = self[index].variable
            let sum = self[first...].reduce(0) { $1.variable == variable ? $0 + $1.coefficient : $0 }
            if sum.magnitude < 1e-12 { tiny.insert(variable) }
        }
        guard !tiny.isEmpty else { return }
        let kept = self[first...].filter { !tiny.contains($0.variable) }
        replaceSubrange(first..., with: kept)
    }
}

extension SolverTerm {
    /// Whether the coefficient is a multiple of a half, and not large.
    fileprivate var isHalves: Bool {
        let doubled = coefficient * 2
        return doubled.magnitude < 1e6 && doubled == doubled.rounded()
    }
}
