import Foundation
import Mullion
import MullionTestSupport
import Synchronization
import Testing

@testable import MullionViews

/// Elements of `ForEach` whose views are the same again keep their nodes.
@Suite("Elements that are kept")
struct ForEachMemoryTests {
    private static let bodies = Atomic<Int>(0)

    private struct Row: Identifiable {
        var id: Int
        var title: String
        var detail: String
        var kind = 0
        var model: Model?
    }

    @Observable
    final class Model: @unchecked Sendable {
        var length: CGFloat = 10
    }

    private struct Width: PreferenceKey {
        static let defaultValue: CGFloat = 0
        static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value += nextValue() }
    }

    private struct RowView: View {
        let row: Row

        var body: some View {
            let _ = ForEachMemoryTests.bodies.add(1, ordering: .relaxed)
            switch row.kind {
            case 7:
                Text(row.title)
                Text(row.detail)
            case 8: EmptyView()
            default: line
            }
        }

        private var line: some View {
            HStack(spacing: 4) {
                Color.blue.frame(width: 12, height: 12)
                VStack(alignment: .leading) {
                    Text(row.title)
                    Text(row.detail)
                }
                switch row.kind {
                case 1: Stateful(title: row.detail)
                case 2: GeometryReader { proxy in Text("\(Int(proxy.size.width))") }
                case 3: Color.red.frame(width: row.model?.length ?? 1, height: 3)
                case 4: Color.green.frame(width: 5, height: 5).preference(key: Width.self, value: 5)
                case 5: Text("priority").layoutPriority(2).zIndex(3)
                case 6: ForEach(0..<3) { Text("\(row.title) \($0)") }
                default: Spacer()
                }
            }
        }
    }

    private struct Stateful: View {
        let title: String
        @State private var count = 3
        @Environment(\.layoutDirection) private var direction

        var body: some View { Text(direction == .rightToLeft ? "\(title) \(count)" : "\(count) \(title)") }
    }

    private struct List: View {
        var rows: [Row]
        var size: CGFloat = 14
        var isRaised = false
        var isMirrored = false

        var body: some View {
            VStack(alignment: .leading, spacing: 3) {
                if isRaised {
                    ForEach(rows) { RowView(row: $0) }.zIndex(1).layoutPriority(1)
                } else {
                    ForEach(rows) { RowView(row: $0) }
                }
                Text("\(rows.count) rows")
            }
            .font(.system(size: size))
            .environment(\.layoutDirection, isMirrored ? .rightToLeft : .leftToRight)
        }
    }

    private static func row(_ id: Int, _ random: inout SplitMix64) -> Row {
        let kind = Int.random(in: 0...9, using: &random)
        return Row(
            id: id, title: "Row \(id) of a list", detail: String(repeating: "word ", count: random.pick([1, 3, 8])),
            kind: kind, model: kind == 3 ? Model() : nil)
    }

    @Test("One row of a thousand changes: its body alone is evaluated")
    func oneRow() {
        var random = SplitMix64(seed: 3)
        var rows = (0..<1_000).map { Self.row($0, &random) }
        for index in rows.indices { rows[index].kind = 0 }
        let host = ViewHost(List(rows: rows))
        host.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        let before = Self.bodies.load(ordering: .relaxed)
        rows[371].title = "Another title for the row"
        host.update(List(rows: rows))
        host.layoutIfNeeded(in: ProposedViewSize(width: 300, height: nil))
        // Other tests of the suite run at the same time; they have few rows.
        #expect(Self.bodies.load(ordering: .relaxed) - before < 900)
        let frames = host.layout(in: ProposedViewSize(width: 300, height: nil)).frames
        let fresh = ViewRenderer(List(rows: rows)).layout(in: ProposedViewSize(width: 300, height: nil)).frames
        #expect(frames.map(\.absoluteFrame) == fresh.map(\.absoluteFrame) && frames.map(\.path) == fresh.map(\.path))
        #expect(frames.contains { $0.text == "Another title for the row" })
    }

    @Test("Random edits of rows leave the picture equal to that of a new host", arguments: randomRuns(0..<60))
    func edits(seed: Int) {
        var random = SplitMix64(seed: UInt64(seed) + 900)
        var list = List(rows: (0..<Int.random(in: 3...14, using: &random)).map { Self.row($0, &random) })
        let host = ViewHost(list)
        let proposal = ProposedViewSize(width: 220, height: nil)
        for step in 0..<40 {
            let kept = host.layout(in: proposal)
            let fresh = ViewHost(list).layout(in: proposal)
            let isEqual =
                kept.frames.map(\.path) == fresh.frames.map(\.path)
                && kept.frames.map(\.absoluteFrame) == fresh.frames.map(\.absoluteFrame)
                && kept.displayList == fresh.displayList
            #expect(isEqual, "seed \(seed), step \(step)")
            if !isEqual { return }
            for _ in 0..<random.pick([1, 1, 2]) { Self.edit(&list, step, &random) }
            host.update(list)
        }
        let new = ViewHost(list)
        for host in [host, new] { host.layoutIfNeeded(in: proposal) }
        #expect(host.tree.nodeCount == new.tree.nodeCount)
    }

    private static func edit(_ list: inout List, _ step: Int, _ random: inout SplitMix64) {
        guard let index = list.rows.indices.randomElement(using: &random) else {
            return list.rows.append(row(1_000 + step, &random))
        }
        switch Int.random(in: 0...10, using: &random) {
        case 0: list.size = random.pick([10, 14, 18])
        case 1: list.isRaised.toggle()
        case 2: list.isMirrored.toggle()
        case 3: list.rows.remove(at: index)
        case 4: list.rows.insert(row(1_000 + step, &random), at: index)
        case 5: list.rows.shuffle(using: &random)
        case 6: list.rows[index].model?.length += 7
        case 7: list.rows[index].kind = Int.random(in: 0...8, using: &random)
        case 8: list.rows[index].id = list.rows[0].id
        default: list.rows[index].title = "Title \(step) \(index)"
        }
    }

    @Test("The closure for the content of an element reads the environment")
    func environmentInContent() {
        struct Names: View {
            let names: [String]
            @Environment(\.layoutDirection) private var direction

            var body: some View {
                ForEach(names, id: \.self) { Text(direction == .rightToLeft ? "← \($0)" : "→ \($0)") }
            }
        }
        func list(_ names: [String]) -> some View {
            VStack { Names(names: names).environment(\.layoutDirection, .rightToLeft) }
        }
        let once = ViewRenderer(list(["a", "b"])).layout(in: .unspecified)
        #expect(once.frames.compactMap(\.text) == ["← a", "← b"])
        let host = ViewHost(list(["a", "b"]))
        #expect(host.layout(in: .unspecified).frames.compactMap(\.text) == ["← a", "← b"])
        host.update(list(["a", "c", "b"]))
        #expect(host.layout(in: .unspecified).frames.compactMap(\.text) == ["← a", "← c", "← b"])
    }

    @Test("Elements of a new list with one identity have nodes of their own, and so after the list was empty")
    func repetitions() {
        struct Names: View {
            let names: [String]
            var body: some View {
                VStack {
                    ForEach(Array(names.enumerated()), id: \.element.first) { Text("\($0.offset) \($0.element)") }
                }
            }
        }
        let host = ViewHost(Names(names: ["ab", "ac", "b", "ad"]))
        func texts() -> [String] { host.layout(in: .unspecified).frames.compactMap(\.text) }
        #expect(texts() == ["0 ab", "1 ac", "2 b", "3 ad"])
        for names in [[], ["b", "b"], ["b", "a", "b", "c"], [], ["a", "b"], ["b", "a", "a"]] {
            host.update(Names(names: names))
            #expect(texts() == names.enumerated().map { "\($0) \($1)" })
            #expect(host.tree.nodeCount == ViewHost(Names(names: names)).tree.nodeCount)
        }
    }

    @Test("An observed object that changes is seen, whether its row was kept before or not")
    func observation() {
        let model = Model()
        var rows = [
            Row(id: 0, title: "First", detail: "row"),
            Row(id: 1, title: "Second", detail: "row", kind: 3, model: model),
        ]
        let host = ViewHost(List(rows: rows))
        func width() -> CGFloat? {
            host.layout(in: ProposedViewSize(width: 300, height: nil)).frames.first { $0.frame.height == 3 }?.frame
                .width
        }
        #expect(width() == 10)
        rows[0].title = "Changed"
        host.update(List(rows: rows))
        #expect(width() == 10 && !host.needsUpdate)
        model.length = 25
        #expect(host.needsUpdate && width() == 25)
        model.length = 31
        #expect(host.needsUpdate && width() == 31)
    }

    @Test("All environment values are compared, and styles by what they were made from")
    func environments() {
        // A property that is added must be compared in `isSame(as:)`, and counted here.
        #expect(Mirror(reflecting: EnvironmentValues()).children.count == 18)
        #expect(Mirror(reflecting: EnvironmentValues().text).children.count == 12)
        func values(_ style: some ShapeStyle, size: CGFloat = 14) -> EnvironmentValues {
            var values = EnvironmentValues()
            values.text.style = AnyShapeStyle(style)
            values.font = .system(size: size)
            return values
        }
        #expect(values(Color.red).isSame(as: values(Color.red)))
        #expect(!values(Color.red).isSame(as: values(Color.blue)))
        #expect(!values(Color.red).isSame(as: EnvironmentValues()))
        #expect(!values(Color.red).isSame(as: values(Color.red, size: 15)))
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        #expect(!values(gradient).isSame(as: values(Color.red)))
        #expect(!values(gradient).isSame(as: values(AnyShapeStyle(gradient, opacity: 0.5))))
    }

    @Test("Views with gaps between their properties are kept if they are equatable")
    func equatable() {
        struct Cell: View, Equatable {
            var isOn: Bool
            var title: String
            var body: some View { Text(isOn ? title : "off") }
        }
        struct Cells: View {
            var titles: [String]
            var body: some View { VStack { ForEach(titles, id: \.self) { Cell(isOn: $0.count > 3, title: $0) } } }
        }
        let host = ViewHost(Cells(titles: ["one", "three", "seventeen"]))
        host.update(Cells(titles: ["one", "three", "seventeen", "two"]))
        let texts = host.layout(in: .unspecified).frames.compactMap(\.text)
        #expect(texts == ["off", "three", "seventeen", "off"])
    }
}
