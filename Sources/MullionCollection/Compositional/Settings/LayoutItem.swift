import MullionGeometry

/// A part of a group: a ``LayoutItem``, or a ``LayoutGroup`` in another one.
public protocol LayoutComponent: Sendable {
    /// The component, as groups keep it.
    var layoutSubitem: LayoutSubitem { get }
}

/// A part of a group, as the group keeps it.
public indirect enum LayoutSubitem: LayoutComponent {
    /// An item of the section.
    case item(LayoutItem)
    /// A group of items.
    case group(LayoutGroup)

    /// The part itself.
    public var layoutSubitem: LayoutSubitem { self }
}

/// The size of an item of a section, and the space around it.
public struct LayoutItem: LayoutComponent {
    /// The size.
    public var layoutSize: LayoutSize
    /// The insets of the item's frame in the room its size takes, in points; without effect along a dimension that is
    /// estimated.
    public var contentInsets = EdgeInsets()
    /// The space around the room the item's size takes.
    public var edgeSpacing: LayoutEdgeSpacing?
    /// Elements attached to the item's frame, such as badges.
    public var supplementaryItems: [LayoutSupplementaryItem]

    /// Creates an item.
    public init(layoutSize: LayoutSize, supplementaryItems: [LayoutSupplementaryItem] = []) {
        self.layoutSize = layoutSize
        self.supplementaryItems = supplementaryItems
    }

    /// The item as a part of a group.
    public var layoutSubitem: LayoutSubitem { .item(self) }
}

/// An item of a custom group: a frame in the coordinates of the group.
public struct LayoutGroupCustomItem: Equatable, Sendable {
    /// The frame, in points from the group's origin.
    public var frame: CGRect
    /// The drawing order: higher numbers are in front.
    public var zIndex: Int

    /// Creates an item.
    public init(frame: CGRect, zIndex: Int = 0) {
        self.frame = frame
        self.zIndex = zIndex
    }
}

/// Items in a row, in a column or at frames of their own. A section repeats its group.
///
/// ```
/// let photo = LayoutItem(
///     layoutSize: LayoutSize(widthDimension: .fractionalWidth(0.2), heightDimension: .fractionalHeight(1)))
/// let row = LayoutGroup.horizontal(
///     layoutSize: LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalWidth(0.2)),
///     subitems: [photo])
/// let section = LayoutSection(group: row)  // squares, five in each row
/// ```
public struct LayoutGroup: LayoutComponent {
    /// Where the items of a custom group come from: it gets the group's size as the environment's container.
    public typealias CustomItemProvider = @Sendable (LayoutEnvironment) -> [LayoutGroupCustomItem]

    enum Content: Sendable {
        /// The subitems by turns, as many as fit.
        case filling(Axis, [LayoutSubitem])
        /// One subitem several times, by its own size.
        case repeating(Axis, LayoutSubitem, count: Int)
        /// One subitem several times; together they are as long as the group.
        case dividing(Axis, LayoutSubitem, count: Int)
        case custom(CustomItemProvider)
    }

    /// The size. A dimension that is estimated is as long as the items need.
    public var layoutSize: LayoutSize
    /// The insets of the group's content, in points; without effect along a dimension that is estimated.
    public var contentInsets = EdgeInsets()
    /// The space around the group.
    public var edgeSpacing: LayoutEdgeSpacing?
    /// The space between the items, along the axis of the group.
    public var interItemSpacing: LayoutSpacing?
    /// Elements attached to the group's frame.
    public var supplementaryItems: [LayoutSupplementaryItem] = []
    let content: Content

    private init(_ layoutSize: LayoutSize, _ content: Content) {
        self.layoutSize = layoutSize
        self.content = content
    }

    /// Creates a row of subitems, repeated by turns until the next one does not fit.
    public static func horizontal(layoutSize: LayoutSize, subitems: [any LayoutComponent]) -> LayoutGroup {
        LayoutGroup(layoutSize, .filling(.horizontal, subitems.map(\.layoutSubitem)))
    }

    /// Creates a row of one subitem several times, by its own size, whether or not they fit.
    public static func horizontal(
        layoutSize: LayoutSize, repeatingSubitem subitem: any LayoutComponent, count: Int
    ) -> LayoutGroup {
        LayoutGroup(layoutSize, .repeating(.horizontal, subitem.layoutSubitem, count: count))
    }

    /// Creates a row of one subitem several times, all equally wide and together as wide as the group. The width of the
    /// subitem has no effect.
    public static func horizontal(layoutSize: LayoutSize, subitem: any LayoutComponent, count: Int) -> LayoutGroup {
        LayoutGroup(layoutSize, .dividing(.horizontal, subitem.layoutSubitem, count: count))
    }

    /// Creates a column of subitems, repeated by turns until the next one does not fit.
    public static func vertical(layoutSize: LayoutSize, subitems: [any LayoutComponent]) -> LayoutGroup {
        LayoutGroup(layoutSize, .filling(.vertical, subitems.map(\.layoutSubitem)))
    }

    /// Creates a column of one subitem several times, by its own size, whether or not they fit.
    public static func vertical(
        layoutSize: LayoutSize, repeatingSubitem subitem: any LayoutComponent, count: Int
    ) -> LayoutGroup {
        LayoutGroup(layoutSize, .repeating(.vertical, subitem.layoutSubitem, count: count))
    }

    /// Creates a column of one subitem several times, all equally high and together as high as the group. The height of
    /// the subitem has no effect.
    public static func vertical(layoutSize: LayoutSize, subitem: any LayoutComponent, count: Int) -> LayoutGroup {
        LayoutGroup(layoutSize, .dividing(.vertical, subitem.layoutSubitem, count: count))
    }

    /// Creates a group of items at given frames. The provider is called when the section is prepared and when the room
    /// of the section changes.
    public static func custom(
        layoutSize: LayoutSize, itemProvider: @escaping CustomItemProvider
    ) -> LayoutGroup { LayoutGroup(layoutSize, .custom(itemProvider)) }

    /// The group as a part of another one.
    public var layoutSubitem: LayoutSubitem { .group(self) }
}
