import MullionGeometry

/// A section: the number and sizes of its items, and settings that override the layout's.
public struct FlowSection: Sendable {
    /// The number of items and the source of their sizes.
    public enum Items: Equatable, Sendable {
        /// All items have one size; nil = the configuration's. Takes no memory per item.
        case uniform(Int, size: CGSize? = nil)
        /// Each item has its size, which is requested while preparing.
        case variable(Int)
        /// Each item has its size, which is requested when the item comes near the viewport; until then the estimate
        /// is used instead; nil is the configuration's item size.
        case estimated(Int, size: CGSize? = nil)

        /// The number of items.
        public var count: Int {
            switch self {
            case .uniform(let count, _), .variable(let count), .estimated(let count, _): count
            }
        }
    }

    /// The arrangement of the items.
    public enum Arrangement: Sendable {
        /// In lines, broken where the next item does not fit.
        case lines
        /// One item a line, as wide as the line.
        case list
        /// In columns (rows, when scrolling horizontally) of equal width, all items as long as the first one. At least
        /// 1.
        case grid(columns: Int)
        /// Something else, such as a ``MasonryArrangement``, a ``JustifiedArrangement`` or a ``TileArrangement``.
        case custom(any SectionArrangement)
    }

    /// The items.
    public var items: Items
    /// The arrangement of the items.
    public var arrangement: Arrangement = .lines
    /// The room around the items; nil = the configuration's.
    public var inset: EdgeInsets?
    /// The least gap between the items of a line; nil = the configuration's.
    public var interitemSpacing: CGFloat?
    /// The gap between lines; nil = the configuration's.
    public var lineSpacing: CGFloat?
    /// The size of the header; nil = the configuration's. See ``FlowConfiguration/headerReferenceSize``.
    public var header: CGSize?
    /// The size of the footer; nil = the configuration's.
    public var footer: CGSize?

    /// Creates a section.
    public init(_ items: Items, arrangement: Arrangement = .lines) {
        self.items = items
        self.arrangement = arrangement
    }
}
