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

    @Test("Two labels between fixed edges are ambiguous if their priorities are equal and a text is stretched")
    func equalPriorities() throws {
        func document(_ hugging: Int, width: Int = 340) -> String {
            let frames = [
                CGRect(x: 0, y: 0, width: 375 - width, height: 20),
                CGRect(x: 375 - width, y: 0, width: width, height: 20),
            ]
            return xib(
                view("label", "a", frames[0], "text=\"Name\" horizontalHuggingPriority=\"\(hugging)\"")
                    + view("label", "b", frames[1], "text=\"Value\" horizontalHuggingPriority=\"251\""),
                pin("a", "leading", "screen", "leading") + pin("b", "leading", "a", "trailing")
                    + pin("screen", "trailing", "b", "trailing") + pin("a", "top", "screen", "top")
                    + pin("b", "top", "screen", "top"))
        }
        func found(_ text: String) throws -> [String] {
            try issues(text).filter { $0.kind == .ambiguous }.map { "\($0.severity) \($0.object?.id ?? "")" }
        }
        #expect(try found(document(251)) == ["warning a", "warning b"])
        // The label with the lower priority takes the room.
        #expect(try found(document(252)) == [])
    }

    @Test("Two labels whose stored sizes are those of their texts fill their room exactly and are not ambiguous")
    func naturalSizes() throws {
        // "Name" and "Value" in 17 points are some 46 and 44 points wide.
        let frames = [CGRect(x: 0, y: 0, width: 46, height: 20), CGRect(x: 46, y: 0, width: 44, height: 20)]
        let text = xib(
            view("label", "a", frames[0], "text=\"Name\"") + view("label", "b", frames[1], "text=\"Value\""),
            pin("a", "leading", "screen", "leading") + pin("b", "leading", "a", "trailing")
                + pin("screen", "trailing", "b", "trailing", 285) + pin("a", "top", "screen", "top")
                + pin("b", "top", "screen", "top"))
        #expect(try issues(text).filter { $0.kind == .ambiguous } == [])
    }

    @Test("A stack view decides between arranged labels with equal priorities")
    func arrangedTies() throws {
        let labels =
            view("label", "a", CGRect(x: 0, y: 0, width: 46, height: 20), "text=\"Name\"")
            + view("label", "b", CGRect(x: 46, y: 0, width: 329, height: 20), "text=\"Value\"")
        let stack = view(
            "stackView", "stack", CGRect(x: 0, y: 0, width: 375, height: 20), "", "<subviews>\(labels)</subviews>")
        let text = xib(
            stack,
            pin("stack", "leading", "screen", "leading") + pin("stack", "top", "screen", "top")
                + pin("screen", "trailing", "stack", "trailing"))
        #expect(try issues(text).filter { $0.kind == .ambiguous } == [])
    }

    @Test("A custom class without a size is a note, because its class may have one; hugging says that it has")
    func classSizes() throws {
        func document(_ attributes: String) -> String {
            xib(
                view(
                    "view", "banner", CGRect(x: 0, y: 0, width: 375, height: 50),
                    "customClass=\"Banner\" \(attributes)"),
                pin("banner", "leading", "screen", "leading") + pin("screen", "trailing", "banner", "trailing")
                    + pin("banner", "top", "screen", "top"))
        }
        #expect(try issues(document("")).map(\.problem) == [.ambiguous([.height])])
        #expect(try issues(document("")).map(\.severity) == [.note])
        #expect(try issues(document("verticalHuggingPriority=\"251\"")) == [])
        #expect(try issues(document("placeholderIntrinsicHeight=\"50\"")) == [])
    }

    @Test("A hidden view that constraints do not determine is ambiguous, unless a stack view hides it")
    func hiddenViews() throws {
        let view = view("view", "bar", CGRect(x: 0, y: 0, width: 375, height: 50), "hidden=\"YES\"")
        let sides = pin("bar", "leading", "screen", "leading") + pin("screen", "trailing", "bar", "trailing")
        #expect(try issues(xib(view, sides + length("bar", "height", 50))).map(\.problem) == [.ambiguous([.top])])
        #expect(try issues(xib(view, sides + edges("bar"))) == [])
    }

    @Test("Views in static cells below the visible part of their table are ambiguous, in the versions that mark them")
    func unloadedCells() throws {
        func cell(_ id: String, _ y: Int) -> String {
            """
            <tableViewCell id="\(id)"><rect key="frame" x="0" y="\(y)" width="375" height="400"/>
            <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)-content">
            <rect key="frame" x="0" y="0" width="375" height="400"/><subviews>
            <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-view">
            <rect key="frame" x="0" y="0" width="375" height="400"/></view></subviews><constraints>
            <constraint firstItem="\(id)-view" firstAttribute="leading" secondItem="\(id)-content" secondAttribute="leading" id="\(id)1"/>
            <constraint firstItem="\(id)-view" firstAttribute="top" secondItem="\(id)-content" secondAttribute="top" id="\(id)2"/>
            <constraint firstItem="\(id)-view" firstAttribute="trailing" secondItem="\(id)-content" secondAttribute="trailing" id="\(id)3"/>
            <constraint firstItem="\(id)-view" firstAttribute="bottom" secondItem="\(id)-content" secondAttribute="bottom" id="\(id)4"/>
            </constraints></tableViewCellContentView></tableViewCell>
            """
        }
        func document(_ version: Int, second: Int = 400) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="\(version)" useAutolayout="YES">
            <device id="retina4_7" orientation="portrait"/><scenes><scene sceneID="s"><objects>
            <tableViewController id="c" sceneMemberID="viewController"><tableView key="view" dataMode="static" id="t">
            <rect key="frame" x="0" y="0" width="375" height="667"/><sections><tableViewSection id="section"><cells>
            \(cell("a", 0))\(cell("b", second))</cells></tableViewSection></sections></tableView></tableViewController>
            </objects></scene></scenes></document>
            """
        }
        let found = try issues(document(24765)).filter { $0.kind == .ambiguous }
        #expect(found.map(\.problem) == [.unloaded] && found.map(\.severity) == [.warning])
        #expect(found.first?.object?.id == "b-view")
        // Interface Builder stacks cells, so that it has not saved these.
        let unsaved = try issues(document(24765, second: 300)).filter { $0.kind == .ambiguous }
        #expect(unsaved.map(\.problem) == [.unloaded] && unsaved.map(\.severity) == [.note])
        #expect(try issues(document(21701)).filter { $0.kind == .ambiguous } == [])
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
        let count = isFullTestRun ? 2_000 : 200
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
        #expect(time < .seconds((isFullTestRun ? 30 : 10) * (isSanitized ? 10 : 1)))
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
