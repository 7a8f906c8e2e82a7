import MullionGeometry
import MullionStoryboards

/// The content of the bars around the view of a controller. ``Containment`` determines whether there are
/// bars, and their heights.
struct SceneBars {
    /// The existing bars.
    let around: Containment.Bars
    /// The content of the navigation bar; nil without one.
    private(set) var navigation: StoryboardNavigationItem?
    /// The bar of the navigation controller.
    private(set) var navigationBar: StoryboardView?
    /// The title of the back button.
    private(set) var back: String?
    /// The tabs, empty if the tab bar controller is in a different document; nil without a tab bar.
    private(set) var tabs: [StoryboardBarItem]?
    private(set) var selectedTab: Int?
    private(set) var tabBar: StoryboardView?
    /// The items of the toolbar; empty without one.
    let tools: [StoryboardBarItem]

    init(_ controller: StoryboardController, of document: StoryboardDocument) {
        let links = document.links
        around = document.containment[controller.id]
        tools = controller.toolbarItems
        if around.navigationBar != nil {
            navigation = controller.navigationItem ?? StoryboardNavigationItem(title: controller.attributes["title"])
            let owner = links.navigation[controller.id].flatMap { links.controllers[$0] }
            navigationBar = owner?.parts.first { $0.kind == "navigationBar" }
            if let previous = links.previous[controller.id].flatMap({ links.controllers[$0] }) {
                let item = previous.navigationItem
                back = item?.backTitle ?? item?.title ?? "Back"
            }
        }
        guard around.hasBottomBar else { return }
        if let owner = links.tabs[controller.id] {
            tabs = links.tabItems(of: owner)
            selectedTab = links.selectedTab(of: controller.id)
            tabBar = links.controllers[owner]?.parts.first { $0.kind == "tabBar" }
        } else if tools.isEmpty {
            tabs = []
        }
    }

    /// The height of a toolbar without the safe area.
    static let toolbarHeight: CGFloat = 44
}
