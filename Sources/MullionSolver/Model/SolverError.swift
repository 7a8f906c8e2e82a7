/// Why an edit was refused. A refused edit leaves nothing behind.
public enum SolverError: Error, Hashable, Sendable {
    /// The edit would make the required constraints impossible.
    case unsatisfiable(Conflict)
    /// A number is NaN, infinite or beyond 10¹².
    case unusableNumber(Double)
    /// A coefficient is not 0 but within 10⁻¹² of it.
    case tinyCoefficient(Double)
    /// A priority is not above 0 and up to 1000.
    case priorityOutOfRange(Float)
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// The variable was removed, or belongs to another solver.
    case unknownVariable(Variable)
    /// The variable cannot be removed: constraints contain it, or the wish of an edit variable.
    case variableInUse(Variable)
    /// The variable is an edit variable already.
    case alreadyEditable(Variable)
    /// The variable is no edit variable.
    case notEditable(Variable)
    /// An edit variable was asked for with the required priority.
    case requiredEdit(Variable)
}

/// Required constraints that cannot hold together, while every part of them can.
public struct Conflict: Hashable, Sendable {
    /// One of the constraints of a conflict.
    public struct Member: Hashable, Sendable {
        /// The constraint in the solver; nil for one that was not in it before the refused edit.
        public var id: ConstraintID?
        /// The constraint as the refused edit would have had it.
        public var constraint: Constraint
        /// For a constraint of the refused edit, its position among those that the edit adds; else nil.
        public var position: Int?
    }

    public var members: [Member]
}

extension SolverError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unsatisfiable(let conflict):
            "these required constraints cannot hold together: "
                + conflict.members.map { "\($0.constraint)" }.joined(separator: "; ")
        case .unusableNumber(let number): "\(number) is no finite number up to 1e12"
        case .tinyCoefficient(let number): "the coefficient \(number) is too close to 0"
        case .priorityOutOfRange(let number): "the priority \(number) is not above 0 and up to 1000"
        case .unknownConstraint(let id): "the constraint \(id) is not in this solver"
        case .unknownVariable(let variable): "the variable \(variable) is not of this solver"
        case .variableInUse(let variable): "\(variable) stands in constraints, or is an edit variable"
        case .alreadyEditable(let variable): "\(variable) is an edit variable already"
        case .notEditable(let variable): "\(variable) is no edit variable"
        case .requiredEdit(let variable): "the edit variable \(variable) needs a priority below 1000"
        }
    }
}
