/// The importance of a constraint: a number above 0, up to 1000.
///
/// Priorities are strict: no number of constraints of a lower priority outvotes one of a higher priority. Every number
/// is a separate level.
public struct LayoutPriority: Hashable, Comparable, Sendable, RawRepresentable {
    /// Above 0, up to 1000; numbers outside are taken as the nearest inside.
    public var rawValue: Float

    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }

    /// 1000: holds, or is reported and relaxed.
    public static let required = LayoutPriority(1000)
    /// 750: how strongly content resists being compressed.
    public static let defaultHigh = LayoutPriority(750)
    /// 510: a drag that may resize the scene.
    public static let dragThatCanResizeScene = LayoutPriority(510)
    /// 500: the size of a scene stays.
    public static let sceneSizeStayPut = LayoutPriority(500)
    /// 490: a drag that may not resize the scene.
    public static let dragThatCannotResizeScene = LayoutPriority(490)
    /// 250: how strongly views hug their content.
    public static let defaultLow = LayoutPriority(250)
    /// 50: the target size in `systemLayoutSizeFitting`.
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
    /// The number, without a fraction where there is none.
    public var description: String { Int(exactly: rawValue).map(String.init) ?? String(rawValue) }
}
