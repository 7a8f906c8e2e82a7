import MullionGeometry
import MullionText
import Testing

@Suite struct FontTests {
    @Test(
        "A size that is no size is repaired",
        arguments: [(-1, 0), (.nan, 0), (-.infinity, 0), (.infinity, 65_536), (12.5, 12.5)] as [(CGFloat, CGFloat)])
    func sizes(given: CGFloat, kept: CGFloat) {
        #expect(Font(size: given).size == kept)
        var font = Font(size: 1)
        font.size = given
        #expect(font.size == kept)
    }

    @Test("Weights are ordered by their numbers, and the embedded bold face is used from semibold on")
    func weights() {
        #expect(Font.Weight.allCases.map(\.rawValue) == Array(stride(from: 100, through: 900, by: 100)))
        #expect(Font.Weight.allCases.sorted() == Font.Weight.allCases)
        for weight in Font.Weight.allCases {
            let metrics = MetricsTextMeasurer().metrics(for: Font(size: 12, weight: weight, isItalic: true))
            #expect(metrics.weight == (weight.rawValue >= 600 ? .bold : .regular))
            #expect(metrics.isItalic)
        }
    }

    @Test("Fonts are equal when family, size and weight are")
    func equality() {
        #expect(Font(size: 12) == Font(family: nil, size: 12, weight: .regular))
        #expect(Font(size: 12) != Font(family: "DejaVu Sans", size: 12))
        #expect(Font(size: 12).wantedFamily == "DejaVu Sans")
        #expect(Font(size: 12, design: .monospaced).wantedFamily == "DejaVu Sans Mono")
        #expect(Font(size: 12) != Font(size: 12, weight: .bold))
    }
}
