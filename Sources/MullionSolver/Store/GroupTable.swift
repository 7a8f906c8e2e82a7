/// Derived values, each defined by columns and by derived values before it, in groups: those that share anything.
///
/// A group is named after the first derived variable in it, and is a list of its variables in the order in which their
/// values follow from each other. Terms are runs of one pool, used again like those of `ConstraintStore`.
struct GroupTable: ~Copyable {
    /// By variable.
    private var members = Pool<Member>()
    private var terms = Pool<Elimination.DefinitionTerm>()
    /// By number of terms: a run that is free, -1 without; the `variable` of its first term is the next one.
    private var freeRuns = Pool<Int32>()

    // Scratch memory, by variable of a problem.
    private var parent = Pool<Int32>()
    private var groupOfRoot = Pool<Int32>()
    private var lastOfRoot = Pool<Int32>()

    struct Member {
        var constant = 0.0
        var firstTerm: Int32 = 0
        /// -1 for a variable that is not derived.
        var termCount: Int32 = -1
        /// The next one in its group, -1 for the last.
        var next: Int32 = -1
        /// Of the first of a group: whether the values of the group wait to be found again.
        var isQueued = false
    }

    mutating func addVariable() {
        members.append(Member())
    }

    /// How many terms there is memory for.
    var termCapacity: Int { terms.count }

    /// Whether the values of a group wait to be found again.
    @inline(__always)
    func isQueued(_ group: Int) -> Bool { members[group].isQueued }

    @inline(__always)
    func isQueued(_ group: Int32) -> Bool { members[group].isQueued }

    @inline(__always)
    mutating func setQueued(_ group: Int, _ isQueued: Bool) { members[group].isQueued = isQueued }

    @inline(__always)
    mutating func setQueued(_ group: Int32, _ isQueued: Bool) { members[group].isQueued = isQueued }

    func contains(_ group: Int) -> Bool { members[group].termCount >= 0 }

    /// The derived variable after another in their group, -1 after the last.
    func next(after variable: Int) -> Int { Int(members[variable].next) }

    /// The terms that define a variable.
    func definition(of variable: Int) -> Range<Int> {
        let first = Int(members[variable].firstTerm)
        return first..<first + Int(members[variable].termCount)
    }

    /// What is added to those terms.
    func constant(of variable: Int) -> Double { members[variable].constant }

    func term(_ index: Int) -> Elimination.DefinitionTerm { terms[index] }

    /// A derived value from those it follows from.
    func value(of variable: Int, from values: borrowing Pool<Double>) -> Double {
        var sum = members[variable].constant
        for index in definition(of: variable) { sum += terms[index].coefficient * values[terms[index].variable] }
        return sum
    }

    // MARK: - Making

    /// Makes groups of all derived variables of a problem, and queues them.
    mutating func install(
        _ elimination: borrowing Elimination, _ problem: borrowing Problem, groups: inout Pool<Int32>,
        queue: inout Pool<Int32>
    ) {
        guard !elimination.isEmpty else { return }
        parent.removeAll()
        parent.reserve(problem.variableCount)
        for variable in 0..<Int32(problem.variableCount) { parent.append(variable) }
        for index in elimination.derived.indices {
            let derived = elimination.derived[index]
            for term in elimination.terms(of: index) {
                let top = parent.root(of: derived)
                parent[top] = parent.root(of: elimination.definition[term].variable)
            }
        }
        groupOfRoot.reset(to: -1, count: problem.variableCount)
        lastOfRoot.reset(to: -1, count: problem.variableCount)
        for index in elimination.derived.indices.reversed() {
            let top = parent.root(of: elimination.derived[index])
            let variable = problem.declaration[elimination.derived[index]]
            if groupOfRoot[top] < 0 {
                groupOfRoot[top] = variable
                queue.append(variable)
            }
            let range = elimination.terms(of: index)
            var target = define(
                variable, after: lastOfRoot[top], constant: elimination.definitionConstant[index],
                termCount: range.count)
            if lastOfRoot[top] < 0 { members[variable].isQueued = true }
            lastOfRoot[top] = variable
            for position in range {
                let term = elimination.definition[position]
                terms[target] = Elimination.DefinitionTerm(
                    coefficient: term.coefficient, variable: problem.declaration[term.variable])
                target += 1
            }
        }
        for index in parent.indices {
            let group = groupOfRoot[parent.root(of: Int32(index))]
            if group >= 0 { groups[problem.declaration[index]] = group }
        }
    }

    /// Makes a variable the one after another, -1 for the first of a group; returns where its terms are entered.
    private mutating func define(_ variable: Int32, after last: Int32, constant: Double, termCount: Int) -> Int {
        var first = terms.count
        if termCount > 0, termCount < freeRuns.count, freeRuns[termCount] >= 0 {
            first = Int(freeRuns[termCount])
            freeRuns[termCount] = terms[first].variable
        } else {
            terms.append(repeating: Elimination.DefinitionTerm(coefficient: 0, variable: 0), count: termCount)
        }
        members[variable] = Member(constant: constant, firstTerm: Int32(first), termCount: Int32(termCount))
        if last >= 0 { members[last].next = variable }
        return first
    }

    /// Forgets a group; one that is gone already is left alone.
    mutating func release(_ group: Int) {
        guard contains(group) else { return }
        var variable = group
        while variable >= 0 {
            let member = members[variable]
            let size = Int(member.termCount)
            if size > 0 {
                if freeRuns.count <= size { freeRuns.append(repeating: -1, count: size + 1 - freeRuns.count) }
                terms[member.firstTerm].variable = freeRuns[size]
                freeRuns[size] = member.firstTerm
            }
            members[variable] = Member()
            variable = Int(member.next)
        }
    }
}
