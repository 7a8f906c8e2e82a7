import Foundation
import MullionSolver

extension VectorCase {
    /// A constraint of a vector file, which speaks of variables by their positions.
    public struct NamedConstraint: Sendable {
        /// Its name.
        public var id: String
        /// The terms, the relation and the constant.
        public var terms: [(variable: Int, coefficient: Double)]
        public var relation: Solver.Relation
        public var constant: Double
        /// 1000 is required.
        public var priority: Solver.Priority
    }

    /// What must hold at an optimum.
    public struct OptimumAnswer: Sendable {
        /// The sums of errors by priority.
        public var violations: [(priority: Solver.Priority, total: Double)]
        /// By variable: the values it has over all optimal points.
        public var ranges: [ClosedRange<Double>]
    }

    /// A set of constraints, and its optimum or its conflicts.
    public struct ConstraintsQuestion: Sendable {
        public var variables: [String]
        public var constraints: [NamedConstraint]
        public var answer: Answer

        /// What must come out.
        public enum Answer: Sendable {
            case optimum(OptimumAnswer)
            /// The required constraints cannot hold together.
            case impossible(Conflicts)
        }

        /// How required constraints conflict.
        public struct Conflicts: Sendable {
            /// The minimal sets.
            public var sets: Set<Set<String>>
            /// Whether these are all.
            public var isComplete: Bool
            /// What is refused when the constraints are added one by one.
            public var refused: [String]
            /// The optimum of the others.
            public var afterwards: OptimumAnswer
        }
    }

    /// Edits of a set of constraints, with optima on the way.
    public struct ConstraintEditsQuestion: Sendable {
        public var variables: [String]
        public var steps: [Step]
        /// The numbers of the steps that are refused, from 1.
        public var refused: [Int]
        /// After which step what must hold.
        public var checkpoints: [Int: OptimumAnswer]

        /// One edit.
        public enum Step: Sendable {
            case add(NamedConstraint)
            case remove(String)
            case setConstant(String, Double)
            case setPriority(String, Solver.Priority)
            case addEditVariable(variable: Int, priority: Solver.Priority, value: Double)
            case suggest(variable: Int, value: Double)
            case removeEditVariable(variable: Int)
        }
    }
}

extension VectorFile {
    /// Reads the format of `constraints.json`.
    ///
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(constraints data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("problems").elements() {
            let reader = try ConstraintReader(json)
            let expected = try json.required("expected")
            let answer: VectorCase.ConstraintsQuestion.Answer
            if try expected.required("satisfiable").bool() {
                answer = .optimum(try reader.optimum(expected))
            } else {
                var sets: Set<Set<String>> = []
                for set in try expected.required("conflicts").elements() { sets.insert(Set(try set.names())) }
                answer = .impossible(
                    VectorCase.ConstraintsQuestion.Conflicts(
                        sets: sets, isComplete: try expected.required("conflictsComplete").bool(),
                        refused: try expected.required("rejectedInOrder").names(),
                        afterwards: try reader.optimum(try expected.required("afterRejecting"))))
            }
            let constraints = try json.required("constraints").elements().map { constraint throws(VectorError) in
                try reader.constraint(constraint)
            }
            cases.append(
                try reader.vectorCase(
                    json, .constraints(.init(variables: reader.names, constraints: constraints, answer: answer))))
        }
    }

    /// Reads the format of `constraint-edits.json`.
    ///
    /// - Throws: `VectorError` with the path of the first thing that is wrong.
    public init(constraintEdits data: Data) throws(VectorError) {
        cases = []
        for json in try JSONCursor.document(data).required("sequences").elements() {
            let reader = try ConstraintReader(json)
            var checkpoints: [Int: VectorCase.OptimumAnswer] = [:]
            for checkpoint in try json.required("checkpoints").elements() {
                let step = try checkpoint.required("afterStep").integer(in: 1...1_000_000)
                checkpoints[step] = try reader.optimum(try checkpoint.required("expected"))
            }
            let steps = try json.required("steps").elements().map { step throws(VectorError) in try reader.step(step) }
            let refused = try json.required("rejectedSteps").elements().map { number throws(VectorError) in
                try number.integer(in: 1...1_000_000)
            }
            cases.append(
                try reader.vectorCase(
                    json,
                    .constraintEdits(
                        .init(variables: reader.names, steps: steps, refused: refused, checkpoints: checkpoints))))
        }
    }
}

