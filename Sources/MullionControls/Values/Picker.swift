import MullionDrawing
import MullionGeometry
import MullionLayout
import MullionViews

/// One of several options, each a view with a tag.
nonisolated public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>
    private let label: Label
    private let content: Content
    @Environment(\.pickerKind) private var kind
    @Environment(\.labelsAreHidden) private var hidesLabel
    @Environment(\.isInList) private var isInList

    /// Creates a picker with a label.
    public init(
        selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
    ) {
        self.selection = selection
        self.label = label()
        self.content = content()
    }

    /// Creates a picker with a label.
    public init(selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.label = label
        self.content = content()
    }

    public var body: some View {
        let options = PickerOptions(
            selection: AnyHashable(selection.wrappedValue), content: content, kind: kind
        ) { [selection] in
            if let value = $0.base as? SelectionValue { selection.wrappedValue = value }
        }
        return Group {
            switch kind {
            case .segmented, .wheel, .inline: options
            case .menu, .navigationLink:
                HStack(spacing: 8) {
                    if isInList, !hidesLabel {
                        label
                        Spacer(minLength: 0)
                    }
                    options
                }
            }
        }
    }
}

extension Picker where Label == Text {
    /// Creates a picker with a title.
    public init(
        _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(titleKey) }
    }
    /// Creates a picker with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(
        _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { Text(title) }
    }
}

extension Picker where Label == MullionControls.Label<Text, Image> {
    /// Creates a picker with a title and a symbol.
    public init(
        _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
        @ViewBuilder content: () -> Content
    ) {
        self.init(selection: selection, content: content) { MullionControls.Label(titleKey, systemImage: systemImage) }
    }
}

/// The options of a picker in the arrangement of its style.
nonisolated private struct PickerOptions<Content: View>: View, PrimitiveView {
    let selection: AnyHashable
    let content: Content
    let kind: PickerKind
    let select: (AnyHashable) -> Void

    func lower(into lowering: inout Lowering) {
        let isInList = lowering.environment.isInList
        let outer = lowering.environment.text
        lowering.environment.isInList = false
        switch kind {
        case .menu: lowering.environment.text.style = lowering.environment.controlTint
        case .navigationLink: lowering.environment.text.style = AnyShapeStyle(Color.secondary)
        case .segmented: lowering.environment.text.font = .system(size: 13, weight: .medium)
        case .wheel: lowering.environment.text.font = .system(size: 21)
        case .inline: break
        }
        let options = lowering.contentNodes(of: content)
        lowering.environment.isInList = isInList
        lowering.environment.text = outer
        let tags = options.map { lowering.traits(of: $0).tags }
        // An optional selection has options tagged with values.
        let chosen = tags.firstIndex { $0.contains(selection) }
        func pick(_ index: Int) -> (() -> Void)? {
            tags[index].first.map { tag in { [select] in select(tag) } }
        }
        switch kind {
        case .segmented:
            lowering.add(Segments(options: options, chosen: chosen, pick: options.indices.map(pick)), at: .wrapper)
        case .menu, .navigationLink:
            let next = options.isEmpty ? nil : pick(((chosen ?? -1) + 1) % options.count)
            lowering.add(ChosenOption(options: options, chosen: chosen, kind: kind, advance: next), at: .wrapper)
        case .inline:
            for (index, option) in options.enumerated() {
                lowering.add(OptionRow(option: option, isChosen: index == chosen, pick: pick(index)), at: .index(index))
            }
        case .wheel:
            lowering.add(Wheel(options: options, chosen: chosen ?? 0), at: .wrapper)
        }
    }
}

/// The options side by side.
nonisolated private struct Segments: View {
    let options: [NodeID]
    let chosen: Int?
    let pick: [(() -> Void)?]
    @Environment(\.controlTheme) private var theme

    var body: some View {
        HStack(spacing: 0) {
            ForEach(0..<options.count) { index in
                FinishedNodes([options[index]])
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .background {
                        if index == chosen {
                            RoundedRectangle(cornerRadius: 7).fill(theme.segment)
                                .shadow(color: Color(white: 0, alpha: 0.12), radius: 3, y: 2)
                        }
                    }
                    .interactive { [pick] in $0.tap = { _, _ in pick[index]?() } }
            }
        }
        .padding(2)
        .frame(height: theme.segmentedHeight)
        .background(theme.fill, in: RoundedRectangle(cornerRadius: 9))
    }
}

