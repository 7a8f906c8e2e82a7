/// A view's size and alignment guides, in the coordinates of the view.
@frozen
public struct ViewDimensions: Sendable {
    /// The view's width in points.
    public let width: CGFloat

    /// The view's height in points.
    public let height: CGFloat

    /// The explicit guides of the view; of several entries for one key the last counts.
    @usableFromInline package let explicitGuides: [(key: AlignmentKey, value: CGFloat)]

    @inlinable
    package init(width: CGFloat, height: CGFloat, explicit: [(key: AlignmentKey, value: CGFloat)] = []) {
        self.width = width
        self.height = height
        self.explicitGuides = explicit
    }

    /// Returns the value of a horizontal guide: the explicit one if there is one, else the default for this size.
    ///
    /// - Complexity: O(*n*) in the number of explicit guides, usually zero to two.
    @inlinable
    public subscript(guide: HorizontalAlignment) -> CGFloat { self[guide.key] }

    /// Returns the value of a vertical guide: the explicit one if there is one, else the default for this size.
    ///
    /// - Complexity: O(*n*) in the number of explicit guides, usually zero to two.
    @inlinable
    public subscript(guide: VerticalAlignment) -> CGFloat { self[guide.key] }

    /// Returns the explicit value of a horizontal guide, or `nil` if the view does not set it.
    ///
    /// - Complexity: O(*n*) in the number of explicit guides, usually zero to two.
    @inlinable
    public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { self[explicit: guide.key] }

    /// Returns the explicit value of a vertical guide, or `nil` if the view does not set it.
    ///
    /// - Complexity: O(*n*) in the number of explicit guides, usually zero to two.
    @inlinable
    public subscript(explicit guide: VerticalAlignment) -> CGFloat? { self[explicit: guide.key] }
}

extension ViewDimensions {
    /// Returns the value of a guide: the explicit one if there is one, else the default.
    ///
    /// The default of a custom guide is computed from these dimensions, not from the bare size, so that it can be
    /// derived from explicit guides.
    @inlinable
    package subscript(key: AlignmentKey) -> CGFloat {
        if let value = self[explicit: key] { return value }
        if key.builtin == .custom { return key.id.defaultValue(in: self) }
        return key.defaultValue(width: width, height: height)
    }

    /// Returns the explicit value of a guide, or `nil` if the view does not set it.
    @inlinable
    package subscript(explicit key: AlignmentKey) -> CGFloat? { explicitGuides.last { $0.key == key }?.value }
}

extension ViewDimensions: Equatable {
    /// Returns whether two views have the same size and explicit guides, in whatever order these were set.
    ///
    /// - Complexity: O(*n* * *m*) in the numbers of explicit guides.
    public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
        lhs.width == rhs.width && lhs.height == rhs.height
            && lhs.explicitGuides.allSatisfy { rhs[explicit: $0.key] == lhs[explicit: $0.key] }
            && rhs.explicitGuides.allSatisfy { lhs[explicit: $0.key] != nil }
    }
}
