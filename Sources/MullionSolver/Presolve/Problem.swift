/// A set of constraints to solve, copied out of the store so that subsets can be solved as well.
///
/// Variables are numbered from 0 in declaration order, constraints are in canonical order.
struct Problem: ~Copyable {
    /// By variable: its declaration number.
    var declaration = Pool<Int32>()
    /// By variable: the value it prefers, NaN when none was given.
    var preferred = Pool<Double>()

    /// By constraint, and one more: where its terms begin.
    private var starts = Pool<Int32>()
    var relation = Pool<Solver.Relation>()
    var constant = Pool<Double>()
    /// 1000 is required.
    var priority = Pool<Float>()
    /// By constraint: its slot in the store, or any other mark of the caller.
    var mark = Pool<Int32>()

    // By term.
    var variable = Pool<Int32>()
    var coefficient = Pool<Double>()

    /// Whether variables without an explicit preference are drawn to 0.
    var hasTies = true

    init() { starts.append(0) }

    /// Empties it for a new problem.
    mutating func removeAll() {
        declaration.removeAll()
        preferred.removeAll()
        starts.truncate(to: 1)
        relation.removeAll()
        constant.removeAll()
        priority.removeAll()
        mark.removeAll()
        variable.removeAll()
        coefficient.removeAll()
        hasTies = true
    }

    /// Makes room, so that what is copied in is moved no more.
    mutating func reserve(variables: Int, constraints: Int, terms: Int) {
        declaration.reserve(variables)
        preferred.reserve(variables)
        starts.reserve(constraints + 1)
        relation.reserve(constraints)
        constant.reserve(constraints)
        priority.reserve(constraints)
        mark.reserve(constraints)
        variable.reserve(terms)
        coefficient.reserve(terms)
    }

    var variableCount: Int { declaration.count }
    var constraintCount: Int { relation.count }

    func terms(of constraint: Int) -> Range<Int> { Int(starts[constraint])..<Int(starts[constraint + 1]) }

    func isRequired(_ constraint: Int) -> Bool { priority[constraint] == 1000 }

    /// Whether no coefficient is so large or small that errors grow by it.
    var hasPlainCoefficients: Bool {
        coefficient.indices.allSatisfy { (0.01...100).contains(coefficient[$0].magnitude) }
    }

    /// The numbers of the required constraints.
    var requiredConstraints: [Int] { (0..<constraintCount).filter { isRequired($0) } }

    /// A copy of the problem.
    func copy() -> Problem {
        var result = Problem()
        result.declaration.append(declaration, declaration.indices)
        result.preferred.append(preferred, preferred.indices)
        result.hasTies = hasTies
        for constraint in 0..<constraintCount { result.append(constraint, of: self) }
        return result
    }

    /// The required ones among some constraints, without preferences: what decides whether they can hold together.
    func required(_ chosen: [Int]) -> Problem {
        var result = Problem()
        result.hasTies = false
        result.declaration.append(declaration, declaration.indices)
        result.preferred.append(repeating: .nan, count: variableCount)
        for constraint in chosen where isRequired(constraint) { result.append(constraint, of: self) }
        return result
    }

    mutating func append(_ constraint: Int, of other: borrowing Problem) {
        for term in other.terms(of: constraint) {
            variable.append(other.variable[term])
            coefficient.append(other.coefficient[term])
        }
        close(
            other.relation[constraint], other.constant[constraint], other.priority[constraint],
            other.mark[constraint])
    }

    /// Ends a constraint whose terms were appended.
    mutating func close(_ relation: Solver.Relation, _ constant: Double, _ priority: Float, _ mark: Int32) {
        starts.append(Int32(variable.count))
        self.relation.append(relation)
        self.constant.append(constant)
        self.priority.append(priority)
        self.mark.append(mark)
    }

    /// The required constraints, in parts that share no variable.
    func connectedParts() -> [[Int]] {
        let root = roots { isRequired($0) }
        var chosen: [Int32: [Int]] = [:]
        var order: [Int32] = []
        for constraint in 0..<constraintCount where isRequired(constraint) && !terms(of: constraint).isEmpty {
            let top = root[Int(variable[terms(of: constraint).lowerBound])]
            if chosen[top] == nil { order.append(top) }
            chosen[top, default: []].append(constraint)
        }
        return order.map { chosen[$0] ?? [] }
    }

    /// The declaration numbers of the variables, in parts between which there is no constraint; ascending.
    func connectedVariables() -> [[Int32]] {
        let root = roots { _ in true }
        var part = [Int](repeating: -1, count: variableCount)
        var parts: [[Int32]] = []
        for variable in 0..<variableCount {
            let top = Int(root[variable])
            if part[top] < 0 {
                part[top] = parts.count
                parts.append([])
            }
            parts[part[top]].append(declaration[variable])
        }
        return parts
    }

    /// By variable: one of those that it is connected to, the same for all of them.
    private func roots(by connects: (Int) -> Bool) -> [Int32] {
        var parent = (0..<Int32(variableCount)).map { $0 }
        func root(_ start: Int32) -> Int32 {
            var node = start
            while parent[Int(node)] != node {
                parent[Int(node)] = parent[Int(parent[Int(node)])]
                node = parent[Int(node)]
            }
            return node
        }
        for constraint in 0..<constraintCount where connects(constraint) {
            for term in terms(of: constraint).dropFirst() {
                parent[Int(root(variable[term]))] = root(variable[terms(of: constraint).lowerBound])
            }
        }
        return parent.indices.map { root(Int32($0)) }
    }

    /// Whether the values meet the required constraints.
    /// - Parameter slack: how many times the tolerance they may miss them by. Values that doubles computed carry the
    ///   rounding of many steps; exact values carry none.
    func requiredHold(at values: borrowing Pool<Double>, slack: Double = 10) -> Bool {
        for constraint in 0..<constraintCount where isRequired(constraint) {
            var sum = 0.0
            var scale = constant[constraint].magnitude
            for term in terms(of: constraint) {
                let part = coefficient[term] * values[variable[term]]
                sum += part
                scale = max(scale, part.magnitude)
            }
            let error = relation[constraint].error(sum - constant[constraint])
            // Negated, so that NaN fails.
            if !(error <= slack * Tolerance.required(scale)) { return false }
        }
        return true
    }
}

extension Solver.Relation {
    /// The error of a difference left − right.
    @inline(__always)
    func error(_ difference: Double) -> Double {
        switch self {
        case .equal: difference.magnitude
        case .lessThanOrEqual: max(0, difference)
        case .greaterThanOrEqual: max(0, -difference)
        }
    }
}
