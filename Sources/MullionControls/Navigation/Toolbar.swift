import MullionDrawing
import MullionGeometry
import MullionViews

/// An item of a bar.
struct ToolbarEntry {
    enum Side: Hashable { case leading, principal, trailing, bottom, keyboard }
    let side: Side
    let view: AnyView
}

/// The place of an item in the bars.
public struct ToolbarItemPlacement: Hashable, Sendable {
    let side: ToolbarEntry.Side
    /// The automatic toolbar item placement.
    public static let automatic = ToolbarItemPlacement(side: .trailing)
    /// The principal toolbar item placement.
    public static let principal = ToolbarItemPlacement(side: .principal)
    /// The navigation toolbar item placement.
    public static let navigation = ToolbarItemPlacement(side: .leading)
    /// The primary action toolbar item placement.
    public static let primaryAction = ToolbarItemPlacement(side: .trailing)
    /// The secondary action toolbar item placement.
    public static let secondaryAction = ToolbarItemPlacement(side: .trailing)
    /// The status toolbar item placement.
    public static let status = ToolbarItemPlacement(side: .bottom)
    /// The confirmation action toolbar item placement.
    public static let confirmationAction = ToolbarItemPlacement(side: .trailing)
    /// The cancellation action toolbar item placement.
    public static let cancellationAction = ToolbarItemPlacement(side: .leading)
    /// The destructive action toolbar item placement.
    public static let destructiveAction = ToolbarItemPlacement(side: .trailing)
    /// The navigation bar leading toolbar item placement.
    public static let navigationBarLeading = ToolbarItemPlacement(side: .leading)
    /// The navigation bar trailing toolbar item placement.
    public static let navigationBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// The top bar leading toolbar item placement.
    public static let topBarLeading = ToolbarItemPlacement(side: .leading)
    /// The top bar trailing toolbar item placement.
    public static let topBarTrailing = ToolbarItemPlacement(side: .trailing)
    /// The bottom bar toolbar item placement.
    public static let bottomBar = ToolbarItemPlacement(side: .bottom)
    /// The keyboard toolbar item placement.
    public static let keyboard = ToolbarItemPlacement(side: .keyboard)
}

/// A bar.
public struct ToolbarPlacement: Hashable, Sendable {
    enum Kind: Hashable, Sendable { case navigationBar, bottomBar, tabBar }
    let kind: Kind
    /// The automatic toolbar placement.
    public static let automatic = ToolbarPlacement(kind: .navigationBar)
    /// The navigation bar toolbar placement.
    public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
    /// The bottom bar toolbar placement.
    public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
    /// The tab bar toolbar placement.
    public static let tabBar = ToolbarPlacement(kind: .tabBar)
}

/// Items of the bars around a view.
public protocol ToolbarContent {
    /// The type of the items that these consist of.
    associatedtype Body: ToolbarContent
    /// The items that these consist of.
    ///
    /// - Precondition: The content is not a primitive one, whose `body` is `Never`.
    @ToolbarContentBuilder var body: Body { get }
}

extension Never: ToolbarContent {}

/// Items with identities, which users could arrange.
public protocol CustomizableToolbarContent: ToolbarContent {}

/// Items that the module defines.
protocol PrimitiveToolbarContent: ToolbarContent where Body == Never {
    var entries: [ToolbarEntry] { get }
}

extension ToolbarContent where Body == Never {
    /// Never called: primitive items have no body.
    ///
    /// - Precondition: The content is not a primitive one, whose `body` is `Never`.
    public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension ToolbarContent {
    var allEntries: [ToolbarEntry] {
        if let primitive = self as? any PrimitiveToolbarContent { return primitive.entries }
        return body.allEntries
    }
}

/// An item of a bar.
public struct ToolbarItem<ID, Content: View>: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let entries: [ToolbarEntry]
}

extension ToolbarItem where ID == () {
    /// Creates an item.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = [ToolbarEntry(side: placement.side, view: AnyView(content()))]
    }
}

extension ToolbarItem where ID == String {
    /// Creates an item with an identity.
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = [ToolbarEntry(side: placement.side, view: AnyView(content()))]
    }
}

