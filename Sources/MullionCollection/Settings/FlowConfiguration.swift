import MullionGeometry

/// The settings of a layout. Sections may override them.
public struct FlowConfiguration: Equatable, Sendable {
    /// The axis along which the content grows. The other one is the axis of the lines.
    public var scrollDirection: Axis = .vertical
    /// The size of items for which none is given.
    public var itemSize = CGSize(width: 50, height: 50)
    /// The least gap between the items of a line, in points.
    public var minimumInteritemSpacing: CGFloat = 10
    /// The gap between lines.
    public var minimumLineSpacing: CGFloat = 10
    /// The room around the items of a section; headers and footers ignore it.
    public var sectionInset = EdgeInsets()
    /// The size of headers. Only the component along the scrolling axis counts; 0 there means none.
    public var headerReferenceSize = CGSize.zero
    /// The size of footers. Only the component along the scrolling axis counts; 0 there means none.
    public var footerReferenceSize = CGSize.zero
    /// The alignment of items along their line.
    public var lineAlignment: LineAlignment = .justified
    /// The alignment of items along the last line of a section.
    public var lastLineAlignment: LastLineAlignment = .auto
    /// The alignment of items across their line.
    public var crossAlignment: LineCrossAlignment = .center
    /// By how much the items of a line may be longer than the line, so that three thirds fit.
    public var fitTolerance: CGFloat = 1e-6

    /// Whether headers stay in the viewport as long as their section is. Switches the global header options off.
    public var sectionHeadersPinToVisibleBounds = false
    /// Whether footers stay in the viewport as long as their section is.
    public var sectionFootersPinToVisibleBounds = false
    /// The limit up to which pinned headers and footers move; ignored by the rules of AKPFlowLayout.
    public var pinLimit: PinLimit = .itemsEnd
    /// Global, stretchable and pinned headers; none by default.
    public var globalHeaderOptions: GlobalHeaderOptions = []
    /// By which rules.
    public var globalHeaderRules: GlobalHeaderRules = .corrected
    /// The maximum length of the stretched first header, in points.
    public var firstSectionMaximumStretchLength = CGFloat.infinity

    /// Elements behind sections, in the order of their numbers.
    public var decorations: [SectionDecoration] = []

    /// Creates a configuration with the defaults.
    public init() {}

    var usesGlobalHeaderRules: Bool { !globalHeaderOptions.isEmpty && !sectionHeadersPinToVisibleBounds }
    var usesAKPFlowLayoutRules: Bool { usesGlobalHeaderRules && globalHeaderRules == .akpFlowLayout }
}

/// An element behind each section, such as a background.
public struct SectionDecoration: Equatable, Sendable {
    /// The part of a section that a decoration covers.
    public enum Extent: String, Sendable {
        /// The whole section with its header and footer.
        case section
        /// The items with the section's inset around them.
        case items
    }

    /// The part that is covered.
    public var extent: Extent
    /// The insets of the frame from that part; negative insets extend it along the lines, and count as 0
    /// along the scrolling axis, so that a section's decorations stay in it.
    public var insets: EdgeInsets
    /// The drawing order: higher numbers are in front.
    public var zIndex: Int

    /// Creates a decoration.
    public init(_ extent: Extent, insets: EdgeInsets = EdgeInsets(), zIndex: Int = -1) {
        self.extent = extent
        self.insets = insets
        self.zIndex = zIndex
    }
}
