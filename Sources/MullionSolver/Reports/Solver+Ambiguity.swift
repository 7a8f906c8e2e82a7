extension Solver {
    /// Returns the variables that only the tie rule determines, in ascending order: those with several values over all
    /// points that are optimal for the constraints. Preferred values are not constraints.
    /// - Complexity: linear, plus two short runs of the solver for each variable in question.
    public func ambiguousVariables() -> [Variable] {
        solvePending()
        return (0..<variables.count).filter { variables.isLive($0) && isAmbiguous($0) }.map { variables.handle($0) }
    }

    /// Returns whether only the tie rule determines a variable.
    ///
    /// What a query computes about the system is kept for later queries, until constraints or values change.
    public func isAmbiguous(_ variable: Variable) -> Bool {
        guard isKnown(variable) else { return false }
        solvePending()
        return isAmbiguous(variable.index)
    }

    /// Returns the minimum and maximum of a variable over all points that are optimal for the constraints; nil for a
    /// variable that was removed or belongs to a different solver.
    public func optimalRange(of variable: Variable) -> ClosedRange<Double>? {
        guard isKnown(variable) else { return nil }
        solvePending()
        return range(of: variable.index)
    }
}

/// What questions about ranges have in common, until the next solve.
struct RangeMemory {
    /// By simplex system: itself without ties, or nil inside when it has one optimal point only.
    var simplexes: [Int: Simplex?] = [:]
    /// The groups that were looked at, and those of their derived values that follow from open ones.
    var groups: Set<Int32> = []
    var open: Set<Int> = []

    var isEmpty: Bool { simplexes.isEmpty && groups.isEmpty }
}

extension Solver {
    private func isAmbiguous(_ variable: Int) -> Bool {
        let range = range(of: variable)
        let size = min(range.lowerBound.magnitude, range.upperBound.magnitude)
        return range.upperBound - range.lowerBound > 1e-6 * max(1, size.isFinite ? size : 1)
    }

    private func range(of variable: Int) -> ClosedRange<Double> {
        let representative = Int(variables.link[variable].representative)
        let offset = variables.link[variable].offset
        guard representative >= 0 else { return offset...offset }
        let range = rangeOfRepresentative(representative)
        let scale = variables.link[variable].scale
        let ends = [range.lowerBound * scale + offset, range.upperBound * scale + offset]
        return min(ends[0], ends[1])...max(ends[0], ends[1])
    }

    private func rangeOfRepresentative(_ variable: Int) -> ClosedRange<Double> {
        if isFrozen(variable) { return exactRange(of: variable) }
        defer { sum.clear() }
        sum.reset(count: variables.count)
        if variables.unit[variable] == Reduction.none { expand(variable) } else { sum.add(1, to: variable) }
        return rangeOfSum(around: variables.solved[variable].value)
    }

    private func isFrozen(_ representative: Int) -> Bool {
        variables.unit[representative] == Reduction.none && variables.solved[representative].group < 0
    }

    /// The range of a variable in a system that doubles could not solve.
    private func exactRange(of variable: Int) -> ClosedRange<Double> {
        let problem = system(of: variable)
        guard problem.constraintCount > 0 else { return -.infinity ... .infinity }
        guard let index = problem.declaration.firstIndex(of: Int32(variable)) else { return 0...0 }
        let value = variables.readValue(variable)
        let ends = ExactSystem.range(of: index, in: problem) ?? value...value
        return min(ends.lowerBound, value)...max(ends.upperBound, value)
    }

    /// Writes a derived value in terms of columns whose values are open into the sum.
    private func expand(_ variable: Int) {
        noteOpen(group: variables.solved[variable].group)
        unexpanded.removeAll()
        unexpanded.append(Int32(variable))
        sum.add(1, to: variable)
        while let derived = takeFirstDerived() {
            let factor = sum.take(derived)
            statistics.rangeWork += units.groups.definition(of: derived).count
            for index in units.groups.definition(of: derived) {
                let term = units.groups.term(index)
                let other = Int(term.variable)
                guard isOpen(other) else { continue }
                let isNew = sum.add(factor * term.coefficient, to: other)
                if isNew, variables.derivation[other] >= 0 { unexpanded.append(term.variable) }
            }
        }
        sum.dropCancelled()
    }

    /// Finds the derived values of a group that follow from open ones, in the order in which they follow.
    private func noteOpen(group: Int32) {
        guard rangeMemory.groups.insert(group).inserted else { return }
        var member = group
        while member >= 0 {
            let derived = units.groups.variable(ofMember: member)
            let definition = units.groups.definition(of: derived)
            statistics.rangeWork += definition.count
            if definition.contains(where: { isOpen(Int(units.groups.term($0).variable)) }) {
                rangeMemory.open.insert(derived)
            }
            member = units.groups.next(afterMember: member)
        }
    }

    private func isOpen(_ variable: Int) -> Bool {
        variables.derivation[variable] >= 0 ? rangeMemory.open.contains(variable) : !isDetermined(variable)
    }

    /// Whether a column has one value at all optimal points for a reason that is seen at once.
    private func isDetermined(_ column: Int) -> Bool {
        let unit = Int(variables.unit[column])
        guard unit < 0 else { return tieless(unit) == nil }
        let range = units.singles.minimum(of: ~unit).range
        return range.lowerBound == range.upperBound
    }

    private func tieless(_ unit: Int) -> Simplex? {
        if let known = rangeMemory.simplexes[unit] { return known }
        let simplex = units.systems[unit]!.simplex.withoutTies()
        statistics.rangeWork += simplex.original.count
        let result = simplex.hasSurvivingTies ? simplex : nil
        rangeMemory.simplexes[unit] = .some(result)
        return result
    }

    /// The range of the value that the sum is, of columns whose units are independent.
    private func rangeOfSum(around value: Double) -> ClosedRange<Double> {
        var (low, high) = (value, value)
        var parts: [Int: [(column: Int, coefficient: Double)]] = [:]
        for column in sum.used.indices.lazy.map({ Int(self.sum.used[$0]) }) {
            let coefficient = sum.value(of: column)
            let unit = Int(variables.unit[column])
            if unit < 0 {
                let here = variables.solved[column].value
                let range = units.singles.minimum(of: ~unit).range
                let ends = [(range.lowerBound - here) * coefficient, (range.upperBound - here) * coefficient]
                low += min(ends[0], ends[1])
                high += max(ends[0], ends[1])
            } else if let index = units.systems[unit]!.column(of: column) {
                parts[unit, default: []].append((index, coefficient))
            }
        }
        statistics.rangeWork += 1 + sum.count
        for (unit, part) in parts {
            guard let simplex = tieless(unit) else { continue }
            let here = part.reduce(0) { $0 + $1.coefficient * simplex.value[$1.column] }
            let range = simplex.range(of: part, work: &statistics.rangeWork)
            low += range.lowerBound - here
            high += range.upperBound - here
        }
        return low...max(low, high)
    }
}