/// Reads what both kinds of files share; knows the variables by name.
private struct ConstraintReader {
    let names: [String]
    private var numbers: [String: Int] = [:]

    init(_ json: JSONCursor) throws(VectorError) {
        names = try json.required("variables").names()
        for (number, name) in names.enumerated() { numbers[name] = number }
    }

    func vectorCase(_ json: JSONCursor, _ question: VectorCase.Question) throws(VectorError) -> VectorCase {
        VectorCase(
            name: "\(try json.required("id").string()) \(try json.optional("kind")?.string() ?? "")",
            source: "linear programming", tolerance: try json.optional("tolerance")?.number() ?? 1e-6,
            question: question)
    }

    func constraint(_ json: JSONCursor) throws(VectorError) -> VectorCase.NamedConstraint {
        let terms = try json.required("terms").elements().map {
            (term) throws(VectorError) -> (variable: Int, coefficient: Double) in
            let parts = try term.elements(count: 2)
            return (try variable(parts[0]), Double(try parts[1].number()))
        }
        let relation: Solver.Relation
        switch try json.required("relation").string() {
        case "==": relation = .equal
        case "<=": relation = .lessThanOrEqual
        case ">=": relation = .greaterThanOrEqual
        case let unknown: throw .unknownName(path: "\(json.path).relation", name: unknown)
        }
        return VectorCase.NamedConstraint(
            id: try json.required("id").string(), terms: terms, relation: relation,
            constant: Double(try json.required("constant").number()),
            priority: try json.required("priority").priority())
    }

    func optimum(_ json: JSONCursor) throws(VectorError) -> VectorCase.OptimumAnswer {
        let violations = try json.required("violations").elements().map {
            (violation) throws(VectorError) -> (priority: Solver.Priority, total: Double) in
            (
                try violation.required("priority").priority(),
                Double(try violation.required("total").number())
            )
        }
        let fields = try json.required("ranges")
        var ranges: [ClosedRange<Double>] = []
        for name in names {
            let ends = try fields.required(name).elements(count: 2)
            let low = ends[0].isNull ? -Double.infinity : Double(try ends[0].number())
            let high = ends[1].isNull ? Double.infinity : Double(try ends[1].number())
            guard low <= high else { throw .outOfRange(path: "\(fields.path).\(name)", expected: "[least, greatest]") }
            ranges.append(low...high)
        }
        return VectorCase.OptimumAnswer(violations: violations, ranges: ranges)
    }

    func step(_ json: JSONCursor) throws(VectorError) -> VectorCase.ConstraintEditsQuestion.Step {
        func id() throws(VectorError) -> String { try json.required("id").string() }
        func variable() throws(VectorError) -> Int { try self.variable(try json.required("variable")) }
        func number(_ key: String) throws(VectorError) -> Double { Double(try json.required(key).number()) }
        func priority() throws(VectorError) -> Solver.Priority { try json.required("priority").priority() }
        switch try json.required("op").string() {
        case "add": return .add(try constraint(try json.required("constraint")))
        case "remove": return .remove(try id())
        case "setConstant": return .setConstant(try id(), try number("constant"))
        case "setPriority": return .setPriority(try id(), try priority())
        case "addEdit":
            return .addEditVariable(variable: try variable(), priority: try priority(), value: try number("value"))
        case "suggest": return .suggest(variable: try variable(), value: try number("value"))
        case "removeEdit": return .removeEditVariable(variable: try variable())
        case let unknown: throw .unknownName(path: "\(json.path).op", name: unknown)
        }
    }

    private func variable(_ json: JSONCursor) throws(VectorError) -> Int {
        let name = try json.string()
        guard let number = numbers[name] else { throw .unknownName(path: json.path, name: name) }
        return number
    }
}

extension JSONCursor {
    fileprivate func names() throws(VectorError) -> [String] {
        try elements().map { string throws(VectorError) in try string.string() }
    }
}

extension JSONCursor {
    /// A priority: above 0, up to 1000.
    func priority() throws(VectorError) -> Solver.Priority {
        let number = try number()
        guard number > 0, number <= 1000 else { throw .outOfRange(path: path, expected: "above 0, up to 1000") }
        return Solver.Priority(Float(number))
    }
}
