import MullionSolver
import MullionTestSupport

/// A random set of constraints of one of many shapes.
struct RandomProblem {
    enum Shape: String, CaseIterable, Sendable {
        case chain, boxes, grid, proportional, springs, nearParallel, redundant, degenerate, badlyScaled, conflicting
        case anything, tightRequired
    }

    var variableCount = 0
    var constraints: [Solver.Constraint] = []
    private var random: SplitMix64

    init(_ shape: Shape, seed: UInt64, size: Int) {
        random = SplitMix64(seed: seed)
        switch shape {
        case .chain: chain(size)
        case .boxes: boxes(size)
        case .grid: grid(size)
        case .proportional: proportional(size)
        case .springs: springs(size)
        case .nearParallel: nearParallel(size)
        case .redundant: redundant(size)
        case .degenerate: degenerate(size)
        case .badlyScaled: badlyScaled(size)
        case .conflicting: conflicting(size)
        case .anything: anything(size, required: 3)
        case .tightRequired: anything(size, required: 1)
        }
        constraints.shuffle(using: &random)
    }

    // MARK: - Pieces

    private mutating func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
    }

    private mutating func once(in count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

    private mutating func relation() -> Solver.Relation {
        [.equal, .lessThanOrEqual, .greaterThanOrEqual][Int.random(in: 0..<3, using: &random)]
    }

    private mutating func soft() -> Solver.Priority {
        Solver.Priority([50.25, 250, 250, 500, 750, 999.5][Int.random(in: 0..<6, using: &random)])
    }

    private mutating func mostlyRequired() -> Solver.Priority { once(in: 5) ? soft() : .required }

    private mutating func add(
        _ terms: [(Int, Double)], _ relation: Solver.Relation, _ constant: Double, _ priority: Solver.Priority
    ) {
        for (variable, _) in terms { variableCount = max(variableCount, variable + 1) }
        constraints.append(
            Solver.Constraint(
                terms.map { Solver.Expression.Term(Self.variable($0.0), times: $0.1) }, relation, constant,
                priority: priority))
    }

    /// Variables of any solver are their numbers.
    private static let names: [Solver.Variable] = {
        let solver = Solver()
        return (0..<512).map { _ in solver.makeVariable() }
    }()

    static func variable(_ index: Int) -> Solver.Variable { names[index] }

    // MARK: - Shapes

    /// Views side by side: a left edge and a width each, gaps, optional widths, an end.
    private mutating func chain(_ size: Int) {
        add([(0, 1)], .equal, 0, .required)
        for i in 0..<size {
            let (left, width) = (2 * i, 2 * i + 1)
            add([(width, 1)], .greaterThanOrEqual, number(0...30), .required)
            if !once(in: 4) { add([(width, 1)], relation(), number(20...90), soft()) }
            if i > 0 { add([(left, 1), (left - 2, -1), (left - 1, -1)], .equal, 8, mostlyRequired()) }
        }
        let last = 2 * size - 2
        add([(last, 1), (last + 1, 1)], relation(), number(20...300), soft())
        if once(in: 2) { add([(1, 1), (last + 1, -1)], .equal, 0, mostlyRequired()) }
    }

    /// Each box in one before it.
    private mutating func boxes(_ size: Int) {
        add([(0, 1)], .equal, 0, .required)
        add([(1, 1)], .equal, number(100...600), mostlyRequired())
        for i in 1..<max(2, size) {
            let parent = 2 * Int.random(in: 0..<i, using: &random)
            let (left, width) = (2 * i, 2 * i + 1)
            add([(left, 1), (parent, -1)], .greaterThanOrEqual, 8, mostlyRequired())
            add([(parent, 1), (parent + 1, 1), (left, -1), (width, -1)], .greaterThanOrEqual, 8, mostlyRequired())
            add([(width, 1)], .equal, number(10...300), soft())
            if once(in: 2) {
                add([(left, 1), (width, 0.5), (parent, -1), (parent + 1, -0.5)], .equal, 0, soft())
            }
        }
    }

    private mutating func grid(_ size: Int) {
        let columns = max(2, size / 2)
        for column in 0..<columns {
            add([(column, 1)], .greaterThanOrEqual, number(5...40), .required)
            if column > 0 { add([(column, 1), (column - 1, -1)], .equal, 0, mostlyRequired()) }
        }
        add((0..<columns).map { ($0, 1) }, .equal, number(50...400), mostlyRequired())
        for row in 0..<2 {
            let target = columns + row
            add([(target, 1), (Int.random(in: 0..<columns, using: &random), -1)], relation(), number(-10...50), soft())
            add([(target, 1)], .equal, number(0...100), soft())
        }
    }

    private mutating func proportional(_ size: Int) {
        let factors = [0.25, 0.5, 0.75, 1.5, 2, 3]
        for i in 1...size {
            let other = Int.random(in: 0..<i, using: &random)
            let factor = factors[Int.random(in: 0..<factors.count, using: &random)]
            add([(i, 1), (other, -factor)], relation(), number(-4...20), mostlyRequired())
            if once(in: 2) { add([(i, 1)], relation(), number(0...200), soft()) }
        }
        add([(0, 1)], .equal, number(10...100), soft())
    }

    /// Everything wants something of its neighbours, at few priorities: many ties and flat pieces.
    private mutating func springs(_ size: Int) {
        for i in 0..<size {
            add([(i, 1)], .equal, number(0...100), .weak)
            if i > 0 { add([(i, 1), (i - 1, -1)], relation(), number(0...30), once(in: 2) ? .weak : .medium) }
        }
        add([(0, 1)], .greaterThanOrEqual, 0, .required)
        add([(size - 1, 1)], .lessThanOrEqual, number(20...200), .required)
        add((0..<size).map { ($0, 1) }, .equal, number(50...300), .medium)
    }

    private mutating func nearParallel(_ size: Int) {
        for i in 1..<max(2, size) {
            let constant = number(0...200)
            for _ in 0..<2 {
                // 1 ± about 1e-6, as a double exactly.
                let tilt = [0, 0x1p-20, -0x1p-20, 0x1p-6][Int.random(in: 0..<4, using: &random)]
                add([(i - 1, 1), (i, 1 + tilt)], relation(), constant + number(0...1), mostlyRequired())
            }
        }
        for i in 0..<max(2, size) {
            add([(i, 1)], .greaterThanOrEqual, 0, .required)
            add([(i, 1)], .lessThanOrEqual, 100_000, .required)
            if once(in: 2) { add([(i, 1)], .equal, number(0...300), soft()) }
        }
    }

    private mutating func redundant(_ size: Int) {
        anything(size, required: 3)
        for constraint in constraints where once(in: 3) {
            var copy = constraint
            let factor = [1, 2, 0.5, -1][Int.random(in: 0..<4, using: &random)]
            copy.terms = copy.terms.map { Solver.Expression.Term($0.variable, times: $0.coefficient * factor) }
            copy.constant *= factor
            if factor < 0 {
                switch copy.relation {
                case .equal: break
                case .lessThanOrEqual: copy.relation = .greaterThanOrEqual
                case .greaterThanOrEqual: copy.relation = .lessThanOrEqual
                }
            }
            constraints.append(copy)
        }
    }

    /// Many constraints through one point.
    private mutating func degenerate(_ size: Int) {
        let point = (0..<size).map { _ in number(0...20) }
        for _ in 0..<2 * size {
            let count = Int.random(in: 1...min(3, size), using: &random)
            let terms = (0..<size).shuffled(using: &random).prefix(count).map {
                ($0, number(1...3) - 2 == 0 ? 1 : -1.0)
            }
            let constant = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
            add(Array(terms), relation(), constant, once(in: 2) ? .required : soft())
        }
        for i in 0..<size { add([(i, 1)], .equal, number(0...20), .weak) }
    }

    private mutating func badlyScaled(_ size: Int) {
        let scales = [1e-6, 1e-3, 1, 1e3, 1e6, 1e9]
        anything(size, required: 4)
        for index in constraints.indices where once(in: 2) {
            let scale = scales[Int.random(in: 0..<scales.count, using: &random)]
            for term in constraints[index].terms.indices { constraints[index].terms[term].coefficient *= scale }
            constraints[index].constant *= min(scale, 1e6)
        }
    }

    private mutating func conflicting(_ size: Int) {
        for i in 1..<max(2, size) { add([(i, 1), (i - 1, -1)], .equal, number(0...9), .required) }
        add([(0, 1)], .greaterThanOrEqual, number(0...40), .required)
        add([(size - 1, 1)], .lessThanOrEqual, number(0...60), .required)
        add([(0, 1), (size - 1, 1)], relation(), number(0...80), .required)
        for i in 0..<size { add([(i, 1)], .equal, number(0...50), soft()) }
    }

    private mutating func anything(_ size: Int, required: Int) {
        for _ in 0..<size + size / 2 + 1 {
            let count = Int.random(in: 1...min(4, size), using: &random)
            var terms: [(Int, Double)] = []
            for variable in (0..<size).shuffled(using: &random).prefix(count) {
                let coefficients = [1, 1, 1, -1, -1, 2, -2, 0.5, 3]
                terms.append((variable, coefficients[Int.random(in: 0..<coefficients.count, using: &random)]))
            }
            add(terms, relation(), number(-50...150), once(in: required) ? .required : soft())
        }
    }
}
