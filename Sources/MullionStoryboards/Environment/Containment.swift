import MullionGeometry

/// The bars that the controllers of a document are in, as its segues and its simulated metrics say.
///
/// The controllers of a tab bar controller are above its bar, the root of a navigation controller below its bar, and so
/// is what is pushed from there. A bar that an author had simulated stands for a container that is somewhere else, and
/// what is pushed from there is below it as well.
package struct Containment: Sendable {
    /// A navigation bar.
    package struct NavigationBar: Hashable, Sendable {
        /// The height as it was stored, without the status bar.
        var height: CGFloat
        /// Whether views reach below it.
        var isTranslucent: Bool
        package var hasLargeTitles: Bool

        /// The height of the usual one.
        static let usualHeight: CGFloat = 44
        /// What a large title adds.
        package static let largeTitleHeight: CGFloat = 52

        /// Takes the large title away, if there is one.
        mutating func becomeSmall() {
            guard hasLargeTitles else { return }
            hasLargeTitles = false
            height -= Self.largeTitleHeight
        }
    }

    /// What is around the view of a controller.
    package struct Bars: Hashable, Sendable {
        /// Whether its size has nothing to do with the device.
        var isFreeform = false
        package var navigationBar: NavigationBar?
        package var hasBottomBar = false
        var isBottomBarTranslucent = true

    }

    private var bars: [String: Bars] = [:]

    /// The bars around a controller.
    package subscript(controller: String) -> Bars { bars[controller] ?? Bars() }

    /// - Complexity: linear in the controllers and segues.
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
    /// The bar of a navigation controller, the usual one where none is stored.
    package init(_ view: StoryboardView?) {
        let stored = view?.frame?.height ?? 0
        height = stored > 0 ? stored : Self.usualHeight
        isTranslucent = view?.attributes["translucent"] != "NO"
        hasLargeTitles = view?.attributes.isYes("largeTitles") ?? false
    }
}
