import Mullion
import Testing

/// Counts how often text is measured.
final class CountingMeasurer: TextMeasurer, @unchecked Sendable {
    private let base = MetricsTextMeasurer()
    private(set) var count = 0

    /// Texts in several fonts are measured with the metrics of each.
    func metrics(for font: Font) -> FontMetrics {
        count += 1
        return base.metrics(for: font)
    }

    func measure(_ string: String, font: Font, options: TextOptions) -> MeasuredText {
        count += 1
        return base.measure(string, font: font, options: options)
    }
}

extension PassCounts {
    /// Whether the pass found everything as it was.
    var isNothing: Bool {
        traits == 0 && visits == 0 && leafMeasurements == 0 && customQuestions == 0 && placements == 0
    }
}

@Suite("View host")
struct ViewHostTests {
    private struct Row: Identifiable {
        let id: Int
        var title: String
    }

    private static func list(_ rows: [Row]) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            ForEach(rows) { row in
                HStack {
                    Text(row.title)
                    Spacer()
                    Text("\(row.id)").font(.caption)
                }
                .padding(4)
            }
        }
    }

    private static let proposal = ProposedViewSize(width: 300, height: nil)

    @Test("One changed text among 1,000 rows is measured alone")
    func oneChange() {
        var rows = (0..<1_000).map { Row(id: $0, title: "Row number \($0)") }
        let measurer = CountingMeasurer()
        let host = ViewHost(Self.list(rows), measurer: measurer)
        host.layoutIfNeeded(in: Self.proposal)
        #expect(measurer.count == 2_000)
        #expect(host.tree.counts.leafMeasurements > 2_000)

        rows[500].title = "Another title"
        host.update(Self.list(rows))
        host.layoutIfNeeded(in: Self.proposal)
        #expect(measurer.count == 2_001)
        #expect((1...4).contains(host.tree.counts.leafMeasurements))
        #expect(host.tree.counts.visits < 20)
        #expect(host.tree.counts.placements < 20)
    }

    @Test("An update that changes nothing measures and places nothing")
    func noChange() {
        let rows = (0..<100).map { Row(id: $0, title: "Row number \($0)") }
        let measurer = CountingMeasurer()
        let host = ViewHost(Self.list(rows), measurer: measurer)
        host.layoutIfNeeded(in: Self.proposal)
        let count = measurer.count
        host.update(Self.list(rows))
        host.layoutIfNeeded(in: Self.proposal)
        #expect(measurer.count == count)
        #expect(host.tree.counts.isNothing)
        #expect(host.tree.changes.isEmpty)
    }

    @Test("Rows that move, come and go leave the text of the others alone")
    func movedRows() {
        var rows = (0..<200).map { Row(id: $0, title: "Row number \($0)") }
        let measurer = CountingMeasurer()
        let host = ViewHost(Self.list(rows), measurer: measurer)
        host.layoutIfNeeded(in: Self.proposal)
        let count = measurer.count
        rows.insert(rows.remove(at: 190), at: 3)
        rows.remove(at: 100)
        host.update(Self.list(rows))
        host.layoutIfNeeded(in: Self.proposal)
        #expect(measurer.count == count)
        #expect(host.tree.counts.leafMeasurements == 0)
        rows.insert(Row(id: 1_000, title: "New"), at: 0)
        host.update(Self.list(rows))
        #expect(measurer.count == count + 2)
    }

    @Test("Text in several fonts is not measured again either, and another line limit measures no text")
    func keptText() {
        func view(_ limit: Int?) -> some View {
            VStack {
                Text("a plain part ") + Text("and a bold one").bold()
                Text("a text of several words").lineLimit(limit)
            }
        }
        let measurer = CountingMeasurer()
        let host = ViewHost(view(nil), measurer: measurer)
        let proposal = ProposedViewSize(width: 60, height: nil)
        let tall = host.layout(in: proposal).size.height
        #expect(measurer.count == 3)
        host.update(view(1))
        #expect(host.layout(in: proposal).size.height < tall)
        #expect(measurer.count == 3)
    }

    @Test("A colour that changes is drawn without anything being measured")
    func colours() {
        func view(_ color: Color) -> some View { Text("text").foregroundColor(color).padding() }
        let measurer = CountingMeasurer()
        let host = ViewHost(view(.red), measurer: measurer)
        #expect(host.layout().texts.map(\.color) == [.red])
        host.update(view(.blue))
        let picture = host.layout()
        #expect(picture.texts.map(\.color) == [.blue])
        #expect(host.tree.counts.isNothing)
        #expect(measurer.count == 1)
    }

    @Test("A custom layout whose numbers stay the same is not asked again")
    func customLayout() {
        struct Column: Layout {
            var step: CGFloat
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: 10, height: step * CGFloat(subviews.count))
            }
            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for (index, subview) in subviews.enumerated() {
                    subview.place(
                        at: CGPoint(x: bounds.minX, y: bounds.minY + step * CGFloat(index)), proposal: .unspecified)
                }
            }
        }
        func view(_ step: CGFloat) -> some View { Column(step: step)() { Color.red } }
        let host = ViewHost(view(4))
        host.layoutIfNeeded()
        host.update(view(4))
        host.layoutIfNeeded()
        #expect(host.tree.counts.isNothing)
        host.update(view(5))
        host.layoutIfNeeded()
        #expect(host.tree.counts.customQuestions > 0)
        #expect(host.layout().size.height == 5)
    }

    @Test("A value for a layout is taken back when nobody sets it any more")
    func layoutValues() {
        struct Key: LayoutValueKey {
            static let defaultValue = 1
        }
        func view(_ value: Int?) -> AnyView {
            value.map { AnyView(Color.red.layoutValue(key: Key.self, value: $0)) } ?? AnyView(Color.red)
        }
        let host = ViewHost(view(7))
        let node = host.tree.root!
        #expect(host.tree.value(forKey: Key.self, of: node) == 7)
        host.update(view(nil))
        #expect(host.tree.root == node)
        #expect(host.tree.value(forKey: Key.self, of: node) == 1)
    }

    @Test("Names and reports go with the views they belong to")
    func namesAndReports() {
        func view(_ text: String, _ name: String?) -> AnyView {
            name.map { AnyView(Text(text).named($0)) } ?? AnyView(Text(text))
        }
        let host = ViewHost(view("漢", "kanji"))
        #expect(host.layout().diagnostics.map(\.path) == ["kanji"])
        host.update(view("plain", nil))
        let picture = host.layout()
        #expect(picture.diagnostics.isEmpty)
        #expect(picture.frames.map(\.name) == [nil])
    }

    @Test("An update may replace the root")
    func root() {
        let host = ViewHost(AnyView(Text("a")))
        #expect(host.layout().outline == ["text"])
        host.update(AnyView(HStack { Text("a") }))
        #expect(host.layout().outline == ["hStack", ".text"])
        host.update(AnyView(EmptyView()))
        #expect(host.layout().size == .zero)
        host.update(
            AnyView(
                Group {
                    Text("a")
                    Text("b")
                }))
        #expect(host.layout().outline == ["vStack", ".text", ".text"])
        host.update(AnyView(Text("a")))
        #expect(host.layout().outline == ["text"])
        #expect(host.tree.nodeCount == 1)
    }
}
