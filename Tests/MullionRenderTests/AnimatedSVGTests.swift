import MullionDrawing
import MullionGeometry
import MullionRender
import Testing

@Suite("Animated SVG")
struct AnimatedSVGTests {
    private let size = CGSize(width: 100, height: 50)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func rectangle(_ xs: [CGFloat], name: String = "box", opacities: [Double] = []) -> AnimatedRectangle {
        AnimatedRectangle(
            name: name, color: blue, cornerRadius: 2,
            frames: xs.enumerated().map { index, x in
                .init(
                    CGRect(x: x, y: 5, width: 10, height: 20), opacity: opacities.isEmpty ? 1 : opacities[index])
            })
    }

    @Test("What changes is animated, what does not is written once")
    func document() {
        let rendering = AnimatedSVGRenderer(framesPerSecond: 4, background: Color(white: 1)).render(
            [rectangle([0, 10.5, 40]), rectangle([7], name: "still")], size: size)
        #expect(
            rendering.output == """
                <svg xmlns="http://www.w3.org/2000/svg" width="100" height="50" viewBox="0 0 100 50">
                <rect width="100" height="50" fill="#ffffff"/>
                <rect data-name="box" x="0" y="5" width="10" height="20" rx="2" fill="#0000ff">
                <animate attributeName="x" dur="0.5s" fill="freeze" values="0;10.5;40"/>
                </rect>
                <rect data-name="still" x="7" y="5" width="10" height="20" rx="2" fill="#0000ff"/>
                </svg>

                """)
        #expect(rendering.diagnostics.isEmpty)
    }

    @Test("It may repeat, fade, and show names with any characters, and is well-formed")
    func wellFormed() throws {
        let renderer = AnimatedSVGRenderer(framesPerSecond: 60, repeats: true)
        let rendering = renderer.render(
            [rectangle([0, 1, 2], name: "<a & \"b\">\u{1}", opacities: [0, 0.5, 7]), rectangle([3, 4])], size: size)
        let parsed = try ParsedXML(rendering.output)
        #expect(parsed.all("rect").map { $0.attributes["opacity"] } == ["0", nil])
        #expect(parsed.all("rect")[0].attributes["data-name"] == "<a & \"b\">\u{FFFD}")
        #expect(parsed.all("animate").map { $0.attributes["values"] } == ["0;1;2", "0;0.5;1", "3;4;4"])
        #expect(parsed.all("animate").allSatisfy { $0.attributes["repeatCount"] == "indefinite" })
        #expect(rendering.diagnostics == [RenderDiagnostic(.replacedCharacters(count: 1), commandIndex: 0)])
        #expect(
            renderer.render([rectangle([0, 1])], size: size).output
                == renderer.render([rectangle([0, 1])], size: size).output)
    }

    @Test("What cannot be written is left out and reported")
    func unusable() throws {
        var thin = rectangle([0, 1])
        thin.frames[1].rect.size.width = -1
        let renderer = AnimatedSVGRenderer(framesPerSecond: 30)
        let rendering = renderer.render(
            [rectangle([0, .nan]), rectangle([]), thin, rectangle([0, 1e300]), rectangle([1])],
            size: CGSize(width: -1, height: CGFloat.infinity))
        #expect(try ParsedXML(rendering.output).all("rect").count == 1)
        #expect(
            rendering.diagnostics == [RenderDiagnostic(.unusableSize)]
                + (0..<4).map { RenderDiagnostic(.unusableNumber, commandIndex: $0) })
    }

    @Test("At a rate that is none, everything is at its first frame", arguments: [0, -1, .nan, .infinity, 1e-300])
    func unusableRate(_ rate: Double) throws {
        let rendering = AnimatedSVGRenderer(framesPerSecond: rate).render([rectangle([0, 1])], size: size)
        #expect(try ParsedXML(rendering.output).all("animate").isEmpty)
        #expect(rendering.diagnostics == [RenderDiagnostic(.unusableNumber)])
    }

    @Test("Nothing is an empty document")
    func empty() throws {
        let rendering = AnimatedSVGRenderer(framesPerSecond: 30).render([], size: size)
        #expect(try ParsedXML(rendering.output).elements.map(\.name) == ["svg"])
        #expect(rendering.diagnostics.isEmpty)
    }
}
