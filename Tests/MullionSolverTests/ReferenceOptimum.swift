@testable import MullionSolver

/// The optimum by its definition, in exact numbers: slow, and independent of the solver but for its fractions.
///
/// Every variable is a difference of two numbers >= 0, every constraint an equation with its overshoot and shortfall:
/// a·x⁺ − a·x⁻ − over + under = b. A textbook tableau minimises the errors of the highest priority; "their sum is at
/// most that" is added as a further row, and so on downwards. Pivots by Bland's rule.
struct ReferenceOptimum {
    /// The least sum of errors by priority, from the highest; 1000 is satisfiable when its sum is 0.
    private(set) var errors: [(priority: Float, total: Rational)] = []

    private let variableCount: Int
    /// Rows of coefficients, the right side last.
    private var rows: [[Rational]] = []
    private var basis: [Int] = []
    private var columnCount: Int

    init(_ constraints: [Solver.Constraint], variableCount: Int) {
        self.variableCount = variableCount
        columnCount = 2 * variableCount + 2 * constraints.count
        for (index, constraint) in constraints.enumerated() {
            var row = [Rational](repeating: .zero, count: columnCount + 1)
            for term in constraint.terms {
                let coefficient = Rational(term.coefficient)
                let column = 2 * term.variable.index
                row[column] = row[column] + coefficient
                row[column + 1] = row[column + 1] - coefficient
            }
            let over = 2 * variableCount + 2 * index
            row[over] = Rational(-1)
            row[over + 1] = .one
            row[columnCount] = Rational(constraint.constant)
            if constraint.constant < 0 {
                row = row.map { -$0 }
                basis.append(over)
            } else {
                basis.append(over + 1)
            }
            rows.append(row)
        }
        for priority in Set(constraints.map(\.priority.rawValue)).sorted(by: >) {
            var cost = [Rational](repeating: .zero, count: columnCount)
            for (index, constraint) in constraints.enumerated() where constraint.priority.rawValue == priority {
                let over = 2 * variableCount + 2 * index
                if constraint.relation != .greaterThanOrEqual { cost[over] = .one }
                if constraint.relation != .lessThanOrEqual { cost[over + 1] = .one }
            }
            // Errors are bounded below, so there is an optimum.
            let total = minimise(cost)!
            errors.append((priority, total))
            hold(cost, at: total)
        }
    }

    /// The least and greatest value of a variable over all optimal points; nil for an end that is not bounded.
    func range(of variable: Int) -> (low: Rational?, high: Rational?) {
        func extreme(_ sign: Rational) -> Rational? {
            var copy = self
            var cost = [Rational](repeating: .zero, count: columnCount)
            cost[2 * variable] = sign
            cost[2 * variable + 1] = -sign
            return copy.minimise(cost).map { $0 * sign }
        }
        return (extreme(.one), extreme(Rational(-1)))
    }

    /// Adds the row cost + slack = total, which the present point meets with a slack of 0.
    private mutating func hold(_ cost: [Rational], at total: Rational) {
        for index in rows.indices { rows[index].insert(.zero, at: columnCount) }
        var row = cost + [.one, total]
        columnCount += 1
        for (index, column) in basis.enumerated() where !row[column].isZero {
            let factor = row[column]
            for k in row.indices where !rows[index][k].isZero { row[k] = row[k] - factor * rows[index][k] }
        }
        rows.append(row)
        basis.append(columnCount - 1)
    }

    /// The least value of a cost, nil when there is none.
    private mutating func minimise(_ cost: [Rational]) -> Rational? {
        var reduced = cost + [Rational](repeating: .zero, count: columnCount + 1 - cost.count)
        for (index, column) in basis.enumerated() where !reduced[column].isZero {
            let factor = reduced[column]
            for k in reduced.indices where !rows[index][k].isZero { reduced[k] = reduced[k] - factor * rows[index][k] }
        }
        while let entering = (0..<columnCount).first(where: { reduced[$0].sign < 0 }) {
            var leaving: Int?
            var best = Rational.zero
            for row in rows.indices where rows[row][entering].sign > 0 {
                let ratio = rows[row][columnCount] / rows[row][entering]
                if leaving == nil || ratio < best || (ratio == best && basis[row] < basis[leaving!]) {
                    (leaving, best) = (row, ratio)
                }
            }
            guard let leaving else { return nil }
            pivot(leaving, entering, &reduced)
        }
        return -reduced[columnCount]
    }

    private mutating func pivot(_ row: Int, _ column: Int, _ reduced: inout [Rational]) {
        let inverse = Rational.one / rows[row][column]
        if inverse != .one {
            for k in rows[row].indices where !rows[row][k].isZero { rows[row][k] = rows[row][k] * inverse }
        }
        let used = rows[row].indices.filter { !rows[row][$0].isZero }
        for other in rows.indices where other != row && !rows[other][column].isZero {
            let factor = rows[other][column]
            for k in used { rows[other][k] = rows[other][k] - factor * rows[row][k] }
        }
        let factor = reduced[column]
        for k in used { reduced[k] = reduced[k] - factor * rows[row][k] }
        basis[row] = column
    }
}
