import MullionGeometry
import MullionStoryboards
import Testing

@Suite("Storyboards: explanations")
struct StoryboardExplanationTests {
    private func explanation(_ name: String, _ node: String, _ setting: StoryboardSetting = StoryboardSetting()) throws
        -> StoryboardExplanation
    {
        let screen = try #require(try StoryboardFixture.document(name).screens(in: setting).first)
        return try #require(screen.explanations(of: node).first)
    }

    @Test("Constraints are told from the side of the view, with what each of them decides")
    func constraints() throws {
        let explanation = try explanation("edges.xib", "a")
        #expect(explanation.horizontal.map(\.origin).allSatisfy { $0 == .document || $0 == .storedFrame })
        let written = explanation.horizontal.filter { $0.origin == .document }
        #expect(written.map(\.text).contains { $0.hasPrefix("leading = superview.leading + ") })
        #expect(written.map(\.decides).contains { $0.contains("x") })
        #expect(written.map(\.decides).contains { $0.contains("width") })
        #expect(written.compactMap(\.position).count == written.count)
        #expect(explanation.open == [])
    }

    @Test("A length that was kept is told as open")
    func open() throws {
        let explanation = try explanation("open-length.xib", "a")
        #expect(explanation.open == ["width", "height"])
        let stored = explanation.horizontal.filter { $0.origin == .storedFrame }
        #expect(stored.map(\.decides) == [["width"]])
    }

    @Test("Content tells its hugging and resistance, and where its size comes from")
    func content() throws {
        let explanation = try explanation("hugging.xib", "a")
        #expect(explanation.horizontal.filter { $0.origin == .content }.count == 2)
        #expect(explanation.content.first?.hasSuffix("from its placeholder size") == true)
        let grown = try self.explanation("texts.xib", "styled", StoryboardSetting(textSize: .extraLarge))
        #expect(grown.content.first?.hasSuffix("measured from its text at 19 points") == true)
    }

    @Test("Content decides what follows it when it grows")
    func contentDecides() throws {
        func decided(_ node: String) throws -> [String] {
            try explanation("texts.xib", node).horizontal.filter { $0.origin == .content }.flatMap(\.decides)
        }
        #expect(try decided("styled") == ["width", "width"])
        // Both of its edges are tied.
        #expect(try decided("wrapped") == [])
    }

    @Test("A view of a stack tells its part in it, and the constraints of the stack")
    func stack() throws {
        let screen = try #require(try StoryboardFixture.document("stack-fill.xib").screens().first)
        let arranged = try #require(screen.views.first { $0.view.superview?.name != nil && $0.depth == 2 })
        let explanation = try #require(screen.explanations(of: arranged.id).first)
        #expect(explanation.stackRole?.hasPrefix("it is number 1 of ") == true)
        #expect(explanation.horizontal.contains { $0.origin == .stackView })
        // Its neighbour is higher.
        #expect(explanation.vertical.filter { $0.origin == .content }.flatMap(\.decides) == [])
    }

    @Test("Views are found by label and class, and the tree stays as it was")
    func names() throws {
        let text = try StoryboardFixture.text("edges.xib").replacing(
            "translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"",
            with: "userLabel=\"Box\" customClass=\"BoxView\" translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"a\"")
        let screen = try #require(try StoryboardDocument(bytes: Array(text.utf8)).screens().first)
        let before = screen.layout.frames
        #expect(screen.explanations(of: "Box").map(\.placed.id) == ["a"])
        #expect(screen.explanations(of: "BoxView").map(\.placed.id) == ["a"])
        #expect(screen.explanations(of: "box").isEmpty)
        #expect(screen.layout.frames == before)
    }

    @Test("Views are found by their texts if nothing has the name, without regard to case and spaces")
    func texts() throws {
        let text = try StoryboardFixture.text("texts.xib").replacing("text=\"styled\"", with: "text=\"Sign  in\"")
        let screen = try #require(try StoryboardDocument(bytes: Array(text.utf8)).screens().first)
        let label = try #require(screen.views.first { !$0.source.texts.isEmpty })
        let shown = try #require(label.source.texts.values.first)
        #expect(screen.explanations(of: " \(shown.uppercased()) ").contains { $0.placed.id == label.id })
        #expect(screen.explanations(of: "no such text").isEmpty)
    }

    @Test("Each side names the constraint that decides it")
    func sides() throws {
        let edges = try explanation("edges.xib", "a")
        #expect(
            edges.sides.map(\.sentence) == [
                "left at 10: leading = superview.leading + 10 (c1, line 14)",
                "right at 180: trailing = superview.trailing - 20 (c3, line 16)",
                "top at 20: top = superview.top + 20 (c2, line 15)",
                "bottom at 70: bottom = superview.bottom - 30 (c4, line 17)",
            ])
        let label = try explanation("texts.xib", "styled")
        #expect(
            label.sides.prefix(2).map(\.deciding) == [
                ["leading = superview.leading + 10 (styled-x, line 30)"],
                ["leading = superview.leading + 10 (styled-x, line 30)", "its content"],
            ])
    }

    @Test("Conflicts are told with the constraint that gave way")
    func conflict() throws {
        let text = try StoryboardFixture.text("open-length.xib").replacing(
            "firstItem=\"b\" firstAttribute=\"height\" constant=\"30\" id=\"c6\"/>",
            with: "firstItem=\"b\" firstAttribute=\"height\" constant=\"30\" id=\"c6\"/>"
                + "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"40\" id=\"c7\"/>")
        let screen = try #require(try StoryboardDocument(bytes: Array(text.utf8)).screens().first)
        let explanation = try #require(screen.explanations(of: "b").first)
        #expect(explanation.conflicts.count == 1)
        #expect(explanation.vertical.filter(\.isBroken).map(\.identifier) == ["c7"])
    }

    @Test("Views are in document order with their places in the screen")
    func order() throws {
        let screen = try #require(try StoryboardFixture.document("stack-fill.xib").screens().first)
        let views = screen.views
        #expect(views.first?.depth == 0)
        #expect(views.map(\.source.position) == views.map(\.source.position).sorted())
        for placed in views where placed.depth == 2 {
            let around = try #require(views.last { $0.depth == 1 && $0.source.position < placed.source.position })
            #expect(placed.frameInScreen.minX == around.frameInScreen.minX + placed.frame.minX)
        }
    }
}
