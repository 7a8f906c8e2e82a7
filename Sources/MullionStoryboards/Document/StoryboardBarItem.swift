import MullionGeometry

/// An item of a bar: a button, a gap or a tab.
public struct StoryboardBarItem: Sendable {
    /// The identity of the item.
    public var id: String?
    /// The title; nil for an item that is a picture or of the system.
    public var title: String?
    /// The picture in the place of the title.
    public var image: StoryboardImageName?
    /// The name of an item of the system, such as "done" or "flexibleSpace".
    public var systemItem: String?
    /// Whether it stands out, as what is done usually.
    public var isProminent: Bool
    /// Whether it can be touched; others are grey.
    public var isEnabled: Bool
    /// The width of a gap in points.
    public var width: CGFloat?
    /// The identity of the view that stands in its place.
    public var customView: String?
    /// The colour of the item; nil: that of its bar.
    public var tint: StoryboardColor?
}

/// What a navigation bar shows for a controller.
public struct StoryboardNavigationItem: Sendable {
    /// The identity of the item.
    public var id: String?
    /// The title in the middle of the bar.
    public var title: String?
    /// The identity of the view that stands in the place of the title.
    public var titleView: String?
    /// The items at the left, from the edge inwards.
    public var leftItems: [StoryboardBarItem] = []
    /// The items at the right, from the edge inwards.
    public var rightItems: [StoryboardBarItem] = []
    /// Whether its title is small where the bar has large ones.
    public var neverLarge = false
    /// Whether there is an item for the way back of the next controller, with this title.
    public var backTitle: String?

    /// Creates an item that shows at most a title.
    public init(title: String? = nil) { self.title = title }
}

extension StoryboardBarItem {
    /// The item of an element: of a bar, or of a tab bar.
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
        // The title of a button in the place of an item.
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
    /// What a navigation bar shows for it.
    public var navigationItem: StoryboardNavigationItem? {
        details.first { $0.name == "navigationItem" }.map { StoryboardNavigationItem($0) }
    }

    /// What a tab bar shows for it.
    public var tabBarItem: StoryboardBarItem? {
        details.first { $0.name == "tabBarItem" }.map { StoryboardBarItem($0) }
    }

    /// What a toolbar at its bottom shows.
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

    /// What a navigation bar that belongs to no controller shows.
    public var navigationItem: StoryboardNavigationItem? {
        details.first { $0.name == "items" }?.children.first { $0.name == "navigationItem" }
            .map { StoryboardNavigationItem($0) }
    }
}
