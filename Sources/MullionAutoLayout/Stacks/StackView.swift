import MullionGeometry

/// A view that arranges views in a row or a column, by constraints that it makes and keeps up to date.
///
/// ```swift
/// let row = StackView(arrangedSubviews: [icon, title, badge])
/// row.spacing = 8
/// row.alignment = .center
/// row.setCustomSpacing(16, after: title)
/// badge.isHidden = true              // takes no room and no gap
/// ```
///
/// Names and behavior are those of UIKit's stack view. A change marks the stack view, and its next
/// ``updateConstraints()`` changes as few constraints as it can: new spacing only moves constants. Priorities of
/// hugging and compression resistance of the arranged views decide which of them grow and shrink if the distribution
/// leaves that open. Of several views with the lowest priority the last one grows, and where room is short the first
/// one shrinks, in every direction: 20, 30 and 10 points become 20, 30 and 50 in 100, and 10, 30 and 10 in 50. Such a
/// layout is ambiguous all the same.
///
/// A stack view has no intrinsic size, and its own hugging and compression resistance have no effect: its size follows
/// from the arranged views, unless there are further constraints. Without a visible arranged view it has none.
///
/// The constraints have the identifiers of UIKit's without their prefix, such as "spacing" or "canvas-connection".
open class StackView: LayoutView {
    /// The views that are arranged, in order: some or all of the subviews, whose order is that of drawing.
    public internal(set) final var arrangedSubviews: [LayoutView] = []

    /// The axis along which views are arranged. Horizontal by default.
    public final var axis = Axis.horizontal {
        didSet { if axis != oldValue { setNeedsArrangement() } }
    }

    /// The rule for sizes and gaps along the axis.
    public enum Distribution: Int, Hashable, Sendable, CaseIterable {
        /// The views fill the stack; their priorities decide which views grow and shrink.
        case fill
        /// All views have the same size.
        case fillEqually
        /// The views share the stack in proportion to their intrinsic sizes. See ``StackView/proportionalIsExact``.
        case fillProportionally
        /// All gaps are equal, and at least the spacing.
        case equalSpacing
        /// The centers have equal distances, where gaps of at least the spacing allow it.
        case equalCentering

        /// Whether gaps may be larger than the spacing.
        var spreads: Bool { self == .equalSpacing || self == .equalCentering }
    }

    /// The rule for sizes and gaps along the axis. `fill` by default.
    public final var distribution = Distribution.fill {
        didSet { if distribution != oldValue { setNeedsArrangement() } }
    }

    /// The alignment of views across the axis.
    public enum Alignment: Int, Hashable, Sendable, CaseIterable {
        /// From edge to edge.
        case fill
        /// At the leading edge of a column, at the top of a row.
        case leading
        /// First baselines on one line. In a column: as `leading`, with a report.
        ///
        /// The first view sets the top of a stack whose height is free, and the row of a taller stack lies at its
        /// bottom.
        case firstBaseline
        /// In the middle.
        case center
        /// At the trailing edge of a column, at the bottom of a row.
        case trailing
        /// Last baselines on one line. In a column: as `trailing`, with a report.
        ///
        /// The first view sets the bottom of a stack whose height is free, and the row of a taller stack lies at its
        /// top.
        case lastBaseline

        /// The name of `leading` for rows.
        public static var top: Alignment { .leading }
        /// The name of `trailing` for rows.
        public static var bottom: Alignment { .trailing }

        var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
    }

    /// The alignment of views across the axis. `fill` by default.
    public final var alignment = Alignment.fill {
        didSet { if alignment != oldValue { setNeedsArrangement() } }
    }

    /// The gap between neighbors, in points: exactly, or at least where the distribution spreads the views. May be
    /// negative. The default is 0.
    ///
    /// A number that is not finite, or beyond 10¹², counts as 0 and is reported; so in custom spacing.
    ///
    /// - Complexity: O(1). The next pass arranges n views in O(n); if required constraints conflict then, finding k of
    ///   them that cannot hold together takes O(k log n) solves.
    public final var spacing: CGFloat = 0 {
        didSet { if spacing != oldValue { setNeedsArrangement() } }
    }

    /// Whether the gaps of a column run from last baseline to first baseline. The default is false.
    public final var isBaselineRelativeArrangement = false {
        didSet { if isBaselineRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether views are arranged inside the layout margins instead of the edges. The default is false.
    public final var isLayoutMarginsRelativeArrangement = false {
        didSet { if isLayoutMarginsRelativeArrangement != oldValue { setNeedsArrangement() } }
    }

    /// Whether `fillProportionally` shares what gaps and margins leave. The default is false: then, as in UIKit, shares
    /// are taken of the whole stack, and with gaps or margins the last view gets more or less than its share.
    public final var proportionalIsExact = false {
        didSet { if proportionalIsExact != oldValue { setNeedsArrangement() } }
    }

    /// Whether `fillProportionally` shares nothing if an arranged view has no intrinsic size, as the frames that
    /// Interface Builder stores show it.
    package final var sharesNeedContents = false

    final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    final var stackGuides = StackGuides()
    final var stackConstraints = StackConstraints()
    /// Whether sizes are drawn to 0, see ``breakTies()``.
    final var drawsSizesToZero = false
    /// Whether the constraints may not be those of the properties.
    final var arrangementIsStale = true
    final var baselines: BaselineViews?
    final var reportedProblems: Set<String> = []

    /// Creates a stack view without arranged views.
    public override init(frame: CGRect = .zero) { super.init(frame: frame) }

    /// Creates a stack view with arranged views; it is a row by default.
    public convenience init(arrangedSubviews: [LayoutView]) {
        self.init()
        for view in arrangedSubviews { addArrangedSubview(view) }
    }

    /// Has the next update of constraints bring the arrangement up to date.
    final func setNeedsArrangement() {
        arrangementIsStale = true
        setNeedsUpdateConstraints()
    }

    // MARK: - Overrides

    /// Updates the constraints of the arrangement. Overrides call the method of the superclass.
    open override func updateConstraints() {
        if arrangementIsStale {
            arrangementIsStale = false
            stackConstraints.become(StackPlan.rules(for: self), of: self)
            reportProblems()
            breakTies()
            // The baselines may be those of different views, which concerns a stack view around it.
            superview?.subviewContentChanged(self)
        }
        followBaselines()
        super.updateConstraints()
    }

    /// The view whose first baseline is that of the stack: of a column the first arranged view that is not hidden, of a
    /// row the tallest, and inside a stack view the one that is meant by it.
    ///
    /// Heights are intrinsic ones and those of required constraints; the first of equally tall views counts.
    open override var viewForFirstBaselineLayout: LayoutView {
        baselineView(isFirst: true)?.viewForFirstBaselineLayout ?? self
    }

    /// The view whose last baseline is that of the stack: of a column the last arranged view that is not hidden, of a
    /// row the tallest, and inside a stack view the one that is meant by it.
    open override var viewForLastBaselineLayout: LayoutView {
        baselineView(isFirst: false)?.viewForLastBaselineLayout ?? self
    }

    override func subviewsChanged() { setNeedsArrangement() }

    override func willRemove(_ subview: LayoutView) { forgetArranged(subview) }

    override func subviewContentChanged(_ subview: LayoutView) {
        if distribution == .fillProportionally {
            setNeedsArrangement()
        } else if flags.contains(.hasBaselineLinks) {
            setNeedsUpdateConstraints()
        }
        // Its height and its baselines may have changed.
        superview?.subviewContentChanged(self)
    }
}
