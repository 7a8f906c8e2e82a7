import MullionAnimation
@_exported import MullionGeometry

/// A rectangle in a tree of rectangles, placed by constraints, by its autoresizing mask, or by its superview's
/// `layoutSubviews`.
///
/// Names and behavior are those of UIKit's views without the prefix. Changing an input (subviews, constraints, content
/// sizes, priorities, margins) changes the model at once and marks views for a later pass, which first runs
/// `updateConstraints` from the leaves to the root, then `layoutSubviews` from the root to the leaves.
/// `layoutIfNeeded()` runs it now.
///
/// ```swift
/// let card = LayoutView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
/// let title = Label("Hello")               // a subclass with an intrinsic content size
/// card.addSubview(title)
/// title.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///     title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
///     title.centerYAnchor.constraint(equalTo: card.centerYAnchor),
/// ])
/// card.layoutIfNeeded()
/// print(title.frame)                       // (8, 40, 40, 20)
/// ```
///
/// A tree of views is used by one thread at a time.
open class LayoutView: ConstraintItem {
    /// The view that contains this view.
    public internal(set) final var superview: LayoutView? {
        get { unmanagedSuperview?.takeUnretainedValue() }
        set { unmanagedSuperview = newValue.map(Unmanaged.passUnretained) }
    }

    /// Whether a view is the superview, without a count of references.
    final func isSubview(of view: LayoutView) -> Bool {
        unmanagedSuperview?.toOpaque() == Unmanaged.passUnretained(view).toOpaque()
    }

    // What a pass reads, side by side.

    /// Without a count of references: a superview sets it to nil when it ends, so it lives wherever this is not nil.
    @exclusivity(unchecked) final var unmanagedSuperview: Unmanaged<LayoutView>?
    /// How often it ran in the update and the layout phase of the pass with that number.
    @exclusivity(unchecked) final var runPass: UInt32 = 0
    @exclusivity(unchecked) final var runs = SIMD2<UInt8>(0, 0)
    // Whole values, read and written at once: there is nothing for a check of exclusivity to find.
    @exclusivity(unchecked) final var flags: Flags = [
        .needsUpdateConstraints, .needsLayout, .translatesMask, .staleContent,
    ]
    /// Its number among the subviews of its superview.
    @exclusivity(unchecked) final var siblingIndex = 0
    /// The intrinsic size as it was read last, in usable numbers; -1 where there is none.
    @exclusivity(unchecked) final var usableIntrinsicSize = CGSize(width: -1, height: -1)
    @exclusivity(unchecked) final var storedSize: AnimatableProperty<CGSize>
    @exclusivity(unchecked) final var storedCenter: AnimatableProperty<CGPoint>
    // Which subviews a pass has to visit, and which have to be moved.
    @exclusivity(unchecked) final var childrenToUpdate: ViewList = []
    @exclusivity(unchecked) final var childrenToLayOut: ViewList = []
    @exclusivity(unchecked) final var childrenToMove: ViewList = []
    /// What most views do not have.
    @exclusivity(unchecked) final var extras: ViewExtras?

    // What it reads seldom.

    /// The subviews, in drawing order.
    @exclusivity(unchecked) public internal(set) final var subviews: [LayoutView] = []
    /// Hugging and compression resistance of the width, then of the height.
    @exclusivity(unchecked) final var contentPriorities = SIMD4<Float>(250, 750, 250, 750)
    final var storedOrigin = AnimatableProperty(CGPoint.zero)
    /// The size of the superview that the frame was set for, while a mask is translated; nil: its size at that time.
    final var maskReference: CGSize?
    /// The model of the tree whose root this view is.
    final var ownModel: LayoutModel?
    /// A number for the client's use.
    public final var tag = 0

    struct Flags: OptionSet {
        var rawValue: UInt16
        static let needsUpdateConstraints = Flags(rawValue: 1 << 0)
        static let needsLayout = Flags(rawValue: 1 << 1)
        /// The view is in `childrenToUpdate`, `childrenToLayOut`, `childrenToMove` of its superview.
        static let isListedForUpdate = Flags(rawValue: 1 << 2)
        static let isListedForLayout = Flags(rawValue: 1 << 3)
        static let isListedForMove = Flags(rawValue: 1 << 4)
        /// The intrinsic size has to be read again.
        static let staleContent = Flags(rawValue: 1 << 5)
        static let translatesMask = Flags(rawValue: 1 << 6)
        static let isHidden = Flags(rawValue: 1 << 7)
        /// Its subtree is being taken out of its tree.
        static let isLeaving = Flags(rawValue: 1 << 8)
        /// Layout has given it a frame.
        static let wasLaidOut = Flags(rawValue: 1 << 9)
        static let isBeingLaidOut = Flags(rawValue: 1 << 10)
        /// A constraint was translated that names one of its baselines.
        static let hasBaselineLinks = Flags(rawValue: 1 << 11)
        /// Its guide has moved, and it was not notified yet.
        static let marginsDidChange = Flags(rawValue: 1 << 12)
        static let safeAreaDidChange = Flags(rawValue: 1 << 13)
        /// It was given a scheduler or an observer, which have an effect on the root.
        static let hasListener = Flags(rawValue: 1 << 14)
    }

