import MullionGeometry

/// An item of a bar: a button, a space, or a tab.
public struct StoryboardBarItem: Sendable {
    /// The ID of the item.
    public var id: String?
    /// The title; nil for an item with an image or a system item.
    public var title: String?
    /// The image shown instead of the title.
    public var image: StoryboardImageName?
    /// The name of a system item, such as "done" or "flexibleSpace".
    public var systemItem: String?
    /// Whether the item is prominent, as the default action is.
    public var isProminent: Bool
    /// Whether the item is enabled. Disabled items are gray.
    public var isEnabled: Bool
    /// The width of a space in points.
    public var width: CGFloat?
    /// The ID of the custom view.
    public var customView: String?
    /// The tint color; nil for that of the bar.
    public var tint: StoryboardColor?
}

/// The content of a navigation bar for a controller.
public struct StoryboardNavigationItem: Sendable {
    /// The ID of the item.
    public var id: String?
    /// The title.
    public var title: String?
    /// The ID of the view shown instead of the title.
    public var titleView: String?
    /// The items on the left, from the edge inward.
    public var leftItems: [StoryboardBarItem] = []
    /// The items on the right, from the edge inward.
    public var rightItems: [StoryboardBarItem] = []
    /// Whether the title is small even if the bar prefers large titles.
    public var neverLarge = false
    /// The title of the next controller's back button; nil for the default.
    public var backTitle: String?

    /// Creates an item that shows at most a title.
    public init(title: String? = nil) { self.title = title }
}

extension StoryboardBarItem {
    /// Creates the item of an element of a bar or tab bar.
    init(_ element: DocumentElement) {
        id = element.attributes["id"]
        title = element.text(of: "title")
        image = StoryboardImageName(element.attributes)
        systemItem = element.attributes["systemItem"]
        isProminent = element.attributes["style"] == "done" || ["done", "save"].contains(systemItem ?? "")
        isEnabled = element.attributes["enabled"] != "NO"
        width = element.attributes["width"].flatMap { Double($0) }.map { CGFloat(min(max($0, 0), 10_000)) }
        customView = element.child(key: "customView")?.attributes["id"]
        tint = element.children.color("tintColor")
        // A button as a custom view provides the title.
        if title == nil, let inner = element.child(key: "customView"), inner.name == "button" {
            title = inner.child(key: "normal")?.attributes["title"]
        }
    }
}

extension StoryboardNavigationItem {
    init(_ element: DocumentElement) {
        id = element.attributes["id"]
        title = element.text(of: "title")
        titleView = element.child(key: "titleView")?.attributes["id"]
        neverLarge = element.attributes["largeTitleDisplayMode"] == "never"
        for child in element.children {
            switch child.attributes["key"] ?? child.name {
            case "leftBarButtonItem": leftItems.append(StoryboardBarItem(child))
            case "rightBarButtonItem": rightItems.append(StoryboardBarItem(child))
            case "leftBarButtonItems": leftItems += child.list(named: "barButtonItem").map { StoryboardBarItem($0) }
            case "rightBarButtonItems": rightItems += child.list(named: "barButtonItem").map { StoryboardBarItem($0) }
            case "backBarButtonItem": backTitle = child.attributes["title"]
            default: break
            }
        }
    }
}

extension StoryboardController {
    /// The content of a navigation bar for this controller.
    public var navigationItem: StoryboardNavigationItem? {
        details.first { $0.name == "navigationItem" }.map { StoryboardNavigationItem($0) }
    }

    /// The item of a tab bar for this controller.
    public var tabBarItem: StoryboardBarItem? {
        details.first { $0.name == "tabBarItem" }.map { StoryboardBarItem($0) }
    }

    /// The items of the toolbar.
    public var toolbarItems: [StoryboardBarItem] {
        details.first { $0.attributes["key"] == "toolbarItems" || $0.name == "toolbarItems" }?
            .list(named: "barButtonItem").map { StoryboardBarItem($0) } ?? []
    }
}

extension StoryboardView {
    /// The items of a bar.
    public var barItems: [StoryboardBarItem] {
        details.first { $0.name == "items" }?.children.filter { $0.name.hasSuffix("Item") }.map {
            StoryboardBarItem($0)
        } ?? []
    }

    /// The content of a navigation bar without a controller.
    public var navigationItem: StoryboardNavigationItem? {
        details.first { $0.name == "items" }?.children.first { $0.name == "navigationItem" }
            .map { StoryboardNavigationItem($0) }
    }
}
