extension Solver {
    /// The variables that only the tie rule decides, ascending: those that have several values over all points that are
    /// optimal for the constraints. Preferred values are not constraints.
    /// - Complexity: linear, plus two short runs of the solver for each variable in question.
    public func ambiguousVariables() -> [Variable] {
        var ranges = Ranges(self)
        return (0..<variables.count).filter { variables.isLive($0) && ranges.isAmbiguous($0) }.map {
            variables.handle($0)
        }
    }

    /// Whether only the tie rule decides a variable.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        guard isKnown(variable) else { return false }
        var ranges = Ranges(self)
        return ranges.isAmbiguous(variable.index)
    }

    /// The least and greatest value of a variable over all points that are optimal for the constraints; nil for a
    /// variable that was removed or belongs to another solver.
    public func optimalRange(of variable: Variable) -> ClosedRange<Double>? {
        guard isKnown(variable) else { return nil }
        var ranges = Ranges(self)
        return ranges.range(of: variable.index)
    }

    fileprivate func isFrozen(_ representative: Int) -> Bool {
        variables.unit[representative] == Reduction.none && variables.group[representative] < 0
    }

    /// The range of a variable in a system that doubles could not solve.
    fileprivate func exactRange(of variable: Int) -> ClosedRange<Double> {
        let problem = system(of: variable)
        guard problem.constraintCount > 0 else { return -.infinity ... .infinity }
        guard let index = problem.declaration.firstIndex(of: Int32(variable)) else { return 0...0 }
        let value = variables.readValue(variable)
        let ends = ExactSystem.range(of: index, in: problem) ?? value...value
        return min(ends.lowerBound, value)...max(ends.upperBound, value)
    }
}

/// Ranges of variables, with what several of them need remembered.
private struct Ranges {
    let solver: Solver
    /// By simplex system: itself without ties, or nil inside when it has one optimal point only.
    private var simplexes: [Int: Simplex?] = [:]
    /// By group: what its derived values are in terms of columns.
    private var expansions: [Int: [Int: [Int: Double]]] = [:]

    init(_ solver: Solver) {
        solver.solvePending()
        self.solver = solver
    }

    mutating func isAmbiguous(_ variable: Int) -> Bool {
        let range = range(of: variable)
        let size = min(range.lowerBound.magnitude, range.upperBound.magnitude)
        return range.upperBound - range.lowerBound > 1e-6 * max(1, size.isFinite ? size : 1)
    }

    mutating func range(of variable: Int) -> ClosedRange<Double> {
        let representative = Int(solver.variables.link[variable].representative)
        let offset = solver.variables.link[variable].offset
        guard representative >= 0 else { return offset...offset }
        let range = rangeOfRepresentative(representative)
        let scale = solver.variables.link[variable].scale
        let ends = [range.lowerBound * scale + offset, range.upperBound * scale + offset]
        return min(ends[0], ends[1])...max(ends[0], ends[1])
    }

    private mutating func rangeOfRepresentative(_ variable: Int) -> ClosedRange<Double> {
        if solver.isFrozen(variable) { return solver.exactRange(of: variable) }
        guard solver.variables.unit[variable] == Reduction.none else { return range(of: [variable: 1]) }
        return range(of: expansion(of: variable))
    }

    /// A derived value in terms of columns.
    private mutating func expansion(of variable: Int) -> [Int: Double] {
        let group = Int(solver.variables.group[variable])
        if let known = expansions[group] { return known[variable] ?? [:] }
        var all: [Int: [Int: Double]] = [:]
        var derived = group
        while derived >= 0 {
            var sum: [Int: Double] = [:]
            for index in solver.units.groups.definition(of: derived) {
                let term = solver.units.groups.term(index)
                let other = Int(term.variable)
                if let inner = all[other] {
                    for (column, coefficient) in inner { sum[column, default: 0] += term.coefficient * coefficient }
                } else if !isDetermined(other) {
                    sum[other, default: 0] += term.coefficient
                }
            }
            all[derived] = sum
            derived = solver.units.groups.next(after: derived)
        }
        expansions[group] = all
        return all[variable] ?? [:]
    }

    /// Whether a column has one value at all optimal points for a reason that is seen at once.
    private mutating func isDetermined(_ column: Int) -> Bool {
        let unit = solver.variables.unit[column]
        return unit >= 0 && unit != Reduction.none && tieless(Int(unit)) == nil
    }

    private mutating func tieless(_ unit: Int) -> Simplex? {
        if let known = simplexes[unit] { return known }
        let simplex = solver.units.systems[unit]!.simplex.withoutTies()
        let result = simplex.hasSurvivingTies ? simplex : nil
        simplexes[unit] = .some(result)
        return result
    }

    /// The sum over the units of the columns, which are independent.
    private mutating func range(of form: [Int: Double]) -> ClosedRange<Double> {
        var low = 0.0
        var high = 0.0
        var parts: [Int: [(column: Int, coefficient: Double)]] = [:]
        for (column, coefficient) in form {
            let unit = Int(solver.variables.unit[column])
            if unit < 0 {
                let range = solver.units.singles.minimum(of: ~unit).range
                let ends = [range.lowerBound * coefficient, range.upperBound * coefficient]
                low += min(ends[0], ends[1])
                high += max(ends[0], ends[1])
            } else if let index = solver.units.systems[unit]!.columns.firstIndex(of: Int32(column)) {
                parts[unit, default: []].append((index, coefficient))
            }
        }
        for (unit, part) in parts {
            if let simplex = tieless(unit) {
                let range = simplex.range(of: part)
                low += range.lowerBound
                high += range.upperBound
            } else {
                let simplex = solver.units.systems[unit]!.simplex
                let here = part.reduce(0) { $0 + $1.coefficient * simplex.value[$1.column] }
                low += here
                high += here
            }
        }
        return low...max(low, high)
    }
}
