import MullionGeometry

/// The bars that the controllers of a document are in, as its segues and its simulated metrics say.
///
/// The controllers of a tab bar controller are above its bar, the root of a navigation controller below its bar, and so is
/// what is pushed from there. A bar that an author had simulated stands for a container that is somewhere else, and what is
/// pushed from there is below it as well.
struct IBContainment: Sendable {
    /// A navigation bar.
    struct NavigationBar: Hashable, Sendable {
        /// The height as it was stored, without the status bar.
        var height: CGFloat
        /// Whether views reach below it.
        var isTranslucent: Bool
        var hasLargeTitles: Bool

        /// The height of the usual one.
        static let usualHeight: CGFloat = 44
        /// What a large title adds.
        static let largeTitleHeight: CGFloat = 52
    }

    /// What is around the view of a controller.
    struct Bars: Hashable, Sendable {
        /// Whether its size has nothing to do with the device.
        var isFreeform = false
        var navigationBar: NavigationBar?
        var hasBottomBar = false
        var isBottomBarTranslucent = true

        /// The height of a tab bar above the safe area.
        static let bottomBarHeight: CGFloat = 49
    }

    private var bars: [String: Bars] = [:]

    /// The bars around a controller.
    subscript(controller: String) -> Bars { bars[controller] ?? Bars() }

    /// - Complexity: linear in the controllers and segues.
    init(of scenes: [IBScene]) {
        let all = scenes.compactMap(\.controller)
        let controllers = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        spreadBottomBars(among: controllers, all)
        spreadNavigationBars(among: controllers, all)
        for controller in all {
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
            if !controller.showsLargeTitle, own.navigationBar?.hasLargeTitles == true {
                own.navigationBar?.height -= NavigationBar.largeTitleHeight
            }
            bars[controller.id] = own == Bars() ? nil : own
        }
    }

    private mutating func spreadBottomBars(among controllers: [String: IBController], _ all: [IBController]) {
        var waiting: [String] = []
        func members(of controller: IBController, _ relationship: String) -> [String] {
            controller.allSegues.filter { $0.relationship == relationship }.compactMap(\.destination)
        }
        for controller in all where controller.kind == "tabBarController" {
            let isTranslucent = !controller.parts.contains {
                $0.kind == "tabBar" && $0.attributes["translucent"] == "NO"
            }
            for member in members(of: controller, "viewControllers") where bars[member] == nil {
                bars[member] = Bars(hasBottomBar: true, isBottomBarTranslucent: isTranslucent)
                waiting.append(member)
            }
        }
        while let id = waiting.popLast() {
            guard let controller = controllers[id], let own = bars[id] else { continue }
            let below = pushed(from: controller, controllers).filter {
                controllers[$0]?.attributes.isYes("hidesBottomBarWhenPushed") != true
            }
            for next in members(of: controller, "rootViewController") + below where bars[next] == nil {
                bars[next] = own
                waiting.append(next)
            }
        }
    }

    private mutating func spreadNavigationBars(among controllers: [String: IBController], _ all: [IBController]) {
        var waiting: [String] = []
        func give(_ bar: NavigationBar, to id: String) {
            guard bars[id]?.navigationBar == nil else { return }
            bars[id, default: Bars()].navigationBar = bar
            waiting.append(id)
        }
        for controller in all where controller.kind == "navigationController" {
            guard !controller.attributes.isYes("navigationBarHidden") else { continue }
            let bar = NavigationBar(controller.parts.first { $0.kind == "navigationBar" })
            for segue in controller.allSegues where segue.relationship == "rootViewController" {
                if let destination = segue.destination { give(bar, to: destination) }
            }
        }
        for controller in all where controller.kind != "navigationController" {
            guard let bar = controller.simulated.topBar, bar.isShown else { continue }
            give(
                NavigationBar(
                    height: NavigationBar.usualHeight, isTranslucent: bar.isTranslucent, hasLargeTitles: false),
                to: controller.id)
        }
        while let id = waiting.popLast() {
            guard let controller = controllers[id], let bar = bars[id]?.navigationBar else { continue }
            for next in pushed(from: controller, controllers) { give(bar, to: next) }
        }
    }

    /// The controllers that are pushed from one.
    private func pushed(from controller: IBController, _ controllers: [String: IBController]) -> [String] {
        controller.allSegues.lazy.filter { ["show", "push"].contains($0.kind) }.compactMap(\.destination)
            .filter { controllers[$0].map { $0.kind != "navigationController" } ?? false }
    }
}

extension IBContainment.NavigationBar {
    /// The bar of a navigation controller, the usual one where none is stored.
    fileprivate init(_ view: IBView?) {
        let stored = view?.frame?.height ?? 0
        height = stored > 0 ? stored : Self.usualHeight
        isTranslucent = view?.attributes["translucent"] != "NO"
        hasLargeTitles = view?.attributes.isYes("largeTitles") ?? false
    }
}
