import Mullion
import Testing

@Suite struct OverflowViewTests {
    /// Tags of different widths, and a badge that says how many are hidden.
    private struct Tags: View {
        var count = 12
        var body: some View {
            OverflowHStack(spacing: 6) {
                ForEach(0..<count, id: \.self) { index in
                    Color.blue.frame(width: 20 + CGFloat(index * 7 % 13), height: 10).named("tag\(index)")
                }
            } overflow: { hidden in
                Text("+\(hidden.count)").named("badge")
            }
        }
    }

    private func words(_ picture: LaidOutView) -> [String] { picture.texts.map(\.string) }

    private func names(_ picture: LaidOutView) -> [String] { picture.frames.compactMap(\.name) }

    @Test func `The badge gives the number of hidden views in every width where it fits, up and down`() throws {
        let host = ViewHost(Tags())
        var expected: [[String]] = []
        var last = 0
        let badge = ViewRenderer(Text("+12")).layout().size.width
        for width in 0...400 {
            let picture = ViewRenderer(Tags()).layout(in: ProposedViewSize(width: CGFloat(width), height: nil))
            let shown = names(picture).count { $0.hasPrefix("tag") }
            #expect(shown >= last, "\(width)")
            last = shown
            if shown < 12 {
                // Where not even the badge fits, nothing is shown.
                let fits = shown > 0 || badge <= CGFloat(width)
                #expect(words(picture) == (fits ? ["+\(12 - shown)"] : []), "\(width)")
                #expect(picture.size.width <= CGFloat(width))
            } else {
                #expect(words(picture) == [], "\(width)")
            }
            expected.append(names(picture) + words(picture))
        }
        #expect(last == 12)
        for width in Array(0...400) + (0...400).reversed() + (0...400).map({ $0 * 173 % 401 }) {
            let picture = host.layout(in: ProposedViewSize(width: CGFloat(width), height: nil))
            #expect(names(picture) + words(picture) == expected[width], "\(width)")
        }
    }

    @Test func `The hidden views are known by their positions`() {
        let titles = ["one", "two", "three", "four"]
        func view(_ order: OverflowOrder) -> some View {
            OverflowVStack(alignment: .leading, spacing: 0, hiding: order) {
                ForEach(0..<4, id: \.self) { index in
                    Color.red.frame(width: 10, height: 20).layoutPriority(index == 3 ? 1 : 0)
                }
            } overflow: { hidden in
                Text(hidden.map { titles[$0] }.joined(separator: " ")).frame(height: 20)
            }
        }
        let proposal = ProposedViewSize(width: 300, height: 60)
        #expect(words(ViewRenderer(view(.last)).layout(in: proposal)) == ["three four"])
        #expect(words(ViewRenderer(view(.leastImportant)).layout(in: proposal)) == ["two three"])
    }

    @Test func `Without anything for the rest, views just leave`() {
        let picture = layout(
            OverflowHStack(spacing: 0) { ForEach(0..<4, id: \.self) { Color.red.frame(width: 30).named("\($0)") } },
            100, 10)
        #expect(picture.frames.compactMap(\.name) == ["0", "1", "2"])
    }

    @Test func `An overflow stack in a geometry reader, and the other way round, settle`() {
        let picture = layout(
            GeometryReader { proxy in
                OverflowHStack(spacing: 0) {
                    ForEach(0..<10, id: \.self) { _ in Color.red.frame(width: 30) }
                } overflow: { hidden in
                    GeometryReader { inner in Text("\(hidden.count) in \(Int(inner.size.width))") }
                        .frame(width: 80, height: 20)
                }
                .frame(width: proxy.size.width / 2, alignment: .leading)
            }, 300, 20)
        #expect(words(picture) == ["8 in 80"])
        #expect(picture.diagnostics.isEmpty)
    }

    @Test func `The rest is written in the style of the surroundings`() {
        func width(_ size: CGFloat) -> CGFloat {
            layout(
                OverflowHStack(spacing: 0) {
                    Color.red.frame(width: 1_000)
                } overflow: { _ in
                    Text("more")
                }
                .font(.system(size: size)), 100, 100
            ).size.width
        }
        #expect(abs(width(20) - 2 * width(10)) < 1e-6)
    }
}
