import Mullion
import Testing

@Suite struct GridViewTests {
    @Test func `A grid of rows with everything that SwiftUI's has`() throws {
        let picture = layout(
            Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
                GridRow(alignment: .bottom) {
                    Color.red.frame(width: 20, height: 10).named("a")
                    Color.red.frame(width: 30, height: 40).gridColumnAlignment(.trailing).named("b")
                }
                Divider().gridCellUnsizedAxes(.horizontal).named("line")
                ForEach(0..<2, id: \.self) { index in
                    GridRow {
                        Color.blue.frame(width: 40, height: 10).named("c\(index)")
                        Color.blue.frame(width: 10, height: 10).named("d\(index)")
                    }
                    .padding(1)
                }
                GridRow {
                    Color.green.frame(width: 5, height: 5).gridCellAnchor(.center).gridCellColumns(2).named("e")
                }
            }, 300, 300)
        #expect(try picture.frame("a") == rect(0, 30, 20, 10))
        #expect(try picture.frame("b") == rect(52, 0, 30, 40))
        #expect(try picture.frame("line") == rect(0, 45, 82, 1))
        #expect(try picture.frame("c0") == rect(1, 52, 40, 10))
        #expect(try picture.frame("d0") == rect(71, 52, 10, 10))
        #expect(try picture.frame("c1") == rect(1, 69, 40, 10))
        #expect(try picture.frame("e") == rect(38.5, 85, 5, 5))
        #expect(picture.diagnostics.isEmpty)
    }

    @Test func `A grid row outside of a grid stands for its views`() throws {
        let picture = layout(
            HStack(spacing: 0) {
                GridRow {
                    Color.red.frame(width: 20, height: 10).named("a")
                    Color.red.frame(width: 30, height: 10).named("b")
                }
            }, 100, 100)
        #expect(try picture.frame("b").minX == 20)
    }

    @Test func `Lazy grids arrange views in columns and rows`() throws {
        func cells(_ name: String) -> some View {
            ForEach(0..<5, id: \.self) { Color.red.frame(width: 10, height: 10).named("\(name)\($0)") }
        }
        let picture = layout(
            VStack(alignment: .leading, spacing: 0) {
                LazyVGrid(
                    columns: [GridItem(.fixed(40)), GridItem(.fixed(60))], spacing: 2, pinnedViews: .sectionHeaders
                ) {
                    cells("v")
                }
                LazyHGrid(rows: [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(20))], spacing: 2) { cells("h") }
                    .frame(height: 40)
            }, nil, nil)
        #expect(try picture.frame("v4") == rect(15, 24, 10, 10))
        #expect(try picture.frame("h4") == rect(24, 39, 10, 10))
    }

    @Test func `A host that updates a grid has the frames of a new one`() throws {
        func view(_ rows: [Int]) -> some View {
            Grid(horizontalSpacing: 2, verticalSpacing: 2) {
                ForEach(rows, id: \.self) { row in
                    if row == 0 {
                        Divider()
                    } else {
                        GridRow {
                            ForEach(0..<row, id: \.self) { Color.red.frame(width: CGFloat(10 * row + $0), height: 10) }
                        }
                    }
                }
            }
        }
        let host = ViewHost(view([]))
        for rows in [[1, 2], [2, 1], [0, 3, 1], [3, 0], [5, 4, 0, 2], [2, 5], []] {
            host.update(view(rows))
            let fresh = ViewHost(view(rows))
            let proposal = ProposedViewSize(width: 200, height: nil)
            #expect(
                host.layout(in: proposal).frames.map(\.absoluteFrame)
                    == fresh.layout(in: proposal).frames.map(\.absoluteFrame), "\(rows)")
        }
    }
}
