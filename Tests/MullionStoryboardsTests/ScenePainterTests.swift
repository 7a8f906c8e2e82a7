import MullionDrawing
import MullionGeometry
import MullionTestSupport
import MullionText
import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: pictures of views")
struct ScenePainterTests {
    private typealias Fixture = StoryboardDrawingFixture

    @Test("The picture of a scene is as large as the device and begins with the colour of its view")
    func scene() throws {
        let picture = try Fixture.picture("")
        #expect(picture.size == CGSize(width: 375, height: 667))
        #expect(picture.name == "Main")
        #expect(picture.hasFill(.white))
        #expect(picture.displayList.openPushCount == 0)
    }

    // MARK: - Text

    @Test("A line of text is inside of its frame, in its middle from top to bottom")
    func label() throws {
        let picture = try Fixture.picture(Fixture.view("label", 20, 100, 200, 60, "text=\"Word\""))
        let run = try #require(picture.runs.first)
        #expect(run.string == "Word")
        #expect(run.origin.x == 20)
        // The line is 1.1939 sizes high, and 0.2412 of them lie below the baseline.
        #expect(abs(run.origin.y - (130 + 17 * (1.1939 / 2 - 0.2412))) < 1e-6)
        #expect(run.font.family == "system-ui" && run.font.size == 17)
    }

    @Test("In a wider font, a text keeps the side or the middle by which it is aligned")
    func widerFont() throws {
        for (name, anchor) in [("left", TextRun.Anchor.left), ("center", .middle), ("right", .right)] {
            let picture = try Fixture.picture(
                Fixture.view("label", 20, 100, 200, 21, "text=\"Word\" textAlignment=\"\(name)\""))
            #expect(picture.runs.first?.anchor == anchor)
        }
    }

    @Test("Text is where its alignment says", arguments: [("left", 0.0), ("center", 0.5), ("right", 1.0)])
    func alignment(_ name: String, _ share: Double) throws {
        let picture = try Fixture.picture(
            Fixture.view("label", 20, 100, 200, 21, "text=\"Word\" textAlignment=\"\(name)\""))
        let run = try #require(picture.runs.first)
        let width = try #require(run.width)
        #expect(abs(run.origin.x - (20 + (200 - width) * CGFloat(share))) < 1e-6)
    }

    @Test("From right to left, natural text is at the right")
    func rightToLeft() throws {
        let document = try Fixture.storyboard(Fixture.view("label", 20, 100, 200, 21, "text=\"Word\""))
        let run = try #require(document.drawings(in: StoryboardSetting(direction: .rightToLeft))[0].runs.first)
        #expect(abs(run.origin.x + (run.width ?? 0) - 220) < 1e-6)
    }

    @Test("From right to left, bars, controls and cells are mirrored", arguments: [false, true])
    func mirrored(_ isRightToLeft: Bool) throws {
        let content = """
            <tableViewCellContentView key="contentView" id="content">
            <rect key="frame" x="0" y="0" width="335" height="44"/></tableViewCellContentView>
            """
        let cell = Fixture.view("tableViewCell", 0, 0, 375, 44, id: "cell", "accessoryType=\"checkmark\"", content)
        let views =
            Fixture.view("progressView", 20, 100, 200, 4, id: "p", "progress=\"0.25\"")
            + Fixture.view("tableView", 0, 200, 375, 300, id: "t", "", "<prototypes>\(cell)</prototypes>")
        let item = """
            <navigationItem key="navigationItem" title="Boats" id="n">
            <barButtonItem key="leftBarButtonItem" title="Help" id="h"/>
            <barButtonItem key="rightBarButtonItem" title="Go" id="g"/>
            </navigationItem>
            """
        let document = try Fixture.storyboard(views, controller: item, scenes: Self.outerScene)
        let picture = document.drawings(in: StoryboardSetting(direction: isRightToLeft ? .rightToLeft : .leftToRight))[
            0]
        func box(_ word: String) throws -> CGRect {
            let run = try #require(picture.runs.first { $0.string == word })
            return CGRect(x: run.origin.x, y: 0, width: run.width ?? 0, height: 1)
        }
        // Each is as far from one edge as otherwise from the other.
        #expect(try abs((isRightToLeft ? 375 - box("Help").maxX : box("Help").minX) - 16) < 2)
        #expect(try abs((isRightToLeft ? box("Go").minX : 375 - box("Go").maxX) - 16) < 2)
        #expect(try abs(box("Boats").midX - 187.5) < 1)
        let bar = picture.fills.filter { $0.box.height == 4 }.map(\.box)
        #expect(bar.count == 2 && bar[0].width == 200 && bar[1].width == 50)
        #expect(bar[1].minX == (isRightToLeft ? 170 : 20))
        let shown = try #require(picture.boxes.boxes.first { $0.kind == "tableViewCellContentView" })
        #expect(shown.frame.minX == (isRightToLeft ? 40 : 0))
    }

