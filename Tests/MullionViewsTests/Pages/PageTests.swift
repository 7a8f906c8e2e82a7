import Mullion
import MullionTestSupport
import Testing

@testable import MullionViews

@Suite("Pages")
struct PageTests {
    /// A page with room for 100 × 100.
    private static let format = PageFormat(size: CGSize(width: 120, height: 120), margin: 10)

    /// Fills of a page below its background, by colour, as they are seen: moved and cut.
    private func seen(_ pages: PagedView, _ number: Int) -> [(color: Color, rect: CGRect)] {
        // What each open push does: cut, move, or something else.
        var open: [(clip: CGRect?, shift: CGAffineTransform?)] = []
        var result: [(Color, CGRect)] = []
        for command in pages.displayList(ofPage: number).commands {
            switch command {
            case .pushClip(let path): open.append((path.boundingRect, nil))
            case .pushTransform(let shift): open.append((nil, shift))
            case .pop: open.removeLast()
            case .fill(let path, .color(let color), _):
                var rect = path.boundingRect
                for scope in open.reversed() {
                    if let shift = scope.shift { rect = rect.offsetBy(dx: shift.tx, dy: shift.ty) }
                    if let clip = scope.clip { rect = rect.intersection(clip) }
                }
                if !rect.isNull, rect.height > 0 { result.append((color, rect)) }
            default: if command.isPush { open.append((nil, nil)) }
            }
        }
        return result
    }

    private func pages<V: View>(_ view: V) -> PagedView {
        layout(view, Self.format.content.width).pages(Self.format)
    }

    @Test("Rows of a column move to the next page whole, and begin at its top")
    func column() {
        let colors: [Color] = [.red, .green, .blue, .orange, .purple]
        let paged = pages(
            VStack(spacing: 10) { ForEach(colors, id: \.self) { $0.frame(height: 40) } })
        #expect(paged.count == 3)
        #expect(seen(paged, 0).map(\.color) == [.red, .green])
        #expect(seen(paged, 1).map(\.rect) == [rect(10, 10, 100, 40), rect(10, 60, 100, 40)])
        #expect(seen(paged, 2).map(\.rect) == [rect(10, 10, 100, 40)])
        #expect(paged.diagnostics.isEmpty)
    }

    @Test("Content that fits is one page, and so is nothing")
    func single() {
        #expect(pages(Color.red.frame(height: 100)).count == 1)
        #expect(pages(EmptyView()).count == 1)
    }

