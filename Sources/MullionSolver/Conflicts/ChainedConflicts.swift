/// Finds conflicts of a problem together: those that follow from values that equations fix, and those of the small
/// parts that the others fall apart into.
///
/// An edit of hundreds of constraints can make hundreds of conflicts. Looking for each of them with solvers of the
/// whole costs the square of their number. Most are chains: a row begins at 0, its views have widths, and its end is
/// somewhere else. So:
///
/// 1. An equation with one unknown fixes it. Of several such equations the first in acceptance order is taken.
/// 2. A constraint without unknowns that does not hold is in conflict with the equations that its values follow from.
///    Substituting them one by one gives each a factor, with which their sum is a contradiction. Equations that fix
///    values one after the other are independent, so those with a factor other than 0 form a minimal conflict.
/// 3. The member of the conflict that is last in acceptance order is left out, what followed from it is unknown again,
///    and step 1 continues.
/// 4. Unknowns that share constraints form parts. A part of at most 128 constraints that cannot hold has a minimal
///    conflict, which with the equations that its values follow from is reduced once more. Step 3 is done for all of
///    these, and step 1 continues.
///
/// Worked example: x == 0, w == 50, x + w − r == 0, r == 40, in this order. The first three fix x, w and r = 50. The
/// last misses by 10; its conflict has all four as members, and the last is left out.
///
/// - Complexity: O(t log n) for t terms, plus what step 3 takes back and the solves of the parts. It stops, with what
///   it found, after 50 times t.
struct ChainedConflicts: ~Copyable {
    let problem: Problem
    let constraints: [Int]
    /// By constraint: its position in acceptance order.
    var rank: [Int32]
    /// Positions to look at next, negated: the heap gives the largest.
    private var ready = IndexHeap()
    var occurrences: [[Int32]]

    /// By variable: its value, NaN while it is unknown; the constraint that fixed it, and when.
    var value: [Double]
    var cause: [Int32]
    private var moment: [Int32]
    /// By moment: the variable.
    private var history: [Int32] = []

    /// By constraint: how many unknowns it has, the variable that it fixes or -1, and whether it was left out.
    var unknownCount: [Int32]
    private var fixed: [Int32]
    var isOut: [Bool]

    var work = 0
    var conflicts: [[Int]] = []

    /// - Parameter order: by constraint: the lowest is accepted first.
    init(_ problem: consuming Problem, order: [UInt64]) {
        constraints = problem.requiredConstraints.sorted { (order[$0], $0) < (order[$1], $1) }
        rank = [Int32](repeating: 0, count: problem.constraintCount)
        occurrences = [[Int32]](repeating: [], count: problem.variableCount)
        value = [Double](repeating: .nan, count: problem.variableCount)
        cause = [Int32](repeating: -1, count: problem.variableCount)
        moment = [Int32](repeating: 0, count: problem.variableCount)
        unknownCount = [Int32](repeating: 0, count: problem.constraintCount)
        fixed = [Int32](repeating: -1, count: problem.constraintCount)
        isOut = [Bool](repeating: false, count: problem.constraintCount)
        for (position, constraint) in constraints.enumerated() {
            rank[constraint] = Int32(position)
            unknownCount[constraint] = Int32(problem.terms(of: constraint).count)
            for term in problem.terms(of: constraint) {
                occurrences[Int(problem.variable[term])].append(Int32(constraint))
            }
        }
        self.problem = problem
    }

    /// The conflicts, each in acceptance order.
    mutating func find() -> [[Int]] {
        for constraint in constraints { enqueue(constraint) }
        repeat { walk() } while findInParts()
        return conflicts
    }

    var isExhausted: Bool { work >= 50 * (problem.variable.count + 100) }

    /// Steps 1 to 3.
    private mutating func walk() {
        while !isExhausted, let next = ready.popLargest() {
            let constraint = constraints[Int(-next)]
            guard !isOut[constraint], fixed[constraint] < 0 else { continue }
            if unknownCount[constraint] == 1, problem.relation[constraint] == .equal {
                fix(by: constraint)
            } else if unknownCount[constraint] == 0, let conflict = conflict(of: constraint) {
                leaveOutLast(of: conflict)
                enqueue(constraint)
            }
        }
    }

