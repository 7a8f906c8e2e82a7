import MullionAutoLayout
import MullionGeometry
import MullionStoryboards
import Testing

/// The rules for margins, bars, and open lengths, each with a small document. Its views touch the edge that the rule
/// moves, and the expected frames follow from the rule.
@Suite("Storyboards: rules of stored frames")
struct StoredFrameRuleTests {
    private func document(
        _ objects: String, version: String = "21701", device: String = "retina5_9", isStoryboard: Bool = false
    ) throws -> StoryboardDocument {
        let kind = isStoryboard ? "Storyboard.XIB" : "XIB"
        let inside = isStoryboard ? "<scenes>\(objects)</scenes>" : "<objects>\(objects)</objects>"
        let text =
            "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.\(kind)\" toolsVersion=\"\(version)\" "
            + "useAutolayout=\"YES\"><device id=\"\(device)\" orientation=\"portrait\"/>\(inside)</document>"
        return try StoryboardDocument(bytes: Array(text.utf8))
    }

    private func rect(_ width: Int, _ height: Int, x: Int = 0, y: Int = 0) -> String {
        "<rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
    }

    /// A view that constraints alone place.
    private func box(_ frame: String? = nil) -> String {
        "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(frame ?? rect(10, 10))</view>"
    }

    /// Pins all edges of the view "a" to an item's attributes, which are "leading", "leadingMargin", and so on.
    private func edges(_ item: String, _ suffix: String = "") -> String {
        let pairs = ["leading", "top", "trailing", "bottom"].map { edge in
            "<constraint firstItem=\"a\" firstAttribute=\"\(edge)\" secondItem=\"\(item)\" "
                + "secondAttribute=\"\(edge)\(suffix)\" id=\"a-\(edge)\"/>"
        }
        return "<constraints>\(pairs.joined())</constraints>"
    }

    /// The frame of the view "a" in the saved environment.
    private func frame(
        _ document: StoryboardDocument, _ setting: StoryboardSetting = StoryboardSetting()
    ) throws -> CGRect {
        let frame = document.screens(in: setting).lazy.compactMap { $0.layout.frames["a"] }.first
        return try #require(frame)
    }

    private let guide = "<viewLayoutGuide key=\"safeArea\" id=\"g\"/>"

    /// A controller with a view of the screen's size whose subview "a" fills the safe area.
    private func controller(_ id: String, _ connections: String = "", isTested: Bool = false) -> String {
        let inside =
            isTested
            ? "<subviews>\(box())</subviews>\(guide)\(edges("g"))" : guide.replacing("\"g\"", with: "\"\(id)g\"")
        return "<scene><objects><viewController id=\"\(id)\"><view key=\"view\" id=\"\(id)v\">\(rect(375, 812))"
            + "\(inside)</view><connections>\(connections)</connections></viewController></objects></scene>"
    }

    private func navigation(_ root: String, _ metrics: String = "") -> String {
        "<scene><objects><navigationController id=\"n\">\(metrics)<connections><segue destination=\"\(root)\" "
            + "kind=\"relationship\" relationship=\"rootViewController\" id=\"s\"/></connections>"
            + "</navigationController></objects></scene>"
    }

    @Test("In a XIB, the margins of a collection cell that constraints name are 16, and 20 from 414 points on")
    func collectionCellMargins() throws {
        func cell(_ width: Int, namesCell: Bool) throws -> CGRect {
            let constraints = edges(namesCell ? "c" : "v", "Margin")
            return try frame(
                document(
                    "<collectionViewCell id=\"c\">\(rect(width, 100))<view key=\"contentView\" id=\"v\">"
                        + "\(rect(width, 100))<subviews>\(box())</subviews>\(namesCell ? "" : constraints)</view>"
                        + "\(namesCell ? constraints : "")</collectionViewCell>"))
        }
        #expect(try cell(200, namesCell: true).minX == 16)
        #expect(try cell(200, namesCell: true).width == 200 - 2 * 16)
        #expect(try cell(414, namesCell: true).minX == 20)
        #expect(try cell(200, namesCell: false).minX == 8)
    }

    @Test("In a XIB, the margins of a reusable view are 16, and 20 from 414 points on")
    func reusableViewMargins() throws {
        func header(_ width: Int) throws -> CGFloat {
            try frame(
                document(
                    "<collectionReusableView id=\"r\">\(rect(width, 60))<subviews>\(box())</subviews>"
                        + "\(edges("r", "Margin"))</collectionReusableView>")
            ).minX
        }
        #expect(try header(375) == 16)
        #expect(try header(414) == 20)
    }

