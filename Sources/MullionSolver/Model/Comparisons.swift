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
