/// A sum of variables times numbers, plus a number.
public struct Expression: Hashable, Sendable {
    /// One variable times a number.
    public struct Term: Hashable, Sendable {
        public var variable: Variable
        public var coefficient: Double

        public init(_ variable: Variable, times coefficient: Double = 1) {
            self.variable = variable
            self.coefficient = coefficient
        }
    }

    /// The terms as they were written; one variable may stand in several.
    public var terms: [Term]
    public var constant: Double

    public init(_ terms: [Term] = [], constant: Double = 0) {
        self.terms = terms
        self.constant = constant
    }

    public init(_ variable: Variable) {
        self.init([Term(variable)])
    }
}

extension Expression: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) { self.init(constant: value) }
    public init(integerLiteral value: Int) { self.init(constant: Double(value)) }
}

// MARK: - Sums

extension Expression {
    public static func + (left: Expression, right: Expression) -> Expression {
        Expression(left.terms + right.terms, constant: left.constant + right.constant)
    }

    public static func - (left: Expression, right: Expression) -> Expression { left + right * -1 }

    public static prefix func - (expression: Expression) -> Expression { expression * -1 }

    public static func * (expression: Expression, factor: Double) -> Expression {
        Expression(
            expression.terms.map { Term($0.variable, times: $0.coefficient * factor) },
            constant: expression.constant * factor)
    }

    public static func * (factor: Double, expression: Expression) -> Expression { expression * factor }

    public static func / (expression: Expression, divisor: Double) -> Expression { expression * (1 / divisor) }

    public static func + (left: Expression, right: Variable) -> Expression { left + Expression(right) }
    public static func + (left: Expression, right: Double) -> Expression { left + Expression(constant: right) }
    public static func + (left: Double, right: Expression) -> Expression { Expression(constant: left) + right }
    public static func - (left: Expression, right: Variable) -> Expression {
        left + Expression([Term(right, times: -1)])
    }
    public static func - (left: Expression, right: Double) -> Expression { left + Expression(constant: -right) }
    public static func - (left: Double, right: Expression) -> Expression { Expression(constant: left) - right }
}

extension Variable {
    public static func + (left: Variable, right: Variable) -> Expression { Expression(left) + right }
    public static func + (left: Variable, right: Expression) -> Expression { Expression(left) + right }
    public static func + (left: Variable, right: Double) -> Expression { Expression(left) + right }
    public static func + (left: Double, right: Variable) -> Expression { left + Expression(right) }
    public static func - (left: Variable, right: Variable) -> Expression { Expression(left) - right }
    public static func - (left: Variable, right: Expression) -> Expression { Expression(left) - right }
    public static func - (left: Variable, right: Double) -> Expression { Expression(left) - right }
    public static func - (left: Double, right: Variable) -> Expression { left - Expression(right) }
    public static func * (left: Variable, right: Double) -> Expression {
        Expression([Expression.Term(left, times: right)])
    }
    public static func * (left: Double, right: Variable) -> Expression { right * left }
    public static func / (left: Variable, right: Double) -> Expression { left * (1 / right) }
    public static prefix func - (variable: Variable) -> Expression { variable * -1 }
}
