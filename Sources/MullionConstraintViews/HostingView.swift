import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// A constraint view that shows a value view.
///
/// ```swift
/// let title = HostingView(Text("A title that wraps").font(.headline))
/// card.addSubview(title)
/// title.translatesAutoresizingMaskIntoConstraints = false
/// LayoutConstraint.activate([
///     title.leadingAnchor.constraint(equalTo: card.layoutMarginsGuide.leadingAnchor),
///     title.trailingAnchor.constraint(lessThanOrEqualTo: card.layoutMarginsGuide.trailingAnchor),
///     title.firstBaselineAnchor.constraint(equalTo: icon.lastBaselineAnchor),
/// ])
/// ```
///
/// Its intrinsic width is the ideal width of the value view. Once constraints have determined the width, the height is
/// that of the content in this width, so text wraps. The content is centered in a larger frame, as in UIKit's hosting
/// controllers, and has the reading direction of the tree. Several views are stacked vertically.
///
/// A label is `HostingView(Text("…"))`; `lineLimit(_:)` sets its number of lines.
open class HostingView<Content: View>: LayoutView {
    /// Measures and places the content.
    private let host: ViewHost<HostedContent<Content>>
    private var measurements = Measurements()

    /// The measurements returned to constraints since the content changed.
    private struct Measurements {
        var idealSize: CGSize?
        /// By the width in points.
        var wrapped: [CGFloat: Wrapped] = [:]
        /// The latest width for which the height was measured.
        var width: CGFloat?
    }

    /// The measurements for a width.
    private struct Wrapped: Equatable {
        var height: CGFloat
        var firstBaseline: Baseline
        var lastBaseline: Baseline
    }

    /// Creates a view that shows a value view.
    ///
    /// - Parameters:
    ///   - content: The value view.
    ///   - measurer: Measures text.
    public init(_ content: Content, measurer: any TextMeasurer = MetricsTextMeasurer()) {
        host = ViewHost(HostedContent(content: content, direction: .leftToRight), measurer: measurer)
        super.init(frame: .zero)
        host.observer = { [weak self] changesSize in self?.contentChanged(changesSize: changesSize) }
    }

    /// The value view. Setting it compares the new value with the old one view by view, and invalidates constraints
    /// only if its measurements change.
    ///
    /// - Complexity: That of `ViewHost.update(_:)`, and of measuring what changed.
    public final var content: Content {
        get { host.content.content }
        set {
            host.update(HostedContent(content: newValue, direction: effectiveLayoutDirection))
            if !measurementsStillHold() { contentChanged(changesSize: true) }
            if host.tree.needsLayout { setNeedsLayout() }
        }
    }

