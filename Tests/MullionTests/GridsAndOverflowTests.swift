import Foundation
import Mullion
import Testing

/// The article "Grids and overflow": its code, its numbers and its picture.
@Suite struct GridsAndOverflowTests {
    @Test("The grid of the article has the columns it says")
    func grid() throws {
        let prices = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 4) {
            GridRow {
                Color.red.frame(width: 60, height: 20)
                Color.blue.frame(width: 30, height: 10).gridColumnAlignment(.trailing).named("first")
            }
            GridRow {
                Color.red.frame(width: 20, height: 20)
                Color.blue.frame(width: 50, height: 20).named("second")
            }
            Color.gray.frame(height: 2).gridCellUnsizedAxes(.horizontal).named("line")
        }
        let picture = ViewRenderer(prices).layout()
        func frame(_ name: String) throws -> CGRect { try #require(picture.frames.first { $0.name == name }).frame }
        #expect(picture.size == CGSize(width: 120, height: 50))
        #expect(try frame("first").minX == 90)
        #expect(try frame("first").maxX == 120)
        #expect(try frame("second").minX == 70)
        #expect(try frame("line").width == 120)
    }

    @Test("The lazy grid of the article has a fixed column and three others")
    func lazyGrid() throws {
        let items = [GridItem(.fixed(100), spacing: 8), GridItem(.adaptive(minimum: 60), spacing: 8)]
        let grid = LazyVGrid(columns: items) { ForEach(0..<5) { _ in Color.red.frame(height: 10) } }
        let picture = ViewRenderer(grid).layout(in: ProposedViewSize(width: 320, height: nil))
        let cells = picture.frames.filter { $0.kind == "frame" }.map(\.frame)
        #expect(cells.count == 5)
        let widths = cells.prefix(4).map { ($0.width * 100).rounded() / 100 }
        #expect(widths == [100, 65.33, 65.33, 65.33])
        #expect(cells[4].minX == 0 && cells[4].minY > 0)
    }

    @Test("The overflow stack of the article shows three tags in 200 points, and the others are counted")
    func overflow() throws {
        let tags = OverflowHStack(spacing: 8) {
            ForEach(0..<6) { _ in Color.green.frame(width: 40, height: 20) }
        } overflow: { hidden in
            Text("+\(hidden.count)").frame(width: 30)
        }
        func texts(_ width: CGFloat) -> [String] {
            ViewRenderer(tags).layout(in: ProposedViewSize(width: width, height: nil)).displayList.commands.compactMap {
                if case .text(let run) = $0 { run.string } else { nil }
            }
        }
        #expect(texts(200) == ["+3"])
        #expect(texts(222) == ["+2"])
        #expect(texts(221.5) == ["+3"])
        #expect(texts(280) == [])
    }

    /// To accept a new picture: mullion render Examples/calendar.json -o
    /// Sources/Mullion/Mullion.docc/Resources/calendar.svg
    @Test("The pictures in the documentation are those of the examples", arguments: ["calendar", "css/holy-grail"])
    func picture(_ name: String) throws {
        let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let picture = try Document(Data(contentsOf: package.appendingPathComponent("Examples/\(name).json"))).layout()
            .view
        let stem = name.split(separator: "/").last ?? ""
        let file = package.appendingPathComponent("Sources/Mullion/Mullion.docc/Resources/\(stem).svg")
        #expect(
            try String(contentsOf: file, encoding: .utf8)
                == SVGRenderer().render(picture.displayList, size: picture.canvasSize).output)
    }
}