    /// Creates a view with a frame in the coordinates of its future superview.
    ///
    /// By default, its autoresizing mask is translated into constraints.
    public init(frame: CGRect = .zero) {
        storedSize = AnimatableProperty(frame.size)
        storedCenter = AnimatableProperty(CGPoint(x: frame.midX, y: frame.midY))
        super.init()
    }

    deinit {
        // Constraints that name a view that goes, end.
        ownModel?.end()
        for guide in guides { guide.owningView = nil }
        // Without recursion, however deep the tree is.
        var orphans = releaseSubviews()
        while var view = orphans.popLast() {
            if isKnownUniquelyReferenced(&view) { orphans += view.releaseSubviews() }
        }
    }

    /// Lets go of the subviews, which may live on elsewhere.
    private func releaseSubviews() -> [LayoutView] {
        defer {
            subviews = []
            childrenToUpdate = []
            childrenToLayOut = []
            childrenToMove = []
        }
        for view in subviews {
            view.superview = nil
            view.flags.subtract([.isListedForUpdate, .isListedForLayout, .isListedForMove])
        }
        return subviews
    }

    override final var container: LayoutView? { self }
    override final var positionedIn: LayoutView? { superview }
    override final var measuresHeight: Bool { wrapsContent }

    override final func solutionChanged() {
        listForMove()
        // The root's size comes from outside.
        unmanagedSuperview?._withUnsafeGuaranteedRef { $0.setNeedsLayout(by: "the solution for \(name)") }
    }

    // MARK: - For subclasses to override

    /// The size that the content gives the alignment rectangle; ``noIntrinsicMetric`` on an axis without one. Read
    /// again after ``invalidateIntrinsicContentSize()``.
    open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

    /// Whether the height of the content depends on the width. If so, ``contentHeight(forWidth:)`` returns it, and the
    /// height of ``intrinsicContentSize`` is ignored. Must not change while the view is in a tree.
    open var wrapsContent: Bool { false }

    /// Returns the height of wrapping content for a width in points; nil without one.
    ///
    /// Called after widths are solved, and again when the solved width changes.
    open func contentHeight(forWidth width: CGFloat) -> CGFloat? { nil }

    /// The distances from the edges of the frame to those of the alignment rectangle, to which constraints refer. Must
    /// not change while the view is in a tree.
    open var alignmentRectInsets: PhysicalEdgeInsets { .zero }

    /// The baseline of the first line of text, or the top without text. Read again with the intrinsic size.
    open var firstBaseline: Baseline { .top(0) }

    /// The baseline of the last line of text, or the bottom without text. Read again with the intrinsic size.
    open var lastBaseline: Baseline { .bottom(0) }

    /// The view, this one or a descendant, whose first baseline is that of this view.
    open var viewForFirstBaselineLayout: LayoutView { self }

    /// The view, this one or a descendant, whose last baseline is that of this view.
    open var viewForLastBaselineLayout: LayoutView { self }

    /// The line height of its text in points, for system spacing between baselines; nil without text.
    open var lineHeight: CGFloat? { nil }

    /// Updates constraints, after the subviews have updated theirs. Overrides call the method of the superclass last.
    open func updateConstraints() {}

    /// Applies the solved frames to the subviews. Overrides call the method of the superclass first; otherwise the
    /// subviews keep their frames.
    open func layoutSubviews() { moveSubviews() }

    /// Called before ``layoutSubviews()`` if ``layoutMargins`` have changed since the last layout.
    ///
    /// Only a view whose ``layoutMarginsGuide`` is in use, as it is by constraints to margins, is notified: checking
    /// the margins of all others in each pass would cost more than the pass.
    open func layoutMarginsDidChange() {}

    /// Called before ``layoutSubviews()`` if ``safeAreaInsets`` have changed since the last layout.
    ///
    /// Only a view whose ``safeAreaLayoutGuide`` is in use is notified.
    open func safeAreaInsetsDidChange() {}

    /// Responds to a subview that was added, removed, hidden, or shown.
    func subviewsChanged() {}

    /// Called before a subview is removed.
    func willRemove(_ subview: LayoutView) {}

    /// Called after the intrinsic size and the baselines of a subview were read again.
    func subviewContentChanged(_ subview: LayoutView) {}
}

/// What most views do not have.
final class ViewExtras {
    var guides: [LayoutGuide] = []
    var marginsGuide: InsetGuide?
    var safeAreaGuide: InsetGuide?
    var readableGuide: LayoutGuide?
    var margins: EdgeInsets?
    var preservesSuperviewMargins = false
    var ignoresSafeArea = false
    var autoresizingMask: LayoutView.AutoresizingMask = []
    var semanticContentAttribute = SemanticContentAttribute.unspecified
    unowned(unsafe) var controller: LayoutController?
    var environment = RootEnvironment()
    /// The visibility of the view, 0 or 1, once it was animated; nil before.
    var visibility: AnimatableProperty<Double>?
    /// An object that a different module attaches to the view.
    var attachment: AnyObject?
}

/// The environment of a root view.
struct RootEnvironment {
    var direction = LayoutDirection.leftToRight
    var safeArea = PhysicalEdgeInsets.zero
    var readableWidth: CGFloat = 672
    var scheduler: (any LayoutScheduler)?
    var report: ((LayoutReport) -> Void)?
    /// Called when the tree needs a pass, outside its passes.
    var observer: ((LayoutInvalidation) -> Void)?
}