    @Test("Lines of a collection stay whole, and the header is repeated with the gap behind it")
    func headers() {
        let paged = pages(
            FlowCollection {
                CollectionSection(0..<8, sizes: .uniform(CGSize(width: 45, height: 30))) { _ in Color.blue }
                    .header(length: 20) { Color.red }
                    .insets(EdgeInsets(top: 5, leading: 0, bottom: 0, trailing: 0))
            })
        // 20 + 5 + 30 + 10 + 30 = 95, then twice the same below the repeated header.
        #expect(paged.count == 2)
        for page in 0..<2 {
            let boxes = seen(paged, page)
            #expect(boxes.filter { $0.color == .red }.map(\.rect) == [rect(10, 10, 100, 20)])
            #expect(
                boxes.filter { $0.color == .blue }.map(\.rect) == [
                    rect(10, 35, 45, 30), rect(65, 35, 45, 30), rect(10, 75, 45, 30), rect(65, 75, 45, 30),
                ])
        }
    }

    @Test("A header is not left alone at the end of a page")
    func headerWithNext() {
        let paged = pages(
            FlowCollection {
                for color in [Color.blue, .green] {
                    CollectionSection(0..<1, sizes: .uniform(CGSize(width: 100, height: 50))) { _ in color }
                        .header(length: 20) { Color.red }
                }
            })
        #expect(paged.count == 2)
        #expect(seen(paged, 0).map(\.color).count == 2)
        #expect(seen(paged, 1).contains { $0.color == .red && $0.rect == rect(10, 10, 100, 20) })
    }

    @Test("A header higher than half of a page is not repeated")
    func highHeader() {
        let paged = pages(
            FlowCollection {
                CollectionSection(0..<3, sizes: .uniform(CGSize(width: 100, height: 40))) { _ in Color.blue }
                    .header(length: 55) { Color.red }
            })
        #expect((0..<paged.count).map { seen(paged, $0).filter { $0.color == .red }.count } == [1, 0])
    }

    @Test("What is higher than a page is broken inside where no box crosses")
    func nested() {
        let chapter = VStack(spacing: 0) { ForEach(0..<3) { _ in Color.blue.frame(height: 60) } }
        let paged = pages(
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                chapter.padding(5).background(Color.gray)
            })
        #expect(paged.diagnostics.isEmpty)
        #expect(
            (0..<paged.count).map { seen(paged, $0).filter { $0.color == .blue }.map(\.rect.height) } == [
                [60], [60], [60],
            ])
    }

    @Test("What cannot be broken is cut at the height of the page, and that is reported")
    func cut() throws {
        let paged = pages(
            VStack(spacing: 0) {
                Color.red.frame(height: 30)
                Color.blue.frame(height: 250).named("tall")
                Color.green.frame(height: 30)
            })
        #expect(paged.count == 4)
        #expect(
            (1..<4).map { seen(paged, $0).filter { $0.color == .blue }.map(\.rect.height) } == [[100], [100], [50]])
        #expect(seen(paged, 3).last?.rect == rect(10, 60, 100, 30))
        #expect(paged.diagnostics.map(\.kind) == [.cutAtPage(2)])
        #expect(paged.diagnostics.first?.path.contains("tall") == true)
    }

    @Test("Everything is on a page exactly once, whatever the heights")
    func complete() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<40 {
            let heights = (0..<30).map { _ in CGFloat(Int.random(in: 0...130, using: &random)) }
            let spacing = CGFloat(Int.random(in: 0...20, using: &random))
            let paged = pages(VStack(spacing: spacing) { ForEach(0..<30) { Color.blue.frame(height: heights[$0]) } })
            var sum: CGFloat = 0
            for page in 0..<paged.count {
                let boxes = seen(paged, page)
                for box in boxes {
                    #expect(box.rect.minY >= 10 - 0.01 && box.rect.maxY <= 110 + 0.01)
                    sum += box.rect.height
                }
                for (box, next) in zip(boxes, boxes.dropFirst()) { #expect(box.rect.maxY <= next.rect.minY + 0.01) }
            }
            #expect(abs(sum - heights.reduce(0, +)) < 1e-6)
        }
    }

    @Test("A footer is in the middle of the lower margin of each page")
    func footer() throws {
        let view = layout(VStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 90) } }, 100)
        let paged = view.pages(Self.format) { page, count in
            Color.blue.frame(width: CGFloat(page), height: CGFloat(count))
        }
        let footer = try #require(seen(paged, 1).last)
        #expect(abs(footer.rect.midX - 60) < 0.26 && abs(footer.rect.midY - 115) < 0.26)
        #expect(footer.rect.size == CGSize(width: 2, height: 3))
    }

    @Test("A header is in the middle of the upper margin of each page, above the content and the footer")
    func header() throws {
        let view = layout(VStack(spacing: 0) { ForEach(0..<3) { _ in Color.red.frame(height: 90) } }, 100)
        let paged = view.pages(Self.format) { page, count in
            Color.green.frame(width: CGFloat(page), height: CGFloat(count))
        } footer: { page, _ in
            Color.blue.frame(width: CGFloat(page), height: 1)
        }
        let boxes = seen(paged, 2)
        let header = try #require(boxes.dropLast().last)
        #expect(abs(header.rect.midX - 60) < 0.26 && abs(header.rect.midY - 5) < 0.26)
        #expect(header.rect.size == CGSize(width: 3, height: 3))
        #expect(try #require(boxes.last).rect.midY > 110)
    }

    @Test("The background of the picture fills the sheet, and a wider picture is reported")
    func wide() {
        let paged = layout(Color.red.frame(width: 300, height: 20)).pages(Self.format)
        #expect(paged.diagnostics.map(\.kind) == [.widerThanPage(width: 300, room: 100)])
    }

    @Test("The sentence about a wide picture takes any number", arguments: [CGFloat.nan, .infinity, 1e300, 299.5])
    func wideSentence(_ width: CGFloat) {
        let sentence = ViewDiagnostic(node: nil, path: "", kind: .widerThanPage(width: width, room: 100)).sentence
        #expect(sentence.hasSuffix("points wide, and 100 are free on a page"))
        if width == 299.5 { #expect(sentence.hasPrefix("the picture is 300 points")) }
    }

    @Test("Pages without end are left out, and that is reported")
    func endless() {
        let breaks = PageBreaks(
            [PageBlock(rows: [0], start: 0, end: 1e9)], pageLength: 100, contentLength: 1e9)
        #expect(breaks.pages.count == PageBreaks.pageLimit)
        #expect(breaks.isIncomplete)
    }

    @Test("Sizes of sheets that are none become 1, and margins leave room", arguments: [CGFloat.nan, -5, 0, .infinity])
    func hostileFormat(_ number: CGFloat) {
        let format = PageFormat(size: CGSize(width: number, height: 100), margin: number)
        #expect(format.content.width >= 1 && format.content.height >= 1)
        #expect(PageFormat.a4.landscape.size == CGSize(width: 842, height: 595))
    }
}