    /// Step 3.
    mutating func leaveOutLast(of conflict: [Int]) {
        conflicts.append(conflict)
        let last = conflict[conflict.count - 1]
        isOut[last] = true
        if fixed[last] >= 0 { takeBack(last) }
    }

    private mutating func enqueue(_ constraint: Int) {
        let count = unknownCount[constraint]
        guard !isOut[constraint] else { return }
        if count == 0 || count == 1 && problem.relation[constraint] == .equal { ready.insert(-rank[constraint]) }
    }

    // MARK: - Step 1

    private mutating func fix(by constraint: Int) {
        var rest = problem.constant[constraint]
        var unknown = -1
        var factor = 0.0
        for term in problem.terms(of: constraint) {
            let variable = Int(problem.variable[term])
            if value[variable].isNaN {
                unknown = variable
                factor = problem.coefficient[term]
            } else {
                rest -= problem.coefficient[term] * value[variable]
            }
        }
        guard (rest / factor).isFinite else { return }
        value[unknown] = rest / factor
        cause[unknown] = Int32(constraint)
        moment[unknown] = Int32(history.count)
        history.append(Int32(unknown))
        fixed[constraint] = Int32(unknown)
        work += occurrences[unknown].count
        for other in occurrences[unknown] {
            unknownCount[Int(other)] -= 1
            if Int(other) != constraint { enqueue(Int(other)) }
        }
    }

    // MARK: - Step 2

    /// A minimal conflict of a constraint without unknowns; nil if it holds, or nearly.
    private mutating func conflict(of constraint: Int) -> [Int]? {
        var difference = -problem.constant[constraint]
        var scale = problem.constant[constraint].magnitude
        for term in problem.terms(of: constraint) {
            let part = problem.coefficient[term] * value[Int(problem.variable[term])]
            difference += part
            scale = max(scale, part.magnitude)
        }
        let error = problem.relation[constraint].error(difference)
        guard error > 10 * Tolerance.required(scale) else { return nil }

        var factors: [Int: Double] = [constraint: 1]
        /// By variable: the coefficient that is still to be substituted, and the largest part of it.
        var sums: [Int: (sum: Double, largest: Double)] = [:]
        var pending = IndexHeap()
        func add(_ constraint: Int, _ factor: Double, without own: Int) {
            for term in problem.terms(of: constraint) where Int(problem.variable[term]) != own {
                let variable = Int(problem.variable[term])
                let part = factor * problem.coefficient[term]
                let old = sums[variable] ?? (0, 0)
                if sums[variable] == nil { pending.insert(moment[variable]) }
                sums[variable] = (old.sum + part, max(old.largest, part.magnitude))
                work += 1
            }
        }
        add(constraint, 1, without: -1)
        var allowed = 10 * Tolerance.required(scale)
        while let latest = pending.popLargest() {
            let variable = Int(history[Int(latest)])
            let (sum, largest) = sums[variable] ?? (0, 0)
            guard sum.magnitude > Tolerance.cancelled * largest else { continue }
            let equation = Int(cause[variable])
            let own = problem.terms(of: equation).first { Int(problem.variable[$0]) == variable }!
            let factor = -sum / problem.coefficient[own]
            factors[equation] = factor
            allowed += factor.magnitude * 10 * Tolerance.required(max(scale, problem.constant[equation].magnitude))
            add(equation, factor, without: variable)
        }
        // What all members together may be missed by.
        guard error > allowed else { return nil }
        return factors.keys.sorted { rank[$0] < rank[$1] }
    }

    // MARK: - Step 3

    private mutating func takeBack(_ constraint: Int) {
        var stack = [constraint]
        var touched: Set<Int> = []
        while let equation = stack.popLast() {
            let variable = Int(fixed[equation])
            guard variable >= 0 else { continue }
            fixed[equation] = -1
            value[variable] = .nan
            cause[variable] = -1
            work += occurrences[variable].count
            for other in occurrences[variable].lazy.map(Int.init) {
                unknownCount[other] += 1
                touched.insert(other)
                if fixed[other] >= 0 { stack.append(other) }
            }
        }
        for constraint in touched { enqueue(constraint) }
    }
}
