import MullionGeometry

/// A row or column that shows as many of its items as fit its size: the last items are hidden first, and return in
/// order when they fit again.
///
/// ```swift
/// let toolbar = OverflowStackView()
/// toolbar.items = [back, forward, reload, share, print]
/// toolbar.spacing = 8
/// toolbar.overflowIndicator = moreButton       // shown after the items while any is left out
/// ```
///
/// The number of shown items depends only on the available length and the fitting lengths of the items (see
/// ``FittingPrefix``): a given width always shows the same items, and a pass rearranges them at most once. Items
/// have their fitting lengths; hidden items cost nothing and are not counted. The room is the size of this view along
/// the axis, which its superview or constraints must give it: it does not follow from the items. The size across is at
/// least that of the items shown.
open class OverflowStackView: LayoutView {
    /// The axis along which items are arranged.
    public final let axis: Axis
    private final let row: ItemRow
    /// Where items are that do not fit: in the tree, so that it is heard when they change, and never drawn.
    private final let parking = ItemParking()

    /// An item's fitting length, as long as it holds.
    private struct Measure {
        var fitting: CGFloat?
        /// The length that layout gave it last, whose change means that it has to be fitted again.
        var shown: CGFloat?
    }

    private final var measures: [ObjectIdentifier: Measure] = [:]
    private final var customSpacings: [ObjectIdentifier: CGFloat] = [:]
    private final var isRearranging = false
    /// How often what is shown was changed, for tests.
    private(set) final var rearrangements = 0

    /// Creates a row or column without items.
    public init(axis: Axis = .horizontal) {
        self.axis = axis
        row = ItemRow()
        super.init()
        row.axis = axis
        for view in [row, parking] as [LayoutView] {
            view.translatesAutoresizingMaskIntoConstraints = false
            addSubview(view)
        }
        row.host = self
        parking.host = self
        parking.isHidden = true
        let names = StackAxis(axis)
        let edges = [names.start, names.near, names.far].map { LayoutConstraint(row, $0, .equal, self, $0) }
        let corner = [names.start, names.near].map { LayoutConstraint(parking, $0, .equal, self, $0) }
        let size = [names.size, names.crossSize].map { LayoutConstraint(parking, $0, .equal, nil) }
        LayoutConstraint.activate(edges + corner + size)
    }

    // MARK: - Items

    /// The items in order, shown or not. Removing an item from its superview removes it from the items.
    public final var items: [LayoutView] {
        get { storedItems }
        set {
            let kept = Set(newValue.map(ObjectIdentifier.init))
            for item in storedItems where !kept.contains(ObjectIdentifier(item)) { item.removeFromSuperview() }
            storedItems = newValue
            for item in newValue where item.superview !== row && item.superview !== parking {
                item.translatesAutoresizingMaskIntoConstraints = false
                parking.addSubview(item)
            }
            // The order may have changed, so the arrangement starts again.
            shownPrefix = 0
            setNeedsLayout(by: "the items of \(name)")
        }
    }

    private final var storedItems: [LayoutView] = []

    /// The items that the last layout had room for, in order, without hidden ones.
    public final var shownItems: [LayoutView] { storedItems.prefix(shownPrefix).filter { !$0.isHidden } }

    /// The items that the last layout had no room for, in order, without hidden ones.
    public final var overflowingItems: [LayoutView] { storedItems.dropFirst(shownPrefix).filter { !$0.isHidden } }

    /// The number of items in the row, including hidden ones.
    private final var shownPrefix = 0

    /// The view after the items while an item is left out; nil for none.
    public final var overflowIndicator: LayoutView? {
        get { storedIndicator }
        set {
            guard newValue !== storedIndicator else { return }
            let old = storedIndicator
            storedIndicator = newValue
            if let old { old.removeFromSuperview() }
            if let newValue {
                newValue.translatesAutoresizingMaskIntoConstraints = false
                parking.addSubview(newValue)
            }
            setNeedsLayout(by: "the indicator of \(name)")
        }
    }

    private final var storedIndicator: LayoutView?

    // MARK: - Spacing and alignment

    /// The gap between neighbors in points. The default is 0.
    public final var spacing: CGFloat {
        get { row.spacing }
        set {
            row.spacing = newValue
            setNeedsLayout(by: "the spacing of \(name)")
        }
    }

    /// The alignment of items across the axis. `fill` by default.
    public final var alignment: StackView.Alignment {
        get { row.alignment }
        set { row.alignment = newValue }
    }

