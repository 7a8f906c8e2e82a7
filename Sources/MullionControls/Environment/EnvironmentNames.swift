import Foundation
import MullionDrawing
import MullionGeometry
import MullionViews

/// Leaves a screen: `dismiss()`. In a `ViewHost` it leaves a screen of a navigation stack.
public struct DismissAction {
    private let action: () -> Void
    init(_ action: @escaping () -> Void) { self.action = action }
    /// Leaves the screen.
    public func callAsFunction() { action() }
}

/// Opens an address: `openURL(url)`.
public struct OpenURLAction {
    /// What was done with an address.
    public struct Result: Sendable {
        /// The handled result.
        public static let handled = Result()
        /// The URL is not opened.
        public static let discarded = Result()
        /// The system opens the URL.
        public static let systemAction = Result()
        /// The system opens a different address.
        public static func systemAction(_ url: URL) -> Result { Result() }
    }
    private let handler: (URL) -> Result
    /// Creates an action from a function.
    public init(handler: @escaping (URL) -> Result) { self.handler = handler }
    /// Opens an address.
    public func callAsFunction(_ url: URL) { _ = handler(url) }
    /// Opens an address; the completion gets whether a handler is set.
    public func callAsFunction(_ url: URL, completion: @escaping (Bool) -> Void) {
        _ = handler(url)
        completion(true)
    }
}

/// How a view is presented, by its older name.
public struct PresentationMode {
    private let action: () -> Void
    /// Whether the view is presented.
    public let isPresented: Bool
    init(isPresented: Bool, _ action: @escaping () -> Void) {
        self.isPresented = isPresented
        self.action = action
    }
    /// Leaves the screen.
    public mutating func dismiss() { action() }
}

/// Asks for new data; nothing in a drawing.
public struct RefreshAction {
    /// Does nothing.
    public func callAsFunction() async {}
}

/// Leaves a search; nothing in a drawing.
public struct DismissSearchAction {
    /// Does nothing.
    public func callAsFunction() {}
}

/// How much room there is: compact on a telephone.
public enum UserInterfaceSizeClass: Hashable, Sendable {
    case compact, regular
}

/// The state of a scene: active.
public enum ScenePhase: Hashable, Comparable, Sendable {
    case background, inactive, active
}

/// The user's text size.
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
    /// Whether the size is one for accessibility.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }
}

/// The user's text size, by its older name.
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge,
        accessibilityExtraExtraExtraLarge
}

/// The contrast of colors.
public enum ColorSchemeContrast: Hashable, Sendable {
    case standard, increased
}

/// The weight of text for legibility.
public enum LegibilityWeight: Hashable, Sendable {
    case regular, bold
}

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
    public let rawValue: Int
    /// Creates a set from its bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The placeholder redaction reasons.
    public static let placeholder = RedactionReasons(rawValue: 1)
    /// The privacy redaction reasons.
    public static let privacy = RedactionReasons(rawValue: 2)
    /// The invalidated redaction reasons.
    public static let invalidated = RedactionReasons(rawValue: 4)
}

extension EnvironmentValues {
    private struct Key<Value, Tag>: EnvironmentKey {
        static var defaultValue: Value? { nil }
    }
    private enum Tags {
        enum Dismiss {}
        enum OpenURL {}
        enum Horizontal {}
        enum Vertical {}
        enum Scene {}
        enum TypeSize {}
        enum Category {}
        enum Calendar {}
        enum TimeZone {}
        enum Edit {}
        enum Redaction {}
        enum Presented {}
    }

