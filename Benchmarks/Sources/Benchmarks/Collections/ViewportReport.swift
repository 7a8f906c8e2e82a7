import CMeasuring
import MullionCollection
import MullionGeometry

/// Measures each layout with a viewport, with a million elements, and prints a table of Markdown.
///
/// The last row is a linear scan, as virtualizers do it that keep an array of lengths: a new length sums up the array
/// again, a query searches it.
struct ViewportReport {
    let samples: Int
    private static let count = 1_000_000
    private static let size = CGSize(width: 800, height: 800)

    func run() {
        print(
            "\n| 1,000,000 | build ms | bytes per element | visible µs | elements | resize and visible µs |"
                + " insert and visible µs |")
        print("|---|--:|--:|--:|--:|--:|--:|")
        compositional("compositional, three columns", .absolute(60))
        compositional("compositional, estimated, a third measured", .estimated(60))
        arranged("masonry, four lanes", MasonryArrangement(lanes: 4))
        arranged("photo rows", JustifiedArrangement(targetLength: 120))
        arranged("tiles", TileArrangement(columns: 6) { TileSpan(columns: $0 % 3 + 1, rows: $0 % 2 + 1) })
        spreadsheet()
        outline()
        linearScan()
    }

    private func compositional(_ name: String, _ height: LayoutSize.Dimension) {
        let size = LayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height)
        let group = LayoutGroup.horizontal(layoutSize: size, subitem: LayoutItem(layoutSize: size), count: 3)
        var isEstimated = false
        if case .estimated = height { isEstimated = true }
        measure(
            name, inserts: isEstimated ? 5 : 2_000,
            make: { () -> CompositionalLayout in
                var layout = CompositionalLayout(section: LayoutSection(group: group), viewport: Self.viewport)
                layout.prepare(itemCounts: [Self.count])
                return layout
            },
            prepare: { (layout: inout CompositionalLayout) in
                guard isEstimated else { return }
                layout.edit(keeping: .none) { layout in
                    for item in stride(from: 0, to: Self.count, by: 3) {
                        let size = CGSize(width: 266, height: CGFloat(30 + item % 40))
                        layout.resizeItem(at: ItemPath(section: 0, item: item), to: size)
                    }
                }
            },
            resize: { (layout: inout CompositionalLayout, item: Int, length: CGFloat) in
                layout.resizeItem(
                    at: ItemPath(section: 0, item: item), to: CGSize(width: 266, height: length), keeping: .none)
            },
            insert: { (layout: inout CompositionalLayout, item: Int) in
                layout.insertItems(count: 1, at: ItemPath(section: 0, item: item), keeping: .none)
            }, query: { (layout: CompositionalLayout) in layout.elements(in: layout.viewport.bounds).count })
    }

    private func arranged(_ name: String, _ arrangement: any SectionArrangement) {
        let sizes = (0..<Self.count).map { (item: Int) -> CGSize in
            CGSize(width: CGFloat(50 + item * 7 % 100), height: CGFloat(30 + item * 37 % 99))
        }
        var sections = FlowSections()
        sections.append(FlowSection(.variable(0), arrangement: .custom(arrangement)), sizes: sizes)
        measure(
            name, edits: 5,
            make: { () -> CollectionFlowLayout in
                var layout = CollectionFlowLayout(viewport: Self.viewport)
                layout.prepare(from: sections)
                return layout
            },
            resize: { (layout: inout CollectionFlowLayout, item: Int, length: CGFloat) in
                layout.resizeItem(
                    at: ItemPath(section: 0, item: item), to: CGSize(width: 100, height: length), keeping: .none)
            },
            insert: { (layout: inout CollectionFlowLayout, item: Int) in
                let size = CGSize(width: 100, height: 40)
                layout.insertItems([size], at: ItemPath(section: 0, item: item), keeping: .none)
            }, query: { (layout: CollectionFlowLayout) in layout.elements(in: layout.viewport.bounds).count })
    }

    private func spreadsheet() {
        measure(
            "spreadsheet of 1,000 columns, frozen row and column",
            make: { () -> SpreadsheetLayout in
                var sheet = SpreadsheetLayout(
                    rowCount: Self.count, height: .estimated(24), columnCount: 1_000, width: .fixed(80),
                    viewport: Self.viewport)
                (sheet.frozenRowCount, sheet.frozenColumnCount) = (1, 1)
                return sheet
            },
            resize: { (sheet: inout SpreadsheetLayout, row: Int, length: CGFloat) in
                sheet.setHeight(.fixed(length), ofRow: row, keeping: .none)
            },
            insert: { (sheet: inout SpreadsheetLayout, row: Int) in
                sheet.insertRows(height: .fixed(30), at: row, keeping: .none)
            },
            query: { (sheet: SpreadsheetLayout) in sheet.visibleCells().count })
    }

    private func outline() {
        let rows = (0..<Self.count).map { OutlineRow(depth: min($0 % 10, 4), height: .estimated(24)) }
        for levels in [0, 3] {
            measure(
                levels == 0 ? "outline" : "outline, three levels stick",
                make: { () -> OutlineLayout in
                    var outline = OutlineLayout(rows: rows, viewport: Self.viewport)
                    outline.stickyLevels = levels
                    return outline
                },
                resize: { (outline: inout OutlineLayout, row: Int, length: CGFloat) in
                    outline.setHeight(.fixed(length), ofRow: row, keeping: .none)
                },
                insert: { (outline: inout OutlineLayout, row: Int) in
                    outline.insertRows([OutlineRow(height: .fixed(30))], before: row, keeping: .none)
                },
                query: { (outline: OutlineLayout) in outline.visibleRows().count })
        }
    }

    /// The starts of all elements, in an array.
    private struct Scan {
        var lengths: [CGFloat]
        var starts: [CGFloat] = []
        var viewport = ViewportReport.viewport
        var contentSize: CGSize { CGSize(width: 800, height: starts[starts.count - 1] + lengths[lengths.count - 1]) }

        mutating func sum(from first: Int) {
            starts.removeLast(starts.count - min(first, starts.count))
            for item in starts.count..<lengths.count {
                starts.append(item == 0 ? 0 : starts[item - 1] + lengths[item - 1])
            }
        }
    }

    private func linearScan() {
        measureMoving(
            "linear scan", edits: 5,
            make: { () -> Scan in
                var scan = Scan(lengths: Array(repeating: 24, count: Self.count))
                scan.sum(from: 0)
                return scan
            }, move: { $0.viewport.bounds.origin.y = $1 }, length: { $0.contentSize.height },
            resize: { (scan: inout Scan, item: Int, length: CGFloat) in
                scan.lengths[item] = length
                scan.sum(from: item)
            },
            insert: { (scan: inout Scan, item: Int) in
                scan.lengths.insert(24, at: item)
                scan.sum(from: item)
            },
            query: { (scan: Scan) in
                let bounds = scan.viewport.bounds
                return (scan.starts.firstIndex { $0 >= bounds.maxY } ?? scan.starts.count)
                    - (scan.starts.lastIndex { $0 <= bounds.minY } ?? 0)
            })
    }

    private static var viewport: FlowViewport { FlowViewport(bounds: CGRect(origin: .zero, size: size)) }

    private func measure<Layout: ViewportLayout>(
        _ name: String, edits: Int = 2_000, inserts: Int? = nil, make: () -> Layout,
        prepare: (inout Layout) -> Void = { _ in },
        resize: (inout Layout, Int, CGFloat) -> Void, insert: (inout Layout, Int) -> Void, query: (Layout) -> Int
    ) {
        measureMoving(
            name, edits: edits, inserts: inserts, make: make, prepare: prepare,
            move: { $0.viewport.bounds.origin.y = $1 },
            length: { $0.contentSize.height }, resize: resize, insert: insert, query: query)
    }

    private func measureMoving<Layout>(
        _ name: String, edits: Int, inserts: Int? = nil, make: () -> Layout, prepare: (inout Layout) -> Void = { _ in },
        move: (inout Layout, CGFloat) -> Void, length: (Layout) -> CGFloat,
        resize: (inout Layout, Int, CGFloat) -> Void, insert: (inout Layout, Int) -> Void, query: (Layout) -> Int
    ) {
        let builds = (0..<samples).map { _ in seconds { _ = make() } * 1e3 }
        measuring_start_counting()
        var layout = make()
        measuring_stop_counting()
        let bytes = Double(measuring_heap_growth()) / Double(Self.count)
        prepare(&layout)
        var random = NumberSequence()
        let end = Int(length(layout)) - 800
        let queries = edits == 2_000 ? 2_000 : 200
        var elements = 0
        let visible = (0..<samples).map { _ in
            elements = 0
            return seconds {
                for _ in 0..<queries {
                    move(&layout, CGFloat(random.next(0, end)))
                    elements += query(layout)
                }
            } * 1e6 / Double(queries)
        }
        func microseconds(_ count: Int, _ edit: (inout Layout, Int) -> Void) -> Double {
            let times = (0..<samples).map { _ in
                seconds {
                    for _ in 0..<count {
                        edit(&layout, random.next(0, Self.count - 1))
                        elements += query(layout) > 0 ? 0 : 1
                    }
                } * 1e6 / Double(count)
            }
            return median(times)
        }
        let resized = microseconds(edits) { resize(&$0, $1, CGFloat(random.next(20, 60))) }
        let inserted = microseconds(inserts ?? edits, insert)
        print(
            "| \(name) | \(CollectionReport.digits(median(builds))) | \(CollectionReport.digits(bytes)) |"
                + " \(CollectionReport.digits(median(visible))) | \(elements / queries) |"
                + " \(CollectionReport.digits(resized)) | \(CollectionReport.digits(inserted)) |")
    }
}
