import MullionGeometry

/// The bars around the controllers of a document, from its segues and simulated metrics.
///
/// Controllers of a tab bar controller are above its bar; the root of a navigation controller and the controllers
/// pushed from it are below its bar. A simulated bar represents a container in a different document; controllers pushed
/// from its controller are below it too.
package struct Containment: Sendable {
    /// A navigation bar.
    package struct NavigationBar: Hashable, Sendable {
        /// The stored height without the status bar.
        var height: CGFloat
        /// Whether views extend below the bar.
        var isTranslucent: Bool
        package var hasLargeTitles: Bool
        /// The stored distance from the top of the screen; nil if the bar is not stored.
        var position: CGFloat?

        static let usualHeight: CGFloat = 44
        /// The additional height of a large title.
        package static let largeTitleHeight: CGFloat = 52

        /// Removes the large title, if any.
        mutating func becomeSmall() {
            guard hasLargeTitles else { return }
            hasLargeTitles = false
            height -= Self.largeTitleHeight
        }
    }

    /// The bars around the view of a controller.
    package struct Bars: Hashable, Sendable {
        /// Whether the size is independent of the device.
        var isFreeform = false
        package var navigationBar: NavigationBar?
        package var hasBottomBar = false
        var isBottomBarTranslucent = true

    }

    private var bars: [String: Bars] = [:]

    /// Returns the bars around a controller.
    package subscript(controller: String) -> Bars { bars[controller] ?? Bars() }

    /// - Complexity: O(*n*), where *n* is the number of controllers and segues.
    init(of links: SceneLinks) {
        spreadBottomBars(links)
        spreadNavigationBars(links)
        for controller in links.all {
            var own = self[controller.id]
            own.isFreeform = controller.simulated.isFreeform
            if let bar = controller.simulated.topBar {
                if !bar.isTranslucent { own.navigationBar?.isTranslucent = false }
                if !bar.isShown { own.navigationBar = nil }
            }
            if let bar = controller.simulated.bottomBar {
                own.hasBottomBar = bar.isShown
                if !bar.isTranslucent { own.isBottomBarTranslucent = false }
            }
            if controller.attributes.isYes("extendedLayoutIncludesOpaqueBars") {
                own.navigationBar?.isTranslucent = true
                own.isBottomBarTranslucent = true
            }
            if controller.navigationItem?.neverLarge == true { own.navigationBar?.becomeSmall() }
            bars[controller.id] = own == Bars() ? nil : own
        }
    }

    private mutating func spreadBottomBars(_ links: SceneLinks) {
        var members: [String] = []
        for controller in links.all where controller.kind == "tabBarController" {
            let isTranslucent = !controller.parts.contains {
                $0.kind == "tabBar" && $0.attributes["translucent"] == "NO"
            }
            for member in links.tabOrder[controller.id] ?? [] where bars[member] == nil {
                bars[member] = Bars(hasBottomBar: true, isBottomBarTranslucent: isTranslucent)
                members.append(member)
            }
        }
        let steps = links.reached(from: members) { from, next in
            links.firsts[from] == next || links.controllers[next]?.attributes.isYes("hidesBottomBarWhenPushed") != true
        }
        for (from, next) in steps { bars[next] = bars[from] }
    }

    private mutating func spreadNavigationBars(_ links: SceneLinks) {
        for controller in links.all {
            guard let owner = links.navigation[controller.id].flatMap({ links.controllers[$0] }),
                !owner.attributes.isYes("navigationBarHidden")
            else { continue }
            bars[controller.id, default: Bars()].navigationBar = NavigationBar(
                owner.parts.first { $0.kind == "navigationBar" })
        }
        for controller in links.all where controller.kind == "navigationController" {
            // What a navigation controller shows is above its simulated tab bar.
            guard let bar = controller.simulated.bottomBar, bar.isShown else { continue }
            for (_, next) in links.reached(from: [controller.id], where: { !self[$1].hasBottomBar }) {
                bars[next, default: Bars()].hasBottomBar = true
                bars[next]?.isBottomBarTranslucent = bar.isTranslucent
            }
        }
        var simulated: [String] = []
        for controller in links.all where controller.kind != "navigationController" {
            guard let bar = controller.simulated.topBar, bar.isShown, self[controller.id].navigationBar == nil else {
                continue
            }
            bars[controller.id, default: Bars()].navigationBar = NavigationBar(
                height: NavigationBar.usualHeight, isTranslucent: bar.isTranslucent, hasLargeTitles: false)
            simulated.append(controller.id)
        }
        let steps = links.reached(from: simulated) { self[$1].navigationBar == nil }
        for (from, next) in steps { bars[next, default: Bars()].navigationBar = self[from].navigationBar }
    }
}

extension Containment.NavigationBar {
    /// Returns the bar of a navigation controller, the default if none is stored.
    package init(_ view: StoryboardView?) {
        let stored = view?.frame?.height ?? 0
        height = stored > 0 ? stored : Self.usualHeight
        isTranslucent = view?.attributes["translucent"] != "NO"
        hasLargeTitles = view?.attributes.isYes("largeTitles") ?? false
        position = stored > 0 ? view?.frame?.minY : nil
    }
}

extension Containment.Bars {
    /// The bars that a top-level view simulates.
    init(simulatedIn view: StoryboardView) {
        self.init()
        func bar(_ key: String) -> StoryboardSimulatedMetrics.Bar? {
            view.details.first { $0.attributes["key"] == key }.map { StoryboardSimulatedMetrics.Bar($0) }
        }
        if let top = bar("simulatedTopBarMetrics"), top.isShown {
            navigationBar = Containment.NavigationBar(
                height: Containment.NavigationBar.usualHeight, isTranslucent: top.isTranslucent, hasLargeTitles: false)
        }
        if let bottom = bar("simulatedBottomBarMetrics"), bottom.isShown {
            hasBottomBar = true
            isBottomBarTranslucent = bottom.isTranslucent
        }
    }
}
