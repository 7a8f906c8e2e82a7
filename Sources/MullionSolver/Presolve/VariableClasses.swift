/// Variables that required equations in one or two unknowns tie together: `x = scale · representative + offset`.
///
/// 1. Take the required equations in canonical order.
/// 2. One unknown left: its class is fixed. Two, of comparable coefficients: their classes become one. None: the
///    equation is redundant or impossible.
/// 3. A fix or join shortens other equations: those go to the end of the queue again.
///
/// Union by size keeps the paths short, so finding needs no compression and changes nothing.
/// - Complexity: O(N log N) for N terms.
struct VariableClasses: ~Copyable {
    /// By variable: -1 for a fixed one, whose value is `offset`.
    private(set) var representative = Pool<Int32>()
    private(set) var scale = Pool<Double>()
    private(set) var offset = Pool<Double>()

    /// The equations that were used up.
    private(set) var substituted = Pool<Int32>()
    private(set) var impossible: Int?
    private(set) var shortfall = 0.0

    private var nodes = Pool<Node>()
    /// By root: the member that was declared first, -1 for none yet.
    private var chosen = Pool<Int32>()

    // Occurrences of variables in required equations.
    private var queue = Pool<Int32>()
    private var isQueued = Pool<Bool>()
    private var isDone = Pool<Bool>()
    private var occurrenceStart = Pool<Int32>()
    private var fill = Pool<Int32>()
    private var occurrences = Pool<Int32>()

    /// The relation of a variable to its class: `x = scale · parent + offset`.
    struct Node {
        var scale = 1.0
        var offset = 0.0
        /// Of a root: NaN unless the class is fixed.
        var fixedValue = Double.nan
        var parent: Int32
        var size: Int32 = 1
        /// The members of a class as a ring.
        var nextMember: Int32
    }

    /// Steps 1 to 3. If nothing is impossible, every class has a representative then.
    mutating func join(_ problem: borrowing Problem) {
        let count = problem.variableCount
        substituted.removeAll()
        impossible = nil
        shortfall = 0
        representative.removeAll()
        representative.reserve(count)
        for variable in 0..<Int32(count) { representative.append(variable) }
        scale.reset(to: 1, count: count)
        offset.reset(to: 0, count: count)

        queue.removeAll()
        for constraint in 0..<problem.constraintCount
        where problem.relation[constraint] == .equal && problem.isRequired(constraint) {
            queue.append(Int32(constraint))
        }
        guard !queue.isEmpty else { return }
        prepareQueue(problem)
        var head = 0
        while head < queue.count {
            let equation = Int(queue[head])
            head += 1
            isQueued[equation] = false
            if !isDone[equation] { absorb(equation, problem) }
            if impossible != nil { return }
        }
        if !substituted.isEmpty { chooseRepresentatives() }
    }

    private mutating func prepareQueue(_ problem: borrowing Problem) {
        let count = problem.variableCount
        nodes.removeAll()
        nodes.reserve(count)
        for variable in 0..<Int32(count) { nodes.append(Node(parent: variable, nextMember: variable)) }
        isQueued.reset(to: false, count: problem.constraintCount)
        isDone.reset(to: false, count: problem.constraintCount)
        occurrenceStart.reset(to: 0, count: count + 1)
        for index in queue.indices {
            isQueued[queue[index]] = true
            for term in problem.terms(of: Int(queue[index])) { occurrenceStart[problem.variable[term] + 1] += 1 }
        }
        for variable in 0..<count { occurrenceStart[variable + 1] += occurrenceStart[variable] }
        fill.removeAll()
        fill.append(occurrenceStart, 0..<count)
        occurrences.reset(to: 0, count: Int(occurrenceStart[count]))
        for index in queue.indices {
            for term in problem.terms(of: Int(queue[index])) {
                let variable = problem.variable[term]
                occurrences[fill[variable]] = queue[index]
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

    private func rest(of equation: Int, _ problem: borrowing Problem) -> Rest {
        var rest = Rest()
        for term in problem.terms(of: equation) {
            let (root, scale, offset) = find(Int(problem.variable[term]))
            let coefficient = problem.coefficient[term]
            let fixed = nodes[root].fixedValue
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

    private mutating func absorb(_ equation: Int, _ problem: borrowing Problem) {
        let rest = rest(of: equation, problem)
        guard !rest.hasMore else { return }
        let constant = problem.constant[equation] - rest.offset
        if rest.roots.0 < 0 {
            let scale = max(rest.size, problem.constant[equation].magnitude)
            if constant.magnitude > Tolerance.required(scale) {
                impossible = equation
                shortfall = constant.magnitude
            }
        } else if rest.roots.1 < 0 {
            nodes[rest.roots.0].fixedValue = constant / rest.coefficients.0
            requeue(rest.roots.0)
        } else {
            let ratio = (rest.coefficients.0 / rest.coefficients.1).magnitude
            guard ratio > 1e-4, ratio < 1e4 else { return }
            let (first, second) = rest.roots
            let (a, b) = rest.coefficients
            // a · first + b · second = constant
            if nodes[first].size < nodes[second].size {
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
        while Int(nodes[root].parent) != root {
            offset += scale * nodes[root].offset
            scale *= nodes[root].scale
            root = Int(nodes[root].parent)
        }
        return (root, scale, offset)
    }

    private mutating func attach(_ small: Int, to large: Int, scale: Double, offset: Double) {
        requeue(small)
        nodes[small].parent = Int32(large)
        nodes[small].scale = scale
        nodes[small].offset = offset
        nodes[large].size += nodes[small].size
        (nodes[small].nextMember, nodes[large].nextMember) = (nodes[large].nextMember, nodes[small].nextMember)
    }

    /// Puts the equations of a class's members at the end of the queue.
    private mutating func requeue(_ root: Int) {
        var member = root
        repeat {
            for index in occurrenceStart[member]..<occurrenceStart[member + 1] {
                let equation = occurrences[index]
                guard !isDone[equation], !isQueued[equation] else { continue }
                isQueued[equation] = true
                queue.append(equation)
            }
            member = Int(nodes[member].nextMember)
        } while member != root
    }

    /// Makes the member that was declared first speak for each class.
    private mutating func chooseRepresentatives() {
        chosen.reset(to: -1, count: nodes.count)
        for variable in nodes.indices {
            let (root, rootScale, rootOffset) = find(variable)
            let fixed = nodes[root].fixedValue
            guard fixed.isNaN else {
                representative[variable] = -1
                scale[variable] = 0
                offset[variable] = rootScale * fixed + rootOffset
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