    /// The width in points at which the content wraps to find its intrinsic size, whatever width constraints give it;
    /// 0, the default, for none.
    public final var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentChanged(changesSize: true) } }
    }

    /// The nodes of the content, with their frames in the coordinates of this view. Do not edit them.
    public final var contentTree: LayoutTree { host.tree }

    // MARK: - Measurements for constraints

    /// The ideal size of the content, wrapped at ``preferredMaxLayoutWidth`` if that is set.
    open override var intrinsicContentSize: CGSize { idealSize }

    /// True: the height depends on the width that constraints determine.
    open override var wrapsContent: Bool { true }

    /// Returns the height of the content in a width in points.
    open override func contentHeight(forWidth width: CGFloat) -> CGFloat? {
        measurements.width = width
        return wrapped(at: width).height
    }

    /// The baseline of the first text in the content; the top without text.
    open override var firstBaseline: Baseline { wrapped(at: measurements.width ?? idealSize.width).firstBaseline }

    /// The baseline of the last text in the content; the bottom without text.
    open override var lastBaseline: Baseline { wrapped(at: measurements.width ?? idealSize.width).lastBaseline }

    /// The line height of the first text in the content; nil without text.
    open override var lineHeight: CGFloat? { host.firstLineHeight }

    /// Lays out the content in the bounds, unless it is hidden. Overrides call the method of the superclass first.
    open override func layoutSubviews() {
        super.layoutSubviews()
        layOutContent()
    }

    private var idealSize: CGSize {
        if let size = measurements.idealSize { return size }
        readDirection()
        let size = measureIdealSize()
        measurements.idealSize = size
        return size
    }

    private func wrapped(at width: CGFloat) -> Wrapped {
        if let measurement = measurements.wrapped[width] { return measurement }
        readDirection()
        let measurement = measure(at: width)
        // Dropping all is safe: measuring ever new widths only costs further comparisons.
        if measurements.wrapped.count == 16 { measurements.wrapped.removeAll(keepingCapacity: true) }
        measurements.wrapped[width] = measurement
        return measurement
    }

    private func measureIdealSize() -> CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let size = host.dimensions(of: contentNode, in: ProposedViewSize(width: limit, height: nil))
        return CGSize(width: size.width, height: size.height)
    }

    /// The content's node inside those of ``HostedContent``.
    private var contentNode: NodeID {
        var node = host.tree.root!
        for _ in 0..<(host.content.direction == .rightToLeft ? 2 : 1) { node = host.tree.children(of: node)[0] }
        return node
    }

    /// Measures the height and, as lines through two heights, the baselines.
    private func measure(at width: CGFloat) -> Wrapped {
        let width = proposedWidth(preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : width)
        let height = host.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        let natural = host.dimensions(in: ProposedViewSize(width: width, height: height))
        guard let first = natural[explicit: .firstTextBaseline], let last = natural[explicit: .lastTextBaseline] else {
            return Wrapped(height: height, firstBaseline: .top(0), lastBaseline: .bottom(0))
        }
        // A power of two, so that the division is exact.
        let taller = host.dimensions(in: ProposedViewSize(width: width, height: height + 128))
        func baseline(_ position: CGFloat, _ lower: CGFloat?) -> Baseline {
            let share = ((lower ?? position) - position) / 128
            return Baseline(share: share, offset: position - share * height)
        }
        return Wrapped(
            height: height, firstBaseline: baseline(first, taller[explicit: .firstTextBaseline]),
            lastBaseline: baseline(last, taller[explicit: .lastTextBaseline]))
    }

    /// Restores a measured width whose last bits constraints have lost in sums: text narrower by them would wrap.
    private func proposedWidth(_ width: CGFloat) -> CGFloat {
        guard let ideal = measurements.idealSize?.width, abs(width - ideal) < 1e-6 else { return width }
        return ideal
    }

    /// Whether the content still has the recorded measurements.
    private func measurementsStillHold() -> Bool {
        if let size = measurements.idealSize, size != measureIdealSize() { return false }
        return measurements.wrapped.allSatisfy { $0.value == measure(at: $0.key) }
    }

    // MARK: - Changes

    private func contentChanged(changesSize: Bool) {
        if changesSize {
            measurements = Measurements(width: measurements.width)
            invalidateIntrinsicContentSize()
        }
        setNeedsLayout()
    }

    /// Sets the content's reading direction to that of the tree, which may have changed.
    private func readDirection() {
        let direction = effectiveLayoutDirection
        guard direction != host.content.direction else { return }
        host.update(HostedContent(content: host.content.content, direction: direction))
    }

    private func layOutContent() {
        // A hidden arranged view collapses; while it fades out, it shows its previous content.
        guard !isHiddenInTree else { return }
        readDirection()
        host.layoutIfNeeded(in: proposal)
    }

    private var proposal: ProposedViewSize {
        let size = bounds.size
        let width = proposedWidth(size.width)
        if let height = measurements.wrapped[size.width]?.height, abs(size.height - height) < 1e-6 {
            return ProposedViewSize(width: width, height: height)
        }
        return ProposedViewSize(width: width, height: size.height)
    }

    private var isHiddenInTree: Bool {
        var here: LayoutView? = self
        while let view = here {
            if view.isHidden { return true }
            here = view.superview
        }
        return false
    }
}

extension HostingView: DrawingLayoutView {
    /// Draws the content as presented at the latest tick of the running animations.
    public final func draw(in rect: CGRect, into list: inout DisplayList, displayScale: CGFloat) {
        layOutContent()
        host.draw(at: rect.origin, into: &list, scale: displayScale)
    }
}

/// Content centered in its proposal, with a reading direction.
nonisolated struct HostedContent<Content: View>: View {
    var content: Content
    var direction: LayoutDirection

    var body: some View {
        VStack { content }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .environment(\.layoutDirection, direction)
    }
}
