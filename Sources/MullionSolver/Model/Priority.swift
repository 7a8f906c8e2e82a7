extension Solver {
    /// The importance of a constraint: a number above 0, up to 1000.
    ///
    /// Priorities are strict: no number of constraints of a lower priority outvotes one of a higher priority. Every
    /// number is a separate level, so 999.5 lies between 999 and 1000.
    public struct Priority: Hashable, Comparable, Sendable, RawRepresentable {
        /// The number. A constraint is refused when it is added with a number outside (0, 1000].
        public var rawValue: Float

        public init(rawValue: Float) { self.rawValue = rawValue }
        /// Creates a priority from its number.
        public init(_ rawValue: Float) { self.rawValue = rawValue }

        /// 1000: the constraint holds or is refused.
        public static let required = Priority(1000)
        /// 750.
        public static let strong = Priority(750)
        /// 500.
        public static let medium = Priority(500)
        /// 250.
        public static let weak = Priority(250)

        public static func < (left: Priority, right: Priority) -> Bool { left.rawValue < right.rawValue }
    }
}

extension Solver.Priority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Float(value)) }
    public init(floatLiteral value: Float) { self.init(value) }
}

extension Solver.Priority: CustomStringConvertible {
    /// The number, without a fraction if it is whole.
    public var description: String { Int(exactly: rawValue).map(String.init) ?? String(rawValue) }
}
