import Foundation
import MullionDrawing
import MullionGeometry
import MullionRender
import MullionTestSupport
import Testing

@Suite struct HTMLRendererTests {
    private let size = CGSize(width: 100, height: 50)

    /// The parts of a page between two texts.
    private func parts(of page: String, from start: String, to end: String) -> [String] {
        page.components(separatedBy: start).dropFirst().compactMap { $0.components(separatedBy: end).first }
    }

    /// The rows of a page, as a JSON parser reads them.
    private func rows(of page: String) throws -> (object: [String: Any], boxes: [[Any]]) {
        let texts = parts(of: page, from: "<script type=\"application/json\" id=\"boxes\">", to: "</script>")
        try #require(texts.count == 1)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(texts[0].utf8)) as? [String: Any])
        return (object, try #require(object["boxes"] as? [[Any]]))
    }

    private var tree: BoxTree {
        BoxTree([
            BoxTree.Box(parent: nil, name: "gallery", kind: "zStack", frame: CGRect(origin: .zero, size: Gallery.size)),
            BoxTree.Box(parent: 0, kind: "color", frame: CGRect(x: 0, y: 0.125, width: 320, height: 200)),
            BoxTree.Box(
                parent: 0, name: "gradients", kind: "hStack", frame: CGRect(x: 10, y: 10, width: 160, height: 40)),
            BoxTree.Box(parent: 2, kind: "color", frame: CGRect(x: 10, y: 10, width: 60, height: 40)),
        ])
    }

    @Test("A page is written as it was accepted, and alike every time")
    func reference() throws {
        let renderer = HTMLRenderer(title: "Gallery & more")
        let rendering = renderer.render(Gallery.displayList, boxes: tree, size: Gallery.size)
        #expect(rendering.diagnostics.isEmpty)
        try expectReference(rendering.output, "gallery.html")
        #expect(renderer.render(Gallery.displayList, boxes: tree, size: Gallery.size).output == rendering.output)
    }

    @Test("The picture is the one the SVG renderer draws")
    func picture() throws {
        let page = HTMLRenderer().render(Gallery.displayList, boxes: tree, size: Gallery.size).output
        let pictures = parts(of: page, from: "<div id=\"sheet\">\n", to: "<div id=\"hover\"")
        // The page has identifiers of its own.
        var renderer = SVGRenderer()
        renderer.identifiesGroups = false
        #expect(pictures == [renderer.render(Gallery.displayList, size: Gallery.size).output])
        #expect(try ParsedXML(pictures[0]).all("svg").count == 1)
    }

    @Test("In print the drawing is alone on a sheet of its size, whatever that is")
    func printing() {
        func page(_ size: CGSize) -> String {
            HTMLRenderer().render(Gallery.displayList, boxes: tree, size: size).output
        }
        let output = page(CGSize(width: 120.5, height: 80))
        #expect(output.contains("@page { size: 121px 80px; margin: 0; }"))
        #expect(output.contains("h1, aside, #hover, #selection { display: none; }"))
        #expect(page(CGSize(width: CGFloat.nan, height: -1)).contains("@page { size: 1px 1px; margin: 0; }"))
    }

    @Test("Rows have parent, kind, name and frame of their boxes")
    func rows() throws {
        let page = HTMLRenderer().render(DisplayList(), boxes: tree, size: size).output
        let (object, boxes) = try rows(of: page)
        #expect(object["kinds"] as? [String] == ["zStack", "color", "hStack"])
        #expect(boxes.map { $0[0] as? Int } == [-1, 0, 0, 2])
        #expect(boxes.map { $0[1] as? Int } == [0, 1, 2, 1])
        #expect(boxes.map { $0[2] as? String } == ["gallery", nil, "gradients", nil])
        #expect(boxes[1][3...].compactMap { $0 as? Double } == [0, 0.125, 320, 200])
    }

    @Test("Nothing in a name ends the script or reaches the page as markup")
    func hostileNames() throws {
        let name = "</script><script>alert(1)</script><!--\u{2028}\u{0}\\\"&"
        let tree = BoxTree([BoxTree.Box(parent: nil, name: name, kind: name, frame: .zero)])
        let rendering = HTMLRenderer(title: name).render(
            DisplayList([.pushGroup(name: name), .pop]), boxes: tree, size: size)
        let (object, boxes) = try rows(of: rendering.output)
        #expect(boxes[0][2] as? String == name)
        #expect(object["kinds"] as? [String] == [name])
        #expect(rendering.output.components(separatedBy: "<script").count == 3)
        #expect(!rendering.output.contains("<!--"))
        #expect(
            rendering.diagnostics == [
                RenderDiagnostic(.replacedCharacters(count: 1), commandIndex: 0),
                RenderDiagnostic(.replacedCharacters(count: 1)),
            ])
    }

    @Test("A page loads nothing and evaluates nothing")
    func selfContained() {
        let page = HTMLRenderer().render(Gallery.displayList, boxes: tree, size: Gallery.size).output
        for forbidden in [
            "eval(", "new Function", "innerHTML", "document.write", "<link", "src=", "@import", "url(http",
        ] {
            #expect(!page.contains(forbidden), "\(forbidden)")
        }
        let addresses = parts(of: page, from: "href=\"", to: "\"") + parts(of: page, from: "https://", to: "\"")
        #expect(addresses.allSatisfy { $0.hasPrefix("data:image/") || $0.hasPrefix("#") })
        #expect(page.contains("Content-Security-Policy\" content=\"default-src 'none';"))
    }

    @Test("Frames that are not finite are null")
    func notFinite() throws {
        let frame = CGRect(x: 0, y: CGFloat.nan, width: .infinity, height: 1)
        let page = HTMLRenderer().render(
            DisplayList(), boxes: BoxTree([BoxTree.Box(parent: nil, kind: "a", frame: frame)]), size: size
        ).output
        #expect(try rows(of: page).boxes[0][3...].allSatisfy { $0 is NSNull })
        #expect(!page.contains("nan") && !page.contains("inf,"))
    }

    @Test("A hundred thousand levels are written without recursion, and little of them is open")
    func depth() throws {
        let count = largeCount(100_000)
        let boxes = (0..<count).map { BoxTree.Box(parent: $0 == 0 ? nil : $0 - 1, kind: "padding", frame: .zero) }
        let rendering = HTMLRenderer().render(DisplayList(), boxes: BoxTree(boxes), size: size)
        let (object, rows) = try rows(of: rendering.output)
        #expect(rows.count == count && rows.last?[0] as? Int == count - 2)
        #expect(object["expandedLevels"] as? Int == 12)
        #expect(rendering.output.utf8.count < 30 * count + 20_000)
    }

    @Test("Boxes beyond the limit are left out, and the page says so")
    func limit() throws {
        let extra = 3
        let boxes = (0..<HTMLRenderer.largestBoxCount + extra).map {
            BoxTree.Box(parent: $0 == 0 ? nil : 0, kind: "text", frame: .zero)
        }
        let rendering = HTMLRenderer().render(DisplayList(), boxes: BoxTree(boxes), size: size)
        #expect(rendering.diagnostics == [RenderDiagnostic(.omittedBoxes(count: extra))])
        #expect(rendering.output.contains("3 more boxes are not listed"))
        #expect(try rows(of: rendering.output).boxes.count == HTMLRenderer.largestBoxCount)
    }
}
