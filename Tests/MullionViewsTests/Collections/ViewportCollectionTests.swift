import Mullion
import MullionTestSupport
import Testing

@Suite("Views of layouts with a viewport")
struct ViewportCollectionTests {
    private static let proposal = ProposedViewSize(width: 320, height: 480)

    /// The cells by the texts in them, in coordinates of the drawing.
    private func cells(_ picture: LaidOutView) -> [String: CGRect] {
        var result: [String: CGRect] = [:]
        for frame in picture.frames where frame.kind == "text" {
            guard let parent = frame.parent, let name = frame.name else { continue }
            result[name] = picture.frames[parent].absoluteFrame
        }
        return result
    }

    private func expect<Arrangement: ViewportLayout>(
        _ picture: LaidOutView, _ arrangement: Arrangement, at offset: CGPoint,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        var arrangement = arrangement
        arrangement.viewport.bounds = CGRect(x: offset.x, y: offset.y, width: 320, height: 480)
        let searched = arrangement.viewport.bounds.insetBy(dx: -64, dy: -64)
        let expected = Dictionary(
            uniqueKeysWithValues: arrangement.viewportElements(in: searched, limit: 10_000).elements.map {
                ("\($0.id)", $0.frame.offsetBy(dx: -offset.x, dy: -offset.y))
            })
        #expect(cells(picture) == expected, sourceLocation: sourceLocation)
    }

    @Test("Of a billion cells only those in the window and its margin are made, and frozen ones stay")
    func spreadsheet() {
        var sheet = SpreadsheetLayout(rowCount: 1_000_000, height: .fixed(20), columnCount: 1_000, width: .fixed(80))
        (sheet.frozenRowCount, sheet.frozenColumnCount) = (1, 1)
        let host = ViewHost(
            ScrollView([.horizontal, .vertical], offset: .at(x: 8_030, y: 9_000_005)) {
                ViewportCollection(sheet) { Text(verbatim: "\($0)").named("\($0)") }
            })
        let picture = host.layout(in: Self.proposal)
        expect(picture, sheet, at: CGPoint(x: 8_030, y: 9_000_005))
        #expect(picture.nodeCount < 800)
        let frozen = cells(picture)["\(SpreadsheetPosition(row: 0, column: 0))"]
        #expect(frozen == CGRect(x: 0, y: 0, width: 80, height: 20))
        host.scroll(to: .at(x: 40_000, y: 10))
        expect(host.layout(in: Self.proposal), sheet, at: CGPoint(x: 40_000, y: 10))
    }

    @Test("Rows of an outline stick in a scroll view, and fill its width")
    func outline() {
        var outline = OutlineLayout(rows: (0..<10_000).map { OutlineRow(depth: $0 % 10 % 4, height: .fixed(24)) })
        outline.stickyLevels = 3
        outline.collapse(21)
        let host = ViewHost(
            ScrollView(offset: .at(y: 500)) { ViewportCollection(outline) { Text("\($0)").named("\($0)") } })
        for offset: CGFloat in [500, 0, 12_345] {
            host.scroll(to: .at(y: offset))
            expect(host.layout(in: Self.proposal), outline, at: CGPoint(x: 0, y: offset))
        }
    }

    @Test("Shelves of a compositional layout are as wide as the scroll view")
    func compositional() {
        let size = LayoutSize(widthDimension: .fractionalWidth(0.4), heightDimension: .absolute(90))
        let whole = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))
        var section = LayoutSection(
            group: .horizontal(layoutSize: size, subitems: [LayoutItem(layoutSize: whole)]))
        section.orthogonalScrollingBehavior = .continuous
        section.interGroupSpacing = 10
        var layout = CompositionalLayout(section: section)
        layout.prepare(itemCounts: Array(repeating: 20, count: 1_000))
        layout.setOrthogonalOffset(77, ofSection: 101)
        let host = ViewHost(
            ScrollView(offset: .at(y: 9_000)) { ViewportCollection(layout) { Text("\($0)").named("\($0)") } })
        for offset: CGFloat in [9_000, 30] {
            host.scroll(to: .at(y: offset))
            expect(host.layout(in: Self.proposal), layout, at: CGPoint(x: 0, y: offset))
        }
    }

    @Test("An element keeps its nodes while it is visible, also when its identity in the data moves")
    func identity() {
        func view(_ rows: [String]) -> some View {
            let outline = OutlineLayout(rows: rows.map { _ in OutlineRow(height: .fixed(20)) })
            return ViewportCollection(outline, id: { rows[$0] }) { Text(verbatim: rows[$0]).named(rows[$0]) }
        }
        let host = ViewHost(view(["a", "b", "c"]))
        func nodes() -> [String: NodeID] {
            let frames = host.layout(in: Self.proposal).frames.filter { $0.kind == "text" }
            return Dictionary(uniqueKeysWithValues: frames.map { ($0.name ?? "", $0.node) })
        }
        let before = nodes()
        host.update(view(["x", "a", "b", "c"]))
        let after = nodes()
        #expect(after.count == 4)
        #expect(before.allSatisfy { after[$0.key] == $0.value })
    }

    @Test("Without a scroll view everything is made, as far as the limit allows")
    func limit() {
        let sheet = SpreadsheetLayout(rowCount: 1_000_000, height: .fixed(1), columnCount: 1_000, width: .fixed(1))
        var limits = Limits.default
        limits.collectionItems = 50
        let host = ViewHost(ViewportCollection(sheet) { _ in Color.red }.environment(\.limits, limits))
        let picture = host.layout(in: Self.proposal)
        let size = picture.frames.first { $0.kind == "viewportCollection" }?.frame.size
        #expect(size == CGSize(width: 1_000, height: 1_000_000))
        #expect(picture.frames.count { $0.kind == "collectionItem" } == 50)
        #expect(picture.diagnostics.map(\.kind) == [.omittedElements(count: 999_999_950)])
    }
}
