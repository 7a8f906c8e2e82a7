import MullionGeometry

/// An item of a bar: a button, a gap or a tab.
public struct IBBarItem: Sendable {
    /// The identity of the item.
    public var id: String?
    /// The title; nil for an item that is a picture or of the system.
    public var title: String?
    /// The picture in the place of the title.
    public var image: IBImageName?
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
    public var tint: IBColor?
}

/// What a navigation bar shows for a controller.
public struct IBNavigationItem: Sendable {
    /// The identity of the item.
    public var id: String?
    /// The title in the middle of the bar.
    public var title: String?
    /// The identity of the view that stands in the place of the title.
    public var titleView: String?
    /// The items at the left, from the edge inwards.
    public var leftItems: [IBBarItem] = []
    /// The items at the right, from the edge inwards.
    public var rightItems: [IBBarItem] = []
    /// Whether its title is small where the bar has large ones.
    public var neverLarge = false
    /// Whether there is an item for the way back of the next controller, with this title.
    public var backTitle: String?
}

extension IBBarItem {
    /// The item of an element: of a bar, or of a tab bar.
    init(_ element: IBElement) {
        id = element.attributes["id"]
        title = element.text(of: "title")
        image = IBImageName(element.attributes)
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

extension IBNavigationItem {
    init(_ element: IBElement) {
        id = element.attributes["id"]
        title = element.text(of: "title")
        titleView = element.child(key: "titleView")?.attributes["id"]
        neverLarge = element.attributes["largeTitleDisplayMode"] == "never"
        for child in element.children {
            switch child.attributes["key"] ?? child.name {
            case "leftBarButtonItem": leftItems.append(IBBarItem(child))
            case "rightBarButtonItem": rightItems.append(IBBarItem(child))
            case "leftBarButtonItems": leftItems += child.list(named: "barButtonItem").map { IBBarItem($0) }
            case "rightBarButtonItems": rightItems += child.list(named: "barButtonItem").map { IBBarItem($0) }
            case "backBarButtonItem": backTitle = child.attributes["title"]
            default: break
            }
        }
    }
}

extension IBController {
    /// What a navigation bar shows for it.
    public var navigationItem: IBNavigationItem? {
        details.first { $0.name == "navigationItem" }.map { IBNavigationItem($0) }
    }

    /// What a tab bar shows for it.
    public var tabBarItem: IBBarItem? { details.first { $0.name == "tabBarItem" }.map { IBBarItem($0) } }

    /// What a toolbar at its bottom shows.
    public var toolbarItems: [IBBarItem] {
        details.first { $0.attributes["key"] == "toolbarItems" || $0.name == "toolbarItems" }?
            .list(named: "barButtonItem").map { IBBarItem($0) } ?? []
    }
}

extension IBView {
    /// The items of a bar.
    public var barItems: [IBBarItem] {
        details.first { $0.name == "items" }?.children.filter { $0.name.hasSuffix("Item") }.map { IBBarItem($0) } ?? []
    }

    /// What a navigation bar that belongs to no controller shows.
    public var navigationItem: IBNavigationItem? {
        details.first { $0.name == "items" }?.children.first { $0.name == "navigationItem" }
            .map { IBNavigationItem($0) }
    }
}
