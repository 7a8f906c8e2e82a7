import MullionAutoLayout
import MullionGeometry

/// What a root is laid out with: everything that does not stand in the document.
public struct IBSurroundings: Sendable {
    /// The size of the root in points.
    public var size: CGSize
    /// The safe area of the root.
    public var safeArea: PhysicalEdgeInsets
    /// The margins of the root that hold, those of the safe area included.
    public var margins: PhysicalEdgeInsets
    public var traits: IBTraits
    public var direction: LayoutDirection
    /// The sizes of content by the identities of views.
    public var contentSizes: [String: IBContentSize]

    public init(
        size: CGSize, safeArea: PhysicalEdgeInsets = .zero,
        margins: PhysicalEdgeInsets = PhysicalEdgeInsets(top: 8, left: 8, bottom: 8, right: 8),
        traits: IBTraits = IBTraits(), direction: LayoutDirection = .leftToRight,
        contentSizes: [String: IBContentSize] = [:]
    ) {
        self.size = size
        self.safeArea = safeArea
        self.margins = margins
        self.traits = traits
        self.direction = direction
        self.contentSizes = contentSizes
    }
}

/// The size of a view's content, of the alignment rectangle; nil: none on that axis.
public struct IBContentSize: Hashable, Sendable {
    /// A length and how it counts.
    public enum Length: Hashable, Sendable {
        /// Wishes of hugging and compression resistance.
        case intrinsic(CGFloat)
        /// One wish of priority 250, for a view that nothing else gives a size.
        case held(CGFloat)
    }

    public var width: Length?
    public var height: Length?

    public init(width: Length? = nil, height: Length? = nil) {
        self.width = width
        self.height = height
    }
}