    @Test("A length that constraints leave open stays as stored: around centered content, and in a stack view")
    func openLengths() throws {
        let centered =
            "<view id=\"v\">\(rect(375, 812))<subviews><view id=\"a\" "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(120, 80))<subviews><view id=\"b\" "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(20, 20, x: 50, y: 30))</view></subviews>"
            + "<constraints>"
            + "<constraint firstItem=\"b\" firstAttribute=\"centerX\" secondItem=\"a\" secondAttribute=\"centerX\" id=\"1\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"centerY\" secondItem=\"a\" secondAttribute=\"centerY\" id=\"2\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"20\" id=\"3\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"20\" id=\"4\"/></constraints></view>"
            + "</subviews><constraints>"
            + "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"5\"/>"
            + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"6\"/>"
            + "</constraints></view>"
        #expect(try frame(document(centered)) == CGRect(x: 0, y: 0, width: 120, height: 80))
        let arranged =
            "<view id=\"v\">\(rect(375, 812))<subviews><stackView axis=\"vertical\" alignment=\"center\" id=\"s\" "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(375, 60))<subviews>"
            + "\(box(rect(140, 60)))</subviews></stackView></subviews><constraints>"
            + "<constraint firstItem=\"s\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"5\"/>"
            + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"375\" id=\"7\"/>"
            + "<constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"6\"/>"
            + "</constraints></view>"
        #expect(try frame(document(arranged)) == CGRect(x: 117.5, y: 0, width: 140, height: 60))
    }

    @Test(
        "The weakest constraints of a stack view do not decide the length of a view around centered content",
        arguments: [("vertical", "center", 117.5), ("vertical", "leading", 0), ("horizontal", "top", 0)])
    func openArrangedLengths(_ axis: String, _ alignment: String, _ x: CGFloat) throws {
        let inner =
            "<view id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(140, 60))<subviews><view id=\"b\" "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(20, 20, x: 60, y: 20))</view></subviews>"
            + "<constraints>"
            + "<constraint firstItem=\"b\" firstAttribute=\"centerX\" secondItem=\"a\" secondAttribute=\"centerX\" id=\"1\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"centerY\" secondItem=\"a\" secondAttribute=\"centerY\" id=\"2\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"width\" constant=\"20\" id=\"3\"/>"
            + "<constraint firstItem=\"b\" firstAttribute=\"height\" constant=\"20\" id=\"4\"/></constraints></view>"
        let arranged =
            "<view id=\"v\">\(rect(375, 812))<subviews><stackView axis=\"\(axis)\" alignment=\"\(alignment)\" id=\"s\" "
            + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(375, 60))<subviews>\(inner)</subviews>"
            + "</stackView></subviews><constraints>"
            + "<constraint firstItem=\"s\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"5\"/>"
            + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"375\" id=\"7\"/>"
            + "<constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"6\"/>"
            + "</constraints></view>"
        // Along the stack view, the only view fills it.
        let width: CGFloat = axis == "vertical" ? 140 : 375
        #expect(try frame(document(arranged)) == CGRect(x: x, y: 0, width: width, height: 60))
    }

    @Test("The default margins of a stack view are 0")
    func stackMargins() throws {
        func x(_ margins: String) throws -> CGFloat {
            let stack =
                "<view id=\"v\">\(rect(375, 812))<subviews><stackView id=\"s\" "
                + "layoutMarginsRelativeArrangement=\"YES\" "
                + "translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(375, 60))\(margins)<subviews>"
                + "\(box(rect(140, 60)))</subviews></stackView></subviews><constraints>"
                + "<constraint firstItem=\"s\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"5\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"width\" constant=\"375\" id=\"7\"/>"
                + "<constraint firstItem=\"s\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"6\"/>"
                + "</constraints></view>"
            return try frame(document(stack)).minX
        }
        #expect(try x("") == 0)
        #expect(try x("<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"12\" bottom=\"0\" right=\"0\"/>") == 12)
    }

    @Test(
        "A controller shown as a detail is below the navigation bar, as one that is pushed is",
        arguments: ["show", "showDetail"])
    func detail(_ kind: String) throws {
        let segue = "<segue destination=\"two\" kind=\"\(kind)\" id=\"t\"/>"
        let all = try document(
            navigation("one") + controller("one", segue) + controller("two", isTested: true), isStoryboard: true)
        // The status bar has 44 points, the bar as well.
        #expect(try frame(all) == CGRect(x: 0, y: 88, width: 375, height: 812 - 88 - 34))
    }

    @Test("The bottom margin of a controller's view that preserves superview margins is 8 more than the safe area")
    func preservedBottom() throws {
        func bottom(_ attributes: String) throws -> CGFloat {
            try frame(
                document(
                    "<scene><objects><viewController id=\"c\"><view key=\"view\" id=\"v\" \(attributes)>"
                        + "\(rect(375, 812))<subviews>\(box())</subviews>\(guide)\(edges("v", "Margin"))</view>"
                        + "</viewController></objects></scene>", isStoryboard: true)
            ).maxY
        }
        #expect(try bottom("") == 812 - 34)
        #expect(try bottom("preservesSuperviewLayoutMargins=\"YES\"") == 812 - 34 - 8)
    }

    @Test("In a XIB, a collection cell with a safe area guide has the safe area of the device")
    func collectionCellSafeArea() throws {
        let cell =
            "<collectionViewCell id=\"c\">\(rect(375, 300))<collectionViewCellContentView key=\"contentView\" id=\"v\">"
            + "\(rect(375, 300))<subviews>\(box())</subviews>\(guide)\(edges("g"))</collectionViewCellContentView>"
            + "</collectionViewCell>"
        // It is at the top of the screen, and does not reach the bottom.
        #expect(try frame(document(cell)) == CGRect(x: 0, y: 44, width: 375, height: 256))
    }

    @Test("In a XIB, a view whose margins do not contain the safe area has margins of 8 at the top and bottom")
    func uninsetMargins() throws {
        let view =
            "<view id=\"v\" insetsLayoutMarginsFromSafeArea=\"NO\">\(rect(375, 812))<subviews>\(box())</subviews>"
            + "\(guide)\(edges("v", "Margin"))</view>"
        #expect(try frame(document(view)) == CGRect(x: 16, y: 8, width: 375 - 32, height: 812 - 16))
    }

    @Test("In a XIB, simulated bars of a view count")
    func simulatedBars() throws {
        func view(_ metrics: String) throws -> CGRect {
            try frame(
                document(
                    "<view id=\"v\">\(rect(375, 812))<subviews>\(box())</subviews>\(guide)\(edges("g"))\(metrics)</view>"
                ))
        }
        #expect(try view("") == CGRect(x: 0, y: 44, width: 375, height: 812 - 44 - 34))
        let bars =
            "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
            + "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
        #expect(try view(bars) == CGRect(x: 0, y: 88, width: 375, height: 812 - 88 - 83))
    }

    @Test("A view larger than the screen has as much of the bottom inset as it reaches below")
    func largeViews() throws {
        func height(_ height: Int, y: Int) throws -> CGFloat {
            let view =
                "<view id=\"v\">\(rect(375, height, y: y))<subviews>\(box())</subviews>\(guide)\(edges("g"))"
                + "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/></view>"
            return try frame(document(view)).height
        }
        // The inset of 34 begins at 778.
        #expect(try height(1000, y: 0) == 1000 - 44 - 34)
        #expect(try height(820, y: -20) == 820 - 44 - 22)
        #expect(try height(820, y: -60) == 820 - 44)
    }

    @Test("In a storyboard, the width of the table decides about the margins of its cells")
    func tableWidth() throws {
        func side(_ width: Int) throws -> CGFloat {
            let cell =
                "<tableViewCell id=\"c\">\(rect(width, 60))<tableViewCellContentView key=\"contentView\" id=\"w\">"
                + "\(rect(width, 60))<subviews>\(box())</subviews>\(edges("w", "Margin"))</tableViewCellContentView>"
                + "</tableViewCell>"
            return try frame(
                document(
                    "<scene><objects><viewController id=\"c0\"><view key=\"view\" id=\"v\">\(rect(768, 1024))<subviews>"
                        + "<tableView id=\"t\" translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(width, 1024))"
                        + "<prototypes>\(cell)</prototypes></tableView></subviews></view></viewController></objects></scene>",
                    device: "ipad9_7", isStoryboard: true)
            ).minX
        }
        #expect(try side(320) == 16)
        #expect(try side(500) == 20)
    }

    @Test("A tab bar that a navigation controller simulates covers what it shows")
    func simulatedTabBar() throws {
        let all = try document(
            navigation("one", "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>")
                + controller("one", isTested: true), isStoryboard: true)
        #expect(try frame(all) == CGRect(x: 0, y: 88, width: 375, height: 812 - 88 - 83))
    }

    @Test("Right to left, content that is marked as directional keeps its order")
    func semanticContent() throws {
        func x(_ attribute: String, _ direction: LayoutDirection) throws -> CGFloat {
            var setting = StoryboardSetting()
            setting.direction = direction
            let player =
                "<view id=\"p\" \(attribute) translatesAutoresizingMaskIntoConstraints=\"NO\">\(rect(200, 40))<subviews>"
                + "\(box())</subviews><constraints>"
                + "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"p\" secondAttribute=\"leading\" constant=\"10\" id=\"1\"/>"
                + "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"p\" secondAttribute=\"top\" id=\"2\"/>"
                + "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"30\" id=\"3\"/>"
                + "<constraint firstAttribute=\"width\" constant=\"200\" id=\"4\"/></constraints></view>"
            let view =
                "<view id=\"v\">\(rect(375, 812))<subviews>\(player)</subviews><constraints>"
                + "<constraint firstItem=\"p\" firstAttribute=\"leading\" secondItem=\"v\" secondAttribute=\"leading\" id=\"5\"/>"
                + "<constraint firstItem=\"p\" firstAttribute=\"top\" secondItem=\"v\" secondAttribute=\"top\" id=\"6\"/>"
                + "</constraints></view>"
            return try frame(document(view), setting).minX
        }
        let mirrored: CGFloat = 200 - 10 - 30
        #expect(try x("", .rightToLeft) == mirrored)
        for name in ["playback", "spatial", "forceLeftToRight"] {
            #expect(try x("semanticContentAttribute=\"\(name)\"", .rightToLeft) == 10)
        }
        #expect(try x("semanticContentAttribute=\"forceRightToLeft\"", .leftToRight) == mirrored)
    }
}
