/// Derived values, each defined by columns and by derived values before it, in groups: those that share anything.
///
/// A group is a list of members, one for each derived variable, in the order in which their values follow from each
/// other, and is identified by the first one. Members of groups that are gone are used again, and so are runs of terms,
/// like those of `ConstraintStore`.
struct GroupTable: ~Copyable {
    /// By variable: its member, -1 for a variable that is not derived.
    private var memberOfVariable = Pool<Int32>()
    private var members = Pool<Member>()
    /// By member: whether it is the first of a group whose values wait to be found again.
    private var queued = Pool<Bool>()
    private var freeMembers = Pool<Int32>()
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
        /// -1 where the member is free.
        var termCount: Int32 = -1
        /// The next one in its group, -1 for the last.
        var next: Int32 = -1
        var variable: Int32 = -1

        var terms: Range<Int> { Int(firstTerm)..<Int(firstTerm) + Int(termCount) }
    }

    mutating func addVariable() {
        memberOfVariable.append(-1)
    }

    /// How many terms there is memory for.
    var termCapacity: Int { terms.count }

    /// Whether the values of a group wait to be found again.
    @inline(__always)
    func isQueued(_ group: Int32) -> Bool { queued[group] }

    @inline(__always)
    mutating func setQueued(_ group: Int32, _ isQueued: Bool) { queued[group] = isQueued }

    /// A derived variable of a group; the first one is that of the group itself.
    func variable(ofMember member: Int32) -> Int { Int(members[member].variable) }

    /// The member after another in their group, -1 after the last.
    func next(afterMember member: Int32) -> Int32 { members[member].next }

    /// The terms that define a variable.
    func definition(of variable: Int) -> Range<Int> { members[memberOfVariable[variable]].terms }

    /// What is added to those terms.
    func constant(of variable: Int) -> Double { members[memberOfVariable[variable]].constant }

    func term(_ index: Int) -> Elimination.DefinitionTerm { terms[index] }

    /// The value of a member from those it follows from.
    func value(ofMember member: Int32, _ variables: borrowing VariableTable) -> Double {
        var sum = members[member].constant
        for index in members[member].terms {
            sum += terms[index].coefficient * variables.solved[terms[index].variable].value
        }
        return sum
    }

    // MARK: - Making

    /// Makes groups of all derived variables of a problem, and queues them.
    mutating func install(
        _ elimination: borrowing Elimination, _ problem: borrowing Problem, _ variables: inout VariableTable,
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
            let range = elimination.terms(of: index)
            let member = define(
                variable, after: lastOfRoot[top], constant: elimination.definitionConstant[index],
                termCount: range.count)
            if groupOfRoot[top] < 0 {
                groupOfRoot[top] = member
                queue.append(member)
                queued[member] = true
            }
            lastOfRoot[top] = member
            var target = Int(members[member].firstTerm)
            for position in range {
                let term = elimination.definition[position]
                terms[target] = Elimination.DefinitionTerm(
                    coefficient: term.coefficient, variable: problem.declaration[term.variable])
                target += 1
            }
        }
        for index in parent.indices {
            let group = groupOfRoot[parent.root(of: Int32(index))]
            if group >= 0 { variables.solved[problem.declaration[index]].group = group }
        }
    }

    /// Makes a member with room for its terms after another, -1 for the first of a group.
    private mutating func define(_ variable: Int32, after last: Int32, constant: Double, termCount: Int) -> Int32 {
        var first = terms.count
        if termCount > 0, termCount < freeRuns.count, freeRuns[termCount] >= 0 {
            first = Int(freeRuns[termCount])
            freeRuns[termCount] = terms[first].variable
        } else {
            terms.append(repeating: Elimination.DefinitionTerm(coefficient: 0, variable: 0), count: termCount)
        }
        let member = takeMember()
        members[member] = Member(
            constant: constant, firstTerm: Int32(first), termCount: Int32(termCount), variable: variable)
        memberOfVariable[variable] = member
        if last >= 0 { members[last].next = member }
        return member
    }

    private mutating func takeMember() -> Int32 {
        if let member = freeMembers.popLast() { return member }
        members.append(Member())
        queued.append(false)
        return Int32(members.count - 1)
    }

    /// Forgets a group; one that is gone already is left alone.
    mutating func release(_ group: Int32) {
        var here = members[group].termCount < 0 ? -1 : group
        while here >= 0 {
            let member = members[here]
            let size = Int(member.termCount)
            if size > 0 {
                if freeRuns.count <= size { freeRuns.append(repeating: -1, count: size + 1 - freeRuns.count) }
                terms[member.firstTerm].variable = freeRuns[size]
                freeRuns[size] = member.firstTerm
            }
            memberOfVariable[member.variable] = -1
            members[here] = Member()
            queued[here] = false
            freeMembers.append(here)
            here = member.next
        }
    }
}
