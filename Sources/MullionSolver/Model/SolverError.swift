/// The reason an edit was refused. A refused edit changes nothing.
public enum SolverError: Error, Hashable, Sendable {
    /// The edit would make the required constraints impossible.
    case unsatisfiable(Solver.Conflict)
    /// A number is NaN, infinite or beyond 10¹².
    case unusableNumber(Double)
    /// A coefficient is not 0 but its magnitude is below 10⁻¹².
    case tinyCoefficient(Double)
    /// A priority is outside (0, 1000].
    case priorityOutOfRange(Float)
    /// The constraint was removed, or belongs to another solver.
    case unknownConstraint(ConstraintID)
    /// The variable was removed, or belongs to another solver.
    case unknownVariable(Solver.Variable)
    /// The variable cannot be removed: constraints contain it, or it is an edit variable.
    case variableInUse(Solver.Variable)
    /// The variable is already an edit variable.
    case alreadyEditable(Solver.Variable)
    /// The variable is not an edit variable.
    case notEditable(Solver.Variable)
    /// An edit variable was added with the required priority.
    case requiredEdit(Solver.Variable)
}

extension Solver {
    /// A minimal set of required constraints that cannot hold together.
    public struct Conflict: Hashable, Sendable {
        /// A constraint of a conflict.
        public struct Member: Hashable, Sendable {
            /// The constraint in the solver; nil if the refused edit added it.
            public var id: ConstraintID?
            /// The constraint as the refused edit would have had it.
            public var constraint: Constraint
            /// The position among the constraints that the refused edit adds; nil for others.
            public var position: Int?
        }

        /// The constraints.
        public var members: [Member]
    }
}

extension SolverError: CustomStringConvertible {
    public var description: String {
        switch self {
        case .unsatisfiable(let conflict):
            "these required constraints cannot hold together: "
                + conflict.members.map { "\($0.constraint)" }.joined(separator: "; ")
        case .unusableNumber(let number): "\(number) is not a finite number of at most 1e12"
        case .tinyCoefficient(let number): "the coefficient \(number) is too close to 0"
        case .priorityOutOfRange(let number): "the priority \(number) must be above 0 and at most 1000"
        case .unknownConstraint(let id): "the constraint \(id) is not in this solver"
        case .unknownVariable(let variable): "the variable \(variable) is not in this solver"
        case .variableInUse(let variable): "\(variable) occurs in constraints or is an edit variable"
        case .alreadyEditable(let variable): "\(variable) is already an edit variable"
        case .notEditable(let variable): "\(variable) is not an edit variable"
        case .requiredEdit(let variable): "the edit variable \(variable) needs a priority below 1000"
        }
    }
}
