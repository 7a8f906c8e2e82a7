/// Where to look for a conflict that an edit made.
///
/// Before the edit everything could hold, so every conflict has one of the edited constraints in it; and it hangs
/// together, since of two parts without a common variable one alone could not hold. So:
///
/// 1. Begin with the edited constraints.
/// 2. Add those that share a variable with them, then those that share one with these, and so on, until there are four
///    times as many.
/// 3. If these can hold at once, go on with step 2.
///
/// - Complexity: linear in the terms, and solves of sets that grow by four: together a third more than the last of
///   them.
extension Problem {
    /// A part around some constraints that cannot hold either. All constraints must be required.
    func impossiblePart(near edited: [Int]) -> Problem {
        let occurrences = occurrences()
        var isReached = [Bool](repeating: false, count: constraintCount)
        var isSeen = [Bool](repeating: false, count: variableCount)
        var reached = edited
        for constraint in edited { isReached[constraint] = true }
        var head = 0
        var wanted = max(16, 4 * edited.count)
        while true {
            while head < reached.count, reached.count < wanted {
                for term in terms(of: reached[head]) {
                    let neighbour = Int(variable[term])
                    guard !isSeen[neighbour] else { continue }
                    isSeen[neighbour] = true
                    for constraint in occurrences[neighbour] where !isReached[constraint] {
                        isReached[constraint] = true
                        reached.append(constraint)
                    }
                }
                head += 1
            }
            // Beyond half of them, leaving out the others would save little.
            if head == reached.count || 2 * reached.count > constraintCount { return copy() }
            let part = restricted(to: reached.sorted())
            var finder = ConflictFinder(part.copy())
            if !finder.canHold(part.requiredConstraints) { return part }
            wanted = 4 * reached.count
        }
    }

    /// Some constraints, in order, and the variables in them.
    func restricted(to chosen: [Int]) -> Problem {
        var result = Problem()
        result.hasTies = hasTies
        var number = [Int32](repeating: -1, count: variableCount)
        for constraint in chosen {
            for term in terms(of: constraint) { number[Int(variable[term])] = 0 }
        }
        for index in 0..<variableCount where number[index] == 0 {
            number[index] = Int32(result.variableCount)
            result.declaration.append(declaration[index])
            result.preferred.append(preferred[index])
        }
        for constraint in chosen {
            for term in terms(of: constraint) {
                result.variable.append(number[Int(variable[term])])
                result.coefficient.append(coefficient[term])
            }
            result.close(relation[constraint], constant[constraint], priority[constraint], mark[constraint])
        }
        return result
    }

    private func occurrences() -> [[Int]] {
        var result = [[Int]](repeating: [], count: variableCount)
        for constraint in 0..<constraintCount {
            for term in terms(of: constraint) { result[Int(variable[term])].append(constraint) }
        }
        return result
    }
}
