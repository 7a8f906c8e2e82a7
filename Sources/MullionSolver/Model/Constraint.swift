extension Solver {
    /// The comparison of the two sides of a constraint.
    public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
        case lessThanOrEqual, equal, greaterThanOrEqual
    }

    /// A linear equation or inequality with a priority: `terms relation constant`.
    ///
    /// The operators `.==`, `.<=` and `.>=` of variables and expressions make constraints:
    ///
    /// ```swift
    /// try solver.add((left .== 0.75 * right).priority(.strong))
    /// ```
    ///
    /// The error of a constraint is the amount by which it is violated, in the units it is written in:
    /// |terms − constant| for `==`, the excess for `<=`, the shortfall for `>=`.
    public struct Constraint: Hashable, Sendable {
        /// The terms of the left side; a variable may occur in several.
        public var terms: [Expression.Term]
        /// The comparison of the sum of the terms with the constant.
        public var relation: Relation
        /// The right side.
        public var constant: Double
        /// The importance of the constraint.
        public var priority: Priority

        /// Creates the constraint `terms relation constant`.
        public init(
            _ terms: [Expression.Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
        ) {
            self.terms = terms
            self.relation = relation
            self.constant = constant
            self.priority = priority
        }

        /// Creates a constraint between two expressions, with all terms on the left and the constants on the right.
        public init(_ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required) {
            self.init(
                left.terms + right.terms.map { Expression.Term($0.variable, times: -$0.coefficient) }, relation,
                right.constant - left.constant, priority: priority)
        }

        /// Returns the constraint with a different priority.
        public func priority(_ priority: Priority) -> Constraint {
            var copy = self
            copy.priority = priority
            return copy
        }
    }
}

extension Solver.Relation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

extension Solver.Constraint: CustomStringConvertible {
    public var description: String {
        let sum = terms.map { "\($0.coefficient)·\($0.variable)" }.joined(separator: " + ")
        return "\(sum) \(relation) \(constant) @\(priority)"
    }
}

/// The identity of a constraint that was added to a solver. It is never used again for a different constraint.
public struct ConstraintID: Hashable, Sendable {
    package let slot: Int32
    package let generation: UInt32

    /// Creates the identity with a slot and a generation, which a solver may have.
    package init(slot: Int32, generation: UInt32) {
        self.slot = slot
        self.generation = generation
    }
}

extension ConstraintID: CustomStringConvertible {
    public var description: String { "c\(slot).\(generation)" }
}

// MARK: - Operators

// The operators that make constraints. They are those of comparisons by element, since `==` compares two variables or
// two expressions for identity.

extension Solver.Expression {
    /// Returns the constraint `left == right`.
    public static func .== (left: Self, right: Solver.Expression) -> Solver.Constraint {
        Solver.Constraint(left, .equal, right)
    }
    /// Returns the constraint `left <= right`.
    public static func .<= (left: Self, right: Solver.Expression) -> Solver.Constraint {
        Solver.Constraint(left, .lessThanOrEqual, right)
    }
    /// Returns the constraint `left >= right`.
    public static func .>= (left: Self, right: Solver.Expression) -> Solver.Constraint {
        Solver.Constraint(left, .greaterThanOrEqual, right)
    }
    /// Returns the constraint `left == right`.
    public static func .== (left: Self, right: Solver.Variable) -> Solver.Constraint {
        Solver.Constraint(left, .equal, Solver.Expression(right))
    }
    /// Returns the constraint `left <= right`.
    public static func .<= (left: Self, right: Solver.Variable) -> Solver.Constraint {
        Solver.Constraint(left, .lessThanOrEqual, Solver.Expression(right))
    }
    /// Returns the constraint `left >= right`.
    public static func .>= (left: Self, right: Solver.Variable) -> Solver.Constraint {
        Solver.Constraint(left, .greaterThanOrEqual, Solver.Expression(right))
    }
    /// Returns the constraint `left == right`.
    public static func .== (left: Self, right: Double) -> Solver.Constraint {
        Solver.Constraint(left, .equal, Solver.Expression(constant: right))
    }
    /// Returns the constraint `left <= right`.
    public static func .<= (left: Self, right: Double) -> Solver.Constraint {
        Solver.Constraint(left, .lessThanOrEqual, Solver.Expression(constant: right))
    }
    /// Returns the constraint `left >= right`.
    public static func .>= (left: Self, right: Double) -> Solver.Constraint {
        Solver.Constraint(left, .greaterThanOrEqual, Solver.Expression(constant: right))
    }
}

extension Solver.Variable {
    /// Returns the constraint `left == right`.
    public static func .== (left: Self, right: Solver.Expression) -> Solver.Constraint {
        Solver.Constraint(Solver.Expression(left), .equal, right)
    }
    /// Returns the constraint `left <= right`.
    public static func .<= (left: Self, right: Solver.Expression) -> Solver.Constraint {
        Solver.Constraint(Solver.Expression(left), .lessThanOrEqual, right)
    }
    /// Returns the constraint `left >= right`.
    public static func .>= (left: Self, right: Solver.Expression) -> Solver.Constraint {
        Solver.Constraint(Solver.Expression(left), .greaterThanOrEqual, right)
    }
    /// Returns the constraint `left == right`.
    public static func .== (left: Self, right: Solver.Variable) -> Solver.Constraint {
        Solver.Constraint(Solver.Expression(left), .equal, Solver.Expression(right))
    }
    /// Returns the constraint `left <= right`.
    public static func .<= (left: Self, right: Solver.Variable) -> Solver.Constraint {
        Solver.Constraint(Solver.Expression(left), .lessThanOrEqual, Solver.Expression(right))
    }
    /// Returns the constraint `left >= right`.
    public static func .>= (left: Self, right: Solver.Variable) -> Solver.Constraint {
        Solver.Constraint(Solver.Expression(left), .greaterThanOrEqual, Solver.Expression(right))
    }
    /// Returns the constraint `left == right`.
    public static func .== (left: Self, right: Double) -> Solver.Constraint {
        Solver.Constraint([.init(left)], .equal, right)
    }
    /// Returns the constraint `left <= right`.
    public static func .<= (left: Self, right: Double) -> Solver.Constraint {
        Solver.Constraint([.init(left)], .lessThanOrEqual, right)
    }
    /// Returns the constraint `left >= right`.
    public static func .>= (left: Self, right: Double) -> Solver.Constraint {
        Solver.Constraint([.init(left)], .greaterThanOrEqual, right)
    }
}
