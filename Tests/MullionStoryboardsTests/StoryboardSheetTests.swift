import MullionDrawing
import MullionGeometry
import Testing

@testable import MullionStoryboardDrawing
@testable import MullionStoryboards

@Suite("Storyboards: sheets and outlines")
struct StoryboardSheetTests {
    private func picture(_ name: String, _ width: CGFloat, _ height: CGFloat) -> StoryboardDrawing {
        let box = BoxTree.Box(parent: nil, kind: "view", frame: CGRect(x: 0, y: 0, width: width, height: height))
        return StoryboardDrawing(
            name: name, size: CGSize(width: width, height: height), displayList: DisplayList(), boxes: BoxTree([box]),
            views: [nil], constraints: [], diagnostics: [])
    }

    @Test("Pictures are in rows beside each other, none over another")
    func rows() throws {
        let sheet = StoryboardSheet((1...9).map { picture("S\($0)", 375, 667) })
        let frames = sheet.boxes.boxes.filter { $0.kind == "scene" }.map(\.frame)
        #expect(frames.count == 9)
        #expect(Set(frames.map(\.minY)).count > 1)
        #expect(Set(frames.map(\.minX)).count > 1)
        for (index, frame) in frames.enumerated() {
            #expect(frames[(index + 1)...].allSatisfy { !$0.intersects(frame) })
            #expect(CGRect(origin: .zero, size: sheet.size).contains(frame))
        }
    }

    @Test("The boxes of a picture are moved with it, below a box for the scene")
    func boxes() throws {
        let sheet = StoryboardSheet([picture("A", 100, 200), picture("B", 100, 200)])
        let boxes = sheet.boxes.boxes
        #expect(boxes.map(\.parent) == [nil, 0, nil, 2])
        #expect(boxes[3].frame == boxes[2].frame)
        #expect(boxes[2].name == "B")
    }

    @Test("Scenes keep the arrangement of the canvas, with an arrow for each segue and one to the entry point")
    func canvas() throws {
        var drawings = ["A", "B", "C"].map { picture($0, 375, 667) }
        for (index, place) in [CGPoint(x: 100, y: 50), CGPoint(x: 800, y: 50), CGPoint(x: 800, y: 900)].enumerated() {
            drawings[index].scene = StoryboardDrawing.Scene(id: drawings[index].name, canvasLocation: place)
        }
        let plain = StoryboardSheet(drawings)
        let (a, b, c) = (plain.origins[0], plain.origins[1], plain.origins[2])
        #expect(a.y == b.y && b.x == c.x && b.x - a.x >= 375 && c.y - b.y >= 667)
        #expect(b.x - a.x < 600, "empty columns are narrowed")
        let document = try StoryboardDrawingFixture.storyboard(
            "", controller: "<connections><segue destination=\"other\" kind=\"show\" id=\"s\"/></connections>")
        drawings[0].scene.segues = document.scenes[0].controller!.allSegues
        drawings[1].scene.id = "other"
        drawings[0].scene.isInitial = true
        func strokes(_ sheet: StoryboardSheet) -> Int {
            sheet.displayList.commands.count { if case .stroke = $0 { true } else { false } }
        }
        #expect(strokes(StoryboardSheet(drawings)) == strokes(plain) + 2)
    }

    @Test("Scenes on the same place of the canvas are in rows, and a container is a card")
    func samePlace() {
        var drawings = ["A", "B"].map { picture($0, 375, 667) }
        for index in drawings.indices {
            drawings[index].scene = StoryboardDrawing.Scene(
                id: "\(index)", kind: "Tab Bar Controller", canvasLocation: CGPoint(x: 5, y: 5), isContainer: index == 1
            )
        }
        let frames = StoryboardSheet(drawings).boxes.boxes.filter { $0.kind == "scene" }.map(\.frame)
        #expect(!frames[0].intersects(frames[1]))
        #expect(frames[0].size == CGSize(width: 375, height: 667) && frames[1].width == 240)
    }

    @Test("The place on the canvas is read, and one that is no number is left out")
    func canvasLocation() throws {
        func location(_ x: String) throws -> CGPoint? {
            let point = "<point key=\"canvasLocation\" x=\"\(x)\" y=\"7\"/>"
            let scene = "<scene><objects/>\(point)</scene>"
            return try StoryboardDrawingFixture.storyboard("", scenes: scene).scenes[1].canvasLocation
        }
        #expect(try location("138.4") == CGPoint(x: 138.4, y: 7))
        #expect(try location("nan") == nil && location("far") == nil)
    }

    @Test("A sheet of no pictures is a margin")
    func empty() {
        let sheet = StoryboardSheet([])
        #expect(sheet.size == CGSize(width: 64, height: 64))
        #expect(sheet.boxes.boxes.isEmpty)
    }

    private func outline(_ constraints: String) throws -> [TextRun] {
        let views = """
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="30" width="80" height="40"/>
            <constraints>\(constraints)</constraints></view>
            """
        var options = StoryboardDrawingOptions()
        options.showsConstraints = true
        return try StoryboardDrawingFixture.picture(views, options).runs
    }

    @Test("An outline writes constants with their relations and priorities")
    func labels() throws {
        let runs = try outline(
            """
            <constraint firstAttribute="width" constant="80" id="w"/>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="8" id="h"/>
            <constraint firstAttribute="height" constant="40" priority="700" id="p"/>
            <constraint firstAttribute="width" secondItem="a" secondAttribute="height" multiplier="2:1" id="r"/>
            """)
        #expect(Set(runs.map(\.string)) == ["= 80", "≥ 8", "= 40 @700", "= 2:1"])
    }

    @Test("What contradicts itself is red")
    func broken() throws {
        var options = StoryboardDrawingOptions()
        options.showsConstraints = true
        let views = """
            <view id="a" translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="20" y="30" width="80" height="40"/>
            <constraints><constraint firstAttribute="width" constant="80" id="one"/>
            <constraint firstAttribute="width" constant="90" id="two"/>
            <constraint firstAttribute="height" constant="40" id="fine"/></constraints></view>
            """
        let picture = try StoryboardDrawingFixture.picture(views, options)
        let red = Color(red8: 0xE0, green8: 0x1E, blue8: 0x1E)
        #expect(picture.fills.count { $0.color == red } == 2)
        #expect(picture.fills.contains { $0.color == Color(red8: 0xE8, green8: 0x7A, blue8: 0x00) })
        #expect(picture.diagnostics.contains { if case .layout = $0.kind { true } else { false } })
    }
}
