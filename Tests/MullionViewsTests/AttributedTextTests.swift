import Foundation
import Mullion
import Testing

/// Attributed text, Markdown with values, and dates.
struct AttributedTextTests {
    private func runs(_ view: some View) -> [String] { layout(view).texts.map(\.string) }

    @Test("Marks beside a value are marks")
    func values() {
        let name = "Ada *x*"
        let picture = layout(Text("Hello **\(name)**!"))
        #expect(picture.texts.map(\.string) == ["Hello ", "Ada *x*", "!"])
        #expect(picture.size == layout(Text("Hello ") + Text(verbatim: name).bold() + Text("!")).size)
        #expect(runs(Text("\(2) * \(3)")) == ["2 * 3"])
    }

    @Test("A key in place of a text is a key, not a picture")
    func key() {
        #expect(runs(Text(.init("**bold** x"))) == ["bold", " x"])
    }

    @Test("Links have the tint of the views around")
    func links() {
        #expect(layout(Text("[a](https://example.org)").tint(.green)).texts.first?.paint == .color(.green))
    }

    @Test("Attributes and Markdown of attributed text are drawn")
    func attributed() throws {
        var text = try AttributedString(markdown: "a **b** [c](https://example.org)")
        let range = try #require(text.range(of: "a"))
        text[range].foregroundColor = .red
        let picture = layout(Text(text))
        #expect(picture.texts.map(\.string) == ["a", " ", "b", " ", "c"])
        #expect(picture.texts.first?.paint == .color(.red))
        #expect(text.runs.compactMap(\.link) == [URL(string: "https://example.org")])

        var whole = AttributedString("wide")
        whole.kern = 10
        whole.underlineStyle = .single
        whole.font = .system(size: 17)
        let wide = layout(Text(whole))
        #expect(wide.size.width > layout(Text(verbatim: "wide")).size.width + 29)
        #expect(wide.texts.first?.underline != nil)
    }

    @Test("Intervals are written as a clock")
    func intervals() {
        let start = Date(timeIntervalSince1970: 0)
        let text = Text(timerInterval: start...start.addingTimeInterval(3_725), pauseTime: start)
        #expect(runs(text) == ["1:02:05"])
        let minutes = Text(
            timerInterval: start...start.addingTimeInterval(3_725), pauseTime: start, showsHours: false)
        #expect(runs(minutes) == ["62:05"])
    }

    @Test(
        "Dates that are not numbers, or far away, are written",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, -1e300])
    func hostileDates(_ seconds: Double) {
        let date = Date(timeIntervalSince1970: seconds)
        for style in [Text.DateStyle.relative, .offset, .timer] {
            #expect(runs(Text(date, style: style)).joined().isEmpty == false)
        }
        let interval = seconds.isNaN ? date...date : min(date, .now)...max(date, .now)
        #expect(runs(Text(timerInterval: interval)).joined().contains(":"))
    }

    @Test("A calendar has a cell for each day of the month, and a tap chooses one")
    func calendar() {
        struct Month: View {
            @State var date = Date(timeIntervalSince1970: 1_700_000_000)
            var body: some View {
                DatePicker("", selection: $date, displayedComponents: .date).datePickerStyle(.graphical)
                    .environment(\.calendar, calendar)
            }
            private var calendar: Calendar {
                var calendar = Calendar(identifier: .gregorian)
                calendar.timeZone = TimeZone(identifier: "UTC")!
                return calendar
            }
        }
        let host = ViewHost(Month())
        let proposal = ProposedViewSize(width: 350, height: 400)
        let days = host.layout(in: proposal).texts.map(\.string).compactMap { Int($0) }
        #expect(days == Array(1...30))
    }
}
