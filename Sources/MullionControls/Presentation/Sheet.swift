import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// What the content of a sheet says about it.
struct SheetTraits {
    var detents: Set<PresentationDetent> = [.large]
    var selection: PresentationDetent?
    var indicator = Visibility.automatic
    var cornerRadius: CGFloat?
    var background: AnyView?
    var isDismissDisabled = false

    /// The height at which the sheet appears: the selected one, or the least.
    var detent: PresentationDetent {
        if let selection, detents.contains(selection) { return selection }
        return detents.min { $0.height(in: 852) < $1.height(in: 852) } ?? .large
    }

    struct Key: PreferenceKey {
        static var defaultValue: SheetTraits { SheetTraits() }
        static func reduce(value: inout SheetTraits, nextValue: () -> SheetTraits) { value = nextValue() }
    }
}

nonisolated extension View {
    func sheetTraits(_ change: @escaping (inout SheetTraits) -> Void) -> some View {
        transformPreference(SheetTraits.Key.self, change)
    }
}

/// A card over the dimmed drawing, with content that decides about its height.
nonisolated struct Sheet<Content: View>: View, PrimitiveView {
    let content: Content
    let dismiss: () -> Void

    func lower(into lowering: inout Lowering) {
        let (nodes, preferences) = lowering.nodes(collectingPreferencesOf: { $0.within(.content) { $0.add(content) } })
        lowering.add(
            SheetFrame(content: FinishedNodes(nodes), traits: preferences[SheetTraits.Key.self], dismiss: dismiss))
    }
}

nonisolated private struct SheetFrame: View {
    let content: FinishedNodes
    let traits: SheetTraits
    let dismiss: () -> Void
    @Environment(\.controlTheme) private var theme

    var body: some View {
        let isFree = !traits.isDismissDisabled
        SheetStack(detent: traits.detent, topInset: theme.sheetTopInset) {
            theme.dimming.onTapGesture { if isFree { dismiss() } }
            card.interactive { $0.tap = { _, _ in } }
        }
    }

    private var card: some View {
        let radius = traits.cornerRadius ?? theme.sheetCornerRadius
        return ZStack { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                if let background = traits.background { background } else { theme.sheetBackground }
            }
            .overlay(alignment: .top) {
                if traits.indicator == .visible || traits.indicator == .automatic && traits.detents.count > 1 {
                    Capsule().fill(theme.placeholder).frame(width: 36, height: 5).padding(.top, 5)
                }
            }
            .clipShape(UnevenRoundedRectangle(topLeadingRadius: radius, topTrailingRadius: radius))
    }
}

/// The dimmed drawing, and the card at its bottom.
private struct SheetStack: Layout {
    let detent: PresentationDetent
    let topInset: CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 393, height: 852))
    }

    func placeSubviews(
        in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout ()
    ) {
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        let room = max(0, bounds.height - topInset)
        let height = min(room, detent == .large ? room : max(0, detent.height(in: bounds.height)))
        subviews[1].place(
            at: CGPoint(x: bounds.minX, y: bounds.maxY - height),
            proposal: ProposedViewSize(width: bounds.width, height: height))
    }
}

extension PresentationDetent {
    /// The height in points of a sheet on a screen.
    func height(in screen: CGFloat) -> CGFloat { isFixed ? value : value * screen }
}
