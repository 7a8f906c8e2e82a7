// Connected components in canonical order. Methods of the store, so that it is passed once and not for every term.
extension ConstraintStore {
    /// Adds the connected components of the variables of a set to it, and sorts it.
    func reach(_ set: inout DirtySet) {
        var head = 0
        while head < set.seeds.count, set.seeds.count < variableCount {
            let variable = set.seeds[head]
            head += 1
            var here = firstOfVariable[variable]
            while here >= 0 {
                for term in terms(of: Int(terms[here].owner)) { set.insert(Int(terms[term].variable)) }
                here = terms[here].next
            }
        }
        set.sort()
    }

    /// The constraints between some variables.
    /// - Parameters:
    ///   - reached: ascending.
    ///   - numbers: by variable, scratch memory for its number in the problem.
    ///   - bucket: scratch memory.
    func copyOut(
        _ reached: borrowing Pool<Int32>, _ variables: borrowing VariableTable, into problem: inout Problem,
        numbers: inout Pool<Int32>, bucket: inout Pool<Int32>
    ) {
        problem.removeAll()
        if 2 * reached.count > variableCount {
            problem.reserve(variables: reached.count, constraints: slotCount, terms: terms.count)
        }
        problem.declaration.append(reached, reached.indices)
        // Entries of variables outside are never read.
        if numbers.count < variableCount { numbers.append(repeating: 0, count: variableCount - numbers.count) }
        for index in reached.indices {
            problem.preferred.append(variables.preferred(Int(reached[index])))
            numbers[reached[index]] = Int32(index)
        }
        for index in reached.indices {
            bucket.removeAll()
            var here = firstOfVariable[reached[index]]
            while here >= 0 {
                let slot = terms[here].owner
                if slots[slot].firstTerm == here { bucket.append(slot) }
                here = terms[here].next
            }
            // Lists begin with what was added last.
            bucket.reverse()
            bucket.sort(bucket.indices) { precedes(Int($0), Int($1)) }
            for position in bucket.indices {
                let slot = Int(bucket[position])
                for term in terms(of: slot) {
                    problem.variable.append(numbers[terms[term].variable])
                    problem.coefficient.append(terms[term].coefficient)
                }
                problem.close(slots[slot].relation, slots[slot].constant, slots[slot].priority, Int32(slot))
            }
        }
    }

    /// Whether a required constraint has a variable that occurs in no other one.
    @inline(__always)
    func hasPrivateVariable(_ slot: Int) -> Bool {
        for term in terms(of: slot) where requiredCount[terms[term].variable] == 1 { return true }
        return false
    }

    /// Marks the variables of a constraint.
    @inline(__always)
    func mark(_ slot: Int, _ set: inout DirtySet) {
        for term in terms(of: slot) { set.insert(Int(terms[term].variable)) }
    }
}
