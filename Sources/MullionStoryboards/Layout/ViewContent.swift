import MullionAutoLayout
import MullionGeometry

/// The content of a view that affects its layout.
struct ViewContent {
    /// The intrinsic size; -1 for none.
    var size = CGSize(width: LayoutView.noIntrinsicMetric, height: LayoutView.noIntrinsicMetric)
    var alignmentInsets = PhysicalEdgeInsets.zero
    var firstBaseline = Baseline.top(0)
    var lastBaseline = Baseline.bottom(0)
    var lineHeight: CGFloat?
    /// The text whose height follows from the width.
    var wrappingText: StoryboardTextContent?

    init(_ view: StoryboardView, _ given: StoryboardContentSize?, _ text: StoryboardTextContent?) {
        if let text, text.lineLimit != nil, given?.height?.intrinsic == nil {
            wrappingText = text
        }
        if case .intrinsic(let width) = given?.width { size.width = width }
        if case .intrinsic(let height) = given?.height { size.height = height }
        alignmentInsets = Self.alignmentInsets[view.kind] ?? .zero
        setBaselines(of: view, text?.font)
    }

    /// The alignment insets, observed in stored frames.
    static let alignmentInsets: [String: PhysicalEdgeInsets] = [
        "switch": PhysicalEdgeInsets(right: 2), "slider": PhysicalEdgeInsets(left: 2, bottom: 1, right: 2),
        "segmentedControl": PhysicalEdgeInsets(bottom: 1),
    ]

    /// A single line is centered in labels, buttons, and fields; several lines fill a label, as stored frames show.
    private mutating func setBaselines(of view: StoryboardView, _ font: StoryboardFont?) {
        guard ["label", "button", "textField"].contains(view.kind) else { return }
        var fontSize = (font ?? view.font ?? .usual(for: view.kind)).size
        var line = fontSize * StoryboardFont.lineHeight
        if view.kind == "label", view.attributes.number("numberOfLines") ?? 1 != 1 {
            // Slightly higher than one line: one line in a different font, which a custom class sets.
            if size.height > line, size.height < 1.4 * line {
                line = size.height
                fontSize = line / StoryboardFont.lineHeight
            }
            firstBaseline = .top(fontSize * StoryboardFont.ascent)
            lastBaseline = .bottom(fontSize * StoryboardFont.descent)
        } else {
            firstBaseline = .centered(ascent: fontSize * StoryboardFont.ascent, lineHeight: line)
            lastBaseline = firstBaseline
        }
        lineHeight = line
    }
}

/// A plain view of a document.
final class PlainView: LayoutView {
    var content: ViewContent?
    override var intrinsicContentSize: CGSize { content?.size ?? super.intrinsicContentSize }
    override var wrapsContent: Bool { content?.wrappingText != nil }
    override func contentHeight(forWidth width: CGFloat) -> CGFloat? { content?.wrappingText?.height(forWidth: width) }
    override var alignmentRectInsets: PhysicalEdgeInsets { content?.alignmentInsets ?? .zero }
    override var firstBaseline: Baseline { content?.firstBaseline ?? .top(0) }
    override var lastBaseline: Baseline { content?.lastBaseline ?? .bottom(0) }
    override var lineHeight: CGFloat? { content?.lineHeight }
}

/// A scroll view of a document.
final class ScrollingView: LayoutScrollView {
    var content: ViewContent?
    override var intrinsicContentSize: CGSize { content?.size ?? super.intrinsicContentSize }
}

/// A stack view of a document.
final class StackingView: StackView {
    var content: ViewContent?
    override var intrinsicContentSize: CGSize { content?.size ?? super.intrinsicContentSize }
}
