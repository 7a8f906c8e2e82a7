import MullionDrawing
import MullionGeometry
import MullionViews

/// How the title of a navigation bar is shown.
public struct NavigationBarItem: Sendable {
    /// The size of the title.
    public enum TitleDisplayMode: Hashable, Sendable {
        /// Large, unless the screen is not the first.
        case automatic
        /// In the bar.
        case inline
        /// Below the bar.
        case large
    }
}

/// How the title of a toolbar is shown.
public struct ToolbarTitleDisplayMode: Sendable {
    let mode: BarContent.TitleMode
    /// Large, unless the screen is not the first.
    public static let automatic = ToolbarTitleDisplayMode(mode: .automatic)
    /// In the bar.
    public static let inline = ToolbarTitleDisplayMode(mode: .inline)
    /// Below the bar.
    public static let large = ToolbarTitleDisplayMode(mode: .large)
    /// Below the bar.
    public static let inlineLarge = ToolbarTitleDisplayMode(mode: .large)
}

/// The appearance of navigation views: one for all.
public struct NavigationViewStyle: Sendable {
    /// The style of the platform.
    public static let automatic = NavigationViewStyle()
    /// One screen.
    public static let stack = NavigationViewStyle()
    /// Columns.
    public static let columns = NavigationViewStyle()
}

/// One screen, by its older name.
public struct StackNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// One screen, by its older name.
public struct DefaultNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

/// Columns, by their older name.
public struct DoubleColumnNavigationViewStyle: Sendable {
    /// Creates the style.
    public init() {}
}

