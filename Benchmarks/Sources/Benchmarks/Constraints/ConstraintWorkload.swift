import MullionSolver

/// A system of constraints with one edit variable.
struct ConstraintWorkload: Sendable {
    var name: String
    /// Builds it; the edit variable has its first value.
    var build: @Sendable () -> (solver: Solver, edited: Variable)
    /// What is suggested.
    var values: ClosedRange<Double>
    /// How many edits make a sample.
    var edits: Int
    /// Milliseconds to build, microseconds for an edit with reading what changed.
    var targets: (build: Double, edit: Double)

    static let all: [ConstraintWorkload] = [
        ConstraintWorkload(
            name: "C1_100", build: { chain(100) }, values: 3000...6000, edits: 1000, targets: (0.15, 12)),
        ConstraintWorkload(
            name: "C1_1000", build: { chain(1000) }, values: 30_000...60_000, edits: 1000, targets: (1.5, 150)),
        ConstraintWorkload(name: "C3_100", build: { form(100) }, values: 300...900, edits: 1000, targets: (0.4, 1)),
        ConstraintWorkload(name: "C3_1000", build: { form(1000) }, values: 300...900, edits: 1000, targets: (4, 10)),
        ConstraintWorkload(name: "C5_1000", build: { views(1000) }, values: 10...900, edits: 10_000, targets: (4, 0.2)),
        ConstraintWorkload(
            name: "C5_10000", build: { views(10_000) }, values: 10...900, edits: 10_000, targets: (60, 0.2)),
    ]

    /// C1: boxes beside each other, each at least 20 wide and 50 if it can be, in a width that is edited.
    static func chain(_ count: Int) -> (Solver, Variable) {
        let solver = Solver()
        let width = solver.makeVariable("W")
        var constraints: [Constraint] = []
        var end: (left: Variable, width: Variable)?
        for _ in 0..<count {
            let box = (left: solver.makeVariable(), width: solver.makeVariable())
            if let end {
                constraints.append(sum([(box.left, 1), (end.left, -1), (end.width, -1)], .equal, 8))
            } else {
                constraints.append(box.left == 0.0)
            }
            constraints.append(box.width >= 20.0)
            constraints.append((box.width == 50.0).priority(.weak))
            end = box
        }
        if let end {
            let last = sum([(end.left, 1), (end.width, 1), (width, -1)], .lessThanOrEqual, 0)
            constraints.append(last.priority(.strong))
        }
        return built(solver, constraints, width, 45 * Double(count))
    }

    /// C3: a form of labels and fields below each other.
    static func form(_ count: Int) -> (Solver, Variable) {
        let solver = Solver()
        let width = solver.makeVariable("W")
        var numbers = NumberSequence()
        var constraints: [Constraint] = []
        var above: (label: Variable, top: Variable, height: Variable)?
        for _ in 0..<count {
            let label = (0..<4).map { _ in solver.makeVariable() }
            let field = (0..<4).map { _ in solver.makeVariable() }
            let natural = Double(numbers.next(40, 139))
            constraints.append(label[0] == 20.0)
            constraints.append(label[1] >= natural)
            constraints.append(sum([(field[0], 1), (label[0], -1), (label[1], -1)], .equal, 8))
            constraints.append(sum([(field[0], 1), (field[1], 1), (width, -1)], .equal, -20))
            constraints.append(sum([(label[2], 1), (field[2], -1)], .equal, 8))
            if let above {
                constraints.append(sum([(label[1], 1), (above.label, -1)], .equal, 0))
                constraints.append(sum([(field[2], 1), (above.top, -1), (above.height, -1)], .equal, 8))
            } else {
                constraints.append(field[2] == 20.0)
            }
            constraints.append((field[1] >= 60.0).priority(.strong))
            constraints.append((label[3] == 17.0).priority(.strong))
            constraints.append((field[3] == 30.0).priority(.strong))
            constraints.append((label[1] == natural).priority(.weak))
            above = (label[1], field[2], field[3])
        }
        return built(solver, constraints, width, 600)
    }

    /// C5: views that have nothing to do with each other.
    static func views(_ count: Int) -> (Solver, Variable) {
        let solver = Solver()
        var constraints: [Constraint] = []
        let first = solver.makeVariable()
        for index in 0..<count {
            let width = index == 0 ? first : solver.makeVariable()
            let (height, x, y) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
            for bound in [x >= 0.0, y >= 0.0, width >= 10.0, height >= 10.0] { constraints.append(bound) }
            constraints.append((width == 100.0).priority(.medium))
            constraints.append((height == 30.0).priority(.medium))
            constraints.append((x == Double(index)).priority(.weak))
            constraints.append((y == Double(index)).priority(.weak))
        }
        return built(solver, constraints, first, 100)
    }

    private static func sum(
        _ terms: [(variable: Variable, coefficient: Double)], _ relation: Relation, _ constant: Double
    ) -> Constraint {
        Constraint(terms.map { Expression.Term($0.variable, times: $0.coefficient) }, relation, constant)
    }

    private static func built(
        _ solver: Solver, _ constraints: [Constraint], _ edited: Variable, _ value: Double
    ) -> (Solver, Variable) {
        do {
            try solver.batch { (solver) throws(SolverError) in
                try solver.add(constraints)
                try solver.addEdit(edited, value: value)
            }
        } catch {
            preconditionFailure("the workload is refused: \(error)")
        }
        return (solver, edited)
    }
}
