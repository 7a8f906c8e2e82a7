/// The items that an overflow stack does not show: their positions among all items, from 0, in declaration order.
///
/// A badge shows `hidden.count`; a menu lists `hidden.map { titles[$0] }`.
public struct OverflowItems: RandomAccessCollection, Hashable, Sendable {
    private let positions: [Int]

    /// Creates a selection of the items at the given positions, in ascending order.
    public init(_ positions: [Int]) { self.positions = positions }

    public var startIndex: Int { positions.startIndex }
    public var endIndex: Int { positions.endIndex }
    /// Returns the position at an index.
    ///
    /// - Precondition: `index` is less than `endIndex`, and not negative.
    public subscript(index: Int) -> Int { positions[index] }
}

/// The items that an overflow stack hides first.
public enum OverflowOrder: Hashable, Sendable, CaseIterable {
    /// The last ones: the first items stay.
    case last
    /// Those of the lowest layout priority, among equals the last.
    case leastImportant
}

/// The properties of an overflow stack's children, as layout values.
public enum OverflowValues {
    /// Whether a child is the indicator, which is there only while items are hidden. The first such child
    /// counts, any other is never shown.
    public enum IsIndicator: LayoutValueKey {
        public static let defaultValue = false
    }
}