    /// Leaves a screen of a navigation stack.
    public var dismiss: DismissAction {
        get { self[Key<DismissAction, Tags.Dismiss>.self] ?? DismissAction {} }
        set { self[Key<DismissAction, Tags.Dismiss>.self] = newValue }
    }
    /// How the view is presented.
    public var presentationMode: Binding<PresentationMode> {
        let dismiss = dismiss
        return Binding(get: { PresentationMode(isPresented: false) { dismiss() } }, set: { _ in })
    }
    /// Opens an address: nothing unless a handler is set.
    public var openURL: OpenURLAction {
        get { self[Key<OpenURLAction, Tags.OpenURL>.self] ?? OpenURLAction { _ in .discarded } }
        set { self[Key<OpenURLAction, Tags.OpenURL>.self] = newValue }
    }
    /// The room across; compact unless set.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[Key<UserInterfaceSizeClass, Tags.Horizontal>.self] ?? .compact }
        set { self[Key<UserInterfaceSizeClass, Tags.Horizontal>.self] = newValue }
    }
    /// The room down; regular unless set.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[Key<UserInterfaceSizeClass, Tags.Vertical>.self] ?? .regular }
        set { self[Key<UserInterfaceSizeClass, Tags.Vertical>.self] = newValue }
    }
    /// The state of the scene; active unless set.
    public var scenePhase: ScenePhase {
        get { self[Key<ScenePhase, Tags.Scene>.self] ?? .active }
        set { self[Key<ScenePhase, Tags.Scene>.self] = newValue }
    }
    /// The user's text size; fonts do not follow it.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[Key<DynamicTypeSize, Tags.TypeSize>.self] ?? .large }
        set { self[Key<DynamicTypeSize, Tags.TypeSize>.self] = newValue }
    }
    /// The user's text size; fonts do not follow it.
    public var sizeCategory: ContentSizeCategory {
        get { self[Key<ContentSizeCategory, Tags.Category>.self] ?? .large }
        set { self[Key<ContentSizeCategory, Tags.Category>.self] = newValue }
    }
    /// The calendar.
    public var calendar: Calendar {
        get { self[Key<Calendar, Tags.Calendar>.self] ?? .current }
        set { self[Key<Calendar, Tags.Calendar>.self] = newValue }
    }
    /// The time zone.
    public var timeZone: TimeZone {
        get { self[Key<TimeZone, Tags.TimeZone>.self] ?? .current }
        set { self[Key<TimeZone, Tags.TimeZone>.self] = newValue }
    }
    /// Whether rows are edited; lists draw no editing controls.
    public var editMode: Binding<EditMode>? {
        get { self[Key<Binding<EditMode>, Tags.Edit>.self] ?? .constant(.inactive) }
        set { self[Key<Binding<EditMode>, Tags.Edit>.self] = newValue }
    }
    /// Why content is hidden.
    public var redactionReasons: RedactionReasons {
        get { self[Key<RedactionReasons, Tags.Redaction>.self] ?? [] }
        set { self[Key<RedactionReasons, Tags.Redaction>.self] = newValue }
    }
    /// The length of a pixel in points.
    public var pixelLength: CGFloat { 1 / displayScale }
    /// The contrast of colors: the standard one.
    public var colorSchemeContrast: ColorSchemeContrast { .standard }
    /// The weight of text for legibility: regular.
    public var legibilityWeight: LegibilityWeight? { .regular }
    /// Whether a person wants less motion: false.
    public var accessibilityReduceMotion: Bool { false }
    /// Whether a person wants less transparency: false.
    public var accessibilityReduceTransparency: Bool { false }
    /// Whether meaning is not to rest on color alone: false.
    public var accessibilityDifferentiateWithoutColor: Bool { false }
    /// Whether colors are inverted: false.
    public var accessibilityInvertColors: Bool { false }
    /// Whether a screen reader is on: false.
    public var accessibilityVoiceOverEnabled: Bool { false }
    /// Whether the view is presented: false.
    public var isPresented: Bool { false }
    /// Whether a search is going on: false.
    public var isSearching: Bool { false }
    /// Leaves a search.
    public var dismissSearch: DismissSearchAction { DismissSearchAction() }
    /// Asks for new data: nil.
    public var refresh: RefreshAction? { nil }
    /// Whether the view has the focus: false.
    public var isFocused: Bool { false }
    /// Whether the screen is dimmed: false.
    public var isLuminanceReduced: Bool { false }
    /// Whether views can be scrolled; drawings do not scroll.
    public var isScrollEnabled: Bool { true }
}

nonisolated extension View {
    /// Sets the surroundings of the view to light or dark; nil keeps them.
    public func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorScheme(colorScheme: colorScheme))
    }
    /// Sets the surroundings of the view to light or dark.
    public func colorScheme(_ colorScheme: ColorScheme) -> some View { environment(\.colorScheme, colorScheme) }
    /// Sets the user's text size, which fonts do not follow.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
    /// Returns the view unchanged: fonts do not follow the text size.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> Self where T.Bound == DynamicTypeSize { self }
}

/// A view in light or dark surroundings, with their background.
nonisolated private struct PreferredColorScheme: ViewModifier {
    let colorScheme: ColorScheme?

    func body(content: Content) -> some View {
        if let colorScheme {
            content.background { if colorScheme == .dark { Color.black } }.environment(\.colorScheme, colorScheme)
        } else {
            content
        }
    }
}
