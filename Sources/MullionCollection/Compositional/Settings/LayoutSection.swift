import MullionGeometry

/// The scrolling of a section across the scrolling axis of its layout.
public enum OrthogonalScrollingBehavior: String, CaseIterable, Sendable {
    /// The section does not scroll: its groups follow each other along the scrolling axis of the layout.
    case none
    /// Scrolling comes to rest anywhere.
    case continuous
    /// Scrolling comes to rest where a group begins at the leading edge.
    case continuousGroupLeadingBoundary
    /// Scrolling comes to rest at multiples of the length of the viewport, one at a time.
    case paging
    /// Scrolling comes to rest where a group begins, one group at a time.
    case groupPaging
    /// Scrolling comes to rest where a group is centered, one group at a time. The first and the last can be, too.
    case groupPagingCentered
}

/// Groups of items, with headers, footers and backgrounds.
public struct LayoutSection: Sendable {
    /// Changes what is shown of a section: its elements, the content offset of the section, and the environment.
    public typealias VisibleItemsInvalidationHandler =
        @Sendable (
            _ visibleItems: inout [LayoutVisibleItem], _ contentOffset: CGPoint, _ environment: LayoutEnvironment
        ) -> Void

    /// The group that is repeated.
    public var group: LayoutGroup
    /// The room around the groups, in points.
    public var contentInsets = EdgeInsets()
    /// The gap between groups, in points.
    public var interGroupSpacing: CGFloat = 0
    /// Whether and how the section scrolls across the scrolling axis.
    public var orthogonalScrollingBehavior = OrthogonalScrollingBehavior.none
    /// Headers and footers.
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] = []
    /// Whether headers and footers are inset like the groups, across the scrolling axis.
    public var supplementariesFollowContentInsets = true
    /// Backgrounds.
    public var decorationItems: [LayoutDecorationItem] = []
    /// Called by ``CompositionalLayout/visibleElements()``, not by other queries.
    public var visibleItemsInvalidationHandler: VisibleItemsInvalidationHandler?

    /// Creates a section.
    public init(group: LayoutGroup) { self.group = group }
}

/// What a section may depend on.
public struct LayoutEnvironment: Equatable, Sendable {
    /// A rough measure of a length.
    public enum SizeClass: String, Sendable {
        case unspecified, compact, regular
    }

    /// The traits of the device or the window.
    public struct Traits: Equatable, Sendable {
        /// The rough width.
        public var horizontalSizeClass = SizeClass.unspecified
        /// The rough height.
        public var verticalSizeClass = SizeClass.unspecified
        /// The pixels of a point.
        public var displayScale: CGFloat = 1

        /// Creates the traits of a device of which nothing is known.
        public init() {}
    }

    /// The room for a layout or a custom group.
    public struct Container: Equatable, Sendable {
        /// The size, before insets, in points.
        public var contentSize: CGSize
        /// The insets.
        public var contentInsets: EdgeInsets

        /// Creates a container.
        public init(contentSize: CGSize, contentInsets: EdgeInsets = EdgeInsets()) {
            self.contentSize = contentSize
            self.contentInsets = contentInsets
        }

        /// The size within the insets, at least 0.
        public var effectiveContentSize: CGSize {
            CGSize(
                width: max(0, contentSize.width - contentInsets.leading - contentInsets.trailing),
                height: max(0, contentSize.height - contentInsets.top - contentInsets.bottom))
        }
    }

    /// The room.
    public var container: Container
    /// The traits.
    public var traits: Traits

    /// Creates an environment.
    public init(container: Container, traits: Traits = Traits()) {
        self.container = container
        self.traits = traits
    }
}

/// The settings of a layout that are not those of its sections.
public struct CompositionalConfiguration: Equatable, Sendable {
    /// The axis along which sections follow each other.
    public var scrollDirection = Axis.vertical
    /// The gap between sections, in points.
    public var interSectionSpacing: CGFloat = 0
    /// Headers and footers of the whole layout. If those at its beginning are pinned, pinned headers of sections stay
    /// below them.
    public var boundarySupplementaryItems: [LayoutBoundarySupplementaryItem] = []

    /// Creates a configuration with the defaults.
    public init() {}
}