    /// Sets a custom gap after an item, in points, or ``StackView/spacingUseDefault`` or
    /// ``StackView/spacingUseSystem``. Does nothing for a view that is not an item.
    public final func setCustomSpacing(_ spacing: CGFloat, after item: LayoutView) {
        guard storedItems.contains(where: { $0 === item }) else { return }
        customSpacings[ObjectIdentifier(item)] = spacing == StackView.spacingUseDefault ? nil : spacing
        row.setCustomSpacing(spacing, after: item)
        setNeedsLayout(by: "the spacing of \(name)")
    }

    // MARK: - Layout

    /// Shows the items that fit, then applies the frames of the subviews. Overrides call the method of the superclass
    /// first.
    open override func layoutSubviews() {
        showWhatFits()
        super.layoutSubviews()
    }

    /// 1. The lengths of all items that are not hidden.
    /// 2. How many of them fit.
    /// 3. If that is not what is shown, one rearrangement.
    private func showWhatFits() {
        let visible = storedItems.filter { !$0.isHidden }
        let prefix = FittingPrefix(lengths: visible.map(fittingLength), gaps: visible.map(gap))
        let size = alignmentSize
        let room = axis == .horizontal ? size.width : size.height
        var count = prefix.count(in: room)
        var hasIndicator = false
        if let overflowIndicator, !overflowIndicator.isHidden {
            (count, hasIndicator) = prefix.count(in: room, indicator: fittingLength(overflowIndicator))
        }
        // Hidden items before the first that overflows are in the row.
        let end = count < visible.count ? storedItems.firstIndex { $0 === visible[count] } : nil
        show(end ?? storedItems.count, hasIndicator)
    }

    /// Puts exactly the first items into the row, and the indicator behind them.
    private func show(_ count: Int, _ hasIndicator: Bool) {
        var wanted = Array(storedItems.prefix(count))
        if hasIndicator, let overflowIndicator { wanted.append(overflowIndicator) }
        shownPrefix = count
        guard !row.arrangedSubviews.elementsEqual(wanted, by: ===) else { return }
        rearrangements += 1
        isRearranging = true
        defer { isRearranging = false }
        let kept = Set(wanted.map(ObjectIdentifier.init))
        for view in row.arrangedSubviews where !kept.contains(ObjectIdentifier(view)) { parking.addSubview(view) }
        for (index, view) in wanted.enumerated()
        where index >= row.arrangedSubviews.count || row.arrangedSubviews[index] !== view {
            row.insertArrangedSubview(view, at: index)
            row.setCustomSpacing(customSpacings[ObjectIdentifier(view)] ?? StackView.spacingUseDefault, after: view)
        }
        // Before the layout that goes on with the subviews, so that one round does.
        updateConstraintsIfNeeded()
    }

    private func gap(after item: LayoutView) -> CGFloat {
        row.usableGap(customSpacings[ObjectIdentifier(item)] ?? row.spacing)
    }

    /// The length of a view alone, which is kept until something about it changes.
    private func fittingLength(_ view: LayoutView) -> CGFloat {
        let key = ObjectIdentifier(view)
        if let length = measures[key]?.fitting { return length }
        let size = view.alignmentRect(
            forFrame: CGRect(origin: .zero, size: view.systemLayoutSizeFitting(LayoutView.layoutFittingCompressedSize))
        ).size
        let length = axis == .horizontal ? size.width : size.height
        measures[key, default: Measure()].fitting = length
        return length
    }

    // MARK: - What is heard of the items

    /// The content of an item was read again.
    final func contentChanged(of view: LayoutView) {
        measures[ObjectIdentifier(view)]?.fitting = nil
        setNeedsLayout(by: "the content of \(view.name)")
    }

    /// Items came, went, or were hidden or shown.
    final func itemsChanged() {
        if !isRearranging { setNeedsLayout(by: "the items of \(name)") }
    }

    /// Called when layout has given items their frames. An item whose length changed may have changed inside.
    final func itemsWereLaidOut(in container: LayoutView) {
        for view in container.subviews {
            let size = view.alignmentSize
            let length = axis == .horizontal ? size.width : size.height
            let key = ObjectIdentifier(view)
            let old = measures[key]?.shown
            measures[key, default: Measure()].shown = view.isHidden ? nil : length
            guard let old, old != length, !view.isHidden else { continue }
            measures[key]?.fitting = nil
            setNeedsLayout(by: "the length of \(view.name)")
        }
    }

    /// An item is taken away for good.
    final func itemLeaves(_ view: LayoutView) {
        guard !isRearranging else { return }
        let key = ObjectIdentifier(view)
        measures[key] = nil
        customSpacings[key] = nil
        if view === storedIndicator {
            storedIndicator = nil
        } else if let index = storedItems.firstIndex(where: { $0 === view }) {
            storedItems.remove(at: index)
            if index < shownPrefix { shownPrefix -= 1 }
        }
    }
}
