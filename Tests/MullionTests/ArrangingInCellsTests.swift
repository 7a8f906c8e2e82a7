import Mullion
import Testing

/// The code and the numbers of the article on cells. What is between `// snippet` and `// end` is printed there.
@Suite("Arranging in cells")
struct ArrangingInCellsTests {
    @Test("A filler keeps the buttons of a row apart")
    func row() throws {
        // snippet
        let toolbar = CellRow(spacing: 8) {
            Text("Save as draft").named("draft")
            Color.clear.cellItem(.filler)
            Text("Cancel").cellSize(minWidth: 80).named("cancel")
            Text("Book").cellSize(minWidth: 80).named("book")
        }
        .margins(10)
        .filling(.horizontal)
        // end
        let picture = ViewRenderer(toolbar).layout(in: ProposedViewSize(width: 400, height: nil))
        let frames = picture.frames
        #expect(try #require(frames.first { $0.name == "draft" }).frame.minX == 10)
        #expect(try #require(frames.first { $0.name == "cancel" }).frame.minX == 222)
        #expect(try #require(frames.first { $0.name == "book" }).frame.maxX == 390)
        #expect(picture.size.width == 400)
    }

    @Test("A row of 389 points is shared as 186, 124 and 63, as in the form")
    func sharing() throws {
        // snippet
        let city = CellRow(spacing: 8) {
            Color.red.cellStretch(weight: 3).cellSizeIgnored().named("city")
            Color.green.cellStretch(weight: 2).cellSizeIgnored().named("postcode")
            Color.blue.cellStretch().cellSizeIgnored().named("country")
        }
        .filling()
        let fields = ViewRenderer(city).layout(in: ProposedViewSize(width: 389, height: 33)).frames
        // end
        let expected = ["city": (0, 186), "postcode": (194, 124), "country": (326, 63)] as [String: (CGFloat, CGFloat)]
        let form = try Document(
            Data(contentsOf: Self.package.appendingPathComponent("Examples/form.json"))
        ).layout().view.frames
        for (name, (x, width)) in expected {
            for frames in [fields, form] {
                let frame = try #require(frames.first { $0.name == name }).frame
                #expect(frame.minX == x && frame.width == width && frame.height == 33, "\(name) is \(frame)")
            }
        }
    }

    @Test("What is said about the postcode is what the article prints")
    func explanation() throws {
        let form = try Document(Data(contentsOf: Self.package.appendingPathComponent("Examples/form.json")))
        let explainer = LayoutExplainer(form.layout().view)
        let reasons = explainer.explanation(of: try #require(explainer.boxes(named: "postcode").first)).reasons
        let article = try String(
            contentsOf: Self.package.appendingPathComponent("Sources/Mullion/Mullion.docc/ArrangingInCells.md"),
            encoding: .utf8)
        #expect(article.contains("```\n" + reasons.prefix(6).joined(separator: "\n") + "\n```"))
    }

    @Test("The first column of a grid is as wide as its labels, the second takes the rest")
    func grid() throws {
        // snippet
        let form = CellGrid(maxColumns: 2) {
            Text("Name").named("label")
            Color.white.cellStretch().cellSizeIgnored(.horizontal).cellSize(height: 24).named("field")
            Text("Telephone")
            Color.white.cellStretch().cellSizeIgnored(.horizontal).cellSize(height: 24)
        }
        .columns([CellTrack(), CellTrack(stretch: 1)])
        .horizontalSpacing(12)
        .verticalSpacing(6)
        .margins(10)
        .aligned(.leading)
        .filling(.horizontal)
        // end
        let picture = ViewRenderer(form).layout(in: ProposedViewSize(width: 300, height: nil))
        let longest = try #require(picture.frames.last { $0.kind == "text" }).frame
        let field = try #require(picture.frames.first { $0.name == "field" }).frame
        #expect(field == CGRect(x: 10 + longest.width.rounded(.up) + 12, y: 10, width: 290 - field.minX, height: 24))
        #expect(try #require(picture.frames.first { $0.name == "label" }).frame.minX == 10)
        #expect(picture.size == CGSize(width: 300, height: 74))
    }

    /// To accept a new picture: mullion render Examples/form.json -o
    /// Sources/Mullion/Mullion.docc/Resources/cell-form.svg
    @Test("The picture in the documentation is the form")
    func picture() throws {
        let picture = try Document(
            Data(contentsOf: Self.package.appendingPathComponent("Examples/form.json"))
        ).layout().view
        let file = Self.package.appendingPathComponent("Sources/Mullion/Mullion.docc/Resources/cell-form.svg")
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == SVGRenderer().render(picture.displayList, size: picture.canvasSize).output)
    }

    private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
}
