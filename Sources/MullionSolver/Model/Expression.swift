extension Solver {
    /// A linear expression: a sum of terms and a constant.
    public struct Expression: Hashable, Sendable {
        /// A variable times a coefficient.
        public struct Term: Hashable, Sendable {
            /// The variable.
            public var variable: Variable
            /// The factor of the variable.
            public var coefficient: Double

            /// Creates a term.
            public init(_ variable: Variable, times coefficient: Double = 1) {
                self.variable = variable
                self.coefficient = coefficient
            }
        }

        /// The terms as written; a variable may occur in several.
        public var terms: [Term]
        /// The constant.
        public var constant: Double

        /// Creates an expression from its terms and its constant.
        public init(_ terms: [Term] = [], constant: Double = 0) {
            self.terms = terms
            self.constant = constant
        }

        /// Creates an expression of one variable.
        public init(_ variable: Variable) {
            self.init([Term(variable)])
        }
    }
}

extension Solver.Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(constant: value) }
    public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

// MARK: - Sums

extension Solver.Expression {
    public static func + (left: Self, right: Self) -> Self {
        Self(left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func - (left: Self, right: Self) -> Self { left + right * -1 }

    public static prefix func - (expression: Self) -> Self { expression * -1 }

    public static func * (expression: Self, factor: Double) -> Self {
        Self(
            expression.terms.map { Term($0.variable, times: $0.coefficient * factor) },
            constant: expression.constant * factor)
    }

    public static func * (factor: Double, expression: Self) -> Self { expression * factor }

    public static func / (expression: Self, divisor: Double) -> Self { expression * (1 / divisor) }

    public static func + (left: Self, right: Solver.Variable) -> Self { left + Self(right) }
    public static func + (left: Self, right: Double) -> Self { left + Self(constant: right) }
    public static func + (left: Double, right: Self) -> Self { Self(constant: left) + right }
    public static func - (left: Self, right: Solver.Variable) -> Self {
        left + Self([Term(right, times: -1)])
    }
    public static func - (left: Self, right: Double) -> Self { left + Self(constant: -right) }
    public static func - (left: Double, right: Self) -> Self { Self(constant: left) - right }
}

extension Solver.Variable {
    public static func + (left: Self, right: Self) -> Solver.Expression { Solver.Expression(left) + right }
    public static func + (left: Self, right: Solver.Expression) -> Solver.Expression { Solver.Expression(left) + right }
    public static func + (left: Self, right: Double) -> Solver.Expression { Solver.Expression(left) + right }
    public static func + (left: Double, right: Self) -> Solver.Expression { left + Solver.Expression(right) }
    public static func - (left: Self, right: Self) -> Solver.Expression { Solver.Expression(left) - right }
    public static func - (left: Self, right: Solver.Expression) -> Solver.Expression { Solver.Expression(left) - right }
    public static func - (left: Self, right: Double) -> Solver.Expression { Solver.Expression(left) - right }
    public static func - (left: Double, right: Self) -> Solver.Expression { left - Solver.Expression(right) }
    public static func * (left: Self, right: Double) -> Solver.Expression {
        Solver.Expression([Solver.Expression.Term(left, times: right)])
    }
    public static func * (left: Double, right: Self) -> Solver.Expression { right * left }
    public static func / (left: Self, right: Double) -> Solver.Expression { left * (1 / right) }
    public static prefix func - (variable: Self) -> Solver.Expression { variable * -1 }
}