    @Test("A view whose direction its author forced has it in every setting")
    func forcedDirection() throws {
        func x(_ forced: String, _ direction: LayoutDirection) throws -> CGFloat? {
            let label = Fixture.view(
                "label", 20, 100, 200, 21, "text=\"Word\" semanticContentAttribute=\"\(forced)\"")
            let picture = try Fixture.storyboard(label).drawings(in: StoryboardSetting(direction: direction))[0]
            return picture.runs.first?.origin.x
        }
        #expect(try x("forceLeftToRight", .rightToLeft) == 20)
        #expect(try x("unspecified", .leftToRight) == 20)
        #expect(try x("forceRightToLeft", .leftToRight) == x("unspecified", .rightToLeft))
    }

    @Test(
        "Text that is too long gives way where its view says",
        arguments: [("tailTruncation", "A"), ("headTruncation", "…"), ("middleTruncation", "A")])
    func truncation(_ mode: String, _ first: Character) throws {
        let picture = try Fixture.picture(
            Fixture.view("label", 0, 0, 80, 21, "text=\"A text without enough room\" lineBreakMode=\"\(mode)\""))
        let run = try #require(picture.runs.first)
        #expect(picture.runs.count == 1)
        #expect(run.string.contains("…") && run.string.first == first)
        #expect(run.width ?? .infinity <= 80)
    }

