import MullionSolver

/// A system of constraints with an edit variable and values suggested to it, as plain numbers: the same for every
/// solver.
struct ConstraintProblem {
    enum Relation: String {
        case equal = "=="
        case lessOrEqual = "<="
        case greaterOrEqual = ">="
    }

    /// The strengths of kiwi, and two that its own benchmark makes between them.
    enum Strength: String {
        case weak, medium, mmedium, smedium, strong, required

        /// The same as a priority from 1 to 1000.
        var priority: Int {
            switch self {
            case .weak: 250
            case .medium: 500
            case .mmedium: 510
            case .smedium: 600
            case .strong: 750
            case .required: 1000
            }
        }
    }

    struct Term {
        var factor: Double
        var variable: Int
    }

    /// The sum of the terms and the constant, compared with 0.
    struct Constraint {
        var strength: Strength
        var relation: Relation
        var constant: Double
        var terms: [Term]
    }

    var variableCount = 0
    var constraints: [Constraint] = []
    /// The variables that are edited, strongly.
    var edited: [Int] = []
    /// The values suggested one after the other, one for each edited variable.
    var suggestions: [[Double]] = []

    mutating func variable() -> Int {
        variableCount += 1
        return variableCount - 1
    }

    mutating func add(
        _ strength: Strength, _ terms: [(Double, Int)], _ relation: Relation, _ constant: Double = 0
    ) {
        constraints.append(
            Constraint(
                strength: strength, relation: relation, constant: -constant,
                terms: terms.map { Term(factor: $0.0, variable: $0.1) }))
    }

    /// The problem in the form that `kiwi/driver.cpp` reads.
    var text: String {
        var lines = ["variables \(variableCount)"] + edited.map { "edit \($0) strong" }
        for constraint in constraints {
            let terms = constraint.terms.map { " \($0.factor) \($0.variable)" }.joined()
            lines.append(
                "constraint \(constraint.strength) \(constraint.relation.rawValue) \(constraint.constant) "
                    + "\(constraint.terms.count)\(terms)")
        }
        lines += suggestions.map { "suggest " + $0.map { "\($0)" }.joined(separator: " ") }
        return lines.joined(separator: "\n")
    }
}

extension ConstraintProblem {
    /// Boxes side by side: each begins 8 points behind the one before, is at least 20 wide and would like to be 50; the
    /// last ends at `W` if it can.
    static func row(of count: Int, suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = ConstraintProblem()
        let width = problem.variable()
        let boxes = (0..<count).map { _ in (left: problem.variable(), width: problem.variable()) }
        for (index, box) in boxes.enumerated() {
            if index == 0 {
                problem.add(.required, [(1, box.left)], .equal)
            } else {
                let last = boxes[index - 1]
                problem.add(.required, [(1, box.left), (-1, last.left), (-1, last.width)], .equal, 8)
            }
            problem.add(.required, [(1, box.width)], .greaterOrEqual, 20)
            problem.add(.weak, [(1, box.width)], .equal, 50)
        }
        problem.add(.strong, [(1, boxes[count - 1].left), (1, boxes[count - 1].width), (-1, width)], .lessOrEqual)
        problem.edited = [width]
        var numbers = NumberSequence(seed: 777)
        problem.suggestions =
            [[45 * Double(count)]] + (0..<suggestionCount).map { _ in [Double(numbers.next(30 * count, 60 * count))] }
        return problem
    }

