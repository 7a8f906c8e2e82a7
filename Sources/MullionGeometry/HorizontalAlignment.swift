/// An alignment position along the horizontal axis.
@frozen
public struct HorizontalAlignment: Equatable, Sendable {
    @usableFromInline package var key: AlignmentKey

    @inlinable
    package init(key: AlignmentKey) { self.key = key }

    /// Creates a custom horizontal guide, identified by a type.
    @inlinable
    public init(_ id: any AlignmentID.Type) { self.init(key: AlignmentKey(id: id, axis: .horizontal)) }

    /// Returns the explicit value of a container's guide from those of its children.
    ///
    /// A custom guide is the mean of the values that are present. Leading, center and trailing do not combine.
    ///
    /// - Parameter values: One value per child, in the container's coordinates; `nil` for a child that has none.
    /// - Returns: The combined value, or `nil` if no value is present or the guide does not combine.
    /// - Complexity: O(*n*) in the number of values.
    @inlinable
    public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
        key.combineExplicit(values)
    }
}

extension HorizontalAlignment {
    /// The guide of the leading edge.
    @inlinable
    public static var leading: HorizontalAlignment {
        HorizontalAlignment(key: AlignmentKey(id: LeadingAlignment.self, axis: .horizontal, builtin: .start))
    }

    /// The guide of the horizontal center.
    @inlinable
    public static var center: HorizontalAlignment {
        HorizontalAlignment(key: AlignmentKey(id: HorizontalCenterAlignment.self, axis: .horizontal, builtin: .center))
    }

    /// The guide of the trailing edge.
    @inlinable
    public static var trailing: HorizontalAlignment {
        HorizontalAlignment(key: AlignmentKey(id: TrailingAlignment.self, axis: .horizontal, builtin: .end))
    }

    /// The guide of a list row separator's leading end; the leading edge unless set explicitly.
    @inlinable
    public static var listRowSeparatorLeading: HorizontalAlignment {
        HorizontalAlignment(ListRowSeparatorLeadingAlignment.self)
    }

    /// The guide of a list row separator's trailing end; the trailing edge unless set explicitly.
    @inlinable
    public static var listRowSeparatorTrailing: HorizontalAlignment {
        HorizontalAlignment(ListRowSeparatorTrailingAlignment.self)
    }
}
