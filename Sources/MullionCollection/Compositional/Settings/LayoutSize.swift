import MullionGeometry

/// The width and the height of an item, a group or a supplementary item.
public struct LayoutSize: Equatable, Sendable {
    /// One of the two lengths of a size.
    ///
    /// Fractions are of the container: for the items of a group, the group within its content insets; for the group of
    /// a section, the layout within the section's content insets; for an item's supplementary items, the item.
    public enum Dimension: Equatable, Sendable {
        /// A fraction of the width of the container.
        case fractionalWidth(CGFloat)
        /// A fraction of the height of the container.
        case fractionalHeight(CGFloat)
        /// A length in points.
        case absolute(CGFloat)
        /// A length in points that counts until the length is known: for items, until they are measured; for groups,
        /// until their items are.
        case estimated(CGFloat)
    }

    /// The width.
    public var widthDimension: Dimension
    /// The height.
    public var heightDimension: Dimension

    /// Creates a size.
    public init(widthDimension: Dimension, heightDimension: Dimension) {
        self.widthDimension = widthDimension
        self.heightDimension = heightDimension
    }
}

/// The space between the items of a group, or at an edge of an item.
public enum LayoutSpacing: Equatable, Sendable {
    /// Exactly so many points.
    case fixed(CGFloat)
    /// At least so many points; what is left in the group is shared equally among its flexible spaces.
    case flexible(CGFloat)

    /// The points that the space has at least.
    public var spacing: CGFloat {
        switch self {
        case .fixed(let points), .flexible(let points): points
        }
    }

    /// Whether the space takes a share of what is left.
    public var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The space around an item that no other item of its group uses. An edge that is nil has none.
public struct LayoutEdgeSpacing: Equatable, Sendable {
    /// The space before the item.
    public var leading: LayoutSpacing?
    /// The space above the item.
    public var top: LayoutSpacing?
    /// The space after the item.
    public var trailing: LayoutSpacing?
    /// The space below the item.
    public var bottom: LayoutSpacing?

    /// Creates the space around an item.
    public init(
        leading: LayoutSpacing? = nil, top: LayoutSpacing? = nil, trailing: LayoutSpacing? = nil,
        bottom: LayoutSpacing? = nil
    ) {
        self.leading = leading
        self.top = top
        self.trailing = trailing
        self.bottom = bottom
    }
}
