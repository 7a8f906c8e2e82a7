import MullionGeometry

/// An element of a compositional layout.
public struct LayoutElement: Hashable, Sendable {
    /// The kind of an element.
    public enum Category: UInt8, Hashable, Sendable {
        /// An item.
        case cell
        /// An element attached to an item, a group, a section or the layout.
        case supplementary
        /// A background of a section.
        case decoration
    }

    /// The kind of the element.
    public var category: Category
    /// The element kind of supplementary items and decorations; empty for items.
    public var elementKind: String
    /// The path of the item; of the first item of the group for what is attached to a group; item 0 of the section for
    /// what belongs to a section, and section -1 for what belongs to the layout.
    public var path: ItemPath
    /// The number in the list of boundary supplementary items or decorations; otherwise that in the list of the host's
    /// supplementary items, where those of the groups around the item follow its own.
    public var number: Int

    /// Creates an element.
    public init(_ category: Category, elementKind: String = "", path: ItemPath, number: Int = 0) {
        self.category = category
        self.elementKind = elementKind
        self.path = path
        self.number = number
    }
}

/// The frame and the appearance of an element of a compositional layout. A value: changing one does not change the
/// layout.
public struct LayoutVisibleItem: Equatable, Sendable {
    /// The element.
    public var element: LayoutElement
    /// The frame in content coordinates, in points, after scrolling, pinning and stretching.
    public var frame: CGRect
    /// The drawing order: higher numbers are in front.
    public var zIndex: Int
    /// The opacity, 0...1.
    public var alpha: CGFloat = 1
    /// Whether the element is not shown at all.
    public var isHidden = false
    /// The transform about the element's center when it is drawn. Queries use the frame.
    public var transform = CGAffineTransform.identity
    /// By how many points a stretchable header exceeds its length; 0 for other elements.
    public var stretchFactor: CGFloat = 0

    /// Creates an element that is visible and not transformed.
    public init(_ element: LayoutElement, frame: CGRect, zIndex: Int = 0) {
        self.element = element
        self.frame = frame
        self.zIndex = zIndex
    }
}
