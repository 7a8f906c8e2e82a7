import MullionGeometry

/// The bars around the view of a controller, which the controllers it is shown in add.
struct IBBars {
    /// What a navigation bar shows; nil without one.
    var navigation: IBNavigationItem?
    /// The bar of the navigation controller.
    var navigationBar: IBView?
    /// The title of the way back.
    var back: String?
    /// What a tab bar shows; nil without one.
    var tabs: [IBBarItem]?
    var selectedTab: Int?
    var tabBar: IBView?
    /// What a toolbar shows; empty without one.
    var tools: [IBBarItem] = []

    init(_ controller: IBController, _ links: IBLinks) {
        let owner = links.navigation[controller.id].flatMap { links.controllers[$0] }
        let item = controller.navigationItem
        let simulated = controller.details.first { $0.attributes["key"] == "simulatedTopBarMetrics" }
        let isHidden = owner?.attributes["navigationBarHidden"] == "YES"
        if !isHidden, owner != nil || item != nil || simulated?.name == "simulatedNavigationBarMetrics" {
            navigation = item ?? IBNavigationItem(title: controller.attributes["title"])
            navigationBar = owner?.parts.first { $0.kind == "navigationBar" }
            if let previous = links.previous[controller.id].flatMap({ links.controllers[$0] }) {
                let item = previous.navigationItem
                back = item?.backTitle ?? item?.title ?? "Back"
            }
        }
        if let tabs = links.tabs[controller.id], let owner = links.controllers[tabs] {
            self.tabs = links.tabItems(of: tabs)
            selectedTab = links.selectedTab(of: controller.id)
            tabBar = owner.parts.first { $0.kind == "tabBar" }
        }
        tools = controller.toolbarItems
    }

    /// Whether the title stands below the row of items, in large letters.
    var hasLargeTitle: Bool {
        navigation?.neverLarge == false && back == nil && navigationBar?.attributes["largeTitles"] == "YES"
    }

    /// The height of the navigation bar below the status bar, in points.
    func navigationHeight(isFlat: Bool) -> CGFloat {
        navigation == nil ? 0 : (isFlat ? 32 : 44) + (hasLargeTitle ? 52 : 0)
    }

    /// The height of the navigation bar of a sheet, in points.
    var sheetHeight: CGFloat { navigation == nil ? 0 : 56 }

    /// The height of the bars at the bottom above the safe area of the device, in points.
    var bottomHeight: CGFloat { (tabs == nil ? 0 : 49) + (tools.isEmpty ? 0 : 44) }
}
