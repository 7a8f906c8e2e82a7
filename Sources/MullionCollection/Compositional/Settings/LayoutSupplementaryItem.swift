import MullionGeometry

/// Edges of a rectangle.
public struct DirectionalRectEdge: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The upper edge.
    public static let top = DirectionalRectEdge(rawValue: 1)
    /// The edge at which a line begins.
    public static let leading = DirectionalRectEdge(rawValue: 2)
    /// The lower edge.
    public static let bottom = DirectionalRectEdge(rawValue: 4)
    /// The edge at which a line ends.
    public static let trailing = DirectionalRectEdge(rawValue: 8)
    /// All four.
    public static let all: DirectionalRectEdge = [.top, .leading, .bottom, .trailing]

    /// The point at these edges, in fractions of a rectangle: 0 at top and leading, 1 at bottom and trailing, 0.5 where
    /// neither or both are named.
    var unitPoint: CGPoint {
        func fraction(_ low: DirectionalRectEdge, _ high: DirectionalRectEdge) -> CGFloat {
            contains(low) == contains(high) ? 0.5 : contains(low) ? 0 : 1
        }
        return CGPoint(x: fraction(.leading, .trailing), y: fraction(.top, .bottom))
    }
}

/// The part of a rectangle to which an element is attached.
public enum RectAlignment: String, CaseIterable, Sendable {
    /// The center.
    case none
    /// The middle of the upper edge.
    case top
    /// The upper leading corner.
    case topLeading
    /// The middle of the leading edge.
    case leading
    /// The lower leading corner.
    case bottomLeading
    /// The middle of the lower edge.
    case bottom
    /// The lower trailing corner.
    case bottomTrailing
    /// The middle of the trailing edge.
    case trailing
    /// The upper trailing corner.
    case topTrailing

    var edges: DirectionalRectEdge {
        switch self {
        case .none: []
        case .top: .top
        case .topLeading: [.top, .leading]
        case .leading: .leading
        case .bottomLeading: [.bottom, .leading]
        case .bottom: .bottom
        case .bottomTrailing: [.bottom, .trailing]
        case .trailing: .trailing
        case .topTrailing: [.top, .trailing]
        }
    }
}

/// A point of a rectangle: at edges, moved by an offset.
public struct LayoutItemAnchor: Equatable, Sendable {
    /// The edges; without any it is the center.
    public var edges: DirectionalRectEdge
    /// The offset, in points or in lengths of the element that is attached.
    public var offset: CGPoint
    /// Whether the offset is in lengths of the element that is attached.
    public var isFractionalOffset: Bool

    /// Creates an anchor moved by points.
    public init(edges: DirectionalRectEdge, absoluteOffset: CGPoint = .zero) {
        (self.edges, offset, isFractionalOffset) = (edges, absoluteOffset, false)
    }

    /// Creates an anchor moved by lengths of the element that is attached: 0.5 is half of its width or height.
    public init(edges: DirectionalRectEdge, fractionalOffset: CGPoint) {
        (self.edges, offset, isFractionalOffset) = (edges, fractionalOffset, true)
    }

    /// The offset in points for an element of a size.
    func offset(for size: CGSize) -> CGPoint {
        isFractionalOffset ? CGPoint(x: offset.x * size.width, y: offset.y * size.height) : offset
    }
}

/// An element attached to an item or a group, such as a badge.
///
/// The point of the element at the item anchor lies on the point of its host at the container anchor. Without an item
/// anchor, the edges of the container anchor count for both, so that the element is inside the host, at its edge.
public struct LayoutSupplementaryItem: Equatable, Sendable {
    /// The size. Fractions are of the host; an estimated dimension has its estimate.
    public var layoutSize: LayoutSize
    /// The name of the kind of element.
    public var elementKind: String
    /// Where the element is attached to its host.
    public var containerAnchor: LayoutItemAnchor
    /// The point of the element that is attached.
    public var itemAnchor: LayoutItemAnchor?
    /// The drawing order: higher numbers are in front.
    public var zIndex = 0

