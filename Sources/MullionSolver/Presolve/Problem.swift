/// A set of constraints to solve, copied out of the store so that subsets can be solved as well.
///
/// Variables are numbered from 0 in declaration order, constraints stand in canonical order.
struct Problem {
    /// By variable: its declaration number.
    var declaration: [Int32] = []
    /// By variable: the value it prefers, NaN when none was given.
    var preferred: [Double] = []

    /// By constraint, and one more: where its terms begin.
    var starts: [Int32] = [0]
    var relation: [Relation] = []
    var constant: [Double] = []
    /// 1000 is required.
    var priority: [Float] = []
    /// By constraint: its slot in the store, or any other mark of the caller.
    var mark: [Int32] = []

    // By term.
    var variable: [Int32] = []
    var coefficient: [Double] = []

    /// Whether variables without an explicit preference are drawn to 0.
    var hasTies = true

    var variableCount: Int { declaration.count }
    var constraintCount: Int { relation.count }

    func terms(of constraint: Int) -> Range<Int> { Int(starts[constraint])..<Int(starts[constraint + 1]) }

    func isRequired(_ constraint: Int) -> Bool { priority[constraint] == 1000 }

    /// Whether no coefficient is so large or small that errors grow by it.
    var hasPlainCoefficients: Bool { coefficient.allSatisfy { (0.01...100).contains($0.magnitude) } }

    /// The required ones among some constraints, without preferences: what decides whether they can hold together.
    func required(_ chosen: [Int]) -> Problem {
        var result = Problem()
        result.hasTies = false
        result.declaration = declaration
        result.preferred = [Double](repeating: .nan, count: variableCount)
        for constraint in chosen where isRequired(constraint) { result.append(constraint, of: self) }
        return result
    }

    mutating func append(_ constraint: Int, of other: Problem) {
        for term in other.terms(of: constraint) {
            variable.append(other.variable[term])
            coefficient.append(other.coefficient[term])
        }
        close(
            other.relation[constraint], other.constant[constraint], other.priority[constraint],
            other.mark[constraint])
    }

    /// Ends a constraint whose terms were appended.
    mutating func close(_ relation: Relation, _ constant: Double, _ priority: Float, _ mark: Int32) {
        starts.append(Int32(variable.count))
        self.relation.append(relation)
        self.constant.append(constant)
        self.priority.append(priority)
        self.mark.append(mark)
    }

    /// The parts whose required constraints share no variable.
    func connectedParts() -> [Problem] {
        var parent = (0..<Int32(variableCount)).map { $0 }
        func root(_ start: Int32) -> Int32 {
            var node = start
            while parent[Int(node)] != node {
                parent[Int(node)] = parent[Int(parent[Int(node)])]
                node = parent[Int(node)]
            }
            return node
        }
        for constraint in 0..<constraintCount where isRequired(constraint) {
            for term in terms(of: constraint).dropFirst() {
                parent[Int(root(variable[term]))] = root(variable[terms(of: constraint).lowerBound])
            }
        }
        var chosen: [Int32: [Int]] = [:]
        var order: [Int32] = []
        for constraint in 0..<constraintCount where isRequired(constraint) && !terms(of: constraint).isEmpty {
            let top = root(variable[terms(of: constraint).lowerBound])
            if chosen[top] == nil { order.append(top) }
            chosen[top, default: []].append(constraint)
        }
        return order.map { required(chosen[$0] ?? []) }
    }

    /// How far a constraint is missed by values, in its own units.
    func error(of constraint: Int, at values: [Double]) -> (error: Double, scale: Double) {
        var sum = 0.0
        var scale = constant[constraint].magnitude
        for term in terms(of: constraint) {
            let part = coefficient[term] * values[Int(variable[term])]
            sum += part
            scale = max(scale, part.magnitude)
        }
        return (relation[constraint].error(sum - constant[constraint]), scale)
    }
}

extension Relation {
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