/// Several items at the same place.
public struct ToolbarItemGroup<Content: View>: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let entries: [ToolbarEntry]

    /// Creates a group of items.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        entries = [ToolbarEntry(side: placement.side, view: AnyView(HStack(spacing: 16) { content() }))]
    }
}

/// Room between items; the theme decides.
public struct ToolbarSpacer: ToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    var entries: [ToolbarEntry] { [] }
    /// The size of the room.
    public enum SizingMode: Sendable { case flexible, fixed }
    /// Creates room.
    public init(_ sizing: SizingMode = .flexible, placement: ToolbarItemPlacement = .automatic) {}
}

/// Several items.
public struct ToolbarItems: CustomizableToolbarContent, PrimitiveToolbarContent {
    public typealias Body = Never
    let entries: [ToolbarEntry]
}

/// Combines the items listed in a closure.
@resultBuilder
public enum ToolbarContentBuilder {
    /// Returns the items of an expression.
    public static func buildExpression<C: ToolbarContent>(_ content: C) -> ToolbarItems {
        ToolbarItems(entries: content.allEntries)
    }
    /// Combines items.
    public static func buildBlock(_ items: ToolbarItems...) -> ToolbarItems {
        ToolbarItems(entries: items.flatMap(\.entries))
    }
    /// Returns the items of an `if`.
    public static func buildOptional(_ items: ToolbarItems?) -> ToolbarItems { items ?? ToolbarItems(entries: []) }
    /// Returns the items of the first branch.
    public static func buildEither(first: ToolbarItems) -> ToolbarItems { first }
    /// Returns the items of the second branch.
    public static func buildEither(second: ToolbarItems) -> ToolbarItems { second }
    /// Returns the items of an `if #available`.
    public static func buildLimitedAvailability(_ items: ToolbarItems) -> ToolbarItems { items }
}

nonisolated extension View {
    /// Adds items to the bars around the view.
    public func toolbar<C: ToolbarContent>(@ToolbarContentBuilder content: () -> C) -> some View {
        let entries = content().allEntries
        return bar { $0.items += entries }
    }
    /// Adds items to the bars around the view.
    public func toolbar<C: ToolbarContent>(id: String, @ToolbarContentBuilder content: () -> C) -> some View {
        let entries = content().allEntries
        return bar { $0.items += entries }
    }
    /// Adds a view to the navigation bar.
    @_disfavoredOverload
    public func toolbar<V: View>(@ViewBuilder content: () -> V) -> some View {
        let view = AnyView(content())
        return bar { $0.items.append(ToolbarEntry(side: .trailing, view: view)) }
    }
    /// Hides bars around the view, or not.
    public func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let hides = visibility == .hidden && (bars.isEmpty || bars.contains { $0.kind == .navigationBar })
        return bar { if hides { $0.isHidden = true } }
    }
    /// Hides bars around the view, or not.
    public func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
        let hides = visibility == .hidden && bars.contains { $0.kind == .navigationBar }
        return bar { if hides { $0.isHidden = true } }
    }
    /// Returns the view unchanged: bars have the theme's background.
    public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> Self { self }
    /// Returns the view unchanged: bars have the theme's background.
    public func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Returns the view unchanged: bars have the theme's background.
    public func toolbarBackgroundVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> Self { self }
    /// Returns the view unchanged: bars have the colors of their surroundings.
    public func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> Self { self }
    /// Returns the view unchanged: titles have no menus in a drawing.
    public func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> Self { self }
    /// Returns the view unchanged: there is one role.
    public func toolbarRole(_ role: ToolbarRole) -> Self { self }
}

/// The purpose of a toolbar.
public struct ToolbarRole: Sendable {
    /// The automatic toolbar role.
    public static let automatic = ToolbarRole()
    /// The navigation stack toolbar role.
    public static let navigationStack = ToolbarRole()
    /// The browser toolbar role.
    public static let browser = ToolbarRole()
    /// The editor toolbar role.
    public static let editor = ToolbarRole()
}
