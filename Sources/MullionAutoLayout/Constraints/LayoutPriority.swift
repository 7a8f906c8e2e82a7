/// The importance of a constraint: a number above 0, up to 1000.
///
/// Priorities are strict: no number of constraints of a lower priority outvotes one of a higher priority. Every number
/// is a separate level.
public struct LayoutPriority: Hashable, Comparable, Sendable, RawRepresentable {
    /// The priority, above 0 and up to 1000; a number out of range counts as the nearest in range.
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// A required constraint, 1000: it holds, or it is reported and relaxed.
    public static let required = LayoutPriority(1000)
    /// The default resistance of content to compression, 750.
    public static let defaultHigh = LayoutPriority(750)
    /// A drag that may resize the scene, 510.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// A scene that keeps its size, 500.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// A drag that may not resize the scene, 490.
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    /// The default priority with which views hug their content, 250.
    public static let defaultLow = LayoutPriority(250)
    /// The target size in `systemLayoutSizeFitting`, 50.
    public static let fittingSizeLevel = LayoutPriority(50)

    public static func < (left: LayoutPriority, right: LayoutPriority) -> Bool { left.rawValue < right.rawValue }
    public static func + (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue + right)
    }
    public static func - (left: LayoutPriority, right: Float) -> LayoutPriority {
        LayoutPriority(left.rawValue - right)
    }
}

extension LayoutPriority: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Float(value)) }
    public init(floatLiteral value: Float) { self.init(value) }
}

extension LayoutPriority: CustomStringConvertible {
    /// The priority as text, without a fraction if it is a whole number.
    public var description: String { Int(exactly: rawValue).map(String.init) ?? String(rawValue) }
}