nonisolated extension View {
    /// Sets the title of the navigation bar around the view.
    public func navigationTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// Sets the title of the navigation bar around the view.
    @_disfavoredOverload
    public func navigationTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Sets the title of the navigation bar around the view.
    public func navigationTitle(_ title: Text) -> some View { bar { $0.title = AnyView(title) } }
    /// Sets the title of the navigation bar around the view, which could be edited.
    public func navigationTitle(_ title: Binding<String>) -> some View { navigationTitle(Text(title.wrappedValue)) }
    /// Returns the view unchanged: bars have one title.
    public func navigationSubtitle<S: StringProtocol>(_ subtitle: S) -> Self { self }
    /// Sets the title of the navigation bar around the view.
    public func navigationBarTitle(_ titleKey: LocalizedStringKey) -> some View { navigationTitle(Text(titleKey)) }
    /// Sets the title of the navigation bar around the view.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(_ title: S) -> some View { navigationTitle(Text(title)) }
    /// Sets the title of the navigation bar around the view.
    public func navigationBarTitle(_ title: Text) -> some View { navigationTitle(title) }
    /// Sets the title of the navigation bar around the view, and how it is shown.
    public func navigationBarTitle(
        _ titleKey: LocalizedStringKey, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(titleKey)).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the navigation bar around the view, and how it is shown.
    @_disfavoredOverload
    public func navigationBarTitle<S: StringProtocol>(
        _ title: S, displayMode: NavigationBarItem.TitleDisplayMode
    ) -> some View {
        navigationTitle(Text(title)).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets the title of the navigation bar around the view, and how it is shown.
    public func navigationBarTitle(_ title: Text, displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        navigationTitle(title).navigationBarTitleDisplayMode(displayMode)
    }
    /// Sets how the title of the navigation bar is shown.
    public func navigationBarTitleDisplayMode(_ displayMode: NavigationBarItem.TitleDisplayMode) -> some View {
        bar { $0.mode = displayMode == .inline ? .inline : displayMode == .large ? .large : .automatic }
    }
    /// Sets how the title of the navigation bar is shown.
    public func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View { bar { $0.mode = mode.mode } }
    /// Hides the navigation bar, or not.
    public func navigationBarHidden(_ hidden: Bool) -> some View { bar { $0.isHidden = hidden } }
    /// Hides the button that leads back, or not.
    public func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        bar { $0.hidesBackButton = hidesBackButton }
    }
    /// Adds items to the navigation bar.
    public func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
        bar {
            $0.items.append(ToolbarEntry(side: .leading, view: AnyView(leading)))
            $0.items.append(ToolbarEntry(side: .trailing, view: AnyView(trailing)))
        }
    }
    /// Adds an item to the navigation bar.
    public func navigationBarItems<L: View>(leading: L) -> some View {
        bar { $0.items.append(ToolbarEntry(side: .leading, view: AnyView(leading))) }
    }
    /// Adds an item to the navigation bar.
    public func navigationBarItems<T: View>(trailing: T) -> some View {
        bar { $0.items.append(ToolbarEntry(side: .trailing, view: AnyView(trailing))) }
    }
    /// Sets the screen that links with values of a type lead to.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        preference(
            key: DestinationKey.self,
            value: Destinations { value in (value.base as? D).map { AnyView(destination($0)) } })
    }
    /// Returns the view unchanged: presented screens are not drawn.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: () -> V
    ) -> Self { self }
    /// Returns the view unchanged: presented screens are not drawn.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> Self { self }
    /// Returns the view unchanged: there is one style.
    public func navigationViewStyle(_ style: NavigationViewStyle) -> Self { self }
    /// Returns the view unchanged: there is one style.
    @_disfavoredOverload
    public func navigationViewStyle(_ style: StackNavigationViewStyle) -> Self { self }
    /// Returns the view unchanged: there is one style.
    @_disfavoredOverload
    public func navigationViewStyle(_ style: DefaultNavigationViewStyle) -> Self { self }
    /// Returns the view unchanged: there is one style.
    @_disfavoredOverload
    public func navigationViewStyle(_ style: DoubleColumnNavigationViewStyle) -> Self { self }
    /// Returns the view unchanged: columns have the theme's widths.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> Self { self }
    /// Returns the view unchanged: columns have the theme's widths.
    public func navigationSplitViewColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil) -> Self {
        self
    }

    /// Adds a field to the navigation bar that edits a text.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
    ) -> some View {
        bar { $0.search = (text, prompt) }
    }
    /// Adds a field to the navigation bar that edits a text.
    public func searchable(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
    ) -> some View {
        bar { $0.search = (text, Text(prompt)) }
    }
    /// Adds a field to the navigation bar that edits a text.
    @_disfavoredOverload
    public func searchable<S: StringProtocol>(
        text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
    ) -> some View {
        bar { $0.search = (text, Text(prompt)) }
    }
    /// Adds a field to the navigation bar; whether it is presented is ignored.
    public func searchable(
        text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
        prompt: LocalizedStringKey
    ) -> some View {
        bar { $0.search = (text, Text(prompt)) }
    }
    /// Returns the view unchanged: suggestions are not drawn.
    public func searchSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> Self { self }
}

/// The place of a search field.
public struct SearchFieldPlacement: Sendable {
    /// How a field in a drawer is shown.
    public struct NavigationBarDrawerDisplayMode: Sendable {
        /// The automatic navigation bar drawer display mode.
        public static let automatic = NavigationBarDrawerDisplayMode()
        /// The always navigation bar drawer display mode.
        public static let always = NavigationBarDrawerDisplayMode()
    }
    /// The automatic search field placement.
    public static let automatic = SearchFieldPlacement()
    /// The toolbar search field placement.
    public static let toolbar = SearchFieldPlacement()
    /// The sidebar search field placement.
    public static let sidebar = SearchFieldPlacement()
    /// The navigation bar drawer search field placement.
    public static let navigationBarDrawer = SearchFieldPlacement()
    /// Returns the place below the bar.
    public static func navigationBarDrawer(displayMode: NavigationBarDrawerDisplayMode) -> SearchFieldPlacement {
        SearchFieldPlacement()
    }
}
