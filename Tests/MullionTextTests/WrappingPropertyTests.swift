import MullionGeometry
import MullionText
import MullionTestSupport
import Testing

/// Rules that hold for every text and width, tried on many.
@Suite struct WrappingPropertyTests {
    static let alphabet: [String] = [
        "a", "W", "i", "AV", "To", " ", " ", "  ", "\n", "\r\n", "\t", "é", "e\u{301}", "漢", "👩‍👧", "ж", "Ω", "—",
        "\u{200B}",
        "\u{A0}", "\u{AD}", "\u{AD}", "-", "/", "(", "。", "「", "12", "\u{2003}", "한", "\u{0}", "longword", ".",
    ]

    /// A text of up to 40 elements, the same for the same seed.
    static func text(seed: UInt64) -> String {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ bound: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % bound
        }
        return (0..<next(41)).map { _ in alphabet[next(alphabet.count)] }.joined()
    }

    static let widths: [CGFloat] = [0, 0.1, 3, 7.77, 10, 16, 25, 40, 80.125, 200, 1e9]

    @Test(
        "Lines never exceed the width, cover the text in order, and repeat at the width answered",
        arguments: randomRuns(0..<300))
    func wrapping(seed: UInt64) {
        let font = Font(size: CGFloat(seed % 7) * 3.3 + 0.7, weight: seed % 2 == 0 ? .regular : .bold)
        let text = MetricsTextMeasurer().measure(Self.text(seed: seed), font: font)
        #expect(text.size(width: 0).width == text.minimumWidth)
        #expect(text.size().width == text.idealWidth)
        for width in Self.widths {
            let lines = text.lines(in: width)
            let size = text.size(width: width)
            #expect(size.width <= max(width, text.minimumWidth))
            #expect(size.width <= text.idealWidth || width < text.minimumWidth)
            #expect(size.width == lines.map(\.width).max())
            #expect(size.height == text.lineHeight * CGFloat(lines.count))
            #expect(text.lines(in: size.width) == lines)
            #expect(Self.omitted(from: text.string, by: lines).allSatisfy(Self.mayBeLeftOut))
        }
    }

    /// The scalars between the lines.
    static func omitted(from string: String, by lines: [TextLine]) -> [Unicode.Scalar] {
        var scalars: [Unicode.Scalar] = []
        var end = string.startIndex
        for line in lines {
            scalars += Array(string.unicodeScalars[end..<line.range.lowerBound])
            end = line.range.upperBound
        }
        return scalars + Array(string.unicodeScalars[end...])
    }

    static func mayBeLeftOut(_ scalar: Unicode.Scalar) -> Bool {
        [" ", "\n", "\r", "\t", "\u{200B}", "\u{2003}"].contains(scalar)
    }

    @Test("A word of a hundred thousand characters wraps in linear time")
    func longWord() {
        let text = MetricsTextMeasurer().measure(String(repeating: "x", count: 100_000), font: Font(size: 16))
        #expect(text.lines(in: 0).count == 100_000)
        #expect(text.size(width: 100).height == text.lineHeight * 10_000)
    }

    @Test("The same text measures the same every time")
    func deterministic() {
        let font = Font(size: 13)
        let first = MetricsTextMeasurer().measure(Self.text(seed: 5), font: font)
        let second = MetricsTextMeasurer().measure(Self.text(seed: 5), font: font)
        #expect(first.lines(in: 50) == second.lines(in: 50))
    }
}
