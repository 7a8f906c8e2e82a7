import MullionGeometry
import MullionViews

/// A title with a symbol before it.
nonisolated public struct Label<Title: View, Icon: View>: View {
    private let title: Title
    private let icon: Icon
    @Environment(\.labelStyle) private var style

    /// Creates a label.
    public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
        self.title = title()
        self.icon = icon()
    }

    public var body: some View {
        style(LabelStyleConfiguration(title: ControlLabel(AnyView(title)), icon: ControlLabel(AnyView(icon))))
    }
}

extension Label where Title == Text, Icon == Image {
    /// Creates a label with a symbol.
    public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with a symbol.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(systemName: name)
        }
    }
    /// Creates a label with an image.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(name)
        }
    }
    /// Creates a label with an image.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(name)
        }
    }
}

extension Label
where Title == ControlLabel<LabelStyleConfiguration.Title>, Icon == ControlLabel<LabelStyleConfiguration.Icon> {
    /// Creates a label from the configuration of a style.
    public init(_ configuration: LabelStyleConfiguration) {
        self.init {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// The parts of a label for a ``LabelStyle``.
public struct LabelStyleConfiguration {
    /// Distinguishes the title.
    public enum Title {}
    /// Distinguishes the icon.
    public enum Icon {}
    /// The title.
    public let title: ControlLabel<Title>
    /// The icon.
    public let icon: ControlLabel<Icon>
}

/// The appearance of labels.
public protocol LabelStyle {
    /// The type of the view.
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Returns the view of a label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The icon before the title.
public struct TitleAndIconLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 8) {
            configuration.icon
            configuration.title
        }
    }
}

/// The icon before the title, aligned with those of other rows in lists.
public struct DefaultLabelStyle: LabelStyle {
    @Environment(\.isInList) private var isInList
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View {
        if isInList {
            HStack(spacing: 16) {
                configuration.icon.foregroundStyle(.tint).frame(width: 28)
                configuration.title
            }
        } else {
            HStack(spacing: 8) {
                configuration.icon
                configuration.title
            }
        }
    }
}

/// The icon alone.
public struct IconOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

/// The title alone.
public struct TitleOnlyLabelStyle: LabelStyle {
    /// Creates the style.
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}
extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}
extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension EnvironmentValues {
    private struct LabelStyleKey: EnvironmentKey {
        static var defaultValue: (LabelStyleConfiguration) -> AnyView {
            { configuration in AnyView(StyleBody(DefaultLabelStyle()) { $0.makeBody(configuration: configuration) }) }
        }
    }
    private struct IsInListKey: EnvironmentKey {
        static var defaultValue: Bool { false }
    }

    var labelStyle: (LabelStyleConfiguration) -> AnyView {
        get { self[LabelStyleKey.self] }
        set { self[LabelStyleKey.self] = newValue }
    }

    /// Whether views are rows of a list or form.
    var isInList: Bool {
        get { self[IsInListKey.self] }
        set { self[IsInListKey.self] = newValue }
    }
}

nonisolated extension View {
    /// Sets the appearance of labels.
    public func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        environment(\.labelStyle) { configuration in
            AnyView(StyleBody(style) { $0.makeBody(configuration: configuration) })
        }
    }
}
