// Step 4: conflicts of unknowns, where values that are fixed are numbers.
extension ChainedConflicts {
    /// The most constraints of a part, and of the equations that its values follow from.
    private static var largestPart: Int { 128 }

    /// Finds a conflict of each part and leaves out its last member; returns whether there was one.
    mutating func findInParts() -> Bool {
        var found: [[Int]] = []
        for part in parts() where part.count > 1 && part.count <= Self.largestPart && !isExhausted {
            if let conflict = conflict(ofPart: part) { found.append(conflict) }
        }
        var isAny = false
        // Two may have the same last member; then the second is gone with the first.
        for conflict in found where !conflict.contains(where: { isOut[$0] }) {
            leaveOutLast(of: conflict)
            isAny = true
        }
        return isAny
    }

    /// The constraints with unknowns, in parts that share none.
    private func parts() -> [[Int]] {
        var parent = Pool<Int32>()
        for variable in value.indices { parent.append(Int32(variable)) }
        var first: [(constraint: Int, variable: Int32)] = []
        for constraint in constraints where !isOut[constraint] && unknownCount[constraint] > 0 {
            var one: Int32 = -1
            for term in problem.terms(of: constraint) where value[Int(problem.variable[term])].isNaN {
                let root = parent.root(of: problem.variable[term])
                if one >= 0 { parent[root] = one }
                one = parent.root(of: root)
            }
            first.append((constraint, one))
        }
        var parts: [Int32: [Int]] = [:]
        var order: [Int32] = []
        for (constraint, variable) in first {
            let top = parent.root(of: variable)
            if parts[top] == nil { order.append(top) }
            parts[top, default: []].append(constraint)
        }
        return order.map { parts[$0] ?? [] }
    }

    /// A minimal conflict of a part and the equations that its values follow from, in acceptance order; nil if it
    /// holds, or if these are many.
    private mutating func conflict(ofPart part: [Int]) -> [Int]? {
        var finder = ConflictFinder(reduced(part))
        work += part.count
        guard !finder.canHold(Array(part.indices)) else { return nil }
        let members = finder.minimalSet(among: Array(part.indices)).map { part[$0] }
        guard let causes = causes(of: members) else { return nil }
        let all = (members + causes).sorted()
        var whole = ConflictFinder(problem.restricted(to: all))
        let number = Dictionary(uniqueKeysWithValues: zip(all, all.indices))
        let background = members.compactMap { number[$0] }
        let conflict = background + whole.minimalSet(among: causes.compactMap { number[$0] }, with: background)
        work += 10 * all.count
        // The numbers of the part were rounded.
        guard !whole.canHold(conflict.sorted()) else { return nil }
        return conflict.map { all[$0] }.sorted { rank[$0] < rank[$1] }
    }

    /// The equations that the values in some constraints follow from; nil if they are many.
    private func causes(of members: [Int]) -> [Int]? {
        var causes: [Int] = []
        var seen = Set(members)
        var stack = members
        while let constraint = stack.popLast() {
            for term in problem.terms(of: constraint) {
                let equation = Int(cause[Int(problem.variable[term])])
                guard equation >= 0, seen.insert(equation).inserted else { continue }
                causes.append(equation)
                stack.append(equation)
            }
            if causes.count > Self.largestPart { return nil }
        }
        return causes
    }

    /// Constraints with the values of what is fixed in them.
    private func reduced(_ part: [Int]) -> Problem {
        var result = Problem()
        result.hasTies = false
        var number: [Int32: Int32] = [:]
        for constraint in part {
            for term in problem.terms(of: constraint) where value[Int(problem.variable[term])].isNaN {
                number[problem.variable[term]] = 0
            }
        }
        for variable in number.keys.sorted() {
            number[variable] = Int32(result.variableCount)
            result.declaration.append(problem.declaration[variable])
            result.preferred.append(.nan)
        }
        for constraint in part {
            var constant = problem.constant[constraint]
            for term in problem.terms(of: constraint) {
                let variable = problem.variable[term]
                if let unknown = number[variable] {
                    result.variable.append(unknown)
                    result.coefficient.append(problem.coefficient[term])
                } else {
                    constant -= problem.coefficient[term] * value[Int(variable)]
                }
            }
            result.close(problem.relation[constraint], constant, 1000, Int32(constraint))
        }
        return result
    }
}
