import MullionAutoLayout
import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionText
import MullionViews

/// A value view in a tree of constraints.
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
/// Its content is as wide as the value view wants to be ideally. Once constraints have settled the width, the height is
/// what the view answers in it, so text wraps. The content lies in the middle of a larger frame, like that of UIKit's
/// hosting controllers, and is read in the direction of the tree. Several views are stacked vertically.
///
/// A label is `HostingView(Text("…"))`; `lineLimit(_:)` is its number of lines.
open class HostingView<Content: View>: LayoutView {
    /// Measures and places the content.
    private let host: ViewHost<HostedContent<Content>>
    private var measurements = Measurements()

    /// What constraints were told, by what was asked, since the content changed.
    private struct Measurements {
        var idealSize: CGSize?
        /// By the width in points.
        var wrapped: [CGFloat: Wrapped] = [:]
        /// The width of the latest question for a height.
        var width: CGFloat?
    }

    /// What follows from a width.
    private struct Wrapped: Equatable {
        var height: CGFloat
        var firstBaseline: Baseline
        var lastBaseline: Baseline
    }

    /// A view that shows a value view.
    ///
    /// - Parameters:
    ///   - content: What is shown.
    ///   - measurer: What text is measured with.
    public init(_ content: Content, measurer: any TextMeasurer = MetricsTextMeasurer()) {
        host = ViewHost(HostedContent(content: content, direction: .leftToRight), measurer: measurer)
        super.init(frame: .zero)
        host.observer = { [weak self] changesSize in self?.contentChanged(changesSize: changesSize) }
    }

    /// What is shown. Setting it compares the new value with the old one view by view; constraints hear of it only if
    /// it answers them differently.
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

    /// The width in points at which the content wraps when its ideal size is asked for; 0, which it is unless set, for
    /// none.
    ///
    /// With it the intrinsic size is that of the content wrapped there, whatever width constraints give it in the end.
    public final var preferredMaxLayoutWidth: CGFloat = 0 {
        didSet { if preferredMaxLayoutWidth != oldValue { contentChanged(changesSize: true) } }
    }

    /// The nodes of the content, with their frames in the coordinates of this view. Read them, but edit nothing.
    public final var contentTree: LayoutTree { host.tree }

    // MARK: - What constraints ask

    /// The ideal size of the content, wrapped at ``preferredMaxLayoutWidth`` if there is one.
    open override var intrinsicContentSize: CGSize { idealSize }

    /// True: the height is asked for the width that constraints found.
    open override var wrapsContent: Bool { true }

    /// The height of the content in a width in points.
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

    /// Lays the content out in the bounds, unless it is hidden. Overrides call the method of the superclass first.
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
        // Whoever asks for ever new widths is not told less: it only costs a comparison.
        if measurements.wrapped.count == 16 { measurements.wrapped.removeAll(keepingCapacity: true) }
        measurements.wrapped[width] = measurement
        return measurement
    }

    private func measureIdealSize() -> CGSize {
        let limit = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil
        let size = host.dimensions(of: contentNode, in: ProposedViewSize(width: limit, height: nil))
        return CGSize(width: size.width, height: size.height)
    }

    /// The node inside of what ``HostedContent`` puts around the content.
    private var contentNode: NodeID {
        var node = host.tree.root!
        for _ in 0..<(host.content.direction == .rightToLeft ? 2 : 1) { node = host.tree.children(of: node)[0] }
        return node
    }

    /// The height and, as lines through two heights, the baselines.
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

    /// A width as it was answered, where constraints have added it up and lost its last bits: text that misses them
    /// wraps.
    private func proposedWidth(_ width: CGFloat) -> CGFloat {
        guard let ideal = measurements.idealSize?.width, abs(width - ideal) < 1e-6 else { return width }
        return ideal
    }

    /// Whether the content answers what it was asked as it did.
    private func measurementsStillHold() -> Bool {
        if let size = measurements.idealSize, size != measureIdealSize() { return false }
        return measurements.wrapped.allSatisfy { $0.value == measure(at: $0.key) }
    }

    // MARK: - What changes

    private func contentChanged(changesSize: Bool) {
        if changesSize {
            measurements = Measurements(width: measurements.width)
            invalidateIntrinsicContentSize()
        }
        setNeedsLayout()
    }

    /// Has the content read in the direction of the tree, which may have changed.
    private func readDirection() {
        let direction = effectiveLayoutDirection
        guard direction != host.content.direction else { return }
        host.update(HostedContent(content: host.content.content, direction: direction))
    }

    private func layOutContent() {
        // An arranged view that is hidden collapses: what fades out meanwhile is the content as it was.
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
    /// Draws the content as it is shown at the latest tick of the animations that run.
    public final func draw(in rect: CGRect, into list: inout DisplayList, displayScale: CGFloat) {
        layOutContent()
        host.draw(at: rect.origin, into: &list, scale: displayScale)
    }
}

/// What is hosted: content in the middle of whatever room there is, with a direction.
struct HostedContent<Content: View>: View {
    var content: Content
    var direction: LayoutDirection

    var body: some View {
        VStack { content }
            .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
            .environment(\.layoutDirection, direction)
    }
}
