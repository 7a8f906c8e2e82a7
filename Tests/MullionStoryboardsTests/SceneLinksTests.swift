import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: how controllers belong together")
struct SceneLinksTests {
    private func controller(
        _ kind: String, _ id: String, _ segues: [(kind: String, to: String)], _ attributes: String = ""
    ) -> String {
        let elements = segues.map { segue in
            ["rootViewController", "viewControllers"].contains(segue.kind)
                ? "<segue kind=\"relationship\" relationship=\"\(segue.kind)\" destination=\"\(segue.to)\"/>"
                : "<segue kind=\"\(segue.kind)\" destination=\"\(segue.to)\"/>"
        }
        return """
            <scene><objects><\(kind) id="\(id)" \(attributes)><navigationItem key="navigationItem" title="T \(id)"/><connections>
            \(elements.joined())</connections></\(kind)></objects></scene>
            """
    }

    private func links(_ scenes: [String]) throws -> SceneLinks {
        try document(scenes).links
    }

    private func document(_ scenes: [String]) throws -> StoryboardDocument {
        try StoryboardDrawingFixture.storyboard("", scenes: scenes.joined())
    }

    @Test("Who is shown from inside a navigation controller is inside as well, others are not")
    func navigation() throws {
        let links = try links([
            controller("navigationController", "nav", [("rootViewController", "one")]),
            controller("viewController", "one", [("show", "two"), ("presentation", "sheet")]),
            controller("viewController", "two", []), controller("viewController", "sheet", []),
        ])
        #expect(links.navigation == ["one": "nav", "two": "nav"])
        #expect(links.previous == ["two": "one"])
    }

    @Test("Ways in a circle end")
    func circle() throws {
        let links = try links([
            controller("navigationController", "nav", [("rootViewController", "one")]),
            controller("viewController", "one", [("show", "two")]),
            controller("viewController", "two", [("show", "one"), ("show", "two")]),
        ])
        #expect(links.navigation == ["one": "nav", "two": "nav"])
    }

    @Test("The tab of a controller is that of the navigation controller it is the first of")
    func tabs() throws {
        let links = try links([
            controller("tabBarController", "tab", [("viewControllers", "first"), ("viewControllers", "nav")]),
            controller("viewController", "first", []),
            controller("navigationController", "nav", [("rootViewController", "one")]),
            controller("viewController", "one", []),
        ])
        #expect(links.selectedTab(of: "first") == 0)
        #expect(links.selectedTab(of: "one") == 1)
        #expect(links.tabItems(of: "tab").count == 2)
    }

    @Test("The way back has the title of the controller before")
    func back() throws {
        let document = try document([
            controller("navigationController", "nav", [("rootViewController", "one")]),
            controller("viewController", "one", [("show", "two")]), controller("viewController", "two", []),
        ])
        let bars = SceneBars(try #require(document.links.controllers["two"]), of: document)
        #expect(bars.back == "T one")
        #expect(bars.navigation?.title == "T two")
    }

    @Test("What is pushed keeps the tabs, unless it hides them")
    func pushedBelowTabs() throws {
        let document = try document([
            controller("tabBarController", "tab", [("viewControllers", "first"), ("viewControllers", "nav")]),
            controller("viewController", "first", []),
            controller("navigationController", "nav", [("rootViewController", "one")]),
            controller("viewController", "one", [("show", "two"), ("show", "three")]),
            controller("viewController", "two", []),
            controller("viewController", "three", [], "hidesBottomBarWhenPushed=\"YES\""),
        ])
        let bars = try ["one", "two", "three"].map {
            SceneBars(try #require(document.links.controllers[$0]), of: document)
        }
        #expect(bars.map { $0.tabs?.count } == [2, 2, nil])
        #expect(bars.map(\.selectedTab) == [1, 1, nil])
    }

    @Test("A bar is shown where layout leaves room for one: not for an item alone, nor where it is hidden")
    func withoutBar() throws {
        let document = try document([
            controller("viewController", "alone", []),
            controller("navigationController", "nav", [("rootViewController", "one")], "navigationBarHidden=\"YES\""),
            controller("viewController", "one", []),
        ])
        for id in ["alone", "one"] {
            let bars = SceneBars(try #require(document.links.controllers[id]), of: document)
            #expect(bars.navigation == nil && document.containment[id].navigationBar == nil)
        }
    }
}
