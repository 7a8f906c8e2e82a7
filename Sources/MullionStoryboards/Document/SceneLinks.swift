/// The relationships between the controllers of a document, from their segues.
package struct SceneLinks: Sendable {
    /// The controllers, in document order.
    let all: [StoryboardController]
    /// The controllers by ID.
    package let controllers: [String: StoryboardController]
    /// The ID of the navigation controller that contains a controller, by the controller's ID.
    package private(set) var navigation: [String: String] = [:]
    /// The ID of the controller that pushes a controller, by the pushed controller's ID.
    package private(set) var previous: [String: String] = [:]
    /// The root controller of a navigation controller.
    private(set) var firsts: [String: String] = [:]
    /// The ID of the tab bar controller that contains a controller, by the controller's ID.
    package private(set) var tabs: [String: String] = [:]
    /// The controllers of a tab bar controller, in order.
    private(set) var tabOrder: [String: [String]] = [:]

    /// The maximum number of tabs to read. A tab bar shows five to eight.
    private static let tabLimit = 50

    /// - Complexity: O(*n*), where *n* is the number of controllers and connections.
    init(_ scenes: [StoryboardScene]) {
        all = scenes.compactMap(\.controller)
        controllers = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        for controller in all {
            for segue in controller.allSegues {
                guard let destination = segue.destination else { continue }
                switch segue.relationship {
                case "rootViewController":
                    if navigation[destination] == nil { navigation[destination] = controller.id }
                    firsts[controller.id] = destination
                case "viewControllers" where tabOrder[controller.id, default: []].count < Self.tabLimit:
                    tabOrder[controller.id, default: []].append(destination)
                default: break
                }
            }
        }
        for (from, next) in reached(from: all.compactMap { firsts[$0.id] }, where: { navigation[$1] == nil }) {
            navigation[next] = navigation[from]
            previous[next] = from
        }
        for owner in all {
            for member in tabOrder[owner.id] ?? [] where tabs[member] == nil { tabs[member] = owner.id }
        }
        // A controller that is pushed inside a tab stays inside it.
        let members = all.flatMap { tabOrder[$0.id] ?? [] }
        for (from, next) in reached(from: members, where: { tabs[$1] == nil }) { tabs[next] = tabs[from] }
    }

    // MARK: - Navigation

    /// Returns the controllers that a controller shows: the root of a navigation controller, and pushed controllers.
    func shown(from id: String) -> [String] {
        guard let controller = controllers[id] else { return [] }
        let pushed = controller.allSegues.lazy.filter { ["show", "showDetail", "push"].contains($0.kind) }.compactMap(
            \.destination
        )
        .filter { controllers[$0].map { $0.kind != "navigationController" } ?? false }
        return (firsts[id].map { [$0] } ?? []) + pushed
    }

    /// Returns the steps to every controller that is reachable from some controllers, each controller once.
    func reached(
        from starts: [String], where isOpen: (_ from: String, _ next: String) -> Bool
    ) -> [(from: String, next: String)] {
        var steps: [(from: String, next: String)] = []
        var seen = Set(starts)
        var waiting = starts
        while let id = waiting.popLast() {
            for next in shown(from: id) where isOpen(id, next) && seen.insert(next).inserted {
                steps.append((id, next))
                waiting.append(next)
            }
        }
        return steps
    }

    // MARK: - Tabs

    /// Returns the index of the tab that contains a controller.
    package func selectedTab(of id: String) -> Int? {
        guard let owner = tabs[id] else { return nil }
        return tabOrder[owner]?.firstIndex { $0 == id || $0 == navigation[id] }
    }

    /// Returns the tab items of a tab bar controller, in order.
    package func tabItems(of owner: String) -> [StoryboardBarItem] {
        (tabOrder[owner] ?? []).map { id in
            controllers[id]?.tabBarItem
                ?? firsts[id].flatMap { controllers[$0]?.tabBarItem } ?? StoryboardBarItem(title: "Item")
        }
    }
}

extension StoryboardBarItem {
    fileprivate init(title: String) {
        self.init(
            id: nil, title: title, image: nil, systemItem: nil, isProminent: false, isEnabled: true, width: nil,
            customView: nil, tint: nil)
    }
}
