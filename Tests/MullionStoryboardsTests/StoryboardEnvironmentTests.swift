import MullionAutoLayout
import MullionGeometry
import MullionStoryboardChecks
import MullionStoryboards
import Testing

@Suite("Storyboards: surroundings")
struct StoryboardEnvironmentTests {
    private func screens(_ name: String, _ setting: StoryboardSetting = StoryboardSetting()) throws -> [String:
        StoryboardScreen]
    {
        let screens = try StoryboardFixture.document(name).screens(in: setting)
        return Dictionary(screens.map { ($0.root.owner ?? $0.name, $0) }, uniquingKeysWith: { first, _ in first })
    }

    @Test("What is pushed in a navigation controller is below its bar as its root is")
    func pushed() throws {
        let screens = try screens("navigation.storyboard")
        #expect(screens["one"]?.surroundings.safeArea == PhysicalEdgeInsets(top: 88, bottom: 34))
        #expect(screens["two"]?.surroundings.safeArea == PhysicalEdgeInsets(top: 88, bottom: 34))
    }

    @Test("A controller that wants no large title has the usual bar")
    func largeTitle() throws {
        let screens = try screens("large-title.storyboard")
        #expect(screens["one"]?.surroundings.safeArea.top == 140)
        #expect(screens["two"]?.surroundings.safeArea.top == 88)
    }

    @Test("A tab bar is left out where the controller hides it when pushed")
    func tabBar() throws {
        let screens = try screens("tab-bar.storyboard")
        #expect(screens["one"]?.surroundings.safeArea.bottom == 83)
        #expect(screens["two"]?.surroundings.safeArea.bottom == 34)
    }

    @Test("Simulated bars count as bars, and their absence as absence")
    func simulated() throws {
        let insets = try screens("simulated-bars.storyboard")["one"]?.surroundings.safeArea
        #expect(insets == PhysicalEdgeInsets(top: 88, bottom: 83))
        let text = try StoryboardFixture.text("navigation.storyboard").replacing(
            "<connections>\n                        <segue destination=\"two\"",
            with:
                "<nil key=\"simulatedTopBarMetrics\"/><connections>\n                        <segue destination=\"two\""
        )
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        let one = document.screens().first { $0.root.owner == "one" }
        #expect(one?.surroundings.safeArea.top == 44)
    }