    /// A form of labels and fields: labels as wide as the widest, fields up to the right edge, baselines together.
    static func form(of count: Int, suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = ConstraintProblem()
        var numbers = NumberSequence(seed: 4_711)
        let width = problem.variable()
        typealias Box = (left: Int, width: Int, top: Int, height: Int)
        var last: (label: Box, field: Box)?
        for _ in 0..<count {
            let label = (
                left: problem.variable(), width: problem.variable(), top: problem.variable(), height: problem.variable()
            )
            let field = (
                left: problem.variable(), width: problem.variable(), top: problem.variable(), height: problem.variable()
            )
            let natural = Double(40 + numbers.next(0, 99))
            problem.add(.required, [(1, label.left)], .equal, 20)
            problem.add(.required, [(1, label.width)], .greaterOrEqual, natural)
            problem.add(.weak, [(1, label.width)], .equal, natural)
            problem.add(.required, [(1, field.left), (-1, label.left), (-1, label.width)], .equal, 8)
            problem.add(.required, [(1, field.left), (1, field.width), (-1, width)], .equal, -20)
            problem.add(.required, [(1, label.top), (-1, field.top)], .equal, 8)
            problem.add(.strong, [(1, field.width)], .greaterOrEqual, 60)
            problem.add(.strong, [(1, label.height)], .equal, 17)
            problem.add(.strong, [(1, field.height)], .equal, 30)
            if let last {
                problem.add(.required, [(1, label.width), (-1, last.label.width)], .equal)
                problem.add(.required, [(1, field.top), (-1, last.field.top), (-1, last.field.height)], .equal, 8)
            } else {
                problem.add(.required, [(1, field.top)], .equal, 20)
            }
            last = (label, field)
        }
        problem.edited = [width]
        problem.suggestions = [[500]] + (0..<suggestionCount).map { _ in [Double(numbers.next(300, 900))] }
        return problem
    }

    /// Views that have nothing to do with each other; the width of the first is edited.
    static func views(_ count: Int, suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = ConstraintProblem()
        var numbers = NumberSequence(seed: 99)
        for _ in 0..<count {
            let (left, width) = (problem.variable(), problem.variable())
            let (top, height) = (problem.variable(), problem.variable())
            problem.add(.required, [(1, left)], .greaterOrEqual)
            problem.add(.required, [(1, top)], .greaterOrEqual)
            problem.add(.required, [(1, width)], .greaterOrEqual, 10)
            problem.add(.required, [(1, height)], .greaterOrEqual, 10)
            problem.add(.medium, [(1, width)], .equal, Double(numbers.next(20, 200)))
            problem.add(.medium, [(1, height)], .equal, Double(numbers.next(20, 200)))
            problem.add(.weak, [(1, left)], .equal, Double(numbers.next(0, 1_000)))
            problem.add(.weak, [(1, top)], .equal, Double(numbers.next(0, 1_000)))
        }
        problem.edited = [1]
        problem.suggestions = [[100]] + (0..<suggestionCount).map { _ in [Double(numbers.next(20, 300))] }
        return problem
    }

    /// A cell of a list as constraints of views describe it: eleven views in rows of three within a width that is
    /// edited, each with a left, top, width and height, at least as large as its content (strong) and not larger
    /// (weak).
    static func cell(suggestionCount: Int = 0) -> ConstraintProblem {
        var problem = ConstraintProblem()
        typealias View = (left: Int, top: Int, width: Int, height: Int)
        func view() -> View { (problem.variable(), problem.variable(), problem.variable(), problem.variable()) }
        var numbers = NumberSequence(seed: 7)
        let cell = view()
        problem.add(.required, [(1, cell.left)], .equal)
        problem.add(.required, [(1, cell.top)], .equal)
        problem.add(.weak, [(1, cell.height)], .equal)
        var above: [View] = []
        var row: [View] = []
        for index in 0..<11 {
            let view = view()
            for size in [view.width, view.height] {
                let natural = Double(numbers.next(20, 60))
                problem.add(.required, [(1, size)], .greaterOrEqual)
                problem.add(.strong, [(1, size)], .greaterOrEqual, natural)
                problem.add(.weak, [(1, size)], .lessOrEqual, natural)
            }
            if let last = row.last {
                problem.add(.required, [(1, view.left), (-1, last.left), (-1, last.width)], .equal, 8)
            } else {
                problem.add(.required, [(1, view.left)], .equal, 16)
            }
            if row.count < above.count {
                let upper = above[row.count]
                problem.add(.required, [(1, view.top), (-1, upper.top), (-1, upper.height)], .equal, 6)
            } else {
                problem.add(.required, [(1, view.top)], .equal, 12)
            }
            row.append(view)
            if row.count == 3 || index == 10 {
                problem.add(.required, [(1, view.left), (1, view.width), (-1, cell.width)], .lessOrEqual, -16)
                (above, row) = (row, [])
            }
            if index > 7 {
                problem.add(
                    .required, [(1, view.top), (1, view.height), (-1, cell.top), (-1, cell.height)], .lessOrEqual, -12)
            }
        }
        problem.edited = [cell.width]
        problem.suggestions = [[375]] + (0..<suggestionCount).map { _ in [Double(numbers.next(300, 500))] }
        return problem
    }

