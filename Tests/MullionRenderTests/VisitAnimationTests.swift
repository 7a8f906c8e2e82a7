import MullionDrawing
import MullionGeometry
import Testing

@testable import MullionRender

@Suite struct VisitAnimationTests {
    private let boxes = [
        CGRect(x: 10, y: 0, width: 20, height: 20), CGRect(x: 0, y: 30, width: 20, height: 20),
        CGRect(x: 40, y: 30, width: 20, height: 20),
    ]

    private func render(_ animation: VisitAnimation) -> String {
        var list = DisplayList()
        list.fill(Path(CGRect(x: 0, y: 0, width: 60, height: 50)), with: .white)
        return SVGRenderer().render(list, size: CGSize(width: 60, height: 50), animation: animation).output
    }

    @Test("A mark rests at every box and goes on to the next, and every box keeps a trace")
    func way() throws {
        let xml = try ParsedXML(render(VisitAnimation(visiting: boxes)))
        let ways = xml.elements.filter { $0.attributes["attributeName"] == "x" }
        #expect(ways.count == 1)
        #expect(ways[0].attributes["values"] == "10;10;0;0;40;40")
        #expect(ways[0].attributes["keyTimes"] == "0;.2;.333333;.533333;.666667;1")
        #expect(ways[0].attributes["dur"] == "3.3s")
        let traces = xml.elements.filter { $0.attributes["calcMode"] == "discrete" }
        #expect(traces.map { $0.attributes["keyTimes"] } == [nil, "0;.333333", "0;.666667"])
        // Boxes of one size need no animation of it.
        #expect(!xml.elements.contains { $0.attributes["attributeName"] == "width" })
    }

    @Test("A viewer without animations shows the picture and nothing else")
    func still() throws {
        let xml = try ParsedXML(render(VisitAnimation(visiting: boxes)))
        // The first one is the background.
        let shapes = xml.elements.filter { $0.name == "rect" }.dropFirst()
        #expect(shapes.count == 4 && shapes.allSatisfy { $0.attributes["opacity"] == "0" })
    }

    @Test("What is in front of the mark comes behind it in the document")
    func front() throws {
        var front = DisplayList()
        front.fill(Path(CGRect(x: 0, y: 0, width: 5, height: 5)), with: .red)
        let output = SVGRenderer().render(
            DisplayList(), size: CGSize(width: 60, height: 50), animation: VisitAnimation(visiting: boxes), front: front
        ).output
        let xml = try ParsedXML(output)
        #expect(xml.elements.last?.attributes["fill"] == "#f00" && output.hasSuffix("</svg>\n"))
    }

    @Test("The mark becomes as large as each box")
    func sizes() throws {
        var boxes = boxes
        boxes[1].size.width = 30
        let round = try ParsedXML(render(VisitAnimation(visiting: boxes)))
        #expect(
            round.elements.first { $0.attributes["attributeName"] == "rx" }?.attributes["values"] == "10;10;15;15;10;10"
        )
        let square = try ParsedXML(render(VisitAnimation(visiting: boxes, cornerRadius: 4)))
        #expect(!square.elements.contains { $0.attributes["attributeName"] == "rx" })
        #expect(square.elements.contains { $0.attributes["rx"] == "4" })
    }

    @Test("No boxes, one box, and numbers that cannot be used")
    func small() throws {
        #expect(try ParsedXML(render(VisitAnimation(visiting: []))).elements.count == 2)
        let one = try ParsedXML(render(VisitAnimation(visiting: [boxes[0]], secondsPerStep: .nan)))
        #expect(!one.elements.contains { $0.attributes["attributeName"] == "x" })
        #expect(one.elements.contains { $0.attributes["dur"] == ".05s" })
        let hostile = VisitAnimation(
            visiting: [CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1), boxes[0]], cornerRadius: -.infinity)
        let output = render(hostile)
        #expect(!output.contains("nan") && !output.contains("inf"))
        _ = try ParsedXML(output)
    }

    @Test("The same input gives the same bytes")
    func bytes() { #expect(render(VisitAnimation(visiting: boxes)) == render(VisitAnimation(visiting: boxes))) }
}