    @Test("Below a bar that nothing shines through the view begins later and needs no inset")
    func opaque() throws {
        let one = try #require(try screens("opaque-bar.storyboard")["one"])
        #expect(one.surroundings.size == CGSize(width: 375, height: 724))
        #expect(one.surroundings.safeArea == PhysicalEdgeInsets(bottom: 34))
        // On another device it is shorter by the same bar.
        let small = try #require(
            try screens("opaque-bar.storyboard", StoryboardSetting(device: .named("retina4_7")))["one"])
        #expect(small.surroundings.size == CGSize(width: 375, height: 579))
    }

    @Test("A view that is said to reach below such a bar has its inset")
    func extended() throws {
        let text = try StoryboardFixture.text("opaque-bar.storyboard")
            .replacing(
                "<viewController id=\"one\"",
                with: "<viewController id=\"one\" extendedLayoutIncludesOpaqueBars=\"YES\""
            )
            .replacing("height=\"724\"", with: "height=\"812\"")
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        let one = try #require(document.screens().first { $0.root.owner == "one" })
        #expect(one.surroundings.safeArea == PhysicalEdgeInsets(top: 88, bottom: 34))
    }

    @Test("A sheet is shorter than the screen and begins below its top")
    func sheet() throws {
        let two = try #require(try screens("sheet.storyboard")["two"])
        #expect(two.surroundings.safeArea == PhysicalEdgeInsets(top: 56, bottom: 34))
    }

    @Test("On its side a phone has room at both ends, a flat bar and no status bar")
    func landscape() throws {
        let one = try #require(try screens("navigation.storyboard", StoryboardSetting(isLandscape: true))["one"])
        #expect(one.surroundings.size == CGSize(width: 812, height: 375))
        #expect(one.surroundings.traits == StoryboardTraits(width: .compact, height: .compact))
        #expect(one.layout.frames["one-a"] == CGRect(x: 44, y: 32, width: 724, height: 322))
        #expect(one.surroundings.margins.left == 64)
    }

    @Test("A phone with a button has no insets on its side")
    func landscapeOfButton() throws {
        let setting = StoryboardSetting(device: .named("retina4_7"), isLandscape: true)
        let one = try #require(try screens("tab-bar.storyboard", setting)["one"])
        #expect(one.surroundings.safeArea == PhysicalEdgeInsets(bottom: 32))
    }

    @Test("The largest phones are of regular width on their sides, and their bars are not flat")
    func largestPhone() throws {
        let setting = StoryboardSetting(device: .named("retina6_1"), isLandscape: true)
        let one = try #require(try screens("navigation.storyboard", setting)["one"])
        #expect(one.surroundings.traits == StoryboardTraits(width: .regular, height: .compact))
        #expect(one.surroundings.safeArea == PhysicalEdgeInsets(top: 44, left: 44, bottom: 21, right: 44))
    }

    @Test("Another device changes size, insets and margins")
    func device() throws {
        let one = try #require(
            try screens("navigation.storyboard", StoryboardSetting(device: .named("ipad9_7")))["one"])
        #expect(one.surroundings.size == CGSize(width: 768, height: 1024))
        #expect(one.layout.frames["one-a"] == CGRect(x: 0, y: 64, width: 768, height: 960))
        #expect(one.surroundings.margins.left == 20)
    }

    @Test("A size is that of the screen, and of views that have their own")
    func size() throws {
        let size = CGSize(width: 500, height: 400)
        #expect(try screens("navigation.storyboard", StoryboardSetting(size: size))["one"]?.surroundings.size == size)
        let document = try StoryboardFixture.document("edges.xib")
        #expect(document.screens(in: StoryboardSetting(size: size)).first?.surroundings.size == size)
    }

    @Test("Views of controllers of documents without a device fill any screen")
    func withoutDevice() throws {
        let text = try StoryboardFixture.text("navigation.storyboard").replacing(
            "<device id=\"retina5_9\" orientation=\"portrait\"/>", with: "")
        let document = try StoryboardDocument(bytes: Array(text.utf8))
        let one = document.screens(in: StoryboardSetting(device: .named("retina4_7"))).first { $0.root.owner == "one" }
        #expect(one?.surroundings.size == CGSize(width: 375, height: 667))
        #expect(
            document.screens().first { $0.root.owner == "one" }?.surroundings.size == CGSize(width: 375, height: 812))
    }

    @Test("On a phone on its side a sheet fills the screen")
    func flatSheet() throws {
        let two = try #require(try screens("sheet.storyboard", StoryboardSetting(isLandscape: true))["two"])
        #expect(two.surroundings.size == CGSize(width: 812, height: 375))
        #expect(two.surroundings.safeArea == PhysicalEdgeInsets(top: 32, left: 44, bottom: 21, right: 44))
    }

    @Test("A view in a container keeps its height, a view of free size takes that of the setting")
    func looseSizes() throws {
        let text = try StoryboardFixture.text("simulated-bars.storyboard").replacing(
            "height=\"812\"", with: "height=\"300\"")
        let setting = StoryboardSetting(size: CGSize(width: 500, height: 900))
        func size(_ text: String) throws -> CGSize? {
            try StoryboardDocument(bytes: Array(text.utf8)).screens(in: setting).first?.surroundings.size
        }
        #expect(try size(text) == CGSize(width: 500, height: 300))
        let free = text.replacing(
            "<simulatedTabBarMetrics",
            with: "<size key=\"freeformSize\" width=\"375\" height=\"300\"/><simulatedTabBarMetrics")
        #expect(try size(free) == CGSize(width: 500, height: 900))
    }

    @Test("Size classes of a setting stand for the device's, each by itself")
    func sizeClasses() throws {
        let setting = StoryboardSetting(traits: StoryboardTraits(width: .regular))
        let screen = try #require(try StoryboardFixture.document("variation.xib").screens(in: setting).first)
        #expect(screen.surroundings.traits == StoryboardTraits(width: .regular, height: .regular))
        #expect(screen.layout.frames["a"]?.width == 50)
    }

    @Test("From right to left a cell has its accessory on the left")
    func rightToLeft() throws {
        func frame(_ setting: StoryboardSetting) throws -> CGRect? {
            try screens("accessory-cell.storyboard", setting)["cell"]?.layout.frames["a"]
        }
        #expect(try frame(StoryboardSetting()) == CGRect(x: 16, y: 11, width: 324, height: 22))
        #expect(try frame(StoryboardSetting(direction: .rightToLeft)) == CGRect(x: 8, y: 11, width: 324, height: 22))
    }

    @Test("A cell of a style keeps its labels at its beginning and its end, whatever their masks say")
    func cellStyle() throws {
        func frames(_ setting: StoryboardSetting) throws -> [CGRect?] {
            let frames = try screens("value-cell.storyboard", setting)["cell"]?.layout.frames
            return [frames?["title"], frames?["value"]]
        }
        let title = CGRect(x: 16, y: 12, width: 80, height: 20)
        #expect(try frames(StoryboardSetting()) == [title, CGRect(x: 250, y: 12, width: 90, height: 20)])
        // 39 points wider.
        let wide = StoryboardSetting(device: .named("retina6_1"))
        #expect(try frames(wide) == [title, CGRect(x: 289, y: 12, width: 90, height: 20)])
        #expect(
            try frames(StoryboardSetting(direction: .rightToLeft))
                == [CGRect(x: 252, y: 12, width: 80, height: 20), CGRect(x: 8, y: 12, width: 90, height: 20)])
    }

    @Test("Cells are as wide as the screen, and have its margins")
    func cells() throws {
        let cell = try #require(
            try screens("accessory-cell.storyboard", StoryboardSetting(device: .named("retina6_1")))["cell"])
        #expect(cell.surroundings.size == CGSize(width: 387, height: 44))
        #expect(cell.layout.frames["a"] == CGRect(x: 20, y: 11, width: 359, height: 22))
    }

    @Test("What constraints leave open keeps its stored length on any screen")
    func openLength() throws {
        let setting = StoryboardSetting(size: CGSize(width: 300, height: 500))
        let screen = try #require(try StoryboardFixture.document("open-length.xib").screens(in: setting).first)
        #expect(screen.layout.frames["a"] == CGRect(x: 10, y: 20, width: 50, height: 70))
        let bare = StoryboardScreen(screen.root, in: screen.surroundings.withoutKeptLengths)
        #expect(bare.layout.views["a"]?.ambiguousAttributes == [.width, .height])
    }

    @Test("Versions of three parts are read by their first two")
    func version() throws {
        let text = try StoryboardFixture.text("edges.xib").replacing("17156", with: "32700.99.1234")
        #expect(try StoryboardDocument(bytes: Array(text.utf8)).toolsNumber == 32700.99)
    }
}
