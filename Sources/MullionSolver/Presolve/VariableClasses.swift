/// Variables that required equations in one or two unknowns tie together: `x = scale · representative + offset`.
///
/// 1. Take the required equations in canonical order.
/// 2. One unknown left: its class is fixed. Two, of comparable coefficients: their classes become one. None: the
///    equation says nothing new, or is impossible.
/// 3. A fix or join shortens other equations: those go to the end of the queue again.
///
/// Union by size keeps the paths short, so finding needs no compression and changes nothing.
/// - Complexity: O(N log N) for N terms.
struct VariableClasses {
    private let problem: Problem
    private var parent: [Int32]
    private var parentScale: [Double]
    private var parentOffset: [Double]
    private var size: [Int32]
    /// The members of a class as a ring.
    private var nextMember: [Int32]
    private var fixedValue: [Double]

    /// By variable, after `chooseRepresentatives`: -1 for a fixed one, whose value is `offset`.
    private(set) var representative: [Int32] = []
    private(set) var scale: [Double] = []
    private(set) var offset: [Double] = []

    /// The equations that were used up.
    private(set) var substituted: [Int32] = []
    private(set) var impossible: Int?
    private(set) var shortfall = 0.0

    // Occurrences of variables in required equations.
    private var queue: [Int32] = []
    private var isQueued: [Bool] = []
    private var isDone: [Bool] = []
    private var occurrenceStart: [Int32] = []
    private var occurrences: [Int32] = []

    init(_ problem: Problem) {
        self.problem = problem
        let count = problem.variableCount
        parent = (0..<Int32(count)).map { $0 }
        nextMember = parent
        parentScale = [Double](repeating: 1, count: count)
        parentOffset = [Double](repeating: 0, count: count)
        size = [Int32](repeating: 1, count: count)
        fixedValue = [Double](repeating: .nan, count: count)
        representative = parent
        scale = parentScale
        offset = parentOffset
    }

    /// Steps 1 to 3.
    mutating func join() {
        prepareQueue()
        var head = 0
        while head < queue.count {
            let equation = Int(queue[head])
            head += 1
            isQueued[equation] = false
            if !isDone[equation] { settle(equation) }
            if impossible != nil { return }
        }
    }

    private mutating func prepareQueue() {
        isQueued = [Bool](repeating: false, count: problem.constraintCount)
        isDone = isQueued
        for constraint in 0..<problem.constraintCount
        where problem.isRequired(constraint) && problem.relation[constraint] == .equal {
            queue.append(Int32(constraint))
            isQueued[constraint] = true
        }
        guard !queue.isEmpty else { return }
        occurrenceStart = [Int32](repeating: 0, count: problem.variableCount + 1)
        for equation in queue {
            for term in problem.terms(of: Int(equation)) { occurrenceStart[Int(problem.variable[term]) + 1] += 1 }
        }
        for variable in 0..<problem.variableCount { occurrenceStart[variable + 1] += occurrenceStart[variable] }
        var fill = occurrenceStart
        occurrences = [Int32](repeating: 0, count: Int(occurrenceStart[problem.variableCount]))
        for equation in queue {
            for term in problem.terms(of: Int(equation)) {
                let variable = Int(problem.variable[term])
                occurrences[Int(fill[variable])] = equation
                fill[variable] += 1
            }
        }
    }

    /// Up to two unknowns of an equation, and whether there are more.
    private struct Rest {
        var roots: (Int, Int) = (-1, -1)
        var coefficients = (0.0, 0.0)
        var largest = (0.0, 0.0)
        var offset = 0.0
        var size = 0.0
        var hasMore = false
    }