/// The chosen option, and arrows. The others have no room.
nonisolated private struct ChosenOption: View {
    let options: [NodeID]
    let chosen: Int?
    let kind: PickerKind
    let advance: (() -> Void)?

    var body: some View {
        let others = options.indices.filter { $0 != chosen }.map { options[$0] }
        HStack(spacing: 5) {
            if let chosen { FinishedNodes([options[chosen]]) }
            HiddenNodes(nodes: others)
            SymbolShape(kind == .menu ? .upDown : .right).stroke(
                .foreground, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
            ).frame(width: 7, height: 12)
        }
        .foregroundStyle(kind == .menu ? AnyShapeStyle(.tint) : AnyShapeStyle(Color.secondary))
        .interactive { [advance] in $0.tap = { _, _ in advance?() } }
    }
}

/// Nodes without room that are not drawn.
nonisolated struct HiddenNodes: View {
    let nodes: [NodeID]

    var body: some View {
        if !nodes.isEmpty {
            ZStack { FinishedNodes(nodes) }.frame(width: 0, height: 0).hidden()
                .padding(.leading, -5)
        }
    }
}

/// An option with a check mark.
nonisolated private struct OptionRow: View {
    let option: NodeID
    let isChosen: Bool
    let pick: (() -> Void)?

    var body: some View {
        HStack {
            FinishedNodes([option])
            Spacer(minLength: 8)
            if isChosen {
                SymbolShape(.check).stroke(.tint, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                    .frame(width: 13, height: 11)
            }
        }
        .interactive { [pick] in $0.tap = { _, _ in pick?() } }
    }
}

/// The chosen option in the middle of its neighbors.
nonisolated private struct Wheel: View {
    let options: [NodeID]
    let chosen: Int
    @Environment(\.controlTheme) private var theme

    var body: some View {
        let row: CGFloat = 34
        ZStack {
            RoundedRectangle(cornerRadius: 8).fill(theme.fill).frame(height: row)
            VStack(spacing: 0) {
                ForEach(0..<options.count) { index in
                    FinishedNodes([options[index]])
                        .frame(maxWidth: .infinity).frame(height: row)
                        .opacity(index == chosen ? 1 : max(0.15, 0.6 - 0.2 * Double(abs(index - chosen))))
                }
            }
            .frame(height: row * CGFloat(max(options.count, 1)))
            .offset(y: row * (CGFloat(options.count - 1) / 2 - CGFloat(chosen)))
        }
        .frame(height: 216).clipped()
    }
}

/// How a picker shows its options.
enum PickerKind: Hashable, Sendable {
    case menu, segmented, wheel, inline, navigationLink
}

/// The appearance of pickers.
public protocol PickerStyle {
    /// How the options are shown.
    static var arrangement: PickerArrangement { get }
}

/// How a picker shows its options.
public struct PickerArrangement: Sendable {
    let kind: PickerKind
}

/// The chosen option, with a menu of the others.
public struct MenuPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: PickerArrangement { PickerArrangement(kind: .menu) }
}
/// All options side by side.
public struct SegmentedPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: PickerArrangement { PickerArrangement(kind: .segmented) }
}
/// The options on a wheel.
public struct WheelPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: PickerArrangement { PickerArrangement(kind: .wheel) }
}
/// The options as rows.
public struct InlinePickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: PickerArrangement { PickerArrangement(kind: .inline) }
}
/// The chosen option, with a screen of the others.
public struct NavigationLinkPickerStyle: PickerStyle {
    /// Creates the style.
    public init() {}
    public static var arrangement: PickerArrangement { PickerArrangement(kind: .navigationLink) }
}
/// The style of the platform: a menu.
public typealias DefaultPickerStyle = MenuPickerStyle

extension PickerStyle where Self == MenuPickerStyle {
    /// The chosen option, with a menu of the others.
    public static var menu: MenuPickerStyle { MenuPickerStyle() }
    /// The chosen option, with a menu of the others.
    public static var automatic: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
    /// All options side by side.
    public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
    /// All options side by side.
    public static var palette: SegmentedPickerStyle { SegmentedPickerStyle() }
}
extension PickerStyle where Self == WheelPickerStyle {
    /// The options on a wheel.
    public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
extension PickerStyle where Self == InlinePickerStyle {
    /// The options as rows.
    public static var inline: InlinePickerStyle { InlinePickerStyle() }
}
extension PickerStyle where Self == NavigationLinkPickerStyle {
    /// The chosen option, with a screen of the others.
    public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

extension EnvironmentValues {
    private struct PickerKindKey: EnvironmentKey {
        static var defaultValue: PickerKind { .menu }
    }
    var pickerKind: PickerKind {
        get { self[PickerKindKey.self] }
        set { self[PickerKindKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of pickers.
    public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { environment(\.pickerKind, S.arrangement.kind) }

    /// Sets the value that a picker or a tab view selects the view by.
    public func tag<V: Hashable>(_ tag: V) -> some View {
        // A selection may be optional where its tags are not.
        trait { $0.tags = [AnyHashable(tag), AnyHashable(Optional(tag))] }
    }
    /// Sets the value that a picker or a tab view selects the view by.
    public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self.tag(tag) }
}