    /// The problems by name.
    static func named(_ name: String) -> ConstraintProblem? {
        switch name {
        case "C1_10": row(of: 10, suggestionCount: 200)
        case "C1_100": row(of: 100, suggestionCount: 100)
        case "C1_1000": row(of: 1_000, suggestionCount: 20)
        case "C3_10": form(of: 10, suggestionCount: 200)
        case "C3_100": form(of: 100, suggestionCount: 200)
        case "C3_1000": form(of: 1_000, suggestionCount: 50)
        case "cell": cell(suggestionCount: 200)
        case "C7_100": chain(of: 100, suggestionCount: 100)
        case "C7_1000": chain(of: 1_000, suggestionCount: 20)
        case "C8_100": pulledRow(of: 100, suggestionCount: 100)
        case "C8_1000": pulledRow(of: 1_000, suggestionCount: 20)
        case "C9_100": randomSums(of: 100, suggestionCount: 100)
        case "C9_1000": randomSums(of: 1_000, suggestionCount: 20)
        case "C5_1000": views(1_000, suggestionCount: 200)
        case "C5_10000": views(10_000, suggestionCount: 200)
        default: nil
        }
    }
}

extension ConstraintProblem {
    /// The problem that a text describes.
    init(text: String) throws {
        for line in text.split(separator: "\n") {
            let words = line.split(separator: " ").map(String.init)
            func number(_ index: Int) throws -> Double {
                guard index < words.count, let number = Double(words[index]) else {
                    throw Malformed(line: String(line))
                }
                return number
            }
            switch words.first {
            case "variables": variableCount = Int(try number(1))
            case "edit": edited.append(Int(try number(1)))
            case "suggest": suggestions.append(try words.indices.dropFirst().map(number))
            case "constraint":
                guard words.count > 4, let strength = Strength(rawValue: words[1]),
                    let relation = Relation(rawValue: words[2])
                else { throw Malformed(line: String(line)) }
                let terms = try (0..<Int(try number(4))).map { index in
                    Term(factor: try number(5 + 2 * index), variable: Int(try number(6 + 2 * index)))
                }
                constraints.append(
                    Constraint(strength: strength, relation: relation, constant: try number(3), terms: terms))
            default: throw Malformed(line: String(line))
            }
        }
    }

    /// A line that is no command.
    struct Malformed: Error {
        var line: String
    }
}

extension ConstraintProblem {
    /// A solver with the constraints and edit variables, the latter with their first values.
    func built() throws -> (solver: Solver, variables: [Solver.Variable]) {
        let solver = Solver()
        let variables = (0..<variableCount).map { _ in solver.makeVariable() }
        try solver.batch { solver throws(SolverError) in
            for (index, variable) in edited.enumerated() {
                try solver.addEditVariable(variables[variable], value: suggestions.first?[index] ?? 0)
            }
            try add(to: solver, variables)
        }
        return (solver, variables)
    }

    /// Adds the constraints to a solver that has the variables.
    func add(
        to solver: Solver, _ variables: [Solver.Variable], _ isAdded: (ConstraintID) -> Void = { _ in }
    ) throws(SolverError) {
        for constraint in constraints {
            isAdded(
                try solver.add(
                    constraint.terms.lazy.map { .init(variables[$0.variable], times: $0.factor) },
                    constraint.relation.relation, -constraint.constant,
                    priority: Solver.Priority(Float(constraint.strength.priority))))
        }
    }
}

extension ConstraintProblem.Relation {
    fileprivate var relation: Solver.Relation {
        switch self {
        case .equal: .equal
        case .lessOrEqual: .lessThanOrEqual
        case .greaterOrEqual: .greaterThanOrEqual
        }
    }
}