    private func rest(of equation: Int) -> Rest {
        var rest = Rest()
        for term in problem.terms(of: equation) {
            let (root, scale, offset) = find(Int(problem.variable[term]))
            let coefficient = problem.coefficient[term]
            let fixed = fixedValue[root]
            let constant = coefficient * (fixed.isNaN ? offset : scale * fixed + offset)
            rest.offset += constant
            rest.size = max(rest.size, constant.magnitude)
            guard fixed.isNaN else { continue }
            let value = coefficient * scale
            if rest.roots.0 == root || rest.roots.0 < 0 {
                rest.roots.0 = root
                rest.coefficients.0 += value
                rest.largest.0 = max(rest.largest.0, value.magnitude)
            } else if rest.roots.1 == root || rest.roots.1 < 0 {
                rest.roots.1 = root
                rest.coefficients.1 += value
                rest.largest.1 = max(rest.largest.1, value.magnitude)
            } else {
                rest.hasMore = true
                return rest
            }
        }
        if rest.roots.1 >= 0, rest.coefficients.1.magnitude <= Tolerance.cancelled * rest.largest.1 {
            rest.roots.1 = -1
        }
        if rest.roots.0 >= 0, rest.coefficients.0.magnitude <= Tolerance.cancelled * rest.largest.0 {
            rest.roots.0 = rest.roots.1
            rest.coefficients.0 = rest.coefficients.1
            rest.roots.1 = -1
        }
        return rest
    }

    private mutating func settle(_ equation: Int) {
        let rest = rest(of: equation)
        guard !rest.hasMore else { return }
        let constant = problem.constant[equation] - rest.offset
        if rest.roots.0 < 0 {
            let scale = max(rest.size, problem.constant[equation].magnitude)
            if constant.magnitude > Tolerance.required(scale) {
                impossible = equation
                shortfall = constant.magnitude
            }
        } else if rest.roots.1 < 0 {
            fix(rest.roots.0, at: constant / rest.coefficients.0)
        } else {
            let ratio = (rest.coefficients.0 / rest.coefficients.1).magnitude
            guard ratio > 1e-4, ratio < 1e4 else { return }
            let (first, second) = rest.roots
            let (a, b) = rest.coefficients
            // a · first + b · second = constant
            if size[first] < size[second] {
                attach(first, to: second, scale: -b / a, offset: constant / a)
            } else {
                attach(second, to: first, scale: -a / b, offset: constant / b)
            }
        }
        isDone[equation] = true
        substituted.append(Int32(equation))
    }

    private func find(_ variable: Int) -> (root: Int, scale: Double, offset: Double) {
        var root = variable
        var scale = 1.0
        var offset = 0.0
        while Int(parent[root]) != root {
            offset += scale * parentOffset[root]
            scale *= parentScale[root]
            root = Int(parent[root])
        }
        return (root, scale, offset)
    }

    private mutating func fix(_ root: Int, at value: Double) {
        fixedValue[root] = value
        requeue(root)
    }

    private mutating func attach(_ small: Int, to large: Int, scale: Double, offset: Double) {
        requeue(small)
        parent[small] = Int32(large)
        parentScale[small] = scale
        parentOffset[small] = offset
        size[large] += size[small]
        nextMember.swapAt(small, large)
    }

    /// Puts the equations of a class's members at the end of the queue.
    private mutating func requeue(_ root: Int) {
        var member = root
        repeat {
            for index in occurrenceStart[member]..<occurrenceStart[member + 1] {
                let equation = Int(occurrences[Int(index)])
                guard !isDone[equation], !isQueued[equation] else { continue }
                isQueued[equation] = true
                queue.append(Int32(equation))
            }
            member = Int(nextMember[member])
        } while member != root
    }

    /// Makes the member that was declared first speak for each class.
    mutating func chooseRepresentatives() {
        let count = problem.variableCount
        guard !substituted.isEmpty else { return }
        var chosen = [Int32](repeating: -1, count: count)
        for variable in 0..<count {
            let (root, rootScale, rootOffset) = find(variable)
            guard fixedValue[root].isNaN else {
                representative[variable] = -1
                scale[variable] = 0
                offset[variable] = rootScale * fixedValue[root] + rootOffset
                continue
            }
            if chosen[root] < 0 { chosen[root] = Int32(variable) }
            let first = Int(chosen[root])
            representative[variable] = Int32(first)
            guard first != variable else { continue }
            let (_, firstScale, firstOffset) = find(first)
            // root = (first − firstOffset) / firstScale
            scale[variable] = rootScale / firstScale
            offset[variable] = rootOffset - scale[variable] * firstOffset
        }
    }
}
