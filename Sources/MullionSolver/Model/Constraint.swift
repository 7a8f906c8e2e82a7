/// How the two sides of a constraint compare.
public enum Relation: UInt8, Hashable, Sendable, BitwiseCopyable {
    case lessThanOrEqual, equal, greaterThanOrEqual
}

extension Relation: CustomStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "<="
        case .equal: "=="
        case .greaterThanOrEqual: ">="
        }
    }
}

/// How much a constraint counts: a number above 0, up to 1000.
///
/// Priorities are strict: no number of constraints of a lower priority outvotes one of a higher. Every number is a
/// level of its own, so 999.5 fits between 999 and 1000.
public struct Priority: Hashable, Comparable, Sendable, RawRepresentable {
    /// Above 0, up to 1000; other numbers are refused when a constraint is added.
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: holds, or is refused.
    public static let required = Priority(1000)
    /// 750.
    public static let strong = Priority(750)
    /// 500.
    public static let medium = Priority(500)
    /// 250.
    public static let weak = Priority(250)

    public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
}

extension Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Float(value)) }
    public init(floatLiteral value: Float) { self.init(value) }
}

extension Priority: CustomStringConvertible {
    /// The number, without a fraction where there is none.
    public var description: String { Int(exactly: rawValue).map(String.init) ?? String(rawValue) }
}

/// A linear equation or inequality with a priority: `terms relation constant`.
///
/// The error of a constraint is how far it is missed, in the units it is written in: |terms − constant| for `==`, the
/// overshoot for `<=`, the shortfall for `>=`.
public struct Constraint: Hashable, Sendable {
    public var terms: [Expression.Term]
    public var relation: Relation
    public var constant: Double
    public var priority: Priority

    public init(
        _ terms: [Expression.Term], _ relation: Relation, _ constant: Double, priority: Priority = .required
    ) {
        self.terms = terms
        self.relation = relation
        self.constant = constant
        self.priority = priority
    }

    /// Brings everything that varies to the left, and numbers to the right.
    public init(_ left: Expression, _ relation: Relation, _ right: Expression, priority: Priority = .required) {
        self.init(
            left.terms + right.terms.map { Expression.Term($0.variable, times: -$0.coefficient) }, relation,
            right.constant - left.constant, priority: priority)
    }

    /// The same constraint with another priority.
    public func priority(_ priority: Priority) -> Constraint {
        var copy = self
        copy.priority = priority
        return copy
    }
}

extension Constraint: CustomStringConvertible {
    public var description: String {
        let sum = terms.map { "\($0.coefficient)·\($0.variable)" }.joined(separator: " + ")
        return "\(sum) \(relation) \(constant) @\(priority)"
    }
}

// MARK: - Written as comparisons

extension Expression {
    public static func == (left: Expression, right: Expression) -> Constraint { Constraint(left, .equal, right) }
    public static func <= (left: Expression, right: Expression) -> Constraint {
        Constraint(left, .lessThanOrEqual, right)
    }
    public static func >= (left: Expression, right: Expression) -> Constraint {
        Constraint(left, .greaterThanOrEqual, right)
    }
    public static func == (left: Expression, right: Variable) -> Constraint { left == Expression(right) }
    public static func <= (left: Expression, right: Variable) -> Constraint { left <= Expression(right) }
    public static func >= (left: Expression, right: Variable) -> Constraint { left >= Expression(right) }
    public static func == (left: Expression, right: Double) -> Constraint { left == Expression(constant: right) }
    public static func <= (left: Expression, right: Double) -> Constraint { left <= Expression(constant: right) }
    public static func >= (left: Expression, right: Double) -> Constraint { left >= Expression(constant: right) }
}

extension Variable {
    public static func == (left: Variable, right: Expression) -> Constraint { Expression(left) == right }
    public static func <= (left: Variable, right: Expression) -> Constraint { Expression(left) <= right }
    public static func >= (left: Variable, right: Expression) -> Constraint { Expression(left) >= right }
    public static func == (left: Variable, right: Variable) -> Constraint { Expression(left) == Expression(right) }
    public static func <= (left: Variable, right: Variable) -> Constraint { Expression(left) <= Expression(right) }
    public static func >= (left: Variable, right: Variable) -> Constraint { Expression(left) >= Expression(right) }
    public static func == (left: Variable, right: Double) -> Constraint { Constraint([.init(left)], .equal, right) }
    public static func <= (left: Variable, right: Double) -> Constraint {
        Constraint([.init(left)], .lessThanOrEqual, right)
    }
    public static func >= (left: Variable, right: Double) -> Constraint {
        Constraint([.init(left)], .greaterThanOrEqual, right)
    }
}