    /// Creates an element attached to an item or a group.
    public init(
        layoutSize: LayoutSize, elementKind: String, containerAnchor: LayoutItemAnchor,
        itemAnchor: LayoutItemAnchor? = nil
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.containerAnchor = containerAnchor
        self.itemAnchor = itemAnchor
    }

    /// The frame for a host, from the origin of its repetition of the section's group.
    func frame(in host: CGRect) -> CGRect {
        let size = layoutSize.resolved(in: host.size)
        let (onHost, onItem) = (containerAnchor.edges.unitPoint, (itemAnchor ?? containerAnchor).edges.unitPoint)
        let (first, second) = (containerAnchor.offset(for: size), itemAnchor?.offset(for: size) ?? .zero)
        return CGRect(
            x: (host.origin.x + host.size.width * onHost.x - size.width * onItem.x + first.x + second.x).bounded,
            y: (host.origin.y + host.size.height * onHost.y - size.height * onItem.y + first.y + second.y).bounded,
            width: size.width, height: size.height)
    }
}

/// A header, a footer or another element at the boundary of a section or of the whole layout.
public struct LayoutBoundarySupplementaryItem: Equatable, Sendable {
    /// The size. Fractions are of the layout, within the section's content insets if
    /// ``LayoutSection/supplementariesFollowContentInsets``.
    public var layoutSize: LayoutSize
    /// The name of the kind of element.
    public var elementKind: String
    /// The part of the boundary at which the element is.
    public var alignment: RectAlignment
    /// By how much it is moved from there, in points.
    public var offset: CGPoint
    /// Whether an element at the beginning or the end along the scrolling axis is outside of the groups and makes the
    /// section longer. Otherwise it lies over them.
    public var extendsBoundary = true
    /// Whether the element stays in the viewport as long as its section is.
    public var pinToVisibleBounds = false
    /// Whether the element grows when the content is pulled beyond its beginning. It must be the first in the content:
    /// at the beginning of the layout, or of the first section. Not a property of Apple's.
    public var isStretchable = false
    /// The drawing order: higher numbers are in front.
    public var zIndex = 0

    /// Creates an element at a boundary.
    public init(
        layoutSize: LayoutSize, elementKind: String, alignment: RectAlignment, absoluteOffset: CGPoint = .zero
    ) {
        self.layoutSize = layoutSize
        self.elementKind = elementKind
        self.alignment = alignment
        offset = absoluteOffset
    }
}

/// A background of a section.
public struct LayoutDecorationItem: Equatable, Sendable {
    /// The name of the kind of element.
    public var elementKind: String
    /// The insets of its frame in the section, in points.
    public var contentInsets = EdgeInsets()
    /// The drawing order. Behind 1, which the other elements of a section with decorations have at least.
    public var zIndex = 0

    /// Creates a background.
    public static func background(elementKind: String) -> LayoutDecorationItem {
        LayoutDecorationItem(elementKind: elementKind)
    }
}

extension LayoutSize {
    /// The size in a container, where estimates count.
    func resolved(in container: CGSize) -> CGSize {
        CGSize(width: widthDimension.resolved(in: container), height: heightDimension.resolved(in: container))
    }
}

extension LayoutSize.Dimension {
    /// The length in a container, 0 to ``ExactLength/limit``.
    func resolved(in container: CGSize) -> CGFloat {
        switch self {
        case .fractionalWidth(let fraction): (fraction * container.width).asLength
        case .fractionalHeight(let fraction): (fraction * container.height).asLength
        case .absolute(let length), .estimated(let length): length.asLength
        }
    }

    var isEstimated: Bool { if case .estimated = self { true } else { false } }

    /// The number that was given.
    var number: CGFloat {
        switch self {
        case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
            .estimated(let number):
            number
        }
    }
}
