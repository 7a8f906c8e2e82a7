import Mullion
import MullionTestSupport
import Testing

@testable import MullionViews

@Suite("Page numbers in the body")
struct PageNumberTests {
    /// A page with room for 200 × 100.
    private static let format = PageFormat(size: CGSize(width: 220, height: 120), margin: 10)

    private func runs(_ pages: PagedView, _ number: Int) -> [TextRun] {
        pages.displayList(ofPage: number).commands.compactMap { if case .text(let run) = $0 { run } else { nil } }
    }

    private func texts(_ pages: PagedView, _ number: Int) -> [String] { runs(pages, number).map(\.string) }

    private struct Rows: View {
        var count: Int
        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                ForEach(0..<count, id: \.self) { _ in
                    Text("at {page} of {pages}").frame(height: 45, alignment: .top)
                }
            }
        }
    }

    @Test("A text has the number of its page, and is measured with it")
    func body() throws {
        let paged = ViewRenderer(Rows(count: 24)).pages(Self.format)
        #expect(paged.count == 12)
        #expect(paged.diagnostics.isEmpty)
        let width = { (text: String) in MetricsTextMeasurer().measure(text, font: .body).idealWidth }
        for page in 0..<12 {
            for run in runs(paged, page) {
                #expect(run.string == "at \(page + 1) of 12")
                #expect(run.width == width("at \(page + 1) of 12"))
            }
            #expect(runs(paged, page).count == 2)
        }
        let row = VStack(alignment: .trailing) {
            Text("{page}/{pages}").frame(maxWidth: .infinity, alignment: .trailing)
        }
        let run = try #require(runs(ViewRenderer(row).pages(Self.format), 0).first)
        #expect(abs(run.origin.x + width("1/1") - 200) < 0.01)
    }

    @Test("A repeated header row of a table has the number of each page, a row that of its own")
    func table() {
        var style = TableStyle()
        style.padding = EdgeInsets()
        let table = Table(columns: [TableColumn(.flexible()), TableColumn(.fitting())], style: style) {
            TableRow(isHeader: true) {
                Text("Page {page}").frame(height: 20)
                Text("of {pages}")
            }
            ForEach(0..<36, id: \.self) { index in
                TableRow {
                    Text("{page}: \(index)").frame(height: 20)
                    Text("x")
                }
            }
        }
        let paged = ViewRenderer(table).pages(Self.format)
        #expect(paged.count == 9)
        for page in 0..<paged.count {
            let texts = texts(paged, page)
            #expect(texts.contains("Page \(page + 1)") && texts.contains("of 9"))
            let own = texts.filter { $0.contains(": ") }
            #expect(own.count == 4 && own.allSatisfy { $0.hasPrefix("\(page + 1): ") })
        }
    }

    @Test("Numbers wider than the measured ones are not wrapped or cut")
    func wide() {
        // Each row takes a page, and the first text is shown on the first only.
        let view = VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<120, id: \.self) { _ in Text("{page}|{pages}").frame(height: 100, alignment: .top) }
        }
        let paged = ViewRenderer(view).pages(Self.format)
        #expect(paged.count == 120)
        for page in [0, 9, 99, 119] { #expect(texts(paged, page) == ["\(page + 1)|120"]) }
    }

    @Test("A count that decides how many pages there are ends, and each page has its own number")
    func feedback() {
        // With two digits the text wraps, and takes more room.
        let view = VStack(alignment: .leading, spacing: 0) {
            ForEach(0..<19, id: \.self) { _ in Text("{pages} {pages} {page}").frame(width: 44).frame(minHeight: 45) }
        }
        let paged = ViewRenderer(view).pages(Self.format)
        for page in 0..<paged.count {
            let numbers = texts(paged, page).joined(separator: " ").split(separator: " ").map(String.init)
            #expect(Set(numbers) == [String(page + 1), String(paged.count)])
        }
    }

    @Test("Braces mean themselves without pages, and capital letters keep the numbers")
    func literal() {
        let drawn = ViewRenderer(Text(verbatim: "{page}")).layout()
        #expect(
            drawn.displayList.commands.contains {
                if case .text(let run) = $0 { run.string == "{page}" } else { false }
            })
        let paged = ViewRenderer(Text(verbatim: "page {page} of {pages}").textCase(.uppercase)).pages(Self.format)
        #expect(texts(paged, 0) == ["PAGE 1 OF 1"])
    }
}