    /// The font of the system is measured by estimate, so a text that had room when it was stored is not cut off.
    @Test("Text that is a little too wide is pressed together and not shortened")
    func tolerance() throws {
        let wide = try Fixture.picture(Fixture.view("label", 0, 0, 300, 21, "text=\"Some words\"")).runs[0]
        let width = Int((try #require(wide.width) * 0.93).rounded(.up))
        let narrow = try Fixture.picture(Fixture.view("label", 0, 0, width, 21, "text=\"Some words\"")).runs
        #expect(narrow.map(\.string) == ["Some words"])
        #expect(narrow[0].width ?? 0 <= CGFloat(width) + 1e-6)
    }

    @Test("Text wraps in the width of its frame, in as many lines as it may have")
    func wrapping() throws {
        let text = "text=\"One two three four five six seven eight nine ten\""
        let all = try Fixture.picture(Fixture.view("label", 0, 0, 120, 200, "\(text) numberOfLines=\"0\"")).runs
        #expect(all.count > 2)
        #expect(all.allSatisfy { $0.width ?? .infinity <= 120 })
        let two = try Fixture.picture(Fixture.view("label", 0, 0, 120, 200, "\(text) numberOfLines=\"2\"")).runs
        #expect(two.count == 2 && two[1].string.hasSuffix("…"))
    }

    @Test("A text that may become smaller does so before it is cut off")
    func shrinking() throws {
        let picture = try Fixture.picture(
            Fixture.view("label", 0, 0, 60, 21, "text=\"Some words\" adjustsFontSizeToFit=\"YES\""))
        #expect(picture.runs.map(\.string) == ["Some words"])
        #expect(picture.runs[0].font.size < 17)
    }

    @Test("A family that is not known is said, and asked for all the same")
    func substitution() throws {
        let font =
            "<fontDescription key=\"fontDescription\" name=\"Nobodys-Bold\" family=\"Nobodys\" pointSize=\"12\"/>"
        let picture = try Fixture.picture(Fixture.view("label", 0, 0, 90, 21, "text=\"Word\"", font))
        #expect(picture.diagnostics.map(\.kind) == [.substitutedFont(asked: "Nobodys")])
        #expect(picture.runs.first?.font.family == "Nobodys")
        #expect(picture.runs.first?.font.weight == .bold)
    }

    @Test("Letters of one width are measured as such")
    func monospaced() throws {
        let font = "<fontDescription key=\"fontDescription\" name=\"Courier\" family=\"Courier\" pointSize=\"10\"/>"
        let options = StoryboardDrawingOptions(measurer: MetricsTextMeasurer())
        let runs = try ["iiii", "mmmm"].map {
            try Fixture.picture(Fixture.view("label", 0, 0, 90, 21, "text=\"\($0)\"", font), options).runs[0]
        }
        #expect(runs[0].width == runs[1].width)
        #expect(runs[0].font.isMonospaced)
    }

    @Test("Texts of a language stand for those of the document")
    func language() throws {
        let document = try Fixture.storyboard(Fixture.view("label", 0, 0, 90, 21, "text=\"Word\""))
        let pictures = document.drawings(in: StoryboardSetting(strings: ["a.text": "Wort"]))
        #expect(pictures[0].runs.map(\.string) == ["Wort"])
    }

    // MARK: - Controls

    @Test("A button of the system has its title in the colour of the tint, one without a type in white")
    func buttons() throws {
        let state = "<state key=\"normal\" title=\"Go\"/>"
        let system = try Fixture.picture(Fixture.view("button", 0, 0, 90, 30, "buttonType=\"system\"", state))
        #expect(system.runs.first?.color == Color.system("systemBlue"))
        let custom = try Fixture.picture(Fixture.view("button", 0, 0, 90, 30, "", state))
        #expect(custom.runs.first?.color == .white)
    }

    @Test("A filled button is filled with the tint of the view it is in")
    func filledButton() throws {
        let inner = "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"/>"
        let button = Fixture.view("button", 0, 0, 90, 30, id: "b", "buttonType=\"system\"", inner)
        let tint = "<subviews>\(button)</subviews><color key=\"tintColor\" red=\"1\" green=\"0\" blue=\"0\"/>"
        let picture = try Fixture.picture(Fixture.view("view", 0, 0, 90, 30, "", tint))
        #expect(picture.hasFill(Color(red: 1, green: 0, blue: 0)))
        #expect(picture.runs.first?.color == .white)
    }

    @Test("A switch that is on is green, with its knob at the right")
    func switches() throws {
        let on = try Fixture.picture(Fixture.view("switch", 10, 10, 51, 31, "on=\"YES\""))
        #expect(on.hasFill(Color.system("systemGreen")))
        #expect(on.fills.contains { $0.color == .white && abs($0.box.midX - 45.5) < 0.01 && $0.box.width < 28 })
        let off = try Fixture.picture(Fixture.view("switch", 10, 10, 51, 31))
        #expect(!off.hasFill(Color.system("systemGreen")))
        #expect(off.fills.contains { $0.color == .white && abs($0.box.midX - 25.5) < 0.01 && $0.box.width < 28 })
    }

    @Test("A slider has its knob where its value is between its ends, and never outside")
    func slider() throws {
        func knob(_ value: String) throws -> CGFloat? {
            let picture = try Fixture.picture(
                Fixture.view("slider", 0, 0, 132, 31, "minValue=\"10\" maxValue=\"20\" value=\"\(value)\""))
            return picture.fills.first { $0.color == .white && $0.box.width == 28 }?.box.midX
        }
        #expect(try knob("10") == 16)
        #expect(try knob("15") == 66)
        #expect(try knob("1000") == 116)
        #expect(try knob("nan") == 16)
    }

    @Test("The text of a secure field is dots, and an empty field shows its placeholder")
    func fields() throws {
        let secure = "<textInputTraits key=\"textInputTraits\" secureTextEntry=\"YES\"/>"
        let password = try Fixture.picture(Fixture.view("textField", 0, 0, 90, 34, "text=\"abc\"", secure))
        #expect(password.runs.isEmpty)
        // Circles of 14 points' text, in the middle of the field.
        let dots = password.fills.map(\.box).filter { $0.width < 10 }
        #expect(dots.count == 3 && dots.allSatisfy { abs($0.width - $0.height) < 1e-9 && abs($0.midY - 17) < 0.01 })
        #expect(dots.map { ($0.midX * 100).rounded() } == [378, 1_134, 1_890])
        let empty = try Fixture.picture(Fixture.view("textField", 0, 0, 90, 34, "placeholder=\"Name\""))
        #expect(empty.runs.map(\.string) == ["Name"])
        #expect(empty.runs[0].color == Color.system("placeholderText"))
    }

    @Test("The segment that is chosen stands out", arguments: [0, 1])
    func segments(_ index: Int) throws {
        let inner = "<segments><segment title=\"One\"/><segment title=\"Two\"/></segments>"
        let picture = try Fixture.picture(
            Fixture.view("segmentedControl", 0, 0, 200, 33, "selectedSegmentIndex=\"\(index)\"", inner))
        #expect(picture.runs.map(\.string) == ["One", "Two"])
        #expect(picture.runs[index].font.weight == .semibold)
        #expect(picture.runs[1 - index].font.weight == .medium)
    }

    @Test("An empty view of a class of the author's is a box with the name of the class")
    func bare() throws {
        let picture = try Fixture.picture(Fixture.view("view", 0, 0, 120, 90, "customClass=\"ChartView\""))
        #expect(picture.runs.map(\.string) == ["ChartView"])
    }

    // MARK: - Views in views

    @Test("What is hidden is not drawn, nor what is in it")
    func hidden() throws {
        let label = Fixture.view("label", 0, 0, 90, 21, id: "b", "text=\"Word\"")
        let picture = try Fixture.picture(
            Fixture.view("view", 0, 0, 90, 30, "hidden=\"YES\"", "<subviews>\(label)</subviews>"))
        #expect(picture.runs.isEmpty)
    }

    @Test("A view that is half transparent is drawn as one picture")
    func opacity() throws {
        let picture = try Fixture.picture(Fixture.view("label", 0, 0, 90, 21, "text=\"Word\" alpha=\"0.5\""))
        #expect(picture.displayList.commands.contains(.pushOpacity(0.5)))
    }

    @Test("What scrolls is cut off at its frame")
    func scrolling() throws {
        let label = Fixture.view("label", 0, 300, 90, 21, id: "b", "text=\"Below\"")
        let picture = try Fixture.picture(
            Fixture.view("scrollView", 10, 20, 100, 100, "", "<subviews>\(label)</subviews>"))
        #expect(
            picture.displayList.commands.contains(
                .pushClip(Path(CGRect(x: 10, y: 20, width: 100, height: 100)))))
    }

    @Test("A cell of a table is drawn where it was stored, with what is in it")
    func table() throws {
        let label = Fixture.view("label", 15, 11, 200, 21, id: "l", "text=\"Row\"")
        let content = """
            <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="375" height="44"/>
            <subviews>\(label)</subviews></tableViewCellContentView>
            """
        let cell = Fixture.view(
            "tableViewCell", 0, 50, 375, 44, id: "cell", "accessoryType=\"disclosureIndicator\"", content)
        let picture = try Fixture.picture(
            Fixture.view("tableView", 0, 100, 375, 300, "style=\"plain\"", "<prototypes>\(cell)</prototypes>"))
        #expect(picture.runs.map(\.string) == ["Row"])
        #expect(picture.runs[0].origin.x == 15)
        #expect(picture.runs[0].origin.y > 161 && picture.runs[0].origin.y < 182)
        let names = picture.boxes.boxes.map(\.kind)
        #expect(names == ["view", "tableView", "tableViewCell", "tableViewCellContentView", "label"])
    }

    @Test("The titles of a grouped section are above and below its cells")
    func sectionTitles() throws {
        let cell = Fixture.view("tableViewCell", 0, 50, 375, 44, id: "cell")
        let inner = """
            <sections><tableViewSection headerTitle="Above" footerTitle="Below" id="s"><cells>\(cell)</cells></tableViewSection></sections>
            """
        let picture = try Fixture.picture(
            Fixture.view("tableView", 0, 100, 375, 300, "style=\"grouped\"", inner))
        #expect(picture.runs.map(\.string) == ["ABOVE", "Below"])
        #expect(picture.runs[0].origin.y < 150 && picture.runs[1].origin.y > 194)
    }

    /// The scene of a navigation controller around the other one.
    private static let outerScene = """
        <scene><objects><navigationController id="outer">
        <navigationBar key="navigationBar" id="bar"><rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar>
        <connections><segue destination="main" kind="relationship" relationship="rootViewController" id="way"/></connections>
        </navigationController></objects></scene>
        """

    @Test("A bar of a navigation controller lies over the view, and what scrolls begins below it")
    func navigationBar() throws {
        let cell = Fixture.view("tableViewCell", 0, 0, 375, 44, id: "cell")
        let document = try Fixture.storyboard(
            Fixture.view("tableView", 0, 0, 375, 667, "", "<prototypes>\(cell)</prototypes>"),
            controller: "<navigationItem key=\"navigationItem\" title=\"Boats\"/>", scenes: Self.outerScene)
        let picture = document.drawings()[0]
        let title = try #require(picture.runs.first { $0.string == "Boats" })
        #expect(title.font.weight == .semibold)
        #expect(title.origin.y > 20 && title.origin.y < 64)
        #expect(picture.boxes.boxes.first { $0.kind == "tableViewCell" }?.frame.minY == 64)
    }

    @Test("A view at the safe area is below the bar that its controller is shown with")
    func safeArea() throws {
        let inner = """
            <rect key="frame" x="0" y="0" width="100" height="20"/>
            """
        let document = try Fixture.storyboard(
            "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(inner)</view>",
            controller: """
                <layoutGuides><viewControllerLayoutGuide type="top" id="t"/></layoutGuides>
                <navigationItem key="navigationItem" title="Boats"/>
                """,
            scenes: Self.outerScene)
        var changed = document
        let constraint = {
            (attribute: String, second: String, secondAttribute: String) throws -> StoryboardConstraint in
            try StoryboardConstraint(
                DocumentElement(
                    name: "constraint",
                    attributes: [
                        "firstItem": "a", "firstAttribute": attribute, "secondItem": second,
                        "secondAttribute": secondAttribute,
                    ], position: SourcePosition.start))
        }
        changed.scenes[0].controller?.view?.constraints = [
            try constraint("top", "t", "bottom"), try constraint("leading", "root", "leading"),
        ]
        let picture = changed.drawings()[0]
        #expect(picture.boxes.boxes.first { $0.name == "a" }?.frame.minY == 64)
    }

    // MARK: - Pictures in it

    @Test("A picture that is not there is a box with its name, and said with its place")
    func missingImage() throws {
        let picture = try Fixture.picture(Fixture.view("imageView", 0, 0, 120, 90, "image=\"quay\""))
        #expect(picture.runs.map(\.string) == ["quay"])
        guard case .missingImage("quay", _)? = picture.diagnostics.first?.kind else {
            Issue.record("\(picture.diagnostics)")
            return
        }
    }

    @Test("A symbol of the system is a drawing in the colour of the tint")
    func symbol() throws {
        let picture = try Fixture.picture(
            Fixture.view("imageView", 0, 0, 24, 24, "image=\"heart.fill\" catalog=\"system\""))
        #expect(picture.diagnostics.isEmpty)
        #expect(picture.hasFill(Color.system("systemBlue")))
    }

    @Test(
        "A picture fills its view as the view says",
        arguments: [
            ("scaleToFill", CGRect(x: 0, y: 0, width: 100, height: 50)),
            ("scaleAspectFit", CGRect(x: 25, y: 0, width: 50, height: 50)),
            ("scaleAspectFill", CGRect(x: 0, y: -25, width: 100, height: 100)),
            ("center", CGRect(x: 40, y: 15, width: 20, height: 20)),
            ("topLeft", CGRect(x: 0, y: 0, width: 20, height: 20)),
            ("bottomRight", CGRect(x: 80, y: 30, width: 20, height: 20)),
        ])
    func contentMode(_ mode: String, _ expected: CGRect) {
        let frame = ScenePainter.frame(
            of: CGSize(width: 20, height: 20), in: CGRect(x: 0, y: 0, width: 100, height: 50), mode)
        #expect(frame == expected)
    }

    @Test("Views as deep as documents may be are drawn")
    func depth() throws {
        var views = Fixture.view("label", 0, 0, 90, 21, id: "word", "text=\"Word\"")
        for level in 0..<90 {
            views = Fixture.view(
                "view", 0, 0, 90, 30, id: "v\(level)", "alpha=\"0.99\"", "<subviews>\(views)</subviews>")
        }
        let picture = try Fixture.picture(views)
        #expect(picture.runs.map(\.string) == ["Word"])
        #expect(picture.boxes.boxes.count == 92)
    }

    @Test("Many views at the top of a document are laid out once")
    func manyViews() throws {
        let views = (0..<1_500).map { Fixture.view("view", 0, 0, 90, 30, id: "v\($0)") }.joined()
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="22505" targetRuntime="iOS.CocoaTouch">
            <objects>\(views)</objects></document>
            """
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        let start = threadTime()
        #expect(document.drawings().count == 1_500)
        #expect(threadTime() - start < timeLimit(seconds: 20))
    }

    @Test("Numbers that no screen has crash nothing", arguments: ["1e7", "-1e7", "0"])
    func extremes(_ number: String) throws {
        for kind in [
            "label", "button", "textField", "textView", "switch", "slider", "stepper", "segmentedControl",
            "pageControl",
            "progressView", "datePicker", "pickerView", "searchBar", "toolbar", "navigationBar", "tabBar", "tableView",
            "mapView", "imageView", "activityIndicatorView", "wkWebView",
        ] {
            let element = """
                <\(kind) id="a" text="Some words" image="x" progress="\(number)" numberOfPages="\(number)" value="\(number)">
                <rect key="frame" x="\(number)" y="0" width="\(number)" height="\(number)"/>
                <state key="normal" title="Some words"/><segments><segment title="One" width="\(number)"/></segments>
                <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></\(kind)>
                """
            let picture = try Fixture.picture(element)
            #expect(picture.displayList.openPushCount == 0)
        }
    }
}
