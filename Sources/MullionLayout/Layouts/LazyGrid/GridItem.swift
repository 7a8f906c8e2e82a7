import MullionGeometry

/// A column of a ``LazyVGridLayout`` or a row of a ``LazyHGridLayout``, or as many as fit: SwiftUI's `GridItem`.
public struct GridItem: Sendable {
    /// The width of the columns of an item, in points. Numbers that are NaN or negative count as 0, maximums below the
    /// minimum as the minimum, but for the share of an adaptive item that is too narrow for one column.
    public enum Size: Sendable {
        /// One column of this width.
        case fixed(CGFloat)
        /// One column with its share of the room, within limits.
        case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
        /// As many columns of at least this width as fit into the item's share.
        case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
    }

    /// The width of the columns.
    public var size: Size
    /// The gap after the item, and between the columns of an adaptive one, in points; nil: 8.
    public var spacing: CGFloat?
    /// The alignment of views in their cells; nil for the center.
    public var alignment: Alignment?

    /// Creates an item.
    public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
        self.size = size
        self.spacing = spacing
        self.alignment = alignment
    }
}
