import MullionGeometry
import MullionStoryboards

/// What the bars around the view of a controller show. Whether there are any, and how high, is told by
/// ``Containment``.
struct SceneBars {
    /// The bars that are there.
    let around: Containment.Bars
    /// What the navigation bar shows; nil without one.
    private(set) var navigation: StoryboardNavigationItem?
    /// The bar of the navigation controller.
    private(set) var navigationBar: StoryboardView?
    /// The title of the way back.
    private(set) var back: String?
    /// What the tab bar shows, nothing if its controller is somewhere else; nil without one.
    private(set) var tabs: [StoryboardBarItem]?
    private(set) var selectedTab: Int?
    private(set) var tabBar: StoryboardView?
    /// What a toolbar shows; empty without one.
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

    /// The height of a toolbar above the safe area.
    static let toolbarHeight: CGFloat = 44
}
