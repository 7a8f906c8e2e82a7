import Foundation
import Mullion
import Testing

/// The code and the numbers of the article on collections. What is between `// snippet` and `// end` is printed
/// there.
@Suite("Collections of a million items")
struct CollectionArticleTests {
    @Test("Item 480,000 is where the article says, and scrolling by a line makes one line")
    func million() throws {
        // snippet
        var configuration = FlowConfiguration()
        configuration.sectionHeadersPinToVisibleBounds = true

        struct Numbers: View {
            var configuration: FlowConfiguration

            var body: some View {
                ScrollView(offset: .at(y: 8_000_000)) {
                    FlowCollection(configuration) {
                        CollectionSection(0..<1_000_000, sizes: .uniform(CGSize(width: 90, height: 40))) { number in
                            Text("\(number)").named("item \(number)")
                        }
                        .header(length: 30) {
                            Text("A million numbers").named("header")
                        }
                    }
                }
            }
        }

        let host = ViewHost(Numbers(configuration: configuration))
        let picture = host.layout(in: ProposedViewSize(width: 320, height: 480))
        // end
        func cell(of name: String, in picture: LaidOutView) throws -> NodeFrame {
            let frames = picture.frames
            let content = try #require(frames.first { $0.name == name })
            return picture.frames[try #require(content.parent)]
        }
        #expect(try cell(of: "item 480000", in: picture).absoluteFrame == CGRect(x: 0, y: 30, width: 90, height: 40))
        #expect(try cell(of: "item 480001", in: picture).absoluteFrame.minX == 115)
        #expect(try cell(of: "header", in: picture).absoluteFrame == CGRect(x: 0, y: 0, width: 320, height: 30))
        let items = Set(picture.frames.filter { $0.kind == "collectionItem" }.map(\.node))
        #expect(items.count == 39)
        #expect(picture.frames.first { $0.kind == "flowCollection" }?.frame.height == 16_666_720)

        // snippet
        host.scroll(to: .at(y: 8_000_050))
        let next = host.layout(in: ProposedViewSize(width: 320, height: 480))
        // end
        let after = Set(next.frames.filter { $0.kind == "collectionItem" }.map(\.node))
        #expect(after.count == 39)
        #expect(try cell(of: "item 480000", in: next).absoluteFrame.minY == -20)
        let first = next.frames.filter { $0.kind == "collectionItem" }.dropLast(3).map(\.node)
        #expect(items.isSuperset(of: first))
    }

    @Test("Of a billion cells those in the window have nodes")
    func spreadsheet() {
        // snippet
        var sheet = SpreadsheetLayout(rowCount: 1_000_000, height: .fixed(24), columnCount: 1_000, width: .fixed(120))
        sheet.frozenRowCount = 1

        let view = ScrollView([.horizontal, .vertical], offset: .at(x: 4_000, y: 90_000)) {
            ViewportCollection(sheet) { cell in
                Text("\(cell.row), \(cell.column)")
            }
        }
        // end
        let picture = ViewHost(view).layout(in: ProposedViewSize(width: 320, height: 480))
        let cells = picture.frames.filter { $0.kind == "collectionItem" }
        #expect((60..<250).contains(cells.count))
        #expect(cells.contains { $0.absoluteFrame == CGRect(x: -40, y: 0, width: 120, height: 24) })
    }

    /// To accept a new picture: mullion render Examples/collections/photo-grid.json
    /// --data Examples/collections/photo-grid-data.json -o Sources/Mullion/Mullion.docc/Resources/photo-grid.svg
    @Test("The picture in the documentation is the photo grid")
    func photoGrid() throws {
        let package = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        func data(_ path: String) throws -> Data { try Data(contentsOf: package.appendingPathComponent(path)) }
        let folder = "Examples/collections/photo-grid"
        let template = try DocumentTemplate(try data("\(folder).json"))
        let picture = try template.filled(with: try DocumentData(json: try data("\(folder)-data.json"))).layout().view
        let svg = SVGRenderer().render(picture.displayList, size: picture.canvasSize).output
        let committed = try data("Sources/Mullion/Mullion.docc/Resources/photo-grid.svg")
        #expect(svg == String(decoding: committed, as: UTF8.self))
    }
}
