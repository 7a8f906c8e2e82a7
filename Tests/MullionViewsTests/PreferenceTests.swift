import Mullion
import Testing

private struct WidthKey: PreferenceKey {
    static var defaultValue: CGFloat { 0 }
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}

private struct ListKey: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

nonisolated extension View {
    fileprivate func measured() -> some View {
        background(
            GeometryReader { proxy in Color.clear.preference(key: WidthKey.self, value: proxy.size.width) })
    }

    fileprivate func listed(_ name: String) -> some View {
        overlay(GeometryReader { _ in Color.clear.preference(key: ListKey.self, value: [name]) })
    }
}

/// Preferences that views set inside of geometry readers.
struct PreferenceTests {
    private struct Measured: View {
        var size: CGFloat = 40
        @State private var width: CGFloat = 0
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Color.red.frame(width: size, height: 10).measured().onPreferenceChange(WidthKey.self) { width = $0 }
                Color.blue.frame(width: width, height: 10).named("copy")
            }
        }
    }

    @Test("A size read behind a view reaches state, in a renderer and in a host")
    func size() throws {
        #expect(try layout(Measured()).frame("copy") == rect(0, 10, 40, 10))
        let host = ViewHost(Measured())
        #expect(try host.layout().frame("copy").width == 40)
        host.update(Measured(size: 70))
        #expect(try host.layout().frame("copy").width == 70)
    }

    @Test("Views as wide as the widest of them: the widths come up, the maximum goes down")
    func equalWidths() throws {
        struct Row: View {
            @State private var width: CGFloat?
            var body: some View {
                HStack(spacing: 0) {
                    Color.red.frame(width: 20, height: 10).measured().frame(width: width).named("a")
                    Color.blue.frame(width: 50, height: 10).measured().frame(width: width).named("b")
                }
                .onPreferenceChange(WidthKey.self) { width = $0 }
            }
        }
        let picture = layout(Row())
        #expect(try picture.frame("a") == rect(0, 0, 50, 10))
        #expect(try picture.frame("b") == rect(50, 0, 50, 10))
    }

    @Test("Values come in order: those outside of readers, then readers; observers outward get all of them")
    func order() {
        final class Record: @unchecked Sendable { var inner: [String] = [], outer: [String] = [] }
        let record = Record()
        let view = VStack {
            Color.red.listed("one").listed("two")
                .preference(key: ListKey.self, value: ["plain"])
                .onPreferenceChange(ListKey.self) { record.inner = $0 }
            Color.blue.listed("three")
        }
        .onPreferenceChange(ListKey.self) { record.outer = $0 }
        _ = layout(view, 100, 100)
        #expect(record.inner == ["plain", "one", "two"])
        #expect(record.outer == ["plain", "one", "two", "three"])
    }

    @Test("What a reader set is forgotten with the reader")
    func removal() {
        final class Record: @unchecked Sendable { var values: [[String]] = [] }
        struct Choice: View {
            let record: Record
            var isShown: Bool
            var body: some View {
                VStack {
                    Color.red.listed("stays")
                    if isShown { Color.blue.listed("goes") }
                }
                .onPreferenceChange(ListKey.self) { record.values.append($0) }
            }
        }
        let record = Record()
        let host = ViewHost(Choice(record: record, isShown: true))
        _ = host.layout(in: ProposedViewSize(width: 100, height: 100))
        host.update(Choice(record: record, isShown: false))
        _ = host.layout(in: ProposedViewSize(width: 100, height: 100))
        #expect(record.values == [["stays", "goes"], ["stays"]])
    }

    @Test("A function that never settles ends after eight layouts")
    func endless() {
        struct Growing: View {
            @State private var width: CGFloat = 1
            var body: some View {
                Color.red.frame(width: width, height: 10).measured().onPreferenceChange(WidthKey.self) {
                    width = $0 + 1
                }
            }
        }
        #expect(layout(Growing()).size.width < 12)
    }

    @Test("A renderer calls no other functions of the views")
    func firstState() {
        struct Lively: View {
            @State private var text = "first"
            @State private var width: CGFloat = 0
            var body: some View {
                Text(text).onAppear { text = "appeared" }.measured().onPreferenceChange(WidthKey.self) { width = $0 }
            }
        }
        #expect(layout(Lively()).texts.map(\.string) == ["first"])
    }
}
