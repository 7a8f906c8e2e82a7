import MullionAutoLayout
import MullionGeometry
import MullionStoryboardChecks
import MullionStoryboards
import MullionTestSupport
import Testing

/// The rules that decide whether a finding is an issue, each with the smallest document that shows it.
@Suite("Storyboards: rules of checks")
struct StoryboardCheckRuleTests {
    /// A XIB with one view of a phone's size.
    private func xib(
        _ subviews: String, _ constraints: String = "", size: (width: Int, height: Int) = (375, 667)
    ) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="21701" useAutolayout="YES">
        <device id="retina4_7" orientation="portrait"/><objects><view id="screen">
        <rect key="frame" x="0" y="0" width="\(size.width)" height="\(size.height)"/><subviews>\(subviews)</subviews>
        <constraints>\(constraints)</constraints></view></objects></document>
        """
    }

    private func view(
        _ kind: String, _ id: String, _ frame: CGRect, _ attributes: String = "", _ inside: String = ""
    ) -> String {
        "<\(kind) \(attributes) translatesAutoresizingMaskIntoConstraints=\"NO\" id=\"\(id)\"><rect key=\"frame\" "
            + "x=\"\(frame.minX)\" y=\"\(frame.minY)\" width=\"\(frame.width)\" height=\"\(frame.height)\"/>\(inside)"
            + "</\(kind)>"
    }

    private func pin(_ a: String, _ b: String, _ c: String, _ d: String, _ constant: Int = 0) -> String {
        "<constraint firstItem=\"\(a)\" firstAttribute=\"\(b)\" secondItem=\"\(c)\" secondAttribute=\"\(d)\" "
            + "constant=\"\(constant)\" id=\"\(a)-\(b)-\(c)\"/>"
    }

    private func length(_ a: String, _ b: String, _ constant: Int, priority: Int = 1000) -> String {
        "<constraint firstItem=\"\(a)\" firstAttribute=\"\(b)\" constant=\"\(constant)\" priority=\"\(priority)\" "
            + "id=\"\(a)-\(b)\"/>"
    }

    private func issues(_ text: String, on devices: String...) throws -> [StoryboardIssue] {
        var check = StoryboardCheck(
            settings: [StoryboardSetting()] + devices.map { StoryboardSetting(device: .named($0)) })
        check.minimumSeverity = .note
        check.kinds.remove(.misplaced)
        return check.issues(in: try StoryboardDocument(bytes: Array(text.utf8)))
    }

    /// The edges of a view, pinned to those of the screen.
    private func edges(_ id: String, _ constant: Int = 0) -> String {
        pin(id, "leading", "screen", "leading", constant) + pin(id, "top", "screen", "top", constant)
            + pin("screen", "trailing", id, "trailing", constant) + pin("screen", "bottom", id, "bottom", constant)
    }

    @Test("A hidden arranged view with a required height is a note with the remedy")
    func hiddenArranged() throws {
        func document(_ priority: Int) -> String {
            xib(
                view(
                    "stackView", "stack", CGRect(x: 0, y: 0, width: 375, height: 667), "axis=\"vertical\"",
                    "<subviews>"
                        + view("view", "badge", .zero, "hidden=\"YES\"")
                        + view("view", "rest", CGRect(x: 0, y: 0, width: 375, height: 667)) + "</subviews>"),
                edges("stack") + length("badge", "height", 40, priority: priority))
        }
        let all = try issues(document(1000))
        #expect(all.map(\.kind) == [.hiddenArranged])
        #expect(all.first?.severity == .note && all.first?.object?.id == "badge")
        #expect(all.first?.sentence.contains("no height, which conflicts with badge-height") == true)
        #expect(all.first?.sentence.contains("to 999") == true)
        #expect(try issues(document(999)) == [])
    }

    @Test("The content of a scroll view whose last edge is free is ambiguous")
    func scrollContent() throws {
        let inside = "<subviews>" + view("view", "content", CGRect(x: 0, y: 0, width: 375, height: 900)) + "</subviews>"
        let scroll = view("scrollView", "scroll", CGRect(x: 0, y: 0, width: 375, height: 667), "", inside)
        let constraints =
            edges("scroll") + pin("content", "top", "scroll", "top") + pin("content", "leading", "scroll", "leading")
            + pin("content", "trailing", "scroll", "trailing") + length("content", "height", 900)
            + pin("content", "width", "scroll", "width")
        let all = try issues(xib(scroll, constraints))
        #expect(all.map(\.problem) == [.ambiguousContentSize([.height])])
        #expect(all.first?.severity == .warning)
        #expect(try issues(xib(scroll, constraints + pin("scroll", "bottom", "content", "bottom"))) == [])
    }

    @Test("Two labels between fixed edges with equal priorities are a note, with different ones they are not")
    func equalPriorities() throws {
        func document(_ hugging: Int) -> String {
            let frames = [CGRect(x: 0, y: 0, width: 35, height: 20), CGRect(x: 35, y: 0, width: 340, height: 20)]
            return xib(
                view("label", "a", frames[0], "text=\"Name\" horizontalHuggingPriority=\"\(hugging)\"")
                    + view("label", "b", frames[1], "text=\"Value\" horizontalHuggingPriority=\"251\""),
                pin("a", "leading", "screen", "leading") + pin("b", "leading", "a", "trailing")
                    + pin("screen", "trailing", "b", "trailing") + pin("a", "top", "screen", "top")
                    + pin("b", "top", "screen", "top"))
        }
        #expect(
            try issues(document(251)).map { "\($0.severity) \($0.kind) \($0.object?.id ?? "")" }.contains(
                "note ambiguous a"))
        #expect(try issues(document(252)) == [])
    }

    @Test("The stored height of a view with a size of its own is not required, that of a screen is")
    func growing() throws {
        let card = view("view", "card", CGRect(x: 0, y: 0, width: 300, height: 80))
        let constraints = edges("card") + length("card", "height", 120)
        #expect(try issues(xib(card, constraints, size: (300, 80))) == [])
        #expect(try issues(xib(card, constraints)).map(\.kind) == [.unsatisfiable])
    }

    @Test("A constraint for Interface Builder alone conflicts with nothing in a program")
    func designTime() throws {
        let card = view("view", "card", CGRect(x: 0, y: 0, width: 375, height: 667))
        let width = length("card", "width", 300)
        #expect(try issues(xib(card, edges("card") + width)).map(\.kind) == [.unsatisfiable])
        let placeholder = width.replacing("id=", with: "placeholder=\"YES\" id=")
        #expect(try issues(xib(card, edges("card") + placeholder)) == [])
    }

    @Test("A negative constant moves a view over an edge on purpose; a fixed position does not")
    func movedOverEdge() throws {
        let button = view(
            "button", "go", CGRect(x: 300, y: 0, width: 100, height: 44), "", "<state key=\"normal\" image=\"a\"/>")
        let size = pin("go", "top", "screen", "top") + length("go", "width", 100) + length("go", "height", 44)
        let moved = try issues(xib(button, size + pin("screen", "trailing", "go", "trailing", -25)))
        #expect(moved.map { "\($0.severity) \($0.kind)" } == ["note offScreen"])
        let fixed = try issues(xib(button, size + pin("go", "leading", "screen", "leading", 300)))
        #expect(fixed.map { "\($0.severity) \($0.kind)" } == ["warning offScreen"])
    }

    @Test("A default title is left alone, a key and a text behind an outlet are notes")
    func samples() throws {
        func document(_ text: String, outlet: Bool = false) -> String {
            let label = view("label", "note", CGRect(x: 0, y: 0, width: 40, height: 20), "text=\"\(text)\"")
            let constraints =
                pin("note", "leading", "screen", "leading") + pin("note", "top", "screen", "top")
                + length("note", "width", 40)
            let connection =
                outlet ? "<connections><outlet property=\"a\" destination=\"note\" id=\"o\"/></connections>" : ""
            return xib(label, constraints).replacing("</view></objects>", with: "\(connection)</view></objects>")
        }
        func severities(_ text: String) throws -> [StoryboardIssue.Severity] { try issues(text).map(\.severity) }
        #expect(try severities(document("Terms and conditions of use")) == [.warning])
        #expect(try severities(document("Terms and conditions of use", outlet: true)) == [.note])
        #expect(try severities(document("settings.terms_and_conditions")) == [.note])
        #expect(try severities(document("Subtitle")) == [])
    }

    @Test("A short wrapping label keeps its one line on every device")
    func wrappingLabel() throws {
        let label = view(
            "label", "topic", CGRect(x: 16, y: 16, width: 33, height: 16), "text=\"Topic\" numberOfLines=\"0\"",
            "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"13\"/>")
        let constraints = pin("topic", "leading", "screen", "leading", 16) + pin("topic", "top", "screen", "top", 16)
        #expect(try issues(xib(label, constraints), on: "retina4_0", "ipad9_7") == [])
    }

    @Test("A chain of 2,000 labels is checked in seconds")
    func chain() throws {
        let count = isFullTestRun ? 2_000 : 400
        var labels = ""
        var constraints = ""
        for index in 0..<count {
            let above = index == 0 ? ("screen", "top") : ("l\(index - 1)", "bottom")
            labels += view("label", "l\(index)", CGRect(x: 0, y: 20 * index, width: 40, height: 20), "text=\"Text\"")
            constraints +=
                pin("l\(index)", "top", above.0, above.1) + pin("l\(index)", "leading", "screen", "leading")
        }
        let clock = ContinuousClock()
        let time = try clock.measure { _ = try issues(xib(labels, constraints)) }
        #expect(time < .seconds(isFullTestRun ? 30 : 10))
    }

    @Test("A chain of labels that does not fit is checked in seconds, with one issue that lists 20 constraints")
    func conflictingChain() throws {
        let count = isFullTestRun ? 2_000 : 90
        var labels = ""
        var constraints = ""
        for index in 0..<count {
            let above = index == 0 ? ("screen", "top") : ("l\(index - 1)", "bottom")
            labels += view("label", "l\(index)", CGRect(x: 0, y: 8 * index, width: 40, height: 0), "text=\"Text\"")
            constraints +=
                pin("l\(index)", "top", above.0, above.1, 8) + pin("l\(index)", "leading", "screen", "leading")
        }
        constraints += pin("l\(count - 1)", "bottom", "screen", "bottom")
        let clock = ContinuousClock()
        var found: [StoryboardIssue] = []
        let time = try clock.measure { found = try issues(xib(labels, constraints)) }
        #expect(time < .seconds(60))
        let conflict = try #require(found.first { $0.kind == .unsatisfiable })
        #expect(conflict.sentence.contains(" more; the engine breaks "))
        #expect(conflict.related.count == 20)
    }
}
