// What hangs together, in canonical order. Methods of the store, so that it is handed over once and not for every term.
extension ConstraintStore {
    /// Adds everything that hangs together with the variables of a set to it; all of them, ascending.
    func reach(_ set: inout DirtySet) -> [Int32] {
        var reached = set.seeds
        var head = 0
        while head < reached.count {
            let variable = Int(reached[head])
            head += 1
            var here = firstOfVariable[variable]
            while here >= 0 {
                for term in terms(of: Int(termOwner[Int(here)])) {
                    let neighbour = termVariable[term]
                    guard !set.contains(Int(neighbour)) else { continue }
                    set.insert(Int(neighbour))
                    reached.append(neighbour)
                }
                here = nextTerm[Int(here)]
            }
        }
        reached.sort()
        return reached
    }

    /// The constraints between some variables.
    /// - Parameter numbers: by variable, scratch memory for its number in the problem.
    func copyOut(_ reached: [Int32], preferred: [Double], numbers: inout [Int32]) -> Problem {
        var problem = Problem()
        problem.declaration = reached
        problem.preferred = reached.map { preferred[Int($0)] }
        for (index, variable) in reached.enumerated() { numbers[Int(variable)] = Int32(index) }
        var bucket: [Int] = []
        for variable in reached.lazy.map(Int.init) {
            bucket.removeAll(keepingCapacity: true)
            var here = firstOfVariable[variable]
            while here >= 0 {
                let slot = Int(termOwner[Int(here)])
                if firstTerm[slot] == here { bucket.append(slot) }
                here = nextTerm[Int(here)]
            }
            if bucket.count > 1 { sort(&bucket) }
            for slot in bucket {
                for term in terms(of: slot) {
                    problem.variable.append(numbers[Int(termVariable[term])])
                    problem.coefficient.append(termCoefficient[term])
                }
                problem.close(relation[slot], constant[slot], priority[slot], Int32(slot))
            }
        }
        return problem
    }

    /// Canonical order: by insertion for the few that most variables have.
    private func sort(_ bucket: inout [Int]) {
        guard bucket.count <= 8 else { return bucket.sort(by: precedes) }
        for index in 1..<bucket.count {
            var place = index
            while place > 0, precedes(bucket[place], bucket[place - 1]) {
                bucket.swapAt(place, place - 1)
                place -= 1
            }
        }
    }

    /// Whether a required constraint has a variable that stands in no other one.
    func hasPrivateVariable(_ slot: Int) -> Bool {
        for term in terms(of: slot) where requiredCount[Int(termVariable[term])] == 1 { return true }
        return false
    }

    /// Marks the variables of a constraint.
    func mark(_ slot: Int, _ set: inout DirtySet) {
        for term in terms(of: slot) { set.insert(Int(termVariable[term])) }
    }
}
