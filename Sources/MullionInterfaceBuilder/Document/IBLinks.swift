/// How the controllers of a document belong together.
struct IBLinks {
    /// The navigation controller that each controller is shown in, by their identities.
    private(set) var navigation: [String: String] = [:]
    /// The tab bar controller that each controller is shown in.
    private(set) var tabs: [String: String] = [:]
    /// The controllers of a tab bar controller, in order.
    private(set) var tabOrder: [String: [String]] = [:]
    /// The first controller of a navigation controller.
    private var firsts: [String: String] = [:]
    /// The controller that one is pushed from.
    private(set) var previous: [String: String] = [:]
    let controllers: [String: IBController]

    /// More tabs than that are not read; a tab bar shows five to eight.
    private static let tabLimit = 50

    /// - Complexity: linear in the controllers and their connections.
    init(_ document: IBDocument) {
        let all = document.scenes.compactMap(\.controller)
        controllers = Dictionary(all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        var waiting: [String] = []
        for controller in all {
            for segue in controller.allSegues {
                guard let destination = segue.destination else { continue }
                switch segue.relationship {
                case "rootViewController":
                    navigation[destination] = controller.id
                    firsts[controller.id] = destination
                    waiting.append(destination)
                case "viewControllers" where tabOrder[controller.id, default: []].count < Self.tabLimit:
                    tabOrder[controller.id, default: []].append(destination)
                default: break
                }
            }
        }
        // Whoever is shown from inside stays inside.
        while let id = waiting.popLast() {
            guard let controller = controllers[id], let owner = navigation[id] else { continue }
            for segue in controller.allSegues {
                guard let destination = segue.destination, navigation[destination] == nil,
                    ["show", "push"].contains(segue.kind),
                    controllers[destination].map({ $0.kind != "navigationController" }) == true
                else { continue }
                navigation[destination] = owner
                previous[destination] = id
                waiting.append(destination)
            }
        }
        for (owner, members) in tabOrder {
            for member in members {
                tabs[member] = owner
                if let first = firsts[member] { tabs[first] = owner }
            }
        }
    }

    /// The place among the tabs of a tab bar controller that leads to a controller.
    func selectedTab(of id: String) -> Int? {
        guard let owner = tabs[id] else { return nil }
        return tabOrder[owner]?.firstIndex { $0 == id || $0 == navigation[id] }
    }

    /// The items of the tabs of a tab bar controller.
    func tabItems(of owner: String) -> [IBBarItem] {
        (tabOrder[owner] ?? []).map { id in
            controllers[id]?.tabBarItem
                ?? firsts[id].flatMap { controllers[$0]?.tabBarItem } ?? IBBarItem(title: "Item")
        }
    }
}

extension IBBarItem {
    fileprivate init(title: String) {
        self.init(
            id: nil, title: title, image: nil, systemItem: nil, isProminent: false, isEnabled: true, width: nil,
            customView: nil, tint: nil)
    }
}
