/// How the controllers of a document belong together, as their segues say.
package struct SceneLinks: Sendable {
    /// The controllers, in document order.
    let all: [StoryboardController]
    /// The controllers by their identities.
    package let controllers: [String: StoryboardController]
    /// The navigation controller that each controller is shown in, by their identities.
    package private(set) var navigation: [String: String] = [:]
    /// The controller that one is pushed from.
    package private(set) var previous: [String: String] = [:]
    /// The first controller of a navigation controller.
    private(set) var firsts: [String: String] = [:]
    /// The tab bar controller that each controller is shown in.
    package private(set) var tabs: [String: String] = [:]
    /// The controllers of a tab bar controller, in order.
    private(set) var tabOrder: [String: [String]] = [:]

    /// More tabs than that are not read; a tab bar shows five to eight.
    private static let tabLimit = 50

    /// - Complexity: linear in the controllers and their connections.
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
        // Whoever is shown from inside stays inside.
        let members = all.flatMap { tabOrder[$0.id] ?? [] }
        for (from, next) in reached(from: members, where: { tabs[$1] == nil }) { tabs[next] = tabs[from] }
    }

    // MARK: - Ways

    /// The controllers that are shown from inside one: the first of a navigation controller, and what is pushed.
    func shown(from id: String) -> [String] {
        guard let controller = controllers[id] else { return [] }
        let pushed = controller.allSegues.lazy.filter { ["show", "push"].contains($0.kind) }.compactMap(\.destination)
            .filter { controllers[$0].map { $0.kind != "navigationController" } ?? false }
        return (firsts[id].map { [$0] } ?? []) + pushed
    }

    /// The steps to all that is shown from inside some controllers, and from there, each controller once.
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

    /// The place among the tabs of a tab bar controller that leads to a controller.
    package func selectedTab(of id: String) -> Int? {
        guard let owner = tabs[id] else { return nil }
        return tabOrder[owner]?.firstIndex { $0 == id || $0 == navigation[id] }
    }

    /// The items of the tabs of a tab bar controller.
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
