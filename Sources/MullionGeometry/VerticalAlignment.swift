/// An alignment position along the vertical axis.
@frozen
public struct VerticalAlignment: Equatable, Sendable {
    @usableFromInline package var key: AlignmentKey

    @inlinable
    package init(key: AlignmentKey) { self.key = key }

    /// Creates a custom vertical guide, identified by a type.
    @inlinable
    public init(_ id: any AlignmentID.Type) { self.init(key: AlignmentKey(id: id, axis: .vertical)) }

    /// Returns the explicit value of a container's guide from those of its children.
    ///
    /// The first text baseline is the minimum of the values that are present, the last text baseline the maximum, a
    /// custom guide the mean. Top, center and bottom do not combine.
    ///
    /// - Parameter values: One value per child, in the container's coordinates; `nil` for a child that has none.
    /// - Returns: The combined value, or `nil` if no value is present or the guide does not combine.
    /// - Complexity: O(*n*) in the number of values.
    @inlinable
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

extension VerticalAlignment {
    /// The guide of the top edge.
    @inlinable
    public static var top: VerticalAlignment {
        VerticalAlignment(key: AlignmentKey(id: TopAlignment.self, axis: .vertical, builtin: .start))
    }

    /// The guide of the vertical center.
    @inlinable
    public static var center: VerticalAlignment {
        VerticalAlignment(key: AlignmentKey(id: VerticalCenterAlignment.self, axis: .vertical, builtin: .center))
    }

    /// The guide of the bottom edge.
    @inlinable
    public static var bottom: VerticalAlignment {
        VerticalAlignment(key: AlignmentKey(id: BottomAlignment.self, axis: .vertical, builtin: .end))
    }

    /// The guide of the topmost text baseline; the bottom edge of a view without text.
    @inlinable
    public static var firstTextBaseline: VerticalAlignment {
        VerticalAlignment(
            key: AlignmentKey(id: FirstTextBaselineAlignment.self, axis: .vertical, builtin: .firstTextBaseline))
    }

    /// The guide of the bottom-most text baseline; the bottom edge of a view without text.
    @inlinable
    public static var lastTextBaseline: VerticalAlignment {
        VerticalAlignment(
            key: AlignmentKey(id: LastTextBaselineAlignment.self, axis: .vertical, builtin: .lastTextBaseline))
    }
}
