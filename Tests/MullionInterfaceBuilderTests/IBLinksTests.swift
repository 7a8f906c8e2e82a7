import Testing

@testable import MullionInterfaceBuilder

@Suite("InterfaceBuilder: how controllers belong together")
struct IBLinksTests {
    private func controller(_ kind: String, _ id: String, _ segues: [(kind: String, to: String)]) -> String {
        let elements = segues.map { segue in
            ["rootViewController", "viewControllers"].contains(segue.kind)
                ? "<segue kind=\"relationship\" relationship=\"\(segue.kind)\" destination=\"\(segue.to)\"/>"
                : "<segue kind=\"\(segue.kind)\" destination=\"\(segue.to)\"/>"
        }
        return """
            <scene><objects><\(kind) id="\(id)"><navigationItem key="navigationItem" title="T \(id)"/><connections>
            \(elements.joined())</connections></\(kind)></objects></scene>
            """
    }

    private func links(_ scenes: [String]) throws -> IBLinks {
        IBLinks(try IBPictureFixture.storyboard("", scenes: scenes.joined()))
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
        let links = try links([
            controller("navigationController", "nav", [("rootViewController", "one")]),
            controller("viewController", "one", [("show", "two")]), controller("viewController", "two", []),
        ])
        let bars = IBBars(try #require(links.controllers["two"]), links)
        #expect(bars.back == "T one")
        #expect(bars.navigation?.title == "T two")
    }
}
