import MullionGeometry

/// The parts of a layout that are to be computed again; others do not change.
public struct InvalidationContext: Equatable, Sendable {
    /// Prepare again: counts, settings of sections and sizes.
    public var everything = false
    /// The data source has new sections or counts: prepare again.
    public var dataSourceCounts = false
    /// Request settings of sections, sizes, and counts again.
    public var flowDelegateMetrics = false
    /// Break lines again with the known sizes.
    public var flowAttributes = false
    /// Items whose size must be requested again.
    public var items: [ItemPath] = []
    /// Sections whose header changed: its length is requested again, and its frame differs.
    public var headers: [Int] = []
    /// The same for footers.
    public var footers: [Int] = []
    /// Decorations whose frame changed; they are computed on request.
    public var decorations: [FlowElement] = []
    /// The additional change of the content offset, clamped to the scroll range.
    public var contentOffsetAdjustment = CGPoint.zero
    /// By how much the size of the content is expected to change; for information.
    public var contentSizeAdjustment = CGSize.zero
    /// The previous paths of items that are being moved interactively.
    public var previousIndexPathsForInteractivelyMovingItems: [ItemPath] = []
    /// The paths at which these items are shown now, paired with the previous paths.
    public var targetIndexPathsForInteractivelyMovingItems: [ItemPath] = []

    /// Creates a context that names nothing.
    public init() {}

    /// A context that names everything.
    public static var everything: InvalidationContext {
        var context = InvalidationContext()
        context.everything = true
        return context
    }
}
